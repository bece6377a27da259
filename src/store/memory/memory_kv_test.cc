// The faults of MemoryKv; what it does as a Kv is in kv_contract_test.cc.
#include "store/memory/memory_kv.h"

#include <gtest/gtest.h>

#include <string>

namespace pawl {
namespace {

Result<void> PutKey(Kv& kv, const std::string& key) {
  auto writer = kv.BeginWrite();
  writer->Put(Table::kHeads, key, "v");
  return writer->Commit();
}

bool HoldsKey(Kv& kv, const std::string& key) { return kv.BeginRead()->Get(Table::kHeads, key).has_value(); }

TEST(MemoryKvTest, AFailedCommitChangesNothingAndIsLatched) {
  MemoryKv kv;
  ASSERT_TRUE(PutKey(kv, "before").ok());
  kv.SetBeforeCommit([] { return Result<void>(Error{ErrorCode::kStorage, "the disk is gone"}); });
  EXPECT_EQ(PutKey(kv, "lost").error().code, ErrorCode::kStorage);
  kv.SetBeforeCommit({});
  EXPECT_EQ(PutKey(kv, "after").error().detail, "the disk is gone");
  EXPECT_TRUE(HoldsKey(kv, "before"));
  EXPECT_FALSE(HoldsKey(kv, "lost") || HoldsKey(kv, "after"));
}

TEST(MemoryKvTest, WantOfRoomFailsOneCommitOnly) {
  MemoryKv kv;
  kv.SetBeforeCommit([] { return Result<void>(Error{ErrorCode::kNoSpace, "full"}); });
  EXPECT_EQ(PutKey(kv, "lost").error().code, ErrorCode::kNoSpace);
  kv.SetBeforeCommit({});
  EXPECT_TRUE(PutKey(kv, "after").ok());
  EXPECT_TRUE(HoldsKey(kv, "after"));
  EXPECT_FALSE(HoldsKey(kv, "lost"));
}

TEST(MemoryKvTest, HasSpaceUnlessToldOtherwise) {
  MemoryKv kv;
  EXPECT_TRUE(kv.ReserveSpace());
  kv.SetSpace(false);
  EXPECT_FALSE(kv.ReserveSpace());
}

TEST(MemoryKvTest, HasNothingToBackUp) {
  EXPECT_EQ(MemoryKv().Backup("/nowhere", true).error().code, ErrorCode::kBadRequest);
}

}  // namespace
}  // namespace pawl
