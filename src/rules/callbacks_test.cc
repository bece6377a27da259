#include "rules/callbacks.h"

#include <gtest/gtest.h>

#include "model/callback.h"
#include "store/callback_codec.h"
#include "tests/support/json_at.h"
#include "tests/support/stateful_fixture.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

CallbackSpec CallbackTo(std::string url, std::vector<CallbackEvent> on = {}) {
  CallbackSpec callback;
  callback.url = std::move(url);
  callback.on = std::move(on);
  return callback;
}

class CallbacksTest : public StatefulFixture {
 protected:
  static constexpr const char* kUrl = "https://shop.example/cb";

  Seq PushOwner(std::vector<CallbackSpec> callbacks, const Change& change = {}) {
    return Push("mail",
                [&](JobSpec& spec) {
                  spec.callbacks = std::move(callbacks);
                  if (change) change(spec);
                })
        .seq;
  }
  Seq PushOwner(const Change& change = {}) { return PushOwner({CallbackTo(kUrl)}, change); }

  MadeCallbacks MadeBy(Seq owner) {
    const auto record = store_->Snapshot()->Read(CallbacksKey(owner)).value();
    return record.exists() ? DecodeMadeCallbacks(record.value).value() : MadeCallbacks{};
  }
  // The events of all callbacks that the owner has made, in the order of the ends.
  std::vector<std::string> EventsOfOwner(Seq owner) {
    std::vector<std::string> events;
    for (const MadeCallback& one : MadeBy(owner).made) {
      EXPECT_EQ(support::TextAt(PayloadOf(one.seq), "event"), Name(one.event));
      events.emplace_back(Name(one.event));
    }
    return events;
  }
  std::string PayloadOf(Seq seq) {
    return DecodeBody(store_->Snapshot()->Read(BodyKey(seq)).value().value).value().payload;
  }
  std::uint64_t WaitingCallbacks() {
    return names_.Find(kCallbackQueue) ? Count(std::string(kCallbackQueue), JobState::kQueued) : 0;
  }
};

TEST_F(CallbacksTest, TheEndOfAJobMakesACallbackInTheSameStep) {
  const Seq owner = PushOwner([](JobSpec& spec) { spec.priority = 7; });
  EXPECT_EQ(WaitingCallbacks(), 0U);
  FinishOp op = Finishing(ClaimOne("mail"), Outcome::kCompleted);
  op.result = R"({"sent":true,"password":"hunter2"})";
  ASSERT_TRUE(Do(op).ok());
  ASSERT_THAT(MadeBy(owner).made, SizeIs(1));
  const Seq seq = MadeBy(owner).made[0].seq;
  const JobHead head = Head(seq);
  EXPECT_EQ(txn_.NameOf(head.queue), kCallbackQueue);
  EXPECT_EQ(txn_.NameOf(head.type), kCallbackType);
  EXPECT_EQ(head.group, "shop.example");
  EXPECT_EQ(head.priority, 7);
  EXPECT_EQ(head.options.retry.max, 8);
  EXPECT_EQ(head.options.max_crashes, 20);
  EXPECT_EQ(head.options.lease, 30s);
  EXPECT_EQ(head.options.retention, 24h);
  EXPECT_EQ(head.shown, JobState::kQueued);
  EXPECT_FALSE(head.client_id);
  const std::string payload = PayloadOf(seq);
  EXPECT_EQ(support::TextAt(payload, "url"), kUrl);
  EXPECT_EQ(payload.find("\"timeout\""), std::string::npos) << "the notifier says how long an attempt may take";
  EXPECT_EQ(support::TextAt(payload, "owner.id"), Head(owner).id);
  EXPECT_EQ(support::TextAt(payload, "end"), "1");
  EXPECT_EQ(support::TextAt(payload, "body.type"), "job.completed");
  EXPECT_EQ(support::TextAt(payload, "body.data.state"), "completed");
  EXPECT_EQ(support::TextAt(payload, "body.data.result"), R"({"sent":true,"password":"[redacted]"})");
  EXPECT_EQ(support::TextAt(payload, "body.data.error"), "null");
  EXPECT_EQ(support::TextAt(payload, "body.data.ended_at"), "2023-11-14T22:13:20.000Z");
}

