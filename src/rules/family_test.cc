#include "rules/family.h"

#include <gtest/gtest.h>

#include "tests/support/stateful_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using namespace std::chrono_literals;

class FamilyTest : public StatefulFixture {
 protected:
  Result<JobsReply> Disown(Seq job) { return Do(DisownOp{job}); }
  std::vector<Seq> Members(const Key& index) {
    std::vector<Seq> seqs;
    store_->Snapshot()->IndexBefore(index, UINT64_MAX, SIZE_MAX, seqs);
    return seqs;
  }
};

TEST_F(FamilyTest, AnAdoptedJobIsAChildAndWakesNobody) {
  const Seq parent = Sleeper("parent", {In("a")});
  const Seq child = Push("child").seq;
  const auto reply = Adopt(child, parent, "first");
  ASSERT_TRUE(reply.ok());
  EXPECT_EQ(reply->jobs.at(0).head.stateful->parent, parent);
  EXPECT_EQ(Head(child).stateful->child_name, "first");
  EXPECT_EQ(PortsOf(child).parent, parent);
  EXPECT_TRUE(Head(parent).stateful->children);
  EXPECT_THAT(Members(ChildrenIndex(parent)), ElementsAre(child));
  EXPECT_THAT(Members(OpenIndex(parent)), ElementsAre(child));
  EXPECT_EQ(ShownOf(parent), JobState::kSuspended);
}

TEST_F(FamilyTest, ANameIsTakenOnceAndIsTheIdUnlessSaid) {
  const Seq parent = Push("parent").seq;
  ChildOf(parent, "a");
  const Seq other = Push("child").seq;
  const auto refused = Adopt(other, parent, "a");
  EXPECT_EQ(refused.error().code, ErrorCode::kNameTaken);
  EXPECT_FALSE(Head(other).stateful.has_value());
  ASSERT_TRUE(Adopt(other, parent).ok());
  EXPECT_EQ(Head(other).stateful->child_name, Head(other).id);
}

TEST_F(FamilyTest, ThereIsOneParentAndNoCircle) {
  const Seq a = Push("job").seq;
  const Seq b = ChildOf(a, "b");
  const Seq c = ChildOf(b, "c");
  EXPECT_EQ(Adopt(c, a, "again").error().code, ErrorCode::kBadTransition);
  EXPECT_EQ(Adopt(a, c, "a").error().code, ErrorCode::kInvalid);
  EXPECT_EQ(Adopt(a, a, "a").error().code, ErrorCode::kInvalid);
  EXPECT_EQ(Adopt(Seq{99}, a).error().code, ErrorCode::kNotFound);
  EXPECT_EQ(Adopt(a, Seq{99}).error().code, ErrorCode::kNotFound);
}

TEST_F(FamilyTest, ATreeHasABottom) {
  Seq last = Push("job").seq;
  for (int i = 1; i < kTreeDepthMax; ++i) last = ChildOf(last, "next");
  const auto refused = Adopt(Push("job").seq, last, "next");
  EXPECT_EQ(refused.error().code, ErrorCode::kInvalid);
  EXPECT_THAT(refused.error().detail, HasSubstr("64"));
}

TEST_F(FamilyTest, AStoppedParentTakesNoMoreChildren) {
  const Seq parent = Push("parent").seq;
  ASSERT_TRUE(Terminate(parent).ok());
  EXPECT_EQ(Adopt(Push("child").seq, parent, "a").error().code, ErrorCode::kBadTransition);
}

TEST_F(FamilyTest, ADisownedChildIsOnItsOwn) {
  const Seq parent = Push("parent").seq;
  const Seq child = ChildOf(parent, "a");
  ASSERT_TRUE(Disown(child).ok());
  EXPECT_EQ(Head(child).stateful->parent, 0U);
  EXPECT_EQ(PortsOf(child).parent, 0U);
  EXPECT_THAT(Members(ChildrenIndex(parent)), IsEmpty());
  EXPECT_THAT(Members(OpenIndex(parent)), IsEmpty());
  EXPECT_EQ(Disown(child).error().code, ErrorCode::kBadTransition);
  EXPECT_TRUE(Adopt(child, parent, "a").ok());
}

