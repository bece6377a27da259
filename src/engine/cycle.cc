#include "engine/cycle.h"

#include <algorithm>

#include "base/log.h"
#include "engine/copy_mark.h"
#include "engine/cycle_perform.h"
#include "engine/queries.h"
#include "engine/read_jobs.h"
#include "rules/intent.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr int kNamingsMax = 10;  // of the queues that claims wait on, in one turn

constexpr std::size_t kPutsKept = 16;        // a transaction that had more does not keep the memory
constexpr std::size_t kSweepStep = 64;       // timers looked at together
constexpr std::size_t kRecoverStep = 1'024;  // leases that a turn looks at
constexpr Millis kOrphanLook{5'000};         // an intent that did not move for so long has lost its node

}  // namespace

Result<void> Cycle::Load(Now now) {
  const auto reader = store_.Snapshot();
  PAWL_TRY(CheckCopied(*reader));
  PAWL_ASSIGN(const auto names, reader->Scan(RecordKind::kNameOf, {}, SIZE_MAX));
  for (const auto& [key, record] : names) names_.Learn(KeyReader(key).U32(), record.value);
  behind_ = true;  // look at the timers at once
  if (store_.shared()) return {};
  PAWL_TRY(LoadRuns(*reader));
  store_.Grace(now.steady);
  PAWL_ASSIGN(const auto intents, reader->Scan(RecordKind::kIntent, {}, SIZE_MAX));
  for (const auto& [key, record] : intents) {
    const Seq intent = KeyReader(key).U64();
    if (CreatesJobs(intent, *reader)) {
      intents_.push_front({intent, nullptr});
      ++pushes_left_;
    } else {
      intents_.push_back({intent, nullptr});
    }
  }
  return {};
}

Result<void> Cycle::FinishPushes(Now now) {
  now_ = now;
  BeginBatch(0);
  ActiveIntent rolling = std::move(intents_.front());
  intents_.pop_front();
  const bool finished = RollOne(rolling, kIntentStepMost);
  rolling.stage = batch_->stage();
  if (!finished && CreatesJobs(rolling.intent, *batch_)) {
    intents_.push_front(std::move(rolling));
    return CommitAndAnswer();
  }
  --pushes_left_;
  finished ? finished_.push_back(std::move(rolling)) : intents_.push_back(std::move(rolling));
  return CommitAndAnswer();
}

Result<void> Cycle::LoadRuns(StoreReader& reader) {
  std::vector<HeldRun> runs;
  const auto keep = [&](Seq seq, JobHead&& head) {
    runs.push_back({{head.queue, head.group_key, seq}, {seq, head.lease->deadline, head.lease->span}});
  };
  PAWL_TRY(ForEachRun(reader, {}, keep));
  store_.Restore(runs);
  return {};
}

Result<void> Cycle::Turn(Work work, Now now, const Budget& more) {
  now_ = now;
  has_space_ = store_.HasSpace();
  behind_ = false;
  Cancel(work);
  Result<void> done = Decide(work, more);
  if (!done.ok()) {
    for (auto& claim : work.claims) {
      if (claim) results_.granted.push_back({std::move(claim), done.error()});
    }
    // Nobody is kept waiting for a store that waits for a person.
    if (done.error().code == ErrorCode::kNotReady) {
      for (const Core::ClaimHandle handle : waiting_.All()) waiting_.Remove(handle)->Answer(done.error());
    }
    Undo(done.error());
    results_.Answer({});
  }
  for (const Core::ClaimHandle handle : waiting_.Expired(now.steady)) waiting_.Remove(handle)->Answer(ClaimReply{});
  return done;
}

