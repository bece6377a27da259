// The lists and indexes of a batch: what it reads of them, and what it stages.
#include <algorithm>

#include "store/envelope.h"
#include "store/redis/redis_batch.h"

namespace pawl {
namespace {

constexpr std::size_t kItemsTogether = 1'000;

// The first `limit` of what is stored, largest first, as the batch has changed it.
void AppendPage(std::vector<Seq> stored, const std::pmr::map<Seq, bool>& staged, Seq below, std::size_t limit,
                std::vector<Seq>& out) {
  if (!staged.empty()) {
    std::erase_if(stored, [&](Seq seq) { return staged.contains(seq); });
    for (const auto& [seq, added] : staged) {
      if (added && seq < below) stored.push_back(seq);
    }
    std::sort(stored.rbegin(), stored.rend());
  }
  out.insert(out.end(), stored.begin(), stored.begin() + static_cast<std::ptrdiff_t>(std::min(limit, stored.size())));
}

}  // namespace

// ---- Reads ----

void RedisBatch::Prefetch(std::span<const ListAsk> lists, std::span<const IndexAsk> indexes) {
  std::vector<ListAsk> unread;
  for (const ListAsk& ask : lists) {
    if (auto part = lists_[std::string(ask.list.view())].Unread(ask)) unread.push_back(*std::move(part));
  }
  std::vector<IndexAsk> unknown;
  for (const IndexAsk& ask : indexes) {
    const Index& index = IndexOf(ask.index);
    if (index.count && index.Covers(ask.below, ask.members)) continue;
    unknown.push_back(ask);
    unknown.back().members += static_cast<std::uint32_t>(index.staged.size());
  }
  FetchParts(unread, unknown);
}

void RedisBatch::FetchParts(std::span<const ListAsk> lists, std::span<const IndexAsk> indexes) {
  if (failure_) return;
  auto parts = reader_.Parts(lists, indexes);
  if (!parts.ok()) {
    failure_ = parts.error();
    return;
  }
  for (std::size_t i = 0; i < lists.size(); ++i) lists_[std::string(lists[i].list.view())].Note(parts->lists.at(i));
  for (std::size_t i = 0; i < indexes.size(); ++i) {
    Index& index = IndexOf(indexes[i].index);
    IndexPart& part = parts->indexes.at(i);
    if (!index.count) index.count = part.count;
    index.all = part.members.size() < indexes[i].members;
    index.below = indexes[i].below;
    index.members = std::move(part.members);
  }
}

RedisBatch::Index& RedisBatch::IndexOf(const Key& index) {
  const auto [slot, fresh] = indexes_.try_emplace(std::string(index.view()), memory_.resource());
  if (fresh) slot->second.place = PlaceOfIndex(store_.keys_, index);
  return slot->second;
}

RedisList& RedisBatch::ListOf(const Key& list) {
  RedisList& known = lists_[std::string(list.view())];
  if (!known.read()) {
    const ListAsk ask{list};
    FetchParts(std::span(&ask, 1), {});
  }
  return known;
}

Result<std::vector<ListItem>> RedisBatch::ListItems(const Key& list, std::uint64_t from, std::size_t limit) {
  const ListAsk wanted{list, static_cast<std::uint32_t>(std::min(limit, kItemsTogether)), from};
  RedisList& known = lists_[std::string(list.view())];
  std::optional<ListAsk> before;
  while (auto ask = known.Unread(wanted)) {
    if (known.read() && before == ask) break;  // another node has trimmed it: who rests on the head fails
    FetchParts(std::span(&*ask, 1), {});
    if (failure_) return *failure_;
    before = std::move(ask);
  }
  return known.Items(from, wanted.items);
}

bool RedisBatch::Index::Covers(Seq from, std::size_t limit) const {
  if (from > below) return false;
  const auto first = std::lower_bound(members.begin(), members.end(), from, std::greater_equal<>());
  return all || static_cast<std::size_t>(members.end() - first) >= limit;
}

std::vector<Seq> RedisBatch::StoredMembers(const Key& key, Seq below, std::size_t limit) {
  std::vector<Seq> seqs;
  const auto found = indexes_.find(std::string(key.view()));
  if (found != indexes_.end() && found->second.Covers(below, limit)) {
    for (const Seq seq : found->second.members) {
      if (seq < below && seqs.size() < limit) seqs.push_back(seq);
    }
    return seqs;
  }
  const auto done = reader_.IndexBefore(key, below, limit, seqs);
  if (!done.ok() && !failure_) failure_ = done.error();
  return seqs;
}

void RedisBatch::IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out) {
  const auto& staged = IndexOf(index).staged;
  const std::size_t more = std::min(staged.size(), SIZE_MAX - limit);
  AppendPage(StoredMembers(index, below, limit + more), staged, below, limit, out);
}

void RedisBatch::JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out) {
  std::pmr::map<Seq, bool> staged(memory_.resource());
  for (const auto& [key, known] : known_) {
    if (key.kind != RecordKind::kHead || known.staged == 0) continue;
    staged.emplace(KeyReader(key.key.view()).U64(), known.record->version != kAbsent);
  }
  std::vector<Seq> stored;
  const auto done = reader_.JobsBefore(below, limit + std::min(staged.size(), SIZE_MAX - limit), stored);
  if (!done.ok() && !failure_) failure_ = done.error();
  AppendPage(std::move(stored), staged, below, limit, out);
}

