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

  CommitReply Commit(const FairOperations& operations, const std::string& node = "a") {
    CommitCall call;
    call.node = node;
    call.batch = std::to_string(++batch_);
    call.operations = operations;
    return redis_.Commit(call);
  }
  void Push(const FairPlace& place) {
    FairOperations operations;
    operations.Change(AddOf(place));
    Commit(operations);
  }
  void Limit(std::string_view group, std::uint32_t concurrency) {
    FairLimits limits;
    limits.concurrency = concurrency;
    FairOperations operations;
    operations.Change(FairConfigure{1, HashBytes(group), std::string(group), limits, true});
    Commit(operations);
  }
  std::vector<FairPlace> Take(std::size_t count, NameId queue = 1) {
    ClaimCall call;
    call.asks.push_back(Asking({queue}, count));
    std::vector<FairPlace> places;
    const TakeReply reply = redis_.Claim(call);
    for (const TakenJob& job : reply.taken[0]) places.push_back(job.place);
    return places;
  }
  std::int64_t Size(NameId queue, std::string_view name) {
    return redis_.Call({"ZCARD", ScriptedRedis::KeyOf(queue, name)}).integer;
  }
  std::int64_t Reserved() { return redis_.Call({"ZCARD", ScriptedRedis::KeyOf("reserved")}).integer; }
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

TEST_F(CommitScriptTest, ConfirmedJobsStayHeldWhenGivenBackTooLate) {
  Push(Place(1));
  const auto taken = Take(1);
  ASSERT_EQ(taken.size(), 1);
  EXPECT_EQ(Reserved(), 1);
  FairOperations operations;
  operations.Confirm(taken[0]);
  operations.GiveBack(taken[0]);
  Commit(operations);
  EXPECT_EQ(Reserved(), 0);
  EXPECT_EQ(Size(1, "held"), 1);
  EXPECT_EQ(Size(1, "ready"), 0);
}

TEST_F(CommitScriptTest, AJobGivenBackWaitsWhereItWaitedBefore) {
  for (const Seq seq : {1, 2, 3}) Push(Place(seq, "g"));
  const auto taken = Take(2);
  ASSERT_EQ(taken.size(), 2);
  FairOperations operations;
  operations.GiveBack(taken[0]);
  Commit(operations);
  EXPECT_EQ(Reserved(), 1);
  EXPECT_EQ(Size(1, "held"), 1);
  const auto next = Take(3);
  ASSERT_EQ(next.size(), 2);
  EXPECT_EQ(next[0].seq, 1);
  EXPECT_EQ(next[1].seq, 3);
}

// A node was slow: its reservation ran out, the job went back to the queue, and only then came its grant.
TEST_F(CommitScriptTest, AConfirmationAfterTheReservationRanOutHoldsTheJobAnyway) {
  Limit("g", 1);
  Push(Place(1, "g"));
  Push(Place(2, "g"));
  const auto taken = Take(1);
  ASSERT_EQ(taken.size(), 1);
  FairOperations back;
  back.GiveBack(taken[0]);
  Commit(back);
  FairOperations confirm;
  confirm.Confirm(taken[0]);
  Commit(confirm);
  EXPECT_EQ(Size(1, "held"), 1);
  EXPECT_EQ(redis_.Members(ScriptedRedis::KeyOf(1, "ready")),
            std::vector<std::string>{std::string(ReadyMember(Place(2, "g")).view())});
  EXPECT_TRUE(Take(1).empty()) << "the group's only slot is in use";
}

TEST_F(CommitScriptTest, RemovingAReservedJobFreesItsSlot) {
  Limit("g", 1);
  Push(Place(1, "g"));
  Push(Place(2, "g"));
  const auto taken = Take(2);
  ASSERT_EQ(taken.size(), 1);
  EXPECT_TRUE(Take(1).empty());
  FairOperations operations;
  operations.Change(FairRemove{taken[0]});
  Commit(operations);
  EXPECT_EQ(Reserved(), 0);
  EXPECT_EQ(Size(1, "held"), 0);
  const auto next = Take(2);
  ASSERT_EQ(next.size(), 1);
  EXPECT_EQ(next[0].seq, 2);
}

TEST_F(CommitScriptTest, ManyOperationsOfOneQueueAreAllDone) {
  FairOperations adds;
  for (Seq seq = 1; seq <= 5'000; ++seq) adds.Change(AddOf(Place(seq, seq % 2 == 0 ? "g" : "")));
  Commit(adds);
  EXPECT_EQ(Size(1, "ready"), 5'000);
  FairOperations removes;
  for (Seq seq = 1; seq <= 5'000; ++seq) removes.Change(FairRemove{Place(seq, seq % 2 == 0 ? "g" : "")});
  Commit(removes);
  EXPECT_EQ(Size(1, "ready"), 0);
  EXPECT_EQ(Size(1, "ring"), 0);
  EXPECT_EQ(redis_.Call({"EXISTS", ScriptedRedis::KeyOf(1, "groups")}).integer, 0);
}

}  // namespace
}  // namespace pawl
