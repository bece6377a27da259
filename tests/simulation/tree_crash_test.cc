// A crash after every single step of what a stateful job does in steps: a finish with many children, a message to many
// subscribers, the end of a tree and its deletion. Whatever was committed is carried out, exactly once, by the next
// start.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/memory/memory_kv.h"
#include "store/stateful_codec.h"
#include "store/store_walk.h"
#include "tests/support/all_problems.h"
#include "tests/support/world.h"

namespace pawl {
namespace {

constexpr std::size_t kChildren = 700;

class TreeCrashTest : public testing::Test {
 protected:
  static std::unique_ptr<World> MakeWorld() {
    return std::make_unique<World>(std::make_unique<MemoryKv>(), KvStoreFaults{});
  }
  // One turn that makes one step of each sweep and intent.
  void Step(World& world) {
    ASSERT_TRUE(world.Turn(now_, [] { return false; }).ok());
  }
  // Also what looks again after a while.
  void Settle(World& world) {
    world.Settle(now_);
    now_.wall += std::chrono::seconds(2);
    now_.steady += std::chrono::seconds(2);
    world.Settle(now_);
  }
  // Makes so many steps, crashes, and settles; true if it had come to its end before.
  bool CrashAfter(int steps, World& world) {
    for (int i = 0; i < steps; ++i) Step(world);
    const bool finished = !world.cycle().rolling();
    world.Open(now_);
    Settle(world);
    EXPECT_THAT(AllProblems(world.store(), now_), testing::IsEmpty()) << "crash after step " << steps;
    EXPECT_THAT(world.store().Snapshot()->Scan(RecordKind::kIntent, {}, 10).value(), testing::IsEmpty());
    return finished;
  }

  JobSpec Spec(const std::string& id) const {
    JobSpec spec;
    spec.type = "tree";
    if (callbacks_) spec.callbacks.emplace().emplace_back().url = "http://shop.example/";
    spec.id = id;
    spec.content = HashBytes(id);
    spec.in["in"].channels = {"/all"};
    spec.out.emplace("out", PortSpec{});
    return spec;
  }

  // Pushes the root and claims it.
  void Begin(World& world) {
    PushOp op;
    op.jobs = {Spec("root")};
    op.seed = 1;
    world.on_jobs = [this](const JobsReply& reply) { root_ = reply.jobs.at(0).seq; };
    world.Submit(AnyOp(op), "push");
    world.on_claim = [this](const ClaimReply& reply) { token_ = reply.jobs.at(0).head.lease->token; };
    ClaimRequest claim;
    claim.queues = {"tree"};
    claim.worker = "w";
    world.Submit(claim, 1, 5, now_);
    world.Settle(now_);
    world.on_jobs = {};
    world.on_claim = {};
  }
  FinishOp FinishWithChildren() const {
    FinishOp op;
    op.job = root_;
    op.token = token_;
    op.outcome = Outcome::kSuspended;
    op.effects.state_set = {{"started", "true"}};
    for (std::size_t i = 0; i < kChildren; ++i) {
      JobSpec& child = op.effects.children.emplace_back(Spec("id" + std::to_string(i)));
      child.name = "c" + std::to_string(i);
      child.inputs = {{"in", {std::to_string(i)}}};
    }
    op.seed = 9;
    return op;
  }
  void MakeTree(World& world) {
    Begin(world);
    world.Submit(AnyOp(FinishWithChildren()), "finish");
    world.Settle(now_);
  }

  void TerminateTree(World& world) {
    TerminateOp terminate;
    terminate.job = root_;
    terminate.recursive = true;
    world.Submit(AnyOp(terminate), "terminate");
  }

  std::size_t Jobs(World& world) { return StoreAudit::AllJobs(*world.store().Snapshot()).size(); }
  std::size_t JobsIn(World& world, JobState shown) {
    std::size_t count = 0;
    for (const auto& [seq, head] : StoreAudit::AllJobs(*world.store().Snapshot())) count += head.shown == shown ? 1 : 0;
    return count;
  }

