// kill -9 of nodes at random, under load.
#include "tests/system/redis/nodes_test.h"

namespace pawl::support {
namespace {

constexpr std::size_t kAnswersMax = 60;  // between two kills

class NodeKillTest : public NodesTest {};

TEST_F(NodeKillTest, AHundredKillsUnderLoadLoseNothingAndDoNothingTwice) {
  RedisProcess redis;
  StartNodes(redis.url_text());
  ASSERT_FALSE(HasFatalFailure());
  StartClients();
  const std::uint32_t rounds = CrashRounds(100);
  for (std::uint32_t round = 0; round < rounds && !HasFatalFailure(); ++round) {
    AwaitAnswers(1 + random_() % kAnswersMax);
    const std::size_t victim = random_() % kNodes;
    node(victim).Kill();
    StartNode(victim);
  }
  ExpectAllIsWell(redis);
  for (std::size_t i = 0; i < kNodes; ++i) EXPECT_EQ(node(i).CountInLog("level=error"), 0) << node(i).Log();
}

}  // namespace
}  // namespace pawl::support
