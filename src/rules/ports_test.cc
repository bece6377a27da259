// Ports, channels and state, asked for from outside.
#include "rules/ports.h"

#include <gtest/gtest.h>

#include "tests/support/stateful_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using namespace std::chrono_literals;

class StateOfJobTest : public StatefulFixture {
 protected:
  Result<StateOp::Reply> Change(Seq job, StateMap set, std::vector<std::string> unset = {}) {
    return Do(StateOp{job, std::move(set), std::move(unset)});
  }
};

TEST_F(StateOfJobTest, IsSetAndUnsetByKey) {
  const Seq seq = Push("sum").seq;
  EXPECT_EQ(Change(seq, {{"b", "null"}, {"a", "1"}})->state, (StateMap{{"a", "1"}, {"b", "null"}}));
  EXPECT_EQ(Change(seq, {{"a", "2"}}, {"b", "c"})->state, (StateMap{{"a", "2"}}));
  EXPECT_EQ(DecodeState(Raw(RecordKind::kState, seq)).value(), (StateMap{{"a", "2"}}));
}

TEST_F(StateOfJobTest, DoesNotTouchTheHeadOnceThereIsOne) {
  const Seq seq = Push("sum").seq;
  ASSERT_TRUE(Change(seq, {{"a", "1"}}).ok());
  const Version before = store_->Snapshot()->Read(HeadKey(seq)).value().version;
  ASSERT_TRUE(Change(seq, {{"a", "2"}}).ok());
  EXPECT_EQ(store_->Snapshot()->Read(HeadKey(seq)).value().version, before);
}

TEST_F(StateOfJobTest, DoesNotWakeTheJob) {
  const Seq seq = Sleeper("sum", {In("a")});
  ASSERT_TRUE(Change(seq, {{"a", "1"}}).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kSuspended);
}

TEST_F(StateOfJobTest, HasTheSizeThatTheQueueTakes) {
  const Seq seq = Push("sum").seq;
  Patch("sum", [](QueuePatch& patch) { patch.max_payload = 10; });
  EXPECT_TRUE(Change(seq, {{"a", "123456789"}}).ok());
  const auto refused = Change(seq, {{"b", "0"}});
  EXPECT_EQ(refused.error().code, ErrorCode::kTooLarge);
  EXPECT_EQ(refused.error().field, "state");
  EXPECT_TRUE(Change(seq, {{"b", "0"}}, {"a"}).ok());
  EXPECT_EQ(Change(Seq{99}, {}).error().code, ErrorCode::kNotFound);
}

class PatchPortsTest : public StatefulFixture {};

TEST_F(PatchPortsTest, MakesAPlainJobAStatefulOne) {
  const Seq seq = Push("sum").seq;
  const auto reply = PatchPorts(seq, {In("b"), In("a"), Default(Out("sum"), "0")});
  ASSERT_TRUE(reply.ok());
  EXPECT_EQ(reply->ports, PortsOf(seq));
  EXPECT_EQ(PortsOf(seq).in.at(0).name, "a");
  EXPECT_EQ(PortsOf(seq).Find(PortSide::kOut, "sum")->default_value, "0");
  EXPECT_TRUE(Head(seq).stateful->ports);
}

TEST_F(PatchPortsTest, LeavesWhatItDoesNotName) {
  const Seq seq = Stateful("sum", {Default(Channels(Out("o"), {"/x"}), "1")});
  EXPECT_FALSE(PortsOf(seq).Find(PortSide::kOut, "o")->keep);
  ASSERT_TRUE(PatchPorts(seq, {Default(Out("o"), "2")}).ok());
  EXPECT_THAT(PortsOf(seq).Find(PortSide::kOut, "o")->channels, ElementsAre("/x"));
  PortPatch none = Out("o");
  none.default_value.emplace();
  none.channels.emplace();
  ASSERT_TRUE(PatchPorts(seq, {none}).ok());
  EXPECT_EQ(*PortsOf(seq).Find(PortSide::kOut, "o"), (Port{"o", {}, {}, true}));
}

