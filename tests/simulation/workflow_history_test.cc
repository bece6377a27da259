// The same random history of workflows and scans on every store, with crashes, conflicts, steps that are cut short and
// people who pause, skip, restart and terminate: all of them come to the same states, what is kept twice agrees, and no
// task runs before those that it waits for.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/queries.h"
#include "store/lmdb/lmdb_kv.h"
#include "store/memory/memory_kv.h"
#include "store/redis/redis_store.h"
#include "tests/support/redis_process.h"
#include "tests/support/store_audit.h"
#include "tests/support/temp_dir.h"
#include "tests/support/workflow_fixture.h"
#include "tests/support/world.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

constexpr int kWorkflowSteps = 1'000;
constexpr int kRedisSteps = 150;  // it is slower by far
constexpr int kWorkflows = 12;
constexpr std::size_t kTasks = 6;
constexpr std::size_t kManyDead = 300;  // likewise
const std::string kPieceType = "piece";
constexpr std::size_t kManyParts = 450;  // more than a step takes

const std::string kLongResult = [] {
  std::string json = "[0";
  for (std::size_t i = 1; i < kManyParts; ++i) json += "," + std::to_string(i);
  return json + "]";
}();

std::string WorkflowId(std::uint64_t i) { return "w" + std::to_string(i); }
std::string TaskName(std::uint64_t i) { return std::string(1, static_cast<char>('a' + i)); }

// Plays a history that depends on the seed alone.
class WorkflowHistory {
 public:
  // kRough: with crashes, and with turns that leave the rest of their steps to the next.
  enum class Ride : bool { kSmooth, kRough };
  WorkflowHistory(World& world, std::uint64_t seed, Ride ride) : world_(world), random_(seed), ride_(ride) {
    world_.on_claim = [this](const ClaimReply& reply) {
      for (const ClaimedJob& job : reply.jobs) {
        claimed_.push_back(job);
        seen_.push_back(job.seq);
        if (!job.partition || job.partition->number == 0) continue;
        std::uint64_t& etag = etags_[job.seq];
        EXPECT_GT(job.partition->etag, etag) << job.head.id << " has an etag that does not rise";
        etag = job.partition->etag;
      }
    };
  }

  void Step() {
    const std::string workflow = WorkflowId(random_.Below(kWorkflows));
    const std::string task = workflow + "-" + TaskName(random_.Below(kTasks));
    const std::uint64_t kind = random_.Below(100);
    if (kind < 12) {
      Do(Push(workflow));
    } else if (kind < 68) {
      RunSome(random_.Below(6) == 0 ? kPieceType : TaskName(random_.Below(kTasks)));
    } else if (kind < 71) {
      const JobRef refs[] = {workflow, task, AnyMember()};
      Do(TerminateOp{refs[random_.Below(3)], {}});
    } else if (kind < 74) {
      by_hand_ = true;
      Do(RunOp{random_.Below(2) == 0 ? JobRef(task) : AnyMember(), random_.Below(2) == 0, {}});
    } else if (kind < 80) {
      Do(WorkflowOp{workflow, static_cast<WorkflowStep>(random_.Below(2)), "", {}});
    } else if (kind < 84) {
      const std::string from[] = {"failed", "start", TaskName(random_.Below(kTasks))};
      Do(WorkflowOp{workflow, WorkflowStep::kRestart, from[random_.Below(3)], {}});
    } else if (kind < 89) {
      const auto step = static_cast<TaskStep>(random_.Below(6));
      if (step == TaskStep::kActivate) by_hand_ = true;
      Do(TaskOp{task, step, {}});
    } else if (kind < 91) {
      Do(AddPartitionsOp{task, {"1", "2"}, {}});
    } else if (kind < 92) {
      random_.Below(2) == 0 ? Do(DeleteOp{workflow}) : Do(ReplayOp{task, {}, {}});
    } else if (kind < 94 && ride_ == Ride::kRough) {
      world_.Open(now_);  // a crash
      claimed_.clear();
    } else {
      now_.wall += 20s;
      now_.steady += 20s;
      Settle();
    }
  }

