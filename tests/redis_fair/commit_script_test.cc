#include <gtest/gtest.h>

#include "store/redis/fair_payload.h"
#include "tests/redis_fair/scripted_redis.h"

namespace pawl {
namespace {

constexpr std::string_view kOldVersion = "version1";
constexpr std::string_view kNewVersion = "version2";

class CommitScriptTest : public testing::Test {
 protected:
  static FairPlace Place(Seq seq, std::string_view group = {}, NameId queue = 1) {
    return {queue, group.empty() ? GroupKey{} : HashBytes(group), seq, 5, WallFromMillis(1'000)};
  }
  static FairAdd AddOf(const FairPlace& place) { return {place, place.group == GroupKey{} ? "" : "a group", true}; }

  CommitReply Commit(const FairPayload& operations, const std::string& node = "a") {
    CommitCall call;
    call.node = node;
    call.batch = std::to_string(++batch_);
    call.operations = operations;
    return redis_.Commit(call);
  }
  void Push(const FairPlace& place) {
    FairPayload operations;
    operations.Change(AddOf(place));
    Commit(operations);
  }
  void Limit(std::string_view group, std::uint32_t concurrency) {
    FairLimits limits;
    limits.concurrency = concurrency;
    FairPayload operations;
    operations.Change(FairConfigure{1, HashBytes(group), std::string(group), limits, true});
    Commit(operations);
  }
  ReservingCall Take(std::size_t count, NameId queue = 1) {
    ClaimCall call;
    call.asks.push_back(Asking({queue}, count));
    return CallOf(redis_.Claim(call));
  }
  void SettleCall(const ReservingCall& call, const std::vector<Fate>& fates) {
    FairPayload operations;
    operations.SettleCall(call, fates);
    Commit(operations);
  }
  std::int64_t Size(NameId queue, std::string_view name) {
    return redis_.Call({"ZCARD", ScriptedRedis::KeyOf(queue, name)}).integer;
  }
  std::int64_t Calls() {
    const std::int64_t calls = redis_.Call({"ZCARD", ScriptedRedis::KeyOf("reserved")}).integer;
    EXPECT_EQ(redis_.Call({"HLEN", ScriptedRedis::KeyOf("reservations")}).integer, calls);
    return calls;
  }
  // All that Redis holds, as one text.
  std::string Everything() {
    std::string all;
    for (const RedisReply& key : redis_.Call({"KEYS", "*"}).items) {
      all += key.text + redis_.Call({"DUMP", key.text}).text;
    }
    return all;
  }

  ScriptedRedis redis_;
  int batch_ = 0;
};

TEST_F(CommitScriptTest, SentAgainChangesNothingAndAnswersTheSame) {
  redis_.Call({"ZADD", ScriptedRedis::KeyOf(1, "waiters"), "2000000", "a"});
  CommitCall call;
  call.batch = "41";
  call.heads = {{"1", Versioned(kOldVersion, "head")}};
  call.operations.Change(AddOf(Place(1)));
  const CommitReply first = redis_.Commit(call);
  EXPECT_TRUE(first.done);
  EXPECT_EQ(first.woken, std::vector<NameId>{1});
  Take(1);
  const std::string before = Everything();
  const CommitReply again = redis_.Commit(call);
  EXPECT_TRUE(again.done);
  EXPECT_EQ(again.woken, first.woken);
  EXPECT_EQ(Everything(), before);
}

TEST_F(CommitScriptTest, WithAFailedGuardChangesNothingAndNamesIt) {
  CommitCall write;
  write.batch = "1";
  write.heads = {{"1", Versioned(kOldVersion, "x")}, {"2", Versioned(kOldVersion, "y")}};
  ASSERT_TRUE(redis_.Commit(write).done);
  const std::string before = Everything();

  CommitCall call;
  call.batch = "2";
  call.guards = {{"1", std::string(kOldVersion)}, {"2", std::string(kNewVersion)}, {"3", ""}, {"1", ""}};
  call.guards.push_back({"4", std::string(kOldVersion)});
  call.heads = {{"1", Versioned(kNewVersion, "z")}};
  call.operations.Change(AddOf(Place(1)));
  const CommitReply reply = redis_.Commit(call);
  EXPECT_FALSE(reply.done);
  EXPECT_EQ(reply.failed_guards, (std::vector<std::size_t>{2, 4, 5}));
  EXPECT_EQ(Everything(), before);

  call.guards = {{"1", std::string(kOldVersion)}, {"3", ""}};
  EXPECT_TRUE(redis_.Commit(call).done);
  EXPECT_EQ(redis_.Call({"HGET", ScriptedRedis::KeyOf("heads"), "1"}).text, Versioned(kNewVersion, "z"));
}

TEST_F(CommitScriptTest, AppendsGetTheirOffsetsInTheCommitAndOnceOnly) {
  const auto field = [this](const std::string& name) {
    return redis_.Call({"HGET", ScriptedRedis::KeyOf("lists"), name}).text;
  };
  CommitCall call;
  call.node = "a";
  call.batch = "1";
  call.appends = {
      {.list = "L", .items = {"a", "b"}}, {.list = "N", .wakes = 1}, {.list = "S", .items = {"x"}, .start = 7}};
  CommitCall other = call;
  other.node = "b";
  other.appends = {{.list = "L", .items = {"c"}}, {.list = "N", .wakes = 2}, {.list = "S", .items = {"y"}, .start = 7}};
  ASSERT_TRUE(redis_.Commit(call).done);
  ASSERT_TRUE(redis_.Commit(other).done);
  const std::string before = Everything();
  EXPECT_TRUE(redis_.Commit(call).done);
  EXPECT_TRUE(redis_.Commit(other).done);
  EXPECT_EQ(Everything(), before) << "sent again, they append nothing";
  EXPECT_EQ(field("L:0") + field("L:1") + field("L:2"), "abc");
  EXPECT_EQ(field("L:t"), "3");
  EXPECT_EQ(field("N:t"), "3");
  EXPECT_EQ(field("S:h") + " " + field("S:7") + field("S:8") + " " + field("S:t"), "7 xy 9");
  EXPECT_EQ(redis_.Call({"HLEN", ScriptedRedis::KeyOf("lists")}).integer, 9);
}

TEST_F(CommitScriptTest, VeryManyItemsAreAppendedInOrder) {
  CommitCall call;
  call.appends.push_back({.list = "L"});
  for (int i = 0; i < 5'000; ++i) call.appends[0].items.push_back(std::to_string(i));
  ASSERT_TRUE(redis_.Commit(call).done);
  EXPECT_EQ(redis_.Call({"HGET", ScriptedRedis::KeyOf("lists"), "L:4999"}).text, "4999");
  EXPECT_EQ(redis_.Call({"HLEN", ScriptedRedis::KeyOf("lists")}).integer, 5'001);
}

TEST_F(CommitScriptTest, GrantedJobsStayHeldWhenGivenBackTooLate) {
  Push(Place(1));
  const ReservingCall call = Take(1);
  ASSERT_EQ(call.places.size(), 1);
  EXPECT_EQ(Calls(), 1);
  SettleCall(call, {Fate::kGranted});
  SettleCall(call, {Fate::kBack});
  EXPECT_EQ(Calls(), 0);
  EXPECT_EQ(Size(1, "held"), 1);
  EXPECT_EQ(Size(1, "ready"), 0);
}

TEST_F(CommitScriptTest, EachJobOfACallHasItsOwnFate) {
  for (const Seq seq : {1, 2, 3, 4}) Push(Place(seq, "g"));
  const ReservingCall call = Take(3);
  ASSERT_EQ(call.places.size(), 3);
  SettleCall(call, {Fate::kBack, Fate::kGranted, Fate::kLeaves});
  EXPECT_EQ(Calls(), 0);
  EXPECT_EQ(Size(1, "held"), 1);
  const ReservingCall next = Take(4);
  ASSERT_EQ(next.places.size(), 2);
  EXPECT_EQ(next.places[0].seq, 1) << "a job given back waits where it waited before";
  EXPECT_EQ(next.places[1].seq, 4);
}

// A node was slow: its call ran out, and the jobs went back to the queue. Its grants rest on the call and do not
// happen.
TEST_F(CommitScriptTest, ACallThatRanOutIsSettledOnce) {
  Push(Place(1));
  Push(Place(2));
  const ReservingCall slow = Take(1);
  SettleCall(slow, {Fate::kBack});
  const ReservingCall next = Take(2);
  ASSERT_EQ(next.places.size(), 2);
  for (const Fate late : {Fate::kBack, Fate::kLeaves}) SettleCall(slow, {late});
  EXPECT_EQ(Calls(), 1);
  EXPECT_EQ(Size(1, "held"), 2);
  EXPECT_EQ(Size(1, "ready"), 0);
}

TEST_F(CommitScriptTest, RemovingAReservedJobFreesItsSlot) {
  Limit("g", 1);
  Push(Place(1, "g"));
  Push(Place(2, "g"));
  const ReservingCall call = Take(2);
  ASSERT_EQ(call.places.size(), 1);
  EXPECT_TRUE(Take(1).places.empty());
  FairPayload operations;
  operations.Change(FairRemove{call.places[0]});
  Commit(operations);
  EXPECT_EQ(Size(1, "held"), 0);
  SettleCall(call, {Fate::kBack});
  EXPECT_EQ(Calls(), 0);
  const ReservingCall next = Take(2);
  ASSERT_EQ(next.places.size(), 1);
  EXPECT_EQ(next.places[0].seq, 2);
}

TEST_F(CommitScriptTest, ManyOperationsOfOneQueueAreAllDone) {
  FairPayload adds;
  for (Seq seq = 1; seq <= 5'000; ++seq) adds.Change(AddOf(Place(seq, seq % 2 == 0 ? "g" : "")));
  Commit(adds);
  EXPECT_EQ(Size(1, "ready"), 5'000);
  FairPayload removes;
  for (Seq seq = 1; seq <= 5'000; ++seq) removes.Change(FairRemove{Place(seq, seq % 2 == 0 ? "g" : "")});
  Commit(removes);
  EXPECT_EQ(Size(1, "ready"), 0);
  EXPECT_EQ(Size(1, "ring"), 0);
  EXPECT_EQ(redis_.Call({"EXISTS", ScriptedRedis::KeyOf(1, "groups")}).integer, 0);
}

}  // namespace
}  // namespace pawl
