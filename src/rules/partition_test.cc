// Partitions of a scan: offset, etag, dead documents, drain, and the end of their task.
#include "rules/partition.h"

#include <gtest/gtest.h>

#include "base/wall_format.h"
#include "rules/pusher.h"
#include "store/partition_codec.h"
#include "tests/support/workflow_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using namespace std::chrono_literals;

class PartitionTest : public WorkflowFixture {
 protected:
  static ScanTask Finite() { return {.scan = R"({"source":"orders"})"}; }
  static ScanTask Infinite() { return {.scan = R"({"source":"orders"})", .infinite = true}; }
  // A workflow with the scan "users" of so many partitions, and what follows it.
  void StartScan(std::size_t partitions, const ScanTask& scan, std::vector<TaskOfTest> more = {}) {
    more.insert(more.begin(), TaskOfTest{.name = "users", .partitions = partitions, .scan = scan});
    Start(more);
  }
  // In the order in which they are claimed, which is that of their numbers.
  PartitionState Partition(const ClaimedJob& job) { return Partition(job.seq); }
  PartitionState Partition(Seq seq) {
    return DecodePartition(store_->Snapshot()->Read(PartitionKey(seq)).value().value).value();
  }

  using Stepping = std::function<void(PartitionStep&)>;
  static FinishOp Step(const ClaimedJob& job, Outcome outcome, const std::string& offset, const Stepping& more = {}) {
    FinishOp op = Finishing(job, outcome);
    PartitionStep& step = op.partition.emplace();
    step.offset = offset;
    if (more) more(step);
    return op;
  }
  Result<FinishOp::Reply> Commit(const ClaimedJob& job, const std::string& offset, std::uint64_t processed = 1) {
    return Do(Step(job, Outcome::kContinue, offset, [&](PartitionStep& step) { step.processed = processed; }));
  }
  static Stepping WithDead(std::vector<std::string> keys) {
    return [keys](PartitionStep& step) {
      for (const std::string& key : keys) step.dead.push_back({key, {"boom", "it broke"}, R"({"a":1})"});
    };
  }
  static FinishOp WithPiece(FinishOp op, const std::string& type, bool may_fail = false) {
    JobSpec piece = PlainSpec(type);
    piece.flow.emplace().piece = true;
    piece.flow->may_fail = may_fail;
    op.push.push_back(std::move(piece));
    return op;
  }
  Result<JobsReply> Replay(std::optional<Seq> partition = {}) {
    return Rolled(Do(ReplayOp{Task("users"), partition, {}}));
  }
  std::vector<std::string> Values(Seq seq, PortSide side, std::string_view port) {
    std::vector<std::string> values;
    const auto items = store_->Snapshot()->ListItems(PortList(seq, side, port), 0, 100).value();
    for (const ListItem& item : items) {
      values.push_back(DecodePortItem(item.value)->value);
    }
    return values;
  }
};

TEST_F(PartitionTest, AClaimSaysWhereItGoesOn) {
  StartScan(2, Finite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(job.partition.has_value());
  EXPECT_EQ(*job.partition, (PartitionClaim{.task = Head(Task("users")).id,
                                            .number = 1,
                                            .offset = "",
                                            .etag = 1,
                                            .infinite = false,
                                            .scan = R"({"source":"orders"})",
                                            .counts = {}}));
  EXPECT_EQ(job.payload, "0");
  EXPECT_EQ(ClaimOne("users").partition->number, 2U);
}

TEST_F(PartitionTest, ACommitMovesTheOffsetAndTheNextRunGoesOnBehindIt) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  const auto reply = Commit(job, R"({"$numberLong":"17"})", 3);
  ASSERT_TRUE(reply.ok());
  EXPECT_EQ(*reply->partition, (PartitionProgress{"17", 2, false})) << "the same offset has one text";
  EXPECT_TRUE(reply->lease.has_value());
  ASSERT_TRUE(Finish(job, Outcome::kReleased).ok());
  const ClaimedJob again = ClaimOne("users");
  EXPECT_EQ(again.partition->offset, "17");
  EXPECT_EQ(again.partition->etag, 4U) << "a commit, an end and a claim";
  EXPECT_EQ(again.partition->counts, (ScanCounts{3, 3, 0, 0, 1}));
}

TEST_F(PartitionTest, ACommitIsThreeWrites) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  Advance(1s);
  ASSERT_TRUE(Commit(job, "17").ok());
  const Changes& changes = txn_.result().changes;
  EXPECT_EQ(changes.puts.size(), 2U) << "the head and the partition";
  EXPECT_EQ(changes.leases.size(), 1U);
  EXPECT_TRUE(changes.erases.empty() && changes.index_adds.empty() && changes.index_removes.empty());
  EXPECT_TRUE(changes.timer_adds.empty() && changes.timer_removes.empty() && changes.fair.empty());
  EXPECT_TRUE(changes.list_appends.empty());
}

TEST_F(PartitionTest, AnOffsetThatIsNotBehindTheLastOneIsRefused) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Commit(job, "17").ok());
  const auto reply = Commit(job, "16");
  ASSERT_FALSE(reply.ok());
  EXPECT_EQ(reply.error().code, ErrorCode::kOffsetNotIncreasing);
  EXPECT_EQ(reply.error().field, "offset");
  EXPECT_THAT(reply.error().detail, HasSubstr("16 is not behind 17"));
  EXPECT_EQ(Partition(job).offset, "17");
  EXPECT_EQ(Commit(job, "[").error().code, ErrorCode::kBadJson);
}