  // What is left of it, by names.
  std::string Summary() {
    const auto reader = world_.store().Snapshot();
    std::string text;
    for (int i = 0; i < kWorkflows; ++i) {
      const auto row = FindJob(*reader, WorkflowId(static_cast<std::uint64_t>(i)));
      if (!row.ok()) continue;
      text += LineOf(row->head) + "\n";
      for (std::uint64_t task = 0; task < kTasks; ++task) {
        const auto one = FindJob(*reader, row->head.id + "-" + TaskName(task));
        if (!one.ok()) continue;
        text += "  " + LineOf(one->head) + " open " + std::to_string(reader->IndexCount(OpenIndex(one->seq))) +
                " bad " + std::to_string(reader->IndexCount(BadIndex(one->seq))) + "\n";
      }
    }
    return text;
  }
  // When all that goes on in steps is done, what a crash has left to others included.
  std::vector<std::string> Problems() {
    for (int i = 0; i < 3; ++i) {
      now_.wall += 10s;
      now_.steady += 10s;
      Settle();
    }
    return StoreAudit::Problems(world_.store(), now_);
  }
  std::size_t runs() const { return runs_; }

 private:
  static std::string LineOf(const JobHead& head) {
    return head.id + " " + std::string(Name(head.shown)) + " " + std::string(Name(head.reason)) +
           (head.flow->freed ? " freed" : "") + (head.flow->paused ? " paused" : "") +
           (head.flow->halted ? " halted" : "") + (head.flow->upset ? " upset" : "");
  }

  template <typename Op>
  void Do(Op op) {
    if constexpr (requires { op.seed; }) op.seed = random_.Next() | 1U;
    world_.Submit(AnyOp(std::move(op)), "step");
    GoOn();
  }
  // To the end of all that is to be done in steps, or not.
  void GoOn() {
    if (ride_ == Ride::kRough && random_.Below(4) == 0) return Turn(false);
    Settle();
  }
  void Settle() {
    do Turn(true);
    while (!world_.cycle().idle());
  }
  void Turn(bool has_time) {
    EXPECT_TRUE(world_.Turn(now_, [has_time] { return has_time; }).ok());
    const std::set<std::string> paused = Paused();
    for (const Transition& transition : world_.transitions()) {
      const bool let_go = transition.from == JobState::kWaiting && transition.cause == Cause::kPromoted;
      if (!transition.is_task || !let_go || by_hand_) continue;
      const std::string workflow = transition.id.substr(0, transition.id.find('-'));
      EXPECT_FALSE(paused.contains(workflow) && paused_.contains(workflow)) << transition.id << " was let go";
    }
    paused_ = paused;
    if (world_.cycle().idle()) by_hand_ = false;
  }
  std::set<std::string> Paused() {
    const auto reader = world_.store().Snapshot();
    std::set<std::string> paused;
    for (std::uint64_t i = 0; i < kWorkflows; ++i) {
      const auto row = FindJob(*reader, WorkflowId(i));
      if (row.ok() && row->head.flow->paused) paused.insert(WorkflowId(i));
    }
    return paused;
  }

  // One that has run not long ago: of a workflow that may still be there.
  JobRef AnyMember() {
    if (seen_.empty()) return Seq{1};
    return seen_[seen_.size() - 1 - random_.Below(std::min<std::size_t>(seen_.size(), 300))];
  }

