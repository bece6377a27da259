#include "wire/http/parse_life.h"

#include <gtest/gtest.h>

#include <string>

#include "wire/http/parse_job.h"
#include "wire/http/parse_work.h"

namespace pawl::http {
namespace {

const WireLimits kLimits{.max_payload = 1'000};

template <typename T>
std::string FieldOf(const Result<T>& result) {
  return result.ok() ? "(none)" : result.error().field;
}

TEST(ParsePushTest, ReadsWhatAStatefulJobHas) {
  const auto op = ParsePush(R"({"type":"t","ports":{"in":{"b":{"default":null},"a":{"channels":["/x/y","/"]}},
      "out":{"r":{},"s":{"channels":["/z"]},"*":{"channels":["/z"],"keep":true}}},
      "inputs":{"a":[1,null,{"k": 2}]},"state":{"z":1,"k":null},"parent":"~7","name":"left","aliases":["total"]})",
                            kLimits);
  ASSERT_TRUE(op.ok()) << ToString(op.error());
  const JobSpec& job = op->jobs.at(0);
  ASSERT_EQ(job.in.size(), 2U);
  EXPECT_EQ(job.in.at("a").channels, (std::vector<std::string>{"/x/y", "/"}));
  EXPECT_EQ(job.in.at("b").default_value, "null");
  ASSERT_EQ(job.out.size(), 3U);
  const auto kept = [&](const char* name) { return PortOf(PortSide::kOut, name, job.out.at(name)).keep; };
  EXPECT_TRUE(kept("r"));
  EXPECT_FALSE(kept("s")) << "nobody need read what goes to channels";
  EXPECT_TRUE(kept("*"));
  ASSERT_EQ(job.inputs.size(), 1U);
  EXPECT_EQ(job.inputs.at("a"), (std::vector<std::string>{"1", "null", R"({"k": 2})"}));
  EXPECT_EQ(job.state, (StateValues{{"k", "null"}, {"z", "1"}}));
  EXPECT_EQ(job.parent, "~7");
  EXPECT_EQ(job.name, "left");
  EXPECT_EQ(job.aliases, std::vector<std::string>{"total"});
}

TEST(ParsePushTest, NamesWhatIsWrongWithAStatefulJob) {
  const auto field = [](const std::string& rest) {
    return FieldOf(ParsePush(R"({"type":"t",)" + rest + "}", kLimits));
  };
  EXPECT_EQ(field(R"("name":"left")"), "name");
  EXPECT_EQ(field(R"("ports":{"inn":{}})"), "ports.inn");
  EXPECT_EQ(field(R"("ports":{"in":{"a-b":{}}})"), "ports.in.a-b");
  EXPECT_EQ(field(R"("ports":{"in":{"a":{"keep":true}}})"), "ports.in.a.keep");
  EXPECT_EQ(field(R"("ports":{"in":{"a":{"channels":["x"]}}})"), "ports.in.a.channels[0]");
  EXPECT_EQ(field(R"("ports":{"in":{"a":{"no_default":true}}})"), "ports.in.a.no_default");
  EXPECT_EQ(field(R"("inputs":{"a":1})"), "inputs.a");
  EXPECT_EQ(field(R"("inputs":{"*":[1]})"), "inputs.*");
  EXPECT_EQ(field(R"("inputs":{"a":[1,")" + std::string(2'000, 'x') + R"("]})"), "inputs.a[1]");
  EXPECT_EQ(field(R"("state":{"a":")" + std::string(2'000, 'x') + R"("})"), "state");
  EXPECT_EQ(field(R"("aliases":["a","7up"])"), "aliases[1]");
  EXPECT_EQ(field(R"("parent":"a b")"), "parent");
}

