#include "engine/figures_board.h"

#include <algorithm>

#include "base/names.h"

namespace pawl {
namespace {

void AddTo(QueueFigures& sum, const QueueFigures& part) {
  for (std::size_t i = 0; i < sum.counters.size(); ++i) sum.counters[i] += part.counters[i];
  for (std::size_t i = 0; i < sum.counts.size(); ++i) sum.counts[i] += part.counts[i];
  if (part.oldest) sum.oldest = sum.oldest ? std::min(*sum.oldest, *part.oldest) : *part.oldest;
}

}  // namespace

void FiguresBoard::Update(const FiguresTable& table, const FiguresQuery& asked) {
  ++round_;
  DropMissing(table, asked);
  for (const auto& [id, figures] : table) {
    Entry& entry = entries_[id];
    if (entry.changed != 0 && entry.figures == figures) continue;
    entry = {figures, round_, IsOurName(figures.name)};
    ids_[figures.name] = id;
  }
  if (asked.all) Sum();
}

void FiguresBoard::DropMissing(const FiguresTable& table, const FiguresQuery& asked) {
  const std::size_t dropped = std::erase_if(entries_, [&](const auto& item) {
    const auto& [id, entry] = item;
    const bool looked_for = (asked.all && !entry.ours) || asked.queues.contains(entry.figures.name);
    if (!looked_for || table.contains(id)) return false;
    ids_.erase(entry.figures.name);
    return true;
  });
  if (dropped > 0) dropped_ = round_;
}

void FiguresBoard::Sum() {
  totals_ = {};
  for (const auto& [id, entry] : entries_) {
    if (!entry.ours) AddTo(totals_, entry.figures);
  }
}

FiguresEvent FiguresBoard::Next(FiguresPlace& place, const std::optional<std::string>& queue) const {
  FiguresEvent event;
  event.whole = place.told == 0 || dropped_ > place.told;
  if (event.whole) place = {};
  place.told = round_;
  if (!queue) {
    event.totals = totals_;
    Sweep(place, event);
    return event;
  }
  const auto found = ids_.find(*queue);
  if (found != ids_.end()) {
    const Entry& entry = entries_.at(found->second);
    event.totals = entry.figures;
    if (entry.changed > place.known) event.queues.push_back(&entry.figures);
  }
  place.known = round_;
  return event;
}

void FiguresBoard::Sweep(FiguresPlace& place, FiguresEvent& event) const {
  if (place.at == 0) place.sweep = round_;
  for (auto it = entries_.lower_bound(place.at); it != entries_.end(); ++it) {
    const auto& [id, entry] = *it;
    if (entry.ours || entry.changed <= place.known) continue;
    if (event.queues.size() == kQueuesMax) {
      event.truncated = true;
      place.at = id;
      return;
    }
    event.queues.push_back(&entry.figures);
  }
  place.known = place.sweep;
  place.at = 0;
}

}  // namespace pawl
