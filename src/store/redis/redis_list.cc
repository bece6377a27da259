#include "store/redis/redis_list.h"

#include <algorithm>

namespace pawl {

void RedisList::Note(const ListPart& part) {
  const bool rested_on = read_ && staged();
  if (!rested_on) {
    read_ = true;
    head_ = part.head;
    tail_ = part.tail;
    stored_ = part.bounds();
    items_.erase(items_.begin(), items_.lower_bound(stored_.head));
  }
  for (const ListItem& item : part.items) {
    if (item.offset < stored_.tail) items_.insert_or_assign(item.offset, item.value);
  }
}

ListBounds RedisList::base() const { return stored_.tail == 0 ? ListBounds{start_, start_} : stored_; }

ListBounds RedisList::bounds() const {
  ListBounds bounds = base();
  bounds.tail += appended_.size() + rings_;
  bounds.head = new_head_.value_or(bounds.head);
  return bounds;
}

std::optional<ListAsk> RedisList::Unread(const ListAsk& ask) const {
  if (!read_) return ask;
  const std::uint64_t first = std::max(ask.from, bounds().head);
  const std::uint64_t end = std::min(stored_.tail, first + ask.items);
  for (std::uint64_t at = first; at < end; ++at) {
    if (!items_.contains(at)) return ListAsk{ask.list, static_cast<std::uint32_t>(end - at), at};
  }
  return std::nullopt;
}

std::vector<ListItem> RedisList::Items(std::uint64_t from, std::size_t limit) const {
  std::vector<ListItem> items;
  const std::uint64_t appended_at = base().tail;
  for (std::uint64_t at = std::max(from, bounds().head); items.size() < limit; ++at) {
    if (at >= appended_at) {
      if (at - appended_at >= appended_.size()) break;
      items.push_back({at, appended_[at - appended_at]});
      continue;
    }
    const auto item = items_.find(at);
    if (item == items_.end()) break;
    items.push_back({at, item->second});
  }
  return items;
}

void RedisList::Append(const ListAppend& append, Stage stage) {
  if (appends_.empty()) start_ = append.start;
  appended_.insert(appended_.end(), append.items.begin(), append.items.end());
  rings_ += append.wakes;
  if (appends_.empty() || appends_.back() != stage) appends_.push_back(stage);
}

void RedisList::Trim(std::uint64_t head, Stage stage) {
  new_head_ = head;
  trimmed_ = stage;
}

// What a later stage rests on stays: the ends as they were read, and this stage.
void RedisList::Drop(Stage stage) {
  stored_ = {};
  items_.clear();
  appended_.clear();
  rings_ = 0;
  start_ = 0;
  new_head_.reset();
  trimmed_ = stage;
  if (appends_.empty() || appends_.back() != stage) appends_.push_back(stage);
}

}  // namespace pawl
