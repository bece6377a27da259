#include <gtest/gtest.h>

#include <filesystem>
#include <future>

#include "embed/embedded_engine.h"

namespace pawl {
namespace {

namespace fs = std::filesystem;
using std::chrono::hours;
using std::chrono::seconds;

class EngineTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "pawl-engine-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    dir_ = name;
    Open();
  }
  void TearDown() override {
    engine_.reset();
    fs::remove_all(dir_);
  }

  void Open(EngineOptions options = {}) {
    engine_.reset();
    options.data_dir = dir_;
    Result<std::unique_ptr<Engine>> opened = OpenEngine(std::move(options), clock_);
    ASSERT_TRUE(opened.ok()) << ToString(opened.error());
    engine_ = *std::move(opened);
  }

  std::string Push(PushRequest job) {
    const Result<JobBrief> pushed = engine_->Push(std::move(job));
    return pushed.ok() ? pushed->id : ToString(pushed.error());
  }

  ClaimedRun ClaimOne(const std::string& queue) {
    Result<Claimed> claimed = engine_->Claim({.queues = {queue}, .worker = "w1"});
    EXPECT_TRUE(claimed.ok() && claimed->runs.size() == 1);
    if (!claimed.ok() || claimed->runs.empty()) return {};
    return claimed->runs.front();
  }

  JobState StateOfJob(const std::string& ref) {
    const Result<Job> job = engine_->Get(ref);
    EXPECT_TRUE(job.ok()) << ToString(job.error());
    return job.ok() ? job->state : JobState::kTerminated;
  }

  static Finish Complete(const ClaimedRun& run, std::string result = {}) {
    return {.job = run.id, .token = run.lease.token, .result = std::move(result)};
  }

  std::string dir_;
  std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  std::unique_ptr<Engine> engine_;
};

TEST_F(EngineTest, CommitRepeatedAfterARestartIsMadeOnce) {
  Push({.type = "mail"});
  const ClaimedRun run = ClaimOne("mail");
  Finish commit{.job = run.id, .token = run.lease.token, .outcome = RunOutcome::kContinue, .commit = 1};
  commit.push.push_back({.type = "next"});
  ASSERT_TRUE(engine_->FinishOne(commit).ok());
  Open();
  const Result<Finished> again = engine_->FinishOne(commit);
  ASSERT_TRUE(again.ok()) << ToString(again.error());
  EXPECT_EQ(again->state, JobState::kRunning);
  EXPECT_EQ(engine_->List({.jobs = {.queue = "next"}})->jobs.size(), 1U);
  commit.commit = 3;
  EXPECT_EQ(engine_->FinishOne(commit).error().field, "commit");
}

// The machine is booted while the server is down: its steady clock starts from zero.
TEST_F(EngineTest, DelayCountsTheTimeThatTheServerWasDown) {
  Push({.type = "mail", .delay = hours(1)});
  engine_.reset();
  const WallTime wall = clock_->Read().wall;
  clock_ = std::make_shared<ManualClock>(Now{wall + std::chrono::minutes(59), SteadyFromMillis(1)});
  Open();
  EXPECT_TRUE(engine_->Claim({.queues = {"mail"}, .worker = "w1"})->runs.empty());
  engine_.reset();
  clock_ = std::make_shared<ManualClock>(Now{wall + hours(2), SteadyFromMillis(1)});
  Open();
  ClaimOne("mail");
}

