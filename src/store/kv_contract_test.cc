// What every Kv must do, run on each.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/kv_under_test.h"

namespace pawl {
namespace {

constexpr Table kMap = Table::kHeads;
constexpr Table kSet = Table::kIndexes;

class KvTest : public testing::TestWithParam<std::string> {
 protected:
  Kv& kv() { return subject_.kv(); }

  void Put(const std::vector<std::string>& keys) {
    auto writer = kv().BeginWrite();
    for (const std::string& key : keys) writer->Put(kMap, key, "value of " + key);
    ASSERT_TRUE(writer->Commit().ok());
  }
  void Add(const std::string& key, const std::vector<std::uint64_t>& members) {
    auto writer = kv().BeginWrite();
    for (std::uint64_t member : members) writer->Add(kSet, key, member);
    ASSERT_TRUE(writer->Commit().ok());
  }

  KvUnderTest subject_{GetParam()};
};

constexpr auto kName = [](const auto& test) { return std::string(test.param); };
INSTANTIATE_TEST_SUITE_P(All, KvTest, testing::Values("memory", "lmdb", "lmdb_interval", "lmdb_journal"), kName);

// While commits are held back, an abort loses what was not flushed, and readers see what the writer does.
using KvTransactionTest = KvTest;
INSTANTIATE_TEST_SUITE_P(Immediate, KvTransactionTest, testing::Values("memory", "lmdb"), kName);

using KvReopenTest = KvTest;
INSTANTIATE_TEST_SUITE_P(Persistent, KvReopenTest, testing::Values("lmdb", "lmdb_interval", "lmdb_journal"), kName);

std::vector<std::string> KeysUpwards(KvReader& reader, std::string from) {
  std::vector<std::string> keys;
  while (auto entry = reader.AtOrAfter(kMap, from)) {
    keys.emplace_back(entry->key);
    from = keys.back() + '\0';
  }
  return keys;
}

std::vector<std::string> KeysDownwards(KvReader& reader, std::string from) {
  std::vector<std::string> keys;
  while (auto entry = reader.Before(kMap, from)) {
    keys.emplace_back(entry->key);
    from = keys.back();
  }
  return keys;
}

TEST_P(KvTest, AnEmptyStoreHasNothing) {
  auto reader = kv().BeginRead();
  EXPECT_FALSE(reader->Get(kMap, "a"));
  EXPECT_FALSE(reader->AtOrAfter(kMap, ""));
  EXPECT_FALSE(reader->Before(kMap, "\xff"));
  EXPECT_EQ(reader->Count(kSet, "a"), 0u);
  EXPECT_FALSE(reader->MemberBefore(kSet, "a", 1));
  EXPECT_FALSE(reader->MemberAtOrAfter(kSet, "a", 0));
  EXPECT_FALSE(reader->SetAtOrAfter(kSet, ""));
}

TEST_P(KvTest, KeysAreOrderedAsBytesWhateverTheOrderOfTheirComing) {
  std::string zero("b\0", 2);
  Put({"\xff", "b", "a", "ab", zero, "\x80"});
  auto reader = kv().BeginRead();
  std::vector<std::string> sorted = {"a", "ab", "b", zero, "\x80", "\xff"};
  EXPECT_EQ(KeysUpwards(*reader, ""), sorted);
  std::reverse(sorted.begin(), sorted.end());
  EXPECT_EQ(KeysDownwards(*reader, "\xff\xff"), sorted);
}

TEST_P(KvTest, SeekingAtTheEndsFindsTheNeighbourOrNothing) {
  Put({"b", "d"});
  auto reader = kv().BeginRead();
  EXPECT_EQ(reader->AtOrAfter(kMap, "")->key, "b");
  EXPECT_EQ(reader->AtOrAfter(kMap, "b")->key, "b");
  EXPECT_EQ(reader->AtOrAfter(kMap, "c")->key, "d");
  EXPECT_EQ(reader->AtOrAfter(kMap, "d")->value, "value of d");
  EXPECT_FALSE(reader->AtOrAfter(kMap, "e"));
  EXPECT_FALSE(reader->Before(kMap, ""));
  EXPECT_FALSE(reader->Before(kMap, "b"));
  EXPECT_EQ(reader->Before(kMap, "c")->key, "b");
  EXPECT_EQ(reader->Before(kMap, "d")->key, "b");
  EXPECT_EQ(reader->Before(kMap, "e")->value, "value of d");
}

TEST_P(KvTest, PutReplacesWithShorterLongerAndEmptyValues) {
  auto writer = kv().BeginWrite();
  for (const std::string& value : {std::string("first"), std::string(3000, 'x'), std::string("y"), std::string()}) {
    writer->Put(kMap, "key", value);
    EXPECT_EQ(writer->Get(kMap, "key"), value);
  }
  EXPECT_EQ(writer->writes(), 4u);
  ASSERT_TRUE(writer->Commit().ok());
  EXPECT_EQ(kv().BeginRead()->Get(kMap, "key"), "");
}

TEST_P(KvTest, AKeyFromTheTransactionItselfCanBeWrittenWith) {
  Put({"a", "b", "c"});
  auto writer = kv().BeginWrite();
  writer->Put(kMap, writer->AtOrAfter(kMap, "b")->key, std::string(500, 'z'));
  EXPECT_TRUE(writer->Erase(kMap, writer->AtOrAfter(kMap, "c")->key));
  EXPECT_EQ(writer->Get(kMap, "b"), std::string(500, 'z'));
  writer->Add(kSet, "s", 1);
  EXPECT_TRUE(writer->Add(kSet, *writer->SetAtOrAfter(kSet, ""), 2));
  EXPECT_TRUE(writer->Remove(kSet, *writer->SetAtOrAfter(kSet, ""), 1));
  EXPECT_EQ(KeysUpwards(*writer, ""), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(MembersUpwards(*writer, "s"), std::vector<std::uint64_t>{2});
  ASSERT_TRUE(writer->Commit().ok());
}

TEST_P(KvTest, EraseSaysWhetherTheKeyWasThere) {
  Put({"a", "b"});
  auto writer = kv().BeginWrite();
  EXPECT_TRUE(writer->Erase(kMap, "a"));
  EXPECT_FALSE(writer->Erase(kMap, "a"));
  EXPECT_FALSE(writer->Erase(kMap, "c"));
  EXPECT_EQ(writer->writes(), 1u);
  ASSERT_TRUE(writer->Commit().ok());
  EXPECT_EQ(KeysUpwards(*kv().BeginRead(), ""), std::vector<std::string>{"b"});
}

TEST_P(KvTest, ALastKeyThatWasErasedCanComeAgain) {
  Put({"a", "m", "z"});
  auto writer = kv().BeginWrite();
  EXPECT_TRUE(writer->Erase(kMap, "z"));
  EXPECT_TRUE(writer->Erase(kMap, "m"));
  writer->Put(kMap, "m", "again");
  writer->Put(kMap, "zz", "beyond");
  writer->Put(kMap, "z", "again");
  ASSERT_TRUE(writer->Commit().ok());
  EXPECT_EQ(KeysUpwards(*kv().BeginRead(), ""), (std::vector<std::string>{"a", "m", "z", "zz"}));
}

TEST_P(KvTest, TablesAreApart) {
  auto writer = kv().BeginWrite();
  writer->Put(Table::kHeads, "k", "head");
  writer->Put(Table::kLists, "k", "item");
  ASSERT_TRUE(writer->Commit().ok());
  auto reader = kv().BeginRead();
  EXPECT_EQ(reader->Get(Table::kHeads, "k"), "head");
  EXPECT_EQ(reader->Get(Table::kLists, "k"), "item");
  EXPECT_FALSE(reader->Get(Table::kBodies, "k"));
}

TEST_P(KvTest, KeysOfTheGreatestLengthAreKept) {
  std::string longest(kMaxKeyBytes, 'k');
  Put({longest});
  Add(longest, {1});
  auto reader = kv().BeginRead();
  EXPECT_EQ(reader->Get(kMap, longest), "value of " + longest);
  EXPECT_FALSE(reader->Get(kMap, longest + "k"));
  EXPECT_EQ(MembersUpwards(*reader, longest), std::vector<std::uint64_t>{1});
}

TEST_P(KvTest, MembersOfASetAreNumbersInOrder) {
  constexpr std::uint64_t kMax = ~std::uint64_t{0};
  Add("s", {256, 1, kMax, 255, 0, std::uint64_t{1} << 40});
  auto reader = kv().BeginRead();
  EXPECT_EQ(MembersUpwards(*reader, "s"), (std::vector<std::uint64_t>{0, 1, 255, 256, std::uint64_t{1} << 40, kMax}));
  EXPECT_EQ(reader->Count(kSet, "s"), 6u);
  EXPECT_EQ(reader->MemberBefore(kSet, "s", kMax), std::uint64_t{1} << 40);
  EXPECT_EQ(reader->MemberBefore(kSet, "s", 256), 255u);
  EXPECT_EQ(reader->MemberBefore(kSet, "s", 1), 0u);
  EXPECT_FALSE(reader->MemberBefore(kSet, "s", 0));
  EXPECT_EQ(reader->MemberAtOrAfter(kSet, "s", 2), 255u);
}

TEST_P(KvTest, ASetOfOneMemberIsASet) {
  Add("s", {7});
  auto reader = kv().BeginRead();
  EXPECT_EQ(reader->Count(kSet, "s"), 1u);
  EXPECT_EQ(reader->MemberBefore(kSet, "s", 8), 7u);
  EXPECT_FALSE(reader->MemberBefore(kSet, "s", 7));
  EXPECT_EQ(reader->MemberAtOrAfter(kSet, "s", 7), 7u);
  EXPECT_FALSE(reader->MemberAtOrAfter(kSet, "s", 8));
}

TEST_P(KvTest, AddAndRemoveSayWhetherTheyChangedAnything) {
  auto writer = kv().BeginWrite();
  EXPECT_TRUE(writer->Add(kSet, "s", 1));
  EXPECT_FALSE(writer->Add(kSet, "s", 1));
  EXPECT_TRUE(writer->Add(kSet, "s", 2));
  EXPECT_FALSE(writer->Add(kSet, "s", 1));
  EXPECT_EQ(writer->Count(kSet, "s"), 2u);
  EXPECT_TRUE(writer->Remove(kSet, "s", 1));
  EXPECT_FALSE(writer->Remove(kSet, "s", 1));
  EXPECT_FALSE(writer->Remove(kSet, "other", 1));
  EXPECT_EQ(writer->writes(), 3u);
  ASSERT_TRUE(writer->Commit().ok());
  EXPECT_EQ(MembersUpwards(*kv().BeginRead(), "s"), std::vector<std::uint64_t>{2});
}

TEST_P(KvTest, ASetVanishesWithItsLastMember) {
  Add("a", {1});
  Add("b", {1, 2});
  auto writer = kv().BeginWrite();
  EXPECT_TRUE(writer->Remove(kSet, "a", 1));
  EXPECT_EQ(writer->Count(kSet, "a"), 0u);
  EXPECT_EQ(writer->SetAtOrAfter(kSet, ""), "b");
  EXPECT_EQ(writer->SetAtOrAfter(kSet, "b"), "b");
  EXPECT_FALSE(writer->SetAtOrAfter(kSet, "c"));
  ASSERT_TRUE(writer->Commit().ok());
}

TEST_P(KvTest, ALargeSetIsCountedSoughtAndEmptied) {
  constexpr std::uint64_t kMembers = 20'000;
  auto writer = kv().BeginWrite();
  for (std::uint64_t i = 0; i < kMembers; ++i) writer->Add(kSet, "s", i * 2);
  EXPECT_EQ(writer->Count(kSet, "s"), kMembers);
  EXPECT_EQ(writer->MemberBefore(kSet, "s", 10'001), 10'000u);
  EXPECT_EQ(writer->MemberAtOrAfter(kSet, "s", 10'001), 10'002u);
  EXPECT_EQ(writer->MemberBefore(kSet, "s", ~std::uint64_t{0}), (kMembers - 1) * 2);
  for (std::uint64_t i = 0; i < kMembers; ++i) ASSERT_TRUE(writer->Remove(kSet, "s", i * 2));
  EXPECT_EQ(writer->Count(kSet, "s"), 0u);
  EXPECT_FALSE(writer->SetAtOrAfter(kSet, ""));
  ASSERT_TRUE(writer->Commit().ok());
}

TEST_P(KvTest, ABigValueIsKeptWhole) {
  std::string big(1 << 20, 'x');
  big[1000] = '\0';
  auto writer = kv().BeginWrite();
  writer->Put(kMap, "big", big);
  writer->Put(kMap, "small", "s");
  ASSERT_TRUE(writer->Commit().ok());
  EXPECT_EQ(kv().BeginRead()->Get(kMap, "big"), big);
}

TEST_P(KvTest, ManyKeysAreAllFoundInOrder) {
  std::vector<std::string> keys;
  for (int i = 0; i < 30'000; ++i) keys.push_back(std::to_string(1'000'000 + (i * 7919) % 30'000));
  Put(keys);
  std::sort(keys.begin(), keys.end());
  auto reader = kv().BeginRead();
  EXPECT_EQ(KeysUpwards(*reader, ""), keys);
}

TEST_P(KvTransactionTest, AbortRestoresWhatWas) {
  Put({"kept", "erased", "replaced"});
  Add("s", {1, 2});
  auto writer = kv().BeginWrite();
  writer->Put(kMap, "new", "x");
  writer->Put(kMap, "replaced", "x");
  writer->Put(kMap, "replaced", "y");
  writer->Erase(kMap, "erased");
  writer->Put(kMap, "erased", "z");
  writer->Erase(kMap, "erased");
  writer->Add(kSet, "s", 3);
  writer->Remove(kSet, "s", 1);
  writer->Add(kSet, "t", 1);
  writer->Abort();
  writer = kv().BeginWrite();
  EXPECT_EQ(KeysUpwards(*writer, ""), (std::vector<std::string>{"erased", "kept", "replaced"}));
  EXPECT_EQ(writer->Get(kMap, "replaced"), "value of replaced");
  EXPECT_EQ(writer->Get(kMap, "erased"), "value of erased");
  EXPECT_EQ(MembersUpwards(*writer, "s"), (std::vector<std::uint64_t>{1, 2}));
  EXPECT_EQ(writer->Count(kSet, "t"), 0u);
}

TEST_P(KvTransactionTest, AWriterThatIsDroppedIsAborted) {
  kv().BeginWrite()->Put(kMap, "a", "x");
  Put({"b"});
  EXPECT_EQ(KeysUpwards(*kv().BeginRead(), ""), std::vector<std::string>{"b"});
}

TEST_P(KvTransactionTest, AReaderKeepsItsSnapshotWhileTheWriterWorksAndCommits) {
  Put({"a"});
  Add("s", {1});
  auto before = kv().BeginRead();
  auto writer = kv().BeginWrite();
  writer->Put(kMap, "a", "changed");
  writer->Put(kMap, "b", "new");
  writer->Add(kSet, "s", 2);
  auto during = kv().BeginRead();
  for (KvReader* reader : {before.get(), during.get()}) {
    EXPECT_EQ(reader->Get(kMap, "a"), "value of a");
    EXPECT_FALSE(reader->Get(kMap, "b"));
    EXPECT_EQ(reader->Count(kSet, "s"), 1u);
  }
  ASSERT_TRUE(writer->Commit().ok());
  auto after = kv().BeginRead();
  EXPECT_EQ(after->Get(kMap, "a"), "changed");
  EXPECT_EQ(after->Count(kSet, "s"), 2u);
  for (KvReader* reader : {before.get(), during.get()}) {
    EXPECT_EQ(KeysUpwards(*reader, ""), std::vector<std::string>{"a"});
    EXPECT_EQ(reader->Get(kMap, "a"), "value of a");
    EXPECT_EQ(reader->Count(kSet, "s"), 1u);
  }
}

TEST_P(KvTransactionTest, ReadersOnOtherThreadsSeeWholeTransactions) {
  constexpr int kRounds = 300;
  Put({"x", "y"});
  auto read_until_done = [this] {
    for (bool done = false; !done;) {
      auto reader = kv().BeginRead();
      std::string x(*reader->Get(kMap, "x"));
      ASSERT_EQ(x.substr(x.size() - 1), "x");
      ASSERT_EQ(reader->Get(kMap, "y"), x.substr(0, x.size() - 1) + "y");
      done = x == std::to_string(kRounds) + "x";
    }
  };
  std::vector<std::thread> readers;
  for (int i = 0; i < 3; ++i) readers.emplace_back(read_until_done);
  for (int round = 1; round <= kRounds; ++round) {
    auto writer = kv().BeginWrite();
    writer->Put(kMap, "x", std::to_string(round) + "x");
    writer->Put(kMap, "y", std::to_string(round) + "y");
    ASSERT_TRUE(writer->Commit().ok());
  }
  for (std::thread& reader : readers) reader.join();
}

TEST_P(KvReopenTest, WhatWasCommittedIsThereAfterReopening) {
  Put({"a", "b"});
  Add("s", {1, 2, 3});
  subject_.Reopen();
  Put({"c"});
  auto reader = kv().BeginRead();
  EXPECT_EQ(KeysUpwards(*reader, ""), (std::vector<std::string>{"a", "b", "c"}));
  EXPECT_EQ(reader->Count(kSet, "s"), 3u);
}

}  // namespace
}  // namespace pawl
