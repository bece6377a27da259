// Cycle is the engine without its thread: everything that one turn of the loop does, on values and a store. The thread
// (core.cc) feeds it; tests and simulations drive it by hand.
//
// One turn: decide and stage each operation in order; return expired leases; let timers go off; move intents on; hand
// out jobs to claims; count; commit; answer. One thread only.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/random.h"
#include "engine/core.h"
#include "engine/lease_table.h"
#include "engine/pending.h"
#include "engine/waiting_claims.h"
#include "rules/names.h"

namespace pawl {

struct Work {
  std::vector<std::unique_ptr<Pending>> operations;
  std::vector<std::unique_ptr<PendingClaim>> claims;
  std::vector<Core::ClaimHandle> cancelled;
};

class Cycle {
 public:
  // `more` is asked after each step of a sweep whether there is time for another; at least one is made.
  using Budget = std::function<bool()>;

  // Where the engine's own steps get their chance from: tests make it repeat itself.
  using Seeds = std::function<std::uint64_t()>;

  Cycle(Store& store, Names& names, Seeds seeds = FreshSeed)
      : store_(store), names_(names), seeds_(std::move(seeds)), numbers_(store.Numbers()) {}

  // What was in flight when the store was last used: names, leases (with their grace), intents.
  Result<void> Load(Now now);

  // Everything is answered when this returns, but for claims that wait and operations that go on in steps. An error is
  // one of the store, and final, unless it is kNoSpace.
  Result<void> Turn(Work work, Now now, const Budget& more);

  // Nobody waits any longer: claims get their (empty) answer, operations that go on in steps the error.
  void AnswerWaiting(const Error& error);

  void Grace(Now now) { leases_.Grace(now.steady); }

  // When there is something to do even if nobody asks; nothing: only when somebody does.
  std::optional<Millis> UntilNext(Now now) const;

  // Of the last turn, when it was committed.
  const std::vector<Transition>& transitions() const { return transitions_; }

  struct Tally {
    std::uint64_t batches = 0;
    std::uint64_t operations = 0;
    std::uint64_t writes = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t late_rejected = 0;
  };
  const Tally& tally() const { return tally_; }
  std::size_t waiting_claims() const { return waiting_.size(); }
  std::size_t leases() const { return leases_.size(); }
  bool has_space() const { return has_space_; }
  bool rolling() const { return !intents_.empty(); }
  bool idle() const { return !rolling() && !behind_; }

 private:
  // A big operation under way; `pending` is null after a restart, when nobody waits for the answer any more.
  struct Rolling {
    Seq intent = 0;
    std::unique_ptr<Pending> pending;
  };
  struct Granted {
    std::unique_ptr<PendingClaim> claim;
    Result<ClaimReply> reply;
  };

  template <typename Decider>
  auto Perform(Decider decide) -> decltype(decide(std::declval<View&>(), std::declval<Draft&>()));
  void Complete(View& view);
  void Keep(Draft& draft);

  void DecideAll(std::vector<std::unique_ptr<Pending>>& operations);
  void DecideOne(std::unique_ptr<Pending> operation, View* prepared);
  std::vector<View> Prefetch(const std::vector<std::unique_ptr<Pending>>& operations);
  void Recover(const Budget& more);
  void FireTimers(TimerKind kind, std::size_t at_least, const Budget& more);
  void RollIntents(const Budget& more);
  bool RollOne(Rolling& rolling);
  void Cancel(Work& work);
  void ServeClaims(std::vector<std::unique_ptr<PendingClaim>> claims);
  void ServeWoken();
  Result<ClaimReply> Serve(PendingClaim& claim);
  Result<std::vector<Seq>> TakeAny(const ClaimRequest& request);
  Result<std::vector<Seq>> TakeNamed(const JobRef& ref);
  void Grant(PendingClaim& claim, Seq seq, ClaimReply& reply);
  bool Repeat(PendingClaim& claim, ClaimReply& reply);
  void CountTransitions();
  Result<void> Commit();
  void AnswerAll(const Result<void>& committed);

  Store& store_;
  Names& names_;
  Seeds seeds_;
  StoreNumbers numbers_;
  LeaseTable leases_;
  WaitingClaims waiting_;
  std::deque<Rolling> intents_;
  std::optional<WallTime> next_timer_;
  std::optional<SteadyTime> next_rate_;
  Tally tally_;
  bool has_space_ = true;
  bool behind_ = false;  // a sweep ran out of time

  // Of the turn under way.
  std::unique_ptr<Batch> batch_;
  std::optional<View> view_;  // one for all operations, one after the other: their memory is used again
  Draft draft_;
  Now now_{};
  std::vector<Transition> transitions_;
  std::vector<LeaseChange> lease_changes_;
  std::vector<NameId> new_names_;
  std::vector<Rolling> begun_;     // intents of this turn; their steps begin with the next
  std::vector<Rolling> finished_;  // intents whose last step is in this turn
  std::vector<std::unique_ptr<Pending>> answered_;
  std::vector<Granted> granted_;
};

}  // namespace pawl