Result<void> Cycle::Decide(Work& work, const Budget& more) {
  Begin(work);
  NoteJump();
  const std::size_t operations = work.operations.size();
  tally_.operations += operations;
  DecideAll(work.operations);
  if (duty_.sweeps) {
    Sweep(operations, more);
  } else {
    AdvanceIntents(more);
  }
  if (!duty_.hands_out) return CommitAndAnswer();
  if (!batch_->takes_staged()) {
    bool named = true;
    for (int tries = 0; named && tries < kNamingsMax; ++tries) {
      named = NameQueues(work.claims);
      PAWL_TRY(CommitAndAnswer());
      BeginBatch(0);
    }
  }
  HandOut(std::move(work.claims));
  return CommitAndAnswer();
}

// A shared store has a clock of its own, and watches that.
void Cycle::NoteJump() {
  const auto jump = store_.shared() ? std::nullopt : jumps_.Look(now_);
  if (!jump) return;
  Log(LogLevel::kWarn, "the machine's clock was set; run_at follows it, delays and retries keep their spans",
      {{"milliseconds", static_cast<std::int64_t>(jump->count())}});
  batch_->KeepTime();
}

// What falls due, and what goes on in steps.
void Cycle::Sweep(std::size_t operations, const Budget& more) {
  Recover(more);
  FireTimers(SweepOrder::Phase::kBeforeIntents, operations, more);
  TakeOverIntents();
  AdvanceIntents(more);
  FireTimers(SweepOrder::Phase::kAfterIntents, operations, more);
  behind_ = batch_->SweepCounters(now_.wall) || behind_;
  batch_->SettleRates();
  next_rate_ = batch_->NextRate();
}

// What others were quicker at comes first, with new numbers: after a fail-over its old ones may be given again.
void Cycle::Begin(Work& work) {
  if (!again_.empty()) std::swap(again_, work.operations);
  for (auto& operation : again_) work.operations.push_back(std::move(operation));
  again_.clear();
  if (!claims_again_.empty()) std::swap(claims_again_, work.claims);
  for (auto& claim : claims_again_) work.claims.push_back(std::move(claim));
  claims_again_.clear();
  Seq seqs = 0;
  for (const auto& operation : work.operations) seqs += operation->seqs_needed();
  BeginBatch(seqs);
  Seq next = batch_->first_seq();
  for (const auto& operation : work.operations) {
    operation->first_seq = next;
    next += operation->seqs_needed();
  }
}

void Cycle::BeginBatch(Seq seqs) {
  batch_ = store_.Begin(now_, seqs);
  watched_.streams = streams_ && streams_();
  watched_.system = batch_->WatchedChannels();
}

void Cycle::Complete(Txn& txn) {
  if (!txn.missing().empty()) batch_->Fetch(txn.missing());
  batch_->Prefetch(txn.missing_lists(), txn.missing_indexes());
  txn.MarkLoaded();
  if (const Seq seqs = txn.missing_seqs(); seqs > 0) txn.AddSeqs(batch_->ReserveSeqs(seqs), seqs);
}

void Cycle::CountTransitions(TxnResult& result) {
  for (const Transition& transition : result.transitions) {
    StatAdd add{transition.queue, {}};
    Count(transition, add.deltas);
    add.run = TimesOf(transition);
    if (add.deltas != StatRow{}) result.changes.stat_adds.push_back(add);
  }
}

void Cycle::Keep(TxnResult& result) {
  const Stage stage = batch_->stage();
  for (Transition& transition : result.transitions) staged_transitions_.emplace_back(stage, std::move(transition));
  for (Message& message : result.messages) staged_messages_.emplace_back(stage, std::move(message));
  for (const Firing& firing : result.firings) staged_firings_.emplace_back(stage, firing);
  for (auto& [id, name] : result.new_names) {
    // A number that others may be quicker to give is not ours before the commit.
    if (batch_->takes_staged()) names_.Learn(id, name);
    new_names_.push_back({stage, id, std::move(name)});
  }
  for (const Seq intent : result.aside) begun_.push_back({.intent = intent, .stage = stage});
  if (result.intent != 0) {
    begun_.push_back({.intent = result.intent, .stage = stage, .may_be_undone = result.may_be_undone, .answers = true});
  }
}

