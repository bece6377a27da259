// The rules on a store in memory, one operation a commit, with a time that stands still until the test moves it. What
// the engine does around a rule (staging, timers, handing out) is done here step by step, without an engine.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "rules/decide.h"
#include "rules/head_diff.h"
#include "rules/moves.h"
#include "rules/system_messages.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"
#include "tests/support/store_audit.h"

namespace pawl {

class RuleFixture : public testing::Test {
 protected:
  RuleFixture() : store_(KvStore::Open(std::make_unique<MemoryKv>()).value()) {}
  // Whatever a test did, the store must still agree with itself.
  void TearDown() override { EXPECT_THAT(StoreAudit::Problems(*store_, now_), testing::IsEmpty()); }

  void Advance(Millis span) {
    now_.wall += span;
    now_.steady += span;
  }

  // Decides in a batch of its own; what is refused changes nothing.
  template <typename Op>
  Result<typename Op::Reply> Do(Op op) {
    constexpr bool kMayGoOn =
        std::is_same_v<Op, TerminateOp> || std::is_same_v<Op, DeleteOp> || std::is_same_v<Op, WritePortOp> ||
        std::is_same_v<Op, ConnectOp> || std::is_same_v<Op, PublishOp> || std::is_same_v<Op, ManyOp> ||
        std::is_same_v<Op, WorkflowOp> || std::is_same_v<Op, TaskOp> || std::is_same_v<Op, ReplayOp>;
    Seq seqs = kMayGoOn ? 1 : 0;
    if constexpr (requires { op.jobs; }) seqs = op.jobs.size();
    if constexpr (requires { op.push; }) seqs = std::max<Seq>(1, op.push.size() + op.effects.children.size());
    if constexpr (requires { op.seed; }) op.seed = ++seed_;
    return Committed([&](Batch& batch) { return In(batch, op, seqs); });
  }

  template <typename Op>
  Result<typename Op::Reply> In(Batch& batch, const Op& op, Seq seqs = 0) {
    txn_.Reset(batch, now_, watched_);
    if (seqs > 0) txn_.GiveSeqs(batch.ReserveSeqs(seqs), seqs);
    auto reply = Decide(op, txn_);
    if (reply.ok()) {
      txn_.Close();
      Echo(txn_);
    }
    if (txn_.damage()) return *txn_.damage();
    if (reply.ok()) Apply(batch);
    return reply;
  }

  template <typename F>
  auto Committed(F fn) {
    const auto batch = store_->Begin(now_, 0);
    auto result = fn(*batch);
    EXPECT_TRUE(batch->Commit().ok());
    return result;
  }

  void Apply(Batch& batch) {
    EXPECT_TRUE(batch.Apply(txn_.guards(), txn_.result().changes).value());
    if (txn_.intent() != 0) last_intent_ = txn_.intent();
    const std::vector<Seq>& aside = txn_.result().aside;
    aside_.insert(aside_.end(), aside.begin(), aside.end());
    for (const auto& [id, name] : txn_.result().new_names) names_.Learn(id, name);
    for (const Transition& transition : txn_.result().transitions) transitions_.push_back(transition);
  }

  // A step of the test's own.
  void ByHand(const std::function<void(Txn&)>& step) {
    Committed([&](Batch& batch) {
      txn_.Reset(batch, now_, watched_);
      step(txn_);
      txn_.Close();
      Apply(batch);
      return true;
    });
  }

  using Change = std::function<void(JobSpec&)>;
  static JobSpec Spec(const std::string& type, const Change& change = {}) {
    JobSpec spec;
    spec.type = type;
    if (change) change(spec);
    if (!spec.id.empty() && spec.content == Hash128{}) spec.content = HashBytes(spec.type + spec.payload);
    return spec;
  }
  Result<JobsReply> TryPush(const std::string& type, const Change& change = {}) {
    PushOp op;
    op.jobs.push_back(Spec(type, change));
    return Do(std::move(op));
  }
  JobRow Push(const std::string& type, const Change& change = {}) { return TryPush(type, change).value().jobs.at(0); }
  Seq PushTo(const std::string& type, const std::string& group, std::uint8_t priority = 5) {
    return Push(type,
                [&](JobSpec& spec) {
                  spec.group = group;
                  spec.priority = priority;
                })
        .seq;
  }

  std::vector<ClaimedJob> Claim(const std::string& queue, std::size_t count = 1, std::optional<Millis> lease = {}) {
    return Committed([&](Batch& batch) {
      batch.SettleRates();
      std::vector<Seq> taken;
      if (const auto id = names_.Find(queue)) taken = batch.Take(std::vector<TakeAsk>{{{*id}, count, {}}}).at(0);
      std::vector<ClaimedJob> jobs;
      for (const Seq seq : taken) jobs.push_back(In(batch, GrantOp{seq, "worker", lease, ++seed_}).value());
      return jobs;
    });
  }
  std::vector<Seq> ClaimSeqs(const std::string& queue, std::size_t count = 100) {
    std::vector<Seq> seqs;
    for (const ClaimedJob& job : Claim(queue, count)) seqs.push_back(job.seq);
    return seqs;
  }
  ClaimedJob ClaimOne(const std::string& queue) { return Claim(queue).at(0); }
  bool ClaimThis(Seq seq) {
    return Committed([&](Batch& batch) {
      const bool taken = !batch.Take(std::vector<TakeAsk>{{{}, 1, PlaceOf(seq, Head(seq))}}).at(0).empty();
      const bool granted = taken && In(batch, GrantOp{seq, "worker", {}, ++seed_}).ok();
      EXPECT_EQ(granted, taken);
      return taken;
    });
  }