TEST_F(PartitionTest, OnlyTheSourceKnowsTheOrderOfTexts) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Commit(job, R"("b")").ok());
  EXPECT_TRUE(Commit(job, R"("B")").ok());
  EXPECT_EQ(Partition(job).offset, R"("B")");
}

TEST_F(PartitionTest, TheSameCommitAgainIsAnsweredAndNotMade) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  FinishOp op = WithPiece(Step(job, Outcome::kContinue, "17", WithDead({"16"})), "mail");
  const auto first = Do(op);
  const auto second = Do(op);
  ASSERT_TRUE(second.ok());
  EXPECT_EQ(*first->partition, *second->partition);
  EXPECT_EQ(first->lease->deadline, second->lease->deadline);
  EXPECT_THAT(Claim("mail", 5), SizeIs(1));
  EXPECT_EQ(Partition(job).counts.dead, 1U);
  EXPECT_THAT(Values(job.seq, PortSide::kOut, kDeadPort), SizeIs(1));
}

TEST_F(PartitionTest, ANumberedCommitIsRepeatedByItsNumberAlone) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  FinishOp op = Step(job, Outcome::kContinue, "17");
  op.commit = 1;
  const auto first = Do(op);
  EXPECT_EQ(*Do(op)->partition, *first->partition);
  op.commit = 2;
  EXPECT_EQ(Do(op).error().code, ErrorCode::kOffsetNotIncreasing);
}

TEST_F(PartitionTest, AnotherRunDoesNotRepeatTheOffsetOfTheOneBefore) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Commit(job, "17").ok());
  ASSERT_TRUE(Finish(job, Outcome::kReleased).ok());
  EXPECT_EQ(Commit(ClaimOne("users"), "17").error().code, ErrorCode::kOffsetNotIncreasing);
}

TEST_F(PartitionTest, AStaleTokenMovesNothing) {
  StartScan(1, Finite());
  const ClaimedJob old = ClaimOne("users");
  Advance(1min);
  Recover(old.seq);
  Pass(1h);
  const ClaimedJob job = ClaimOne("users");
  EXPECT_EQ(Commit(old, "17").error().code, ErrorCode::kLeaseLost);
  EXPECT_EQ(Partition(job).offset, "");
  EXPECT_EQ(Partition(job).errors, 1U);
  EXPECT_EQ(job.partition->etag, 3U);
}

TEST_F(PartitionTest, TheLastDrainedPartitionClosesItsTaskAndSaysSo) {
  StartScan(2, Finite(), {{"report", {"users"}}});
  const auto jobs = Claim("users", 2);
  const auto first = Do(Step(jobs[0], Outcome::kCompleted, "9"));
  EXPECT_EQ(first->shown, JobState::kCompleted);
  EXPECT_EQ(*first->partition, (PartitionProgress{"9", 2, false}));
  const FinishOp last = Step(jobs[1], Outcome::kCompleted, "");
  const auto second = Do(last);
  EXPECT_EQ(*second->partition, (PartitionProgress{"", 2, true}));
  EXPECT_EQ(TaskState("users"), JobState::kCompleted);
  EXPECT_EQ(TaskState("report"), JobState::kQueued) << "in the same commit";
  EXPECT_EQ(*Do(last)->partition, *second->partition) << "the same finish gets the same answer";
  EXPECT_EQ(RunNow(jobs[0].seq).error().code, ErrorCode::kPartitionEof);
}

TEST_F(PartitionTest, AnEndThatSaysWhereItStandsCountsNothingTwice) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Commit(job, "9", 4).ok());
  FinishOp twice = Step(job, Outcome::kCompleted, "9", [](PartitionStep& step) { step.processed = 4; });
  EXPECT_EQ(Do(twice).error().code, ErrorCode::kOffsetNotIncreasing);
  ASSERT_TRUE(Do(Step(job, Outcome::kCompleted, "9")).ok());
  EXPECT_EQ(Partition(job).counts, (ScanCounts{4, 4, 0, 0, 1}));
}

TEST_F(PartitionTest, ADrainedPartitionOfAnInfiniteScanIsAskedAgainWithItsEffects) {
  StartScan(1, Infinite());
  const ClaimedJob job = ClaimOne("users");
  const auto reply = Do(WithPiece(Step(job, Outcome::kCompleted, "9"), "mail"));
  ASSERT_TRUE(reply.ok()) << ToString(reply.error());
  EXPECT_EQ(reply->shown, JobState::kScheduled);
  EXPECT_EQ(reply->run_at, now_.wall + 1s);
  EXPECT_FALSE(reply->partition->task_closed);
  EXPECT_EQ(Head(job.seq).attempt, 0U);
  EXPECT_THAT(Claim("mail", 5), SizeIs(1));
  Pass(1s);
  EXPECT_EQ(ClaimOne("users").partition->offset, "9");
}

