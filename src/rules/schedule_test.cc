#include "rules/schedule.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/wall_format.h"
#include "store/schedule_codec.h"
#include "store/totals.h"
#include "tests/support/workflow_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

class ScheduleTest : public WorkflowFixture {
 protected:
  ScheduleTest() { now_.wall = *ParseTime("2026-11-17T00:00:00Z"); }

  // Each hour, unless the test says otherwise.
  static PutScheduleOp Putting(const std::function<void(ScheduleSpec&)>& change = {}) {
    PutScheduleOp op;
    op.name = "hourly";
    op.spec.times.cron = "0 * * * *";
    op.spec.jobs.emplace_back().type = "mail";
    op.spec.catch_up_within = 24h;
    if (change) change(op.spec);
    return op;
  }
  Schedule Put(const std::function<void(ScheduleSpec&)>& change = {}) { return Do(Putting(change)).value().schedule; }
  Schedule Read(const std::string& name = "hourly") {
    return DecodeSchedule(store_->Snapshot()->Read(ScheduleKey(name)).value().value).value();
  }
  Totals ReadTotals() { return DecodeTotals(store_->Snapshot()->Read(TotalsKey()).value().value).value(); }
  std::vector<std::string> Ids() {
    const auto reader = store_->Snapshot();
    std::vector<Seq> seqs;
    reader->JobsBefore(UINT64_MAX, 10'000, seqs);
    std::vector<std::string> ids;
    for (const Seq seq : seqs) ids.push_back(Head(seq).id);
    std::reverse(ids.begin(), ids.end());
    return ids;
  }
  // As the engine does, until nothing is due.
  void FireAll() {
    for (int turns = 0; turns < 2'000; ++turns) {
      std::vector<Timer> due;
      store_->Begin(now_, 0)->DueTimers(TimerKind::kSchedule, now_.wall, 10, due);
      if (due.empty()) return;
      FireTimers();
    }
    FAIL() << "the schedule never stops firing";
  }
  void PassAndFire(Millis span) {
    Advance(span);
    FireAll();
  }
};

TEST_F(ScheduleTest, FiresAtEachTimeUnderAnIdOfItsOwn) {
  const Schedule put = Put();
  EXPECT_EQ(put.next, *ParseTime("2026-11-17T01:00:00Z"));
  EXPECT_EQ(put.etag, 1U);
  PassAndFire(59min);
  EXPECT_THAT(Ids(), IsEmpty());
  PassAndFire(1min);
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  PassAndFire(1h);
  EXPECT_THAT(Ids(), ElementsAre("hourly-20261117T010000Z", "hourly-20261117T020000Z"));
  const Schedule schedule = Read();
  EXPECT_EQ(schedule.counts, (ScheduleCounts{.fired = 2}));
  EXPECT_EQ(schedule.last_at, now_.wall);
  EXPECT_EQ(schedule.last_id, "hourly-20261117T020000Z");
  EXPECT_EQ(schedule.etag, 1U);
}

TEST_F(ScheduleTest, ThoseWhoListenHearOfEachTimeAndPause) {
  watched_.streams = true;
  std::vector<std::string> heard;
  const auto hear = [&] {
    for (const Message& message : txn_.result().messages) {
      if (message.channel == "/pawl/schedules/hourly") heard.push_back(message.value);
    }
  };
  const std::string hourly = R"("schedule":"hourly","event":)";
  Put([](ScheduleSpec& spec) {
    spec.pause_on_failure = true;
    spec.jobs[0].retry.max = 0;
  });
  PassAndFire(1h);
  hear();
  const ClaimedJob job = ClaimOne("mail");
  PassAndFire(1h);
  hear();
  ASSERT_TRUE(Finish(job, Outcome::kFailed).ok());
  hear();
  ASSERT_TRUE(Do(PauseScheduleOp{"hourly", false}).ok());
  hear();
  EXPECT_THAT(heard, ElementsAre(R"({"timestamp":"2026-11-17T01:00:00.000Z",)" + hourly +
                                     R"("fired","at":"2026-11-17T01:00:00.000Z","job":"hourly-20261117T010000Z"})",
                                 R"({"timestamp":"2026-11-17T02:00:00.000Z",)" + hourly +
                                     R"("skipped","at":"2026-11-17T02:00:00.000Z","job":"hourly-20261117T010000Z"})",
                                 R"({"timestamp":"2026-11-17T02:00:00.000Z",)" + hourly +
                                     R"("paused","reason":"job hourly-20261117T010000Z has failed"})",
                                 R"({"timestamp":"2026-11-17T02:00:00.000Z",)" + hourly + R"("resumed"})"));
}

TEST_F(ScheduleTest, ThoseWhoListenHearHowManyTimesWereMissed) {
  Put([](ScheduleSpec& spec) { spec.catch_up = CatchUp::kSkip; });
  watched_.streams = true;
  PassAndFire(5h + 10min);
  ASSERT_EQ(txn_.result().messages.size(), 1U);
  EXPECT_EQ(txn_.result().messages[0].value, R"({"timestamp":"2026-11-17T05:10:00.000Z","schedule":"hourly",)"
                                             R"("event":"missed","count":5})");
}

TEST_F(ScheduleTest, ATimerThatWentOffBeforeChangesNothing) {
  const Timer timer = TimerOf(Put());
  PassAndFire(1h);
  ASSERT_TRUE(Do(TimerOp{timer}).ok());
  EXPECT_EQ(Ids().size(), 1U);
  EXPECT_EQ(Read().counts.fired, 1U);
}

TEST_F(ScheduleTest, TheSameSchedulePutAgainIsNoChange) {
  const Schedule first = Put();
  Advance(61min);  // it is due, and a program puts its schedules as it starts
  const auto again = Do(Putting());
  ASSERT_TRUE(again.ok());
  EXPECT_FALSE(again->created);
  EXPECT_EQ(again->schedule.etag, 1U);
  EXPECT_EQ(again->schedule.next, first.next);
  const Schedule changed = Put([](ScheduleSpec& spec) { spec.note = "mail of the hour"; });
  EXPECT_EQ(changed.etag, 2U);
  EXPECT_EQ(changed.next, first.next);  // a change of something else does not lose the time that is due
  FireAll();
  EXPECT_THAT(Ids(), ElementsAre("hourly-20261117T010000Z"));
  EXPECT_EQ(Put([](ScheduleSpec& spec) { spec.times.cron = "30 * * * *"; }).next, *ParseTime("2026-11-17T01:30:00Z"));
}

TEST_F(ScheduleTest, AnEtagThatIsNotTheLastIsRefused) {
  PutScheduleOp op = Putting();
  op.etag = 1;
  EXPECT_EQ(Do(op).error().code, ErrorCode::kChangedMeanwhile);
  Put();
  op.etag = 2;
  EXPECT_EQ(Do(op).error().code, ErrorCode::kChangedMeanwhile);
  op.etag = 1;
  EXPECT_TRUE(Do(op).ok());
  EXPECT_EQ(Do(DeleteScheduleOp{"hourly", 2}).error().code, ErrorCode::kChangedMeanwhile);
  EXPECT_EQ(ReadTotals().schedules, 1U);
  EXPECT_TRUE(Do(DeleteScheduleOp{"hourly", 1}).ok());
  EXPECT_EQ(ReadTotals().schedules, 0U);
  EXPECT_EQ(Do(DeleteScheduleOp{"hourly", {}}).error().code, ErrorCode::kNotFound);
  PassAndFire(2h);
  EXPECT_THAT(Ids(), IsEmpty());
}

TEST_F(ScheduleTest, WhatWouldNeverFireIsRefused) {
  EXPECT_EQ(Do(Putting([](ScheduleSpec& spec) { spec.times.cron = "0 0 30 2 *"; })).error().code,
            ErrorCode::kNeverFires);
  EXPECT_EQ(Do(Putting([&](ScheduleSpec& spec) { spec.times.until = now_.wall; })).error().code,
            ErrorCode::kNeverFires);
}

TEST_F(ScheduleTest, EndsWithItsLastTime) {
  Put([&](ScheduleSpec& spec) {
    spec.times.until = now_.wall + 1h;
    spec.overlap = Overlap::kAllow;
  });
  PassAndFire(1h);
  PassAndFire(5h);
  EXPECT_EQ(Ids().size(), 1U);
  EXPECT_EQ(Read().next, std::nullopt);
}

TEST_F(ScheduleTest, PausedItDoesNotFireAndMakesUpForNothing) {
  Put();
  ASSERT_TRUE(Do(PauseScheduleOp{"hourly", true}).ok());
  PassAndFire(5h + 10min);
  EXPECT_THAT(Ids(), IsEmpty());
  EXPECT_EQ(Do(PauseScheduleOp{"hourly", false}).value().schedule.next, *ParseTime("2026-11-17T06:00:00Z"));
  EXPECT_EQ(Read().etag, 3U);
  PassAndFire(50min);
  EXPECT_THAT(Ids(), ElementsAre("hourly-20261117T060000Z"));
  ASSERT_TRUE(Do(PauseScheduleOp{"hourly", true}).ok());
  EXPECT_TRUE(Put([](ScheduleSpec& spec) { spec.note = "x"; }).paused);  // what was paused by hand stays so
}

// ---- Overlap ----

TEST_F(ScheduleTest, ATimeIsSkippedWhileTheJobBeforeHasNotEnded) {
  Put();
  PassAndFire(1h);
  const ClaimedJob job = ClaimOne("mail");
  PassAndFire(1h);
  EXPECT_EQ(Ids().size(), 1U);
  EXPECT_EQ(Read().counts, (ScheduleCounts{.fired = 1, .skipped = 1}));
  ASSERT_TRUE(Finish(job, Outcome::kFailed).ok());  // it will be tried again
  PassAndFire(1h);
  EXPECT_EQ(Read().counts.skipped, 2U);
  ASSERT_TRUE(Do(TerminateOp{job.seq}).ok());
  PassAndFire(1h);
  EXPECT_EQ(Ids().size(), 2U);
}

TEST_F(ScheduleTest, OverlapMayBeAllowed) {
  Put([](ScheduleSpec& spec) { spec.overlap = Overlap::kAllow; });
  PassAndFire(1h);
  PassAndFire(1h);
  EXPECT_EQ(Count("mail", JobState::kQueued), 2U);
}

TEST_F(ScheduleTest, TheJobBeforeMayBeReplaced) {
  Put([](ScheduleSpec& spec) { spec.overlap = Overlap::kReplace; });
  PassAndFire(1h);
  const Seq first = Read().last_job;
  PassAndFire(1h);
  EXPECT_EQ(ShownOf(first), JobState::kTerminated);
  const ClaimedJob second = ClaimOne("mail");
  PassAndFire(1h);
  EXPECT_EQ(ShownOf(second.seq), JobState::kTerminating);  // its run is told to stop
  EXPECT_EQ(Count("mail", JobState::kQueued), 1U);
  EXPECT_EQ(Read().counts.fired, 3U);
}

TEST_F(ScheduleTest, TheNextMayWaitForTheOneBeforeAndOneAtMostWaits) {
  Put([](ScheduleSpec& spec) { spec.overlap = Overlap::kWait; });
  PassAndFire(1h);
  const ClaimedJob first = ClaimOne("mail");
  PassAndFire(1h);
  const Seq second = Read().last_job;
  EXPECT_EQ(ShownOf(second), JobState::kWaiting);
  PassAndFire(1h);
  EXPECT_EQ(Ids().size(), 2U) << "one waits already";
  EXPECT_EQ(Read().counts, (ScheduleCounts{.fired = 2, .skipped = 1}));
  ASSERT_TRUE(Finish(first, Outcome::kFailed).ok());  // it will be tried again
  EXPECT_EQ(ShownOf(second), JobState::kWaiting);
  ASSERT_TRUE(Do(TerminateOp{first.seq}).ok());
  EXPECT_EQ(ShownOf(second), JobState::kQueued) << "it waits for the end, however that came";
  PassAndFire(1h);
  EXPECT_EQ(ShownOf(Read().last_job), JobState::kWaiting) << "now for the second";
}

// ---- Workflows ----

class ScheduledWorkflowTest : public ScheduleTest {
 protected:
  // `list`, then `load` with two partitions.
  void PutWorkflow(const std::function<void(ScheduleSpec&)>& change = {}) {
    Put([&](ScheduleSpec& spec) {
      spec.jobs = WorkflowOf({{"list"}, {"load", {"list"}, When::kSucceeded, false, 2}}).jobs;
      spec.jobs[1].payload = R"({"day":"{{date}}"})";
      spec.jobs[3].payload = R"("{{schedule}}")";
      spec.workflow = "{}";
      if (change) change(spec);
    });
  }
  void FinishAll(const std::string& queue, Outcome outcome = Outcome::kCompleted) {
    for (auto jobs = Claim(queue, 10); !jobs.empty(); jobs = Claim(queue, 10)) {
      for (const ClaimedJob& job : jobs) ASSERT_TRUE(Finish(job, outcome).ok());
      RollAside();
    }
  }
};

TEST_F(ScheduledWorkflowTest, AFiringMakesAllOfItInOneCommit) {
  PutWorkflow();
  PassAndFire(1h);
  const Seq root = Read().last_job;
  EXPECT_EQ(Head(root).id, "hourly-20261117T010000Z");
  EXPECT_EQ(last_intent_, 0U);
  const ClaimedJob list = ClaimOne("list");
  EXPECT_EQ(list.payload, R"({"day":"2026-11-17"})");
  ASSERT_TRUE(Finish(list).ok());
  const ClaimedJob load = ClaimOne("load");
  EXPECT_EQ(load.payload, R"("hourly")");
  ASSERT_TRUE(Finish(load).ok());
  ASSERT_TRUE(Finish(ClaimOne("load")).ok());
  EXPECT_EQ(ShownOf(root), JobState::kCompleted);
}

TEST_F(ScheduledWorkflowTest, OverlapLooksAtTheWholeWorkflow) {
  PutWorkflow();
  PassAndFire(1h);
  FinishAll("list");
  PassAndFire(1h);
  EXPECT_EQ(Read().counts, (ScheduleCounts{.fired = 1, .skipped = 1}));
  FinishAll("load");
  PassAndFire(1h);
  EXPECT_EQ(Read().counts.fired, 2U);
}

TEST_F(ScheduledWorkflowTest, AWholeWorkflowWaitsForTheOneBefore) {
  PutWorkflow([](ScheduleSpec& spec) { spec.overlap = Overlap::kWait; });
  PassAndFire(1h);
  FinishAll("list");
  PassAndFire(1h);
  const Seq second = Read().last_job;
  EXPECT_THAT(Claim("list", 10), IsEmpty());
  FinishAll("load");
  FinishAll("list");
  FinishAll("load");
  EXPECT_EQ(ShownOf(second), JobState::kCompleted);
}

TEST_F(ScheduledWorkflowTest, AWholeWorkflowIsReplaced) {
  PutWorkflow([](ScheduleSpec& spec) { spec.overlap = Overlap::kReplace; });
  PassAndFire(1h);
  const Seq first = Read().last_job;
  FinishAll("list");
  PassAndFire(1h);
  RollAside();
  EXPECT_EQ(ShownOf(first), JobState::kTerminated);
  EXPECT_THAT(Claim("load", 10), IsEmpty());
  FinishAll("list");
  EXPECT_EQ(Claim("load", 10).size(), 2U);
}

TEST_F(ScheduledWorkflowTest, PausesWhenTheWorkflowFails) {
  PutWorkflow([](ScheduleSpec& spec) { spec.pause_on_failure = true; });
  PassAndFire(1h);
  FinishAll("list", Outcome::kFailed);
  RollAside();
  EXPECT_EQ(Read().paused_because, "job hourly-20261117T010000Z has failed");
}

TEST_F(ScheduledWorkflowTest, OneThatCannotBeMadeAtOnceIsRefused) {
  PutScheduleOp op = Putting([](ScheduleSpec& spec) {
    spec.jobs = WorkflowOf({{"load", {}, When::kSucceeded, false, 66}}).jobs;
  });
  EXPECT_EQ(Do(op).value().schedule.spec.jobs.size(), 68U);
  op.spec.jobs.push_back(op.spec.jobs.back());
  EXPECT_EQ(Do(op).error().code, ErrorCode::kTooLarge);
}

// ---- Downtime ----

struct Downtime {
  Millis away;
  CatchUp catch_up;
  Overlap overlap;
  ScheduleCounts counts;
};

class DowntimeTest : public ScheduleTest, public testing::WithParamInterface<Downtime> {};

TEST_P(DowntimeTest, MissedTimesAreMadeUpForAsAsked) {
  const Downtime& given = GetParam();
  Put([&](ScheduleSpec& spec) {
    spec.catch_up = given.catch_up;
    spec.overlap = given.overlap;
    spec.catch_up_within = 10h;
  });
  PassAndFire(given.away);
  EXPECT_EQ(Read().counts, given.counts);
  EXPECT_GT(*Read().next, now_.wall);
  EXPECT_EQ(Ids().size(), given.counts.fired);
}

constexpr auto kOne = CatchUp::kOne;
constexpr auto kNone = CatchUp::kSkip;
constexpr auto kAll = CatchUp::kAll;

INSTANTIATE_TEST_SUITE_P(
    Downtimes, DowntimeTest,
    testing::Values(
        // Nothing was missed; one time, late; three times; more than are made up for.
        Downtime{59min, kOne, Overlap::kSkip, {}}, Downtime{59min, kNone, Overlap::kSkip, {}},
        Downtime{59min, kAll, Overlap::kSkip, {}}, Downtime{61min, kOne, Overlap::kSkip, {.fired = 1}},
        Downtime{61min, kNone, Overlap::kSkip, {.fired = 1}}, Downtime{61min, kAll, Overlap::kAllow, {.fired = 1}},
        Downtime{90min, kOne, Overlap::kSkip, {.fired = 1}}, Downtime{90min, kNone, Overlap::kSkip, {.missed = 1}},
        Downtime{90min, kAll, Overlap::kSkip, {.fired = 1}},
        Downtime{210min, kOne, Overlap::kSkip, {.fired = 1, .missed = 2}},
        Downtime{210min, kNone, Overlap::kSkip, {.missed = 3}},
        Downtime{210min, kAll, Overlap::kSkip, {.fired = 1, .skipped = 2}},
        Downtime{210min, kAll, Overlap::kAllow, {.fired = 3}}, Downtime{210min, kAll, Overlap::kReplace, {.fired = 3}},
        // The last of them is on time.
        Downtime{3h, kNone, Overlap::kAllow, {.fired = 1, .missed = 2}},
        Downtime{30h + 30min, kOne, Overlap::kAllow, {.fired = 1, .missed = 29}},
        Downtime{30h + 30min, kAll, Overlap::kAllow, {.fired = 10, .missed = 20}}));

TEST_F(ScheduleTest, OfManyMissedTimesAThousandAreMadeUpForOldestFirst) {
  Put([](ScheduleSpec& spec) {
    spec.times.cron = "* * * * *";
    spec.catch_up = CatchUp::kAll;
    spec.overlap = Overlap::kAllow;
  });
  PassAndFire(20h);
  EXPECT_EQ(Read().counts, (ScheduleCounts{.fired = 1'000, .missed = 200}));
  EXPECT_EQ(Ids().front(), "hourly-20261117T000100Z");
  EXPECT_EQ(Ids().back(), "hourly-20261117T164000Z");
  EXPECT_EQ(*Read().next, now_.wall + 1min);
}

TEST_F(ScheduleTest, WhatIsTooOldIsNotMadeUpFor) {
  Put([](ScheduleSpec& spec) { spec.times.cron = "0 1 1 1 *"; });
  PassAndFire(std::chrono::days(60));
  EXPECT_EQ(Read().counts, (ScheduleCounts{.missed = 1}));
}

// ---- Clocks that are set ----

TEST_F(ScheduleTest, AClockThatIsSetBackFiresNothingTwice) {
  Put([](ScheduleSpec& spec) { spec.overlap = Overlap::kAllow; });
  PassAndFire(1h);
  now_.wall -= 24h;
  FireAll();
  PassAndFire(23h);
  EXPECT_EQ(Ids().size(), 1U);
  // Neither by a pause, nor when the schedule is changed.
  ASSERT_TRUE(Do(PauseScheduleOp{"hourly", true}).ok());
  EXPECT_EQ(Do(PauseScheduleOp{"hourly", false}).value().schedule.next, *ParseTime("2026-11-17T02:00:00Z"));
  const Schedule changed = Put([](ScheduleSpec& spec) {
    spec.times.cron = "*/30 * * * *";
    spec.overlap = Overlap::kAllow;
  });
  EXPECT_EQ(changed.next, *ParseTime("2026-11-17T01:30:00Z"));
  PassAndFire(90min);
  EXPECT_THAT(Ids(), ElementsAre("hourly-20261117T010000Z", "hourly-20261117T013000Z"));
}

TEST_F(ScheduleTest, AClockThatIsSetForwardIsADowntime) {
  Put();
  now_.wall += 24h;
  FireAll();
  EXPECT_EQ(Read().counts, (ScheduleCounts{.fired = 1, .missed = 23}));
}

// ---- What it pushes ----

TEST_F(ScheduleTest, PlaceholdersBecomeFactsOfTheFiring) {
  Put([](ScheduleSpec& spec) {
    spec.times = {.cron = "0 2 * * *", .timezone = "Europe/Rome"};
    PushRequest& job = spec.jobs[0];
    job.id = "report-{{date:%Y%m%d}}";
    job.payload = R"({"day":"{{date-1d}}","from":"{{previous}}","n":"{{n}}"})";
    job.group = "{{schedule}}";
    job.meta = R"({"at":"{{time}}"})";
    job.unique = UniqueSpec{.key = "{{unix}}"};
  });
  PassAndFire(1h);
  const ClaimedJob job = ClaimOne("mail");
  EXPECT_EQ(job.head.id, "report-20261117");
  EXPECT_EQ(job.payload, R"({"day":"2026-11-16","from":"2026-11-16T01:00:00Z","n":"1"})");
  EXPECT_EQ(job.head.group, "hourly");
  EXPECT_EQ(job.meta, R"({"at":"2026-11-17T01:00:00Z"})");
  EXPECT_EQ(DecodeBody(store_->Snapshot()->Read(BodyKey(job.seq)).value().value).value().created_by, "schedule:hourly");
}

TEST_F(ScheduleTest, AnIdThatIsThereIsTheSameJob) {
  Put([](ScheduleSpec& spec) {
    spec.jobs[0].id = "daily-{{date}}";
    spec.overlap = Overlap::kAllow;
  });
  PassAndFire(1h);
  PassAndFire(1h);
  EXPECT_EQ(Read().counts, (ScheduleCounts{.fired = 1, .skipped = 1}));
  EXPECT_EQ(Ids().size(), 1U);
}

TEST_F(ScheduleTest, APushThatIsRefusedIsCountedAndTheNextIsTried) {
  Put([](ScheduleSpec& spec) { spec.jobs[0].payload = "\"0123456789\""; });
  Patch("mail", [](QueuePatch& patch) { patch.max_payload = 5; });
  PassAndFire(1h);
  EXPECT_EQ(Read().counts, (ScheduleCounts{.failed = 1}));
  EXPECT_THAT(Read().last_error, testing::HasSubstr("the payload has 12 bytes, the queue takes 5"));
  Patch("mail", [](QueuePatch& patch) { patch.max_payload.emplace(); });
  PassAndFire(1h);
  EXPECT_EQ(Read().counts, (ScheduleCounts{.fired = 1, .failed = 1}));
  EXPECT_EQ(Read().last_error, "");
}

TEST_F(ScheduleTest, JitterIsTheSameForAllAndWithinItsBounds) {
  std::set<std::int64_t> delays;
  for (const char* name : {"a", "b", "c", "d", "e", "f"}) {
    PutScheduleOp op = Putting([](ScheduleSpec& spec) { spec.jitter = 10min; });
    op.name = name;
    const Schedule schedule = Do(op).value().schedule;
    const Millis delay = schedule.timer - *schedule.next;
    EXPECT_GE(delay, 0ms);
    EXPECT_LE(delay, 10min);
    delays.insert(delay.count());
    ASSERT_TRUE(Do(DeleteScheduleOp{name, {}}).ok());
    EXPECT_EQ(Do(op).value().schedule.timer, schedule.timer);
  }
  EXPECT_GT(delays.size(), 3U);
  PassAndFire(70min);
  EXPECT_EQ(Ids().size(), 6U);
  EXPECT_THAT(Ids(), testing::Contains("a-20261117T010000Z"));  // the id has the time of the timetable
}

TEST_F(ScheduleTest, OnAFullDiskItWaits) {
  const Timer timer = TimerOf(Put());
  Advance(1h);
  ASSERT_TRUE(Do(TimerOp{timer, false}).ok());
  EXPECT_THAT(Ids(), IsEmpty());
  EXPECT_THAT(Read().last_error, testing::HasSubstr("the disk is full"));
  PassAndFire(1min);
  EXPECT_THAT(Ids(), ElementsAre("hourly-20261117T010000Z"));
}

TEST_F(ScheduleTest, PausesWhenAJobOfItFails) {
  Put([](ScheduleSpec& spec) {
    spec.pause_on_failure = true;
    spec.jobs[0].retry.max = 0;
  });
  PassAndFire(1h);
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  EXPECT_FALSE(Read().paused);
  PassAndFire(1h);
  ASSERT_TRUE(Finish(ClaimOne("mail"), Outcome::kFailed).ok());
  EXPECT_TRUE(Read().paused);
  EXPECT_EQ(Read().paused_because, "job hourly-20261117T020000Z has failed");
  PassAndFire(5h);
  EXPECT_EQ(Ids().size(), 2U);
  ASSERT_TRUE(Do(PauseScheduleOp{"hourly", false}).ok());
  EXPECT_EQ(Read().paused_because, "");
  PassAndFire(1h);
  EXPECT_EQ(Ids().size(), 3U);
}

// ---- By hand ----

TEST_F(ScheduleTest, AFiringByHandLeavesTheNextTimeAsItIs) {
  Put();
  Advance(10min);
  const Fired fired = Do(FireOp{"hourly", {}}).value();
  EXPECT_EQ(fired.result, FireResult::kFired);
  EXPECT_EQ(fired.job, "hourly-20261117T001000Z");
  EXPECT_EQ(Read().next, *ParseTime("2026-11-17T01:00:00Z"));
  EXPECT_EQ(Do(FireOp{"hourly", {}}).value().result, FireResult::kSkipped);  // the one before has not ended
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  EXPECT_EQ(Do(FireOp{"hourly", *ParseTime("2026-11-01T00:00:00Z")}).value().job, "hourly-20261101T000000Z");
  EXPECT_EQ(Do(FireOp{"nope", {}}).error().code, ErrorCode::kNotFound);
}

}  // namespace
}  // namespace pawl
