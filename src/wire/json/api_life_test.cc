// Stateful jobs as requests and answers of the HTTP API.
#include <gtest/gtest.h>

#include "wire/json/api_call.h"
#include "wire/json/api_parts.h"
#include "wire/json/api_reply.h"

namespace pawl {
namespace {

TEST(ApiLifeTest, PushCarriesPortsInputsStateAndNames) {
  const Result<ApiCall> call = PushCall({.type = "sum",
                                         .in = {{"a", {}}, {"b", {.default_value = "null", .channels = {"/x"}}}},
                                         .out = {{"*", {.keep = true}}},
                                         .inputs = {{"a", {"1", "[2]"}}},
                                         .state = {{"k", "3"}},
                                         .parent = "p",
                                         .name = "child",
                                         .aliases = {"Anna"}});
  ASSERT_TRUE(call.ok()) << ToString(call.error());
  EXPECT_EQ(call->body,
            R"({"type":"sum","payload":null,"ports":{"in":{"a":{},"b":{"default":null,"channels":["/x"]}},)"
            R"("out":{"*":{"keep":true}}},"inputs":{"a":[1,[2]]},"state":{"k":3},"parent":"p","name":"child",)"
            R"("aliases":["Anna"]})");
}

TEST(ApiLifeTest, ValueThatIsNotJsonIsNamed) {
  EXPECT_EQ(PushCall({.type = "a", .inputs = {{"x", {"1", "no"}}}}).error().field, "inputs.x[1]");
  EXPECT_EQ(PushCall({.type = "a", .in = {{"x", {.default_value = "no"}}}}).error().field, "ports.in.x.default");
  Finish finish{.job = "j", .token = "t"};
  finish.effects.write.push_back({.port = "out", .values = {"no"}});
  EXPECT_EQ(FinishCall({finish}).error().field, "finishes[0].effects.write[0].values[0]");
}

TEST(ApiLifeTest, EffectsHaveOnlyWhatIsSet) {
  EXPECT_EQ(*EffectsBody({.defaults_run = 3}), R"({"defaults_run":3})");
  RunEffects effects;
  effects.consume = {{.port = "a", .from = 1, .to = 3}, {.port = "r", .from = 0, .to = 1, .job = "c1"}};
  effects.write = {{.port = "out", .values = {"1"}},
                   {.port = "n", .values = {"2"}, .child = "kid", .notify = false},
                   {.port = "in", .values = {"3"}, .side = Side::kIn}};
  effects.publish = {{.channel = "/x", .value = "4"}};
  effects.connect = {{.from = {.side = Side::kOut, .port = "a"}, .to = {{.job = "j2", .port = "b"}}}};
  effects.state_set = {{"k", "5"}};
  effects.state_unset = {"old"};
  effects.ports.out["d"].default_value = "6";
  effects.ports.out["e"].default_value.emplace();
  effects.ports.in["f"].remove = true;
  effects.children.push_back({.type = "t", .name = "kid"});
  effects.disown = {"c2"};
  effects.alias_add = {"Anna"};
  const Result<std::string> body = EffectsBody(effects);
  ASSERT_TRUE(body.ok()) << ToString(body.error());
  EXPECT_EQ(*body,
            R"({"consume":[{"port":"a","from":1,"to":3},{"port":"r","from":0,"to":1,"job":"c1"}],)"
            R"("write":[{"port":"out","values":[1]},{"port":"n","values":[2],"child":"kid","notify":false},)"
            R"({"port":"in","values":[3],"side":"in"}],"publish":[{"channel":"/x","value":4}],)"
            R"("connect":[{"from":{"out":"a"},"to":[{"job":"j2","in":"b"}]}],"state":{"set":{"k":5},"unset":["old"]},)"
            R"("ports":{"in":{"f":null},"out":{"d":{"default":6},"e":{"no_default":true}}},)"
            R"("children":[{"type":"t","payload":null,"name":"kid"}],"disown":["c2"],)"
            R"("aliases":{"add":["Anna"],"remove":[]}})");
}

TEST(ApiLifeTest, PathsNamePortsTypesAndChannels) {
  EXPECT_EQ(WriteCall({"j1", Side::kIn, "a"}, {"1"}, true)->path, "/v1/jobs/j1/ports/in/a");
  EXPECT_EQ(ReadCall({"j1", Side::kOut, "a"}, 5).path, "/v1/jobs/j1/ports/out/a/read");
  EXPECT_EQ(PeekCall({"j1", Side::kOut, "a"}, 7, 10).path, "/v1/jobs/j1/ports/out/a?from=7&limit=10");
  EXPECT_EQ(PublishCall("/shop/new orders", "1")->path, "/v1/channels/shop/new%20orders");
  EXPECT_EQ(PublishCall("/", "1")->path, "/v1/channels/");
  EXPECT_EQ(AliasCall("j1", "Anna", true).method, "DELETE");
  EXPECT_EQ(GetChildCall("j1", "kid").path, "/v1/jobs/j1/children/kid");
  EXPECT_EQ(ListTypesCall("q").path, "/v1/workers/q");
  EXPECT_EQ(RegisterTypeCall("q", "t", {.in = {{"a", {}}}, .shutdown = true, .retry_max = 2})->body,
            R"({"ports":{"in":{"a":{}},"out":{}},"startup":false,"shutdown":true,"retry":{"max":2},"idle_runs":600,)"
            R"("shutdown_timeout":300})");
}

TEST(ApiLifeTest, ClaimBringsWhatARunNeeds) {
  const Result<Claimed> claimed = ClaimedFromReply(
      R"({"jobs":[{"id":"j1","type":"t","created_at":"2026-03-01T09:30:00.000Z",
          "lease":{"token":"x","expires_at":"2026-03-01T09:30:30.000Z","seconds":30},
          "first":true,"phase":"run","state":{"k":[1]},
          "inputs":{"a":{"from":7,"tail":9,"default":0,"items":[{"value":1},{"value":null,"channel":"/x/y"}]}},
          "children":[{"id":"c","name":"kid","state":"completed","outputs":{"r":{"from":0,"tail":1,
            "items":[{"value":5}]}}}],"more":true,"defaults":{"changed":3,"run":2}}]})");
  ASSERT_TRUE(claimed.ok()) << ToString(claimed.error());
  const RunLife& life = *claimed->runs.at(0).life;
  EXPECT_TRUE(life.first);
  EXPECT_TRUE(life.more);
  EXPECT_FALSE(life.shutdown);
  EXPECT_EQ(life.state.at("k"), "[1]");
  EXPECT_EQ(life.inputs.at("a").from, 7U);
  EXPECT_EQ(life.inputs.at("a").default_value, "0");
  EXPECT_EQ(life.inputs.at("a").items.at(1).channel, "/x/y");
  EXPECT_EQ(life.children.at(0).state, JobState::kCompleted);
  EXPECT_EQ(life.children.at(0).outputs.at("r").items.at(0).value, "5");
  EXPECT_EQ(life.defaults_changed, 3U);
}

