// What a store promises that many nodes share: two of them on one namespace of a Redis.
#include "tests/store_contract/contract_test.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

class SharedStoreTest : public testing::Test, protected StoreSteps {
 protected:
  static Guards Reading(Batch& batch, const RecordKey& key) {
    Guards guards = At(batch);
    guards.records.emplace_back(key, batch.Read(key)->version);
    return guards;
  }
  static Fill Puts(const RecordKey& key, const std::string& value) {
    return [=](Changes& c) { c.puts.emplace_back(key, value); };
  }
  static std::vector<Stage> FailedOf(Batch& batch) { return batch.Commit().value().failed; }

  const std::string name_space_ = NewNamespace();
  std::unique_ptr<RedisStore> a_ = OpenNode(name_space_);
  std::unique_ptr<RedisStore> b_ = OpenNode(name_space_);
};

// ---- Stages that others were quicker than ----

TEST_F(SharedStoreTest, AStageThatAnotherNodeWasQuickerThanFailsWithAllThatRestsOnIt) {
  Commit(*a_, Puts(HeadOf(1), "old"));
  const auto batch = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*batch, Reading(*batch, HeadOf(1)), Puts(HeadOf(1), "of a")));
  ASSERT_TRUE(Apply(*batch, Reading(*batch, HeadOf(1)), Puts(ResultOf(1), "rests on the first")));
  ASSERT_TRUE(Apply(*batch, Reading(*batch, HeadOf(7)), Puts(HeadOf(7), "on its own")));
  ASSERT_TRUE(Apply(*batch, Reading(*batch, ResultOf(1)), Puts(ResultOf(2), "rests on the second")));
  Commit(*b_, Puts(HeadOf(1), "of b"));
  EXPECT_THAT(FailedOf(*batch), ElementsAre(1, 2, 4));
  EXPECT_EQ(Read(*b_, HeadOf(1)).value, "of b");
  EXPECT_EQ(Read(*b_, HeadOf(7)).value, "on its own");
  EXPECT_FALSE(Read(*b_, ResultOf(1)).exists());
  EXPECT_FALSE(Read(*b_, ResultOf(2)).exists());
}

TEST_F(SharedStoreTest, AFailedStageLeavesNothingOfAnyKind) {
  const auto batch = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*batch, Reading(*batch, HeadOf(1)), [this](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "of a");
    c.index_adds.push_back({StateIndex(1, JobState::kQueued), 1});
    c.list_appends.push_back({List(), {"item"}});
    c.stat_adds.push_back({1, {1}});
    c.timer_adds.push_back({now_.wall, TimerKind::kDue, Key().U64(1)});
    c.leases.push_back({1, now_.steady, 1s});
    c.fair.emplace_back(Add(1, "g"));
  }));
  Commit(*b_, Puts(HeadOf(1), "of b"));
  EXPECT_THAT(FailedOf(*batch), ElementsAre(1));
  const auto look = b_->Begin(now_, 1);
  EXPECT_EQ(look->IndexCount(StateIndex(1, JobState::kQueued)), 0U);
  EXPECT_EQ(look->Bounds(List()).tail, 0U);
  EXPECT_EQ(look->Counters(std::vector<Key>{StatCounter(1, Resolution::kTotal, {})}).at(0), StatRow{});
  EXPECT_FALSE(look->NextTimer(TimerClock::kWall).has_value());
  EXPECT_FALSE(look->NextLease().has_value());
  EXPECT_FALSE(look->Group(1, GroupOf("g")).has_value());
}

TEST_F(SharedStoreTest, OfTwoNodesThatMakeARecordOneIsFirst) {
  const auto first = a_->Begin(now_, 0);
  const auto second = b_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*first, Reading(*first, HeadOf(1)), Puts(HeadOf(1), "of a")));
  ASSERT_TRUE(Apply(*second, Reading(*second, HeadOf(1)), Puts(HeadOf(1), "of b")));
  EXPECT_THAT(FailedOf(*second), IsEmpty());
  EXPECT_THAT(FailedOf(*first), ElementsAre(1));
  EXPECT_EQ(Read(*a_, HeadOf(1)).value, "of b");
}

TEST_F(SharedStoreTest, ARecordThatWasErasedAndMadeAgainIsAnotherOne) {
  Commit(*a_, Puts(HeadOf(1), "same"));
  const auto batch = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*batch, Reading(*batch, HeadOf(1)), Puts(ResultOf(1), "rests on it")));
  Commit(*b_, [](Changes& c) { c.erases.push_back(HeadOf(1)); });
  Commit(*b_, Puts(HeadOf(1), "same"));
  EXPECT_THAT(FailedOf(*batch), ElementsAre(1));
}

