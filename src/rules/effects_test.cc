// The effects of a run: each kind, together, and not at all when one of them is refused.
#include "rules/effects.h"

#include <gtest/gtest.h>

#include "rules/claimed_life.h"
#include "rules/family.h"
#include "tests/support/set_ports.h"
#include "tests/support/stateful_runs.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;
using namespace std::chrono_literals;

class EffectsTest : public StatefulRuns {
 protected:
  ClaimedJob RunningJob() {
    job_ = PushStateful("sum", {"a", "b"}, {"r"}, [](JobSpec& spec) {
      spec.inputs = {{"a", {"1", "2"}}};
      spec.state = {{"kept", "0"}, {"old", "true"}};
    });
    return ClaimOne("sum");
  }
  Result<FinishOp::Reply> Commit(const ClaimedJob& run, const Doing& doing) {
    return End(run, Outcome::kContinue, doing);
  }
  Error Refused(const ClaimedJob& run, const Doing& doing) { return Commit(run, doing).error(); }
  Seq job_ = 0;
};

TEST_F(EffectsTest, OfACompletedRunHappenTogether) {
  const ClaimedJob run = RunningJob();
  ASSERT_TRUE(End(run, Outcome::kCompleted, [](FinishOp& op) {
                op.result = "3";
                op.effects.consume = {{{}, "a", 0, 2}};
                op.effects.state_set = {{"new", "null"}};
                op.effects.state_unset = {"old"};
                op.effects.write = {Writing("r", {"3"})};
                op.effects.alias_add = {"the-sum"};
                op.push = {Spec("mail")};
              }).ok());
  EXPECT_THAT(Data(job_, "a"), IsEmpty());
  EXPECT_THAT(Data(job_, "r", PortSide::kOut), ElementsAre("3"));
  EXPECT_THAT(StateRecord(job_), ElementsAre(Pair("kept", "0"), Pair("new", "null")));
  EXPECT_TRUE(HasRecord(IdKey("the-sum")));
  EXPECT_EQ(Count("mail", JobState::kQueued), 1U);
  EXPECT_EQ(ShownOf(job_), JobState::kCompleted);
}

TEST_F(EffectsTest, OfACommitHappenWhileTheRunGoesOn) {
  const ClaimedJob run = RunningJob();
  ASSERT_TRUE(Commit(run, [](FinishOp& op) { op.effects.consume = {{{}, "a", 0, 1}}; }).ok());
  EXPECT_THAT(Data(job_, "a"), ElementsAre("2"));
  EXPECT_EQ(ShownOf(job_), JobState::kRunning);
  ASSERT_TRUE(Commit(run, [](FinishOp& op) { op.effects.consume = {{{}, "a", 1, 2}}; }).ok());
  EXPECT_THAT(Data(job_, "a"), IsEmpty());
}

TEST_F(EffectsTest, AreNothingIfTheLastOneIsRefused) {
  const ClaimedJob run = RunningJob();
  const Error error = Refused(run, [](FinishOp& op) {
    op.effects.consume = {{{}, "a", 0, 2}};
    op.effects.state_set = {{"new", "1"}};
    op.effects.write = {Writing("r", {"3"}), Writing("x", {"4"})};
  });
  EXPECT_EQ(error.code, ErrorCode::kPortUnknown);
  EXPECT_THAT(error.field, HasSubstr("effects.write[1]"));
  EXPECT_THAT(Data(job_, "a"), SizeIs(2));
  EXPECT_THAT(StateRecord(job_), SizeIs(2));
  EXPECT_THAT(Data(job_, "r", PortSide::kOut), IsEmpty());
  EXPECT_EQ(ShownOf(job_), JobState::kRunning);
}

TEST_F(EffectsTest, ThatConsumeWhatAnotherTookAreRefused) {
  const ClaimedJob run = RunningJob();
  ASSERT_TRUE(Do(ReadPortOp{{job_, PortSide::kIn, "a"}, 1, {}}).ok());
  const Error error = Refused(run, [](FinishOp& op) { op.effects.consume = {{{}, "a", 0, 2}}; });
  EXPECT_EQ(error.code, ErrorCode::kPortConflict);
  EXPECT_EQ(End(run, Outcome::kReleased)->shown, JobState::kQueued);
  const ClaimedJob again = ClaimOne("sum");
  EXPECT_THAT(ValuesOf(again.life->ports[0]), ElementsAre("2"));
}

TEST_F(EffectsTest, OfARunThatIsGivenBackAreRefused) {
  const ClaimedJob run = RunningJob();
  EXPECT_EQ(End(run, Outcome::kReleased,
                [](FinishOp& op) {
                  op.effects.state_set = {{"n", "1"}};
                })
                .error()
                .field,
            "effects");
}