std::span<Txn* const> Cycle::Prefetch(std::size_t count, Assumes assumes,
                                      const std::function<bool(std::size_t, Txn&)>& decide) {
  tried_.clear();
  if (batch_->local()) return tried_;
  for (std::size_t i = 0; i < count; ++i) {
    if (i == txns_.size()) txns_.push_back(nullptr);
    std::unique_ptr<Txn>& txn = txns_[i];
    if (txn == nullptr) txn = std::make_unique<Txn>(names_);
    if (txn->result().changes.puts.capacity() > kPutsKept) txn->result() = {};
    txn->Reset(*batch_, now_, watched_);
    if (assumes == Assumes::kYes) txn->MayAssumeCached();
    tried_.push_back(txn.get());
  }
  for (int level = 0; level < kReadLevelsMax; ++level) {
    std::vector<RecordKey> keys;
    std::vector<ListAsk> lists;
    std::vector<IndexAsk> indexes;
    Seq seqs = 0;
    for (std::size_t i = 0; i < count; ++i) {
      Txn& txn = *tried_[i];
      if (level > 0 && !txn.incomplete()) continue;
      txn.MarkLoaded();
      if (level > 0) txn.Restart();
      if (decide(i, txn)) txn.DropAssumptions();
      keys.insert(keys.end(), txn.missing().begin(), txn.missing().end());
      lists.insert(lists.end(), txn.missing_lists().begin(), txn.missing_lists().end());
      indexes.insert(indexes.end(), txn.missing_indexes().begin(), txn.missing_indexes().end());
      seqs += txn.missing_seqs();
    }
    if (keys.empty() && lists.empty() && indexes.empty() && seqs == 0) break;
    if (!keys.empty()) batch_->Fetch(keys);
    batch_->Prefetch(lists, indexes);
    if (seqs > 0) HandOutSeqs(seqs);
  }
  return tried_;
}

void Cycle::HandOutSeqs(Seq count) {
  Seq next = batch_->ReserveSeqs(count);
  for (Txn* txn : tried_) {
    txn->AddSeqs(next, txn->missing_seqs());
    next += txn->missing_seqs();
  }
}

// The answer stays in the operation; the result says whether there is one, or an error.
auto Cycle::DeciderOf(Pending& operation) const {
  return [&operation](Txn& txn) -> Result<bool> {
    txn.GiveSeqs(operation.first_seq, operation.seqs_needed());
    operation.Decide(txn);
    if (txn.incomplete() || operation.error() == nullptr) return true;
    return *operation.error();
  };
}

void Cycle::DecideAll(std::vector<std::unique_ptr<Pending>>& operations) {
  const std::span<Txn* const> all = Prefetch(operations.size(), Assumes::kYes, [&](std::size_t i, Txn& txn) {
    auto decide = DeciderOf(*operations[i]);
    return !DecideOnce(decide, txn).ok();
  });
  for (std::size_t i = 0; i < operations.size(); ++i) {
    DecideOne(std::move(operations[i]), all.empty() ? nullptr : all[i]);
  }
}

void Cycle::DecideOne(std::unique_ptr<Pending> operation, Txn* tried) {
  if (operation->needs_space() && !has_space_) {
    operation->Fail({ErrorCode::kNoSpace, "the disk is full: nothing can be pushed until there is room again"});
    results_.answered.push_back({std::move(operation)});
    return;
  }
  const std::size_t begun = begun_.size();
  std::optional<Result<bool>> staged;
  if (tried != nullptr && IsReady(*tried)) {
    const Error* error = operation->error();
    staged = StageDecision(error == nullptr ? Result<bool>(true) : *error, *tried);
  }
  if (!staged) staged = Perform(DeciderOf(*operation), tried);
  const Result<bool>& done = *staged;
  if (!done.ok()) operation->Fail(done.error());
  if (!done.ok() && done.error().code == ErrorCode::kLeaseLost) ++tally_.late_rejected;
  const bool goes_on = begun_.size() > begun && begun_.back().answers;
  if (goes_on) {
    begun_.back().pending = std::move(operation);
  } else {
    results_.answered.push_back({std::move(operation), batch_->stage()});
  }
}

