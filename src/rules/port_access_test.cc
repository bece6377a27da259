#include "rules/port_access.h"

#include "tests/support/stateful_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class PortAccessTest : public StatefulFixture {
 protected:
  // What is refused changes nothing.
  Result<void> Access(const std::function<Result<void>(PortWriter&)>& access, Seq self = 0) {
    Result<void> done;
    Committed([&](Batch& batch) {
      txn_.Reset(batch, now_, watched_);
      PortWriter writer(txn_, self);
      done = access(writer);
      big_ = writer.TakeBig();
      delivered_ = writer.delivered();
      if (!done.ok()) return false;
      txn_.Close();
      EXPECT_TRUE(batch.Apply(txn_.guards(), txn_.result().changes).value());
      return true;
    });
    return done;
  }
  Result<void> WriteTo(Seq job, PortSide side, const std::string& port, Values values, bool notify = true) {
    return Access([&](PortWriter& writer) { return writer.Write(job, side, port, values, notify); });
  }
  Result<void> Consume(Seq self, Seq job, PortSide side, const std::string& port, std::uint64_t from,
                       std::uint64_t to) {
    return Access([&](PortWriter& writer) { return writer.Consume(job, side, port, from, to); }, self);
  }
  Result<void> PublishTo(const std::string& channel, const std::string& value) {
    return Access([&](PortWriter& writer) { return writer.Publish(channel, value); });
  }
  ListBounds BoundsOf(Seq job, PortSide side, const std::string& port) {
    return store_->Snapshot()->Bounds(PortList(job, side, port));
  }

  std::vector<WorkItem> big_;
  std::size_t delivered_ = 0;
};