TEST_F(EngineTest, SpansKeepTheirLengthWhenTheClockIsSetAndTheServerRestarts) {
  for (const bool booted : {false, true}) {
    for (const hours jump : {hours(24), hours(-24)}) {
      Push({.type = "delayed", .delay = hours(1)});
      Push({.type = "failed"});
      const ClaimedRun failed = ClaimOne("failed");
      ASSERT_TRUE(engine_
                      ->FinishOne({.job = failed.id,
                                   .token = failed.lease.token,
                                   .outcome = RunOutcome::kFailed,
                                   .error = JobFailure{.message = "no"},
                                   .retry_in = hours(1)})
                      .ok());
      Push({.type = "suspended"});
      const ClaimedRun suspended = ClaimOne("suspended");
      ASSERT_TRUE(engine_
                      ->FinishOne({.job = suspended.id,
                                   .token = suspended.lease.token,
                                   .outcome = RunOutcome::kSuspended,
                                   .wake_in = hours(1)})
                      .ok());
      clock_->JumpWall(jump);
      engine_.reset();
      if (booted) clock_ = std::make_shared<ManualClock>(Now{clock_->Read().wall, SteadyFromMillis(1)});
      Open();
      const auto claim = [&] {
        return engine_->Claim({.queues = {"delayed", "failed", "suspended"}, .worker = "w1", .count = 10})->runs;
      };
      clock_->Advance(hours(1) - Millis(1));
      EXPECT_TRUE(claim().empty()) << "not early";
      clock_->Advance(Millis(1));
      const auto runs = claim();
      EXPECT_EQ(runs.size(), 3U) << "not late";
      for (const ClaimedRun& run : runs) ASSERT_TRUE(engine_->FinishOne(Complete(run)).ok());
    }
  }
}

TEST_F(EngineTest, PlannedTimeFollowsTheClockThatIsSet) {
  const std::string id = Push({.type = "mail", .run_at = clock_->Read().wall + hours(24)});
  clock_->JumpWall(-hours(24));
  Open();
  clock_->Advance(hours(30));
  EXPECT_EQ(StateOfJob(id), JobState::kScheduled);
  clock_->JumpWall(hours(24));
  ClaimOne("mail");
}

TEST_F(EngineTest, JobGoesFromPushToCompleted) {
  const Result<JobBrief> pushed = engine_->Push({.type = "mail", .payload = R"({"to": "ann"})", .group = "g"});
  ASSERT_TRUE(pushed.ok()) << ToString(pushed.error());
  EXPECT_EQ(pushed->state, JobState::kQueued);
  EXPECT_EQ(pushed->queue, "mail");

  const ClaimedRun run = ClaimOne("mail");
  EXPECT_EQ(run.id, pushed->id);
  EXPECT_EQ(run.type, "mail");
  EXPECT_EQ(run.group, "g");
  EXPECT_EQ(run.payload, R"({"to": "ann"})");
  EXPECT_EQ(run.attempt, 1U);
  EXPECT_EQ(run.lease.span, seconds(30));
  EXPECT_EQ(StateOfJob(run.id), JobState::kRunning);

  const Result<Finished> finished = engine_->FinishOne(Complete(run, R"({"sent":1})"));
  ASSERT_TRUE(finished.ok()) << ToString(finished.error());
  EXPECT_EQ(finished->state, JobState::kCompleted);
  const Result<Job> job = engine_->Get(run.id);
  ASSERT_TRUE(job.ok());
  EXPECT_EQ(job->result, R"({"sent":1})");
  EXPECT_TRUE(job->ended_at.has_value());
  EXPECT_EQ(job->options.lease, seconds(30));
}

TEST_F(EngineTest, MetaGoesWithTheJob) {
  const std::string meta = R"({"trace": {"id": 1e400}})";
  Push({.type = "mail", .id = "plain", .meta = meta});
  Push({.type = "mail", .id = "stateful", .meta = meta, .state = {{"n", "1"}}});
  EXPECT_EQ(ClaimOne("mail").meta, meta);
  EXPECT_EQ(ClaimOne("mail").meta, meta);
  EXPECT_EQ(engine_->Get("plain")->meta, meta);
}

TEST_F(EngineTest, MetaMustBeAnObjectWithNamesOfItsOwn) {
  const auto refused = [&](PushRequest job) { return engine_->Push(std::move(job)).error().field; };
  EXPECT_EQ(refused({.type = "mail", .meta = R"({"jid":"a"})"}), "meta.jid");
  EXPECT_EQ(refused({.type = "mail", .meta = "[]"}), "meta");
  EXPECT_EQ(refused({.type = "mail", .meta = "{"}), "meta");
  EXPECT_EQ(refused({.type = "mail", .meta = R"({"jid":"a"})", .state = {{"n", "1"}}}), "meta.jid");
}

