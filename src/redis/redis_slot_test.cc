#include "redis/redis_slot.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(RedisSlotTest, IsThatOfTheTag) {
  EXPECT_EQ(RedisSlot("foo"), 12182);
  EXPECT_EQ(RedisSlot("123456789"), 12739);
  EXPECT_EQ(RedisSlot("pawl:{foo}:job"), RedisSlot("foo"));
  EXPECT_EQ(RedisSlot("{foo}{bar}"), RedisSlot("foo"));
  EXPECT_EQ(RedisSlot(""), 0);
}

TEST(RedisSlotTest, WithoutATagIsThatOfTheWholeKey) {
  EXPECT_NE(RedisSlot("a{}b"), RedisSlot(""));
  EXPECT_NE(RedisSlot("a{foo"), RedisSlot("foo"));
}

}  // namespace
}  // namespace pawl