  PushOp Push(const std::string& id) {
    std::vector<TaskOfTest> tasks;
    for (std::uint64_t i = 0; i < kTasks; ++i) {
      TaskOfTest& task = tasks.emplace_back(TaskOfTest{TaskName(i)});
      for (std::uint64_t before = 0; before < i; ++before) {
        if (random_.Below(3) == 0) task.after.push_back(TaskName(before));
      }
      task.when = static_cast<When>(random_.Below(8) < 6 ? 0 : 1 + random_.Below(2));
      task.may_fail = random_.Below(8) == 0;
      const std::uint64_t kind = random_.Below(20);
      if (kind < 4) task.partitions = 1 + random_.Below(5);
      if (kind == 4) task.partitions = kManyParts;
      if ((kind == 5 || kind == 6) && !task.after.empty()) task.each = task.after.front();
      if (kind > 6 && kind < 11) {
        task.partitions = 1 + random_.Below(4);
        task.scan = ScanTask{.scan = "{}", .infinite = random_.Below(2) == 0, .poll = 5s};
      }
    }
    for (const TaskOfTest& task : tasks) {  // what follows an infinite scan would never start
      for (const std::string& before : task.after) {
        auto& scan = tasks.at(static_cast<std::size_t>(before.front() - 'a')).scan;
        if (scan && task.when == When::kSucceeded) scan->infinite = false;
      }
    }
    PushOp op = WorkflowOf(tasks, [&](JobSpec& root) {
      root.id = id;
      root.content = HashBytes(id);
      root.flow->on_error = static_cast<OnError>(random_.Below(3));
      root.retention = 40s;
      if (random_.Below(10) == 0) root.timeout = 30s;
      if (random_.Below(10) == 0) root.delay = 15s;
    });
    for (JobSpec& spec : op.jobs) {
      if (!spec.flow->task.empty() && !spec.flow->partition) {
        spec.id = id + "-" + spec.flow->task;
        spec.content = HashBytes(spec.id);
      }
      spec.max_crashes = 1;
    }
    return op;
  }

  // Claims what there is of the type and ends the runs, out of order; some are left to their leases.
  void RunSome(const std::string& type) {
    ClaimRequest request;
    request.worker = "w";
    request.queues = {type};
    request.count = 1 + static_cast<std::uint32_t>(random_.Below(30));
    world_.Submit(request, ++claims_, random_.Next() | 1U, now_);
    GoOn();
    while (claimed_.size() > 3) {
      const auto at = static_cast<std::ptrdiff_t>(random_.Below(claimed_.size()));
      const ClaimedJob job = claimed_[static_cast<std::size_t>(at)];
      claimed_.erase(claimed_.begin() + at);
      Finish(job, random_.Below(12));
    }
  }

  void Finish(const ClaimedJob& job, std::uint64_t how) {
    ++runs_;
    if (how == 0) return;  // its worker is gone
    FinishOp op;
    op.job = job.seq;
    op.token = job.head.lease->token;
    op.outcome = how < 3 ? Outcome::kFailed : Outcome::kCompleted;
    if (how < 3) op.error = JobError{"e", "no", {}};
    if (how > 7) op.result = random_.Below(3) == 0 ? kLongResult : "[1,2,3]";
    if (how == 7) op.result = "{}";
    if (job.partition) AddStep(job, op);
    const bool goes_on = op.outcome == Outcome::kContinue;
    const FinishOp again = op;
    Do(std::move(op));
    if (goes_on && random_.Below(2) == 0) Do(again);  // its answer was lost
    if (goes_on) claimed_.push_back(job);
  }

