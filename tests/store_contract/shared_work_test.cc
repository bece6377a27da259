// Work that many nodes share: who gets which job, who waits, and what becomes of a node's jobs when it is gone.
#include <atomic>

#include "tests/store_contract/contract_test.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

class SharedWorkTest : public testing::Test, protected StoreSteps {
 protected:
  // What a node does in every turn beside its operations: it looks at what is due.
  void Turn(Store& store) {
    const auto batch = store.Begin(now_, 1);
    ASSERT_TRUE(batch->Commit().ok());
  }
  void Wait(Store& store) {
    const auto batch = store.Begin(now_, 0);
    const std::vector<TakeAsk> asks = {{{1}, 1, {}, true}};
    ASSERT_THAT(batch->Take(asks), ElementsAre(IsEmpty()));
    ASSERT_TRUE(batch->Commit().ok());
  }
  std::vector<NameId> WokenOf(Store& store) { return store.Begin(now_, 0)->TakeWoken().queues; }
  // A message to a node that has not subscribed yet is lost.
  void WaitUntilItListens(const RedisStore& store) {
    const std::string channel = RedisKeys(name_space_).WakePrefix() + store.node();
    ASSERT_TRUE(support::WaitUntil([&] {
      return RedisOfTests().Call({"PUBSUB", "NUMSUB", channel}).items.at(1).integer == 1;
    }));
  }
  std::vector<Seq> Expired(Store& store) { return ExpiredAt(*store.Begin(now_, 0), now_.steady, 100); }

  const std::string name_space_ = NewNamespace();
  std::unique_ptr<RedisStore> a_ = OpenNode(name_space_);
  std::unique_ptr<RedisStore> b_ = OpenNode(name_space_);
};

// ---- Reservations ----

TEST_F(SharedWorkTest, AJobGoesToOneNode) {
  Commit(*a_, [](Changes& c) {
    for (const Seq seq : {1, 2, 3}) c.fair.emplace_back(Add(seq));
  });
  const auto batch = a_->Begin(now_, 0);
  EXPECT_THAT(Take(*batch, 2), ElementsAre(1, 2));
  EXPECT_THAT(TakeAndHold(*b_), ElementsAre(3)) << "what is reserved is taken";
}

TEST_F(SharedWorkTest, AReservationThatIsNotConfirmedGoesBackWithTheCommit) {
  Commit(*a_, [](Changes& c) { c.fair.emplace_back(Add(1)); });
  const auto batch = a_->Begin(now_, 0);
  EXPECT_THAT(Take(*batch), ElementsAre(1));
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_THAT(TakeAndHold(*b_), ElementsAre(1));
}

TEST_F(SharedWorkTest, AReservationWithoutACommitGoesBackAfterFiveSeconds) {
  Commit(*a_, [](Changes& c) {
    for (const Seq seq : {1, 2}) c.fair.emplace_back(Add(seq, "g"));
  });
  const auto frozen = a_->Begin(now_, 0);
  EXPECT_THAT(Take(*frozen, 1), ElementsAre(1));
  now_.steady += 5s - 1ms;
  Turn(*b_);
  EXPECT_EQ(b_->Snapshot()->Group(1, GroupOf("g"))->ready, 1U);
  now_.steady += 1ms;
  Turn(*b_);
  const auto group = b_->Snapshot()->Group(1, GroupOf("g"));
  EXPECT_EQ(group->ready, 2U);
  EXPECT_EQ(group->held, 0U);
  EXPECT_THAT(TakeAndHold(*b_), ElementsAre(1, 2));
}

