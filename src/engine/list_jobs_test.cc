// What a listing costs: reads in proportion to the page, not to what is stored.
#include <gtest/gtest.h>

#include <algorithm>
#include <future>
#include <string>
#include <vector>

#include "engine/queries.h"
#include "tests/support/asked_core.h"

namespace pawl {
namespace {

using std::chrono::minutes;

// Counts records, members of indexes and sizes of indexes that are read.
class CountingReader final : public StoreReader {
 public:
  explicit CountingReader(StoreReader& inner) : inner_(inner) {}

  Result<Version> ReadInto(const RecordKey& key, std::string& value) override {
    ++reads;
    return inner_.ReadInto(key, value);
  }
  std::vector<Result<Record>> ReadMany(std::span<const RecordKey> keys) override {
    reads += keys.size();
    return inner_.ReadMany(keys);
  }
  ListBounds Bounds(const Key& list) override { return inner_.Bounds(list); }
  Result<std::vector<ListItem>> ListItems(const Key& list, std::uint64_t from, std::size_t limit) override {
    return inner_.ListItems(list, from, limit);
  }
  std::vector<StatRow> Counters(std::span<const Key> counters) override { return inner_.Counters(counters); }
  std::vector<TimesRow> Times(std::span<const Key> counters) override { return inner_.Times(counters); }
  void IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out) override {
    const std::size_t before = out.size();
    inner_.IndexBefore(index, below, limit, out);
    reads += out.size() - before + 1;
  }
  std::uint64_t IndexCount(const Key& index) override {
    ++reads;
    return inner_.IndexCount(index);
  }
  std::optional<Seq> IndexFirst(const Key& index) override { return inner_.IndexFirst(index); }
  void JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out) override {
    const std::size_t before = out.size();
    inner_.JobsBefore(below, limit, out);
    reads += out.size() - before + 1;
  }
  Result<std::vector<std::pair<Key, Record>>> Scan(RecordKind kind, std::string_view from, std::size_t limit) override {
    auto records = inner_.Scan(kind, from, limit);
    reads += records.ok() ? records->size() : 0;
    return records;
  }
  std::optional<FairGroup> Group(NameId queue, const GroupKey& group) override { return inner_.Group(queue, group); }
  std::vector<FairGroup> Groups(NameId queue, const GroupKey& after, std::size_t limit) override {
    return inner_.Groups(queue, after, limit);
  }
  FairStand Stand(NameId queue, const GroupKey& group, SteadyTime now) override {
    return inner_.Stand(queue, group, now);
  }

  std::size_t reads = 0;

 private:
  StoreReader& inner_;
};

class ListJobsTest : public AskedCore {
 protected:
  void PushMany(const std::string& queue, std::size_t count) {
    JobSpec spec;
    spec.type = queue;
    PushOp op;
    op.jobs.assign(count, spec);
    op.seed = ++seed_;
    Do(std::move(op));
  }

  // A job of the queue runs and fails for good.
  Seq Fail(const std::string& queue, const std::string& message = "no") {
    PushMany(queue, 1);
    ClaimRequest request;
    request.queues = {queue};
    request.worker = "w";
    std::promise<Result<ClaimReply>> answer;
    core_.Claim(std::move(request), [&](Result<ClaimReply> reply) { answer.set_value(std::move(reply)); });
    const ClaimedJob job = answer.get_future().get()->jobs.at(0);
    FinishOp op;
    op.job = job.seq;
    op.token = job.head.lease->token;
    op.outcome = Outcome::kFailed;
    op.error = JobError{"Oops", message, {"a line"}};
    op.retry = false;
    op.seed = ++seed_;
    Do(std::move(op));
    return job.seq;
  }

