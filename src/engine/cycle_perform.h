// How the cycle lets a rule decide, for the files that it is made of.
#pragma once

#include "engine/cycle.h"
#include "engine/passing.h"
#include "rules/family.h"
#include "rules/system_messages.h"
#include "rules/txn.h"

namespace pawl {

inline constexpr int kDecisionsMax = 100;  // of one operation against conflicts
// Of reads that depend on reads: up a tree, and some more.
inline constexpr int kReadLevelsMax = kTreeDepthMax + 16;

// On a transaction that has just started over. What is done is published to those who follow it, in the same step.
template <typename Decider>
auto Cycle::DecideOnce(Decider& decide, Txn& txn) {
  auto result = decide(txn);
  if (!result.ok()) return result;
  txn.Close();
  if (!watched_.empty()) Echo(txn);
  return result;
}

// Stages what was decided; nothing: it rests on what is not so any more. The result is the decider's.
template <typename T>
std::optional<Result<T>> Cycle::StageDecision(Result<T> result, Txn& txn) {
  if (txn.damage()) return *txn.damage();
  if (txn.incomplete()) return Error{ErrorCode::kInternal, "the reads of an operation have no end"};
  if (!result.ok()) txn.result().Clear();  // a refusal changes nothing, but its guards must hold
  CountTransitions(txn.result());
  const Result<bool> applied = batch_->Apply(txn.guards(), txn.result().changes);
  if (!applied.ok()) return applied.error();
  if (!*applied) {
    ++tally_.conflicts;
    return std::nullopt;
  }
  Keep(txn.result());
  return result;
}

// Runs a decider until its reads are complete and its changes are staged. `tried`: a transaction that it was tried on
// before, with what was loaded for it.
template <typename Decider>
auto Cycle::Perform(Decider decide, Txn* tried) -> decltype(decide(std::declval<Txn&>())) {
  for (int tries = 0; tries < kDecisionsMax; ++tries) {
    Txn& txn = tries == 0 && tried != nullptr ? *tried : txn_;
    if (tries == 0 && tried == nullptr) txn.Reset(*batch_, now_, watched_);
    if (tries > 0) txn.Reset(*batch_, now_, watched_, tries == 1 && tried != nullptr ? *tried : txn_);
    if (tries == 0 && tried != nullptr) txn.Restart();
    auto result = DecideOnce(decide, txn);
    for (int level = 0; txn.incomplete() && level < kReadLevelsMax; ++level) {
      Complete(txn);
      txn.Restart();
      result = DecideOnce(decide, txn);
    }
    if (auto staged = StageDecision(std::move(result), txn)) return *std::move(staged);
  }
  return Error{ErrorCode::kOverloaded, "the records are too contended; try again"};
}

template <typename Op, typename Wanted, typename Done>
void Cycle::PerformAll(const std::vector<Op>& ops, Assumes assumes, Wanted wanted, Done done) {
  using Decision = decltype(pawl::Decide(ops[0], txn_));
  const auto decider = [&](std::size_t i) { return [&, i](Txn& txn) { return pawl::Decide(ops[i], txn); }; };
  std::vector<std::optional<Decision>> decisions(ops.size());
  const std::span<Txn* const> all = Prefetch(ops.size(), assumes, [&](std::size_t i, Txn& txn) {
    auto decide = decider(i);
    return !decisions[i].emplace(DecideOnce(decide, txn)).ok();
  });
  for (std::size_t i = 0; i < ops.size(); ++i) {
    if (!wanted(i)) continue;
    std::optional<Decision> staged;
    Txn* tried = all.empty() ? nullptr : all[i];
    if (tried != nullptr && IsReady(*tried)) staged = StageDecision(*std::move(decisions[i]), *tried);
    done(i, staged ? *std::move(staged) : Perform(decider(i), tried));
  }
}

}  // namespace pawl