TEST_F(SharedWorkTest, ANodeThatWasFrozenWithAReservationCannotGrantWhatAnotherHasGranted) {
  Commit(*a_, [](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "queued");
    c.fair.emplace_back(Add(1, "g"));
  });
  const auto grant = [this](Batch& batch, const std::string& holder) {
    ASSERT_THAT(Take(batch), ElementsAre(1));
    Guards guards = At(batch);
    guards.records.emplace_back(HeadOf(1), batch.Read(HeadOf(1))->version);
    ASSERT_TRUE(Apply(batch, guards, [&](Changes& c) {
      c.puts.emplace_back(HeadOf(1), holder);
      c.leases.push_back({1, now_.steady + kLease, kLease});
    }));
  };
  const auto frozen = a_->Begin(now_, 0);
  grant(*frozen, "of a");
  now_.steady += 5s;
  Turn(*b_);
  const auto batch = b_->Begin(now_, 0);
  grant(*batch, "of b");
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
  EXPECT_THAT(frozen->Commit()->failed, ElementsAre(1));
  EXPECT_EQ(Read(*a_, HeadOf(1)).value, "of b");
  const auto group = a_->Snapshot()->Group(1, GroupOf("g"));
  EXPECT_EQ(group->held, 1U);
  EXPECT_EQ(group->ready, 0U);
}

// ---- Limits ----

TEST_F(SharedWorkTest, AReservationThatIsOverCannotBeGrantedWhenItsSlotIsAnothers) {
  FairLimits limits;
  limits.concurrency = 1;
  Commit(*a_, [&](Changes& c) {
    c.fair.emplace_back(FairConfigure{1, GroupOf("g"), "g", limits, true});
    c.fair.emplace_back(Add(2, "g"));
  });
  const auto frozen = a_->Begin(now_, 0);
  ASSERT_THAT(Take(*frozen), ElementsAre(2));
  ASSERT_TRUE(Apply(*frozen, [&](Changes& c) { c.leases.push_back({2, now_.steady + kLease, kLease}); }));
  now_.steady += 5s;
  Commit(*b_, [](Changes& c) { c.fair.emplace_back(Add(1, "g")); });
  Turn(*b_);
  ASSERT_THAT(TakeAndHold(*b_), ElementsAre(1));
  EXPECT_THAT(frozen->Commit()->failed, ElementsAre(1));
  const auto group = b_->Snapshot()->Group(1, GroupOf("g"));
  EXPECT_EQ(group->held, 1U);
  EXPECT_EQ(group->ready, 1U);
}

TEST_F(SharedWorkTest, ALimitHoldsForAllNodesTogether) {
  FairLimits limits;
  limits.concurrency = 2;
  Commit(*a_, [&](Changes& c) {
    c.fair.emplace_back(FairConfigure{1, GroupOf("g"), "g", limits, true});
    for (const Seq seq : {1, 2, 3, 4}) c.fair.emplace_back(Add(seq, "g"));
  });
  EXPECT_THAT(TakeAndHold(*a_, 1), ElementsAre(1));
  EXPECT_THAT(TakeAndHold(*b_), ElementsAre(2));
  EXPECT_THAT(TakeAndHold(*a_), IsEmpty());
  Commit(*b_, [](Changes& c) { c.fair.emplace_back(Release(1, "g")); });
  EXPECT_THAT(TakeAndHold(*a_), ElementsAre(3));
  EXPECT_THAT(TakeAndHold(*b_), IsEmpty());
}

TEST_F(SharedWorkTest, WhatOneNodePausesNobodyHandsOut) {
  const auto paused = [](bool is_paused) {
    return [is_paused](Changes& c) {
      FairLimits limits;
      limits.paused = is_paused;
      c.fair.emplace_back(FairConfigure{1, GroupOf("g"), "g", limits, true});
    };
  };
  Commit(*a_, [](Changes& c) { c.fair.emplace_back(Add(1, "g")); });
  Commit(*a_, paused(true));
  EXPECT_THAT(TakeAndHold(*b_), IsEmpty());
  Commit(*b_, paused(false));
  EXPECT_THAT(TakeAndHold(*a_), ElementsAre(1));
}

