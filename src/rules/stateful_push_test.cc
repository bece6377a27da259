// Pushes of stateful jobs: ports, inputs, the registry, parents, names.
#include <gtest/gtest.h>

#include "tests/support/set_ports.h"
#include "tests/support/stateful_runs.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using namespace std::chrono_literals;

class StatefulPushTest : public StatefulRuns {};

TEST_F(StatefulPushTest, OfAPlainJobWritesNothingMore) {
  const Seq job = Push("mail").seq;
  EXPECT_FALSE(Head(job).stateful.has_value());
  EXPECT_FALSE(HasRecord(PortsKey(job)));
}

TEST_F(StatefulPushTest, LaysItsPortsOverThoseOfTheType) {
  TypeSpec type;
  type.ports.Put(PortSide::kIn, {"a", "1", {}, true});
  type.ports.Put(PortSide::kOut, {"r", {}, {}, true});
  Register("sum", type);
  const Seq job = Push("sum", [](JobSpec& spec) {
                    Ports ports;
                    ports.Put(PortSide::kIn, {"a", "2", {}, true});
                    ports.Put(PortSide::kIn, {"b", {}, {}, true});
                    SetPorts(spec, ports);
                  }).seq;
  const Ports ports = PortsOf(job);
  EXPECT_THAT(ports.in, SizeIs(2));
  EXPECT_EQ(ports.Find(PortSide::kIn, "a")->default_value, "2");
  EXPECT_NE(ports.Find(PortSide::kOut, "r"), nullptr);
}

TEST_F(StatefulPushTest, PutsItsInputsOnPortsThatExist) {
  const Seq job = Push("sum", [](JobSpec& spec) {
                    SetPorts(spec, PortsNamed({"a", "*"}));
                    spec.inputs = {{"a", {"1"}}, {"extra", {"false", "null"}}};
                  }).seq;
  EXPECT_THAT(Data(job, "a"), ElementsAre("1"));
  EXPECT_THAT(Data(job, "extra"), ElementsAre("false", "null"));
  EXPECT_NE(PortsOf(job).Find(PortSide::kIn, "extra"), nullptr);
  const Error error = TryPush("sum", [](JobSpec& spec) {
                        SetPorts(spec, PortsNamed({"a"}));
                        spec.inputs = {{"b", {"1"}}};
                      }).error();
  EXPECT_EQ(error.code, ErrorCode::kPortUnknown);
  EXPECT_EQ(error.field, "inputs.b");
}

TEST_F(StatefulPushTest, WithPortsIsNotRetriedUnlessSomebodySaysSo) {
  EXPECT_EQ(Head(PushStateful("sum", {"a"})).options.retry.max, 0U);
  EXPECT_EQ(Head(PushStateful("sum", {"a"}, {}, [](JobSpec& spec) { spec.retry.max = 2; })).options.retry.max, 2U);
  TypeSpec type;
  type.ports = PortsNamed({"a"});
  type.retry_max = 7;
  Register("typed", type);
  EXPECT_EQ(Head(Push("typed").seq).options.retry.max, 7U);
  EXPECT_EQ(Head(Push("mail").seq).options.retry.max, 5U);
}

TEST_F(StatefulPushTest, ToAQueueThatDemandsItNeedsARegisteredType) {
  Patch("sum", [](QueuePatch& patch) { patch.registered = true; });
  const Error error = TryPush("sum").error();
  EXPECT_EQ(error.code, ErrorCode::kNotRegistered);
  EXPECT_EQ(error.field, "type");
  Register("sum", {});
  EXPECT_TRUE(TryPush("sum").ok());
}

TEST_F(StatefulPushTest, OfATypeWithPhasesIsAStatefulJob) {
  TypeSpec type;
  type.startup = true;
  Register("svc", type);
  EXPECT_TRUE(ClaimOne((Push("svc"), "svc")).life->first);
}

class ChildPushTest : public StatefulRuns {
 protected:
  Seq parent_ = 0;
  void SetUp() override { parent_ = Push("top").seq; }
  Result<JobsReply> TryChild(const Change& change = {}) {
    return TryPush("low", [&](JobSpec& spec) {
      spec.parent = TextOf(parent_);
      if (change) change(spec);
    });
  }
};