TEST_F(SharedStoreTest, ACountOfAnIndexIsGuarded) {
  const Key index = StateIndex(1, JobState::kQueued);
  const auto adds = [&](Seq seq) { return [&index, seq](Changes& c) { c.index_adds.push_back({index, seq}); }; };
  Commit(*a_, adds(1));
  const auto batch = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*batch, adds(2)));
  Guards guards = At(*batch);
  guards.index_counts.emplace_back(index, 2);
  ASSERT_TRUE(Apply(*batch, guards, Puts(ResultOf(1), "there were two")));
  Commit(*b_, adds(3));
  EXPECT_THAT(FailedOf(*batch), ElementsAre(2));
  EXPECT_EQ(a_->Snapshot()->IndexCount(index), 3U);
}

TEST_F(SharedStoreTest, AnIndexThatIsEmptyIsGuardedToo) {
  const Key index = StateIndex(1, JobState::kQueued);
  Commit(*a_, [&](Changes& c) { c.index_adds.push_back({index, 1}); });
  Commit(*a_, [&](Changes& c) { c.index_removes.push_back({index, 1}); });
  const auto empty = [&](Batch& batch) {
    Guards guards = At(batch);
    guards.index_counts.emplace_back(index, 0);
    return guards;
  };
  const auto holds = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*holds, empty(*holds), Puts(ResultOf(1), "there is none")));
  EXPECT_THAT(FailedOf(*holds), IsEmpty());
  const auto fails = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*fails, empty(*fails), Puts(ResultOf(1), "there is still none")));
  Commit(*b_, [&](Changes& c) { c.index_adds.push_back({index, 2}); });
  EXPECT_THAT(FailedOf(*fails), ElementsAre(1));
}

// Five are left; one node ends two of them, the other three, and both have decided on five.
TEST_F(SharedStoreTest, OfThoseWhoLeaveAnIndexOnTwoNodesOnlyTheLastConflicts) {
  const Key open = OpenIndex(7);
  Commit(*a_, [&](Changes& c) {
    for (Seq seq = 1; seq <= 5; ++seq) c.index_adds.push_back({open, seq});
  });
  const auto leave = [&](Batch& batch, std::initializer_list<Seq> seqs) {
    EXPECT_EQ(batch.IndexCount(open), 5U);
    for (const Seq seq : seqs) {
      Guards guards = At(batch);
      guards.index_at_least.emplace_back(open, 2);
      ASSERT_TRUE(Apply(batch, guards, [&](Changes& c) { c.index_removes.push_back({open, seq}); }));
    }
  };
  const auto first = a_->Begin(now_, 0);
  const auto second = b_->Begin(now_, 0);
  leave(*first, {1, 2});
  leave(*second, {3, 4, 5});
  EXPECT_THAT(FailedOf(*first), IsEmpty());
  EXPECT_THAT(FailedOf(*second), ElementsAre(3));
  EXPECT_EQ(a_->Snapshot()->IndexCount(open), 1U);
}

TEST_F(SharedStoreTest, OthersMayBeAssumedAndAWrongGuessIsFoundOut) {
  const Key open = OpenIndex(7);
  Commit(*a_, [&](Changes& c) { c.index_adds = {{open, 1}}; });
  const auto batch = a_->Begin(now_, 0);
  EXPECT_TRUE(batch->AssumesOthers());
  Guards guards = At(*batch);
  guards.index_at_least.emplace_back(open, 2);
  ASSERT_TRUE(Apply(*batch, guards, [&](Changes& c) { c.index_removes.push_back({open, 1}); }));
  EXPECT_THAT(FailedOf(*batch), ElementsAre(1));
  EXPECT_FALSE(a_->Begin(now_, 0)->AssumesOthers()) << "after a wrong guess it asks";
}

// ---- What a node believes to know without asking ----

TEST_F(SharedStoreTest, WhatIsPresumedIsCheckedByTheCommitEvenIfNothingIsWritten) {
  Commit(*a_, Puts(HeadOf(1), "old"));
  Commit(*b_, Puts(HeadOf(1), "new"));
  const auto batch = a_->Begin(now_, 0);
  EXPECT_TRUE(batch->AssumeCached(HeadOf(1), false));
  EXPECT_FALSE(batch->AtHand(HeadOf(1)));
  EXPECT_EQ(batch->Read(HeadOf(1))->value, "old");
  ASSERT_TRUE(Apply(*batch, Reading(*batch, HeadOf(1)), [](Changes&) {}));
  EXPECT_THAT(FailedOf(*batch), ElementsAre(1));
  const auto next = a_->Begin(now_, 0);
  EXPECT_FALSE(next->AssumeCached(HeadOf(1), false)) << "after a wrong guess it asks";
  EXPECT_EQ(next->Read(HeadOf(1))->value, "new");
}

TEST_F(SharedStoreTest, WhatIsFetchedTakesThePlaceOfWhatWasPresumed) {
  Commit(*a_, Puts(HeadOf(1), "old"));
  Commit(*b_, Puts(HeadOf(1), "new"));
  const auto batch = a_->Begin(now_, 0);
  EXPECT_TRUE(batch->AssumeCached(HeadOf(1), false));
  batch->Fetch(std::vector<RecordKey>{HeadOf(1)});
  EXPECT_TRUE(batch->AtHand(HeadOf(1)));
  ASSERT_TRUE(Apply(*batch, Reading(*batch, HeadOf(1)), Puts(HeadOf(1), "newer")));
  EXPECT_THAT(FailedOf(*batch), IsEmpty());
}

