// Two nodes that share a Redis: each time of a schedule is fired once.
#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <set>
#include <vector>

#include "engine/core.h"
#include "engine/queries.h"
#include "engine/schedule_queries.h"
#include "rules/names.h"
#include "store/open/open_store.h"
#include "tests/support/redis_process.h"
#include "tests/support/temp_dir.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

constexpr int kSchedules = 100;
constexpr int kTimes = 100;  // of each

class ScheduleNodesTest : public testing::Test {
 protected:
  ScheduleNodesTest() {
    for (int i = 0; i < 2; ++i) {
      StoreOptions options;
      options.redis_url = redis_.url_text();
      OpenedStore opened = OpenStore(options).value();
      nodes_.push_back(std::make_unique<Core>(std::move(opened.store), opened.clock, CoreOptions{},
                                              [](const Error& error) { ADD_FAILURE() << ToString(error); }));
      EXPECT_TRUE(nodes_.back()->Start().ok());
    }
  }
  ~ScheduleNodesTest() override {
    for (const auto& node : nodes_) node->Stop();
  }

  template <typename Query>
  auto Read(Query query) {
    std::promise<decltype(query(std::declval<StoreReader&>()))> answer;
    nodes_[0]->Read([&](Result<StoreReader*> reader) { answer.set_value(query(**reader)); });
    return answer.get_future().get();
  }
  void Put(PutScheduleOp op) {
    std::promise<Result<PutScheduleOp::Reply>> answer;
    nodes_[0]->Submit(std::move(op), [&](Result<PutScheduleOp::Reply> reply) { answer.set_value(std::move(reply)); });
    const auto reply = answer.get_future().get();
    ASSERT_TRUE(reply.ok()) << ToString(reply.error());
  }

  support::RedisProcess redis_;
  std::vector<std::unique_ptr<Core>> nodes_;
};

TEST_F(ScheduleNodesTest, EachTimeIsFiredOnce) {
  const WallTime start = nodes_[0]->now().wall + 1s;
  for (int i = 0; i < kSchedules; ++i) {
    PutScheduleOp op;
    op.name = "s" + std::to_string(i);
    for (int k = 0; k < kTimes; ++k) op.spec.times.at.push_back(start + k * 20ms);
    op.spec.jobs.emplace_back().type = "tick";
    op.spec.overlap = Overlap::kAllow;
    op.spec.catch_up = CatchUp::kAll;
    op.spec.catch_up_within = 24h;
    Put(std::move(op));
  }
  const auto schedules = [&] {
    return Read([](StoreReader& reader) { return ListSchedules(reader, {}, 2 * kSchedules); }).value().schedules;
  };
  const auto all_fired = [&] {
    for (const ScheduleView& view : schedules()) {
      if (view.schedule.next) return false;
    }
    return true;
  };
  ASSERT_TRUE(support::WaitUntil(all_fired));
  for (const ScheduleView& view : schedules()) {
    EXPECT_EQ(view.schedule.counts, (ScheduleCounts{.fired = kTimes})) << view.schedule.name;
  }
  // Each job has the time in its id.
  std::set<std::string> ids;
  std::optional<Seq> below = UINT64_MAX;
  while (below) {
    JobQuery query;
    query.below = *below;
    query.limit = 1'000;
    const JobPage page = Read([&](StoreReader& reader) { return ListJobs(reader, nodes_[0]->names(), query); }).value();
    for (const JobRow& row : page.jobs) EXPECT_TRUE(ids.insert(row.head.id).second) << row.head.id;
    below = page.next;
  }
  EXPECT_EQ(ids.size(), static_cast<std::size_t>(kSchedules * kTimes));
  // Both nodes have a hand in it, and together they have counted each firing once.
  std::uint64_t fired = 0;
  std::uint64_t conflicts = 0;
  for (const auto& node : nodes_) {
    fired += node->metrics().firings[static_cast<std::size_t>(FireResult::kFired)];
    conflicts += node->metrics().conflicts;
  }
  EXPECT_EQ(fired, static_cast<std::uint64_t>(kSchedules * kTimes));
  RecordProperty("conflicts", std::to_string(conflicts));
}

}  // namespace
}  // namespace pawl