  // Of a partition: a block of a few documents, now and then with some that are dead, or that were replayed; and jobs.
  void AddStep(const ClaimedJob& job, FinishOp& op) {
    PartitionStep& step = op.partition.emplace();
    if (op.outcome == Outcome::kCompleted && random_.Below(2) == 0) op.outcome = Outcome::kContinue;
    if (op.outcome == Outcome::kContinue) op.result.reset();
    step.offset = std::to_string(++last_offset_);
    step.processed = random_.Below(4);
    const std::uint64_t dead = random_.Below(6) == 0 ? (random_.Below(8) == 0 ? kManyDead : 2) : 0;
    for (std::uint64_t i = 0; i < dead; ++i) step.dead.push_back({std::to_string(i), {"boom", "no"}, "{}"});
    if (op.outcome == Outcome::kFailed) return;
    for (std::uint64_t i = random_.Below(3); i > 0; --i) {
      JobSpec& piece = op.push.emplace_back(PlainSpec(kPieceType));
      piece.flow.emplace().piece = true;
      piece.flow->may_fail = random_.Below(2) == 0;
      piece.retention = 20s;
    }
    if (op.outcome != Outcome::kCompleted || !job.life) return;
    for (const ClaimedPort& port : job.life->ports) {
      if (!port.items.empty()) op.effects.consume.push_back({{}, port.port, port.from, port.from + port.items.size()});
    }
  }

  World& world_;
  SeededRandom random_;
  const Ride ride_;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  std::vector<ClaimedJob> claimed_;
  std::vector<Seq> seen_;
  Core::ClaimHandle claims_ = 0;
  std::size_t runs_ = 0;
  std::uint64_t last_offset_ = 0;
  std::map<Seq, std::uint64_t> etags_;  // of the last claim
  std::set<std::string> paused_;        // workflows, after the turn before
  bool by_hand_ = false;                // somebody lets a task go whatever it waits for
};

std::unique_ptr<World> OnRedis(const support::RedisProcess& redis) {
  return std::make_unique<World>([&redis] {
    RedisStoreOptions options;
    options.url = redis.url();
    return std::unique_ptr<Store>(RedisStore::Open(std::move(options)).value());
  });
}

void PlayRough(World& world, std::uint64_t seed, int steps) {
  WorkflowHistory history(world, seed, WorkflowHistory::Ride::kRough);
  for (int step = 0; step < steps; ++step) {
    history.Step();
    if (step % 50 == 49) {
      ASSERT_EQ(history.Problems(), std::vector<std::string>{}) << "seed " << seed << " after step " << step;
    }
  }
  EXPECT_GT(history.runs(), 15U);
}

TEST(WorkflowHistoryTest, AgreesWithItselfWhateverHappens) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const auto conflict = [random = std::make_shared<SeededRandom>(seed)] { return random->Below(5) == 0; };
    World plain(std::make_unique<MemoryKv>(), KvStoreFaults{});
    World contended(std::make_unique<MemoryKv>(), KvStoreFaults{true, conflict});
    for (World* world : {&plain, &contended}) PlayRough(*world, seed, kWorkflowSteps);
  }
}

TEST(WorkflowHistoryTest, AgreesWithItselfOnRedis) {
  support::RedisProcess redis;
  PlayRough(*OnRedis(redis), 5, kRedisSteps);
}

TEST(WorkflowHistoryTest, IsTheSameOnEveryStore) {
  support::TempDir dir;
  support::RedisProcess redis;
  std::vector<std::unique_ptr<World>> worlds;
  worlds.push_back(std::make_unique<World>(std::make_unique<MemoryKv>(), KvStoreFaults{}));
  worlds.push_back(std::make_unique<World>(LmdbKv::Open({.dir = dir.path(), .sync = false}).value(), KvStoreFaults{}));
  worlds.push_back(OnRedis(redis));
  std::vector<WorkflowHistory> histories;
  histories.reserve(worlds.size());
  for (auto& world : worlds) histories.emplace_back(*world, 42, WorkflowHistory::Ride::kSmooth);
  for (int step = 0; step < kRedisSteps; ++step) {
    for (WorkflowHistory& history : histories) history.Step();
    if (step % 100 != 99) continue;
    for (WorkflowHistory& history : histories) {
      ASSERT_EQ(history.Problems(), std::vector<std::string>{}) << "after step " << step;
      ASSERT_EQ(history.Summary(), histories.front().Summary()) << "after step " << step;
    }
  }
}

}  // namespace
}  // namespace pawl