TEST_F(PartitionTest, WhileThereIsNothingThePauseGrows) {
  ScanTask scan = Infinite();
  scan.poll = 1s;
  scan.poll_max = 5s;
  StartScan(1, scan);
  std::vector<Millis> pauses;
  for (int i = 0; i < 5; ++i) {
    const auto reply = Do(Step(ClaimOne("users"), Outcome::kCompleted, ""));
    pauses.push_back(reply->run_at - now_.wall);
    Pass(pauses.back());
  }
  EXPECT_THAT(pauses, ElementsAre(1s, 2s, 4s, 5s, 5s));
  const auto found = Do(Step(ClaimOne("users"), Outcome::kCompleted, "1"));
  EXPECT_EQ(found->run_at - now_.wall, 1s);
  Pass(1s);
  const auto asked = Do(Step(ClaimOne("users"), Outcome::kCompleted, "", [](PartitionStep& s) { s.poll = 20ms; }));
  EXPECT_EQ(asked->run_at - now_.wall, 20ms);
}

TEST_F(PartitionTest, ADrainEndsEachPartitionWhenItIsDrainedTheNextTime) {
  StartScan(2, Infinite());
  ASSERT_TRUE(Do(Step(ClaimOne("users"), Outcome::kCompleted, "1")).ok());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(AskTask("users", TaskStep::kDrain).ok());
  ASSERT_TRUE(AskTask("users", TaskStep::kDrain).ok()) << "once more";
  ASSERT_TRUE(Commit(job, "5").ok());
  EXPECT_EQ(Do(Step(job, Outcome::kCompleted, ""))->shown, JobState::kCompleted);
  Pass(1s);
  const auto last = Do(Step(ClaimOne("users"), Outcome::kCompleted, ""));
  EXPECT_TRUE(last->partition->task_closed);
  EXPECT_EQ(State(), JobState::kCompleted);
  EXPECT_EQ(AskTask("users", TaskStep::kDrain).error().code, ErrorCode::kBadTransition);
}

TEST_F(PartitionTest, WhatFollowsAnInfiniteScanWouldNeverStart) {
  const TaskOfTest users{.name = "users", .partitions = 1, .scan = Infinite()};
  const auto reply = TryStart({users, {"report", {"users"}}});
  ASSERT_FALSE(reply.ok());
  EXPECT_EQ(reply.error().code, ErrorCode::kUnreachableTask);
  EXPECT_EQ(reply.error().field, "jobs[3].after");
  EXPECT_TRUE(TryStart({users, {"alarm", {"users"}, When::kFailed}, {"clean", {"users"}, When::kEnded}}).ok());
}

TEST_F(PartitionTest, ANewJobCannotFollowAnInfiniteScanUntilItIsDrained) {
  StartScan(1, Infinite());
  const auto follow = [&] { return TryPush("next", [&](JobSpec& spec) { spec.after = {Head(Task("users")).id}; }); };
  EXPECT_EQ(follow().error().code, ErrorCode::kUnreachableTask);
  ASSERT_TRUE(AskTask("users", TaskStep::kDrain).ok());
  EXPECT_TRUE(follow().ok());
}

TEST_F(PartitionTest, AFailedRunIsTriedAgainAndProgressStartsTheCountAnew) {
  StartScan(1, Finite());
  Seq seq = 0;
  ByHand([&](Txn& txn) {
    seq = txn.Members(ChildrenIndex(Task("users")), UINT64_MAX, 1).at(0);
    txn.Edit(seq)->options.retry.max = 1;
  });
  for (int i = 0; i < 4; ++i) {
    const ClaimedJob job = ClaimOne("users");
    ASSERT_TRUE(Commit(job, std::to_string(i)).ok());
    EXPECT_EQ(Finish(job, Outcome::kFailed)->shown, JobState::kRetrying) << i;
    Pass(2h);
  }
  EXPECT_EQ(Finish(ClaimOne("users"), Outcome::kFailed)->shown, JobState::kDead);
  EXPECT_EQ(Partition(seq).errors, 5U);
  EXPECT_EQ(State(), JobState::kDead);
}

TEST_F(PartitionTest, DefaultsFitWorkThatTakesLong) {
  JobSpec spec = PlainSpec("users");
  spec.retry = {};
  spec.flow.emplace().stream = DataStream::kFinite;
  EXPECT_EQ(ResolveOptions(spec, {}).retry.max, 10);
  EXPECT_EQ(ResolveOptions(spec, {}).max_crashes, 8);
  spec.flow->stream = DataStream::kInfinite;
  EXPECT_EQ(ResolveOptions(spec, {}).retry.max, UINT16_MAX);
  QueueDefaults defaults;
  defaults.max_crashes = 2;
  EXPECT_EQ(ResolveOptions(spec, defaults).max_crashes, 2) << "the queue's come first";
}

// ---- Dead documents ----

