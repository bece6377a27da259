// A crash after every single step of a big operation: whatever was committed is carried out, exactly once, by the next
// start.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core.h"
#include "store/memory/memory_kv.h"
#include "tests/support/all_problems.h"
#include "tests/support/world.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kJobs = 1'000;

class IntentCrashTest : public testing::Test {
 protected:
  // A new world in which the turns of one step each are counted.
  std::unique_ptr<World> MakeWorld() { return std::make_unique<World>(std::make_unique<MemoryKv>(), KvStoreFaults{}); }

  static PushOp Bulk() {
    PushOp op;
    for (std::size_t i = 0; i < kJobs; ++i) {
      JobSpec spec;
      spec.type = "mail";
      spec.payload = std::to_string(i);
      if (i % 3 == 0) {
        spec.id = "id" + std::to_string(i);
        spec.content = HashBytes(spec.id);
      }
      if (i % 7 == 0) {
        spec.unique = {"u" + std::to_string(i), false, {}};
      }
      if (i % 5 == 0) spec.delay = 1h;
      spec.group = "g" + std::to_string(i % 11);
      op.jobs.push_back(std::move(spec));
    }
    op.seed = 9;
    op.once = IdempotencyKey{HashBytes("key"), HashBytes("request")};
    return op;
  }

  // One turn that makes one step of each sweep and intent.
  void Step(World& world) {
    ASSERT_TRUE(world.Turn(now_, [] { return false; }).ok());
  }

  std::vector<std::string> Payloads(World& world) {
    std::vector<std::string> payloads;
    const auto reader = world.store().Snapshot();
    for (const auto& [seq, head] : StoreAudit::AllJobs(*reader)) {
      payloads.push_back(DecodeBody(reader->Read(BodyKey(seq))->value)->payload);
    }
    return payloads;
  }
  void ExpectSound(World& world, int crash_after) {
    EXPECT_THAT(AllProblems(world.store(), now_), testing::IsEmpty()) << "crash after step " << crash_after;
    EXPECT_THAT(world.store().Snapshot()->Scan(RecordKind::kIntent, {}, 10).value(), testing::IsEmpty());
  }
  StatRow Totals(World& world) {
    const std::vector<Key> counter = {StatCounter(world.names().Find("mail").value(), Resolution::kTotal, {})};
    return world.store().Snapshot()->Counters(counter).at(0);
  }
  static std::int64_t Of(const StatRow& row, Stat stat) { return row.at(static_cast<std::size_t>(stat)); }

  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
};

// Another push gets one of its ids before it does.
TEST_F(IntentCrashTest, ABulkPushThatIsUndoneLeavesNothingWhereverItStops) {
  const auto push = [](World& world, const std::string& id) {
    PushOp op;
    op.jobs.resize(1);
    op.jobs[0].type = "mail";
    op.jobs[0].id = id;
    op.jobs[0].payload = id;
    world.Submit(AnyOp(op), id);
  };
  bool finished = false;
  for (int crash_after = 1; !finished; ++crash_after) {
    const auto world = MakeWorld();
    world->Submit(AnyOp(Bulk()), "push");
    Step(*world);
    push(*world, "id999");
    for (int i = 0; i < crash_after; ++i) Step(*world);
    finished = !world->cycle().rolling();
    world->Open(now_);
    world->Settle(now_);
    ExpectSound(*world, crash_after);
    EXPECT_THAT(Payloads(*world), testing::ElementsAre("id999"));
    push(*world, "id0");
    world->Settle(now_);
    EXPECT_THAT(Payloads(*world), testing::UnorderedElementsAre("id999", "id0")) << "its names are free again";
  }
}

TEST_F(IntentCrashTest, ABulkPushIsDoneWhollyAndOnceWhereverItStops) {
  bool finished = false;
  for (int crash_after = 1; !finished; ++crash_after) {
    const auto world = MakeWorld();
    world->Submit(AnyOp(Bulk()), "push");
    for (int i = 0; i < crash_after; ++i) Step(*world);
    finished = !world->cycle().rolling();
    EXPECT_EQ(world->log.size() > kJobs, finished) << "the answer comes after the last step";
    world->Open(now_);
    world->Settle(now_);
    EXPECT_EQ(Payloads(*world).size(), kJobs);
    ExpectSound(*world, crash_after);
    EXPECT_EQ(Of(Totals(*world), Stat::kPushed), static_cast<std::int64_t>(kJobs));
    // The client, whose answer never came, asks again.
    world->log.clear();
    world->Submit(AnyOp(Bulk()), "push");
    world->Settle(now_);
    EXPECT_EQ(world->log.size(), 1U) << "nothing but the answer";
    EXPECT_EQ(Payloads(*world).size(), kJobs);
  }
}

// A start used to serve while the steps that were left were made, so that half of the jobs could be seen and claimed.
TEST_F(IntentCrashTest, ABulkPushThatACrashCutIsWholeBeforeTheFirstRequest) {
  for (int crash_after = 2; crash_after < 6; ++crash_after) {
    const auto world = MakeWorld();
    world->Submit(AnyOp(Bulk()), "push");
    for (int i = 0; i < crash_after; ++i) Step(*world);
    ASSERT_TRUE(world->cycle().rolling());
    world->Close();
    Core core(KvStore::Open(std::make_unique<BorrowedKv>(world->kv())).value(), std::make_shared<ManualClock>(now_), {},
              [](const Error& error) { FAIL() << ToString(error); });
    ASSERT_TRUE(core.Start().ok());
    std::size_t seen = 0;
    core.Read([&](Result<StoreReader*> reader) { seen = StoreAudit::AllJobs(**reader).size(); });
    EXPECT_EQ(seen, kJobs);
    core.Stop();
  }
}

