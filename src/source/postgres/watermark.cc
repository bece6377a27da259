#include "source/postgres/watermark.h"

#include <algorithm>
#include <utility>

namespace pawl::source {

bool Watermark::IsDue(SteadyTime now) const { return !looked_ || now - *looked_ >= settle_ / kLooksPerSettle; }

bool Watermark::WantsStamp(SteadyTime now) const {
  return std::ranges::any_of(marks_, [&](const Mark& mark) { return !mark.stamp && now - mark.seen >= settle_; });
}

void Watermark::Stamp(TransactionNumber drawn, SteadyTime now) {
  // Numbers only rise. If they do not, it is another database: an older one that was restored, for example.
  if (drawn <= last_drawn_) {
    marks_.clear();
    ripe_.reset();
  }
  last_drawn_ = drawn;
  for (Mark& mark : marks_) {
    if (mark.stamp || now - mark.seen < settle_) continue;
    mark.stamp = drawn;
    mark.stamped = now;
  }
}

void Watermark::Saw(TransactionNumber lowest_running, std::optional<std::vector<std::string>> greatest,
                    SteadyTime now) {
  looked_ = now;
  while (!marks_.empty() && marks_.front().stamp && lowest_running > *marks_.front().stamp) {
    ripe_ = std::move(marks_.front().greatest);
    ripe_seen_ = marks_.front().seen_last;
    marks_.pop_front();
  }
  if (!greatest) return;
  // A mark that says the same again would only be ripe later.
  const auto& last = marks_.empty() ? ripe_ : std::optional(marks_.back().greatest);
  if (last == greatest) {
    (marks_.empty() ? ripe_seen_ : marks_.back().seen_last) = now;
  } else if (marks_.size() < kMarksMax) {
    marks_.push_back({.greatest = *std::move(greatest), .seen = now, .seen_last = now});
  }
}

std::optional<SteadyTime> Watermark::held_since() const {
  if (marks_.empty() || !marks_.front().stamp) return std::nullopt;
  return marks_.front().stamped;
}

}  // namespace pawl::source