TEST_F(CallbacksTest, OnlyTheEndsThatACallbackWantsMakeIt) {
  const std::vector<CallbackSpec> callbacks = {CallbackTo("http://a.example/", {CallbackEvent::kCompleted}),
                                               CallbackTo("http://b.example:81/", {CallbackEvent::kDead}),
                                               CallbackTo("http://c.example/")};
  const Seq owner = PushOwner(callbacks);
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  ASSERT_THAT(MadeBy(owner).made, SizeIs(2));
  EXPECT_EQ(Head(MadeBy(owner).made[0].seq).group, "a.example");
  EXPECT_EQ(Head(MadeBy(owner).made[1].seq).group, "c.example");
  EXPECT_EQ(MadeBy(owner).made[1].index, 2);
}

TEST_F(CallbacksTest, AJobThatEndsOtherwiseHasNone) {
  const Seq owner = PushOwner({CallbackTo(kUrl, {CallbackEvent::kDead})});
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  EXPECT_EQ(MadeBy(owner), MadeCallbacks{});
  EXPECT_EQ(WaitingCallbacks(), 0U);
}

TEST_F(CallbacksTest, EveryWayToEndMakesOne) {
  const auto fail = [&](Seq /*seq*/, bool retry) {
    FinishOp op = Finishing(ClaimOne("mail"), Outcome::kFailed);
    op.retry = retry;
    op.error = JobError{"smtp", "no route to token=abc", {}};
    ASSERT_TRUE(Do(op).ok());
  };
  const Seq not_retried = PushOwner();
  fail(not_retried, false);
  EXPECT_THAT(EventsOfOwner(not_retried), ElementsAre("dead"));
  EXPECT_EQ(support::TextAt(PayloadOf(MadeBy(not_retried).made[0].seq), "body.data.error.message"),
            "no route to token=[redacted]");

  const Seq exhausted = PushOwner([](JobSpec& spec) { spec.retry.max = 0; });
  fail(exhausted, true);
  EXPECT_THAT(EventsOfOwner(exhausted), ElementsAre("dead"));

  const Seq crashed = PushOwner([](JobSpec& spec) { spec.max_crashes = 1; });
  ASSERT_EQ(ClaimSeqs("mail"), std::vector<Seq>{crashed});
  Advance(31s);
  Recover(crashed);
  EXPECT_THAT(EventsOfOwner(crashed), ElementsAre("dead"));
  EXPECT_EQ(support::TextAt(PayloadOf(MadeBy(crashed).made[0].seq), "body.data.reason"), "lease_expired");

  const Seq expired = PushOwner([](JobSpec& spec) { spec.expires_in = 1s; });
  Pass(1s);
  EXPECT_THAT(EventsOfOwner(expired), ElementsAre("expired"));

  const Seq terminated = PushOwner();
  ASSERT_TRUE(Terminate(terminated).ok());
  EXPECT_THAT(EventsOfOwner(terminated), ElementsAre("terminated"));

  const Seq stopped = PushOwner();
  const ClaimedJob run = ClaimOne("mail");
  ASSERT_TRUE(Terminate(stopped).ok());
  EXPECT_THAT(EventsOfOwner(stopped), IsEmpty());
  ASSERT_TRUE(Finish(run).ok());
  EXPECT_THAT(EventsOfOwner(stopped), ElementsAre("terminated"));
}

TEST_F(CallbacksTest, AJobThatIsRunAgainTellsOfItsNextEndToo) {
  const Seq owner = PushOwner();
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  ASSERT_TRUE(RunNow(owner).ok());
  FinishOp op = Finishing(ClaimOne("mail"), Outcome::kFailed);
  op.retry = false;
  ASSERT_TRUE(Do(op).ok());
  EXPECT_THAT(EventsOfOwner(owner), ElementsAre("completed", "dead"));
  EXPECT_EQ(MadeBy(owner).made[1].end, 2U);
  EXPECT_NE(Head(MadeBy(owner).made[0].seq).id, Head(MadeBy(owner).made[1].seq).id);
}

TEST_F(CallbacksTest, TheRecordKeepsTheLastTwenty) {
  const Seq owner = PushOwner();
  for (int i = 0; i < 30; ++i) {
    ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
    ASSERT_TRUE(RunNow(owner).ok());
  }
  const MadeCallbacks record = MadeBy(owner);
  EXPECT_EQ(record.ends, 30U);
  ASSERT_THAT(record.made, SizeIs(kMadeCallbacksKept));
  EXPECT_EQ(record.made.front().end, 11U);
  EXPECT_EQ(record.made.back().end, 30U);
  EXPECT_EQ(WaitingCallbacks(), 30U);
}