TEST(ApiLifeTest, JobShowsItsLife) {
  const Result<Job> job = JobFromReply(
      R"({"id":"j1","state":"suspended","created_at":"2026-03-01T09:30:00.000Z","aliases":["Anna"],
          "parent":{"id":"p","name":"kid"},"children":{"count":3,"open":1},
          "ports":{"in":{"a":{"size":2,"default":null}},"out":{"b":{"size":0,"channels":["/x"],"keep":false}}},
          "job_state":{"k":1}})");
  ASSERT_TRUE(job.ok()) << ToString(job.error());
  const JobLife& life = *job->life;
  EXPECT_EQ(life.aliases.at(0), "Anna");
  EXPECT_EQ(life.parent, "p");
  EXPECT_EQ(life.name, "kid");
  EXPECT_EQ(life.open_children, 1U);
  EXPECT_EQ(life.in.at("a").size, 2U);
  EXPECT_EQ(life.in.at("a").default_value, "null");
  EXPECT_EQ(life.out.at("b").keep, false);
  EXPECT_EQ(life.state.at("k"), "1");
}

TEST(ApiLifeTest, ReadOfAnEmptyPortGivesItsDefault) {
  EXPECT_EQ(ReadFromReply(R"({"items":[],"default":7,"from":0,"to":0,"left":0})")->at(0).value, "7");
  EXPECT_TRUE(ReadFromReply(R"({"items":[]})")->empty());
}

TEST(ApiLifeTest, TreeIsNested) {
  const Result<JobTree> tree = TreeFromReply(
      R"({"id":"a","type":"t","state":"suspended","children":[{"id":"b","name":"kid","type":"t","state":"queued",
          "children":[],"truncated":true}]})");
  ASSERT_TRUE(tree.ok()) << ToString(tree.error());
  EXPECT_EQ(tree->children.at(0).name, "kid");
  EXPECT_TRUE(tree->children[0].truncated);
}

}  // namespace
}  // namespace pawl
