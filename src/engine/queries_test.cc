#include "engine/queries.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>
#include <memory>
#include <string>
#include <vector>

#include "engine/stats_queries.h"
#include "tests/support/asked_core.h"

namespace pawl {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

class QueriesTest : public AskedCore {
 protected:
  JobRow Push(const std::string& queue, const std::string& type = "t", const std::string& group = "",
              const std::string& id = "") {
    JobSpec spec;
    spec.queue = queue;
    spec.type = type;
    spec.group = group;
    spec.id = id;
    PushOp op;
    op.jobs.push_back(std::move(spec));
    op.seed = ++seed_;
    return Do(std::move(op)).jobs.at(0);
  }

  ClaimedJob Claim(const std::string& queue, const std::string& worker = "w") {
    ClaimRequest request;
    request.queues = {queue};
    request.worker = worker;
    std::promise<Result<ClaimReply>> answer;
    core_.Claim(std::move(request), [&](Result<ClaimReply> reply) { answer.set_value(std::move(reply)); });
    return answer.get_future().get()->jobs.at(0);
  }

  FinishOp FinishOf(const ClaimedJob& job, Outcome outcome) {
    FinishOp op;
    op.job = job.seq;
    op.token = job.head.lease->token;
    op.outcome = outcome;
    op.seed = ++seed_;
    return op;
  }

  Result<JobPage> List(JobQuery query) {
    return Read([&](StoreReader& reader) { return ListJobs(reader, core_.names(), query); });
  }

  std::vector<Seq> Seqs(const JobQuery& query) {
    std::vector<Seq> seqs;
    const Result<JobPage> page = List(query);
    for (const JobRow& row : page->jobs) seqs.push_back(row.seq);
    return seqs;
  }
};

JobQuery InQueue(const std::string& queue) {
  JobQuery query;
  query.filter.queue = queue;
  return query;
}

TEST_F(QueriesTest, AJobIsFoundBySeqByServerMadeIdAndByItsOwnId) {
  const JobRow made = Push("q");
  const JobRow named = Push("q", "t", "", "mine");
  const auto find = [&](const JobRef& ref) { return Read([&](StoreReader& r) { return FindJob(r, ref); }); };
  EXPECT_EQ(find(made.seq)->head.id, made.head.id);
  EXPECT_EQ(find(made.head.id)->seq, made.seq);
  EXPECT_EQ(find(std::string("mine"))->seq, named.seq);
  EXPECT_EQ(find(std::string("nope")).error().code, ErrorCode::kNotFound);
  EXPECT_EQ(find(Seq{99}).error().code, ErrorCode::kNotFound);
  std::string forged = made.head.id;  // the seq is right, the id is not
  forged[0] = forged[0] == '0' ? '1' : '0';
  EXPECT_EQ(find(forged).error().code, ErrorCode::kNotFound);
}

TEST_F(QueriesTest, DetailsHaveResultProgressAndError) {
  const JobRow row = Push("q");
  FinishOp commit = FinishOf(Claim("q"), Outcome::kContinue);
  commit.progress = "{\"at\":1}";
  Do(commit);
  FinishOp fail = commit;
  fail.outcome = Outcome::kFailed;
  fail.progress.reset();
  fail.error = JobError{"E", "boom", {"line"}};
  fail.retry = false;
  Do(fail);
  const auto job = Read([&](StoreReader& reader) { return ReadJob(reader, row.seq); });
  ASSERT_TRUE(job.ok());
  EXPECT_EQ(job->body.payload, "null");
  EXPECT_EQ(job->progress, "{\"at\":1}");
  EXPECT_EQ(job->error->message, "boom");
  EXPECT_EQ(job->head.shown, JobState::kDead);
  EXPECT_FALSE(job->result);
}

TEST_F(QueriesTest, ListingsAreNewestFirstAcrossStates) {
  for (int i = 0; i < 5; ++i) Push("q");
  Push("other");
  Claim("q");
  EXPECT_EQ(Seqs(InQueue("q")), (std::vector<Seq>{5, 4, 3, 2, 1}));
  EXPECT_EQ(Seqs({}), (std::vector<Seq>{6, 5, 4, 3, 2, 1}));
  JobQuery running = InQueue("q");
  running.filter.shown = {JobState::kRunning};
  EXPECT_EQ(Seqs(running), (std::vector<Seq>{1}));
  EXPECT_TRUE(Seqs(InQueue("nope")).empty());
}

TEST_F(QueriesTest, PagesFollowEachOtherWithoutGapsOrRepeats) {
  for (int i = 0; i < 205; ++i) Push("q", "t", i % 2 == 0 ? "g" : "");
  for (int i = 0; i < 50; ++i) Claim("q");
  JobQuery query = InQueue("q");
  query.limit = 20;
  std::vector<Seq> all;
  for (std::size_t pages = 0; pages < 100; ++pages) {
    const auto page = List(query);
    for (const JobRow& row : page->jobs) all.push_back(row.seq);
    if (!page->next) break;
    query.below = *page->next;
  }
  ASSERT_EQ(all.size(), 205U);
  for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i], 205 - i);
}