std::size_t Cycle::Room() const {
  const std::size_t most = store_.batch_max();
  return most - std::min(most, batch_->size());
}

void Cycle::Recover(const Budget& more) {
  std::vector<ExpiredLease> expired;
  batch_->ExpiredLeases(now_.steady, kRecoverStep, expired);
  for (std::size_t at = 0; at < expired.size(); at += kSweepStep) {
    std::vector<RecoverOp> ops;
    for (std::size_t i = at; i < std::min(expired.size(), at + kSweepStep); ++i)
      ops.push_back({expired[i].seq, expired[i].deadline, seeds_()});
    PerformAll(ops, Assumes::kNo, [&](std::size_t i, const Result<RecoverOp::Reply>& done) {
      if (done.ok() || IsPassing(done.error())) return;
      Log(LogLevel::kError, "a job whose lease ran out cannot be recovered",
          {{"seq", static_cast<std::int64_t>(ops[i].seq)}, {"error", ToString(done.error())}});
      Changes drop;  // its record is damaged: asking again and again would not mend it
      drop.leases.push_back({.seq = ops[i].seq, .was = expired[at + i].deadline});
      (void)batch_->Apply({batch_->epoch()}, drop);
    });
    if (!more() || Room() == 0) {
      behind_ = true;
      return;
    }
  }
}

// Of each kind at least as many as there were operations, so that sweeping keeps pace with whatever load there is.
void Cycle::FireTimers(SweepOrder::Phase phase, std::size_t operations, const Budget& more) {
  for (const TimerKind kind : kTimersInSweepOrder) {
    if (TraitsOf(kind).sweep.phase == phase) FireTimersOf(kind, operations, more);
  }
}

void Cycle::FireTimersOf(TimerKind kind, std::size_t at_least, const Budget& more) {
  std::vector<Timer> due;
  std::size_t fired = 0;
  do {
    due.clear();
    batch_->DueTimers(kind, TimerTime(ClockOf(kind), now_), kSweepStep, due);
    std::vector<TimerOp> ops;
    ops.reserve(due.size());
    for (const Timer& timer : due) ops.push_back({timer, has_space_});
    PerformAll(ops, Assumes::kNo, [&](std::size_t i, const Result<TimerOp::Reply>& done) {
      if (done.ok()) return;
      if (IsPassing(done.error())) {
        behind_ = true;  // others changed the job again and again: next turn
        return;
      }
      Log(LogLevel::kError, "a timer failed and is dropped", {{"error", ToString(done.error())}});
      Changes drop;
      drop.timer_removes.push_back(ops[i].timer);
      (void)batch_->Apply({batch_->epoch()}, drop);
    });
    fired += due.size();
    if (due.size() < kSweepStep || behind_) return;
  } while (Room() > 0 && (fired < at_least || more()));
  behind_ = true;
}

// On a shared store: what a node that is gone has left half done. Steps are guarded, so it does no harm if two do it.
void Cycle::TakeOverIntents() {
  if (!store_.shared() || now_.steady < next_orphan_look_) return;
  next_orphan_look_ = now_.steady + kOrphanLook;
  const auto intents = batch_->Scan(RecordKind::kIntent, {}, SIZE_MAX);
  if (!intents.ok()) return;
  std::unordered_map<Seq, Version> seen;
  for (const auto& [key, record] : *intents) {
    const Seq intent = KeyReader(key).U64();
    seen.emplace(intent, record.version);
    const bool ours = std::any_of(intents_.begin(), intents_.end(),
                                  [&](const ActiveIntent& rolling) { return rolling.intent == intent; });
    const auto before = intents_seen_.find(intent);
    const bool stands = before != intents_seen_.end() && before->second == record.version;
    if (stands && !ours) intents_.push_back({intent, nullptr});
  }
  intents_seen_ = std::move(seen);
}