TEST_F(PartitionTest, DeadDocumentsWaitOnAPortOfThePartition) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  EXPECT_FALSE(Head(job.seq).stateful) << "a partition without any pays nothing for it";
  ASSERT_TRUE(Do(Step(job, Outcome::kContinue, "9", WithDead({"7", R"({"$oid":"6822f3f2f89695833ce6b145"})"}))).ok());
  EXPECT_THAT(Values(job.seq, PortSide::kOut, kDeadPort),
              ElementsAre(R"({"key":7,"error":{"type":"boom","message":"it broke"},"document":{"a":1}})",
                          HasSubstr(R"({"key":{"$oid":"6822f3f2f89695833ce6b145"})")));
  EXPECT_EQ(Partition(job).counts, (ScanCounts{2, 0, 0, 2, 1}));
  EXPECT_EQ(Do(Step(job, Outcome::kCompleted, ""))->shown, JobState::kCompleted);
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(PartitionTest, AReplayOpensWhatHasEndedAndTheRunGetsTheDocuments) {
  StartScan(2, Finite());
  const auto jobs = Claim("users", 2);
  ASSERT_TRUE(Do(Step(jobs[0], Outcome::kCompleted, "9", WithDead({"7", "8"}))).ok());
  ASSERT_TRUE(Finish(jobs[1]).ok());
  ASSERT_EQ(State(), JobState::kCompleted);
  ASSERT_TRUE(Replay().ok());
  EXPECT_EQ(State(), JobState::kSuspended);
  EXPECT_EQ(ShownOf(jobs[1].seq), JobState::kCompleted) << "it has none";
  const ClaimedJob job = ClaimOne("users");
  EXPECT_EQ(job.seq, jobs[0].seq);
  ASSERT_TRUE(job.life.has_value());
  ASSERT_THAT(job.life->ports, SizeIs(1));
  EXPECT_EQ(job.life->ports[0].port, kReplayPort);
  ASSERT_THAT(job.life->ports[0].items, SizeIs(2));
  EXPECT_EQ(Partition(job).counts, (ScanCounts{0, 0, 0, 0, 1}));
  FinishOp op = Step(job, Outcome::kCompleted, "", [](PartitionStep& step) { step.processed = 2; });
  op.effects.consume.push_back(All(job.life->ports[0]));
  EXPECT_TRUE(Do(op)->partition->task_closed);
  EXPECT_EQ(Partition(job).counts, (ScanCounts{2, 2, 0, 0, 1}));
  EXPECT_THAT(Values(job.seq, PortSide::kIn, kReplayPort), SizeIs(0));
}

TEST_F(PartitionTest, AReplayOfManyDocumentsGoesInSteps) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  std::vector<std::string> keys;
  for (int i = 0; i < 700; ++i) keys.push_back(std::to_string(i));
  ASSERT_TRUE(Do(Step(job, Outcome::kCompleted, "700", WithDead(keys))).ok());
  last_intent_ = 0;
  ASSERT_TRUE(Do(ReplayOp{Task("users"), job.seq, {}}).ok());
  EXPECT_EQ(RollForward(std::exchange(last_intent_, 0)), 700U);
  EXPECT_EQ(ShownOf(job.seq), JobState::kQueued);
  const ListBounds left = store_->Begin(now_, 0)->Bounds(PortList(job.seq, PortSide::kOut, kDeadPort));
  EXPECT_EQ(left.head, left.tail);
}

TEST_F(PartitionTest, AReplayLooksAtSomePartitionsAStep) {
  StartScan(450, Finite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Do(Step(job, Outcome::kCompleted, "1", WithDead({"1"}))).ok());
  last_intent_ = 0;
  ASSERT_TRUE(Do(ReplayOp{Task("users"), {}, {}}).ok());
  int steps = 1;
  while (!RollStep(last_intent_)->finished) ++steps;
  EXPECT_GT(steps, 2);
  EXPECT_EQ(ShownOf(job.seq), JobState::kQueued);
}

TEST_F(PartitionTest, AReplayDuringARunMakesItRunAgain) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Do(Step(job, Outcome::kContinue, "9", WithDead({"7"}))).ok());
  ASSERT_TRUE(Replay(job.seq).ok());
  EXPECT_EQ(Do(Step(job, Outcome::kCompleted, ""))->shown, JobState::kQueued);
  const ClaimedJob again = ClaimOne("users");
  FinishOp op = Step(again, Outcome::kCompleted, "", WithDead({"7"}));
  op.effects.consume.push_back(All(again.life->ports.at(0)));
  EXPECT_EQ(Do(op)->shown, JobState::kCompleted);
  EXPECT_EQ(Partition(job).counts.dead, 1U);
}

TEST_F(PartitionTest, TooManyDeadDocumentsFailThePartitionWithTheirBlock) {
  ScanTask scan = Finite();
  scan.max_dead = 2;
  StartScan(1, scan);
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Do(Step(job, Outcome::kContinue, "2", WithDead({"1", "2"}))).ok());
  const auto reply = Do(Step(job, Outcome::kContinue, "3", WithDead({"3"})));
  ASSERT_TRUE(reply.ok());
  EXPECT_EQ(reply->shown, JobState::kDead);
  EXPECT_FALSE(reply->lease.has_value());
  EXPECT_EQ(*reply->partition, (PartitionProgress{"3", 3, true}));
  EXPECT_THAT(Raw(RecordKind::kError, job.seq), HasSubstr("too_many_dead"));
  EXPECT_EQ(Head(job.seq).reason, Reason::kNotRetried);
}

TEST_F(PartitionTest, TheRatioOfDeadDocumentsCountsFromAThousandOn) {
  ScanTask scan = Finite();
  scan.max_dead_ppm = 1'000;
  StartScan(1, scan);
  const ClaimedJob job = ClaimOne("users");
  const auto commit = [&](const std::string& offset, std::uint64_t processed) {
    return Do(Step(job, Outcome::kContinue, offset, [&](PartitionStep& step) {
      step.processed = processed;
      step.dead.push_back({offset, {"boom", ""}, ""});
    }));
  };
  EXPECT_EQ(commit("1", 998)->shown, JobState::kRunning) << "999 read";
  EXPECT_EQ(commit("2", 0)->shown, JobState::kDead) << "2 of 1,000";
}