TEST_F(PatchPortsTest, ADefaultThatChangesWakesTheJobAndIsCounted) {
  const Seq seq = Sleeper("sum", {In("a"), Out("o")});
  ASSERT_TRUE(PatchPorts(seq, {Default(Out("o"), "1")}).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kSuspended);
  ASSERT_TRUE(PatchPorts(seq, {Default(In("a"), "1")}).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
  EXPECT_EQ(PortsOf(seq).defaults_changed, 1U);
  ASSERT_TRUE(PatchPorts(seq, {Default(In("a"), "1")}).ok());
  EXPECT_EQ(PortsOf(seq).defaults_changed, 1U);
}

TEST_F(PatchPortsTest, RefusesBadNamesAndChannels) {
  const Seq seq = Push("sum").seq;
  EXPECT_EQ(PatchPorts(seq, {In("a-b")}).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(PatchPorts(seq, {In("")}).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(PatchPorts(seq, {Channels(In("a"), {"x"})}).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(PatchPorts(seq, {Channels(Out("a"), {"/pawl/log"})}).error().code, ErrorCode::kForbidden);
  EXPECT_TRUE(PatchPorts(seq, {Channels(In("*"), {"/pawl/log", "/"})}).ok());
  EXPECT_EQ(PatchPorts(Seq{99}, {In("a")}).error().code, ErrorCode::kNotFound);
  EXPECT_FALSE(Head(seq).stateful->over);
}

TEST_F(PatchPortsTest, ThereAreAtMostAThousandASide) {
  std::vector<PortPatch> many;
  for (std::size_t i = 0; i < kPortsMax; ++i) many.push_back(In("p" + std::to_string(i)));
  const Seq seq = Stateful("sum", many);
  EXPECT_EQ(PatchPorts(seq, {In("one_more")}).error().code, ErrorCode::kInvalid);
  EXPECT_TRUE(PatchPorts(seq, {Out("one_more")}).ok());
}

TEST_F(PatchPortsTest, ARemovedPortTakesItsDataWithItAndWaitsForTheRunInFlight) {
  const Seq seq = Stateful("sum", {In("a"), In("b")});
  ASSERT_TRUE(Write(seq, "a", {"1", "2"}).ok());
  ASSERT_TRUE(ClaimThis(seq));
  EXPECT_EQ(PatchPorts(seq, {Gone(In("a"))}).error().code, ErrorCode::kBadTransition);
  ASSERT_TRUE(FinishSeq(seq, Outcome::kSuspended).ok());
  ASSERT_TRUE(PatchPorts(seq, {Gone(In("a")), Gone(In("never_there"))}).ok());
  EXPECT_EQ(Write(seq, "a", {"3"}).error().code, ErrorCode::kPortUnknown);
  ASSERT_TRUE(PatchPorts(seq, {In("a")}).ok());
  EXPECT_THAT(Data(seq, "a"), IsEmpty());
}

TEST_F(PatchPortsTest, AChannelIsFollowedUntilTheLastPortLeavesIt) {
  const Seq seq = Stateful("sum", {Channels(In("a"), {"/x"}), Channels(In("b"), {"/x"})});
  EXPECT_EQ(Publish("/x", "1")->count, 2U);
  ASSERT_TRUE(PatchPorts(seq, {Gone(In("a"))}).ok());
  EXPECT_EQ(Publish("/x/y", "2")->count, 1U);
  ASSERT_TRUE(PatchPorts(seq, {Channels(In("b"), {})}).ok());
  EXPECT_EQ(Publish("/x", "3")->count, 0U);
  EXPECT_EQ(Items(seq, "b"), (std::vector<PortItem>{{"1", "/x"}, {"2", "/x/y"}}));
}

class WritePortTest : public StatefulFixture {};

TEST_F(WritePortTest, WakesAndTheAnswerIsKept) {
  const Seq seq = Sleeper("sum", {In("a")});
  WritePortOp op;
  op.to = {seq, PortSide::kIn, "a"};
  op.values = {"1", "null", "false"};
  op.once = IdempotencyKey{HashBytes("key"), HashBytes("request")};
  EXPECT_EQ(Do(op)->count, 3U);
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
  const auto again = Do(op);
  EXPECT_EQ(again->count, 3U);
  EXPECT_TRUE(again->replayed);
  EXPECT_THAT(Data(seq, "a"), ElementsAre("1", "null", "false"));
}

TEST_F(WritePortTest, NamesThePortsThatThereAre) {
  const Seq seq = Stateful("sum", {In("a"), In("b")});
  const auto refused = Write(seq, "c", {"1"});
  EXPECT_EQ(refused.error().code, ErrorCode::kPortUnknown);
  EXPECT_THAT(refused.error().detail, HasSubstr("a, b"));
  EXPECT_EQ(Write(Push("plain").seq, "a", {"1"}).error().code, ErrorCode::kPortUnknown);
  EXPECT_EQ(Write(99, "a", {"1"}).error().code, ErrorCode::kNotFound);
}

TEST_F(WritePortTest, OfATerminatedJobWaits) {
  const Seq seq = Stateful("sum", {In("a")});
  ASSERT_TRUE(Terminate(seq).ok());
  ASSERT_TRUE(Write(seq, "a", {"1"}).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kTerminated);
  EXPECT_THAT(Data(seq, "a"), ElementsAre("1"));
}

class ReadPortTest : public StatefulFixture {};

TEST_F(ReadPortTest, TakesInOrderAndSaysWhatIsLeft) {
  const Seq seq = Stateful("sum", {Out("o")});
  ASSERT_TRUE(Write(seq, "o", {"1", "2", "3"}, true, PortSide::kOut).ok());
  const auto first = Read(seq, "o", 2);
  EXPECT_EQ(first->items, (std::vector<PortItem>{{"1", ""}, {"2", ""}}));
  EXPECT_EQ(first->from, 0U);
  EXPECT_EQ(first->to, 2U);
  EXPECT_EQ(first->left, 1U);
  EXPECT_EQ(Read(seq, "o", 2)->items.size(), 1U);
  EXPECT_THAT(Read(seq, "o", 2)->items, IsEmpty());
}

TEST_F(ReadPortTest, OfAnEmptyPortGivesItsDefaultAndLeavesIt) {
  const Seq seq = Stateful("sum", {Default(Out("o"), "7"), Default(Out("*"), "8")});
  for (int i = 0; i < 2; ++i) {
    const auto reply = Read(seq, "o");
    EXPECT_TRUE(reply->is_default);
    EXPECT_EQ(reply->items.at(0).value, "7");
  }
  EXPECT_EQ(Read(seq, "on_demand")->items.at(0).value, "8");
  EXPECT_EQ(Read(seq, "a", 1, PortSide::kIn).error().code, ErrorCode::kPortUnknown);
}

TEST_F(ReadPortTest, RepeatedAfterALostAnswerGivesTheSameValues) {
  const Seq seq = Stateful("sum", {Out("o")});
  ASSERT_TRUE(Write(seq, "o", {"1", "2"}, true, PortSide::kOut).ok());
  ReadPortOp op;
  op.from = {seq, PortSide::kOut, "o"};
  op.once = IdempotencyKey{HashBytes("key"), HashBytes("request")};
  const auto first = Do(op);
  const auto again = Do(op);
  EXPECT_EQ(first->items, again->items);
  EXPECT_EQ(again->to, 1U);
  EXPECT_EQ(again->left, 1U);
  op.once->request = HashBytes("another");
  EXPECT_EQ(Do(op).error().code, ErrorCode::kIdempotencyReused);
  EXPECT_THAT(Data(seq, "o", PortSide::kOut), ElementsAre("2"));
}

class ConnectTest : public StatefulFixture {
 protected:
  Result<JobsReply> Connect(PortRef from, std::vector<PortRef> to, bool notify = true) {
    ConnectOp op;
    op.connect = {std::move(from), std::move(to), notify};
    return Do(std::move(op));
  }
};

TEST_F(ConnectTest, MovesDataAndDefaultToEveryTarget) {
  const Seq from = Stateful("a", {Default(Out("o"), "9")});
  const Seq b = Sleeper("b", {In("x")});
  const Seq c = Sleeper("c", {In("*")});
  ASSERT_TRUE(Write(from, "o", {"1", "2"}, true, PortSide::kOut).ok());
  ASSERT_TRUE(Write(b, "x", {"0"}, false).ok());
  ASSERT_TRUE(Connect({from, PortSide::kOut, "o"}, {{b, PortSide::kIn, "x"}, {c, PortSide::kIn, "made"}}).ok());
  EXPECT_THAT(Data(from, "o", PortSide::kOut), IsEmpty());
  EXPECT_THAT(Data(b, "x"), ElementsAre("0", "1", "2"));
  EXPECT_THAT(Data(c, "made"), ElementsAre("1", "2"));
  EXPECT_FALSE(PortsOf(from).Find(PortSide::kOut, "o")->default_value.has_value());
  EXPECT_EQ(PortsOf(b).Find(PortSide::kIn, "x")->default_value, "9");
  EXPECT_EQ(PortsOf(b).defaults_changed, 1U);
  EXPECT_EQ(ShownOf(b), JobState::kQueued);
  EXPECT_EQ(ShownOf(c), JobState::kQueued);
}

TEST_F(ConnectTest, WithoutNoticeWakesNobody) {
  const Seq from = Stateful("a", {Default(Out("o"), "9")});
  const Seq b = Sleeper("b", {In("x")});
  ASSERT_TRUE(Write(from, "o", {"1"}, true, PortSide::kOut).ok());
  ASSERT_TRUE(Connect({from, PortSide::kOut, "o"}, {{b, PortSide::kIn, "x"}}, false).ok());
  EXPECT_EQ(ShownOf(b), JobState::kSuspended);
  EXPECT_THAT(Data(b, "x"), ElementsAre("1"));
}

TEST_F(ConnectTest, OfMuchGoesOnInSteps) {
  const Seq from = Stateful("a", {Out("o")});
  const Seq b = Sleeper("b", {In("x")});
  Values many;
  for (int i = 0; i < 1'000; ++i) many.push_back(std::to_string(i));
  ASSERT_TRUE(Write(from, "o", many, true, PortSide::kOut).ok());
  ASSERT_TRUE(Connect({from, PortSide::kOut, "o"}, {{b, PortSide::kIn, "x"}}).ok());
  const Seq intent = txn_.result().intent;
  ASSERT_NE(intent, 0U);
  ASSERT_TRUE(Write(from, "o", {"\"late\""}, true, PortSide::kOut).ok());
  RollForward(intent);
  EXPECT_EQ(Data(b, "x"), many);
  EXPECT_THAT(Data(from, "o", PortSide::kOut), ElementsAre("\"late\""));
  EXPECT_EQ(ShownOf(b), JobState::kQueued);
}

TEST_F(ConnectTest, RefusesWhatCannotBe) {
  const Seq seq = Stateful("a", {Out("o"), In("i")});
  EXPECT_EQ(Connect({seq, PortSide::kOut, "x"}, {{seq, PortSide::kIn, "i"}}).error().code, ErrorCode::kPortUnknown);
  EXPECT_EQ(Connect({seq, PortSide::kOut, "o"}, {{seq, PortSide::kIn, "x"}}).error().code, ErrorCode::kPortUnknown);
  EXPECT_EQ(Connect({seq, PortSide::kOut, "o"}, {{seq, PortSide::kOut, "o"}}).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(Connect({seq, PortSide::kOut, "o"}, {}).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(Connect({seq, PortSide::kOut, "o"}, {{Seq{99}, PortSide::kIn, "x"}}).error().code, ErrorCode::kNotFound);
}

class PublishTest : public StatefulFixture {};

TEST_F(PublishTest, ReachesSubscribersUpTheHierarchyOnce) {
  const Seq all = Sleeper("a", {Channels(In("x"), {"/"})});
  const Seq both = Sleeper("b", {Channels(In("x"), {"/ns", "/ns/event"})});
  const Seq other = Sleeper("c", {Channels(In("x"), {"/ns/other"})});
  EXPECT_EQ(Publish("/ns/event", "1")->count, 2U);
  EXPECT_EQ(Items(all, "x"), (std::vector<PortItem>{{"1", "/ns/event"}}));
  EXPECT_EQ(Items(both, "x"), (std::vector<PortItem>{{"1", "/ns/event"}}));
  EXPECT_THAT(Data(other, "x"), IsEmpty());
  EXPECT_EQ(ShownOf(both), JobState::kQueued);
  EXPECT_EQ(ShownOf(other), JobState::kSuspended);
}

TEST_F(PublishTest, ToManyGoesOnInSteps) {
  std::vector<Seq> jobs;
  for (int i = 0; i < 300; ++i) jobs.push_back(Stateful("a", {Channels(In("x"), {"/ns"})}));
  ASSERT_TRUE(Publish("/ns/event", "1").ok());
  ASSERT_NE(txn_.result().intent, 0U);
  RollForward(txn_.result().intent);
  for (const Seq seq : jobs) EXPECT_THAT(Data(seq, "x"), ElementsAre("1"));
}

TEST_F(PublishTest, KeepsItsAnswerAndOurChannelsToOurselves) {
  const Seq seq = Stateful("a", {Channels(In("x"), {"/ns"})});
  PublishOp op;
  op.message = {"/ns", "1"};
  op.once = IdempotencyKey{HashBytes("key"), HashBytes("request")};
  EXPECT_EQ(Do(op)->count, 1U);
  EXPECT_TRUE(Do(op)->replayed);
  EXPECT_THAT(Data(seq, "x"), ElementsAre("1"));
  EXPECT_EQ(Publish("/pawl/log", "1").error().code, ErrorCode::kForbidden);
  EXPECT_EQ(Publish("no_slash", "1").error().code, ErrorCode::kInvalid);
  EXPECT_TRUE(Publish("/pawls", "1").ok());
}

}  // namespace
}  // namespace pawl