TEST_F(EngineTest, UniqueKeyIsTakenOverOnceItsTimeIsOver) {
  const auto push = [&] { return Push({.type = "mail", .unique = UniqueSpec{.key = "k", .hold_for = seconds(10)}}); };
  const std::string first = push();
  EXPECT_EQ(push(), first);
  const Result<Job> job = engine_->Get(first);
  ASSERT_TRUE(job.ok() && job->unique);
  EXPECT_EQ(*job->unique->expires_at - job->created_at, seconds(10));
  clock_->Advance(seconds(10));
  EXPECT_NE(push(), first);
  EXPECT_FALSE(engine_->Get(first)->unique);
  EXPECT_EQ(engine_->Push({.type = "mail", .unique = UniqueSpec{.key = "k", .hold_for = Millis(0)}}).error().field,
            "unique.for");
}

TEST_F(EngineTest, JobSurvivesReopening) {
  const std::string waiting = Push({.type = "mail", .id = "waiting"});
  Push({.type = "mail", .id = "running", .priority = 9});
  const ClaimedRun run = ClaimOne("mail");
  ASSERT_EQ(run.id, "running");
  Open();
  EXPECT_EQ(StateOfJob(waiting), JobState::kQueued);
  EXPECT_EQ(StateOfJob("running"), JobState::kRunning);
  EXPECT_TRUE(engine_->FinishOne(Complete(run)).ok());  // its worker did not notice
}

TEST_F(EngineTest, SecondEngineOnTheDirectoryIsRefused) {
  const Result<std::unique_ptr<Engine>> second = Engine::Open({.data_dir = dir_});
  ASSERT_FALSE(second.ok());
  EXPECT_EQ(second.error().code, ErrorCode::kInUse);
}

TEST_F(EngineTest, NoDirectoryIsRefused) { EXPECT_EQ(Engine::Open({}).error().field, "data_dir"); }

TEST_F(EngineTest, IntervalDurabilityKeepsWhatWasClosed) {
  Open({.durability = Durability::kInterval});
  Push({.type = "mail", .id = "j1"});
  EXPECT_EQ(StateOfJob("j1"), JobState::kQueued);
  Open({.durability = Durability::kInterval});
  EXPECT_EQ(StateOfJob("j1"), JobState::kQueued);
}