// In turn, so that a small one does not wait for a big one.
void Cycle::AdvanceIntents(const Budget& more) {
  for (bool first = true; !intents_.empty(); first = false) {
    const std::size_t room = Room();
    if (!first && room < kIntentStepLeast) return;  // one step is made in any case
    ActiveIntent rolling = std::move(intents_.front());
    intents_.pop_front();
    const bool finished = RollOne(rolling, std::clamp(room, kIntentStepLeast, kIntentStepMost));
    rolling.stage = batch_->stage();
    if (finished) {
      finished_.push_back(std::move(rolling));
    } else {
      intents_.push_back(std::move(rolling));
    }
    if (!more()) return;
  }
}

// For an operation on many, with the jobs that it finds.
Result<StepOp> Cycle::NextStep(ActiveIntent& rolling, std::size_t room) {
  StepOp step{rolling.intent, {}, 0, room};
  PAWL_ASSIGN(const auto found,
              Perform([&](Txn& txn) -> Result<std::optional<IntentInfo>> { return ReadIntent(rolling.intent, txn); }));
  if (found) rolling.may_be_undone = found->may_be_undone;
  if (!found && rolling.may_be_undone && rolling.pending) {
    rolling.pending->Fail(
        {ErrorCode::kUnavailable, "another node went on with it, and its end is not known; ask again"});
  }
  if (!found || found->kind != IntentKind::kMany) return step;
  JobQuery query;
  query.filter = found->filter;
  query.below = std::min(found->place.below, rolling.intent);  // jobs that were pushed later are left alone
  query.from = found->place.from;
  query.limit = room;
  if (found->look_at > 0) query.look_at = std::min<std::size_t>(query.look_at, found->look_at);
  query.ours = false;
  query.merged = true;
  PAWL_ASSIGN(const auto page, ListJobs(*batch_, names_, query));
  for (const JobRow& row : page.jobs) step.seqs.push_back(row.seq);
  step.next_below = page.next.value_or(0);
  step.next_from = page.next_from;
  step.looked_at = *page.looked_at;
  return step;
}

bool Cycle::RollOne(ActiveIntent& rolling, std::size_t room) {
  const Result<StepOp> step = NextStep(rolling, room);
  const auto done =
      step.ok() ? Perform([&](Txn& txn) { return pawl::Decide(*step, txn); }) : Result<StepOp::Reply>(step.error());
  if (!done.ok() && IsPassing(done.error())) return false;  // next turn
  if (!done.ok()) {
    Log(LogLevel::kError, "an intent cannot go on", {{"error", ToString(done.error())}});
    if (rolling.pending) rolling.pending->Fail(done.error());
    return true;
  }
  rolling.undone = done->undone;
  if (done->finished && rolling.pending) rolling.pending->SetOutcome(*done);
  return done->finished;
}

std::optional<Millis> Cycle::UntilNext(Now now) const {
  if (!idle()) return Millis{0};
  std::optional<Millis> next = duty_.sweeps ? UntilDue(now) : std::nullopt;
  if (const auto claim = waiting_.NextExpiry()) {
    const Millis span = std::max(Millis{0}, *claim - now.steady);
    next = next ? std::min(*next, span) : span;
  }
  return next;
}

std::optional<Millis> Cycle::UntilDue(Now now) const {
  std::optional<Millis> next;
  const auto consider = [&](Millis span) { next = std::max(Millis{0}, next ? std::min(*next, span) : span); };
  if (next_lease_) consider(*next_lease_ - now.steady);
  if (next_rate_) consider(*next_rate_ - now.steady);
  if (next_timer_) consider(*next_timer_ - now.wall);
  if (next_span_) consider(*next_span_ - TimerTime(now.steady));
  return next;
}

}  // namespace pawl