// Only what would be seen half done is waited for: other work goes on in the background, however much it is.
TEST_F(IntentCrashTest, AStartWaitsForPushesAlone) {
  const auto world = MakeWorld();
  world->Submit(AnyOp(Bulk()), "push");
  world->Settle(now_);
  ManyOp many;
  many.action = ManyAction::kTerminate;
  many.filter.shown = {JobState::kQueued};
  world->Submit(AnyOp(many), "many");
  PushOp more = Bulk();
  more.once.reset();
  for (JobSpec& spec : more.jobs) {
    spec.id.clear();
    spec.unique.reset();
  }
  world->Submit(AnyOp(more), "more");
  Step(*world);
  world->Open(now_);
  EXPECT_EQ(world->cycle().pushes_left(), 1U);
  while (world->cycle().pushes_left() > 0) ASSERT_TRUE(world->cycle().FinishPushes(now_).ok());
  EXPECT_EQ(Payloads(*world).size(), 2 * kJobs);
  EXPECT_TRUE(world->cycle().rolling());
  world->Settle(now_);
  ExpectSound(*world, 1);
}

TEST_F(IntentCrashTest, ABulkPushThatWasNotCommittedNeverHappened) {
  auto kv = std::make_unique<MemoryKv>();
  MemoryKv& memory = *kv;
  World world(std::move(kv), {});
  memory.SetBeforeCommit([] { return Result<void>(Error{ErrorCode::kNoSpace, "full"}); });
  world.Submit(AnyOp(Bulk()), "push");
  EXPECT_FALSE(world.Turn(now_, [] { return true; }).ok());
  EXPECT_EQ(world.log.size(), 1U);
  memory.SetBeforeCommit({});
  world.Settle(now_);
  EXPECT_THAT(Payloads(world), testing::IsEmpty());
  world.Open(now_);
  world.Settle(now_);
  EXPECT_THAT(Payloads(world), testing::IsEmpty());
}

TEST_F(IntentCrashTest, AnOperationOnManyIsDoneWhollyAndOnceWhereverItStops) {
  for (const ManyAction action : {ManyAction::kTerminate, ManyAction::kRun, ManyAction::kPurge}) {
    const JobState wanted = action == ManyAction::kRun ? JobState::kScheduled : JobState::kQueued;
    bool finished = false;
    for (int crash_after = 1; !finished; ++crash_after) {
      const auto world = MakeWorld();
      world->Submit(AnyOp(Bulk()), "push");
      world->Settle(now_);
      world->log.clear();
      const NameId queue = world->names().Find("mail").value();
      const std::uint64_t before = world->store().Snapshot()->IndexCount(StateIndex(queue, wanted));
      ManyOp many;
      many.action = action;
      many.filter.shown = {wanted};
      many.once = IdempotencyKey{HashBytes("many"), HashBytes("request")};
      world->Submit(AnyOp(many), "many");
      for (int i = 0; i < crash_after; ++i) Step(*world);
      finished = !world->cycle().rolling();
      world->Open(now_);
      world->Settle(now_);
      ExpectSound(*world, crash_after);
      EXPECT_EQ(world->store().Snapshot()->IndexCount(StateIndex(queue, wanted)), 0U);
      EXPECT_EQ(Payloads(*world).size(), kJobs);
      const auto terminated = static_cast<std::uint64_t>(Of(Totals(*world), Stat::kTerminated));
      EXPECT_EQ(terminated, action == ManyAction::kRun ? 0U : before);
      // The count survives the crash: it is in the answer that the client gets when it asks again.
      std::uint64_t count = 0;
      world->on_jobs = [&](const JobsReply& reply) { count = reply.count; };
      world->Submit(AnyOp(many), "many");
      world->Settle(now_);
      EXPECT_EQ(count, before);
    }
  }
}

// The last step of an intent used to be forgotten when its commit failed for want of room: it lay there until a
// restart.
TEST_F(IntentCrashTest, AStepThatFindsNoRoomIsMadeAgain) {
  for (int fails_at = 2; fails_at < 9; ++fails_at) {
    auto kv = std::make_unique<MemoryKv>();
    MemoryKv& memory = *kv;
    World world(std::move(kv), {});
    world.Submit(AnyOp(Bulk()), "push");
    for (int turn = 1; turn < fails_at; ++turn) Step(world);
    memory.SetBeforeCommit([] { return Result<void>(Error{ErrorCode::kNoSpace, "full"}); });
    (void)world.Turn(now_, [] { return false; });
    memory.SetBeforeCommit({});
    world.Settle(now_);
    EXPECT_EQ(Payloads(world).size(), kJobs);
    ExpectSound(world, fails_at);
    const auto answers = std::count_if(world.log.begin(), world.log.end(),
                                       [](const std::string& line) { return line.rfind("push ", 0) == 0; });
    EXPECT_EQ(answers, 1);
  }
}

TEST_F(IntentCrashTest, ASmallOperationDoesNotWaitForABigOne) {
  const auto world = MakeWorld();
  world->Submit(AnyOp(Bulk()), "big");
  PushOp small = Bulk();
  small.jobs.resize(300);
  small.once.reset();
  for (JobSpec& spec : small.jobs) {
    spec.id.clear();
    spec.unique.reset();
  }
  world->Submit(AnyOp(small), "small");
  std::vector<std::string> order;
  while (order.size() < 2) {
    Step(*world);
    for (const std::string& line : world->log) {
      if (line.rfind("big ", 0) == 0 || line.rfind("small ", 0) == 0) order.push_back(line.substr(0, line.find(' ')));
    }
    world->log.clear();
  }
  EXPECT_THAT(order, testing::ElementsAre("small", "big"));
}

}  // namespace
}  // namespace pawl
