// 100,000 jobs in all states from a data directory to Redis and back.
#include <set>

#include "engine/compare_stores.h"
#include "store/job_codec.h"
#include "store/store_walk.h"
#include "tests/copy/copy_fixture.h"
#include "tests/support/all_problems.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

constexpr std::size_t kJobsThereAndBack = 100'000;

class ThereAndBackTest : public CopyFixture {
 protected:
  // The order in which the groups of a queue would be served, each by its next job.
  static std::vector<Seq> RingOf(Store& store, NameId queue) {
    const auto walk = store.Walk();
    std::vector<Seq> seqs;
    const auto fetch = [&](const std::string& from) { return walk->Ring(queue, from); };
    const auto add = [&](const std::vector<FairPlace>& places) -> Result<void> {
      for (const FairPlace& place : places) seqs.push_back(place.seq);
      return {};
    };
    EXPECT_TRUE(ForEachPart(fetch, add).ok());
    return seqs;
  }

  static void ExpectEqualRings(Store& one, Store& other) {
    std::size_t groups = 0;
    for (NameId queue = 1; queue <= kCrowdNames; ++queue) {
      const std::vector<Seq> ring = RingOf(one, queue);
      EXPECT_EQ(RingOf(other, queue), ring) << "queue number " << queue;
      groups += ring.size();
    }
    EXPECT_GT(groups, 100U);
  }

  static void ExpectEveryState(Store& store) {
    const auto reader = store.Snapshot();
    std::set<JobState> shown;
    std::size_t jobs = 0;
    for (const auto& [seq, head] : StoreAudit::AllJobs(*reader)) {
      shown.insert(head.shown);
      ++jobs;
    }
    EXPECT_THAT(shown, testing::SizeIs(kJobStateCount));
    EXPECT_GT(jobs, kJobsThereAndBack);
    EXPECT_THAT(reader->Scan(RecordKind::kIntent, {}, 2).value(), testing::SizeIs(1));
    for (const RecordKind kind :
         {RecordKind::kResult, RecordKind::kError, RecordKind::kProgress, RecordKind::kId, RecordKind::kUnique,
          RecordKind::kIdempotency, RecordKind::kClaim, RecordKind::kGroup, RecordKind::kCallbacks}) {
      EXPECT_THAT(reader->Scan(kind, {}, 1).value(), testing::SizeIs(1)) << static_cast<int>(kind);
    }
  }

  // Cut short by a kill as soon as it has begun.
  void CutShort(const std::string& from, const std::string& name_space) {
    support::Child copy(CopyCommand({"--from", from, "--to", Url(), "--to-namespace", name_space}));
    ASSERT_TRUE(support::WaitUntil([&] {
      return redis_.Call({"HEXISTS", "pawl:{" + name_space + "}:copy", "mark"}).integer == 1;
    }));
    copy.Kill();
  }
};

TEST_F(ThereAndBackTest, BothEndsAreEqual) {
  const std::string here = Dir("here");
  const std::string back = Dir("back");
  { Crowd crowd(here, kJobsThereAndBack); }

  CutShort(here, "cut");
  EXPECT_FALSE(ServeRedis("cut").ready());
  ExpectRefusal({"--from", here, "--to", Url(), "--to-namespace", "cut"}, 1, "cut short");
  ExpectRefusal({"--from", Url(), "--from-namespace", "cut", "--to", back}, 1, "cut short");

  const std::string there = MustCopy({"--from", here, "--to", Url(), "--json"});
  EXPECT_GT(support::NumberAt(there, "jobs"), static_cast<std::int64_t>(kJobsThereAndBack));
  EXPECT_GT(support::NumberAt(there, "running"), 100);
  const std::string back_again = MustCopy({"--from", Url(), "--to", back, "--json"});
  EXPECT_EQ(support::NumberAt(back_again, "jobs"), support::NumberAt(there, "jobs"));
  EXPECT_EQ(support::NumberAt(back_again, "records"), support::NumberAt(there, "records"));

  const auto one = OpenDirectory(here);
  const auto other = OpenDirectory(back);
  ExpectEveryState(*one);
  const auto compared = CompareStores(*one, *other);
  EXPECT_TRUE(compared.ok()) << ToString(compared.error());
  ExpectEqualRings(*one, *other);
  EXPECT_EQ(one->Walk()->NextSeq().value(), other->Walk()->NextSeq().value());
}

TEST_F(ThereAndBackTest, WhatCameBackAgreesWithItself) {
  { Crowd crowd(Dir("here"), kJobsThereAndBack / 10); }
  MustCopy({"--from", Dir("here"), "--to", Url()});
  MustCopy({"--from", Url(), "--to", Dir("back")});
  World world([this] { return OpenDirectory(Dir("back")); });
  EXPECT_THAT(AllProblems(world.store(), {}), testing::IsEmpty());
}

}  // namespace
}  // namespace pawl
