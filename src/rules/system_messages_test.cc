// What a decision did is told to those who follow Pawl's own channels, and never goes round in a circle.
#include "rules/system_messages.h"

#include <gtest/gtest.h>

#include "store/stateful_codec.h"
#include "tests/support/stateful_fixture.h"

namespace pawl {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class EchoTest : public StatefulFixture {
 protected:
  void Follow(std::vector<std::string> channels) { watched_.system = std::move(channels); }
};

TEST_F(EchoTest, CostsNothingWhileNobodyFollows) {
  const Seq seq = Sleeper("job", {In("a")});
  ASSERT_TRUE(Write(seq, "a", {"1"}).ok());
  EXPECT_THAT(txn_.result().messages, IsEmpty());
  EXPECT_THAT(txn_.written, IsEmpty());
}

TEST_F(EchoTest, StreamsHearOfEveryStep) {
  watched_.streams = true;
  const JobRow row = Push("mail");
  ASSERT_EQ(txn_.result().messages.size(), 1U);
  EXPECT_EQ(txn_.result().messages[0].channel, "/pawl/jobs/" + row.head.id);
  EXPECT_EQ(txn_.result().messages[0].value, R"({"timestamp":"2023-11-14T22:13:20.000Z","job":")" + row.head.id +
                                                 R"(","queue":"mail","type":"mail","to":"queued"})");
  ASSERT_TRUE(Terminate(row.seq).ok());
  EXPECT_THAT(txn_.result().messages.at(0).value,
              HasSubstr(R"("from":"queued","to":"terminated","reason":"terminated_by_request")"));
  ASSERT_TRUE(Delete(row.seq).ok());
  EXPECT_THAT(txn_.result().messages.at(0).value, HasSubstr(R"("to":"deleted")"));
}

TEST_F(EchoTest, StreamsHearOfProgress) {
  const JobRow row = Push("mail");
  const ClaimedJob job = ClaimOne("mail");
  HeartbeatOp beat;
  beat.job = job.seq;
  beat.token = job.head.lease->token;
  beat.progress = R"({"done":1})";
  ASSERT_TRUE(Do(beat).ok());
  EXPECT_THAT(txn_.result().messages, IsEmpty()) << "nobody listens";
  watched_.streams = true;
  ASSERT_TRUE(Do(beat).ok());
  ASSERT_EQ(txn_.result().messages.size(), 1U);
  EXPECT_EQ(txn_.result().messages[0].channel, "/pawl/jobs/" + row.head.id);
  EXPECT_EQ(txn_.result().messages[0].progress_of, row.head.id);
  EXPECT_EQ(txn_.result().messages[0].value, R"({"done":1})");
  FinishOp end = Finishing(job, Outcome::kCompleted);
  end.progress = R"({"done":2})";
  ASSERT_TRUE(Do(end).ok());
  ASSERT_EQ(txn_.result().messages.size(), 2U) << "and of the step itself";
  EXPECT_EQ(txn_.result().messages[0].value, R"({"done":2})");
  EXPECT_THAT(txn_.result().messages[1].value, HasSubstr(R"("to":"completed")"));
}

TEST_F(EchoTest, AJobHearsOfTheStepsOfAnother) {
  const Seq follower = Sleeper("watch", {Channels(In("news"), {"/pawl/jobs"})});
  Follow({"/pawl/jobs"});
  const JobRow row = Push("mail");
  ASSERT_EQ(Items(follower, "news").size(), 1U);
  EXPECT_EQ(Items(follower, "news")[0].channel, "/pawl/jobs/" + row.head.id);
  EXPECT_EQ(ShownOf(follower), JobState::kQueued);
}

TEST_F(EchoTest, WhatFollowersDoIsNotToldToFollowers) {
  const Seq a = Sleeper("watch", {Channels(In("news"), {"/pawl/jobs"}), In("x")});
  const Seq b = Sleeper("watch", {Channels(In("log"), {"/"}), In("x")});
  Follow({"/", "/pawl/jobs"});
  ASSERT_TRUE(RunNow(a).ok());
  ASSERT_TRUE(ClaimThis(a));
  ASSERT_TRUE(FinishSeq(a, Outcome::kSuspended).ok());
  EXPECT_THAT(Data(a, "news"), IsEmpty());
  EXPECT_THAT(Data(b, "log"), IsEmpty());
  EXPECT_EQ(ShownOf(a), JobState::kSuspended);
  EXPECT_EQ(ShownOf(b), JobState::kSuspended);
}

TEST_F(EchoTest, TheLogHasWhatWasWrittenAndRead) {
  const Seq log = Sleeper("watch", {Channels(In("log"), {"/pawl/log"})});
  const Seq job = Stateful("job", {In("a"), Out("o")});
  Follow({"/pawl/log"});
  ASSERT_TRUE(Write(job, "a", {"1", "[2]"}).ok());
  ASSERT_EQ(Data(log, "log").size(), 1U);
  const std::string id = Head(job).id;
  EXPECT_EQ(Data(log, "log")[0], R"({"timestamp":"2023-11-14T22:13:20.000Z","job":null,"read":[],"write":[{"job":")" +
                                     id + R"(","inport":"a","data":[1,[2]]}]})");
  ASSERT_TRUE(Write(job, "o", {"3"}, true, PortSide::kOut).ok());
  ASSERT_TRUE(Read(job, "o").ok());
  EXPECT_THAT(Data(log, "log").back(), HasSubstr(R"("read":[{"job":")" + id + R"(","outport":"o","data":[3]}])"));
  EXPECT_EQ(ShownOf(log), JobState::kQueued);
}

TEST_F(EchoTest, TheLogLeavesOutThePortsThatItFeeds) {
  const Seq log = Sleeper("watch", {Channels(In("log"), {"/pawl/log"}), In("other")});
  Follow({"/pawl/log"});
  watched_.streams = true;
  ASSERT_TRUE(Write(log, "log", {"1"}).ok());
  EXPECT_EQ(Data(log, "log").size(), 1U);
  for (const Message& message : txn_.result().messages) EXPECT_NE(message.channel, "/pawl/log");
  ASSERT_TRUE(Write(log, "other", {"1"}).ok());
  EXPECT_EQ(Data(log, "log").size(), 2U);
}

TEST_F(EchoTest, TheLogHasTheErrorsOfFailedRuns) {
  const Seq log = Sleeper("watch", {Channels(In("log"), {"/pawl"})});
  Push("mail");
  Follow({"/pawl"});
  FinishOp op = Finishing(ClaimOne("mail"), Outcome::kFailed);
  op.error = JobError{"Oops", "it \"broke\"", {"line 1", "line 2"}};
  ASSERT_TRUE(Do(op).ok());
  EXPECT_THAT(Data(log, "log").back(),
              AllOf(HasSubstr(R"("error":"it \"broke\"","backtrace":["line 1","line 2"])"), Not(HasSubstr("write"))));
}

TEST_F(EchoTest, AChannelThatNobodyFollowsAnyMoreIsForgotten) {
  const Seq seq = Stateful("watch", {Channels(In("log"), {"/pawl/jobs"})});
  ASSERT_TRUE(PatchPorts(seq, {Channels(In("log"), {})}).ok());
  Follow({"/pawl/jobs"});
  Push("mail");
  EXPECT_THAT(DecodeNames(store_->Snapshot()->Read(WatchedKey()).value().value).value(), IsEmpty());
}

}  // namespace
}  // namespace pawl
