#include "tests/system/redis/nodes_test.h"

#include "tests/support/wait_until.h"

namespace pawl::support {

void NodesTest::StartNodes(const std::string& redis_url, std::vector<std::string> arguments, std::size_t count) {
  redis_url_ = redis_url;
  arguments_ = std::move(arguments);
  nodes_.resize(count);
  http_.resize(count);
  for (std::size_t i = 0; i < count; ++i) ASSERT_NO_FATAL_FAILURE(StartNode(i));
}

void NodesTest::StartNode(std::size_t i) {
  nodes_[i] = std::make_unique<ServerProcess>(ServerProcessOptions{.data = dir_.File("node" + std::to_string(i)),
                                                                   .redis = redis_url_,
                                                                   .name_space = kNamespace,
                                                                   .arguments = arguments_});
  ASSERT_TRUE(nodes_[i]->ready()) << nodes_[i]->Log();
  http_[i] = std::make_unique<RawHttp>(nodes_[i]->port());
  if (i < scene_.servers()) scene_.ServerIsAt(nodes_[i]->port(), i);
}

HttpAnswer NodesTest::Post(std::size_t node, const std::string& path, const std::string& body) {
  auto answer = http_[node]->Post(path, body);
  EXPECT_TRUE(answer.has_value()) << "no answer to " << path << "\n" << Logs();
  return answer.value_or(HttpAnswer{});
}

HttpAnswer NodesTest::Get(std::size_t node, const std::string& path) {
  auto answer = http_[node]->Get(path);
  EXPECT_TRUE(answer.has_value()) << "no answer to " << path << "\n" << Logs();
  return answer.value_or(HttpAnswer{});
}

std::string NodesTest::Logs() const {
  std::string logs;
  for (std::size_t i = 0; i < nodes_.size(); ++i) logs += "node " + std::to_string(i) + ":\n" + nodes_[i]->Log();
  return logs;
}

void NodesTest::AwaitAnswers(std::uint64_t count) {
  ASSERT_TRUE(scene_.WaitForAnswers(scene_.answers() + count)) << "no answers any more\n" << Logs();
}

void NodesTest::ExpectAllIsWell(const RedisProcess& redis) {
  StopClients();
  for (const auto& one : nodes_) EXPECT_FALSE(one->Wait(std::chrono::milliseconds(0)).has_value()) << one->Log();
  CrashClient client(scene_, ledger_, "last", seed_);
  const std::size_t jobs = ExpectAccountHolds(client);
  ExpectNothingHeld(redis);
  ExpectNoLeakedSlot(client);
  RecordProperty("jobs", static_cast<int>(jobs));
  RecordProperty("answers", static_cast<int>(scene_.answers()));
  if (HasFailure()) std::fputs(Logs().c_str(), stderr);
}

// All jobs have ended: what is still held or leased has leaked. A reservation that nobody confirmed returns by itself.
void NodesTest::ExpectNothingHeld(const RedisProcess& redis) {
  EXPECT_TRUE(WaitUntil([&] {
    return redis.Call({"EXISTS", KeyOf("reserved")}).integer == 0;
  })) << redis.Call({"ZCARD", KeyOf("reserved")}).integer
      << " reservations";
  for (const std::string set : {"held", "ready", "ring"}) {
    for (const RedisReply& key : redis.Call({"KEYS", KeyOf("q:*:" + set)}).items) {
      ADD_FAILURE() << key.text << " still has " << redis.Call({"ZCARD", key.text}).integer << " members";
    }
  }
  EXPECT_EQ(redis.Call({"ZCARD", KeyOf("leases")}).integer, 0);
}

}  // namespace pawl::support
