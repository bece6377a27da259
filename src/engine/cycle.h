// Cycle is the engine without its thread: everything that one turn of the loop does, on values and a store. The thread
// (core.cc) feeds it; tests and simulations drive it by hand.
//
// One turn: decide and stage each operation in order; return expired leases; let timers go off; move intents on; hand
// out jobs to claims; commit; answer. Where a commit becomes durable after it was made, the answers wait for that while
// the next turns are made, and leave in the order of the commits. On a shared store others may be quicker: what did not
// happen because of them is decided again in the next turn, and nobody has been answered. One thread only, but for
// Tell.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/random.h"
#include "engine/commit_notifier.h"
#include "engine/core.h"
#include "engine/pending.h"
#include "engine/waiting_claims.h"
#include "rules/names.h"
#include "rules/txn.h"

namespace pawl {

struct Work {
  std::vector<std::unique_ptr<Pending>> operations;
  std::vector<std::unique_ptr<PendingClaim>> claims;
  std::vector<Core::ClaimHandle> cancelled;
};

// Several cycles, each on a thread of its own, may share the work on a store that has branches: see Store::Branch.
struct Duty {
  bool operations = true;
  bool sweeps = true;     // what falls due
  bool hands_out = true;  // serves the claims
};

class Cycle {
 public:
  // `more` is asked after each step of a sweep whether there is time for another; at least one is made.
  using Budget = std::function<bool()>;

  // Where the engine's own steps get their chance from: tests make it repeat itself.
  using Seeds = std::function<std::uint64_t()>;

  Cycle(Store& store, Names& names, Duty duty = {}, Seeds seeds = FreshSeed)
      : store_(store), names_(names), duty_(duty), seeds_(std::move(seeds)), txn_(names), notifier_(store) {}

  // What was in flight when the store was last used: names, leases (with their grace), intents.
  Result<void> Load(Now now);

  // Pushes, and finishes that start many children, which were under way when the store was last used. To be finished
  // before the first turn, a step a call, so that nobody sees one half done; none on a shared store.
  std::size_t pushes_left() const { return pushes_left_; }
  Result<void> FinishPushes(Now now);

  // Everything is answered when this returns, but for claims that wait, operations that go on in steps, what is decided
  // again, and what waits for the disk. An error is one of the store, and final, unless it is kNoSpace,
  // kUnavailable or kNotReady.
  Result<void> Turn(Work work, Now now, const Budget& more);

  // Tells what has become durable since the last turn, on any thread, be a turn under way or not. An error is final:
  // what waited got it for an answer.
  Result<void> Tell() { return notifier_.Tell(); }

  // Nobody waits any longer: claims get their (empty) answer, operations that go on in steps the error, and so does
  // what the disk does not take any more.
  void AnswerWaiting(const Error& error);

  // When there is something to do even if nobody asks; nothing: only when somebody does.
  std::optional<Millis> UntilNext(Now now) const;
  // The same of leases, timers and rates alone, whosever duty they are.
  std::optional<Millis> UntilDue(Now now) const;

  // Who hears of what turns have brought about, on the thread that tells it; before the first turn.
  void PublishBy(CommitNotifier::Publish publish) { notifier_.PublishBy(std::move(publish)); }
  // Called after each commit, before anything that rests on it is answered; before the first turn.
  void BeforeAnswers(std::function<void()> call) { before_answers_ = std::move(call); }
  // Whether somebody streams channels, asked in each turn.
  void StreamWhile(std::function<bool()> wanted) { streams_ = std::move(wanted); }

  struct Tally {
    std::uint64_t batches = 0;
    std::uint64_t operations = 0;
    std::uint64_t writes = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t late_rejected = 0;
    std::array<std::uint64_t, kFireResults> firings{};  // of schedules, by what came of them
    Millis firing_lag{0};                               // of the last one
  };
  const Tally& tally() const { return tally_; }
  std::size_t waiting_claims() const { return waiting_.size(); }
  bool has_space() const { return has_space_; }
  bool rolling() const { return !intents_.empty(); }
  bool idle() const {
    return !rolling() && !behind_ && again_.empty() && claims_again_.empty() && still_woken_.empty();
  }

 private:
  // A big operation under way; `pending` is null after a restart, when nobody waits for the answer any more.
  struct ActiveIntent {
    Seq intent = 0;
    std::unique_ptr<Pending> pending = nullptr;
    Stage stage = 0;  // of its last step
    bool may_be_undone = false;
    bool undone = false;   // with its last step: to be decided again
    bool answers = false;  // the operation that has begun it waits for its end
  };
  // A claim on its way to its jobs.
  struct ClaimAttempt {
    PendingClaim* claim = nullptr;
    Result<ClaimReply> reply = ClaimReply{};
    std::vector<Stage> stages = {};
    std::size_t bytes = 0;   // of the jobs in `reply`, and of those that the claim got before
    bool open = true;        // may take more
    bool woken = false;      // it had waited
    std::size_t cut_at = 0;  // it asked for so many of the jobs that it wants; 0: for all
    bool goes_on = false;    // and has got them: the next turn has more for it
  };

  // Of a decision that was made ahead, before those that come before it were staged: whether it need not be made again
  // if its guards hold.
  static bool IsReady(const Txn& txn) { return !txn.incomplete() && txn.all_guarded(); }

  struct NewName {
    Stage stage = 0;
    NameId id = 0;
    std::string text;
  };

