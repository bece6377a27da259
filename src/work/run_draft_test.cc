#include "work/run_draft.h"

#include <gtest/gtest.h>

#include "tests/support/fake_jobs.h"

namespace pawl {
namespace {

PortContent Content(std::uint64_t from, std::vector<std::string> values) {
  PortContent content{.from = from, .tail = from + values.size()};
  for (std::string& value : values) content.items.push_back({.value = std::move(value)});
  return content;
}

class RunDraftTest : public testing::Test {
 protected:
  RunDraftTest() {
    run_ = FakeJobs::MakeRun("j1", "sum");
    run_.life.emplace();
  }

  RunDraft& draft() {
    if (!draft_) draft_.emplace(jobs_, run_);
    return *draft_;
  }
  RunLife& life() { return *run_.life; }

  // The next inputs as one text, or "-".
  std::string Next(std::vector<std::string_view> inports) {
    std::vector<std::string> values;
    if (!draft().NextInputs(inports, values)) return "-";
    std::string text;
    for (const std::string& value : values) text += (text.empty() ? "" : ",") + value;
    return text;
  }
  std::string Read(std::string_view port, const std::string& child = {}) {
    const auto value = draft().Read(child, port);
    return value ? value->value : "-";
  }

  FakeJobs jobs_;
  ClaimedRun run_;
  std::optional<RunDraft> draft_;
};

TEST_F(RunDraftTest, ReadsInOrderThenTheDefault) {
  life().inputs["a"] = Content(7, {"1", "null"});
  life().inputs["a"].default_value = "0";
  EXPECT_EQ(draft().waiting("a"), 2U);
  EXPECT_EQ(Read("a"), "1");
  EXPECT_EQ(Read("a"), "null");
  EXPECT_EQ(Read("a"), "0");
  EXPECT_EQ(Read("a"), "0");
  const RunEffects effects = draft().Effects();
  ASSERT_EQ(effects.consume.size(), 1U);
  EXPECT_EQ(effects.consume[0].port, "a");
  EXPECT_EQ(effects.consume[0].from, 7U);
  EXPECT_EQ(effects.consume[0].to, 9U);
  EXPECT_EQ(effects.consume[0].job, "");
}

TEST_F(RunDraftTest, WhatWasNotReadIsNotConsumed) {
  life().inputs["a"] = Content(0, {"1"});
  EXPECT_TRUE(draft().Effects().empty());
}

TEST_F(RunDraftTest, SaysByWhichChannelAValueCame) {
  life().inputs["a"] = Content(0, {"1"});
  life().inputs["a"].items[0].channel = "/shop/orders";
  EXPECT_EQ(draft().Read({}, "a")->channel, "/shop/orders");
}

TEST_F(RunDraftTest, FetchesWhatTheClaimDidNotCarry) {
  life().inputs["a"] = Content(3, {"3"});
  life().inputs["a"].tail = 5;
  jobs_.SetPort("j1", "a", Content(3, {"3", "4", "5"}));  // one more was written meanwhile
  for (const char* value : {"3", "4", "5", "-"}) EXPECT_EQ(Read("a"), value);
  EXPECT_EQ(jobs_.peeks().size(), 1U);
  EXPECT_EQ(draft().Effects().consume.at(0).to, 6U);
}

TEST_F(RunDraftTest, ReadsNoMoreThanOneStepMayConsume) {
  std::vector<std::string> values(10'001, "1");
  life().inputs["a"] = Content(0, values);
  life().inputs["a"].default_value = "0";
  for (int i = 0; i < 10'000; ++i) ASSERT_EQ(Read("a"), "1");
  EXPECT_EQ(Read("a"), "-");  // not the default: the port is not empty
  EXPECT_EQ(Next({"a"}), "-");
  draft().Committed();
  EXPECT_EQ(Read("a"), "1");
  EXPECT_EQ(draft().Effects().consume.at(0).from, 10'000U);
}

TEST_F(RunDraftTest, PortThatSomebodyElseReadsEnds) {
  life().inputs["a"] = Content(3, {"3"});
  life().inputs["a"].tail = 5;
  jobs_.SetPort("j1", "a", Content(5, {"5"}));
  EXPECT_EQ(Read("a"), "3");
  EXPECT_EQ(Read("a"), "-");
  EXPECT_FALSE(draft().error());
}

TEST_F(RunDraftTest, UnknownPortIsAnError) {
  EXPECT_EQ(Read("typo"), "-");
  ASSERT_TRUE(draft().error());
  EXPECT_EQ(draft().error()->code, ErrorCode::kPortUnknown);
}

TEST_F(RunDraftTest, InputsBelongTogether) {
  life().inputs["a"] = Content(0, {"1", "2", "3"});
  life().inputs["b"] = Content(0, {"10"});
  life().inputs["b"].default_value = "0";
  life().inputs["ready"] = Content(0, {"true", "true"});
  EXPECT_EQ(Next({"a", "b", "ready"}), "1,10,true");
  EXPECT_EQ(Next({"a", "b", "ready"}), "2,0,true");
  EXPECT_EQ(Next({"a", "b", "ready"}), "-");  // waits for the ready port
  EXPECT_EQ(draft().waiting("a"), 1U);
  EXPECT_EQ(Next({}), "-");
}

TEST_F(RunDraftTest, DefaultsAloneRunOnceAChangeAndWriteDefaults) {
  for (const char* port : {"a", "b"}) life().inputs[port].default_value = "5";
  life().defaults_changed = 3;
  life().defaults_run = 2;
  EXPECT_EQ(Next({"a", "b"}), "5,5");
  draft().WriteOut("sum", "10", true);
  EXPECT_EQ(Next({"a", "b"}), "-");
  draft().WriteOut("sum", "11", true);  // after the loop: a value again
  const RunEffects effects = draft().Effects();
  EXPECT_EQ(effects.defaults_run, 3U);
  EXPECT_EQ(**effects.ports.out.at("sum").default_value, "10");
  ASSERT_EQ(effects.write.size(), 1U);
  EXPECT_EQ(effects.write[0].values, std::vector<std::string>{"11"});
}

TEST_F(RunDraftTest, DefaultsThatHaveRunDoNotRunAgain) {
  life().inputs["a"].default_value = "5";
  life().defaults_changed = life().defaults_run = 3;
  EXPECT_EQ(Next({"a"}), "-");
}

TEST_F(RunDraftTest, StateIsSeenAsChanged) {
  life().state = {{"kept", "1"}, {"gone", "2"}};
  draft().SetState("new", "null");
  draft().UnsetState("gone");
  EXPECT_EQ(draft().GetState("kept"), "1");
  EXPECT_EQ(draft().GetState("new"), "null");
  EXPECT_EQ(draft().GetState("gone"), std::nullopt);
  EXPECT_EQ(draft().Effects().state_set, (StateValues{{"new", "null"}}));
  EXPECT_EQ(draft().Effects().state_unset, std::vector<std::string>{"gone"});
  draft().Committed();
  EXPECT_TRUE(draft().Effects().empty());
  EXPECT_EQ(draft().GetState("new"), "null");
  EXPECT_EQ(draft().GetState("gone"), std::nullopt);
  draft().SetState("gone", "3");
  EXPECT_EQ(draft().GetState("gone"), "3");
}

TEST_F(RunDraftTest, WritesToOnePortGoTogether) {
  draft().WriteOut("x", "1", true);
  draft().WriteOut("x", "2", true);
  draft().WriteOut("x", "3", false);
  draft().WriteOut("y", "4", true);
  const RunEffects effects = draft().Effects();
  ASSERT_EQ(effects.write.size(), 3U);
  EXPECT_EQ(effects.write[0].values, (std::vector<std::string>{"1", "2"}));
  EXPECT_FALSE(effects.write[1].notify);
}

TEST_F(RunDraftTest, ChildThatStartsIsNamedAndLaterKnownById) {
  const auto child = draft().StartChild("left", {.type = "fib"});
  EXPECT_FALSE(child.id.empty());
  draft().WriteToChild(child, "n", "1", true);
  EXPECT_EQ(draft().FindChild("left")->id, child.id);
  EXPECT_EQ(Read("out", child.id), "-");  // nothing can be there yet
  EXPECT_FALSE(draft().error());
  RunEffects effects = draft().Effects();
  EXPECT_EQ(effects.children.at(0).name, "left");
  EXPECT_EQ(effects.write.at(0).child, "left");
  EXPECT_EQ(effects.write.at(0).job, "");
  draft().Committed();
  draft().WriteToChild(child, "n", "2", true);
  effects = draft().Effects();
  EXPECT_TRUE(effects.children.empty());
  EXPECT_EQ(effects.write.at(0).job, child.id);
}

TEST_F(RunDraftTest, ChildrenAreReadFromTheClaimOrAskedFor) {
  life().children.push_back({.id = "c1", .name = "one", .state = JobState::kCompleted});
  life().children[0].outputs["out"] = Content(4, {"8"});
  jobs_.SetChild("two", "c2");
  jobs_.SetPort("c2", "out", Content(0, {"13"}));
  EXPECT_EQ(draft().FindChild("one")->state, JobState::kCompleted);
  EXPECT_EQ(Read("out", "c1"), "8");
  EXPECT_EQ(draft().FindChild("two")->id, "c2");
  EXPECT_EQ(Read("out", "c2"), "13");
  EXPECT_FALSE(draft().FindChild("three"));
  EXPECT_FALSE(draft().error());
  const RunEffects effects = draft().Effects();
  ASSERT_EQ(effects.consume.size(), 2U);
  EXPECT_EQ(effects.consume[0].job, "c1");
  EXPECT_EQ(effects.consume[0].from, 4U);
  EXPECT_EQ(effects.consume[1].job, "c2");
}

}  // namespace
}  // namespace pawl
