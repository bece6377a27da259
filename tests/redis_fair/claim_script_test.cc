#include <gtest/gtest.h>

#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>

#include "redis/redis_subscriber.h"
#include "tests/redis_fair/scripted_redis.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

// A node that listens for its wake-ups.
class Listener {
 public:
  Listener(const ScriptedRedis& redis, const std::string& node) {
    RedisSubscriberOptions options;
    options.url = redis.process().url();
    options.channels = {"wake:" + node};
    options.on_message = [this](std::string_view, std::string_view payload) {
      const std::lock_guard lock(mutex_);
      messages_.emplace_back(payload);
    };
    options.on_connect = [this] {
      const std::lock_guard lock(mutex_);
      connected_ = true;
    };
    subscriber_.emplace(std::move(options));
    EXPECT_TRUE(support::WaitUntil([this] {
      const std::lock_guard lock(mutex_);
      return connected_;
    }));
  }

  std::vector<std::string> Messages() {
    const std::lock_guard lock(mutex_);
    return messages_;
  }

 private:
  std::mutex mutex_;
  bool connected_ = false;
  std::vector<std::string> messages_;
  std::optional<RedisSubscriber> subscriber_;
};

class ClaimScriptTest : public testing::Test {
 protected:
  static FairPlace Place(Seq seq, std::string_view group = {}, NameId queue = 1) {
    return {queue, group.empty() ? GroupKey{} : HashBytes(group), seq, 5, WallFromMillis(1'000)};
  }
  CommitReply Push(std::span<const FairPlace> places, const std::string& node = "a") {
    CommitCall call;
    call.node = node;
    call.batch = std::to_string(++batch_);
    for (const FairPlace& place : places) {
      call.operations.Change(FairAdd{place, place.group == GroupKey{} ? "" : "a group", true});
    }
    return redis_.Commit(call);
  }
  TakeReply Ask(const std::vector<TakeAsk>& asks, const std::string& node = "a", std::int64_t now_ms = 1'000'000) {
    ClaimCall call;
    call.node = node;
    call.now_ms = now_ms;
    call.waits_until_ms = now_ms + 2'000;
    call.asks = asks;
    return redis_.Claim(call);
  }
  void Wait(const std::string& node, std::int64_t until_ms) {
    redis_.Call({"ZADD", ScriptedRedis::KeyOf(1, "waiters"), std::to_string(until_ms), node});
  }
  // Messages come in the order in which they are published: when this one has come, all before it have.
  std::size_t MessagesOf(std::vector<std::unique_ptr<Listener>>& listeners, const std::vector<std::string>& nodes) {
    std::size_t messages = 0;
    for (std::size_t i = 0; i < listeners.size(); ++i) {
      redis_.Call({"PUBLISH", "wake:" + nodes[i], "end"});
      EXPECT_TRUE(support::WaitUntil([&] {
        const auto heard = listeners[i]->Messages();
        return !heard.empty() && heard.back() == "end";
      }));
      messages += listeners[i]->Messages().size() - 1;
    }
    return messages;
  }

  ScriptedRedis redis_;
  int batch_ = 0;
};

TEST_F(ClaimScriptTest, AnswersEachAskWithItsJobsInTheirOrder) {
  Push(std::vector{Place(9'007'199'254'740'991), Place(5), Place(7, {}, 2)});
  const TakeReply reply = Ask({Asking({1}, 5), Asking({3}, 1), Asking({3, 2}, 1)});
  ASSERT_EQ(reply.taken[0].size(), 2);
  EXPECT_EQ(reply.taken[0][0].seq, 5);
  EXPECT_EQ(reply.taken[0][1].seq, 9'007'199'254'740'991);
  EXPECT_TRUE(reply.taken[1].empty());
  ASSERT_EQ(reply.taken[2].size(), 1);
  EXPECT_EQ(reply.taken[2][0].queue, 2);
}

// The answer to the first copy was lost: what it took must not be settled in the place of the second.
TEST_F(ClaimScriptTest, SentAgainIsAnotherCall) {
  Push(std::vector{Place(1), Place(2)});
  ClaimCall call;
  call.name = "a:7";
  call.asks = {Asking({1}, 1)};
  EXPECT_EQ(redis_.Claim(call).call, "a:7");
  const TakeReply second = redis_.Claim(call);
  EXPECT_NE(second.call, "a:7");
  EXPECT_EQ(redis_.Members(ScriptedRedis::KeyOf("reserved")), (std::vector<std::string>{"a:7", second.call}));
  EXPECT_TRUE(redis_.Claim(call).taken[0].empty());
  EXPECT_EQ(redis_.Members(ScriptedRedis::KeyOf("reserved")).size(), 2) << "a call that got nothing reserves nothing";
}

TEST_F(ClaimScriptTest, FullCallsSayThatThereIsMore) {
  std::vector<FairPlace> places;
  for (Seq seq = 1; seq <= 2'000; ++seq) places.push_back(Place(seq, "group " + std::to_string(seq % 400)));
  Push(places);
  std::set<Seq> taken;
  for (int calls = 1;; ++calls) {
    const TakeReply reply = Ask({Asking({1}, 700), Asking({1}, 3)});
    for (const auto& ask : reply.taken) {
      for (const FairPlace& place : ask) EXPECT_TRUE(taken.insert(place.seq).second);
    }
    EXPECT_LE(reply.taken[0].size() + reply.taken[1].size(), 100);
    if (!reply.more) break;
    EXPECT_TRUE(reply.taken[1].empty());
    ASSERT_LT(calls, 1'000);
  }
  EXPECT_EQ(taken.size(), 2'000);
}

TEST_F(ClaimScriptTest, AnAskThatGetsNothingWaitsForItsQueues) {
  Push(std::vector{Place(1, {}, 2)});
  Ask({Waiting({1, 3}, 1), Waiting({2}, 1)}, "n");
  EXPECT_EQ(redis_.Members(ScriptedRedis::KeyOf(1, "waiters")), std::vector<std::string>{"n"});
  EXPECT_TRUE(redis_.Members(ScriptedRedis::KeyOf(2, "waiters")).empty());
  EXPECT_EQ(redis_.Members(ScriptedRedis::KeyOf(3, "waiters")), std::vector<std::string>{"n"});
  EXPECT_EQ(Push(std::vector{Place(2)}, "n").woken, std::vector<NameId>{1});
  EXPECT_TRUE(redis_.Members(ScriptedRedis::KeyOf(1, "waiters")).empty());
}

TEST_F(ClaimScriptTest, APushWakesNoMoreNodesThanItBroughtJobs) {
  const std::vector<std::string> nodes = {"n1", "n2", "n3", "n4"};
  std::vector<std::unique_ptr<Listener>> listeners;
  for (const std::string& node : nodes) {
    listeners.push_back(std::make_unique<Listener>(redis_, node));
    Wait(node, 2'000'000);
  }
  EXPECT_TRUE(Push(std::vector{Place(1), Place(2)}).woken.empty());
  EXPECT_EQ(redis_.Members(ScriptedRedis::KeyOf(1, "waiters")).size(), 2);
  EXPECT_EQ(MessagesOf(listeners, nodes), 2);
}

TEST_F(ClaimScriptTest, AJobGivenBackWakesOneNode) {
  Push(std::vector{Place(1), Place(2)});
  const TakeReply taken = Ask({Asking({1}, 1)});
  const std::vector<std::string> nodes = {"n1", "n2"};
  std::vector<std::unique_ptr<Listener>> listeners;
  for (const std::string& node : nodes) {
    listeners.push_back(std::make_unique<Listener>(redis_, node));
    Wait(node, 2'000'000);
  }
  CommitCall call;
  call.batch = std::to_string(++batch_);
  call.operations.SettleCall(CallOf(taken), {Fate::kBack});
  redis_.Commit(call);
  EXPECT_EQ(MessagesOf(listeners, nodes), 1);
}

TEST_F(ClaimScriptTest, TheOwnNodeIsWokenFirst) {
  const std::vector<std::string> nodes = {"n1"};
  std::vector<std::unique_ptr<Listener>> listeners;
  listeners.push_back(std::make_unique<Listener>(redis_, "n1"));
  Wait("n1", 1'500'000);
  Wait("a", 2'000'000);
  EXPECT_EQ(Push(std::vector{Place(1)}, "a").woken, std::vector<NameId>{1});
  EXPECT_EQ(redis_.Members(ScriptedRedis::KeyOf(1, "waiters")), std::vector<std::string>{"n1"});
  EXPECT_EQ(MessagesOf(listeners, nodes), 0);
}

TEST_F(ClaimScriptTest, NodesThatAreGoneOrWaitNoLongerAreSkipped) {
  const std::vector<std::string> nodes = {"late", "alive"};
  std::vector<std::unique_ptr<Listener>> listeners;
  for (const std::string& node : nodes) listeners.push_back(std::make_unique<Listener>(redis_, node));
  Wait("late", 999'999);
  Wait("dead", 1'100'000);
  Wait("alive", 1'200'000);
  Push(std::vector{Place(1)});
  EXPECT_TRUE(redis_.Members(ScriptedRedis::KeyOf(1, "waiters")).empty());
  EXPECT_EQ(MessagesOf(listeners, nodes), 1);
  EXPECT_EQ(listeners[1]->Messages().front(), "1");
}

TEST_F(ClaimScriptTest, ARateHoldsTheQueueBackUntilItsTime) {
  FairLimits limits;
  limits.rate = {1, Millis{1'600}};
  CommitCall configure;
  configure.batch = std::to_string(++batch_);
  configure.operations.Change(FairConfigure{1, {}, {}, limits, true});
  redis_.Commit(configure);
  Push(std::vector{Place(1), Place(2)});
  EXPECT_EQ(Ask({Asking({1}, 5)}).taken[0].size(), 1);
  const TakeReply later = Ask({Waiting({1}, 5)});
  EXPECT_TRUE(later.taken[0].empty());
  ASSERT_TRUE(later.next_blocked);
  ClaimCall call;
  call.now_ms = ToMillis(*later.next_blocked);
  call.operations.Settle(1, {});
  const TakeReply woken = redis_.Claim(call);
  EXPECT_EQ(woken.woken, std::vector<NameId>{1});
  EXPECT_FALSE(woken.next_blocked);
  EXPECT_EQ(Ask({Asking({1}, 5)}, "a", call.now_ms).taken[0].size(), 1);
}

TEST_F(ClaimScriptTest, AnEntryOfTheRingThatNoGroupKnowsIsDropped) {
  Push(std::vector{Place(1, "g")});
  redis_.Call({"ZADD", ScriptedRedis::KeyOf(1, "ring"), "0", std::string(25, '\1')});
  const TakeReply reply = Ask({Asking({1}, 5)});
  ASSERT_EQ(reply.taken[0].size(), 1);
  EXPECT_TRUE(redis_.Members(ScriptedRedis::KeyOf(1, "ring")).empty());
}

}  // namespace
}  // namespace pawl