TEST_F(ChildPushTest, MakesItsParentAStatefulJobOnce) {
  const Seq child = TryChild()->jobs.at(0).seq;
  EXPECT_TRUE(Head(parent_).stateful->children);
  EXPECT_EQ(Head(child).stateful->parent, parent_);
  EXPECT_EQ(Head(child).stateful->child_name, Head(child).id);
  EXPECT_EQ(PortsOf(child).parent, parent_);
  const std::string before = EncodeHead(Head(parent_));
  transitions_.clear();
  ASSERT_TRUE(TryChild().ok());
  EXPECT_THAT(transitions_, SizeIs(1)) << "the child's";
  for (const auto& [key, value] : txn_.result().changes.puts) EXPECT_FALSE(key == HeadKey(parent_));
  EXPECT_EQ(EncodeHead(Head(parent_)), before);
}

TEST_F(ChildPushTest, NeedsAParentThatLives) {
  EXPECT_EQ(TryPush("low", [](JobSpec& spec) { spec.parent = "nobody"; }).error().field, "parent");
  ASSERT_TRUE(Terminate(parent_).ok());
  EXPECT_EQ(TryChild().error().code, ErrorCode::kBadTransition);
}

TEST_F(ChildPushTest, NeedsAFreeName) {
  const auto named = [](JobSpec& spec) { spec.name = "c"; };
  ASSERT_TRUE(TryChild(named).ok());
  const Error error = TryChild(named).error();
  EXPECT_EQ(error.code, ErrorCode::kNameTaken);
  EXPECT_EQ(error.field, "name");
}

TEST_F(ChildPushTest, RepeatedWithItsIdIsTheSameJobEvenIfTheParentHasEnded) {
  const auto known = [](JobSpec& spec) {
    spec.id = "kid";
    spec.name = "c";
  };
  const Seq first = TryChild(known)->jobs.at(0).seq;
  EXPECT_EQ(TryChild(known)->jobs.at(0).seq, first);
  ASSERT_TRUE(Terminate(parent_).ok());
  EXPECT_TRUE(TryChild(known)->jobs.at(0).existing);
}

class AliasPushTest : public StatefulRuns {};

TEST_F(AliasPushTest, NamesTheJobWhereverAnIdDoes) {
  const Seq job = Push("mail", [](JobSpec& spec) { spec.aliases = {"the-one"}; }).seq;
  EXPECT_EQ(Do(RunOp{std::string("the-one"), false, {}})->jobs.at(0).seq, job);
}

TEST_F(AliasPushTest, IsOneNameSpaceWithIds) {
  Push("mail", [](JobSpec& spec) { spec.aliases = {"taken"}; });
  const auto alias = [](const std::string& name) { return [name](JobSpec& spec) { spec.aliases = {name}; }; };
  EXPECT_EQ(TryPush("mail", alias("taken")).error().code, ErrorCode::kNameTaken);
  EXPECT_EQ(TryPush("mail", [](JobSpec& spec) { spec.id = "taken"; }).error().code, ErrorCode::kIdTaken);
  Push("mail", [](JobSpec& spec) { spec.id = "id"; });
  const Error error = TryPush("mail", alias("id")).error();
  EXPECT_EQ(error.code, ErrorCode::kNameTaken);
  EXPECT_THAT(error.detail, HasSubstr("belongs to job id"));
  EXPECT_EQ(error.field, "aliases[0]");
}

TEST_F(AliasPushTest, OfTwoJobsOfOnePushIsRefused) {
  PushOp op;
  op.bulk = true;
  op.jobs = {Spec("mail", [](JobSpec& spec) { spec.aliases = {"x"}; }),
             Spec("mail", [](JobSpec& spec) { spec.id = "x"; })};
  EXPECT_EQ(Do(op).error().field, "jobs[1].id");
  op.jobs[1] = Spec("mail", [](JobSpec& spec) { spec.aliases = {"x"}; });
  EXPECT_EQ(Do(op).error().field, "jobs[1].aliases[0]");
}

}  // namespace
}  // namespace pawl
