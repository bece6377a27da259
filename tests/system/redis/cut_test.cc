// Connections between the nodes and Redis that are cut at any byte of requests and replies.
#include "tests/support/cutting_proxy.h"
#include "tests/support/wait_until.h"
#include "tests/system/redis/nodes_test.h"

namespace pawl::support {
namespace {

class CutTest : public NodesTest {};

TEST_F(CutTest, AThousandCutsUnderLoadLoseNothingAndDoNothingTwice) {
  constexpr int kCuts = 1'000;
  RedisProcess redis;
  CuttingProxy proxy(redis.port(), seed_);
  StartNodes("redis://127.0.0.1:" + std::to_string(proxy.port()));
  ASSERT_FALSE(HasFatalFailure());
  StartClients();
  AwaitAnswers(100);
  proxy.SetCutting(true);
  for (int cuts = 0; cuts < kCuts && !HasFailure(); cuts += 20) {
    EXPECT_TRUE(WaitUntil([&] { return proxy.cuts() >= cuts + 20; })) << Logs();
  }
  AwaitAnswers(1);
  proxy.SetCutting(false);
  EXPECT_GE(proxy.cuts(), kCuts);
  AwaitAnswers(100);
  ExpectAllIsWell(redis);
}

}  // namespace
}  // namespace pawl::support
