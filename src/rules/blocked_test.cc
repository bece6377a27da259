// Why a job waits: each thing that holds it back, and in which order they are said.
#include "rules/blocked.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>

namespace pawl {
namespace {

using namespace std::chrono_literals;

class BlockedTest : public testing::Test {
 protected:
  BlockedTest() {
    head_.state = State::kQueued;
    head_.shown = JobState::kQueued;
    head_.due = now_.wall;
    serving_.known = serving_.any = true;
  }

  std::vector<BlockedBy> Blockers() { return BlockersOf(head_, facts_, serving_, now_); }
  // "queue_paused group_limit"
  std::string Kinds() {
    std::string kinds;
    for (const BlockedBy& blocker : Blockers()) kinds += (kinds.empty() ? "" : " ") + std::string(Name(blocker.kind));
    return kinds;
  }

  // A task of a workflow, which waits for its turn there.
  void MakeTask(JobState shown) {
    head_.shown = shown;
    head_.flow.emplace().carrier = 1;
    head_.flow->task = "load";
    facts_.carriers.push_back(Carrying());
  }
  // A partition of that task: then the task is the first of its carriers.
  void MakePartition(JobState shown) {
    MakeTask(shown);
    head_.flow->partition = 1;
    facts_.carriers.insert(facts_.carriers.begin(), Carrying());
  }
  static JobHead Carrying() {
    JobHead head;
    head.state = State::kSuspended;
    head.shown = JobState::kSuspended;
    head.flow.emplace().carries = true;
    return head;
  }

