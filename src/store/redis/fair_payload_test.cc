#include "store/redis/fair_payload.h"

#include <gtest/gtest.h>

#include "store/redis/fair_group_record.h"
#include "store/redis/script_replies.h"

namespace pawl {
namespace {

const FairPlace kPlace{7, HashBytes("g"), 1'234'567, 9, WallFromMillis(1'700'000'000'123)};

bool Same(const FairPlace& a, const FairPlace& b) {
  return a.queue == b.queue && a.group == b.group && a.seq == b.seq && a.priority == b.priority && a.due == b.due;
}

TEST(FairMemberTest, IsReadAsBuilt) {
  const auto ready = ParseReady(ReadyMember(kPlace), 7);
  ASSERT_TRUE(ready);
  EXPECT_TRUE(Same(ready->place, kPlace) && ready->ready && !ready->ordered);
  const auto ordered = ParseReady(OrderedMember(kPlace, false), 7);
  ASSERT_TRUE(ordered);
  EXPECT_TRUE(Same(ordered->place, kPlace) && !ordered->ready && ordered->ordered);
  const std::string reservation(Reservation(kPlace).view());
  const auto reserved = ParseReservations(reservation + std::string(kReservationBytes, '\0') + reservation);
  ASSERT_EQ(reserved.size(), 3);
  EXPECT_TRUE(Same(reserved[0], kPlace) && reserved[1].queue == 0 && Same(reserved[2], kPlace));
  const auto ring = ParseRing(RingMember(4, 99, kPlace.group));
  ASSERT_TRUE(ring);
  EXPECT_TRUE(ring->priority == 4 && ring->turn == 99 && ring->group == kPlace.group);
  const auto held = ParseHeld(HeldMember(kPlace.group, 5));
  ASSERT_TRUE(held);
  EXPECT_TRUE(held->group == kPlace.group && held->seq == 5);
  const auto blocked = ParseBlocked(BlockedMember(7, kPlace.group));
  ASSERT_TRUE(blocked);
  EXPECT_TRUE(blocked->queue == 7 && blocked->group == kPlace.group);
  const auto queue = ParseBlocked(BlockedMember(7, {}));
  ASSERT_TRUE(queue);
  EXPECT_TRUE(queue->queue == 7 && queue->group == GroupKey{});
}

TEST(FairMemberTest, OfAnotherSizeIsRefused) {
  EXPECT_FALSE(ParseReady("short", 1));
  EXPECT_FALSE(ParseRing("x"));
  EXPECT_FALSE(ParseHeld(""));
  EXPECT_FALSE(ParseBlocked("12345"));
}

TEST(FairMemberTest, OfAGroupLiesWithinItsBounds) {
  const LexBounds bounds = BoundsOfGroup(kPlace.group);
  const auto min = bounds.min.view().substr(1);
  const auto max = bounds.max.view().substr(1);
  for (const Key& member : {ReadyMember(kPlace), OrderedMember(kPlace, true), HeldMember(kPlace.group, kPlace.seq)}) {
    EXPECT_LE(min, member.view());
    EXPECT_GT(max, member.view());
  }
}

TEST(RedisGroupTest, ThatIsDamagedIsRefused) {
  const std::string bytes = std::string(1, '\0') + "\x93\xa4name\x0c\x05";
  const auto record = DecodeRedisGroup(bytes);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->name, "name");
  EXPECT_EQ(record->turn, 12);
  EXPECT_EQ(record->ring_priority, 5);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(DecodeRedisGroup(std::string_view(bytes).substr(0, size))) << size;
  }
  EXPECT_FALSE(DecodeRedisGroup(bytes + "x"));
}

RedisReply Integer(std::int64_t value) { return {.kind = RedisReply::Kind::kInteger, .integer = value}; }
RedisReply Text(std::string text) { return {.kind = RedisReply::Kind::kString, .text = std::move(text)}; }
RedisReply List(std::vector<RedisReply> items) { return {.kind = RedisReply::Kind::kArray, .items = std::move(items)}; }

TEST(ScriptReplyTest, OfAClaimIsRead) {
  const std::string member(Reservation(kPlace).view());
  auto reply = ReadTakeReply(List({Integer(17), Integer(1), List({Text(""), Text(member)}),
                                   List({Text(std::string(Key().U32(7).view()))}), Text("n:1")}));
  ASSERT_TRUE(reply.ok());
  EXPECT_EQ(reply->next_blocked, SteadyFromMillis(17));
  EXPECT_TRUE(reply->more);
  ASSERT_EQ(reply->taken.size(), 2);
  EXPECT_TRUE(reply->taken[0].empty());
  ASSERT_EQ(reply->taken[1].size(), 1);
  EXPECT_TRUE(Same(reply->taken[1][0], kPlace));
  EXPECT_EQ(reply->woken, std::vector<NameId>{7});
  EXPECT_EQ(reply->call, "n:1");
}

TEST(JoinedTest, AsksForTheSameQueuesThatFollowEachOtherAreOne) {
  std::vector<TakeAsk> asks(6);
  for (TakeAsk& ask : asks) ask.queues = {1};
  asks[1].count = 5;
  asks[2].queues = {2};
  asks[4].place = kPlace;
  asks[5].waits = true;
  const std::vector<JointAsk> joined = Joined(asks);
  ASSERT_EQ(joined.size(), 5);
  EXPECT_EQ(joined[0].asks, 2);
  EXPECT_EQ(joined[0].count, 6);
  EXPECT_EQ(joined[0].waits_at, 1) << "with one job the second ask gets none";
  for (std::size_t i = 1; i < joined.size(); ++i) {
    EXPECT_EQ(joined[i].first, &asks[i + 1]);
    EXPECT_EQ(joined[i].asks, 1);
    EXPECT_EQ(joined[i].waits_at, 0);
  }
}

TEST(ScriptReplyTest, ThatIsAnErrorOrOfAnotherShapeIsAnError) {
  const RedisReply oom{.kind = RedisReply::Kind::kError, .text = "OOM command not allowed"};
  EXPECT_EQ(ReadCommitReply(oom).error().code, ErrorCode::kNoSpace);
  const RedisReply other{.kind = RedisReply::Kind::kError, .text = "WRONGTYPE"};
  EXPECT_EQ(ReadCommitReply(other).error().code, ErrorCode::kStorage);
  EXPECT_FALSE(ReadCommitReply(Integer(1)).ok());
  EXPECT_FALSE(ReadCommitReply(List({Integer(0), Text("x")})).ok());
  EXPECT_FALSE(ReadTakeReply(List({Integer(0)})).ok());
  EXPECT_FALSE(ReadTakeReply(List({{}, Integer(0), List({Text("x")}), List({}), Text("")})).ok());
}

TEST(ScriptReplyTest, OfACommitNamesTheGuardsThatFailed) {
  const auto reply = ReadCommitReply(List({Integer(0), Integer(2), Integer(5)}));
  ASSERT_TRUE(reply.ok());
  EXPECT_FALSE(reply->done);
  EXPECT_EQ(reply->failed_guards, (std::vector<std::size_t>{2, 5}));
}

}  // namespace
}  // namespace pawl
