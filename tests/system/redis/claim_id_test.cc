// A claim that names itself, repeated to another node: as a worker does whose node does not answer.
#include <thread>

#include "tests/system/redis/nodes_test.h"

namespace pawl::support {
namespace {

class ClaimIdTest : public NodesTest {
 protected:
  // The answers of all nodes to the same claim, sent to them at the same time.
  std::vector<HttpAnswer> ClaimEverywhere(const std::string& body) {
    std::vector<HttpAnswer> answers(kNodes);
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < kNodes; ++i) {
      threads.emplace_back([&, i] { answers[i] = Post(i, "/v1/claim", body); });
    }
    for (std::thread& thread : threads) thread.join();
    return answers;
  }
  static std::vector<std::string> TokensOf(const HttpAnswer& answer) {
    std::vector<std::string> tokens;
    for (const std::string_view job : ElementsAt(answer.body, "jobs")) tokens.push_back(TextAt(job, "lease.token"));
    return tokens;
  }

  RedisProcess redis_;
};

TEST_F(ClaimIdTest, SentToTwoNodesAtATimeGetsTheSameJobsFromBoth) {
  constexpr int kRounds = 50;
  StartNodes(redis_.url_text());
  ASSERT_FALSE(HasFatalFailure());
  for (int round = 0; round < kRounds && !HasFailure(); ++round) {
    const std::string job = R"({"type":"t","queue":"q"})";
    ASSERT_EQ(Post(0, "/v1/jobs/bulk", R"({"jobs":[)" + job + "," + job + "," + job + "," + job + "]}").status, 201);
    const std::string claim = R"({"worker":"w","queues":["q"],"count":2,"claim_id":"c)" + std::to_string(round) + "\"}";
    const auto answers = ClaimEverywhere(claim);
    EXPECT_EQ(TokensOf(answers[0]).size(), 2U) << answers[0].body;
    EXPECT_EQ(TokensOf(answers[0]), TokensOf(answers[1])) << answers[0].body << answers[1].body;
    const HttpAnswer queue = Get(0, "/v1/queues/q");
    EXPECT_EQ(NumberAt(queue.body, "counts.running"), 2 * (round + 1)) << queue.body;
  }
}

}  // namespace
}  // namespace pawl::support
