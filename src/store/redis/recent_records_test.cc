#include "store/redis/recent_records.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

class RecentRecordsTest : public testing::Test {
 protected:
  static RecordKey Id(const std::string& id) { return {RecordKind::kId, Key().Bytes(id)}; }

  BatchMemory memory_;
  RecentRecords recent_;
  const Unwrapped body_{5, "body"};
};

TEST_F(RecentRecordsTest, WhatWasNotedIsThere) {
  EXPECT_FALSE(recent_.Head(7, memory_));
  recent_.NoteJob(7, kAbsent, {1, "head"}, &body_);
  EXPECT_EQ(recent_.Head(7, memory_)->value, "head");
  EXPECT_EQ(recent_.Head(7, memory_)->version, 1U);
  EXPECT_EQ(recent_.Body(7, 1, memory_)->value, "body");
  EXPECT_FALSE(recent_.Head(8, memory_));
  recent_.Forget({RecordKind::kHead, Key().U64(7)});
  EXPECT_FALSE(recent_.Head(7, memory_));
  EXPECT_FALSE(recent_.Body(7, 1, memory_));
}

TEST_F(RecentRecordsTest, ABodyStaysWithTheHeadsThatFollowEachOther) {
  recent_.NoteJob(7, kAbsent, {1, "head"}, &body_);
  recent_.NoteJob(7, 1, {2, "next"}, nullptr);
  EXPECT_FALSE(recent_.Body(7, 1, memory_));
  EXPECT_EQ(recent_.Body(7, 2, memory_)->value, "body");
}

// After a fail-over a number may be given again, to another job.
TEST_F(RecentRecordsTest, TheBodyOfAnotherJobWithTheSameNumberIsNotMistakenForItsOwn) {
  recent_.NoteJob(7, kAbsent, {1, "head"}, &body_);
  recent_.NoteJob(7, 3, {4, "of another"}, nullptr);
  EXPECT_FALSE(recent_.Body(7, 4, memory_));
}

TEST_F(RecentRecordsTest, WhatIsTooLargeIsNotKept) {
  const std::string large(10'000, 'x');
  const Unwrapped large_body{5, large};
  recent_.NoteJob(7, kAbsent, {1, "head"}, &large_body);
  EXPECT_TRUE(recent_.Head(7, memory_));
  EXPECT_FALSE(recent_.Body(7, 1, memory_));
  recent_.NoteJob(7, 1, {2, large}, nullptr);
  EXPECT_FALSE(recent_.Head(7, memory_));
  recent_.Note(Id("a"), {1, "small"});
  recent_.Note(Id("a"), {2, large});
  EXPECT_FALSE(recent_.Other(Id("a"), memory_));
}

TEST_F(RecentRecordsTest, OthersAreFoundByTheirKeyAndMayBeAbsent) {
  recent_.Note(Id("a"), {});
  ASSERT_TRUE(recent_.Other(Id("a"), memory_));
  EXPECT_EQ(recent_.Other(Id("a"), memory_)->version, kAbsent);
  EXPECT_FALSE(recent_.Other(Id("b"), memory_));
  recent_.Note(Id("a"), {3, "seq"});
  EXPECT_EQ(recent_.Other(Id("a"), memory_)->value, "seq");
  recent_.Forget(Id("a"));
  EXPECT_FALSE(recent_.Other(Id("a"), memory_));
}

}  // namespace
}  // namespace pawl