// ---- Pieces ----

TEST_F(PartitionTest, TheTaskEndsWithTheLastPieceThatItsPartitionsHaveFound) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Do(WithPiece(Step(job, Outcome::kCompleted, "9"), "mail")).ok());
  EXPECT_EQ(TaskState("users"), JobState::kSuspended);
  const ClaimedJob mail = ClaimOne("mail");
  EXPECT_EQ(mail.flow->task, "users");
  ASSERT_TRUE(Finish(mail).ok());
  EXPECT_EQ(State(), JobState::kCompleted);
  EXPECT_NE(Head(mail.seq).retain_until, kNeverWall) << "there may be millions: each goes when its time is over";
  Pass(24h * 2);
  EXPECT_FALSE(Exists(mail.seq));
}

TEST_F(PartitionTest, APieceThatFailsFailsTheTaskUnlessItMay) {
  for (const bool may_fail : {false, true}) {
    StartScan(1, Finite());
    const ClaimedJob job = ClaimOne("users");
    ASSERT_TRUE(Do(WithPiece(Step(job, Outcome::kCompleted, "9"), "mail", may_fail)).ok());
    const ClaimedJob mail = ClaimOne("mail");
    ASSERT_TRUE(Finish(mail, Outcome::kFailed).ok());
    EXPECT_EQ(State(), may_fail ? JobState::kCompleted : JobState::kDead);
    Pass(24h * 2);
    if (last_intent_ != 0) RollForward(std::exchange(last_intent_, 0));
    RollAside();
    ASSERT_FALSE(Exists(workflow_)) << "its retention is over";
    EXPECT_FALSE(Exists(mail.seq));
  }
}

TEST_F(PartitionTest, ThousandPiecesAreThereWithTheCommitThatPushesThem) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  FinishOp op = Step(job, Outcome::kContinue, "1000");
  for (int i = 0; i < 1'000; ++i) op = WithPiece(std::move(op), "mail");
  last_intent_ = 0;
  ASSERT_TRUE(Do(op).ok());
  EXPECT_EQ(last_intent_, 0U);
  EXPECT_EQ(Count("mail", JobState::kQueued), 1'000U);
}

TEST_F(PartitionTest, OnlyAPartitionPushesPieces) {
  Push("plain");
  const auto reply = Do(WithPiece(Finishing(ClaimOne("plain"), Outcome::kCompleted), "mail"));
  EXPECT_EQ(reply.error().code, ErrorCode::kInvalid);
  EXPECT_EQ(reply.error().field, "push[0].piece");
}

TEST_F(PartitionTest, ATerminatedTaskTakesItsPiecesWithIt) {
  StartScan(1, Infinite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Do(WithPiece(Step(job, Outcome::kCompleted, "9"), "mail")).ok());
  ASSERT_TRUE(TerminateAll().ok());
  EXPECT_EQ(State(), JobState::kTerminated);
  EXPECT_EQ(Count("mail", JobState::kTerminated), 1U);
}

// ---- Lag ----

class LagTest : public PartitionTest {
 protected:
  std::optional<Millis> Lag(const ClaimedJob& job) {
    return LagOf(Partition(job), HasEnded(Head(job.seq).state), now_.wall);
  }
};

TEST_F(LagTest, WhatHasBeenDrainedIsBehindByTheTimeSince) {
  StartScan(1, Infinite());
  const ClaimedJob job = ClaimOne("users");
  EXPECT_EQ(Lag(job), std::nullopt);
  ASSERT_TRUE(Commit(job, "17").ok());
  EXPECT_EQ(Lag(job), std::nullopt) << "the key says no time";
  ASSERT_TRUE(Finish(job).ok());
  EXPECT_EQ(Lag(job), 0ms);
  Advance(90s);
  EXPECT_EQ(Lag(job), 90s) << "nobody has looked since";
}

TEST_F(LagTest, ACommitSaysItOrItsKeyDoes) {
  StartScan(1, Infinite());
  const ClaimedJob job = ClaimOne("users");
  const auto date = [](WallTime time) { return R"({"$date":")" + FormatTime(time) + "\"}"; };
  ASSERT_TRUE(Commit(job, date(now_.wall - 1h)).ok());
  EXPECT_EQ(Lag(job), 1h);
  ASSERT_TRUE(
      Do(Step(job, Outcome::kContinue, date(now_.wall - 59min), [](PartitionStep& step) { step.lag = 10min; })).ok());
  EXPECT_EQ(Lag(job), 10min);
  ASSERT_TRUE(Commit(job, date(now_.wall - 30min)).ok());
  EXPECT_EQ(Lag(job), 10min) << "what is read stays read";
  ASSERT_TRUE(Commit(job, date(now_.wall + 1h)).ok());
  EXPECT_EQ(Lag(job), 0ms) << "a clock of the source that is fast";
}

TEST_F(LagTest, WhatIsHeldBackIsNotDrained) {
  StartScan(1, Infinite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Do(Step(job, Outcome::kCompleted, "17", [](PartitionStep& step) { step.held_back = true; })).ok());
  EXPECT_EQ(Lag(job), std::nullopt);
}

