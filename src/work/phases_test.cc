// A worker and the runs of stateful jobs.
#include <gtest/gtest.h>

#include "tests/support/fake_jobs.h"
#include "work/worker_loop.h"

namespace pawl {
namespace {

class PhasesTest : public testing::Test {
 protected:
  static ClaimedRun MakeRun(RunLife life = {}) {
    ClaimedRun run = FakeJobs::MakeRun("j1", "sum");
    run.life = std::move(life);
    return run;
  }

  // What became of one run.
  std::vector<Finish> FinishesOf(ClaimedRun run, Worker::Phases phases, WorkerOptions options = {}) {
    options.name = "w1";
    WorkerLoop worker(jobs_, std::move(options), clock_, Millis(0));
    worker.Handle("sum", WorkerLoop::Handlers{std::move(phases), TypeOptions{.in = {{"a", {}}}}});
    jobs_.Give(std::move(run));
    EXPECT_EQ(*worker.Drain(), 1U);
    return jobs_.finishes();
  }
  Worker::Handler Note(std::string name) {
    return [this, name](pawl::Run& run) -> Result<std::string> {
      called_ += name + " ";
      run.SetState(name, "1");
      return "";
    };
  }

  FakeJobs jobs_;
  std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  std::string called_;
};

TEST_F(PhasesTest, StartupAndFirstRunAreOneStep) {
  const auto finishes = FinishesOf(MakeRun({.first = true}), {Note("run"), Note("startup"), Note("shutdown")});
  EXPECT_EQ(called_, "startup run ");
  ASSERT_EQ(finishes.size(), 1U);
  EXPECT_EQ(finishes[0].effects.state_set, (StateValues{{"run", "1"}, {"startup", "1"}}));
}

TEST_F(PhasesTest, LaterRunsHaveNoStartup) {
  FinishesOf(MakeRun(), {Note("run"), Note("startup")});
  EXPECT_EQ(called_, "run ");
}

TEST_F(PhasesTest, StartupThatFailsIsTheEndOfTheRun) {
  const auto finishes = FinishesOf(MakeRun({.first = true}),
                                   {Note("run"), [](pawl::Run& run) { return run.Fail({.message = "no disk"}); }});
  EXPECT_EQ(called_, "");
  EXPECT_EQ(finishes.at(0).outcome, RunOutcome::kFailed);
}

TEST_F(PhasesTest, ShutdownRunHasItsOwnHandler) {
  FinishesOf(MakeRun({.shutdown = true}), {Note("run"), Note("startup"), Note("shutdown")});
  EXPECT_EQ(called_, "shutdown ");
}

TEST_F(PhasesTest, ShutdownRunWithoutAHandlerIsDone) {
  const auto finishes = FinishesOf(MakeRun({.shutdown = true}), {Note("run")});
  EXPECT_EQ(called_, "");
  EXPECT_EQ(finishes.at(0).outcome, RunOutcome::kCompleted);
}

TEST_F(PhasesTest, FailedRunHasNoEffects) {
  const auto finishes = FinishesOf(MakeRun(), {[](pawl::Run& run) {
                                     run.SetState("a", "1");
                                     run.Write("out", "1");
                                     return run.Fail({.message = "no"});
                                   }});
  EXPECT_TRUE(finishes.at(0).effects.empty());
}

TEST_F(PhasesTest, SuspendedRunHasItsEffects) {
  const auto finishes = FinishesOf(MakeRun(), {[](pawl::Run& run) {
                                     run.Publish("/x", "1");
                                     return run.Suspend();
                                   }});
  EXPECT_EQ(finishes.at(0).outcome, RunOutcome::kSuspended);
  EXPECT_EQ(finishes[0].effects.publish.at(0).channel, "/x");
}

TEST_F(PhasesTest, InputTakenByAnotherGivesTheRunBack) {
  jobs_.OnFinish([](const Finish& finish) -> Result<Finished> {
    if (finish.outcome == RunOutcome::kCompleted) return Error{ErrorCode::kPortConflict, "taken"};
    return Finished{.id = finish.job};
  });
  const auto finishes = FinishesOf(MakeRun(), {Note("run")});
  ASSERT_EQ(finishes.size(), 2U);
  EXPECT_EQ(finishes[1].outcome, RunOutcome::kReleased);
  EXPECT_TRUE(finishes[1].effects.empty());
}

TEST_F(PhasesTest, CommitThatMetAConflictGivesTheRunBack) {
  jobs_.OnFinish([](const Finish& finish) -> Result<Finished> {
    if (finish.outcome == RunOutcome::kContinue) return Error{ErrorCode::kPortConflict, "taken"};
    return Finished{.id = finish.job};
  });
  const auto finishes = FinishesOf(MakeRun(), {[](pawl::Run& run) -> Result<std::string> {
                                     run.Write("out", "1");
                                     PAWL_TRY(run.Commit());
                                     return "";
                                   }});
  EXPECT_EQ(finishes.back().outcome, RunOutcome::kReleased);
}

TEST_F(PhasesTest, CommitThatMayHaveBeenDoneIsNotDoneAgain) {
  jobs_.OnFinish([](const Finish& finish) -> Result<Finished> {
    if (finish.outcome == RunOutcome::kContinue) return Error{ErrorCode::kUnreachable, "gone"};
    return Finished{.id = finish.job};
  });
  const auto finishes = FinishesOf(MakeRun(), {[](pawl::Run& run) -> Result<std::string> {
                                     run.Write("out", "1");
                                     for (int i = 0; i < 3; ++i) EXPECT_FALSE(run.Commit().ok());
                                     return "";
                                   }});
  ASSERT_EQ(finishes.size(), 2U);
  EXPECT_EQ(finishes[1].outcome, RunOutcome::kReleased);
}

TEST_F(PhasesTest, CommitInDoubtIsSettledBeforeTheNext) {
  int lost = 1;
  jobs_.OnFinish([&](const Finish& finish) -> Result<Finished> {
    if (finish.outcome == RunOutcome::kContinue && lost-- > 0) return Error{ErrorCode::kUnreachable, "gone"};
    return Finished{.id = finish.job};
  });
  const auto finishes = FinishesOf(MakeRun(), {[](pawl::Run& run) -> Result<std::string> {
                                     run.Push({.type = "first"});
                                     EXPECT_FALSE(run.Commit({.progress = "1"}).ok());
                                     run.Push({.type = "second"});
                                     run.Write("out", "1");
                                     EXPECT_TRUE(run.Commit({.progress = "2"}).ok());
                                     run.Push({.type = "third"});
                                     return "";
                                   }});
  ASSERT_EQ(finishes.size(), 4U);
  for (const std::size_t i : {0U, 1U}) {
    EXPECT_EQ(finishes[i].commit, 1U);
    EXPECT_EQ(finishes[i].progress, "1");
    ASSERT_EQ(finishes[i].push.size(), 1U);
    EXPECT_EQ(finishes[i].push[0].id, finishes[0].push[0].id);
    EXPECT_TRUE(finishes[i].effects.empty());
  }
  EXPECT_EQ(finishes[2].commit, 2U);
  EXPECT_EQ(finishes[2].progress, "2");
  EXPECT_EQ(finishes[2].push.at(0).type, "second");
  EXPECT_EQ(finishes[2].effects.write.size(), 1U);
  EXPECT_EQ(finishes[3].push.at(0).type, "third");
  EXPECT_TRUE(finishes[3].effects.empty());
}

TEST_F(PhasesTest, CommitSendsEffectsOnce) {
  const auto finishes = FinishesOf(MakeRun(), {[](pawl::Run& run) -> Result<std::string> {
                                     run.Write("out", "1");
                                     PAWL_TRY(run.Commit());
                                     run.Write("out", "2");
                                     return "";
                                   }});
  ASSERT_EQ(finishes.size(), 2U);
  EXPECT_EQ(finishes[0].effects.write.at(0).values, std::vector<std::string>{"1"});
  EXPECT_EQ(finishes[1].effects.write.at(0).values, std::vector<std::string>{"2"});
}

TEST_F(PhasesTest, UnknownPortFailsTheRun) {
  const auto finishes = FinishesOf(MakeRun(), {[](pawl::Run& run) {
                                     run.Read("typo");
                                     return run.Suspend();
                                   }});
  EXPECT_EQ(finishes.at(0).outcome, RunOutcome::kFailed);
  EXPECT_EQ(finishes[0].error->type, "port_unknown");
}

TEST_F(PhasesTest, ForInputsEndsWithTheErrorOfItsBody) {
  RunLife life;
  life.inputs["a"] = {.tail = 2, .items = {{.value = "1"}, {.value = "2"}}};
  std::string seen;
  const auto finishes =
      FinishesOf(MakeRun(std::move(life)), {[&](pawl::Run& run) -> Result<std::string> {
                   PAWL_TRY(run.ForInputs({"a"}, [&](std::span<const std::string> in) -> Result<void> {
                     seen += in[0];
                     if (in[0] == "2") return Error{ErrorCode::kInvalid, "two"};
                     return {};
                   }));
                   return "";
                 }});
  EXPECT_EQ(seen, "12");
  EXPECT_EQ(finishes.at(0).outcome, RunOutcome::kFailed);
}

TEST_F(PhasesTest, TypeIsRegisteredOnEachQueue) {
  FinishesOf(MakeRun(), {Note("run"), Note("startup")}, {.queues = {"q1", "q2"}});
  const auto types = jobs_.types();
  ASSERT_EQ(types.size(), 2U);
  EXPECT_TRUE(types.at("q1/sum").in.contains("a"));
  EXPECT_TRUE(types.contains("q2/sum"));
}

TEST_F(PhasesTest, StartFailsIfTheTypeIsRefusedAndWaitsForAServerThatIsAway) {
  WorkerLoop worker(jobs_, {.name = "w1"}, clock_, Millis(0));
  worker.Handle("sum", WorkerLoop::Handlers{{Note("run")}, TypeOptions{}});
  jobs_.OnRegister([] { return Error{ErrorCode::kInvalid, "no"}; });
  EXPECT_EQ(worker.Start().error().code, ErrorCode::kInvalid);

  int tries = 0;
  jobs_.OnRegister([&tries]() -> Result<void> {
    if (++tries < 3) return Error{ErrorCode::kUnreachable, "away"};
    return {};
  });
  ASSERT_TRUE(worker.Start().ok());
  jobs_.Give(MakeRun());
  jobs_.WaitForFinishes(1);
  worker.Stop();
  EXPECT_TRUE(jobs_.types().contains("sum/sum"));
}

}  // namespace
}  // namespace pawl