std::uint64_t RedisBatch::StoredCount(const Key& index) {
  std::optional<std::uint64_t>& count = IndexOf(index).count;
  if (!count) count = Note(reader_.IndexCount(index));
  return *count;
}

std::uint64_t RedisBatch::IndexCount(const Key& index) {
  std::uint64_t count = StoredCount(index);
  for (const auto& [seq, added] : IndexOf(index).staged) count += added ? 1 : UINT64_MAX;
  return count;
}

// ---- Staging ----

void RedisBatch::StageIndexes(const Changes& changes, RedisStage& stage) {
  const auto put = [&](const IndexEntry& entry, bool added) {
    Index& index = IndexOf(entry.index);
    const auto [slot, fresh] = index.staged.try_emplace(entry.seq, added);
    if (!fresh && !slot->second) --index.removed;
    if (!added) ++index.removed;
    slot->second = added;
    if (index.stages.empty() || index.stages.back() != stage.number) index.stages.push_back(stage.number);
    if (index.place.in_blocks()) {
      stage.seqs.push_back({&index.place.key, {{}, entry.seq}, added, &index.place.counter});
      return;
    }
    const bool by_seq = index.place.group.empty();
    std::optional<std::int64_t> score;
    if (added) score = by_seq ? static_cast<std::int64_t>(entry.seq) : 0;
    FieldName name{entry.seq};
    if (!by_seq) name = {0, memory_.Keep(IndexMember(index.place, entry.seq))};
    stage.members.push_back({&index.place.key, name, score});
  };
  for (const IndexEntry& entry : changes.index_removes) put(entry, false);
  for (const IndexEntry& entry : changes.index_adds) put(entry, true);
}

// The stage happens only if the head of the list is still where this batch knows it.
void RedisBatch::RestOnHead(const Key& key, const RedisList& list, RedisStage& stage) const {
  if (list.trimmed() == 0) {
    stage.checks.push_back({"HGET", store_.keys_.lists(), ListHeadField(key), list.stored_head()});
  } else if (list.trimmed() != stage.number) {
    stage.after.push_back(list.trimmed());
  }
}

void RedisBatch::RestOnTail(const Key& key, const RedisList& list, RedisStage& stage) const {
  stage.checks.push_back({"HGET", store_.keys_.lists(), ListTailField(key), list.stored_tail()});
  for (const Stage before : list.appends()) {
    if (before != stage.number) stage.after.push_back(before);
  }
}

void RedisBatch::SetListField(RedisStage& stage, std::string_view field, std::optional<std::string_view> value) {
  if (value) value = memory_.Keep(*value);
  stage.fields.push_back({&store_.keys_.lists(), {0, memory_.Keep(field)}, value});
}

void RedisBatch::StageLists(const Changes& changes, RedisStage& stage) {
  for (const ListAppend& append : changes.list_appends) StageAppend(append, stage);
  for (const ListTrim& trim : changes.list_trims) StageTrim(trim, stage);
  for (const Key& drop : changes.list_drops) {
    RedisList& list = ListOf(drop);
    RestOnHead(drop, list, stage);
    RestOnTail(drop, list, stage);
    list.Drop(stage.number);
    SetListField(stage, ListHeadField(drop), std::nullopt);
    SetListField(stage, ListTailField(drop), std::nullopt);
  }
}

// Nothing is read for it, and it rests on nothing; but for what is written ahead, whose offsets must be right.
void RedisBatch::StageAppend(const ListAppend& append, RedisStage& stage) {
  RedisStage::Append write{std::string(append.list.view()), append.start, append.wakes, {}};
  std::uint64_t at = 0;
  if (append.own) {
    const RedisList& list = ListOf(append.list);
    RestOnTail(append.list, list, stage);
    at = list.bounds().tail == 0 ? append.start : list.bounds().tail;
    write.wakes = append.items.size();
  }
  for (const std::string& item : append.items) {
    std::string wrapped;
    Wrap(++store_.stamp_, item, wrapped);
    if (append.own) {
      const std::string_view field = memory_.Keep(ListItemField(append.list, at++));
      stage.ahead.push_back({&store_.keys_.lists(), {0, field}, memory_.Keep(wrapped)});
    } else {
      write.items.push_back(std::move(wrapped));
    }
  }
  stage.appends.push_back(std::move(write));
  lists_[std::string(append.list.view())].Append(append, stage.number);
}

// Of two that trim, one was quicker. What this batch has appended can only be trimmed if it stands where it is thought
// to: otherwise another node's item would go.
void RedisBatch::StageTrim(const ListTrim& trim, RedisStage& stage) {
  RedisList& list = ListOf(trim.list);
  const ListBounds bounds = list.bounds();
  const std::uint64_t head = std::min(trim.head, bounds.tail);
  RestOnHead(trim.list, list, stage);
  if (head > list.stored_end()) RestOnTail(trim.list, list, stage);
  for (std::uint64_t at = bounds.head; at < head; ++at) {
    SetListField(stage, ListItemField(trim.list, at), std::nullopt);
  }
  list.Trim(std::max(head, bounds.head), stage.number);
  SetListField(stage, ListHeadField(trim.list), std::to_string(list.bounds().head));
}

}  // namespace pawl
