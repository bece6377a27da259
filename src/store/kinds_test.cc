#include "store/kinds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string_view>
#include <vector>

namespace pawl {
namespace {

using Names = std::map<int, std::string_view>;  // by number

template <typename Kinds>
Names NamesOf(const Kinds& kinds) {
  Names names;
  for (const auto kind : kinds) names.emplace(static_cast<int>(kind), TraitsOf(kind).redis_name);
  return names;
}

// Numbers are in the keys of LMDB, names in those of Redis: neither may change once data has been stored with them.
TEST(RecordKindsTest, NumbersAndNamesAreThoseOfStoredData) {
  const Names stored = {{1, "heads"},         {2, "bodies"},          {3, "ids"},
                        {4, "results"},       {5, "errors"},          {6, "progress"},
                        {7, "names"},         {8, "names:by-number"}, {9, "names:next"},
                        {10, "queues"},       {11, "group-settings"}, {12, "unique"},
                        {13, "idempotency"},  {14, "claims"},         {15, "intents"},
                        {16, "copy"},         {17, "ports"},          {18, "job-state"},
                        {19, "child-names"},  {20, "aliases"},        {21, "types"},
                        {22, "asleep"},       {23, "watched"},        {24, "callbacks"},
                        {26, "schedules"},    {27, "hooks"},          {28, "totals"},
                        {29, "hook-secrets"}, {30, "links"},          {31, "carriers"},
                        {32, "partitions"},   {33, "scans"},          {34, "runs"}};
  EXPECT_EQ(NamesOf(kRecordKinds), stored);
  EXPECT_EQ(kRecordKindsEnd, 35U);
}

TEST(TimerKindsTest, NumbersAndNamesAreThoseOfStoredData) {
  const Names stored = {{1, "timers:due"},      {2, "timers:expire"},      {3, "timers:retention"},
                        {4, "timers:forget"},   {5, "timers:shutdown"},    {6, "timers:tree"},
                        {7, "timers:span_due"}, {8, "timers:span_expire"}, {9, "timers:schedule"}};
  EXPECT_EQ(NamesOf(kTimerKinds), stored);
  EXPECT_EQ(kTimerKindsEnd, 10U);
}

TEST(IndexKindsTest, NumbersAndNamesAreThoseOfStoredData) {
  const Names stored = {{1, "state"},       {2, "history"}, {3, "children"}, {4, "open"},
                        {5, "subscribers"}, {6, "before"},  {7, "bad"}};
  EXPECT_EQ(NamesOf(kIndexKinds), stored);
}

TEST(KindsTest, NoTwoKindsShareANameOnRedis) {
  std::set<std::string_view> names;
  for (const Names& some : {NamesOf(kRecordKinds), NamesOf(kTimerKinds), NamesOf(kIndexKinds)}) {
    for (const auto& [number, name] : some) EXPECT_TRUE(names.insert(name).second) << name;
  }
}

TEST(KindsTest, NumbersThatWereNeverGivenAreNoKinds) {
  for (const int number : {0, 25, 35, 255}) EXPECT_FALSE(IsKnown(static_cast<RecordKind>(number))) << number;
  for (const int number : {0, 10, 255}) EXPECT_FALSE(IsKnown(static_cast<TimerKind>(number))) << number;
  for (const int number : {0, 8, 255}) EXPECT_FALSE(IsKnown(static_cast<IndexKind>(number))) << number;
}

TEST(RecordKindsTest, ATableOfItsOwnHoldsOneKindOnly) {
  std::set<Table> tables;
  for (const RecordKind kind : kRecordKinds) {
    const Table table = TraitsOf(kind).table;
    EXPECT_FALSE(IsSet(table));
    if (table == Table::kRecords) continue;
    EXPECT_TRUE(tables.insert(table).second) << static_cast<int>(kind);
  }
  EXPECT_THAT(tables, testing::ElementsAre(Table::kHeads, Table::kBodies, Table::kIds));
}

// The mark that a copy is under way belongs to its target: the source has none.
TEST(RecordKindsTest, AllButTheMarkOfACopyAreCopied) {
  for (const RecordKind kind : kRecordKinds) {
    EXPECT_EQ(TraitsOf(kind).copied == CopiedAs::kNever, kind == RecordKind::kCopy) << static_cast<int>(kind);
  }
}

TEST(RecordKindsTest, EachHasAnObjectForMessages) {
  for (const RecordKind kind : kRecordKinds) EXPECT_FALSE(TraitsOf(kind).what.empty()) << static_cast<int>(kind);
}

// Jobs that are due go first, and what only frees room goes last.
TEST(TimerKindsTest, EachIsSweptOnceInItsOrder) {
  using enum TimerKind;
  EXPECT_THAT(kTimersInSweepOrder, testing::ElementsAre(kDue, kSpanDue, kSpanExpire, kExpire, kShutdown, kSchedule,
                                                        kTree, kRetention, kForget));
  EXPECT_THAT(kTimersInSweepOrder, testing::UnorderedElementsAreArray(kTimerKinds));
  const auto phase = [](TimerKind kind) { return TraitsOf(kind).sweep.phase; };
  EXPECT_EQ(phase(kShutdown), SweepOrder::Phase::kBeforeIntents);
  EXPECT_EQ(phase(kTree), SweepOrder::Phase::kAfterIntents);
}

TEST(TimerKindsTest, SpansGoByTheSteadyClock) {
  for (const TimerKind kind : kTimerKinds) {
    const bool span = kind == TimerKind::kSpanDue || kind == TimerKind::kSpanExpire;
    EXPECT_EQ(ClockOf(kind) == TimerClock::kSteady, span) << static_cast<int>(kind);
  }
}

// A timer for a record stands as it is in its set on Redis; those for jobs are in blocks of seqs.
TEST(TimerKindsTest, OnlyForgetAndScheduleAreForRecords) {
  for (const TimerKind kind : kTimerKinds) {
    const bool for_record = kind == TimerKind::kForget || kind == TimerKind::kSchedule;
    EXPECT_EQ(TraitsOf(kind).about == TimerAbout::kRecord, for_record) << static_cast<int>(kind);
  }
}

}  // namespace
}  // namespace pawl
