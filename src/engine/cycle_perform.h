// How the cycle lets a rule decide, for the files that it is made of.
#pragma once

#include "engine/cycle.h"
#include "rules/echo.h"
#include "rules/view.h"

namespace pawl {

inline constexpr int kDecisionsMax = 100;  // of one operation against conflicts
inline constexpr int kReadLevelsMax = 16;  // of reads that depend on reads

// It may go better the next time, as the store is.
inline bool IsPassing(const Error& error) {
  return error.code == ErrorCode::kOverloaded || error.code == ErrorCode::kUnavailable;
}

// What is done is echoed to those who follow it, in the same step.
template <typename Decider>
auto Cycle::DecideOnce(Decider& decide, View& view) {
  draft_.Clear();
  auto result = decide(view, draft_);
  if (result.ok() && !watched_.empty()) Echo(view, now_, draft_);
  return result;
}

// Runs a decider until its view is complete and its changes are staged. The result is the decider's.
template <typename Decider>
auto Cycle::Perform(Decider decide, View* prepared) -> decltype(decide(std::declval<View&>(), std::declval<Draft&>())) {
  for (int tries = 0; tries < kDecisionsMax; ++tries) {
    View& view = *view_;
    view.Reset();
    if (tries == 0 && prepared != nullptr) view.Adopt(*prepared);
    auto result = DecideOnce(decide, view);
    for (int level = 0; view.incomplete() && level < kReadLevelsMax; ++level) {
      Complete(view);
      result = DecideOnce(decide, view);
    }
    if (view.damage()) return *view.damage();
    if (view.incomplete()) return Error{ErrorCode::kInternal, "the reads of an operation have no end"};
    if (!result.ok()) draft_.Clear();  // a refusal changes nothing, but must rest on what is so
    CountTransitions();
    const Result<bool> applied = batch_->Apply(view.guards(), draft_.changes);
    if (!applied.ok()) return applied.error();
    if (*applied) {
      Keep(draft_);
      return result;
    }
    ++tally_.conflicts;
  }
  return Error{ErrorCode::kOverloaded, "the records are too contended; try again"};
}

template <typename Op, typename Done>
void Cycle::PerformAll(const std::vector<Op>& ops, Done done) {
  std::vector<View> views = Prefetch(ops.size(), [&](std::size_t i, View& view) {
    Draft unused;
    (void)pawl::Decide(ops[i], view, now_, unused);
  });
  for (std::size_t i = 0; i < ops.size(); ++i) {
    done(i, Perform([&](View& view, Draft& draft) { return pawl::Decide(ops[i], view, now_, draft); },
                    views.empty() ? nullptr : &views[i]));
  }
}

}  // namespace pawl
