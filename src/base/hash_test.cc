#include "base/hash.h"

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <unordered_set>

#include "base/uuid.h"

namespace pawl {
namespace {

// These are on disks: they must never change.
TEST(HashBytesTest, IsTheStartOfSha256) {
  EXPECT_EQ(ToHex(HashBytes("").bytes), "e3b0c44298fc1c149afbf4c8996fb924");
  EXPECT_EQ(ToHex(HashBytes("abc").bytes), "ba7816bf8f01cfea414140de5dae2223");
}

TEST(HashBytesTest, TellsNearTextsApart) {
  std::unordered_set<Hash128> seen;
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(seen.insert(HashBytes("shop-" + std::to_string(i))).second);
  EXPECT_NE(HashBytes(std::string_view("a\0", 2)), HashBytes("a"));
}

TEST(HashBytesTest, IsTheSameOnEveryThread) {
  Hash128 other;
  std::thread([&] { other = HashBytes("x"); }).join();
  EXPECT_EQ(other, HashBytes("x"));
}

}  // namespace
}  // namespace pawl