TEST_F(LagTest, AFiniteScanAndOneThatHasEndedAreBehindNothing) {
  StartScan(1, Finite());
  const ClaimedJob finite = ClaimOne("users");
  ASSERT_TRUE(Commit(finite, R"({"stream":"1526919030474-0"})").ok());
  EXPECT_EQ(Lag(finite), std::nullopt);
  ASSERT_TRUE(Finish(finite).ok());
  StartScan(1, Infinite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Do(TaskOp{Task("users"), TaskStep::kDrain, {}}).ok());
  ASSERT_TRUE(Finish(job).ok());
  EXPECT_EQ(Lag(job), std::nullopt);
}

TEST_F(LagTest, AChangeOfTheOffsetForgetsIt) {
  StartScan(1, Infinite());
  const ClaimedJob job = ClaimOne("users");
  ASSERT_TRUE(Do(Step(job, Outcome::kCompleted, "17")).ok());
  ASSERT_TRUE(Do(PatchPartitionOp{job.seq, Partition(job).etag, "5"}).ok());
  EXPECT_EQ(Lag(job), std::nullopt);
}

// ---- Restart ----

TEST_F(PartitionTest, ARestartOfWhatFailedKeepsOffsetsAndOneFromTheStartDropsThem) {
  StartScan(2, Finite());
  auto jobs = Claim("users", 2);
  ASSERT_TRUE(Do(WithPiece(Step(jobs[0], Outcome::kCompleted, "9", WithDead({"7"})), "mail")).ok());
  ASSERT_TRUE(Finish(ClaimOne("mail"), Outcome::kFailed).ok());
  ASSERT_TRUE(Commit(jobs[1], "5").ok());
  ASSERT_TRUE(Finish(jobs[1], Outcome::kFailed).ok());
  ASSERT_EQ(State(), JobState::kDead);

  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "failed").ok());
  EXPECT_EQ(ShownOf(jobs[0].seq), JobState::kCompleted);
  const ClaimedJob again = ClaimOne("users");
  EXPECT_EQ(again.partition->offset, "5");
  ASSERT_TRUE(Finish(again).ok());
  EXPECT_EQ(State(), JobState::kSuspended) << "the piece that failed runs again";
  ASSERT_TRUE(Finish(ClaimOne("mail"), Outcome::kFailed).ok());
  ASSERT_EQ(State(), JobState::kDead);

  const std::uint64_t etag = Partition(jobs[0]).etag;
  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "start").ok());
  jobs = Claim("users", 5);
  ASSERT_THAT(jobs, SizeIs(2));
  for (const ClaimedJob& job : jobs) {
    EXPECT_EQ(job.partition->offset, "");
    EXPECT_EQ(job.partition->counts, ScanCounts{});
    EXPECT_TRUE(Values(job.seq, PortSide::kOut, kDeadPort).empty());
    ASSERT_TRUE(Finish(job).ok());
  }
  EXPECT_GT(Partition(jobs[0]).etag, etag) << "it only rises";
  EXPECT_EQ(State(), JobState::kCompleted) << "what the first time had found counts no more";
  EXPECT_TRUE(Claim("mail").empty());
}

TEST_F(PartitionTest, ARestartGoesBackToTheOffsetThatItBeganWith) {
  StartScan(1, Finite());
  ASSERT_TRUE(Do(AddPartitionsOp{Task("users"), {"{}"}, {R"({"$numberInt":"100"})"}, {}}).ok());
  const auto jobs = Claim("users", 2);
  EXPECT_EQ(jobs[1].partition->offset, "100");
  EXPECT_EQ(jobs[1].partition->number, 2U);
  ASSERT_TRUE(Commit(jobs[1], "200").ok());
  for (const ClaimedJob& job : jobs) ASSERT_TRUE(Finish(job).ok());
  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "start").ok());
  EXPECT_EQ(Claim("users", 2).at(1).partition->offset, "100");
}

// ---- A task that stops on errors ----

class StoppingTest : public PartitionTest {
 protected:
  void StartStopping(std::size_t partitions, const ScanTask& scan = Finite()) {
    Start({{.name = "users", .partitions = partitions, .scan = scan, .on_error = OnError::kStop}});
  }
  void FailRun(const ClaimedJob& job) {
    FinishOp op = Finishing(job, Outcome::kFailed);
    op.error = JobError{"boom", "it failed", {}};
    ASSERT_TRUE(Do(std::move(op)).ok());
  }
  bool IsStopped(Seq seq) { return ShownOf(seq) == JobState::kTerminated && Head(seq).reason == Reason::kStopped; }
};

TEST_F(StoppingTest, APartitionThatFailsStopsTheOthersAndTheTaskEndsWhenNobodyRuns) {
  StartStopping(4);
  const auto jobs = Claim("users", 2);
  ASSERT_TRUE(Commit(jobs[1], "5").ok());
  FailRun(jobs[0]);
  EXPECT_TRUE(Claim("users").empty()) << "from the failure on, before the intent has done anything";
  RollAside();
  EXPECT_EQ(Count("users", JobState::kTerminated), 2U);
  EXPECT_EQ(ShownOf(jobs[1].seq), JobState::kTerminating);
  EXPECT_EQ(State(), JobState::kSuspended) << "one still runs";

  const auto commit = Commit(jobs[1], "6");
  ASSERT_TRUE(commit.ok()) << "what its run has done counts";
  EXPECT_TRUE(commit->cancel);
  ASSERT_TRUE(Finish(jobs[1], Outcome::kReleased).ok());
  EXPECT_TRUE(IsStopped(jobs[1].seq));
  EXPECT_EQ(Partition(jobs[1]).offset, "6");
  EXPECT_EQ(TaskState("users"), JobState::kDead);
  EXPECT_EQ(Head(Task("users")).reason, Reason::kTasksFailed);
  EXPECT_EQ(State(), JobState::kDead);
}