  Result<void> LoadRuns(StoreReader& reader);
  Result<void> Decide(Work& work, const Budget& more);
  void Sweep(std::size_t operations, const Budget& more);
  void Begin(Work& work);
  void BeginBatch(Seq seqs);
  template <typename Decider>
  auto Perform(Decider decide, Txn* tried = nullptr) -> decltype(decide(std::declval<Txn&>()));
  // What somebody asked for may rest on what the store assumes, and is decided again if that was wrong; what falls due
  // has this turn alone.
  enum class Assumes : bool { kNo, kYes };
  // One rule after the other, their reads gathered; `done` gets the number and the answer of each that is still
  // `wanted(number)` when its turn comes.
  template <typename Op, typename Wanted, typename Done>
  void PerformAll(const std::vector<Op>& ops, Assumes assumes, Wanted wanted, Done done);
  template <typename Op, typename Done>
  void PerformAll(const std::vector<Op>& ops, Assumes assumes, Done done) {
    PerformAll(
        ops, assumes, [](std::size_t) { return true; }, std::move(done));
  }
  template <typename Decider>
  auto DecideOnce(Decider& decide, Txn& txn);
  template <typename T>
  std::optional<Result<T>> StageDecision(Result<T> result, Txn& txn);
  static void CountTransitions(TxnResult& result);
  void Complete(Txn& txn);
  void Keep(TxnResult& result);

  auto DeciderOf(Pending& operation) const;
  void DecideAll(std::vector<std::unique_ptr<Pending>>& operations);
  void DecideOne(std::unique_ptr<Pending> operation, Txn* tried);
  // On a store far away: gathers the reads of many decisions, one round trip a level. `decide` says whether it refuses.
  // Empty on a local store. Valid until the next call.
  std::span<Txn* const> Prefetch(std::size_t count, Assumes assumes,
                                 const std::function<bool(std::size_t, Txn&)>& decide);
  void HandOutSeqs(Seq count);
  std::size_t Room() const;  // by how much the batch may get larger
  void Recover(const Budget& more);
  void NoteJump();
  void FireTimers(SweepOrder::Phase phase, std::size_t operations, const Budget& more);
  void FireTimersOf(TimerKind kind, std::size_t at_least, const Budget& more);
  void TakeOverIntents();
  void AdvanceIntents(const Budget& more);
  bool RollOne(ActiveIntent& rolling, std::size_t room);
  Result<StepOp> NextStep(ActiveIntent& rolling, std::size_t room);
  void Cancel(Work& work);
  void EndWithoutJobs(std::unique_ptr<PendingClaim> claim);
  bool NameQueues(const std::vector<std::unique_ptr<PendingClaim>>& claims);
  void HandOut(std::vector<std::unique_ptr<PendingClaim>> claims);
  void ServeFresh(std::vector<std::unique_ptr<PendingClaim>> claims);
  void ServeWoken();
  std::vector<ClaimAttempt> Serve(std::span<PendingClaim* const> claims, bool woken);
  bool ServeRound(std::vector<ClaimAttempt>& servings);
  std::optional<TakeAsk> AskOf(ClaimAttempt& serving);
  bool Grant(std::vector<ClaimAttempt>& servings, const std::vector<std::pair<std::size_t, Seq>>& taken);
  void GiveBack(Seq seq);
  void NoteSize(NameId queue, std::size_t bytes);
  void Repeat(ClaimAttempt& serving);
  void RememberGranted(const ClaimAttempt& serving);
  // Commits the batch under way and answers what it decided, when it is durable.
  Result<void> CommitAndAnswer();
  void Settle(const Committed& committed);
  void Undo(const Error& error);
  void DecideAgain(const Committed& committed);
  void GoOn();

  Store& store_;
  Names& names_;
  const Duty duty_;
  Seeds seeds_;
  std::function<bool()> streams_;
  std::function<void()> before_answers_;
  WaitingClaims waiting_;
  std::deque<ActiveIntent> intents_;
  std::size_t pushes_left_ = 0;  // the first of intents_, before the first turn
  std::optional<WallTime> next_timer_;
  std::optional<WallTime> next_span_;  // by the steady clock
  JumpWatch jumps_;
  std::optional<SteadyTime> next_lease_;
  std::optional<SteadyTime> next_rate_;
  Tally tally_;
  bool has_space_ = true;
  SteadyTime next_orphan_look_{};
  std::unordered_map<Seq, Version> intents_seen_;  // at the last look
  bool behind_ = false;                            // a sweep ran out of time
  std::vector<std::unique_ptr<Pending>> again_;    // others were quicker: decide them again
  std::vector<std::unique_ptr<PendingClaim>> claims_again_;
  std::set<std::string> still_woken_;  // queues whose claims are to be served in the next turn
  // Queues whose jobs are so large that a claim cannot have as many as it may ask for: how large, as seen lately.
  std::unordered_map<NameId, std::size_t> large_jobs_;

  // Of the turn under way.
  std::unique_ptr<Batch> batch_;
  Txn txn_;                                 // one for all operations, one after the other: its memory is used again
  std::vector<std::unique_ptr<Txn>> txns_;  // for Prefetch, likewise
  std::vector<Txn*> tried_;                 // of the last Prefetch
  std::set<Seq> not_granted_;               // though they were taken, of the claims that are being served
  std::size_t room_ = 0;                    // for jobs that may still be handed out
  std::size_t handed_out_ = 0;              // bytes of the jobs that were
  bool gave_back_ = false;                  // jobs that were taken
  Now now_{};
  Watched watched_;
  // Of the batch under way, each with its stage.
  std::vector<std::pair<Stage, Transition>> staged_transitions_;
  std::vector<std::pair<Stage, Message>> staged_messages_;
  std::vector<std::pair<Stage, Firing>> staged_firings_;
  std::vector<NewName> new_names_;
  std::vector<ActiveIntent> begun_;     // intents of this turn; their steps begin with the next
  std::vector<ActiveIntent> finished_;  // intents whose last step is in this turn
  TurnResults results_;
  CommitNotifier notifier_;
};

}  // namespace pawl
