// A claim for more jobs than fit into one commit.
#include <set>

#include "tests/system/redis/nodes_test.h"

namespace pawl::support {
namespace {

class BigClaimTest : public NodesTest {
 protected:
  void PushMany(int count) {
    std::string jobs;
    for (int i = 0; i < count; ++i) jobs += std::string(i == 0 ? "" : ",") + R"({"type":"t","queue":"q"})";
    ASSERT_EQ(Post(0, "/v1/jobs/bulk", R"({"jobs":[)" + jobs + "]}").status, 201);
  }

  RedisProcess redis_;
};

TEST_F(BigClaimTest, GetsAllThatWaitInOneAnswer) {
  StartNodes(redis_.url_text());
  ASSERT_FALSE(HasFatalFailure());
  PushMany(1'000);
  const HttpAnswer claimed = Post(1, "/v1/claim", R"({"worker":"w","queues":["q"],"count":1000,"wait":"60s"})");
  ASSERT_EQ(claimed.status, 200) << claimed.body;
  std::set<std::string> ids;
  for (const std::string_view job : ElementsAt(claimed.body, "jobs")) {
    ids.insert(TextAt(job, "id"));
    EXPECT_FALSE(TextAt(job, "lease.token").empty());
  }
  EXPECT_EQ(ids.size(), 1'000U);
}

TEST_F(BigClaimTest, DoesNotWaitForMoreThanThereIs) {
  StartNodes(redis_.url_text());
  ASSERT_FALSE(HasFatalFailure());
  PushMany(300);
  const HttpAnswer claimed = Post(1, "/v1/claim", R"({"worker":"w","queues":["q"],"count":1000,"wait":"60s"})");
  EXPECT_EQ(ElementsAt(claimed.body, "jobs").size(), 300U) << claimed.status;
}

}  // namespace
}  // namespace pawl::support
