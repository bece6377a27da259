#include "server/memory_budget.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "server/network.h"

namespace pawl {
namespace {

constexpr std::size_t kStep = MemoryBudget::kStep;
constexpr std::size_t kAllowance = MemoryBudget::kAllowance;

// A connection that does what it is told when the test says so.
struct Client {
  Client(MemoryBudget& budget, std::uint64_t network) : account(budget, network, [this] { ++told; }) {}

  bool HoldSteps(std::size_t steps, std::size_t fixed_steps = 0) {
    return account.Hold(kAllowance + steps * kStep, fixed_steps * kStep);
  }

  int told = 0;
  MemoryBudget::Account account;
};

TEST(MemoryBudgetTest, TheAllowanceIsNotCountedAndNeverRefused) {
  MemoryBudget budget(0);
  Client client(budget, 1);
  EXPECT_TRUE(client.account.Hold(kAllowance, 0));
  EXPECT_EQ(budget.figures().used, 0U);
  EXPECT_FALSE(client.account.Hold(kAllowance + 1, 0));
  EXPECT_TRUE(client.account.Hold(0, 0));
  EXPECT_EQ(budget.figures().refused, 1U);
}

TEST(MemoryBudgetTest, CountsInStepsAndGivesBack) {
  MemoryBudget budget(10 * kStep);
  {
    Client client(budget, 1);
    EXPECT_TRUE(client.account.Hold(kAllowance + 1, 0));
    EXPECT_EQ(budget.figures().used, kStep);
    EXPECT_TRUE(client.HoldSteps(9));
    EXPECT_EQ(budget.figures().used, 9 * kStep);
    EXPECT_TRUE(client.HoldSteps(8));
    EXPECT_EQ(budget.figures().used, 9 * kStep) << "a step up and down again costs nothing";
    EXPECT_TRUE(client.HoldSteps(2));
    EXPECT_EQ(budget.figures().used, 2 * kStep);
    EXPECT_FALSE(client.HoldSteps(11));
    EXPECT_EQ(budget.figures().used, 2 * kStep) << "what is refused is not counted";
  }
  EXPECT_EQ(budget.figures().used, 0U);
}

TEST(MemoryBudgetTest, AModestConnectionIsServedAndTheGreediestIsToldToShed) {
  MemoryBudget budget(100 * kStep);
  Client most(budget, 1);
  Client much(budget, 1);
  Client modest(budget, 1);
  ASSERT_TRUE(much.HoldSteps(40));
  ASSERT_TRUE(most.HoldSteps(60));
  EXPECT_TRUE(modest.HoldSteps(5));
  EXPECT_EQ(most.told, 1);
  EXPECT_EQ(much.told, 0);
  EXPECT_TRUE(modest.HoldSteps(10));
  EXPECT_EQ(most.told, 1) << "what it will give back is enough";
  EXPECT_FALSE(most.HoldSteps(61)) << "it is to give back, not to take";
  EXPECT_TRUE(most.HoldSteps(0));
  EXPECT_TRUE(most.HoldSteps(20)) << "then it is one as any other";
  EXPECT_EQ(budget.figures().shed, 1U);
}

TEST(MemoryBudgetTest, WhoAsksForMoreThanItsShareIsRefused) {
  MemoryBudget budget(100 * kStep);
  Client first(budget, 1);
  Client second(budget, 1);
  ASSERT_TRUE(first.HoldSteps(50));
  ASSERT_TRUE(second.HoldSteps(50));
  EXPECT_FALSE(second.HoldSteps(51));
  Client third(budget, 1);
  EXPECT_FALSE(third.HoldSteps(34)) << "more than a third";
  EXPECT_EQ(first.told + second.told, 0);
}

TEST(MemoryBudgetTest, ACrowdOfOneAddressCountsAsOne) {
  MemoryBudget budget(100 * kStep);
  std::vector<std::unique_ptr<Client>> crowd;
  for (int i = 0; i < 100; ++i) {
    crowd.push_back(std::make_unique<Client>(budget, 1));
    ASSERT_TRUE(crowd.back()->HoldSteps(1));
  }
  Client other(budget, 2);
  EXPECT_TRUE(other.HoldSteps(10)) << "ten times of what each of the crowd has, and yet less than the crowd";
  int told = 0;
  for (const auto& client : crowd) told += client->told;
  EXPECT_EQ(told, 10);
  EXPECT_FALSE(crowd[0]->HoldSteps(2));
}

TEST(MemoryBudgetTest, WhatTheEngineHoldsIsNotAskedFor) {
  MemoryBudget budget(100 * kStep);
  Client working(budget, 1);
  Client reading(budget, 1);
  ASSERT_TRUE(working.HoldSteps(60, 60));
  ASSERT_TRUE(reading.HoldSteps(40));
  Client modest(budget, 1);
  EXPECT_TRUE(modest.HoldSteps(5));
  EXPECT_EQ(working.told, 0);
  EXPECT_EQ(reading.told, 1);
}

TEST(MemoryBudgetTest, IsOverdrawnByAnEighthAtMost) {
  MemoryBudget budget(80 * kStep);
  Client greedy(budget, 1);
  ASSERT_TRUE(greedy.HoldSteps(80));
  std::vector<std::unique_ptr<Client>> others;
  for (int i = 0; i < 20; ++i) {
    others.push_back(std::make_unique<Client>(budget, 2));
    EXPECT_EQ(others.back()->HoldSteps(1), i < 10) << i;
  }
  EXPECT_EQ(budget.figures().used, 90 * kStep);
}

TEST(NetworkTest, IsTheAddressOrHalfOfIt) {
  EXPECT_EQ(NetworkOf("127.0.0.1:1"), NetworkOf("127.0.0.1:2"));
  EXPECT_NE(NetworkOf("127.0.0.1:1"), NetworkOf("127.0.0.2:1"));
  EXPECT_EQ(NetworkOf("[2001:db8::1]:1"), NetworkOf("[2001:db8::2]:2"));
  EXPECT_NE(NetworkOf("[2001:db8::1]:1"), NetworkOf("[2001:db8:0:1::1]:1"));
  EXPECT_EQ(NetworkOf("[::ffff:10.0.0.1]:1"), NetworkOf("10.0.0.1:2"));
  EXPECT_EQ(NetworkOf("nonsense"), 0U);
}

}  // namespace
}  // namespace pawl