TEST_F(EffectsTest, MakeAPlainJobAStatefulOne) {
  const Seq job = Push("mail").seq;
  ASSERT_TRUE(RunOnce("mail", Outcome::kSuspended, [](FinishOp& op) { op.effects.state_set = {{"n", "1"}}; }).ok());
  EXPECT_TRUE(Head(job).stateful->state);
  ASSERT_TRUE(RunNow(job).ok());
  EXPECT_THAT(ClaimOne("mail").life->state, ElementsAre(Pair("n", "1")));
}

class ChildEffectsTest : public EffectsTest {
 protected:
  static JobSpec ChildSpec(const std::string& name) {
    return Spec("low", [&](JobSpec& spec) {
      spec.name = name;
      SetPorts(spec, PortsNamed({"in"}, {"r"}));
      spec.inputs = {{"in", {"1"}}};
    });
  }
  static WriteEffect ToChild(const std::string& child, const Values& values) {
    WriteEffect effect = Writing("in", values);
    effect.child = child;
    return effect;
  }
};

TEST_F(ChildEffectsTest, StartWithTheirInputs) {
  const ClaimedJob run = RunningJob();
  ASSERT_TRUE(End(run, Outcome::kSuspended, [](FinishOp& op) {
                op.effects.children = {ChildSpec("one")};
                op.effects.write = {ToChild("one", {"2"})};
              }).ok());
  const ClaimedJob child = ClaimOne("low");
  EXPECT_EQ(child.head.stateful->parent, job_);
  EXPECT_EQ(child.life->child_name, "one");
  EXPECT_EQ(child.life->parent_id, Head(job_).id);
  EXPECT_THAT(ValuesOf(child.life->ports[0]), ElementsAre("1", "2"));
  EXPECT_TRUE(Head(job_).stateful->children);
}

TEST_F(ChildEffectsTest, SayWhoStartedThem) {
  const ClaimedJob run = RunningJob();
  ASSERT_TRUE(End(run, Outcome::kSuspended, [](FinishOp& op) {
                op.effects.children = {ChildSpec("one"), ChildSpec("two")};
                op.effects.children[1].created_by = "me";
              }).ok());
  std::vector<std::string> by;
  for (const ClaimedJob& child : Claim("low", 2)) {
    by.push_back(DecodeBody(Raw(RecordKind::kBody, child.seq)).value().created_by);
  }
  EXPECT_THAT(by, ElementsAre("job:" + Head(job_).id, "me"));
}

// Only an adoption used to look how deep a tree is.
TEST_F(ChildEffectsTest, AreNotStartedTooDeep) {
  Seq above = Push("top").seq;
  for (int level = 2; level < kTreeDepthMax - 1; ++level) above = PushChild("mid", above, "next");
  PushChild("last-but-one", above, "next");
  const auto start_child = [](FinishOp& op) { op.effects.children = {ChildSpec("next")}; };
  ASSERT_TRUE(RunOnce("last-but-one", Outcome::kSuspended, start_child).ok());
  const auto refused = RunOnce("low", Outcome::kSuspended, start_child);
  EXPECT_EQ(refused.error().code, ErrorCode::kInvalid);
  EXPECT_THAT(refused.error().detail, HasSubstr("levels deep"));
}

TEST_F(ChildEffectsTest, ReadWhatTheyWrote) {
  const ClaimedJob run = RunningJob();
  ASSERT_TRUE(End(run, Outcome::kSuspended, [](FinishOp& op) { op.effects.children = {ChildSpec("one")}; }).ok());
  ASSERT_TRUE(RunOnce("low", Outcome::kCompleted, [](FinishOp& op) { op.effects.write = {Writing("r", {"9"})}; }).ok());
  const ClaimedJob parent = ClaimOne("sum");
  const ClaimedChild& child = parent.life->children.at(0);
  ASSERT_TRUE(End(parent, Outcome::kSuspended, [&](FinishOp& op) {
                op.effects.consume = {{JobRef(child.seq), "r", 0, 1}};
                op.effects.write = {ToChild("one", {"7"})};
              }).ok());
  EXPECT_THAT(Data(child.seq, "r", PortSide::kOut), IsEmpty());
  EXPECT_EQ(ShownOf(child.seq), JobState::kQueued) << "woken by its input";
}

TEST_F(ChildEffectsTest, HaveANameOfTheirOwn) {
  const ClaimedJob run = RunningJob();
  const Error twice = Refused(run, [](FinishOp& op) { op.effects.children = {ChildSpec("one"), ChildSpec("one")}; });
  EXPECT_EQ(twice.code, ErrorCode::kNameTaken);
  EXPECT_EQ(twice.field, "effects.children[1].name");
  ASSERT_TRUE(Commit(run, [](FinishOp& op) { op.effects.children = {ChildSpec("one")}; }).ok());
  EXPECT_EQ(Refused(run, [](FinishOp& op) { op.effects.children = {ChildSpec("one")}; }).code, ErrorCode::kNameTaken);
}

