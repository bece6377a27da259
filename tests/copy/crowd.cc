#include "tests/copy/crowd.h"

#include <algorithm>

#include "model/callback.h"
#include "tests/support/workflow_fixture.h"

namespace pawl {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

constexpr std::size_t kPushed = 250;  // by one operation: below what makes an intent
constexpr std::size_t kWorkedOn = 200;

std::string QueueName(std::uint64_t number) { return "q" + std::to_string(number); }

}  // namespace

std::unique_ptr<KvStore> OpenDirectory(const std::string& dir, bool sync) {
  LmdbOptions options;
  options.dir = dir;
  options.sync = sync;
  return KvStore::Open(LmdbKv::Open(std::move(options)).value()).value();
}

Crowd::Crowd(const std::string& dir, std::size_t jobs)
    : now_{std::chrono::floor<Millis>(std::chrono::system_clock::now()), SteadyFromMillis(5'000'000)},
      world_([dir] { return OpenDirectory(dir, false); }) {
  world_.on_claim = [this](const ClaimReply& reply) {
    for (const ClaimedJob& job : reply.jobs) granted_.push_back({job.seq, job.head.lease->token});
  };
  world_.on_jobs = [this](const JobsReply& reply) {
    for (const JobRow& row : reply.jobs) last_ = std::max(last_, row.seq);
  };
  Settings();
  Push(jobs);
  Work(jobs / 3);
  Live();
  EndWithCallbacks();
  TerminateSome();
  now_.wall += seconds(3);  // what expires has expired
  now_.steady += seconds(3);
  world_.Settle(now_);
  BeginBulkPush();
  PAWL_CHECK(world_.store().Flush().ok(), "the crowd cannot be written");
}

void Crowd::Turn() {
  PAWL_CHECK(world_.Turn(now_, [] { return true; }).ok(), "a turn failed");
  world_.log.clear();
}

void Crowd::Settings() {
  PatchQueueOp limited{"q1", {}};
  limited.patch.concurrency = 20'000;
  limited.patch.group_limit = 500;
  limited.patch.lease = Millis(seconds(60));
  world_.Submit(limited, "queue");
  PatchQueueOp paused{"q2", {}};
  paused.patch.paused = true;
  world_.Submit(paused, "queue");
  PatchQueueOp rated{"q3", {}};
  rated.patch.rate = Rate{1'000'000, seconds(1)};
  world_.Submit(rated, "queue");
  const auto group = [&](const std::string& queue, const std::string& name, const GroupPatch& patch) {
    world_.Submit(PatchGroupOp{queue, name, patch}, "group");
  };
  GroupPatch patch;
  patch.limit = 3;
  group("q0", "g1", patch);
  patch = {};
  patch.paused = true;
  group("q0", "g2", patch);
  patch = {};
  patch.ordered = true;
  group("q0", "g3", patch);
  patch = {};
  patch.rate = Rate{1, hours(1)};
  group("q3", "g4", patch);      // windows start anew, so nobody starts any of these
  group("q1", "nobody", patch);  // settings alone
  PutScheduleOp schedule;
  schedule.name = "new-century";
  schedule.spec.times.at = {WallTime(std::chrono::sys_days(std::chrono::year(2100) / 1 / 1))};
  schedule.spec.jobs.emplace_back().type = "t0";
  world_.Submit(schedule, "schedule");
  PutHookOp hook;
  hook.name = "link";
  hook.job.emplace().type = "t0";
  hook.secret = {1, 2, 3};
  world_.Submit(hook, "hook");
  Turn();
}