const char* const kEffects = R"("effects":{
  "consume":[{"port":"a","from":7,"to":9},{"job":"c-1","port":"r","from":0,"to":0}],
  "write":[{"port":"out","values":[1,false]},{"child":"left","port":"n","values":[3],"notify":false},
           {"job":"~4","port":"r","side":"out","values":[]}],
  "publish":[{"channel":"/x","value":null}],
  "connect":[{"from":{"out":"r"},"to":[{"job":"k","in":"n"},{"in":"m"}]}],
  "state":{"set":{"b":2,"a":1},"unset":["c"]},
  "ports":{"out":{"r":{"default":5},"s":{"no_default":true},"t":null}},
  "children":[{"type":"t","name":"left","inputs":{"n":[1]}}],
  "disown":["k","~9"],"aliases":{"add":["x"],"remove":["y"]},"defaults_run":3})";

TEST(ParseEffectsTest, ReadsEveryEffect) {
  const auto op = ParseFinish(std::string(R"({"token":"t",)") + kEffects + "}", JobRef(std::string("self")),
                              Outcome::kSuspended, kLimits);
  ASSERT_TRUE(op.ok()) << ToString(op.error());
  const Effects& effects = op->effects;
  ASSERT_EQ(effects.consume.size(), 2U);
  EXPECT_FALSE(effects.consume[0].job);
  EXPECT_EQ(effects.consume[0].to, 9U);
  EXPECT_EQ(std::get<std::string>(*effects.consume[1].job), "c-1");
  ASSERT_EQ(effects.write.size(), 3U);
  EXPECT_EQ(effects.write[0].values, (std::vector<std::string>{"1", "false"}));
  EXPECT_EQ(effects.write[1].child, "left");
  EXPECT_FALSE(effects.write[1].notify);
  EXPECT_EQ(effects.write[2].side, PortSide::kOut);
  EXPECT_EQ(effects.publish.at(0).value, "null");
  const ConnectEffect& connect = effects.connect.at(0);
  EXPECT_EQ(std::get<std::string>(connect.from.job), "self");
  EXPECT_EQ(connect.from.side, PortSide::kOut);
  ASSERT_EQ(connect.to.size(), 2U);
  EXPECT_EQ(std::get<std::string>(connect.to[0].job), "k");
  EXPECT_EQ(std::get<std::string>(connect.to[1].job), "self");
  EXPECT_EQ(effects.state_set, (StateMap{{"a", "1"}, {"b", "2"}}));
  EXPECT_EQ(effects.state_unset, std::vector<std::string>{"c"});
  ASSERT_EQ(effects.ports.size(), 3U);
  EXPECT_EQ(*effects.ports[0].default_value, "5");
  EXPECT_TRUE(effects.ports[1].default_value.has_value());
  EXPECT_FALSE(effects.ports[1].default_value->has_value());
  EXPECT_TRUE(effects.ports[2].remove);
  EXPECT_EQ(effects.children.at(0).name, "left");
  EXPECT_EQ(effects.disown.size(), 2U);
  EXPECT_EQ(effects.alias_add, std::vector<std::string>{"x"});
  EXPECT_EQ(effects.alias_remove, std::vector<std::string>{"y"});
  EXPECT_EQ(effects.defaults_run, 3U);
}

TEST(ParseEffectsTest, InAListTheJobMayComeBehindThem) {
  const auto ops = ParseFinishes(
      std::string(R"({"finishes":[{"token":"t","outcome":"completed",)") + kEffects + R"(,"job":"self"}]})", kLimits);
  ASSERT_TRUE(ops.ok()) << ToString(ops.error());
  EXPECT_EQ(std::get<std::string>(ops->at(0).effects.connect.at(0).from.job), "self");
}

