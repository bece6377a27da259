#include "store/journal/kv_changes.h"

#include <gtest/gtest.h>

#include <string>

#include "store/memory/memory_kv.h"

namespace pawl {
namespace {

Result<void> Apply(MemoryKv& kv, std::string_view bytes) {
  const auto writer = kv.BeginWrite();
  PAWL_TRY(ApplyKvChanges(bytes, *writer));
  return writer->Commit();
}

TEST(KvChangesTest, AreMadeAgainFromTheirBytes) {
  MemoryKv kv;
  KvChanges changes;
  EXPECT_TRUE(changes.empty());
  changes.Put(Table::kHeads, "kept", std::string(70'000, 'v'));
  changes.Put(Table::kHeads, "gone", "");
  changes.Erase(Table::kHeads, "gone");
  changes.Add(Table::kIndexes, std::string(kMaxKeyBytes, 'k'), UINT64_MAX);
  changes.Add(Table::kIndexes, "set", 1);
  changes.Remove(Table::kIndexes, "set", 1);
  changes.Put(Table::kIdBufferA, "row", "v");
  changes.ClearTable(Table::kIdBufferA);
  for (int times = 0; times < 2; ++times) {  // the second time changes nothing
    ASSERT_TRUE(Apply(kv, changes.bytes()).ok());
    const auto reader = kv.BeginRead();
    EXPECT_EQ(reader->Get(Table::kHeads, "kept"), std::string(70'000, 'v'));
    EXPECT_FALSE(reader->Get(Table::kHeads, "gone"));
    EXPECT_EQ(reader->MemberAtOrAfter(Table::kIndexes, std::string(kMaxKeyBytes, 'k'), 0), UINT64_MAX);
    EXPECT_EQ(reader->Count(Table::kIndexes, "set"), 0U);
    EXPECT_FALSE(reader->Get(Table::kIdBufferA, "row"));
  }
}

TEST(KvChangesTest, TheLastOneCanBeTakenBack) {
  KvChanges changes;
  changes.Put(Table::kHeads, "a", "v");
  const std::string before(changes.bytes());
  changes.Erase(Table::kHeads, "b");
  changes.CutTo(before.size());
  EXPECT_EQ(changes.bytes(), before);
}

TEST(KvChangesTest, WhatIsNoneIsRefused) {
  KvChanges changes;
  changes.Put(Table::kHeads, "key", "value");
  const std::string good(changes.bytes());
  MemoryKv kv;
  for (std::size_t length = 1; length < good.size(); ++length) {
    EXPECT_EQ(Apply(kv, good.substr(0, length)).error().code, ErrorCode::kCorrupt) << length;
  }
  const auto with = [&](std::size_t at, char byte) {
    std::string bytes = good;
    bytes[at] = byte;
    return bytes;
  };
  EXPECT_EQ(Apply(kv, with(0, 9)).error().code, ErrorCode::kCorrupt) << "no such change";
  EXPECT_EQ(Apply(kv, with(1, 99)).error().code, ErrorCode::kCorrupt) << "no such table";
  EXPECT_EQ(Apply(kv, with(1, static_cast<char>(Table::kIndexes))).error().code, ErrorCode::kCorrupt) << "a set";
  EXPECT_FALSE(kv.BeginRead()->Get(Table::kHeads, "key"));
}

}  // namespace
}  // namespace pawl
