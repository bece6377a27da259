#include "store/redis/redis_keys.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

const RedisKeys& Keys() {
  static const RedisKeys kKeys("n");
  return kKeys;
}

TEST(RedisKeysTest, AKeyBeginsWithTheHashTagOfTheNamespace) {
  EXPECT_EQ(Keys().Records(RecordKind::kNameOf), "pawl:{n}:names:by-number");
  EXPECT_EQ(Keys().Timers(TimerKind::kSpanDue), "pawl:{n}:timers:span_due");
}

TEST(RedisKeysTest, AFieldIsANumberAsTextOrTheBytesOfAHash) {
  const Hash128 hash = HashBytes("x");
  EXPECT_EQ(FieldOf({RecordKind::kHead, Key().U64(17)}), "17");
  EXPECT_EQ(FieldOf({RecordKind::kIntent, Key().U64(17)}), "17");
  EXPECT_EQ(FieldOf({RecordKind::kHead, Key().U64(0)}), "0");
  EXPECT_EQ(FieldOf({RecordKind::kQueue, Key().U32(3)}), "3");
  EXPECT_EQ(FieldOf({RecordKind::kNextName, Key()}), "next");
  EXPECT_EQ(FieldOf({RecordKind::kId, Key().Hash(hash)}), Key().Hash(hash).view());
  EXPECT_EQ(FieldOf({RecordKind::kWatched, Key().U8(0)}), std::string(1, '\0'));
}

TEST(RedisKeysTest, AFieldOfAnyKindGivesItsKeyBack) {
  for (const RecordKind kind : kRecordKinds) {
    const Key key = Key().Bytes(std::string(KeyBytes(TraitsOf(kind).key).value_or(5), '\1'));
    EXPECT_EQ(KeyOfField(kind, FieldOf({kind, key})), key) << static_cast<int>(kind);
  }
}

TEST(RedisKeysTest, AnIndexByStateIsInBlocksWithACount) {
  const IndexPlace place = PlaceOfIndex(Keys(), StateIndex(7, JobState::kQueued));
  EXPECT_EQ(place.key, "pawl:{n}:q:7:state:queued");
  EXPECT_EQ(place.counter, "7:queued");
  EXPECT_EQ(place.group, "");
}

TEST(RedisKeysTest, AnIndexByGroupIsARangeOfTheHistoryOfItsQueue) {
  const GroupKey group = HashBytes("g");
  const IndexPlace place = PlaceOfIndex(Keys(), GroupIndex(7, group));
  EXPECT_EQ(place.key, "pawl:{n}:q:7:history");
  EXPECT_EQ(place.group, Key().Hash(group).view());
  EXPECT_FALSE(place.in_blocks());
}

TEST(RedisKeysTest, OtherIndexesAreSetsOfTheirOwn) {
  EXPECT_EQ(PlaceOfIndex(Keys(), ChildrenIndex(5)).key, "pawl:{n}:children:5");
  EXPECT_EQ(PlaceOfIndex(Keys(), OpenIndex(5)).key, "pawl:{n}:open:5");
  const std::string hash(Key().Hash(HashBytes("/c")).view());
  const IndexPlace subscribers = PlaceOfIndex(Keys(), ChannelIndex("/c"));
  EXPECT_EQ(subscribers.key, "pawl:{n}:subscribers:" + hash);
  EXPECT_EQ(subscribers.group, "");
  EXPECT_FALSE(subscribers.in_blocks());
}

}  // namespace
}  // namespace pawl