TEST_F(SharedStoreTest, ARecordThatIsPresumedToBeAbsentIsMadeUnlessItExists) {
  const RecordKey free{RecordKind::kId, Key().Bytes("free")};
  const RecordKey taken{RecordKind::kId, Key().Bytes("taken")};
  Commit(*b_, Puts(taken, "1"));
  const auto batch = a_->Begin(now_, 0);
  for (const RecordKey& key : {free, taken}) {
    EXPECT_FALSE(batch->AssumeCached(key, false));
    EXPECT_TRUE(batch->AssumeCached(key, true));
    ASSERT_TRUE(Apply(*batch, Reading(*batch, key), Puts(key, "2")));
  }
  EXPECT_THAT(FailedOf(*batch), ElementsAre(2));
  EXPECT_EQ(Read(*b_, free).value, "2");
  EXPECT_EQ(Read(*b_, taken).value, "1");
}

// The same job is read twice in one batch, by an operation and, after another node has changed it, with its claim.
TEST_F(SharedStoreTest, AStageThatReadAnOlderVersionThanTheClaimFailsAlone) {
  Commit(*a_, [](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "old");
    c.fair.emplace_back(Add(1));
  });
  const auto batch = a_->Begin(now_, 0);
  ASSERT_TRUE(Apply(*batch, Reading(*batch, HeadOf(1)), Puts(ResultOf(9), "it was old")));
  Commit(*b_, Puts(HeadOf(1), "new"));
  EXPECT_THAT(Take(*batch), ElementsAre(1));
  EXPECT_EQ(batch->Read(HeadOf(1))->value, "new");
  ASSERT_TRUE(Apply(*batch, Reading(*batch, HeadOf(1)), [this](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "running");
    c.leases.push_back({1, now_.steady + kLease, kLease});
  }));
  EXPECT_THAT(FailedOf(*batch), ElementsAre(1));
  EXPECT_FALSE(Read(*b_, ResultOf(9)).exists());
  EXPECT_EQ(Read(*b_, HeadOf(1)).value, "running");
  EXPECT_THAT(TakeAndHold(*b_), IsEmpty());
}

TEST_F(SharedStoreTest, NamesThatTwoNodesGiveGetDifferentNumbers) {
  const RecordKey next{RecordKind::kNextName, Key()};
  const auto name = [&](Batch& batch, const std::string& text) {
    const Record record = batch.Read(next).value();
    const int number = record.exists() ? std::stoi(record.value) : 1;
    Guards guards = Reading(batch, next);
    return Apply(batch, guards, [&](Changes& c) {
      c.puts.emplace_back(RecordKey{RecordKind::kName, Key().Bytes(text)}, std::to_string(number));
      c.puts.emplace_back(next, std::to_string(number + 1));
    });
  };
  const auto first = a_->Begin(now_, 0);
  ASSERT_TRUE(name(*first, "mail"));
  const auto second = b_->Begin(now_, 0);
  ASSERT_TRUE(name(*second, "video"));
  EXPECT_THAT(FailedOf(*first), IsEmpty());
  EXPECT_THAT(FailedOf(*second), ElementsAre(1));
  const auto again = b_->Begin(now_, 0);
  ASSERT_TRUE(name(*again, "video"));
  EXPECT_THAT(FailedOf(*again), IsEmpty());
  EXPECT_EQ(Read(*a_, {RecordKind::kName, Key().Bytes("mail")}).value, "1");
  EXPECT_EQ(Read(*a_, {RecordKind::kName, Key().Bytes("video")}).value, "2");
}

TEST_F(SharedStoreTest, NumbersOfJobsNeverOverlapAndRise) {
  Seq last = 0;
  for (int i = 0; i < 10; ++i) {
    const auto batch = (i % 3 == 0 ? b_ : a_)->Begin(now_, 5);
    EXPECT_GT(batch->first_seq(), last);
    const Seq more = batch->ReserveSeqs(2);
    EXPECT_GT(more, batch->first_seq() + 4);
    last = more + 1;
  }
}

TEST_F(SharedStoreTest, ADamagedValueIsFoundWhenItIsRead) {
  Commit(*a_, Puts(HeadOf(1), "the head of a job"));
  const std::string heads = RedisKeys(name_space_).Records(RecordKind::kHead);
  std::string bytes = RedisOfTests().Call({"HGET", heads, "1"}).text;
  bytes.back() = static_cast<char>(bytes.back() ^ 4);
  RedisOfTests().Call({"HSET", heads, "1", bytes});
  EXPECT_EQ(a_->Snapshot()->Read(HeadOf(1)).error().code, ErrorCode::kCorrupt);
  EXPECT_EQ(a_->Begin(now_, 0)->Read(HeadOf(1)).error().code, ErrorCode::kCorrupt);
}

}  // namespace
}  // namespace pawl
