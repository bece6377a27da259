// Channels and ports through whole turns of the engine, on a store at hand and on one that is far away.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/cycle.h"
#include "store/memory/memory_kv.h"
#include "tests/support/all_problems.h"
#include "tests/support/world.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class CycleMessagesTest : public testing::TestWithParam<bool> {
 protected:
  CycleMessagesTest()
      : world_(std::make_unique<MemoryKv>(), KvStoreFaults{GetParam(), [this] { return ++applies_ % 3 == 0; }}) {
    world_.on_jobs = [this](const JobsReply& reply) { reply_ = reply; };
  }
  void TearDown() override { EXPECT_THAT(AllProblems(world_.store(), now_), IsEmpty()); }

  void Do(const AnyOp& op) {
    world_.Submit(op, "op");
    ASSERT_TRUE(world_.Turn(now_, [] { return true; }).ok());
  }
  Seq Push() {
    PushOp op;
    op.jobs.emplace_back();
    op.jobs.front().type = "work";
    op.seed = ++seed_;
    Do(op);
    return reply_.jobs.at(0).seq;
  }
  Seq Subscriber(const std::string& channel) {
    const Seq seq = Push();
    PortPatch patch{PortSide::kIn, "a"};
    patch.channels = {{channel}};
    Do(PatchPortsOp{seq, {patch}});
    return seq;
  }
  void Publish(const std::string& channel, const std::string& value) {
    PublishOp op;
    op.message = {channel, value};
    Do(op);
  }
  std::vector<std::string> Channels() {
    std::vector<std::string> channels;
    for (const Message& message : world_.messages()) channels.push_back(message.channel);
    return channels;
  }
  std::uint64_t Waiting(Seq seq) { return world_.store().Snapshot()->Bounds(PortList(seq, PortSide::kIn, "a")).tail; }
  std::string IdOf(Seq seq) { return DecodeHead(world_.store().Snapshot()->Read(HeadKey(seq))->value)->id; }

  int applies_ = 0;
  World world_;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  JobsReply reply_;
  std::uint64_t seed_ = 0;
};
INSTANTIATE_TEST_SUITE_P(Stores, CycleMessagesTest, testing::Bool(),
                         [](const auto& param) { return param.param ? "FarAway" : "AtHand"; });

TEST_P(CycleMessagesTest, AMessageIsToldOnceWhenItIsCommitted) {
  const Seq seq = Subscriber("/x");
  Publish("/x/y", "1");
  EXPECT_THAT(Channels(), ElementsAre("/x/y"));
  EXPECT_EQ(reply_.count, 1U);
  EXPECT_EQ(Waiting(seq), 1U);
  Push();
  EXPECT_THAT(Channels(), IsEmpty());
}

TEST_P(CycleMessagesTest, EveryMessageIsDeliveredOnceHoweverOftenItIsDecided) {
  const Seq seq = Subscriber("/x");
  for (int i = 0; i < 20; ++i) Publish("/x", "1");
  EXPECT_EQ(Waiting(seq), 20U);
}

TEST_P(CycleMessagesTest, NothingIsEchoedWhileNobodyListens) {
  Push();
  EXPECT_THAT(Channels(), IsEmpty());
  world_.cycle().StreamWhile([] { return true; });
  const Seq seq = Push();
  EXPECT_THAT(Channels(), ElementsAre("/pawl/jobs/" + IdOf(seq)));
}

TEST_P(CycleMessagesTest, AJobMayFollowOthers) {
  const Seq follower = Subscriber("/pawl/jobs");
  const std::uint64_t before = Waiting(follower);
  Push();
  EXPECT_EQ(Waiting(follower), before + 1);
}

}  // namespace
}  // namespace pawl
