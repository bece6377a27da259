#include "store/schedule_codec.h"

#include <gtest/gtest.h>

#include "store/push_codec.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

JobSpec FullPush() {
  JobSpec job;
  job.type = "report";
  job.payload = R"({"day":"{{date}}"})";
  job.queue = "reports";
  job.id = "report-{{date}}";
  job.group = "shop-7";
  job.group_limit = 2;
  job.priority = 7;
  job.delay = 5s;
  job.run_at = WallFromMillis(1'700'000'000'000);
  job.lease = 10s;
  job.timeout = 0s;
  job.expires_in = 1h;
  job.retention = 2h;
  job.retry = {.max = 3, .backoff = RetryBackoff::kFixed, .base = 1s, .cap = 2s};
  job.max_crashes = 4;
  job.unique = UniqueSpec{.key = "k", .until_start = true, .hold_for = 3s};
  job.created_by = "somebody";
  job.meta = R"({"trace":"1"})";
  job.callbacks = std::vector<CallbackSpec>{{.url = "https://shop.example/done", .on = {CallbackEvent::kDead}}};
  job.in = {{"n", {.default_value = "1", .channels = {"/a", "/b"}}}};
  job.out = {{"total", {.keep = false}}};
  job.inputs = {{"n", {"1", "2"}}};
  job.state = {{"sum", "0"}};
  job.parent = "root";
  job.name = "child";
  job.aliases = {"one", "two"};
  job.after = {"before"};
  job.when = When::kEnded;
  JobSpec partition;
  partition.type = "part";
  FlowSpec& flow = job.flow.emplace();
  flow.within = 0;
  flow.task = "load";
  flow.partition = true;
  flow.after = {3, 5};
  flow.may_fail = true;
  flow.carries = true;
  flow.on_error = OnError::kPause;
  flow.external = true;
  flow.stays_open = true;
  flow.each = 2;
  flow.result = 7;
  flow.blueprint = std::make_shared<const JobSpec>(partition);
  return job;
}

TEST(PushCodecTest, AllThatAPushSaysComesBack) {
  const JobSpec job = FullPush();
  const auto read = DecodePush(EncodePush(job));
  ASSERT_TRUE(read.ok()) << ToString(read.error());
  EXPECT_EQ(EncodePush(*read), EncodePush(job));
  EXPECT_EQ(read->retry, job.retry);
  EXPECT_EQ(read->inputs, job.inputs);
  EXPECT_EQ(read->in.at("n").channels, job.in.at("n").channels);
  EXPECT_EQ(read->out.at("total").keep, false);
  EXPECT_EQ(read->unique->hold_for, 3s);
  EXPECT_EQ(*read->callbacks, *job.callbacks);
  EXPECT_EQ(read->aliases, job.aliases);
  EXPECT_EQ(read->timeout, 0s);
  EXPECT_EQ(read->after, job.after);
  EXPECT_EQ(read->when, When::kEnded);
  EXPECT_EQ(read->flow->within, 0U);
  EXPECT_EQ(read->flow->after, job.flow->after);
  EXPECT_EQ(read->flow->result, 7U);
  EXPECT_EQ(read->flow->blueprint->type, "part");
}

TEST(PushCodecTest, WhatIsNotSetTakesNoRoom) {
  JobSpec job;
  job.type = "mail";
  EXPECT_EQ(EncodePush(job).size(), 2U + 4 + 4 + 4 + 1);
}

TEST(PushCodecTest, DamageIsAnError) {
  const std::string bytes = EncodePush(FullPush());
  for (std::size_t size = 0; size < bytes.size(); ++size) EXPECT_FALSE(DecodePush(bytes.substr(0, size)).ok()) << size;
  EXPECT_FALSE(DecodePush(bytes + "x").ok());
}

TEST(ScheduleCodecTest, AllOfAScheduleComesBack) {
  Schedule schedule;
  schedule.name = "nightly";
  schedule.spec.times = {.cron = "0 2 * * *",
                         .timezone = "Europe/Rome",
                         .every = 5s,
                         .at = {WallFromMillis(1), WallFromMillis(2)},
                         .from = WallFromMillis(3),
                         .until = WallFromMillis(4)};
  schedule.spec.jobs = {FullPush()};
  schedule.spec.workflow = "{}";
  schedule.spec.overlap = Overlap::kWait;
  schedule.spec.catch_up = CatchUp::kAll;
  schedule.spec.catch_up_within = 5h;
  schedule.spec.jitter = 6s;
  schedule.spec.pause_on_failure = true;
  schedule.spec.note = "for people";
  schedule.paused = true;
  schedule.paused_because = "job x has failed";
  schedule.next = WallFromMillis(5);
  schedule.timer = WallFromMillis(6);
  schedule.catching_up_to = WallFromMillis(7);
  schedule.skip_to = WallFromMillis(8);
  schedule.counts = {1, 2, 3, 4};
  schedule.last_at = WallFromMillis(9);
  schedule.last_fired = WallFromMillis(10);
  schedule.last_job = 11;
  schedule.last_id = "nightly-1";
  schedule.last_error = "no";
  schedule.etag = 12;
  const std::string bytes = EncodeSchedule(schedule);
  const auto read = DecodeSchedule(bytes);
  ASSERT_TRUE(read.ok()) << ToString(read.error());
  EXPECT_EQ(EncodeSchedule(*read), bytes);
  EXPECT_EQ(read->spec.times, schedule.spec.times);
  EXPECT_EQ(read->counts, schedule.counts);
  EXPECT_EQ(read->last_id, schedule.last_id);
  EXPECT_EQ(read->catching_up_to, schedule.catching_up_to);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(DecodeSchedule(bytes.substr(0, size)).ok()) << size;
  }
}

}  // namespace
}  // namespace pawl
