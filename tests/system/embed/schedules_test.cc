// Schedules as C++ programs write them.
#include "tests/system/embed/doors_test.h"

namespace pawl::system_test {
namespace {

using namespace std::chrono_literals;

ScheduleRequest Nightly() {
  ScheduleRequest schedule;
  schedule.times = {.cron = "0 2 * * *", .timezone = "Europe/Rome"};
  schedule.job = {.type = "report",
                  .payload = R"({"day":"{{date-1d}}"})",
                  .id = "report-{{date}}",
                  .unique = UniqueSpec{.key = "{{date}}"}};
  schedule.overlap = Overlap::kAllow;
  schedule.catch_up = CatchUp::kAll;
  schedule.catch_up_within = 2h;
  schedule.jitter = 5s;
  schedule.pause_on_failure = true;
  schedule.note = "the day before";
  return schedule;
}

TEST_P(DoorsTest, AScheduleComesBackAsItWasPut) {
  const auto put = jobs_->PutSchedule("nightly", Nightly());
  ASSERT_TRUE(put.ok()) << ToString(put.error());
  const auto read = jobs_->GetSchedule("nightly");
  ASSERT_TRUE(read.ok()) << ToString(read.error());
  EXPECT_EQ(read->name, "nightly");
  EXPECT_EQ(read->times, Nightly().times);
  EXPECT_EQ(read->job.payload, Nightly().job.payload);
  EXPECT_EQ(read->job.id, "report-{{date}}");
  EXPECT_EQ(read->job.unique->key, "{{date}}");
  EXPECT_EQ(read->overlap, Overlap::kAllow);
  EXPECT_EQ(read->catch_up, CatchUp::kAll);
  EXPECT_EQ(read->catch_up_within, 2h);
  EXPECT_EQ(read->jitter, 5s);
  EXPECT_TRUE(read->pause_on_failure);
  EXPECT_EQ(read->note, "the day before");
  EXPECT_EQ(read->paused, false);
  EXPECT_EQ(read->next.size(), 5U);
  EXPECT_FALSE(read->last);
  EXPECT_EQ(read->etag, 1U);
  EXPECT_EQ(jobs_->PutSchedule("nightly", Nightly())->etag, 1U) << "put again it is no change";
  EXPECT_EQ(jobs_->PutSchedule("nightly", Nightly(), 7).error().code, ErrorCode::kChangedMeanwhile);
}

TEST_P(DoorsTest, SchedulesAreListedFiredPausedAndDeleted) {
  for (const char* name : {"b", "c", "a"}) ASSERT_TRUE(jobs_->PutSchedule(name, Nightly()).ok());
  const auto all = jobs_->ListSchedules();
  ASSERT_TRUE(all.ok()) << ToString(all.error());
  ASSERT_EQ(all->size(), 3U);
  EXPECT_EQ(all->front().name, "a");
  const auto fired = jobs_->FireSchedule("a", WallTime(1'800'000'000s));
  ASSERT_TRUE(fired.ok()) << ToString(fired.error());
  EXPECT_EQ(fired->result, FireResult::kFired);
  EXPECT_EQ(fired->job, "report-2027-01-15");
  EXPECT_EQ(jobs_->Get(fired->job)->payload, R"({"day":"2027-01-14"})");
  EXPECT_EQ(jobs_->GetSchedule("a")->last->state, JobState::kQueued);
  EXPECT_EQ(jobs_->PauseSchedule("a")->paused, true);
  EXPECT_EQ(jobs_->PauseSchedule("a", false)->paused, false);
  EXPECT_TRUE(jobs_->DeleteSchedule("a").ok());
  EXPECT_EQ(jobs_->GetSchedule("a").error().code, ErrorCode::kNotFound);
}

TEST_P(DoorsTest, AWrongScheduleIsRefused) {
  ScheduleRequest schedule = Nightly();
  schedule.times.cron = "0 25 * * *";
  EXPECT_EQ(jobs_->PutSchedule("x", schedule).error().code, ErrorCode::kBadCron);
  schedule = Nightly();
  schedule.times.timezone = "Rome";
  EXPECT_EQ(jobs_->PutSchedule("x", schedule).error().code, ErrorCode::kUnknownTimezone);
  schedule = Nightly();
  schedule.job.payload = "{";
  EXPECT_EQ(jobs_->PutSchedule("x", schedule).error().field, "job.payload");
  EXPECT_EQ(jobs_->GetSchedule("a b").error().code, ErrorCode::kInvalid);
}

}  // namespace
}  // namespace pawl::system_test