  JobPage List(const JobQuery& query) {
    const auto page = Read([&](StoreReader& inner) {
      CountingReader reader(inner);
      auto listed = ListJobs(reader, core_.names(), query);
      reads_ = reader.reads;
      return listed;
    });
    EXPECT_TRUE(page.ok());
    return page.ok() ? *page : JobPage{};
  }
  // All pages.
  std::vector<Seq> Seqs(JobQuery query) {
    std::vector<Seq> seqs;
    for (int pages = 0; pages < 100; ++pages) {
      const JobPage page = List(query);
      for (const JobRow& row : page.jobs) seqs.push_back(row.seq);
      if (!page.next) break;
      query.below = *page.next;
      query.from = page.next_from;
    }
    return seqs;
  }

  std::size_t reads_ = 0;  // of the last List
};

JobQuery InStates(std::vector<JobState> states) {
  JobQuery query;
  query.filter.shown = std::move(states);
  query.merged = true;
  return query;
}

TEST_F(ListJobsTest, DeadJobsOfAllQueuesCostWhatThePageCosts) {
  std::vector<Seq> dead;
  for (int i = 0; i < 6; ++i) dead.push_back(Fail("f" + std::to_string(i % 3)));
  std::reverse(dead.begin(), dead.end());
  const JobQuery query = InStates({JobState::kDead});
  EXPECT_EQ(Seqs(query), dead);
  const std::size_t with_few = reads_;
  EXPECT_LT(with_few, 60U);
  PushMany("busy", 5'000);
  EXPECT_EQ(Seqs(query), dead);
  EXPECT_LE(reads_, with_few + 2) << "one more queue, and none of its jobs";
}

TEST_F(ListJobsTest, SeveralStatesAreMergedByTime) {
  const Seq first = Fail("a");
  PushMany("b", 1);
  const Seq third = Fail("c");
  EXPECT_EQ(Seqs(InStates({JobState::kDead, JobState::kQueued})), (std::vector<Seq>{third, first + 1, first}));
  JobQuery small = InStates({JobState::kDead, JobState::kQueued});
  small.limit = 1;
  EXPECT_EQ(Seqs(small), (std::vector<Seq>{third, first + 1, first})) << "page by page";
}

TEST_F(ListJobsTest, MoreQueuesThanAreMergedComePartByPart) {
  JobSpec spec;
  PushOp op;
  for (std::size_t i = 0; i < kQueuesMerged + 20; ++i) {
    spec.type = "q" + std::to_string(i);
    op.jobs.push_back(spec);
  }
  op.seed = ++seed_;
  Do(std::move(op));
  JobQuery query = InStates({JobState::kQueued});
  query.limit = 600;
  std::vector<Seq> seqs = Seqs(query);
  EXPECT_EQ(seqs.size(), kQueuesMerged + 20);
  std::sort(seqs.begin(), seqs.end());
  EXPECT_EQ(std::unique(seqs.begin(), seqs.end()), seqs.end());
}

TEST_F(ListJobsTest, ATimeIsFoundByAFewLooks) {
  PushMany("q", 2'000);
  clock_->Advance(minutes(10));
  const Seq dead = Fail("q2");
  clock_->Advance(minutes(10));
  const WallTime later = clock_->Read().wall;
  PushMany("q", 2'000);
  JobQuery query;
  query.filter.until = later;
  query.limit = 10;
  EXPECT_EQ(List(query).jobs.at(0).seq, dead);
  EXPECT_LT(reads_, 150U);
  query.filter.since = later - minutes(10);
  EXPECT_EQ(List(query).jobs.size(), 1U);
  query = InStates({JobState::kDead});
  query.filter.since = later;
  EXPECT_TRUE(List(query).jobs.empty());
}

TEST_F(ListJobsTest, AnErrorIsShownShort) {
  Fail("q", std::string(199, 'x') + "\u00e9 and more");
  PushMany("q", 1);
  JobQuery query = InStates({JobState::kDead, JobState::kQueued});
  query.errors = true;
  const JobPage page = List(query);
  ASSERT_EQ(page.extras.size(), 2U);
  EXPECT_FALSE(page.extras[0].error);
  EXPECT_EQ(page.extras[1].error->type, "Oops");
  EXPECT_EQ(page.extras[1].error->message, std::string(199, 'x') + "\u00e9");
  EXPECT_TRUE(page.extras[1].error->backtrace.empty());
}

TEST_F(ListJobsTest, JobsThatPawlKeepsForItselfAreLeftOut) {
  PushMany("pawl.batches", 2);
  PushMany("q", 1);
  for (const bool by_state : {false, true}) {
    JobQuery query = by_state ? InStates({JobState::kQueued}) : JobQuery{};
    EXPECT_EQ(Seqs(query).size(), 3U);
    query.ours = false;
    EXPECT_EQ(Seqs(query).size(), 1U);
    query.filter.queue = "pawl.batches";
    EXPECT_EQ(Seqs(query).size(), 2U) << "it was asked for";
  }
}

TEST_F(ListJobsTest, AReasonIsLookedForWhereJobsHaveOne) {
  const Seq dead = Fail("a");
  PushMany("busy", 5'000);
  JobQuery query;
  query.merged = true;
  query.filter.reasons = {Reason::kNotRetried};
  EXPECT_EQ(Seqs(query), std::vector<Seq>{dead});
  EXPECT_LT(reads_, 60U);
  query.filter.reasons = {Reason::kExpired};
  EXPECT_TRUE(Seqs(query).empty());
}

TEST_F(ListJobsTest, OfAWorkerAreTheJobsThatItHasInHand) {
  Fail("a");
  PushMany("b", 2);
  ClaimRequest request;
  request.queues = {"b"};
  request.worker = "busy-bee";
  std::promise<Result<ClaimReply>> answer;
  core_.Claim(std::move(request), [&](Result<ClaimReply> reply) { answer.set_value(std::move(reply)); });
  const Seq held = answer.get_future().get()->jobs.at(0).seq;
  JobQuery query;
  query.merged = true;
  query.filter.worker = "busy-bee";
  EXPECT_EQ(Seqs(query), std::vector<Seq>{held});
  query.filter.shown = {JobState::kDead};
  EXPECT_TRUE(Seqs(query).empty());
}

TEST_F(ListJobsTest, ASearchSaysHowFarItLooked) {
  const Seq found = Fail("a", "cannot reach Rome");
  PushMany("a", 1'500);
  JobQuery query;
  query.filter.queue = "a";
  query.filter.text = "ROME";
  const JobPage first = List(query);
  EXPECT_TRUE(first.jobs.empty());
  EXPECT_EQ(first.looked_at, kScanBudget);
  ASSERT_TRUE(first.next);
  query.below = *first.next;
  const JobPage second = List(query);
  EXPECT_EQ(second.looked_at, 501U);
  ASSERT_EQ(second.jobs.size(), 1U);
  EXPECT_EQ(second.jobs[0].seq, found);
  EXPECT_FALSE(second.next);
}

TEST_F(ListJobsTest, ErrorsAreFoundByTheirType) {
  const Seq dead = Fail("a");
  JobQuery query = InStates({JobState::kDead});
  query.filter.error_type = "Oops";
  EXPECT_EQ(Seqs(query), std::vector<Seq>{dead});
  query.filter.error_type = "";
  EXPECT_TRUE(Seqs(query).empty());
}

TEST_F(ListJobsTest, NamedJobsAreFilteredLikeOthers) {
  const Seq dead = Fail("a");
  PushMany("a", 2);
  JobQuery query;
  query.filter.jobs = {dead, dead + 1, dead + 7, std::string("nobody"), dead};
  EXPECT_EQ(Seqs(query), (std::vector<Seq>{dead + 1, dead}));
  query.filter.shown = {JobState::kDead};
  EXPECT_EQ(Seqs(query), std::vector<Seq>{dead});
}

}  // namespace
}  // namespace pawl