TEST_F(EngineTest, BadRequestsNameTheField) {
  const auto field_of = [&](PushRequest job) { return engine_->Push(std::move(job)).error().field; };
  EXPECT_EQ(field_of({}), "type");
  EXPECT_EQ(field_of({.type = "a b"}), "type");
  EXPECT_EQ(field_of({.type = "pawl.own"}), "type");
  EXPECT_EQ(field_of({.type = "a", .payload = "{"}), "payload");
  EXPECT_EQ(field_of({.type = "a", .group_limit = 3}), "group_limit");
  EXPECT_EQ(field_of({.type = "a", .priority = 10}), "priority");
  EXPECT_EQ(field_of({.type = "a", .lease = Millis(10)}), "lease");
  EXPECT_EQ(field_of({.type = "a", .retry = {.max = 5'000}}), "retry.max");
  EXPECT_EQ(engine_->PushMany({{.type = "a"}, {.type = ""}}).error().field, "jobs[1].type");
  EXPECT_EQ(engine_->PushMany({}).error().field, "jobs");
  EXPECT_EQ(engine_->Claim({.queues = {"a"}}).error().field, "worker");
  EXPECT_EQ(engine_->Claim({.worker = "w"}).error().field, "queues");
  EXPECT_EQ(engine_->FinishOne({.job = "x", .outcome = RunOutcome::kFailed}).error().field, "finishes[0].error");
  EXPECT_EQ(engine_->ListQueues()->size(), 0U);  // nothing was done
}

TEST_F(EngineTest, PayloadOverTheLimitIsTooLarge) {
  Open({.max_payload = 10});
  EXPECT_EQ(engine_->Push({.type = "a", .payload = R"("0123456789")"}).error().code, ErrorCode::kTooLarge);
}

TEST_F(EngineTest, SameIdIsTheSameJob) {
  const PushRequest job{.type = "mail", .payload = "[1]", .id = "j1"};
  EXPECT_FALSE(engine_->Push(job)->existing);
  EXPECT_TRUE(engine_->Push(job)->existing);
  EXPECT_EQ(engine_->Push({.type = "mail", .payload = "[2]", .id = "j1"}).error().code, ErrorCode::kIdTaken);
}

TEST_F(EngineTest, FailedJobIsRetriedThenDead) {
  Push({.type = "mail", .id = "j1", .retry = {.max = 1, .backoff = RetryBackoff::kFixed, .base = seconds(5)}});
  const auto fail = [&] {
    const ClaimedRun run = ClaimOne("mail");
    return engine_->FinishOne({.job = run.id,
                               .token = run.lease.token,
                               .outcome = RunOutcome::kFailed,
                               .error = JobFailure{.type = "E", .message = "no"}});
  };
  const Result<Finished> first = fail();
  ASSERT_TRUE(first.ok());
  EXPECT_EQ(first->state, JobState::kRetrying);
  EXPECT_EQ(*first->run_at, clock_->Read().wall + seconds(5));
  clock_->Advance(seconds(5));
  const Result<Claimed> claimed = engine_->Claim({.queues = {"mail"}, .worker = "w1", .wait = seconds(60)});
  ASSERT_TRUE(claimed.ok());
  ASSERT_EQ(claimed->runs.size(), 1U);
  EXPECT_EQ(claimed->runs[0].error->message, "no");
  EXPECT_EQ(engine_
                ->FinishOne({.job = "j1",
                             .token = claimed->runs[0].lease.token,
                             .outcome = RunOutcome::kFailed,
                             .error = JobFailure{.message = "again"}})
                ->state,
            JobState::kDead);
  EXPECT_EQ(engine_->Get("j1")->reason, "retries_exhausted");
}

TEST_F(EngineTest, OldTokenIsRefused) {
  Push({.type = "mail", .id = "j1"});
  ClaimedRun run = ClaimOne("mail");
  run.lease.token = "00000000000000000000000000000000";
  EXPECT_EQ(engine_->FinishOne(Complete(run)).error().code, ErrorCode::kLeaseLost);
  EXPECT_EQ(engine_->Heartbeat({.job = "j1", .token = "nonsense"}).error().code, ErrorCode::kLeaseLost);
}

TEST_F(EngineTest, HeartbeatExtendsAndKeepsProgress) {
  Push({.type = "mail", .id = "j1"});
  const ClaimedRun run = ClaimOne("mail");
  clock_->Advance(seconds(20));
  const Result<BeatReply> reply =
      engine_->Heartbeat({.job = "j1", .token = run.lease.token, .progress = R"({"percent":50})"});
  ASSERT_TRUE(reply.ok()) << ToString(reply.error());
  EXPECT_EQ(reply->lease.span, seconds(30));
  EXPECT_EQ(engine_->Get("j1")->progress, R"({"percent":50})");
}

TEST_F(EngineTest, ClaimWaitsForAPushAndStopsWhenAsked) {
  auto claim = std::async(std::launch::async,
                          [&] { return engine_->Claim({.queues = {"mail"}, .worker = "w1", .wait = seconds(60)}); });
  Push({.type = "mail", .id = "j1"});
  EXPECT_EQ(claim.get()->runs.at(0).id, "j1");

  std::stop_source stop;
  auto stopped = std::async(std::launch::async, [&] {
    return engine_->Claim({.queues = {"mail"}, .worker = "w1", .wait = seconds(60)}, stop.get_token());
  });
  stop.request_stop();
  EXPECT_TRUE(stopped.get()->runs.empty());
}

TEST_F(EngineTest, GetWaitsForTheEnd) {
  Push({.type = "mail", .id = "j1"});
  const ClaimedRun run = ClaimOne("mail");
  auto waiting = std::async(std::launch::async, [&] { return engine_->Get("j1", seconds(60)); });
  ASSERT_TRUE(engine_->FinishOne(Complete(run)).ok());
  EXPECT_EQ(waiting.get()->state, JobState::kCompleted);
}

TEST_F(EngineTest, CloseRefusesWhatComesAfter) {
  engine_->Close();
  EXPECT_EQ(engine_->Push({.type = "mail"}).error().code, ErrorCode::kStopping);
  EXPECT_EQ(engine_->Claim({.queues = {"a"}, .worker = "w", .wait = seconds(60)}).error().code, ErrorCode::kStopping);
}

TEST_F(EngineTest, ListGoesOnByCursor) {
  std::vector<PushRequest> jobs;
  for (int i = 0; i < 5; ++i) jobs.push_back({.type = "mail", .id = "j" + std::to_string(i)});
  ASSERT_TRUE(engine_->PushMany(std::move(jobs)).ok());
  std::vector<std::string> ids;
  ListOptions options{.jobs = {.queue = "mail", .state = JobState::kQueued}, .limit = 2};
  do {
    const Result<JobList> page = engine_->List(options);
    ASSERT_TRUE(page.ok()) << ToString(page.error());
    for (const JobBrief& job : page->jobs) ids.push_back(job.id);
    options.cursor = page->cursor;
  } while (!options.cursor.empty());
  EXPECT_EQ(ids, (std::vector<std::string>{"j4", "j3", "j2", "j1", "j0"}));
  EXPECT_EQ(engine_->List({.jobs = {.group = "g"}}).error().field, "group");
}

TEST_F(EngineTest, JobsAreRunTerminatedAndDeleted) {
  Push({.type = "mail", .id = "j1", .delay = hours(1)});
  EXPECT_EQ(StateOfJob("j1"), JobState::kScheduled);
  EXPECT_EQ(engine_->RunNow("j1")->state, JobState::kQueued);
  EXPECT_EQ(engine_->Delete("j1").error().code, ErrorCode::kBadTransition);
  EXPECT_EQ(engine_->Terminate("j1")->state, JobState::kTerminated);
  EXPECT_TRUE(engine_->Delete("j1").ok());
  EXPECT_EQ(engine_->Get("j1").error().code, ErrorCode::kNotFound);
}

TEST_F(EngineTest, AJobThatWaitsIsChanged) {
  Push({.type = "mail", .payload = R"({"to":"a"})", .id = "m-1", .group = "g"});
  const Result<JobBrief> later = engine_->Edit("m-1", {.delay = hours(1), .priority = 9, .group = ""});
  ASSERT_TRUE(later.ok()) << ToString(later.error());
  EXPECT_EQ(later->state, JobState::kScheduled);
  EXPECT_EQ(later->priority, 9U);
  EXPECT_EQ(later->group, "");
  ASSERT_TRUE(engine_->Edit("m-1", {.delay = seconds(0), .payload = R"({"to":"b"})"}).ok());
  EXPECT_EQ(ClaimOne("mail").payload, R"({"to":"b"})");
  EXPECT_EQ(engine_->Edit("m-1", {.priority = 1}).error().code, ErrorCode::kBadTransition);
  EXPECT_EQ(engine_->Edit("m-1", {}).error().code, ErrorCode::kInvalid);
  EXPECT_EQ(engine_->Edit("m-1", {.payload = "{"}).error().field, "payload");
}

TEST_F(EngineTest, ManyAreRunAndTerminatedByFilter) {
  for (const char* id : {"a", "b"}) Push({.type = "mail", .id = id, .delay = hours(1)});
  EXPECT_EQ(*engine_->RunMany({.queue = "mail", .state = JobState::kScheduled}), 2U);
  EXPECT_EQ(*engine_->TerminateMany({.type = "mail"}), 2U);
  EXPECT_FALSE(engine_->RunMany({}).ok());
}

TEST_F(EngineTest, QueueIsChangedPausedAndPurged) {
  const Result<QueueStatus> changed = engine_->ChangeQueue(
      "mail", {.concurrency = 4U, .rate = RateLimit{.limit = 5, .per = seconds(1)}, .defaults = {.lease = hours(1)}});
  ASSERT_TRUE(changed.ok()) << ToString(changed.error());
  EXPECT_EQ(changed->concurrency, 4U);
  EXPECT_EQ(changed->defaults.lease, hours(1));
  Push({.type = "mail", .id = "j1"});
  EXPECT_TRUE(engine_->Pause("mail")->paused);
  EXPECT_TRUE(engine_->Claim({.queues = {"mail"}, .worker = "w1"})->runs.empty());
  EXPECT_FALSE(engine_->Resume("mail")->paused);
  EXPECT_EQ(engine_->GetQueue("mail")->counts[JobState::kQueued], 1U);
  EXPECT_EQ(engine_->DeleteQueue("mail").error().code, ErrorCode::kNotEmpty);
  EXPECT_EQ(*engine_->PurgeQueue("mail"), 1U);
  EXPECT_EQ(engine_->Get("j1")->reason, "purged");
  EXPECT_EQ(engine_->PurgeQueue("fax").error().code, ErrorCode::kNotFound);
}

TEST_F(EngineTest, GroupHasItsLimit) {
  for (const char* id : {"a", "b"}) Push({.type = "mail", .id = id, .group = "shop 7"});
  ASSERT_TRUE(engine_->ChangeGroup("mail", "shop 7", {.limit = 1U}).ok());
  EXPECT_EQ(engine_->Claim({.queues = {"mail"}, .worker = "w1", .count = 5})->runs.size(), 1U);
  const Result<GroupStatus> group = engine_->GetGroup("mail", "shop 7");
  ASSERT_TRUE(group.ok()) << ToString(group.error());
  EXPECT_EQ(group->limit, 1U);
  EXPECT_EQ(group->running, 1U);
  EXPECT_EQ(group->ready, 1U);
}

TEST_F(EngineTest, StatsCountWhatHappened) {
  Push({.type = "mail", .id = "j1"});
  ASSERT_TRUE(engine_->FinishOne(Complete(ClaimOne("mail"))).ok());
  const Result<StatsReport> stats = engine_->GetStats();
  ASSERT_TRUE(stats.ok()) << ToString(stats.error());
  EXPECT_EQ(stats->all.total.pushed, 1U);
  EXPECT_EQ(stats->queues.at("mail").total.completed, 1U);
  EXPECT_EQ(engine_->GetStats("mail")->all.counts[JobState::kCompleted], 1U);
}

TEST_F(EngineTest, AsyncCallsAreAnsweredEach) {
  std::vector<std::future<std::size_t>> pushed;
  for (int i = 0; i < 8; ++i) {
    const auto promise = std::make_shared<std::promise<std::size_t>>();
    pushed.push_back(promise->get_future());
    engine_->PushAsync(std::vector<PushRequest>(10, {.type = "mail"}), [promise](Result<std::vector<JobBrief>> jobs) {
      promise->set_value(jobs.ok() ? jobs->size() : 0);
    });
  }
  for (auto& answer : pushed) EXPECT_EQ(answer.get(), 10U);

  std::promise<Claimed> claimed;
  engine_->ClaimAsync({.queues = {"mail"}, .worker = "w1", .count = 80},
                      [&](Result<Claimed> answer) { claimed.set_value(*std::move(answer)); });
  std::vector<Finish> finishes;
  for (const ClaimedRun& run : claimed.get_future().get().runs) finishes.push_back(Complete(run));
  ASSERT_EQ(finishes.size(), 80U);
  std::promise<std::vector<Result<Finished>>> finished;
  engine_->FinishAsync(std::move(finishes),
                       [&](Result<std::vector<Result<Finished>>> answer) { finished.set_value(*std::move(answer)); });
  for (const Result<Finished>& one : finished.get_future().get()) EXPECT_TRUE(one.ok());
}

TEST_F(EngineTest, BackupIsAnotherDataDirectory) {
  Push({.type = "mail", .id = "j1"});
  const std::string copy = dir_ + "/copy";
  fs::create_directory(copy);
  ASSERT_TRUE(engine_->Backup(copy + "/pawl.mdb").ok());
  const auto opened = Engine::Open({.data_dir = copy});
  ASSERT_TRUE(opened.ok()) << ToString(opened.error());
  EXPECT_TRUE((*opened)->Get("j1").ok());
}

}  // namespace
}  // namespace pawl