TEST_F(StoppingTest, OthersGoOnUnlessTheTaskSaysSo) {
  StartScan(3, Finite());
  FailRun(ClaimOne("users"));
  RollAside();
  EXPECT_EQ(Claim("users", 5).size(), 2U);
}

TEST_F(StoppingTest, ARestartBringsStoppedPartitionsBackBehindTheirOffsetsOnceEach) {
  StartStopping(4);
  auto jobs = Claim("users", 2);
  ASSERT_TRUE(Commit(jobs[0], "3").ok());
  ASSERT_TRUE(Do(Step(jobs[1], Outcome::kContinue, "5", WithDead({"4"}))).ok());
  FailRun(jobs[0]);
  RollAside();
  ASSERT_TRUE(Finish(jobs[1], Outcome::kReleased).ok());
  ASSERT_EQ(State(), JobState::kDead);

  ASSERT_TRUE(AskTask("users", TaskStep::kRestartFailed).ok());
  jobs = Claim("users", 10);
  ASSERT_THAT(jobs, SizeIs(4)) << "its group is not paused any more";
  std::vector<std::string> offsets;
  for (const ClaimedJob& job : jobs) offsets.push_back(job.partition->offset);
  EXPECT_THAT(offsets, ElementsAre("3", "5", "", ""));
  EXPECT_THAT(Values(jobs[1].seq, PortSide::kOut, kDeadPort), SizeIs(1));
  for (const ClaimedJob& job : jobs) ASSERT_TRUE(Finish(job).ok());
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(StoppingTest, ATaskThatIsRestartedStopsAgain) {
  StartStopping(3);
  FailRun(ClaimOne("users"));
  RollAside();
  ASSERT_EQ(State(), JobState::kDead);
  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "failed").ok());
  FailRun(ClaimOne("users"));
  RollAside();
  EXPECT_EQ(State(), JobState::kDead);
  EXPECT_EQ(Count("users", JobState::kTerminated), 2U);
  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "start").ok());
  EXPECT_EQ(Claim("users", 10).size(), 3U);
}

TEST_F(StoppingTest, WhatIsLeftOfAStopTouchesNothingOfARestart) {
  StartStopping(2);
  const auto jobs = Claim("users", 2);
  FailRun(jobs[0]);
  const std::vector<Seq> left = std::exchange(aside_, {});  // a slow node has the intent
  ASSERT_TRUE(Finish(jobs[1]).ok());
  ASSERT_EQ(State(), JobState::kDead);
  ASSERT_TRUE(AskTask("users", TaskStep::kRestartFailed).ok());
  const ClaimedJob again = ClaimOne("users");
  for (const Seq intent : left) RollForward(intent);
  ASSERT_TRUE(Finish(again).ok());
  EXPECT_EQ(State(), JobState::kCompleted);
}

TEST_F(StoppingTest, AWorkerThatVanishesHoldsUpTheEndUntilItsLeaseRunsOut) {
  StartStopping(3);
  const auto jobs = Claim("users", 2);
  FailRun(jobs[0]);
  RollAside();
  Advance(1h);
  Recover(jobs[1].seq);
  EXPECT_TRUE(IsStopped(jobs[1].seq));
  EXPECT_EQ(State(), JobState::kDead);
}

TEST_F(StoppingTest, AnInfiniteScanStopsToo) {
  StartStopping(3, Infinite());
  const auto jobs = Claim("users", 2);
  ASSERT_TRUE(Finish(jobs[0]).ok());
  ASSERT_EQ(ShownOf(jobs[0].seq), JobState::kScheduled);
  FailRun(jobs[1]);
  RollAside();
  EXPECT_TRUE(IsStopped(jobs[0].seq));
  EXPECT_EQ(State(), JobState::kDead);
}

TEST_F(StoppingTest, APieceThatFailsStopsThePartitionsAndTheOtherPiecesGoOn) {
  StartStopping(2);
  const auto jobs = Claim("users", 2);
  ASSERT_TRUE(Do(WithPiece(WithPiece(Step(jobs[0], Outcome::kContinue, "1"), "mail"), "mail")).ok());
  ASSERT_TRUE(Finish(jobs[0], Outcome::kReleased).ok());
  FailRun(ClaimOne("mail"));
  RollAside();
  EXPECT_TRUE(IsStopped(jobs[0].seq));
  ASSERT_TRUE(Finish(jobs[1]).ok());
  EXPECT_EQ(State(), JobState::kSuspended) << "a document counts as done only with its job";
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  EXPECT_EQ(State(), JobState::kDead);
}

TEST_F(StoppingTest, WhileItStopsNothingJoinsItOrRunsAgain) {
  StartStopping(3);
  const auto jobs = Claim("users", 2);
  FailRun(jobs[0]);
  RollAside();
  EXPECT_EQ(Do(AddPartitionsOp{Task("users"), {"{}"}, {}, {}}).error().code, ErrorCode::kWorkflowClosed);
  EXPECT_THAT(RunNow(jobs[0].seq).error().detail, HasSubstr("is being stopped"));
  ASSERT_TRUE(Ask(WorkflowStep::kPause).ok());
  ASSERT_TRUE(Ask(WorkflowStep::kResume).ok());
  EXPECT_TRUE(Claim("users").empty());
}

