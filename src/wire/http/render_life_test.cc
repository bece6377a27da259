#include "wire/http/render_life.h"

#include <gtest/gtest.h>

namespace pawl::http {
namespace {

template <typename Write>
std::string Object(Write write, Audience audience = Audience::kAnyone) {
  std::string out;
  AnswerWriter json(out, audience);
  json.BeginObject();
  write(json);
  json.EndObject();
  return out;
}

TEST(RenderLifeTest, AJobShowsItsPortsStateAndFamilyRedacted) {
  LifeView life;
  life.in = {{{"*", {}, {}, true}, 0}, {{"a", R"({"token":"s"})", {"/x"}, true}, 3}};
  life.out = {{{"r", {}, {}, false}, 0}};
  life.state = {{"password", R"("p")"}, {"sum", "6"}};
  life.aliases = {"total"};
  life.parent_id = "p-1";
  life.name = "left";
  life.children = 2;
  life.open = 1;
  EXPECT_EQ(Object([&](AnswerWriter& json) { WriteLife(json, life); }),
            R"({"aliases":["total"],"parent":{"id":"p-1","name":"left"},"children":{"count":2,"open":1},)"
            R"("ports":{"in":{"*":{},"a":{"size":3,"default":{"token":"[redacted]"},"channels":["/x"]}},)"
            R"("out":{"r":{"size":0,"keep":false}}},"job_state":{"password":"[redacted]","sum":6}})");
}

TEST(RenderLifeTest, AWorkerGetsAllOfItWhole) {
  ClaimedLife life;
  life.first = true;
  life.state = {{"password", R"("p")"}};
  life.ports = {{PortSide::kIn, "a", {{"1", ""}, {"2", "/x/y"}}, 7, 10, "0"}};
  life.children = {{5, "c-1", "left", JobState::kCompleted, {{PortSide::kOut, "r", {{"null", ""}}, 0, 1, {}}}}};
  life.more = true;
  life.defaults_changed = 3;
  life.defaults_run = 2;
  EXPECT_EQ(Object([&](AnswerWriter& json) { WriteClaimedLife(json, life); }, Audience::kHolder),
            R"({"first":true,"phase":"run","state":{"password":"p"},)"
            R"("inputs":{"a":{"from":7,"tail":10,"default":0,"items":[{"value":1},{"value":2,"channel":"/x/y"}]}},)"
            R"("children":[{"id":"c-1","name":"left","state":"completed",)"
            R"("outputs":{"r":{"from":0,"tail":1,"items":[{"value":null}]}}}],)"
            R"("more":true,"defaults":{"changed":3,"run":2}})");
}

TEST(RenderLifeTest, AReadGivesValuesOrTheDefault) {
  ReadPortOp::Reply reply;
  reply.items = {{"1", ""}};
  reply.from = 4;
  reply.to = 5;
  reply.left = 2;
  EXPECT_EQ(RenderRead(reply), R"({"from":4,"to":5,"left":2,"items":[{"value":1}]})");
  reply = {};
  reply.items = {{"9", ""}};
  reply.is_default = true;
  EXPECT_EQ(RenderRead(reply), R"({"from":0,"to":0,"left":0,"default":9,"items":[]})");
}

TEST(RenderLifeTest, ATypeReadsBackAsItWasPut) {
  TypeSpec type;
  type.ports.in = {{"a", "1", {"/x"}, true}};
  type.shutdown = true;
  type.retry_max = 2;
  type.description = "adds";
  EXPECT_EQ(RenderTypes("q", {{"t", type}}),
            R"({"queue":"q","types":{"t":{"ports":{"in":{"a":{"default":1,"channels":["/x"]}},"out":{}},)"
            R"("startup":false,"shutdown":true,"retry":{"max":2},"idle_runs":600,"shutdown_timeout":300,)"
            R"("description":"adds"}}})");
}

TEST(RenderLifeTest, WhatIsPublishedAndWhatIsSetIsShownRedacted) {
  TypeSpec type;
  type.ports.in = {{"token", "\"s\"", {}, true}, {"a", R"({"secret":1})", {}, true}};
  EXPECT_NE(RenderType(type).find(R"("in":{"token":{"default":"[redacted]"},"a":{"default":{"secret":"[redacted]"}}})"),
            std::string::npos)
      << RenderType(type);
  EXPECT_EQ(RenderPorts(type.ports),
            R"({"in":{"token":{"default":"[redacted]"},"a":{"default":{"secret":"[redacted]"}}},"out":{}})");
  EXPECT_EQ(RenderState({{"apiKey", "1"}, {"u:p@h", R"("Bearer abcd")"}}),
            R"({"apiKey":"[redacted]","u:[redacted]@h":"Bearer [redacted]"})");
  EXPECT_EQ(RenderMessage({"/pawl/jobs/a", R"({"token":"s"})", WallFromMillis(0), "a"}),
            R"({"id":"a","progress":{"token":"[redacted]"},"at":"1970-01-01T00:00:00.000Z"})");
  const std::string message = RenderMessage({"/shop", R"({"token":"s"})", {}});
  EXPECT_NE(message.find(R"("value":{"token":"[redacted]"})"), std::string::npos) << message;
}

TEST(RenderLifeTest, ATreeIsNested) {
  Names names;
  names.Learn(1, "fib");
  TreeNode root;
  root.row.seq = 1;
  root.row.head.id = "a";
  root.row.head.type = root.row.head.queue = 1;
  TreeNode child = root;
  child.row.seq = 2;
  child.row.head.id = "b";
  child.row.head.stateful.emplace().child_name = "left";
  child.truncated = true;
  root.children.push_back(child);
  EXPECT_EQ(RenderTree(root, names),
            R"({"id":"a","seq":1,"type":"fib","queue":"fib","state":"queued","children":[)"
            R"({"id":"b","seq":2,"name":"left","type":"fib","queue":"fib","state":"queued","children":[],)"
            R"("truncated":true}]})");
}

}  // namespace
}  // namespace pawl::http
