// What it costs the engine to end and to erase a tree, on each store: so many writes and turns for each job, whatever
// the tree looks like.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/lmdb/lmdb_kv.h"
#include "store/memory/memory_kv.h"
#include "store/redis/redis_store.h"
#include "tests/support/redis_process.h"
#include "tests/support/store_audit.h"
#include "tests/support/temp_dir.h"
#include "tests/support/world.h"

namespace pawl {
namespace {

enum class On { kMemory, kLmdb, kRedis };

class TreeCostTest : public testing::TestWithParam<On> {
 protected:
  void SetUp() override {
    if (GetParam() == On::kMemory) {
      world_ = std::make_unique<World>(std::make_unique<MemoryKv>(), KvStoreFaults{});
    } else if (GetParam() == On::kLmdb) {
      world_ = std::make_unique<World>(LmdbKv::Open({.dir = dir_.path(), .sync = false}).value(), KvStoreFaults{});
    } else {
      redis_ = std::make_unique<support::RedisProcess>();
      world_ = std::make_unique<World>([this] {
        RedisStoreOptions options;
        options.url = redis_->url();
        options.batch_max = SIZE_MAX;  // so that a turn does not depend on the speed of the machine
        return std::unique_ptr<Store>(RedisStore::Open(std::move(options)).value());
      });
    }
  }
  void TearDown() override { world_.reset(); }

  static JobSpec Spec(std::size_t number, std::size_t parent) {
    JobSpec spec;
    spec.type = "tree";
    spec.id = "j" + std::to_string(number);
    spec.content = HashBytes(spec.id);
    if (number != parent) spec.parent = "j" + std::to_string(parent);
    return spec;
  }
  void Push(std::vector<JobSpec> jobs) {
    if (jobs.empty()) return;
    PushOp op;
    op.jobs = std::move(jobs);
    op.seed = 7;
    world_->Submit(AnyOp(op), "push");
    world_->Settle(now_);
  }
  void GrowChain(std::size_t depth) {
    for (std::size_t i = 0; i < depth; ++i) Push({Spec(i, i == 0 ? 0 : i - 1)});
    jobs_ = depth;
  }
  void GrowBinary(std::size_t levels) {
    for (std::size_t level = 0; level < levels; ++level) {
      std::vector<JobSpec> jobs;
      for (std::size_t i = (1U << level) - 1; i < (2U << level) - 1; ++i) {
        jobs.push_back(Spec(i, i == 0 ? 0 : (i - 1) / 2));
        if (jobs.size() == 200) Push(std::exchange(jobs, {}));
      }
      Push(std::move(jobs));
    }
    jobs_ = (std::size_t{1} << levels) - 1;
  }
  void GrowWide(std::size_t children) {
    Push({Spec(0, 0)});
    std::vector<JobSpec> jobs;
    for (std::size_t i = 1; i <= children; ++i) jobs.push_back(Spec(i, 0));
    Push(std::move(jobs));
    jobs_ = children + 1;
  }

  std::size_t JobsLeft() { return StoreAudit::AllJobs(*world_->store().Snapshot()).size(); }

  // Goes on until there is nothing to do, one step a turn: so much for each job, and no more.
  void ExpectLinear(const char* what) {
    const Cycle::Tally before = world_->cycle().tally();
    std::size_t turns = 0;
    do {
      ASSERT_TRUE(world_->Turn(now_, [] { return false; }).ok());
      world_->log.clear();
      ASSERT_LT(++turns, jobs_ / 10 + 200) << what;
    } while (!world_->cycle().idle() || world_->cycle().UntilDue(now_).value_or(Millis{1}) == Millis{0});
    const std::uint64_t writes = world_->cycle().tally().writes - before.writes;
    EXPECT_LT(writes, 60 * jobs_ + 20 * turns) << what;
    RecordProperty(what, std::to_string(turns) + " turns, " + std::to_string(writes) + " writes");
  }
  void Terminate() {
    TerminateOp terminate;
    terminate.job = "j0";
    terminate.recursive = true;
    world_->Submit(AnyOp(terminate), "terminate");
    ExpectLinear("terminate");
  }
  void Delete() {
    world_->Submit(AnyOp(DeleteOp{"j0"}), "delete");
    ExpectLinear("delete");
    EXPECT_EQ(JobsLeft(), 0U);
    EXPECT_THAT(StoreAudit::Problems(world_->store(), now_), testing::IsEmpty());
  }
  void Sweep() {
    now_.wall += std::chrono::hours(24);
    now_.steady += std::chrono::hours(24);
    ExpectLinear("sweep");
    EXPECT_EQ(JobsLeft(), 0U);
  }

  support::TempDir dir_;
  std::unique_ptr<support::RedisProcess> redis_;
  std::unique_ptr<World> world_;
  std::size_t jobs_ = 0;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
};

TEST_P(TreeCostTest, AChainOfTheGreatestDepth) {
  GrowChain(64);
  Terminate();
  Delete();
}

TEST_P(TreeCostTest, AChainThatRetentionSweeps) {
  GrowChain(64);
  Terminate();
  Sweep();
}

TEST_P(TreeCostTest, ABinaryTree) {
  GrowBinary(GetParam() == On::kRedis ? 11 : 14);
  Terminate();
  Delete();
}

TEST_P(TreeCostTest, AWideTree) {
  GrowWide(4'000);
  Terminate();
  Sweep();
}

// The answer to the end of a tree used to come before the tree was over.
TEST_P(TreeCostTest, ATreeIsDeletedAsSoonAsItsEndIsAnswered) {
  GrowChain(20);
  int answers = 0;
  world_->on_jobs = [&](const JobsReply&) { ++answers; };
  TerminateOp terminate;
  terminate.job = "j0";
  terminate.recursive = true;
  world_->Submit(AnyOp(terminate), "terminate");
  while (answers == 0) ASSERT_TRUE(world_->Turn(now_, [] { return false; }).ok());
  world_->Submit(AnyOp(DeleteOp{"j0"}), "delete");
  world_->Settle(now_);
  EXPECT_EQ(answers, 2);
  EXPECT_EQ(JobsLeft(), 0U);
}

INSTANTIATE_TEST_SUITE_P(Stores, TreeCostTest, testing::Values(On::kMemory, On::kLmdb, On::kRedis),
                         [](const testing::TestParamInfo<On>& one) {
                           if (one.param == On::kMemory) return "Memory";
                           return one.param == On::kLmdb ? "Lmdb" : "Redis";
                         });

}  // namespace
}  // namespace pawl