TEST(ParseEffectsTest, NamesTheEffectThatIsWrong) {
  const auto field = [](const std::string& effects, Outcome outcome = Outcome::kCompleted) {
    return FieldOf(ParseFinish(R"({"token":"t","effects":)" + effects + "}", Seq{1}, outcome, kLimits));
  };
  EXPECT_EQ(field("{}"), "(none)");
  EXPECT_EQ(field("{}", Outcome::kReleased), "effects");
  EXPECT_EQ(field(R"({"writ":[]})"), "effects.writ");
  EXPECT_EQ(field(R"({"write":[{"port":"a","values":[1]},{"port":"a b","values":[1]}]})"), "effects.write[1].port");
  EXPECT_EQ(field(R"({"write":[{"port":"a","values":[1],"job":"x","child":"y"}]})"), "effects.write[0].child");
  EXPECT_EQ(field(R"({"write":[{"port":"a","values":[")" + std::string(2'000, 'x') + R"("]}]})"),
            "effects.write[0].values[0]");
  EXPECT_EQ(field(R"({"consume":[{"port":"a","from":2,"to":1}]})"), "effects.consume[0].to");
  EXPECT_EQ(field(R"({"consume":[{"port":"a","to":1}]})"), "effects.consume[0].from");
  EXPECT_EQ(field(R"({"publish":[{"channel":"x","value":1}]})"), "effects.publish[0].channel");
  EXPECT_EQ(field(R"({"connect":[{"from":{"in":"a"},"to":[]}]})"), "effects.connect[0].to");
  EXPECT_EQ(field(R"({"connect":[{"from":{"in":"a","out":"b"},"to":[]}]})"), "effects.connect[0].from.out");
  EXPECT_EQ(field(R"({"children":[{"type":"t","parent":"x"}]})"), "effects.children[0].parent");
  EXPECT_EQ(field(R"({"state":{"set":[1]}})"), "effects.state.set");
  EXPECT_EQ(field(R"({"aliases":{"add":["~1"]}})"), "effects.aliases.add[0]");
}

TEST(ParseLifeTest, ReadsWhatIsAskedOfPorts) {
  const PortRef port{Seq{1}, PortSide::kIn, "a"};
  const auto write = ParseWrite(R"({"values":[1,"x"],"notify":false})", port, kLimits);
  ASSERT_TRUE(write.ok());
  EXPECT_EQ(write->values, (std::vector<std::string>{"1", R"("x")"}));
  EXPECT_FALSE(write->notify);
  EXPECT_EQ(FieldOf(ParseWrite(R"({"values":[]})", port, kLimits)), "values");
  EXPECT_EQ(FieldOf(ParseWrite("{}", port, kLimits)), "values");
  EXPECT_EQ(ParseRead("", port)->limit, 1U);
  EXPECT_EQ(ParseRead(R"({"limit":9})", port)->limit, 9U);
  EXPECT_EQ(FieldOf(ParseRead(R"({"limit":1001})", port)), "limit");
  const auto patch = ParsePorts(R"({"in":{"a":{"default":1},"*":null}})", Seq{1});
  ASSERT_TRUE(patch.ok());
  EXPECT_EQ(patch->patches.size(), 2U);
  EXPECT_EQ(FieldOf(ParseAdopt("{}", Seq{1})), "parent");
  EXPECT_EQ(FieldOf(ParsePublish("{}", "/x", kLimits)), "value");
  EXPECT_TRUE(*ParseRecursive(R"({"recursive":true})"));
  EXPECT_FALSE(*ParseRecursive(""));
}

TEST(ParseLifeTest, ReadsAType) {
  const auto type = ParseType(R"({"ports":{"in":{"a":{}}},"startup":true,"shutdown":true,"retry":{"max":2},
      "idle_runs":0,"shutdown_timeout":"1m","description":"adds"})");
  ASSERT_TRUE(type.ok()) << ToString(type.error());
  EXPECT_EQ(type->ports.in.at(0).name, "a");
  EXPECT_TRUE(type->startup && type->shutdown);
  EXPECT_EQ(type->retry_max, 2);
  EXPECT_EQ(type->idle_runs_max, 0U);
  EXPECT_EQ(type->shutdown_timeout, Millis(60'000));
  EXPECT_FALSE(ParseType("{}")->retry_max);
  EXPECT_EQ(FieldOf(ParseType(R"({"retry":{"max":2,"base":"1s"}})")), "retry");
}

}  // namespace
}  // namespace pawl::http