TEST_F(CallbacksTest, AQueuesOwnAreForJobsThatBringNone) {
  Patch("mail", [](QueuePatch& patch) { patch.callbacks.emplace({CallbackTo(kUrl, {CallbackEvent::kDead})}); });
  const Seq silent = Push("mail").seq;
  const Seq none = PushOwner({}, {});
  const Seq own = PushOwner();
  EXPECT_EQ(Head(silent).callback_events, static_cast<std::uint8_t>(CallbackEvent::kDead));
  EXPECT_EQ(Head(none).callback_events, 0);
  EXPECT_EQ(Head(own).callback_events, kAllCallbackEvents);
  Patch("mail", [](QueuePatch& patch) { patch.callbacks.emplace(); });
  EXPECT_EQ(Head(Push("mail").seq).callback_events, 0);
}

TEST_F(CallbacksTest, APurgeTellsOfEveryJob) {
  constexpr std::size_t kJobs = 50;
  std::vector<CallbackSpec> four(kCallbacksMax, CallbackTo(kUrl));
  for (std::size_t i = 0; i < kJobs; ++i) PushOwner(four);
  ManyOp op;
  op.action = ManyAction::kPurge;
  op.filter.queue = "mail";
  ASSERT_TRUE(Do(op).ok());
  EXPECT_EQ(RollForward(last_intent_), kJobs);
  EXPECT_EQ(Count("mail", JobState::kTerminated), kJobs);
  EXPECT_EQ(WaitingCallbacks(), kJobs * kCallbacksMax);
}

TEST_F(CallbacksTest, AStepOnManyStopsWhereItsCallbacksFillIt) {
  for (int i = 0; i < 40; ++i) PushOwner();
  ManyOp op;
  op.action = ManyAction::kTerminate;
  op.filter.queue = "mail";
  ASSERT_TRUE(Do(op).ok());
  const auto done = Committed([&](Batch& batch) {
    StepOp step{last_intent_, {}, 0, kIntentStepLeast};
    batch.JobsBefore(last_intent_, kIntentStepLeast, step.seqs);
    return RuleFixture::In(batch, step);
  });
  ASSERT_TRUE(done.ok());
  EXPECT_FALSE(done->finished);
  EXPECT_EQ(done->count, 4U);  // of 13 each
  EXPECT_EQ(RollForward(last_intent_), 40U);
  EXPECT_EQ(WaitingCallbacks(), 40U);
}

