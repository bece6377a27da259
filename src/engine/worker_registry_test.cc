#include "engine/worker_registry.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

constexpr WallTime kStart = WallFromMillis(1'000'000);

TEST(WorkerRegistryTest, RemembersWhoClaimedAndWhatTheySaid) {
  WorkerRegistry workers;
  workers.OnClaim("w", {"a", "b"}, WorkerInfo{"box", 12, 4, {"x"}}, kStart);
  workers.OnHeartbeat("w", kStart + Millis(5));
  workers.OnClaim("w", {"a"}, std::nullopt, kStart + Millis(9));
  const auto list = workers.List({}, kStart + Millis(10));
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].queues, std::vector<std::string>{"a"});
  EXPECT_EQ(list[0].info.host, "box");
  EXPECT_EQ(list[0].first_seen, kStart);
  EXPECT_EQ(list[0].last_seen, kStart + Millis(9));
}

TEST(WorkerRegistryTest, OrdersStayUntilANewProcessComes) {
  WorkerRegistry workers;
  EXPECT_FALSE(workers.Tell("w", {true, false}));
  workers.OnClaim("w", {"a"}, WorkerInfo{"", 1, {}, {}}, kStart);
  ASSERT_TRUE(workers.Tell("w", {true, false}));
  EXPECT_TRUE(workers.OnHeartbeat("w", kStart).quiet);
  EXPECT_TRUE(workers.Tell("w", {false, true})->orders.quiet);
  EXPECT_TRUE(workers.OnClaim("w", {"a"}, WorkerInfo{"", 1, {}, {}}, kStart).stop);
  EXPECT_FALSE(workers.OnClaim("w", {"a"}, WorkerInfo{"", 2, {}, {}}, kStart).stop);
  EXPECT_FALSE(workers.OrdersOf("w").quiet);
}

TEST(WorkerRegistryTest, QuietCanBeTakenBackAndStopCannot) {
  WorkerRegistry workers;
  EXPECT_FALSE(workers.Resume("w"));
  workers.OnClaim("w", {"a"}, {}, kStart);
  workers.Tell("w", {true, false});
  EXPECT_FALSE(workers.Resume("w")->orders.quiet);
  EXPECT_FALSE(workers.OnClaim("w", {"a"}, {}, kStart).quiet);
  workers.Tell("w", {true, true});
  EXPECT_TRUE(workers.Resume("w")->orders.quiet);
}

TEST(WorkerRegistryTest, ForgetsThoseThatAreGoneAndHaveNothingInHand) {
  WorkerRegistry workers;
  workers.OnClaim("busy", {"a"}, {}, kStart);
  workers.OnClaim("idle", {"a"}, {}, kStart);
  const auto list = workers.List({"busy"}, kStart + WorkerRegistry::kForgottenAfter + Millis(1));
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0].name, "busy");
}

TEST(WorkerRegistryTest, AWorkerThatIsSilentForLongerThanAClaimWaitsIsGone) {
  WorkerRegistry workers;
  workers.OnClaim("active", {"a"}, {}, kStart);
  workers.OnClaim("silent", {"a"}, {}, kStart);
  const auto gone = [&](WallTime now) {
    std::vector<bool> list;
    for (const WorkerEntry& worker : workers.List({"active"}, now)) list.push_back(worker.gone);
    return list;
  };
  EXPECT_EQ(gone(kStart + WorkerRegistry::kGoneAfter), (std::vector<bool>{false, false}));
  EXPECT_EQ(gone(kStart + WorkerRegistry::kGoneAfter + Millis(1)), (std::vector<bool>{false, true}));
  workers.OnHeartbeat("silent", kStart + WorkerRegistry::kGoneAfter);
  EXPECT_EQ(gone(kStart + WorkerRegistry::kGoneAfter + Millis(1)), (std::vector<bool>{false, false}));
}

TEST(WorkerRegistryTest, MakesRoomByForgettingTheOneSeenLongestAgo) {
  WorkerRegistry workers;
  for (std::size_t i = 0; i <= WorkerRegistry::kMax; ++i) {
    workers.OnHeartbeat("w" + std::to_string(i), kStart + Millis(static_cast<int>(i)));
  }
  EXPECT_EQ(workers.List({}, kStart).size(), WorkerRegistry::kMax);
  EXPECT_FALSE(workers.Tell("w0", {}));
  EXPECT_TRUE(workers.Tell("w1", {}));
}

}  // namespace
}  // namespace pawl
