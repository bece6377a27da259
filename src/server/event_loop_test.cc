#include "server/event_loop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>

#include <array>
#include <string>
#include <thread>

namespace pawl {
namespace {

using testing::ElementsAre;

// Both ends of a connection; `theirs` is closed to hang up.
struct Pair {
  Pair() {
    std::array<int, 2> fds{};
    EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, fds.data()), 0);
    ours = FileHandle(fds[0]);
    theirs = FileHandle(fds[1]);
  }
  void Send(const std::string& text) {
    EXPECT_EQ(write(theirs.fd(), text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  FileHandle ours;
  FileHandle theirs;
};

struct Called : EventLoop::Watcher {
  explicit Called(std::function<void(std::uint32_t)> to_call) : call(std::move(to_call)) {}
  void OnEvents(std::uint32_t events) override { call(events); }
  std::function<void(std::uint32_t)> call;
};

class EventLoopTest : public testing::Test {
 protected:
  // Until a task says Stop.
  void Run() {
    loop_.Run([this] { ++woken_; }, [this] { ++rounds_; });
  }

  EventLoop loop_;
  int woken_ = 0;
  int rounds_ = 0;
};

TEST_F(EventLoopTest, TasksOfOtherThreadsAreDoneInOrder) {
  std::vector<int> done;
  std::thread other([&] {
    for (int i = 0; i < 3; ++i) loop_.Post([&done, i] { done.push_back(i); });
    loop_.Post([this] { loop_.Stop(); });
  });
  Run();
  other.join();
  EXPECT_THAT(done, ElementsAre(0, 1, 2));
}

TEST_F(EventLoopTest, WhatIsToBeDoneLaterIsDoneInItsTimeAndNotBefore) {
  std::vector<int> done;
  const auto begun = EventLoop::Clock::now();
  loop_.After(Millis(20), [&] {
    done.push_back(2);
    EXPECT_GE(EventLoop::Clock::now() - begun, Millis(20));
    loop_.Stop();
  });
  loop_.After(Millis(1), [&] { done.push_back(1); });
  Run();
  EXPECT_THAT(done, ElementsAre(1, 2));
}

TEST_F(EventLoopTest, AWakeIsToldHoweverManyThereWere) {
  for (int i = 0; i < 3; ++i) loop_.Wake();
  loop_.After(Millis(0), [this] { loop_.Stop(); });
  Run();
  EXPECT_EQ(woken_, 1);
  EXPECT_EQ(rounds_, 1);
}

TEST_F(EventLoopTest, ASocketIsToldOfOnceAndAgainWhenMoreHasCome) {
  Pair pair;
  int readable = 0;
  Called watcher([&](std::uint32_t events) {
    if ((events & EPOLLIN) == 0) return;
    if (++readable == 1) {
      loop_.After(Millis(5), [&] {  // nothing was read, and nothing is told meanwhile
        EXPECT_EQ(readable, 1);
        pair.Send("b");
      });
    } else {
      loop_.Stop();
    }
  });
  ASSERT_TRUE(loop_.Watch(pair.ours.fd(), watcher));
  pair.Send("a");
  Run();
  EXPECT_EQ(readable, 2);
}

TEST_F(EventLoopTest, TheEndOfAConnectionIsToldWithWhatCameBeforeIt) {
  Pair pair;
  Called watcher([&](std::uint32_t events) {
    EXPECT_NE(events & EPOLLIN, 0U);
    EXPECT_NE(events & EPOLLRDHUP, 0U);
    loop_.Stop();
  });
  pair.Send("bye");
  pair.theirs.Close();
  ASSERT_TRUE(loop_.Watch(pair.ours.fd(), watcher));
  Run();
}

TEST_F(EventLoopTest, WhoAsksIsCalledAgainInTheNextRound) {
  std::vector<int> rounds;
  Called watcher([&](std::uint32_t events) {
    EXPECT_EQ(events, 0U);
    rounds.push_back(rounds_);
    rounds.size() < 3 ? loop_.Again(watcher) : loop_.Stop();
  });
  loop_.Again(watcher);
  Run();
  EXPECT_THAT(rounds, ElementsAre(0, 1, 2));
}

// One that closes another in the same round: what was to be told of that one is told to nobody.
TEST_F(EventLoopTest, WhoIsForgottenIsNotCalledAnyMore) {
  std::array<Pair, 2> pairs;
  int calls = 0;
  std::vector<Called> watchers;
  watchers.reserve(2);
  for (std::size_t i = 0; i < 2; ++i) {
    watchers.emplace_back([&, i](std::uint32_t) {
      ++calls;
      loop_.Forget(pairs.at(1 - i).ours.fd(), watchers[1 - i]);
      loop_.Again(watchers[i]);
      loop_.Forget(pairs.at(i).ours.fd(), watchers[i]);
    });
  }
  for (std::size_t i = 0; i < 2; ++i) {
    pairs.at(i).Send("x");
    ASSERT_TRUE(loop_.Watch(pairs.at(i).ours.fd(), watchers[i]));
  }
  loop_.After(Millis(5), [this] { loop_.Stop(); });
  Run();
  EXPECT_EQ(calls, 1);
}

TEST_F(EventLoopTest, WhatCannotBeWatchedIsRefused) {
  Called watcher([](std::uint32_t) {});
  EXPECT_FALSE(loop_.Watch(-1, watcher));
}

}  // namespace
}  // namespace pawl