TEST_F(ChildEffectsTest, ArePartOfTheFamilyAndOthersAreNot) {
  const ClaimedJob run = RunningJob();
  const Seq stranger = PushStateful("other", {"in"}, {"r"});
  const auto write = [&](FinishOp& op) {
    op.effects.write = {Writing("in", {"1"})};
    op.effects.write[0].job = stranger;
  };
  EXPECT_EQ(Refused(run, write).code, ErrorCode::kForbidden);
  EXPECT_EQ(Refused(run,
                    [&](FinishOp& op) {
                      op.effects.consume = {{JobRef(stranger), "r", 0, 0}};
                    })
                .code,
            ErrorCode::kForbidden);
  EXPECT_EQ(Refused(run, [&](FinishOp& op) { op.effects.disown = {stranger}; }).code, ErrorCode::kForbidden);
  EXPECT_EQ(Refused(run, [&](FinishOp& op) { op.effects.write = {ToChild("nobody", {"1"})}; }).code,
            ErrorCode::kNotFound);
}

TEST_F(ChildEffectsTest, CanBeDisowned) {
  const ClaimedJob run = RunningJob();
  ASSERT_TRUE(Commit(run, [](FinishOp& op) { op.effects.children = {ChildSpec("one")}; }).ok());
  const Seq child = ClaimOne("low").seq;
  ASSERT_TRUE(Commit(run, [&](FinishOp& op) { op.effects.disown = {child}; }).ok());
  EXPECT_EQ(Head(child).stateful->parent, 0U);
  EXPECT_FALSE(HasRecord(ChildKey(job_, "one")));
}

// A claim that could not carry all that a child wrote shows the child again once a part is taken.
TEST_F(ChildEffectsTest, AreShownAgainWhileTheClaimCouldNotCarryAll) {
  const ClaimedJob run = RunningJob();
  ASSERT_TRUE(End(run, Outcome::kSuspended, [](FinishOp& op) { op.effects.children = {ChildSpec("one")}; }).ok());
  ASSERT_TRUE(RunOnce("low", Outcome::kCompleted, [](FinishOp& op) {
                op.effects.write = {Writing("r", Values(kClaimItemsMax + 20, "9"))};
              }).ok());
  std::size_t taken = 0;
  for (int runs = 0; runs < 2; ++runs) {
    const ClaimedJob parent = ClaimOne("sum");
    const ClaimedChild& child = parent.life->children.at(0);
    const ClaimedPort& port = child.out.at(0);
    taken += port.items.size();
    ASSERT_TRUE(End(parent, Outcome::kSuspended, [&](FinishOp& op) {
                  op.effects.consume = {{JobRef(child.seq), "r", port.from, port.from + port.items.size()}};
                }).ok());
  }
  EXPECT_EQ(taken, kClaimItemsMax + 20);
  EXPECT_EQ(ShownOf(job_), JobState::kSuspended);
}

TEST_F(EffectsTest, ConnectOwnPorts) {
  const ClaimedJob run = RunningJob();
  ASSERT_TRUE(Commit(run, [](FinishOp& op) {
                ConnectEffect connect;
                connect.from = {JobRef(std::string()), PortSide::kIn, "a"};
                connect.to = {{JobRef(std::string()), PortSide::kIn, "b"}};
                op.effects.connect = {connect};
              }).ok());
  EXPECT_THAT(Data(job_, "a"), IsEmpty());
  EXPECT_THAT(Data(job_, "b"), ElementsAre("1", "2"));
}

TEST_F(EffectsTest, PublishToSubscribers) {
  const ClaimedJob run = RunningJob();
  const Seq listener = Push("ear", [](JobSpec& spec) {
                         Ports ports;
                         ports.Put(PortSide::kIn, {"news", {}, {"/a"}, true});
                         SetPorts(spec, ports);
                       }).seq;
  ASSERT_TRUE(Commit(run, [](FinishOp& op) { op.effects.publish = {{"/a/b", "5"}}; }).ok());
  EXPECT_THAT(Data(listener, "news"), ElementsAre("5"));
}

TEST_F(EffectsTest, NoteARunOnDefaults) {
  Push("sum", [](JobSpec& spec) {
    Ports ports;
    ports.Put(PortSide::kIn, {"a", "1", {}, true});
    SetPorts(spec, ports);
  });
  const ClaimedJob run = ClaimOne("sum");
  EXPECT_EQ(run.life->defaults_changed, 1U);
  EXPECT_EQ(run.life->defaults_run, 0U);
  ASSERT_TRUE(Commit(run, [](FinishOp& op) { op.effects.defaults_run = 1; }).ok());
  EXPECT_EQ(PortsOf(run.seq).defaults_run, 1U);
}

}  // namespace
}  // namespace pawl