TEST_F(StoppingTest, APartitionThatIsRunAgainAloneLeavesTheTaskFailedByTheOthers) {
  StartStopping(2);
  const ClaimedJob failed = ClaimOne("users");
  FailRun(failed);
  RollAside();
  ASSERT_EQ(State(), JobState::kDead);
  ASSERT_TRUE(RunNow(failed.seq).ok());
  ASSERT_EQ(State(), JobState::kSuspended);
  ASSERT_TRUE(Finish(ClaimOne("users")).ok());
  EXPECT_EQ(State(), JobState::kDead) << "the other one has not been worked to its end";
}

TEST_F(StoppingTest, ATaskThatIsPausedStaysSo) {
  StartStopping(2);
  const ClaimedJob failed = ClaimOne("users");
  ASSERT_TRUE(AskTask("users", TaskStep::kPause).ok());
  FailRun(failed);
  RollAside();
  ASSERT_TRUE(RunNow(failed.seq).ok());
  EXPECT_TRUE(Claim("users").empty());
  ASSERT_TRUE(AskTask("users", TaskStep::kResume).ok());
  EXPECT_EQ(Claim("users").size(), 1U);
}

// ---- From outside ----

TEST_F(PartitionTest, AChangeFromOutsideNeedsTheEtagAndNoRun) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  EXPECT_EQ(Do(PatchPartitionOp{job.seq, 1, "7"}).error().code, ErrorCode::kBadTransition);
  ASSERT_TRUE(Commit(job, "17").ok());
  ASSERT_TRUE(Finish(job, Outcome::kReleased).ok());
  const auto changed = Do(PatchPartitionOp{job.seq, 3, R"({"$numberLong":"7"})"});
  ASSERT_TRUE(changed.ok());
  EXPECT_EQ(changed->progress, (PartitionProgress{"7", 4, false}));
  const auto late = Do(PatchPartitionOp{job.seq, 3, "8"});
  EXPECT_EQ(late.error().code, ErrorCode::kChangedMeanwhile);
  EXPECT_THAT(late.error().detail, HasSubstr("has the etag 4 now"));
  EXPECT_EQ(ClaimOne("users").partition->offset, "7");
}

TEST_F(PartitionTest, AJobThatIsNoPartitionHasNoOffset) {
  Push("plain");
  const ClaimedJob job = ClaimOne("plain");
  EXPECT_EQ(Commit(job, "1").error().field, "offset");
  EXPECT_EQ(Do(PatchPartitionOp{job.seq, 0, "1"}).error().code, ErrorCode::kNotFound);
  EXPECT_EQ(Do(ReplayOp{job.seq, {}, {}}).error().code, ErrorCode::kNotFound);
}

TEST_F(PartitionTest, ARunThatIsGivenBackCommitsNothing) {
  StartScan(1, Finite());
  const ClaimedJob job = ClaimOne("users");
  EXPECT_EQ(Do(Step(job, Outcome::kReleased, "1")).error().field, "offset");
}

// ---- A job that makes the partitions ----

class PlannerTest : public PartitionTest {
 protected:
  void StartPlanned() {
    PushOp op = WorkflowOf({{.name = "users", .partitions = 0, .scan = Finite()}});
    JobSpec plan = PlainSpec("plan", R"({"split":2})");
    plan.flow.emplace().within = 1;
    plan.flow->plans = true;
    plan.flow->stream = DataStream::kFinite;
    op.jobs.push_back(std::move(plan));
    workflow_ = Do(std::move(op)).value().jobs.at(0).seq;
  }
  Result<FinishOp::Reply> Plan(const ClaimedJob& job) {
    FinishOp op = Finishing(job, Outcome::kCompleted);
    for (const std::string part : {R"({"from":1})", R"({"from":2})"}) {
      JobSpec& spec = op.push.emplace_back(PlainSpec("", part));
      spec.into = "users";
    }
    return Do(std::move(op));
  }
};

TEST_F(PlannerTest, APlanIsMadeOnceAndItsPartitionsEndTheTask) {
  StartPlanned();
  ASSERT_TRUE(Finish(ClaimOne("plan"), Outcome::kFailed).ok());
  EXPECT_EQ(State(), JobState::kDead);
  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "failed").ok()) << "a plan that failed is made again";
  const ClaimedJob plan = ClaimOne("plan");
  ASSERT_TRUE(plan.partition.has_value());
  EXPECT_EQ(plan.partition->number, 0U);
  EXPECT_EQ(plan.partition->scan, R"({"source":"orders"})");
  ASSERT_TRUE(Plan(plan).ok());
  for (const ClaimedJob& job : Claim("users", 5)) ASSERT_TRUE(Finish(job).ok());
  EXPECT_EQ(State(), JobState::kCompleted);

  ASSERT_TRUE(Ask(WorkflowStep::kRestart, "start").ok());
  EXPECT_TRUE(Claim("plan").empty()) << "never a second plan";
  const auto jobs = Claim("users", 5);
  EXPECT_THAT(jobs, SizeIs(2));
  EXPECT_EQ(jobs.at(0).payload, R"({"from":1})");
}

}  // namespace
}  // namespace pawl
