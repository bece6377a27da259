#include "server/event_hub.h"

#include <gtest/gtest.h>

#include "tests/support/fake_stream.h"

namespace pawl {
namespace {

class EventHubTest : public testing::Test {
 protected:
  EventHubTest() {
    names_.Learn(1, "q");
    names_.Learn(2, "t");
    names_.Learn(3, "other");
  }

  Transition Moved(const std::string& id, NameId queue, JobState to, const std::string& group = "") const {
    Transition transition;
    transition.id = id;
    transition.queue = queue;
    transition.type = 2;
    transition.group = group;
    transition.to = to;
    return transition;
  }

  Names names_;
};

TEST_F(EventHubTest, AStreamGetsWhatItsFilterMatches) {
  EventHub hub(names_);
  const auto all = std::make_shared<FakeStream>();
  const auto some = std::make_shared<FakeStream>();
  hub.Add({}, all);
  hub.Add({"q", "t", "g", JobState::kDead}, some);
  hub.Post({Moved("a", 1, JobState::kQueued), Moved("b", 3, JobState::kDead, "g"), Moved("c", 1, JobState::kDead, "h"),
            Moved("d", 1, JobState::kDead, "g")});
  EXPECT_EQ(all->WaitFor(4).size(), 4U);
  const auto sent = some->WaitFor(1);
  ASSERT_EQ(sent.size(), 1U);
  EXPECT_NE(sent[0].find(R"(transition {"id":"d")"), std::string::npos) << sent[0];
}

TEST_F(EventHubTest, WhatCannotBeKeptIsDroppedAndSaid) {
  EventHub hub(names_);
  const auto stream = std::make_shared<FakeStream>();
  hub.Add({"none", {}, {}, {}}, stream);
  const std::vector<Transition> huge(EventHub::kMaxBacklog + 1, Moved("a", 1, JobState::kQueued));
  hub.Post(huge);
  EXPECT_EQ(stream->WaitFor(1)[0], "reset {}");
}

TEST_F(EventHubTest, AStreamThatWasLeftIsLetGo) {
  EventHub hub(names_);
  const auto witness = std::make_shared<FakeStream>();
  auto stream = std::make_shared<FakeStream>();
  const std::weak_ptr<FakeStream> weak = stream;
  hub.Add({}, stream);
  hub.Add({}, witness);
  stream->Leave();
  stream.reset();
  for (std::size_t i = 1; !weak.expired(); ++i) {
    hub.Post({Moved("a", 1, JobState::kQueued)});
    witness->WaitFor(i);
  }
}

TEST_F(EventHubTest, StopEndsTheStreams) {
  EventHub hub(names_);
  auto stream = std::make_shared<FakeStream>();
  const std::weak_ptr<FakeStream> weak = stream;
  hub.Add({}, std::move(stream));
  hub.Stop();
  EXPECT_TRUE(weak.expired());
}

}  // namespace
}  // namespace pawl
