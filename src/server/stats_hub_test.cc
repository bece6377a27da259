#include "server/stats_hub.h"

#include <gtest/gtest.h>

#include "tests/support/asked_core.h"
#include "tests/support/fake_stream.h"

namespace pawl {
namespace {

class StatsHubTest : public AskedCore {
 protected:
  StatsHubTest() {
    QueuePatch patch;
    patch.paused = true;
    for (const char* queue : {"a", "b"}) Do(PatchQueueOp{queue, patch});
  }
  std::uint64_t Reads() const { return core_.metrics().reads; }
};

TEST_F(StatsHubTest, OneReadingServesAllWhoFollow) {
  StatsHub hub(core_);
  EXPECT_EQ(Reads(), 0U) << "nobody follows";
  const auto alone = std::make_shared<FakeStream>();
  hub.Add({}, alone);
  const std::string first = alone->WaitFor(1).front();
  EXPECT_TRUE(first.starts_with("stats {")) << first;
  EXPECT_NE(first.find(R"("queue":"a","paused":true)"), std::string::npos) << first;
  const std::uint64_t one = Reads();
  EXPECT_GT(one, 0U);
  std::vector<std::shared_ptr<FakeStream>> streams;
  for (int i = 0; i < 20; ++i) streams.push_back(std::make_shared<FakeStream>());
  for (const auto& stream : streams) hub.Add({}, stream);
  for (const auto& stream : streams) EXPECT_TRUE(stream->WaitFor(1).front().starts_with("stats {"));
  const std::size_t rounds = alone->WaitFor(2).size() + 1;  // with the one for those who came later
  EXPECT_LE(Reads(), 2 * rounds * one);
}

TEST_F(StatsHubTest, WhoFollowsOneQueueMakesNoReadingOfTheOthers) {
  StatsHub hub(core_);
  const auto all = std::make_shared<FakeStream>();
  hub.Add({{}, std::chrono::seconds(60)}, all);
  all->WaitFor(1);
  const std::uint64_t both = Reads();
  StatsHub other(core_);
  const auto one = std::make_shared<FakeStream>();
  other.Add({"b", std::chrono::seconds(60)}, one);
  const std::string event = one->WaitFor(1).front();
  EXPECT_EQ(event.find(R"("queue":"a")"), std::string::npos) << event;
  EXPECT_LT(Reads() - both, both);
}

TEST_F(StatsHubTest, AStreamThatWasLeftIsLetGo) {
  StatsHub hub(core_);
  auto stream = std::make_shared<FakeStream>();
  const std::weak_ptr<FakeStream> weak = stream;
  hub.Add({}, stream);
  stream->WaitFor(1);
  stream->Leave();
  stream.reset();
  while (!weak.expired()) std::this_thread::yield();
  EXPECT_TRUE(hub.CheckRoom().ok());
}

TEST_F(StatsHubTest, StopEndsTheStreams) {
  StatsHub hub(core_);
  auto stream = std::make_shared<FakeStream>();
  const std::weak_ptr<FakeStream> weak = stream;
  hub.Add({}, std::move(stream));
  hub.Stop();
  EXPECT_TRUE(weak.expired());
}

}  // namespace
}  // namespace pawl