TEST_F(SharedWorkTest, ARateCountsTheStartsOfAllNodesAndAnyOfThemGoesOn) {
  FairLimits limits;
  limits.rate = {2, 10s};
  Commit(*a_, [&](Changes& c) {
    c.fair.emplace_back(FairConfigure{1, GroupOf("g"), "g", limits, true});
    for (const Seq seq : {1, 2, 3}) c.fair.emplace_back(Add(seq, "g"));
  });
  EXPECT_THAT(TakeAndHold(*a_, 1), ElementsAre(1));
  EXPECT_THAT(TakeAndHold(*b_), ElementsAre(2));
  const auto look = a_->Begin(now_, 0);
  look->SettleRates();
  const auto next = look->NextRate();
  ASSERT_TRUE(next.has_value()) << "node a did not meet the rate itself";
  EXPECT_GE(*next, now_.steady + 10s);
  now_.steady = *next;
  const auto batch = a_->Begin(now_, 0);
  batch->SettleRates();
  EXPECT_THAT(Take(*batch), ElementsAre(3));
}

// ---- Waiting ----

TEST_F(SharedWorkTest, AClaimThatFoundNothingIsToldWhenAnotherNodePushes) {
  WaitUntilItListens(*a_);
  Wait(*a_);
  std::atomic<int> wakes{0};
  a_->OnWake([&] { ++wakes; });
  Commit(*b_, [](Changes& c) { c.fair.emplace_back(Add(1)); });
  EXPECT_TRUE(support::WaitUntil([&] { return wakes > 0; }));
  std::vector<NameId> woken;
  EXPECT_TRUE(support::WaitUntil([&] {
    woken = WokenOf(*a_);
    return !woken.empty();
  }));
  EXPECT_THAT(woken, ElementsAre(1));
  EXPECT_THAT(TakeAndHold(*a_), ElementsAre(1));
  a_->OnWake({});
}

TEST_F(SharedWorkTest, AClaimThatFoundNothingIsToldWhenItsOwnNodePushes) {
  Wait(*a_);
  Commit(*a_, [](Changes& c) { c.fair.emplace_back(Add(1)); });
  EXPECT_THAT(WokenOf(*a_), ElementsAre(1));
  EXPECT_THAT(WokenOf(*a_), IsEmpty());
}

TEST_F(SharedWorkTest, WaitingClaimsLookForThemselvesEverySecond) {
  WaitUntilItListens(*a_);
  const auto all = [this] { return a_->Begin(now_, 0)->TakeWoken().all; };
  ASSERT_TRUE(support::WaitUntil([&] { return !all(); })) << "word of the subscription has passed";
  now_.steady += 1s;
  EXPECT_TRUE(all());
  EXPECT_FALSE(all());
}

// ---- Nodes that are gone ----

TEST_F(SharedWorkTest, LeasesOfANodeThatIsGoneRunOutOnTheOthers) {
  Commit(*a_, [](Changes& c) { c.fair.emplace_back(Add(1, "g")); });
  EXPECT_THAT(TakeAndHold(*a_), ElementsAre(1));
  a_.reset();
  now_.steady += kLease - 1ms;
  EXPECT_THAT(Expired(*b_), IsEmpty());
  now_.steady += 1ms;
  EXPECT_THAT(Expired(*b_), ElementsAre(1));
  Commit(*b_, [this](Changes& c) {
    c.leases.push_back(Ended(1, now_.steady));
    c.fair.emplace_back(Release(1, "g"));
    c.fair.emplace_back(Add(1, "g"));
  });
  EXPECT_THAT(Expired(*b_), IsEmpty());
  EXPECT_THAT(TakeAndHold(*b_), ElementsAre(1));
}

TEST_F(SharedWorkTest, NodesKnowOfEachOther) {
  Turn(*a_);
  Turn(*b_);
  const auto ids = [this] {
    std::vector<std::string> found;
    const auto nodes = b_->Snapshot()->Nodes().value();
    for (const NodeInfo& node : nodes) found.push_back(node.id);
    return found;
  };
  EXPECT_THAT(ids(), testing::UnorderedElementsAre(a_->node(), b_->node()));
  a_.reset();
  EXPECT_THAT(ids(), ElementsAre(b_->node()));
}

}  // namespace
}  // namespace pawl