TEST_F(CallbacksTest, ALongResultIsLeftOutWithItsSize) {
  const Seq owner = PushOwner();
  FinishOp op = Finishing(ClaimOne("mail"), Outcome::kCompleted);
  op.result = "\"" + std::string(300'000, 'x') + "\"";
  ASSERT_TRUE(Do(op).ok());
  const std::string payload = PayloadOf(MadeBy(owner).made.at(0).seq);
  EXPECT_EQ(support::TextAt(payload, "body.data.result"), "null");
  EXPECT_EQ(support::TextAt(payload, "body.data.result_bytes"), "300002");
}

TEST_F(CallbacksTest, ThePayloadGoesAlongIfItIsWanted) {
  CallbackSpec with = CallbackTo(kUrl);
  with.with_payload = true;
  with.extra = R"({"sku": 7})";
  with.headers = {{"X-A", "b", false}, {"Authorization", "shop", true}};
  with.timeout = 5s;
  with.retry.max = 3;
  const Seq owner = PushOwner({with}, [](JobSpec& spec) { spec.payload = R"({"to":"a","token":"t"})"; });
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  const Seq seq = MadeBy(owner).made.at(0).seq;
  const std::string payload = PayloadOf(seq);
  EXPECT_EQ(support::TextAt(payload, "body.data.payload"), R"({"to":"a","token":"[redacted]"})");
  EXPECT_EQ(support::TextAt(payload, "body.data.extra"), R"({"sku": 7})");
  EXPECT_EQ(support::TextAt(payload, "headers"), R"({"X-A":"b","Authorization":{"from":"shop"}})");
  EXPECT_EQ(support::TextAt(payload, "timeout"), "5");
  EXPECT_EQ(support::TextAt(payload, "own_retry"), "true");
  EXPECT_EQ(Head(seq).options.lease, 20s);
  EXPECT_EQ(Head(seq).options.retry.max, 3);
}

TEST_F(CallbacksTest, AShutdownThatNobodyTakesTellsOfTheEndAndNotBefore) {
  TypeSpec type;
  type.shutdown = true;
  type.shutdown_timeout = 1min;
  ASSERT_TRUE(Do(PutTypeOp{"mail", "mail", type}).ok());
  const Seq owner = PushOwner([](JobSpec& spec) { spec.in["a"]; });
  ASSERT_TRUE(Finish(ClaimOne("mail"), Outcome::kSuspended).ok());
  ASSERT_TRUE(Terminate(owner).ok());
  Pass(1min - 1ms);
  EXPECT_THAT(EventsOfOwner(owner), IsEmpty());
  Pass(1ms);
  ASSERT_THAT(EventsOfOwner(owner), ElementsAre("terminated"));
  EXPECT_EQ(support::TextAt(PayloadOf(MadeBy(owner).made[0].seq), "body.data.reason"), "shutdown_timeout");
}

TEST_F(CallbacksTest, AStatefulJobTellsOfEachOfAHundredEnds) {
  const Seq owner = PushOwner([](JobSpec& spec) { spec.in["a"]; });
  for (int i = 0; i < 100; ++i) {
    ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
    ASSERT_TRUE(Write(owner, "a", {"1"}).ok());
    ASSERT_TRUE(RunNow(owner).ok()) << "an ended job sleeps through its input";
  }
  EXPECT_EQ(MadeBy(owner).ends, 100U);
  EXPECT_EQ(MadeBy(owner).made.back().end, 100U);
  EXPECT_EQ(WaitingCallbacks(), 100U);
}

// Each step stays as small as one of jobs without callbacks, so that no script on Redis becomes longer.
TEST_F(CallbacksTest, ATreeOfTenThousandTellsOfEveryJobInStepsThatStaySmall) {
  constexpr std::size_t kChildren = 10'000;
  const Seq root = PushOwner([](JobSpec& spec) { spec.in["a"]; });
  for (std::size_t i = 0; i < kChildren; ++i) {
    const Seq child = PushOwner();
    ASSERT_TRUE(Adopt(child, root, "c" + std::to_string(i)).ok());
  }
  TerminateOp op{root, {}};
  op.recursive = true;
  ASSERT_TRUE(Do(op).ok());
  std::uint64_t made = WaitingCallbacks();
  for (bool finished = false; !finished;) {
    finished = RollStep(last_intent_).value().finished;
    EXPECT_LE(WaitingCallbacks() - made, kIntentStepMost);
    made = WaitingCallbacks();
  }
  EXPECT_EQ(Count("mail", JobState::kTerminated), kChildren + 1);
  EXPECT_EQ(made, kChildren + 1);
}

// ---- Retention ----

TEST_F(CallbacksTest, AnOwnerIsKeptUntilItsCallbackHasEndedAndItsRetentionLater) {
  const Seq owner = PushOwner([](JobSpec& spec) { spec.retention = 1h; });
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  const Seq callback = MadeBy(owner).made.at(0).seq;
  for (int i = 0; i < 20 * 60; ++i) Pass(1min);  // 20 h without a delivery
  EXPECT_TRUE(Exists(owner));
  ASSERT_TRUE(Finish(ClaimOne(std::string(kCallbackQueue))).ok());
  const WallTime delivered = now_.wall;
  while (Exists(owner)) Pass(1min);
  EXPECT_GE(now_.wall, delivered + 1h);
  EXPECT_LE(now_.wall, delivered + 1h + 1min) << "it is found out at a look within the hour";
  EXPECT_FALSE(Exists(callback));
  EXPECT_EQ(MadeBy(owner), MadeCallbacks{});
}

TEST_F(CallbacksTest, AnOwnerWithoutRetentionWaitsForItsCallbackOnly) {
  const Seq owner = PushOwner([](JobSpec& spec) { spec.retention = 0ms; });
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  Pass(1ms);
  EXPECT_TRUE(Exists(owner));
  ASSERT_TRUE(Finish(ClaimOne(std::string(kCallbackQueue))).ok());
  Pass(1min - 1ms);
  EXPECT_TRUE(Exists(owner));
  Pass(1ms);
  EXPECT_FALSE(Exists(owner)) << "the next look";
}

TEST_F(CallbacksTest, AnOwnerThatIsDeletedLeavesItsCallbacks) {
  const Seq owner = PushOwner();
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  const Seq callback = MadeBy(owner).made.at(0).seq;
  ASSERT_TRUE(Delete(owner).ok());
  EXPECT_FALSE(store_->Snapshot()->Read(CallbacksKey(owner)).value().exists());
  EXPECT_TRUE(Exists(callback));
  ASSERT_TRUE(Finish(ClaimOne(std::string(kCallbackQueue))).ok());
}

}  // namespace
}  // namespace pawl