TEST_F(QueriesTest, APageThatIsExactlyFullAndLastHasNoCursor) {
  for (int i = 0; i < 3; ++i) Push("q");
  JobQuery query = InQueue("q");
  query.limit = 3;
  EXPECT_FALSE(List(query)->next);
  query.limit = 2;
  EXPECT_EQ(List(query)->next, 2U);
}

TEST_F(QueriesTest, AFilterWithoutAnIndexLooksAtABoundedNumberOfJobs) {
  Push("q", "rare");
  PushOp op;
  op.jobs.resize(kScanBudget + 50);
  for (JobSpec& spec : op.jobs) spec.type = "common", spec.queue = "q";
  op.seed = 7;
  Do(std::move(op));
  JobQuery query = InQueue("q");
  query.filter.type = "rare";
  const auto first = List(query);
  EXPECT_TRUE(first->jobs.empty());
  ASSERT_TRUE(first->next);
  query.below = *first->next;
  const auto second = List(query);
  ASSERT_EQ(second->jobs.size(), 1U);
  EXPECT_EQ(second->jobs[0].seq, 1U);
  EXPECT_FALSE(second->next);
}

TEST_F(QueriesTest, AGroupsHistoryIsBoundedByTime) {
  const WallTime start = clock_->Read().wall;
  for (int i = 0; i < 6; ++i) {
    Push("q", "t", i == 3 ? "other" : "g");
    clock_->Advance(hours(1));
  }
  JobQuery query = InQueue("q");
  query.filter.group = "g";
  EXPECT_EQ(Seqs(query), (std::vector<Seq>{6, 5, 3, 2, 1}));
  query.filter.since = start + hours(1);
  query.filter.until = start + hours(4);
  EXPECT_EQ(Seqs(query), (std::vector<Seq>{3, 2}));
  EXPECT_FALSE(List(query)->next);
}

TEST_F(QueriesTest, AQueueShowsCountsAndTheAgeOfItsOldestJob) {
  Push("q");
  clock_->Advance(seconds(5));
  Push("q");
  Claim("q");
  clock_->Advance(seconds(2));
  const auto queue = Read([&](StoreReader& r) { return ReadQueue(r, core_.names(), "q", clock_->Read().wall); });
  ASSERT_TRUE(queue.ok());
  EXPECT_EQ(queue->counts[static_cast<std::size_t>(JobState::kQueued)], 1U);
  EXPECT_EQ(queue->counts[static_cast<std::size_t>(JobState::kRunning)], 1U);
  EXPECT_EQ(queue->oldest_age, seconds(2));
  const auto none = Read([&](StoreReader& r) { return ReadQueue(r, core_.names(), "t", clock_->Read().wall); });
  EXPECT_EQ(none.error().code, ErrorCode::kNotFound) << "a type is not a queue";
}

TEST_F(QueriesTest, QueuesComeInPagesAndThoseOfPawlOnlyWhenTheyAreAskedFor) {
  for (const char* name : {"b", "pawl.batches", "c", "a"}) Push(name);
  const auto list = [&](bool ours) {
    std::vector<std::string> seen;
    QueueQuery query{0, 2, ours};
    for (int pages = 0; pages < 5; ++pages) {
      const auto page = Read([&](StoreReader& r) { return ListQueues(r, core_.names(), query, clock_->Read().wall); });
      EXPECT_LE(page->queues.size(), 2U);
      for (const QueueView& queue : page->queues) seen.push_back(queue.name);
      if (!page->next) break;
      query.from = *page->next;
    }
    return seen;
  };
  EXPECT_EQ(list(false), (std::vector<std::string>{"b", "c", "a"}));
  EXPECT_EQ(list(true), (std::vector<std::string>{"b", "pawl.batches", "c", "a"}));
}

TEST_F(QueriesTest, GroupsComeInPages) {
  for (int i = 0; i < 5; ++i) Push("q", "t", "g" + std::to_string(i));
  Push("q");
  std::vector<std::string> names;
  GroupKey after;
  for (std::size_t pages = 0; pages < 10; ++pages) {
    const auto page = Read([&](StoreReader& r) { return ListGroups(r, core_.names(), "q", after, 2); });
    for (const FairGroup& group : page->groups) names.push_back(group.name);
    if (!page->next) break;
    after = *page->next;
  }
  std::sort(names.begin(), names.end());
  EXPECT_EQ(names, (std::vector<std::string>{"g0", "g1", "g2", "g3", "g4"}));
}

