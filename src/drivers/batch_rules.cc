#include "drivers/batch_rules.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <string>

namespace pawl {
namespace {

// The numbers of a batch by the names that people see in the state of its job. Sorted, as a StateMap is.
struct Entry {
  std::string_view name;
  std::uint64_t (*get)(const BatchState&);
  void (*set)(BatchState&, std::uint64_t);
};

BatchCallbackState ToCallback(std::uint64_t number) {
  return number > static_cast<std::uint64_t>(BatchCallbackState::kAcked) ? BatchCallbackState::kPending
                                                                         : static_cast<BatchCallbackState>(number);
}

constexpr std::array<Entry, 12> kEntries{{
    {"batches", [](const BatchState& s) { return s.counts.branches.joined; },
     [](BatchState& s, std::uint64_t n) { s.counts.branches.joined = n; }},
    {"batches_complete", [](const BatchState& s) { return s.counts.branches.ran; },
     [](BatchState& s, std::uint64_t n) { s.counts.branches.ran = n; }},
    {"batches_succeeded", [](const BatchState& s) { return s.counts.branches.succeeded; },
     [](BatchState& s, std::uint64_t n) { s.counts.branches.succeeded = n; }},
    {"committed", [](const BatchState& s) { return std::uint64_t{s.committed}; },
     [](BatchState& s, std::uint64_t n) { s.committed = n != 0; }},
    {"complete", [](const BatchState& s) { return static_cast<std::uint64_t>(s.complete); },
     [](BatchState& s, std::uint64_t n) { s.complete = ToCallback(n); }},
    {"lapses_ms", [](const BatchState& s) { return static_cast<std::uint64_t>(ToMillis(s.lapses)); },
     [](BatchState& s, std::uint64_t n) { s.lapses = WallFromMillis(static_cast<std::int64_t>(n)); }},
    {"news_end", [](const BatchState& s) { return s.news_end; },
     [](BatchState& s, std::uint64_t n) { s.news_end = n; }},
    {"ran", [](const BatchState& s) { return s.counts.members.ran; },
     [](BatchState& s, std::uint64_t n) { s.counts.members.ran = n; }},
    {"succeeded", [](const BatchState& s) { return s.counts.members.succeeded; },
     [](BatchState& s, std::uint64_t n) { s.counts.members.succeeded = n; }},
    {"success", [](const BatchState& s) { return static_cast<std::uint64_t>(s.success); },
     [](BatchState& s, std::uint64_t n) { s.success = ToCallback(n); }},
    {"told_complete", [](const BatchState& s) { return std::uint64_t{s.told_complete}; },
     [](BatchState& s, std::uint64_t n) { s.told_complete = n != 0; }},
    {"total", [](const BatchState& s) { return s.counts.members.joined; },
     [](BatchState& s, std::uint64_t n) { s.counts.members.joined = n; }},
}};

void Learn(const BatchNews& news, BatchState& state) {
  const bool commits = news.committed && !state.committed;
  const bool acks = news.complete_acked || news.success_acked;
  state.committed = state.committed || news.committed;
  state.counts.members += news.counts.members;
  state.counts.branches += news.counts.branches;
  state.news_end = news.news_end;
  if (news.complete_acked) state.complete = BatchCallbackState::kAcked;
  if (news.success_acked) state.success = BatchCallbackState::kAcked;
  if (state.committed && (commits || acks || news.counts != ChildCounts{})) state.lapses = news.now + kNewsWithin;
}

bool AllRan(const ChildCount& count) { return count.ran == count.joined; }
bool AllSucceeded(const ChildCount& count) { return count.succeeded == count.joined; }

// What the numbers of a committed batch call for.
void Decide(const BatchCallbacks& callbacks, BatchStep& step) {
  BatchState& state = step.state;
  const ChildCounts& counts = state.counts;
  if (state.complete == BatchCallbackState::kPending) {
    if (!AllRan(counts.members) || !AllRan(counts.branches)) return;
    step.enqueue_complete = callbacks.complete;
    if (step.enqueue_complete) state.complete = BatchCallbackState::kEnqueued;
  }
  if (state.complete == BatchCallbackState::kEnqueued) return;
  step.tell_complete = !state.told_complete;
  state.told_complete = true;
  if (!AllSucceeded(counts.members) || !AllSucceeded(counts.branches)) return;
  if (callbacks.success && state.success == BatchCallbackState::kPending) {
    step.enqueue_success = true;
    state.success = BatchCallbackState::kEnqueued;
  }
  if (state.success != BatchCallbackState::kEnqueued) step.end = BatchStep::End::kDone;
}

}  // namespace

StateMap EncodeBatchState(const BatchState& state) {
  StateMap map;
  for (const Entry& entry : kEntries) map.emplace_back(entry.name, std::to_string(entry.get(state)));
  return map;
}

Result<BatchState> DecodeBatchState(const StateMap& state) {
  BatchState decoded;
  for (const auto& [key, text] : state) {
    for (const Entry& entry : kEntries) {
      if (entry.name != key) continue;
      std::uint64_t number = 0;
      const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
      if (failure != std::errc{} || end != text.data() + text.size()) {
        return Error{ErrorCode::kCorrupt,
                     fmt::format("the state of a batch has {} = {}, which is no number", key, text)};
      }
      entry.set(decoded, number);
    }
  }
  return decoded;
}

BatchState NewBatchState(WallTime now) {
  BatchState state;
  state.lapses = now + kCommitWithin;
  return state;
}

BatchStep Advance(const BatchState& before, const BatchCallbacks& callbacks, const BatchNews& news) {
  BatchStep step;
  step.state = before;
  Learn(news, step.state);
  if (step.state.committed) Decide(callbacks, step);
  if (!step.decides() && news.now >= step.state.lapses) step.end = BatchStep::End::kLapsed;
  return step;
}

}  // namespace pawl