  // The jobs of the tree that have ended, and the callbacks that tell of an end.
  std::pair<std::size_t, std::size_t> EndsAndCallbacks(World& world) {
    std::pair<std::size_t, std::size_t> counts;
    for (const auto& [seq, head] : StoreAudit::AllJobs(*world.store().Snapshot())) {
      ++(head.group == "shop.example" ? counts.second : counts.first);
      if (head.group != "shop.example" && !HasEnded(head.state)) --counts.first;
    }
    return counts;
  }

  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  bool callbacks_ = false;  // each job of the tree has one
  Seq root_ = 0;
  Token token_;
};

TEST_F(TreeCrashTest, AFinishWithManyChildrenIsDoneWhollyAndOnceWhereverItStops) {
  bool finished = false;
  for (int crash_after = 1; !finished && !HasFailure(); ++crash_after) {
    const auto world = MakeWorld();
    Begin(*world);
    world->Submit(AnyOp(FinishWithChildren()), "finish");
    finished = CrashAfter(crash_after, *world);
    ASSERT_EQ(Jobs(*world), kChildren + 1);
    const auto reader = world->store().Snapshot();
    EXPECT_EQ(reader->IndexCount(ChildrenIndex(root_)), kChildren);
    EXPECT_EQ(reader->IndexCount(OpenIndex(root_)), kChildren);
    for (const auto& [seq, head] : StoreAudit::AllJobs(*reader)) {
      if (seq == root_) continue;
      ASSERT_EQ(reader->Bounds(PortList(seq, PortSide::kIn, "in")).tail, 1U) << head.id;
      const auto items = reader->ListItems(PortList(seq, PortSide::kIn, "in"), 0, 2);
      EXPECT_EQ("id" + DecodePortItem(items->at(0).value)->value, head.id);
    }
    // The worker, whose answer never came, asks again.
    world->Submit(AnyOp(FinishWithChildren()), "finish");
    world->Settle(now_);
    EXPECT_EQ(Jobs(*world), kChildren + 1);
  }
}

TEST_F(TreeCrashTest, AMessageReachesEachSubscriberOnceWhereverItStops) {
  bool finished = false;
  for (int crash_after = 1; !finished && !HasFailure(); ++crash_after) {
    const auto world = MakeWorld();
    MakeTree(*world);
    world->Submit(AnyOp(PublishOp{{"/all/of/them", "7"}}), "publish");
    finished = CrashAfter(crash_after, *world);
    const auto reader = world->store().Snapshot();
    for (const auto& [seq, head] : StoreAudit::AllJobs(*reader)) {
      ASSERT_EQ(reader->Bounds(PortList(seq, PortSide::kIn, "in")).tail, seq == root_ ? 1U : 2U) << head.id;
    }
    EXPECT_EQ(JobsIn(*world, JobState::kQueued), kChildren + 1) << "the parent was asleep, and woke";
  }
}

TEST_F(TreeCrashTest, ATreeEndsAndGoesWhollyWhereverItStops) {
  bool finished = false;
  for (int crash_after = 1; !finished && !HasFailure(); ++crash_after) {
    const auto world = MakeWorld();
    MakeTree(*world);
    TerminateTree(*world);
    finished = CrashAfter(crash_after, *world);
    ASSERT_EQ(JobsIn(*world, JobState::kTerminated), kChildren + 1);
    EXPECT_EQ(world->store().Snapshot()->IndexCount(OpenIndex(root_)), 0U);
  }
  finished = false;
  for (int crash_after = 1; !finished && !HasFailure(); ++crash_after) {
    const auto world = MakeWorld();
    MakeTree(*world);
    TerminateTree(*world);
    Settle(*world);
    world->Submit(AnyOp(DeleteOp{root_}), "delete");
    finished = CrashAfter(crash_after, *world);
    ASSERT_EQ(Jobs(*world), 0U);
    const auto walk = world->store().Walk();
    EXPECT_THAT(walk->Lists({})->items, testing::IsEmpty());
    for (const RecordKind kind : {RecordKind::kPorts, RecordKind::kState, RecordKind::kChild, RecordKind::kAsleep}) {
      EXPECT_THAT(walk->Records(kind, {})->items, testing::IsEmpty()) << static_cast<int>(kind);
    }
  }
}

TEST_F(TreeCrashTest, EachEndHasItsCallbackAfterEveryCommit) {
  callbacks_ = true;
  bool finished = false;
  for (int crash_after = 1; !finished && !HasFailure(); ++crash_after) {
    const auto world = MakeWorld();
    MakeTree(*world);
    TerminateTree(*world);
    for (int i = 0; i < crash_after; ++i) Step(*world);
    finished = !world->cycle().rolling();
    world->Open(now_);
    const auto [ended, told] = EndsAndCallbacks(*world);
    ASSERT_EQ(ended, told) << "crash after step " << crash_after;
    Settle(*world);
    ASSERT_EQ(EndsAndCallbacks(*world), std::pair(kChildren + 1, kChildren + 1)) << "crash after step " << crash_after;
    EXPECT_THAT(AllProblems(world->store(), now_), testing::IsEmpty());
  }
}

}  // namespace
}  // namespace pawl