  const Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  JobHead head_;
  WaitFacts facts_;
  Serving serving_;
};

TEST_F(BlockedTest, NothingHoldsTheNextInTurn) {
  EXPECT_EQ(Kinds(), "");
  facts_.stand.queue.concurrency = 2;
  facts_.stand.queue_held = 1;
  facts_.stand.group.concurrency = 1;
  EXPECT_EQ(Kinds(), "") << "there is room below the limits";
}

TEST_F(BlockedTest, QueueAndGroupHoldWithAllThatTheyHave) {
  FairStand& stand = facts_.stand;
  stand.queue.paused = stand.group.paused = true;
  stand.queue.concurrency = 2;
  stand.queue_held = 3;
  stand.group.concurrency = 1;
  stand.group_held = 1;
  stand.queue_rate = now_.steady + 2s;
  stand.group_rate = now_.steady + 3s;
  facts_.first = "ahead";
  EXPECT_EQ(Kinds(), "queue_paused queue_limit queue_rate group_paused group_limit group_rate group_order");
  const std::vector<BlockedBy> all = Blockers();
  EXPECT_EQ(all[1].running, 3U);
  EXPECT_EQ(all[1].limit, 2U);
  EXPECT_EQ(all[2].until, now_.wall + 2s);
  EXPECT_EQ(all[5].until, now_.wall + 3s);
  EXPECT_EQ(all[6].jobs, std::vector<std::string>{"ahead"});
}

TEST_F(BlockedTest, LimitsSayNothingOfAJobWhoseTimeHasNotCome) {
  head_.shown = JobState::kScheduled;
  head_.due = now_.wall + 1h;
  facts_.stand.queue.paused = true;
  facts_.stand.queue.concurrency = 1;
  facts_.stand.queue_held = 1;
  facts_.stand.queue_rate = now_.steady + 1s;
  EXPECT_EQ(Kinds(), "time queue_paused");
  EXPECT_EQ(Blockers()[0].until, head_.due);
}

TEST_F(BlockedTest, ASleeperWaitsForInputAndForItsTimeIfItHasOne) {
  head_.state = State::kSuspended;
  head_.shown = JobState::kSuspended;
  head_.stateful.emplace();
  head_.due = kNeverWall;
  serving_.any = false;
  EXPECT_EQ(Kinds(), "input") << "it stands in no queue";
  head_.due = now_.wall + 1h;
  EXPECT_EQ(Kinds(), "time input");
}

TEST_F(BlockedTest, NobodyWorksOnTheQueueOrNobodyMay) {
  serving_.quiet = true;
  EXPECT_EQ(Kinds(), "workers_quiet");
  serving_ = {.known = true, .last_seen = now_.wall - 1h};
  EXPECT_EQ(Kinds(), "no_worker");
  EXPECT_EQ(Blockers()[0].since, now_.wall - 1h);
  facts_.stand.awaited = true;
  EXPECT_EQ(Kinds(), "") << "a worker waits at another node";
  facts_.stand.awaited = false;
  facts_.stand.queue_held = 1;
  EXPECT_EQ(Kinds(), "") << "somebody runs a job of it";
  facts_.stand.queue_held = 0;
  serving_.known = false;
  EXPECT_EQ(Kinds(), "") << "a program has no list of workers";
}

TEST_F(BlockedTest, OthersComeFirst) {
  head_.shown = JobState::kWaiting;
  head_.flow.emplace().linked = true;
  facts_.waiting_for = 12;
  facts_.waits_for = {"a", "b"};
  facts_.stand.queue.paused = true;
  EXPECT_EQ(Kinds(), "waits_for queue_paused");
  EXPECT_EQ(Blockers()[0].count, 12U);
  EXPECT_EQ(Blockers()[0].jobs, facts_.waits_for);
}

TEST_F(BlockedTest, AWorkflowHoldsItsTasks) {
  MakeTask(JobState::kWaiting);
  JobHead& workflow = facts_.carriers[0];
  EXPECT_EQ(Kinds(), "not_started") << "it is being made";
  workflow.flow->external = true;
  EXPECT_EQ(Kinds(), "workflow_external");
  workflow.flow->paused = true;
  EXPECT_EQ(Kinds(), "workflow_paused workflow_external");
  workflow = Carrying();
  workflow.state = State::kQueued;
  EXPECT_EQ(Kinds(), "not_started");
  workflow = Carrying();
  head_.flow->paused = true;
  EXPECT_EQ(Kinds(), "task_paused");
}

TEST_F(BlockedTest, APausedWorkflowDoesNotHoldATaskThatIsInTheQueue) {
  MakeTask(JobState::kQueued);
  facts_.carriers[0].flow->paused = true;
  EXPECT_EQ(Kinds(), "");
}

TEST_F(BlockedTest, APausedTaskHoldsItsPartitionsByTheirGroup) {
  MakePartition(JobState::kQueued);
  facts_.stand.group.paused = true;
  EXPECT_EQ(Kinds(), "group_paused") << "by somebody who has paused the group itself";
  facts_.carriers[0].flow->paused = true;
  EXPECT_EQ(Kinds(), "task_paused");
  facts_.carriers[1].flow->paused = true;
  EXPECT_EQ(Kinds(), "task_paused workflow_paused");
}

TEST_F(BlockedTest, OnlyWhatWaitsAwaitsARun) {
  EXPECT_TRUE(AwaitsRun(head_));
  EXPECT_FALSE(AwaitsRun(Carrying())) << "it has started";
  head_.state = State::kRunning;
  EXPECT_FALSE(AwaitsRun(head_));
  head_.state = State::kTerminating;
  EXPECT_FALSE(AwaitsRun(head_)) << "its run is told to stop";
  head_.stateful.emplace().phase = Phase::kShutdownDue;
  EXPECT_TRUE(AwaitsRun(head_)) << "its last run is due";
  head_.state = State::kCompleted;
  EXPECT_FALSE(AwaitsRun(head_));
}

TEST_F(BlockedTest, EveryKindHasANameOfItsOwn) {
  for (int i = 0; i <= static_cast<int>(Blocker::kWorkersQuiet); ++i) {
    EXPECT_EQ(BlockerFromName(Name(static_cast<Blocker>(i))), static_cast<Blocker>(i));
  }
  EXPECT_FALSE(BlockerFromName("bad weather"));
}

}  // namespace
}  // namespace pawl