TEST_F(FamilyTest, RetentionIsTheTreesWhileThereIsOne) {
  const Seq parent = Push("parent").seq;
  const Seq child = Push("child").seq;
  ASSERT_TRUE(FinishSeq((ClaimThis(child), child)).ok());
  EXPECT_NE(Head(child).retain_until, kNeverWall);
  ASSERT_TRUE(Adopt(child, parent, "a").ok());
  EXPECT_EQ(Head(child).retain_until, kNeverWall);
  ASSERT_TRUE(Disown(child).ok());
  EXPECT_EQ(Head(child).retain_until, now_.wall + 24h);
}

TEST_F(FamilyTest, TheLastOpenChildThatLeavesEndsTheTree) {
  const Seq parent = Push("parent").seq;
  const Seq child = ChildOf(parent, "a");
  ASSERT_TRUE(Terminate(parent).ok());
  FireTimers();
  EXPECT_FALSE(Head(parent).stateful->over);
  ASSERT_TRUE(Disown(child).ok());
  FireTimers();
  EXPECT_TRUE(Head(parent).stateful->over);
  EXPECT_EQ(Head(parent).retain_until, now_.wall + 24h);
}

class AliasTest : public StatefulFixture {
 protected:
  Result<JobsReply> Alias(JobRef job, const std::string& alias, bool remove = false) {
    return Do(AliasOp{std::move(job), alias, remove});
  }
};

TEST_F(AliasTest, LeadsToTheJobWhereverAnIdDoes) {
  const Seq seq = Push("mail").seq;
  ASSERT_TRUE(Alias(seq, "main").ok());
  ASSERT_TRUE(Alias(JobRef("main"), "second").ok());
  EXPECT_EQ(Do(RunOp{JobRef("second"), false, {}})->jobs.at(0).seq, seq);
  EXPECT_EQ(Do(TerminateOp{JobRef("main"), {}})->jobs.at(0).seq, seq);
  ASSERT_TRUE(Do(DeleteOp{JobRef("second")}).ok());
  EXPECT_EQ(Do(RunOp{JobRef("main"), false, {}}).error().code, ErrorCode::kNotFound);
}

TEST_F(AliasTest, ThatIsTakenIsAnErrorUnlessItIsTheJobsOwn) {
  const Seq seq = Push("mail").seq;
  const JobRow other = Push("mail", [](JobSpec& spec) { spec.id = "other"; });
  ASSERT_TRUE(Alias(seq, "main").ok());
  EXPECT_TRUE(Alias(seq, "main").ok());
  const auto refused = Alias(other.seq, "main");
  EXPECT_EQ(refused.error().code, ErrorCode::kNameTaken);
  EXPECT_THAT(refused.error().detail, HasSubstr(Head(seq).id));
  EXPECT_EQ(Alias(seq, "other").error().code, ErrorCode::kNameTaken);
}

TEST_F(AliasTest, IsFreeWhenItIsRemoved) {
  const Seq seq = Push("mail").seq;
  ASSERT_TRUE(Alias(seq, "main").ok());
  ASSERT_TRUE(Alias(seq, "main", true).ok());
  EXPECT_EQ(Alias(seq, "main", true).error().code, ErrorCode::kNotFound);
  EXPECT_TRUE(Alias(Push("mail").seq, "main").ok());
}

TEST_F(AliasTest, StartsWithALetterAndIsNotOurs) {
  const Seq seq = Push("mail").seq;
  for (const char* bad : {"1st", "~12", "", "a b", "pawl.x"}) {
    EXPECT_EQ(Alias(seq, bad).error().code, ErrorCode::kInvalid) << bad;
  }
}

}  // namespace
}  // namespace pawl
