// The faults of MemoryKv; what it does as a Kv is in kv_contract_test.cc.
#include "store/memory/memory_kv.h"

#include <gtest/gtest.h>

#include <string>

namespace pawl {
namespace {

Result<void> PutOne(Kv& kv, const std::string& key) {
  auto writer = kv.BeginWrite();
  writer->Put(Table::kHeads, key, "v");
  return writer->Commit();
}

bool Has(Kv& kv, const std::string& key) { return kv.BeginRead()->Get(Table::kHeads, key).has_value(); }

TEST(MemoryKvTest, AFailedCommitChangesNothingAndIsLatched) {
  MemoryKv kv;
  ASSERT_TRUE(PutOne(kv, "before").ok());
  kv.SetBeforeCommit([] { return Result<void>(Error{ErrorCode::kStorage, "the disk is gone"}); });
  EXPECT_EQ(PutOne(kv, "lost").error().code, ErrorCode::kStorage);
  kv.SetBeforeCommit({});
  EXPECT_EQ(PutOne(kv, "after").error().detail, "the disk is gone");
  EXPECT_TRUE(Has(kv, "before"));
  EXPECT_FALSE(Has(kv, "lost") || Has(kv, "after"));
}

TEST(MemoryKvTest, WantOfRoomFailsOneCommitOnly) {
  MemoryKv kv;
  kv.SetBeforeCommit([] { return Result<void>(Error{ErrorCode::kNoSpace, "full"}); });
  EXPECT_EQ(PutOne(kv, "lost").error().code, ErrorCode::kNoSpace);
  kv.SetBeforeCommit({});
  EXPECT_TRUE(PutOne(kv, "after").ok());
  EXPECT_TRUE(Has(kv, "after"));
  EXPECT_FALSE(Has(kv, "lost"));
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
