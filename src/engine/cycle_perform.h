// How the cycle lets a rule decide, for the files that it is made of.
#pragma once

#include "engine/cycle.h"
#include "rules/echo.h"
#include "rules/family.h"
#include "rules/view.h"

namespace pawl {

inline constexpr int kDecisionsMax = 100;  // of one operation against conflicts
// Of reads that depend on reads: up a tree, and some more.
inline constexpr int kReadLevelsMax = kTreeDepthMax + 16;

// It may go better the next time, as the store is.
inline bool IsPassing(const Error& error) {
  return error.code == ErrorCode::kOverloaded || error.code == ErrorCode::kUnavailable ||
         error.code == ErrorCode::kNotReady;
}

// What is done is echoed to those who follow it, in the same step.
template <typename Decider>
auto Cycle::DecideOnce(Decider& decide, View& view, Draft& draft) {
  draft.Clear();
  auto result = decide(view, draft);
  if (result.ok() && !watched_.empty()) Echo(view, now_, draft);
  return result;
}

// Stages what was decided; nothing: it rests on what is not so any more. The result is the decider's.
template <typename T>
std::optional<Result<T>> Cycle::StageDecision(Result<T> result, const View& view, Draft& draft) {
  if (view.damage()) return *view.damage();
  if (view.incomplete()) return Error{ErrorCode::kInternal, "the reads of an operation have no end"};
  if (!result.ok()) draft.Clear();  // a refusal changes nothing, but must rest on what is so
  CountTransitions(draft);
  const Result<bool> applied = batch_->Apply(view.guards(), draft.changes);
  if (!applied.ok()) return applied.error();
  if (!*applied) {
    ++tally_.conflicts;
    return std::nullopt;
  }
  Keep(draft);
  return result;
}

// Runs a decider until its view is complete and its changes are staged. `warm`: a view that it was tried on before.
template <typename Decider>
auto Cycle::Perform(Decider decide, View* warm) -> decltype(decide(std::declval<View&>(), std::declval<Draft&>())) {
  for (int tries = 0; tries < kDecisionsMax; ++tries) {
    View& view = tries == 0 && warm != nullptr ? *warm : *view_;
    if (&view == warm) {
      view.Again();
    } else {
      view.Reset();
    }
    auto result = DecideOnce(decide, view, draft_);
    for (int level = 0; view.incomplete() && level < kReadLevelsMax; ++level) {
      Complete(view);
      result = DecideOnce(decide, view, draft_);
    }
    if (auto staged = StageDecision(std::move(result), view, draft_)) return *std::move(staged);
  }
  return Error{ErrorCode::kOverloaded, "the records are too contended; try again"};
}

template <typename Op, typename Wanted, typename Done>
void Cycle::PerformAll(const std::vector<Op>& ops, Presumes presumes, Wanted wanted, Done done) {
  using Decision = decltype(pawl::Decide(ops[0], *view_, now_, draft_));
  const auto decider = [&](std::size_t i) {
    return [&, i](View& view, Draft& draft) { return pawl::Decide(ops[i], view, now_, draft); };
  };
  std::vector<std::optional<Decision>> decisions(ops.size());
  std::vector<Prepared> all = Prefetch(ops.size(), presumes, [&](std::size_t i, Prepared& one) {
    auto decide = decider(i);
    return !decisions[i].emplace(DecideOnce(decide, one.view, one.draft)).ok();
  });
  for (std::size_t i = 0; i < ops.size(); ++i) {
    if (!wanted(i)) continue;
    std::optional<Decision> staged;
    Prepared* one = all.empty() ? nullptr : &all[i];
    if (one != nullptr && one->holds()) staged = StageDecision(*std::move(decisions[i]), one->view, one->draft);
    done(i, staged ? *std::move(staged) : Perform(decider(i), one == nullptr ? nullptr : &one->view));
  }
}

}  // namespace pawl