TEST_F(PortAccessTest, ValuesKeepTheirOrderAndWakeTheJob) {
  const Seq seq = Sleeper("sum", {In("a")});
  ASSERT_TRUE(WriteTo(seq, PortSide::kIn, "a", {"1", "null"}).ok());
  ASSERT_TRUE(WriteTo(seq, PortSide::kIn, "a", {"false", "\"x\""}).ok());
  EXPECT_THAT(Data(seq, "a"), ElementsAre("1", "null", "false", "\"x\""));
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(PortAccessTest, ASilentWriteOnlyWaits) {
  const Seq seq = Sleeper("sum", {In("a")});
  ASSERT_TRUE(WriteTo(seq, PortSide::kIn, "a", {"1"}, false).ok());
  EXPECT_THAT(Data(seq, "a"), ElementsAre("1"));
  EXPECT_EQ(ShownOf(seq), JobState::kSuspended);
}

TEST_F(PortAccessTest, WritersDoNotTouchTheHead) {
  const Seq seq = Stateful("sum", {In("a")});
  const Version before = store_->Snapshot()->Read(HeadKey(seq)).value().version;
  ASSERT_TRUE(WriteTo(seq, PortSide::kIn, "a", {"1"}).ok());
  EXPECT_EQ(store_->Snapshot()->Read(HeadKey(seq)).value().version, before);
}

TEST_F(PortAccessTest, AnUnknownPortIsRefusedWithTheNamesOfTheOthers) {
  const Seq seq = Stateful("sum", {In("a"), In("b"), Out("r")});
  const auto refused = WriteTo(seq, PortSide::kIn, "c", {"1"});
  ASSERT_EQ(refused.error().code, ErrorCode::kPortUnknown);
  EXPECT_THAT(refused.error().detail, HasSubstr(Head(seq).id + " has no inport named c; its inports are a, b"));
  EXPECT_EQ(WriteTo(seq, PortSide::kIn, "r", {"1"}).error().code, ErrorCode::kPortUnknown);
  const Seq plain = Push("plain").seq;
  EXPECT_THAT(WriteTo(plain, PortSide::kOut, "r", {"1"}).error().detail, HasSubstr("it has no outports"));
}

TEST_F(PortAccessTest, APatternMakesPortsOnDemand) {
  const Seq seq = Stateful("sum", {Default(Channels(In("*"), {"/x"}), "0")});
  ASSERT_TRUE(WriteTo(seq, PortSide::kIn, "k1", {"1"}).ok());
  const Ports ports = PortsOf(seq);
  ASSERT_NE(ports.Find(PortSide::kIn, "k1"), nullptr);
  EXPECT_EQ(ports.Find(PortSide::kIn, "k1")->default_value, "0");
  EXPECT_THAT(ports.Find(PortSide::kIn, "k1")->channels, ElementsAre("/x"));
  ASSERT_TRUE(PublishTo("/x", "2").ok());
  EXPECT_THAT(Data(seq, "k1"), ElementsAre("1", "2"));
  EXPECT_THAT(Data(seq, "*"), IsEmpty());
  EXPECT_EQ(WriteTo(seq, PortSide::kIn, "not a name", {"1"}).error().code, ErrorCode::kPortUnknown);
  EXPECT_EQ(WriteTo(seq, PortSide::kIn, "*", {"1"}).error().code, ErrorCode::kPortUnknown);
}

TEST_F(PortAccessTest, APatternDoesNotMakePortsForEver) {
  const Seq seq = Stateful("sum", {In("*")});
  const auto many = [&](std::size_t from, std::size_t to) {
    return Access([&](PortWriter& writer) -> Result<void> {
      for (std::size_t i = from; i < to; ++i) {
        PAWL_TRY(writer.Write(seq, PortSide::kIn, "p" + std::to_string(i), {"1"}, true));
      }
      return {};
    });
  };
  EXPECT_TRUE(many(1, kPortsMax).ok());
  EXPECT_EQ(many(kPortsMax, kPortsMax + 1).error().code, ErrorCode::kTooLarge);
}

TEST_F(PortAccessTest, OneStepWritesABoundedNumberOfValues) {
  const Seq seq = Stateful("sum", {In("a")});
  EXPECT_TRUE(WriteTo(seq, PortSide::kIn, "a", Values(kWriteMax, "1")).ok());
  EXPECT_EQ(WriteTo(seq, PortSide::kIn, "a", Values(kWriteMax + 1, "1")).error().code, ErrorCode::kTooLarge);
  EXPECT_EQ(BoundsOf(seq, PortSide::kIn, "a").tail, kWriteMax);
  EXPECT_TRUE(Consume(seq, seq, PortSide::kIn, "a", 0, kWriteMax).ok());
}

TEST_F(PortAccessTest, AnOutportWakesTheParent) {
  const Seq parent = Sleeper("parent", {In("a")});
  const Seq child = ChildOf(parent, "c");
  ASSERT_TRUE(PatchPorts(child, {Out("r")}).ok());
  ASSERT_TRUE(WriteTo(child, PortSide::kOut, "r", {"7"}, false).ok());
  EXPECT_EQ(ShownOf(parent), JobState::kSuspended);
  ASSERT_TRUE(WriteTo(child, PortSide::kOut, "r", {"8"}).ok());
  EXPECT_EQ(ShownOf(parent), JobState::kQueued);
  EXPECT_THAT(Data(child, "r", PortSide::kOut), ElementsAre("7", "8"));
  EXPECT_EQ(store_->Snapshot()->Bounds(ChildEvents(parent)).tail, 1U);
}

TEST_F(PortAccessTest, AnOutportWithChannelsPublishesAndKeepsNothing) {
  const Seq writer = Stateful("writer", {Channels(Out("r"), {"/news/a"})});
  const Seq reader = Sleeper("reader", {Channels(In("n"), {"/news"})});
  ASSERT_TRUE(WriteTo(writer, PortSide::kOut, "r", {"1", "2"}).ok());
  EXPECT_EQ(BoundsOf(writer, PortSide::kOut, "r").tail, 0U);
  EXPECT_THAT(Items(reader, "n"), ElementsAre(PortItem{"1", "/news/a"}, PortItem{"2", "/news/a"}));
  EXPECT_EQ(ShownOf(reader), JobState::kQueued);
  EXPECT_EQ(txn_.result().messages.size(), 2U);
}

TEST_F(PortAccessTest, AMessageReachesAPortOnceHoweverOftenItSubscribes) {
  const Seq seq = Stateful("reader", {Channels(In("n"), {"/", "/news", "/news/a"}), Channels(In("m"), {"/news"}),
                                      Channels(In("other"), {"/old"})});
  ASSERT_TRUE(PublishTo("/news/a", "1").ok());
  EXPECT_EQ(delivered_, 2U);
  EXPECT_THAT(Items(seq, "n"), ElementsAre(PortItem{"1", "/news/a"}));
  EXPECT_THAT(Items(seq, "m"), ElementsAre(PortItem{"1", "/news/a"}));
  EXPECT_THAT(Items(seq, "other"), IsEmpty());
}

TEST_F(PortAccessTest, OnlyGoodChannelsOfOthersArePublishedTo) {
  EXPECT_EQ(PublishTo("news", "1").error().code, ErrorCode::kInvalid);
  EXPECT_EQ(PublishTo("/pawl", "1").error().code, ErrorCode::kForbidden);
  EXPECT_EQ(PublishTo("/pawl/jobs/x", "1").error().code, ErrorCode::kForbidden);
  EXPECT_TRUE(PublishTo("/pawlish", "1").ok());
  EXPECT_TRUE(PublishTo("/", "1").ok());
}

TEST_F(PortAccessTest, AMessageToManyGoesInSteps) {
  std::vector<Seq> seqs;
  for (std::size_t i = 0; i <= kSubscribersMax; ++i) seqs.push_back(Stateful("reader", {Channels(In("n"), {"/x"})}));
  ASSERT_TRUE(Access([&](PortWriter& writer) -> Result<void> {
                PAWL_TRY(writer.Publish("/x", "1"));
                return writer.Publish("/y", "2");
              }).ok());
  ASSERT_EQ(big_.size(), 1U);
  EXPECT_EQ(delivered_, 0U);
  const FanOutWork work = UnpackFanOut(big_.front()).value();
  EXPECT_EQ(work.channel, "/x");
  ASSERT_TRUE(Access([&](PortWriter& writer) -> Result<void> {
                writer.Deliver(work, std::span(seqs).first(2));
                return {};
              }).ok());
  EXPECT_EQ(delivered_, 2U);
  EXPECT_THAT(Data(seqs[1], "n"), ElementsAre("1"));
  EXPECT_THAT(Data(seqs[2], "n"), IsEmpty());
}

TEST_F(PortAccessTest, ARunConsumesFromTheHeadOfItsInports) {
  const Seq seq = Stateful("sum", {In("a")});
  ASSERT_TRUE(WriteTo(seq, PortSide::kIn, "a", {"1", "2", "3", "4"}).ok());
  ASSERT_TRUE(Consume(seq, seq, PortSide::kIn, "a", 0, 0).ok());
  ASSERT_TRUE(Access(
                  [&](PortWriter& writer) -> Result<void> {
                    PAWL_TRY(writer.Consume(seq, PortSide::kIn, "a", 0, 1));
                    return writer.Consume(seq, PortSide::kIn, "a", 1, 3);
                  },
                  seq)
                  .ok());
  EXPECT_THAT(Data(seq, "a"), ElementsAre("4"));
  EXPECT_EQ(Consume(seq, seq, PortSide::kIn, "a", 0, 1).error().code, ErrorCode::kPortConflict);
  EXPECT_EQ(Consume(seq, seq, PortSide::kIn, "a", 3, 5).error().code, ErrorCode::kInvalid);
  ASSERT_TRUE(Consume(seq, seq, PortSide::kIn, "a", 3, 4).ok());
  ASSERT_TRUE(WriteTo(seq, PortSide::kIn, "a", {"5"}).ok());
  EXPECT_EQ(BoundsOf(seq, PortSide::kIn, "a").head, 4U) << "offsets go on";
}

TEST_F(PortAccessTest, AConsumerRestsOnTheHeadAlone) {
  const Seq seq = Stateful("sum", {In("a")});
  ASSERT_TRUE(WriteTo(seq, PortSide::kIn, "a", {"1", "2"}).ok());
  const auto batch = store_->Begin(now_, 0);
  const auto consume = [&](Txn& txn) { ASSERT_TRUE(PortWriter(txn, seq).Consume(seq, PortSide::kIn, "a", 0, 2).ok()); };
  Txn one(names_, *batch, now_);
  Txn other(names_, *batch, now_);
  consume(one);
  consume(other);
  Changes written;
  written.list_appends.push_back({PortList(seq, PortSide::kIn, "a"), {EncodePortItem({"3", {}})}});
  ASSERT_TRUE(batch->Apply({batch->epoch()}, written).value());
  EXPECT_TRUE(batch->Apply(one.guards(), one.result().changes).value()) << "what is written meanwhile does not matter";
  EXPECT_FALSE(batch->Apply(other.guards(), other.result().changes).value()) << "the items are gone";
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_THAT(Data(seq, "a"), ElementsAre("3"));
}

TEST_F(PortAccessTest, ARunReadsItsOwnInportsAndItsChildrensOutports) {
  const Seq parent = Stateful("parent", {In("a"), Out("o")});
  const Seq child = ChildOf(parent, "c");
  ASSERT_TRUE(PatchPorts(child, {In("i"), Out("r")}).ok());
  const Seq stranger = Stateful("stranger", {Out("r")});
  ASSERT_TRUE(WriteTo(child, PortSide::kOut, "r", {"1", "2"}).ok());
  ASSERT_TRUE(WriteTo(child, PortSide::kIn, "i", {"1"}).ok());
  ASSERT_TRUE(WriteTo(parent, PortSide::kOut, "o", {"1"}).ok());
  ASSERT_TRUE(WriteTo(stranger, PortSide::kOut, "r", {"1"}).ok());
  EXPECT_TRUE(Consume(parent, child, PortSide::kOut, "r", 0, 1).ok());
  EXPECT_EQ(Consume(parent, child, PortSide::kIn, "i", 0, 1).error().code, ErrorCode::kForbidden);
  EXPECT_EQ(Consume(parent, parent, PortSide::kOut, "o", 0, 1).error().code, ErrorCode::kForbidden);
  EXPECT_EQ(Consume(parent, stranger, PortSide::kOut, "r", 0, 1).error().code, ErrorCode::kForbidden);
  EXPECT_EQ(Consume(child, parent, PortSide::kOut, "o", 0, 1).error().code, ErrorCode::kForbidden);
  EXPECT_TRUE(Consume(0, stranger, PortSide::kOut, "r", 0, 1).ok()) << "from outside";
}

TEST_F(PortAccessTest, TheLogIsKeptOnlyForThoseWhoFollowIt) {
  const Seq seq = Stateful("sum", {In("a")});
  ASSERT_TRUE(WriteTo(seq, PortSide::kIn, "a", {"1"}).ok());
  EXPECT_THAT(txn_.written, IsEmpty());
  watched_.system = {"/pawl/log"};
  ASSERT_TRUE(WriteTo(seq, PortSide::kIn, "a", {"2"}).ok());
  ASSERT_EQ(txn_.written.size(), 1U);
  EXPECT_EQ(txn_.written.front().id, Head(seq).id);
  EXPECT_THAT(txn_.written.front().values, ElementsAre("2"));
  ASSERT_TRUE(Consume(seq, seq, PortSide::kIn, "a", 0, 2).ok());
  ASSERT_EQ(txn_.read.size(), 1U);
  EXPECT_THAT(txn_.read.front().values, ElementsAre("1", "2"));
}

}  // namespace
}  // namespace pawl