TEST_F(QueriesTest, AGroupWithoutJobsReadsAsEmpty) {
  Push("q", "t", "g");
  Claim("q");
  const auto group = [&](const std::string& name) {
    return Read([&](StoreReader& r) { return ReadGroup(r, core_.names(), "q", name); });
  };
  EXPECT_EQ(group("g")->held, 1U);
  EXPECT_EQ(group("nobody")->held, 0U);
  EXPECT_EQ(group("nobody")->name, "nobody");
  const auto none = Read([&](StoreReader& r) { return ReadGroup(r, core_.names(), "none", "g"); });
  EXPECT_EQ(none.error().code, ErrorCode::kNotFound);
}

TEST_F(QueriesTest, RunsAreListedByTheirWorker) {
  for (int i = 0; i < 3; ++i) Push("q");
  Claim("q", "a");
  Claim("q", "b");
  const auto runs = Read([](StoreReader& reader) { return RunsByWorker(reader, SIZE_MAX); });
  ASSERT_EQ(runs->size(), 2U);
  EXPECT_EQ(runs->at("a").at(0).seq, 1U);
}

TEST_F(QueriesTest, StatsAddUpOverQueues) {
  Push("a");
  Push("b");
  Do(FinishOf(Claim("b"), Outcome::kCompleted));
  Push("pawl.batches");
  StatsWalk walk({});
  EXPECT_FALSE(*Read([&](StoreReader& r) { return walk.Step(r, core_.names(), clock_->Read().wall); }));
  const StatsView* stats = &walk.view();
  ASSERT_EQ(stats->queues.size(), 2U);
  for (const StatRow& row : stats->all->rows) {
    EXPECT_EQ(row[static_cast<std::size_t>(Stat::kPushed)], 2);
    EXPECT_EQ(row[static_cast<std::size_t>(Stat::kCompleted)], 1);
  }
  EXPECT_EQ(stats->all->counts[static_cast<std::size_t>(JobState::kCompleted)], 1U);
  clock_->Advance(hours(25));
  const auto later = Read([&](StoreReader& r) { return ReadQueueStats(r, core_.names(), "a", clock_->Read().wall); });
  EXPECT_EQ(later->rows[static_cast<std::size_t>(Resolution::kDay)][0], 0);
  EXPECT_EQ(later->rows[static_cast<std::size_t>(Resolution::kTotal)][0], 1);
}

TEST_F(QueriesTest, StatsOfManyQueuesAreReadInSteps) {
  constexpr int kQueues = 150;
  for (int i = 0; i < kQueues; ++i) Push("q" + std::to_string(i));
  const auto walk = [&](QueueQuery query) {
    StatsWalk stats(query);
    int steps = 1;
    while (*Read([&](StoreReader& r) { return stats.Step(r, core_.names(), clock_->Read().wall); })) ++steps;
    return std::pair(stats.view(), steps);
  };
  const auto [first, steps] = walk({0, 100});
  EXPECT_EQ(steps, 3);
  EXPECT_EQ(first.queues.size(), 100U);
  EXPECT_EQ(first.all->counts[static_cast<std::size_t>(JobState::kQueued)], static_cast<std::uint64_t>(kQueues));
  const auto [second, more] = walk({first.next.value(), 100});
  EXPECT_EQ(second.queues.size(), 50U);
  EXPECT_FALSE(second.all) << "the sum comes with the first page";
  EXPECT_FALSE(second.next);
}

TEST_F(QueriesTest, HistoryHasAPointForEachStep) {
  const WallTime start = clock_->Read().wall;
  Push("q");
  clock_->Advance(minutes(2));
  Push("q");
  HistoryQuery query;
  const auto read = [&] {
    return Read([&](StoreReader& r) { return ReadHistory(r, core_.names(), query, clock_->Read().wall); });
  };
  const auto points = read();
  ASSERT_EQ(points->size(), kPointsDefault);
  EXPECT_EQ(points->back().row[0], 1);
  EXPECT_EQ(points->at(kPointsDefault - 3).row[0], 1);
  EXPECT_EQ(points->at(kPointsDefault - 3).at, BucketOf(Resolution::kMinute, start));
  query.from = start - hours(24 * 30);
  EXPECT_EQ(read().error().field, "from") << "too many points";
  query.resolution = Resolution::kDay;
  EXPECT_EQ(read()->size(), 31U);
  query.queue = "nope";
  EXPECT_EQ(read().error().code, ErrorCode::kNotFound);
}

}  // namespace
}  // namespace pawl