JobSpec Crowd::Spec() {
  JobSpec spec;
  spec.type = "t" + std::to_string(Below(3));
  spec.queue = QueueName(Below(kCrowdQueues));
  spec.payload = "{\"n\":" + std::to_string(random_.Next()) + ",\"text\":\"" + std::string(Below(100), 'x') + "\"}";
  if (Chance(6)) {
    spec.id = "id-" + std::to_string(++named_);
    spec.content = HashBytes(spec.id);
  }
  if (!Chance(3)) spec.group = "g" + std::to_string(Below(40));
  if (!spec.group.empty() && Chance(500)) spec.group_limit = static_cast<std::uint32_t>(2 + Below(100));
  if (Chance(4)) spec.priority = static_cast<std::uint8_t>(1 + Below(9));
  if (Chance(10)) spec.delay = Millis(hours(1 + Below(20)));
  if (Chance(20)) spec.timeout = Millis(hours(2));
  if (Chance(30)) spec.expires_in = Millis(Chance(2) ? seconds(2) : seconds(50'000));
  if (spec.delay) spec.expires_in.reset();
  if (Chance(10)) spec.lease = Millis(seconds(40 + Below(1'000)));
  if (Chance(20)) {
    spec.unique = {"u" + std::to_string(Below(1'000'000)), Chance(2), {}};
    if (Chance(3)) spec.unique->hold_for = Millis(hours(1 + Below(20)));
  }
  if (Chance(50)) spec.created_by = "somebody";
  if (Chance(20)) spec.meta = "{\"trace\":" + std::to_string(random_.Next()) + "}";
  if (Chance(25)) Enliven(spec);
  return spec;
}

void Crowd::Enliven(JobSpec& spec) {
  PortSpec& in = spec.in["a"];
  in.channels = {"/c/" + std::to_string(Below(3))};
  if (Chance(2)) in.default_value = "0";
  spec.out.emplace("o", PortSpec{});
  if (Chance(2)) spec.inputs = {{"a", {"1", "2", "3"}}};
  if (Chance(2)) spec.state = {{"k", "[1]"}};
  if (Chance(4)) spec.aliases = {"alias-" + std::to_string(++named_)};
}

// What waits on ports, wake counters that were moved, families.
void Crowd::Live() {
  for (int i = 0; i < 3; ++i) world_.Submit(PublishOp{{"/c/" + std::to_string(i), "7"}}, "publish");
  for (int i = 0; i < 40; ++i) {
    const Seq parent = 1 + Below(last_);
    world_.Submit(AdoptOp{Seq{1 + Below(last_)}, parent, "c" + std::to_string(i)}, "adopt");
    world_.Submit(WritePortOp{{parent, PortSide::kIn, "a"}, {"4", "5"}}, "write");
    world_.Submit(ReadPortOp{{parent, PortSide::kIn, "a"}, 2}, "read");
  }
  PushOp waiting;  // the last of them for the others, whose time comes after the copy
  waiting.jobs.resize(3);
  for (std::size_t i = 0; i < 3; ++i) {
    waiting.jobs[i].type = "t0";
    waiting.jobs[i].id = "waits" + std::to_string(i);
    waiting.jobs[i].delay = std::chrono::hours(24 * 365 * 5);
  }
  waiting.jobs[2].after = {"waits0", "waits1"};
  waiting.seed = Seed();
  world_.Submit(waiting, "waiting");
  world_.Settle(now_);
  world_.log.clear();
}

// Jobs that tell of their ends, some of which have ended. Their callbacks wait: a server that finds them must not call
// anybody.
void Crowd::EndWithCallbacks() {
  PatchQueueOp nobody{std::string(kCallbackQueue), {}};
  nobody.patch.paused = true;
  world_.Submit(nobody, "queue");
  PushOp told;
  told.jobs.resize(4);
  for (std::size_t i = 0; i < told.jobs.size(); ++i) {
    JobSpec& spec = told.jobs[i];
    spec.type = "t0";
    spec.id = "told" + std::to_string(i);
    spec.callbacks.emplace(i + 1);
    for (CallbackSpec& callback : *spec.callbacks) callback.url = "http://shop.example/";
  }
  told.seed = Seed();
  world_.Submit(told, "told");
  Turn();
  for (const char* const ended : {"told1", "told3"}) world_.Submit(TerminateOp{ended, {}}, "terminate");
  Turn();
}

void Crowd::Push(std::size_t jobs) {
  for (std::size_t pushed = 0; pushed < jobs; pushed += kPushed) {
    PushOp op;
    for (std::size_t i = 0; i < std::min(kPushed, jobs - pushed); ++i) op.jobs.push_back(Spec());
    if (Chance(4)) op.once = IdempotencyKey{HashBytes("once" + std::to_string(pushed)), HashBytes("request")};
    op.seed = Seed();
    world_.Submit(op, "push");
    now_.wall += Millis(1);
    now_.steady += Millis(1);
    Turn();
  }
}

std::vector<Seq> Crowd::Claim(const std::string& queue, std::uint32_t count) {
  granted_.clear();
  ClaimRequest request;
  request.queues = {queue};
  request.worker = "w" + std::to_string(Below(3));
  request.count = count;
  if (Chance(4)) request.claim_id = "c" + std::to_string(claims_);
  world_.Submit(request, ++claims_, Seed(), now_);
  Turn();
  std::vector<Seq> seqs;
  for (const Run& run : granted_) seqs.push_back(run.seq);
  return seqs;
}

void Crowd::Work(std::size_t jobs) {
  for (std::size_t worked = 0; worked < jobs; worked += kWorkedOn) {
    Claim(QueueName((worked / kWorkedOn) % 2), kWorkedOn);
    for (const Run& run : std::vector<Run>(granted_)) {
      if (Chance(40)) {
        runs_.push_back(run);
      } else {
        Finish(run);
      }
    }
    Turn();
  }
  for (const Run& run : runs_) {
    if (Chance(2)) world_.Submit(HeartbeatOp{run.seq, run.token, "0.5", {}}, "heartbeat");
    if (Chance(10)) world_.Submit(TerminateOp{run.seq, {}}, "terminate");  // told to stop, and still at it
  }
  Turn();
}

void Crowd::Finish(const Run& run) {
  FinishOp op;
  op.job = run.seq;
  op.token = run.token;
  op.seed = Seed();
  const std::uint64_t kind = Below(10);
  if (kind < 5) op.result = "{\"done\":" + std::to_string(run.seq) + "}";
  if (kind == 5 || kind == 6 || kind == 7) {
    op.outcome = Outcome::kFailed;
    op.error = JobError{"E", "went wrong", {"here", "there"}};
    op.retry = kind != 7;
    op.retry_in = Millis(hours(1 + Below(5)));
  }
  if (kind == 8) {
    op.outcome = Outcome::kSuspended;
    op.progress = "0.25";
    if (Chance(2)) op.wake_in = Millis(hours(3));
  }
  if (kind == 9) op.outcome = Outcome::kReleased;
  world_.Submit(op, "finish");
}

void Crowd::TerminateSome() {
  for (Seq seq = 1; seq < last_; seq += 50) world_.Submit(TerminateOp{seq, {}}, "terminate");
  Turn();
}

// The first task is done, of the partitions of the second one is done, one runs and one waits its turn, and the third
// task waits for them.
void Crowd::BeginWorkflow() {
  world_.Settle(now_);  // the bulk push before it
  PushOp workflow = WorkflowOf({{"list"}, {"load", {"list"}, When::kSucceeded, false, 3}, {"report", {"load"}}},
                               [](JobSpec& root) { root.id = kCrowdWorkflow; });
  workflow.seed = Seed();
  world_.Submit(workflow, "workflow");
  Turn();
  const auto complete = [this](const Run& run) {
    FinishOp op;
    op.job = run.seq;
    op.token = run.token;
    op.result = "1";
    op.seed = Seed();
    world_.Submit(op, "finish");
    Turn();
  };
  Claim("list", 1);
  complete(granted_.at(0));
  Claim("load", 2);
  runs_.push_back(granted_.at(1));
  complete(granted_.at(0));
  PAWL_CHECK(world_.store().Flush().ok(), "the crowd cannot be written");
}

// Its jobs are written down, some of them are there, and the store is left at that.
void Crowd::BeginBulkPush() {
  PushOp op;
  for (int i = 0; i < 1'000; ++i) {
    JobSpec spec;
    spec.type = "bulk";
    spec.queue = "bulk";
    op.jobs.push_back(spec);
  }
  op.bulk = true;
  op.seed = Seed();
  world_.Submit(op, "bulk push");
  Turn();
  PAWL_CHECK(world_.Turn(now_, [] { return false; }).ok(), "a turn failed");
}

}  // namespace pawl