  static FinishOp Finishing(const ClaimedJob& job, Outcome outcome) { return Finishing(job.seq, job.head, outcome); }
  FinishOp Finishing(Seq seq, Outcome outcome) { return Finishing(seq, Head(seq), outcome); }
  static FinishOp Finishing(Seq seq, const JobHead& head, Outcome outcome) {
    FinishOp op;
    op.job = seq;
    op.token = head.lease->token;
    op.outcome = outcome;
    return op;
  }
  Result<FinishOp::Reply> Finish(const ClaimedJob& job, Outcome outcome = Outcome::kCompleted) {
    return Do(Finishing(job, outcome));
  }
  Result<FinishOp::Reply> FinishSeq(Seq seq, Outcome outcome = Outcome::kCompleted) {
    return Do(Finishing(seq, outcome));
  }
  Result<HeartbeatOp::Reply> Heartbeat(const ClaimedJob& job, std::optional<Millis> lease = {}) {
    HeartbeatOp op;
    op.job = job.seq;
    op.token = job.head.lease->token;
    op.lease = lease;
    return Do(std::move(op));
  }
  void Recover(Seq seq) { ASSERT_TRUE(Do(RecoverOp{seq, now_.steady, 0}).ok()); }
  Result<JobsReply> RunNow(Seq seq, bool force = false) { return Do(RunOp{seq, force, {}}); }
  Result<JobsReply> Terminate(Seq seq) { return Do(TerminateOp{seq, {}}); }
  Result<JobsReply> Delete(Seq seq) { return Do(DeleteOp{seq}); }
  QueueSettings Patch(const std::string& queue, const std::function<void(QueuePatch&)>& change) {
    PatchQueueOp op;
    op.queue = queue;
    change(op.patch);
    return Do(std::move(op)).value().settings;
  }
  GroupSettings PatchGroup(const std::string& queue, const std::string& group,
                           const std::function<void(GroupPatch&)>& change) {
    PatchGroupOp op{queue, group, {}};
    change(op.patch);
    return Do(std::move(op)).value().settings;
  }

  // All that are due, of every kind.
  void FireTimers() {
    for (const TimerKind kind : kTimerKinds) {
      Committed([&](Batch& batch) {
        std::vector<Timer> due;
        batch.DueTimers(kind, TimerTime(ClockOf(kind), now_), SIZE_MAX, due);
        for (const Timer& timer : due) EXPECT_TRUE(In(batch, TimerOp{timer}).ok());
        return due.size();
      });
    }
  }
  void Pass(Millis span) {
    Advance(span);
    FireTimers();
  }

  // Rolls an intent to its end; the count that it came to.
  std::uint64_t RollForward(Seq intent) {
    while (true) {
      const auto done = RollStep(intent);
      if (done.value().finished) return done->count;
    }
  }
  Result<StepOp::Reply> RollStep(Seq intent) {
    return Committed([&](Batch& batch) {
      StepOp step{intent, {}, 0};
      txn_.Reset(batch, now_, watched_);
      if (const auto info = ReadIntent(intent, txn_); info && info->kind == IntentKind::kMany) {
        batch.JobsBefore(info->place.below, kIntentStepMost, step.seqs);
        step.next_below = step.seqs.empty() ? 0 : step.seqs.back();
        step.looked_at = step.seqs.size();
      }
      return In(batch, step);
    });
  }

  // The same for all that go on beside their operations, and for what these begin.
  void RollAside() {
    while (!aside_.empty()) {
      const Seq intent = aside_.front();
      aside_.erase(aside_.begin());
      RollForward(intent);
    }
  }

  JobHead Head(Seq seq) { return DecodeHead(store_->Snapshot()->Read(HeadKey(seq)).value().value).value(); }
  bool Exists(Seq seq) { return store_->Snapshot()->Read(HeadKey(seq)).value().exists(); }
  JobState ShownOf(Seq seq) { return Head(seq).shown; }
  std::string Raw(RecordKind kind, Seq seq) { return store_->Snapshot()->Read(SideKey(kind, seq)).value().value; }
  std::uint64_t Count(const std::string& queue, JobState shown) {
    return store_->Snapshot()->IndexCount(StateIndex(names_.Find(queue).value(), shown));
  }
  const Transition& LastTransition() const { return transitions_.back(); }

  Names names_;
  Watched watched_;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  Txn txn_{names_};
  std::vector<Transition> transitions_;
  Seq last_intent_ = 0;
  std::vector<Seq> aside_;
  std::uint64_t seed_ = 0;
  std::unique_ptr<KvStore> store_;
};

}  // namespace pawl
