// What becomes of a node's work when another Redis takes over that has not heard of the last of it.
#include <map>

#include "tests/store_contract/contract_test.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// A replica that heard of everything until it was made. It takes over by putting the keys back as they were then.
class Replica {
 public:
  explicit Replica(std::string name_space) : pattern_("pawl:{" + std::move(name_space) + "}:*") {
    for (const std::string& key : Keys()) dumps_[key] = RedisOfTests().Call({"DUMP", key}).text;
  }

  void TakeOver() {
    for (const std::string& key : Keys()) RedisOfTests().Call({"DEL", key});
    for (const auto& [key, dump] : dumps_) RedisOfTests().Call({"RESTORE", key, "0", dump});
  }

 private:
  std::vector<std::string> Keys() const {
    std::vector<std::string> keys;
    for (const RedisReply& key : RedisOfTests().Call({"KEYS", pattern_}).items) keys.push_back(key.text);
    return keys;
  }

  const std::string pattern_;
  std::map<std::string, std::string> dumps_;
};

class FailOverTest : public testing::Test, protected StoreSteps {
 protected:
  static std::vector<Stage> Push(Batch& batch) {
    EXPECT_TRUE(Apply(batch, [&](Changes& c) { c.puts.emplace_back(HeadOf(batch.first_seq()), "pushed"); }));
    return batch.Commit().value().failed;
  }

  const std::string name_space_ = NewNamespace();
  std::unique_ptr<RedisStore> a_ = OpenNode(name_space_);
  std::unique_ptr<RedisStore> b_ = OpenNode(name_space_);
};

TEST_F(FailOverTest, NumbersThatWereForgottenAreNotUsed) {
  Replica replica(name_space_);
  const auto batch = a_->Begin(now_, 1);
  replica.TakeOver();
  const auto other = b_->Begin(now_, 1);
  ASSERT_EQ(other->first_seq(), batch->first_seq()) << "the number is given again";
  EXPECT_THAT(Push(*batch), ElementsAre(1));
  EXPECT_THAT(Push(*other), IsEmpty());
  EXPECT_THAT(Push(*a_->Begin(now_, 1)), IsEmpty());
}

TEST_F(FailOverTest, NumbersThatWereReservedLaterAndForgottenAreNotUsed) {
  const auto batch = a_->Begin(now_, 0);
  const Seq known = batch->ReserveSeqs(1);
  Replica replica(name_space_);
  const Seq forgotten = batch->ReserveSeqs(1);
  EXPECT_EQ(forgotten, known + 1);
  replica.TakeOver();
  EXPECT_EQ(b_->Begin(now_, 0)->ReserveSeqs(1), forgotten) << "the number is given again";
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.puts.emplace_back(HeadOf(forgotten), "pushed"); }));
  EXPECT_THAT(batch->Commit()->failed, ElementsAre(1));
}

// What was staged before more numbers were reserved commits too.
TEST_F(FailOverTest, AllNumbersOfABatchAreGoodWhileTheReplicaKnowsThem) {
  const auto batch = a_->Begin(now_, 1);
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.puts.emplace_back(HeadOf(batch->first_seq()), "first"); }));
  const Seq later = batch->ReserveSeqs(2);
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.puts.emplace_back(HeadOf(later + 1), "second"); }));
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
}

// The answer to a look was lost, and it was sent again: the replica knows of the first time only.
TEST_F(FailOverTest, OfNumbersThatWereGivenTwiceOnlyTheLastAreOurs) {
  const std::string seen = RedisKeys(name_space_).Of("seen");
  const std::string seq = RedisKeys(name_space_).Of("seq");
  RedisOfTests().Call({"INCRBY", seq, "1"});
  RedisOfTests().Call({"HINCRBY", seen, a_->node(), "1"});
  Replica replica(name_space_);
  const auto batch = a_->Begin(now_, 1);
  replica.TakeOver();
  EXPECT_THAT(Push(*batch), ElementsAre(1));
}

TEST_F(FailOverTest, NumbersThatTheReplicaKnowsAreUsed) {
  const auto batch = a_->Begin(now_, 1);
  Replica replica(name_space_);
  ASSERT_TRUE(Apply(*batch, [&](Changes& c) { c.puts.emplace_back(HeadOf(batch->first_seq()), "pushed"); }));
  replica.TakeOver();
  EXPECT_THAT(batch->Commit()->failed, IsEmpty());
}

// Nodes mark the time every two seconds.
TEST_F(FailOverTest, AReplicaThatLacksTheLastSecondsIsGoneOnWith) {
  a_->Begin(now_, 1);
  Replica replica(name_space_);
  for (int i = 0; i < 5; ++i) {
    now_.steady += Millis(2'000);
    ASSERT_FALSE(a_->Begin(now_, 1)->failure());
  }
  replica.TakeOver();
  EXPECT_THAT(Push(*a_->Begin(now_, 1)), IsEmpty());
}

TEST_F(FailOverTest, DataThatIsOlderThanThatIsALoss) {
  a_->Begin(now_, 1);
  Replica old(name_space_);
  for (int i = 0; i < 6; ++i) {
    now_.steady += Millis(2'000);
    ASSERT_FALSE(a_->Begin(now_, 1)->failure());
  }
  Replica fresh(name_space_);
  old.TakeOver();
  EXPECT_EQ(a_->Begin(now_, 1)->failure()->code, ErrorCode::kNotReady);
  EXPECT_EQ(a_->Snapshot()->Read(HeadOf(1)).error().code, ErrorCode::kNotReady);
  now_.steady += Millis(2'000);
  EXPECT_EQ(a_->Begin(now_, 1)->failure()->code, ErrorCode::kNotReady) << "what it marks itself does not count";
  fresh.TakeOver();
  EXPECT_THAT(Push(*a_->Begin(now_, 1)), IsEmpty());
}

TEST_F(FailOverTest, DataFromBeforeTheNodeCameIsALoss) {
  Replica replica(name_space_);
  for (int i = 0; i < 7; ++i) {
    ASSERT_FALSE(a_->Begin(now_, 1)->failure());
    now_.steady += Millis(2'000);
  }
  replica.TakeOver();
  EXPECT_EQ(a_->Begin(now_, 1)->failure()->code, ErrorCode::kNotReady);
}

TEST_F(FailOverTest, NodesThatGotTheSameNumberAreNotTheSame) {
  Replica replica(name_space_);
  const auto c = OpenNode(name_space_);
  replica.TakeOver();
  const auto d = OpenNode(name_space_);
  ASSERT_EQ(c->node().substr(0, c->node().find('-')), d->node().substr(0, d->node().find('-')));
  EXPECT_NE(c->node(), d->node());
  Commit(*c, [](Changes& changes) { changes.puts.emplace_back(HeadOf(1), "of c"); });
  Commit(*d, [](Changes& changes) { changes.puts.emplace_back(HeadOf(2), "of d"); });
  EXPECT_EQ(Read(*a_, HeadOf(1)).value, "of c");
  EXPECT_EQ(Read(*a_, HeadOf(2)).value, "of d");
  EXPECT_NE(Read(*a_, HeadOf(1)).version, Read(*a_, HeadOf(2)).version);
}

// Else a push that was repeated would be told that its job is there, and it is not.
TEST_F(FailOverTest, WithWaitReplicasAnAnswerDoesNotRestOnWhatWasForgotten) {
  const support::RedisProcess copy(
      {.arguments = {"--replicaof", "127.0.0.1 " + std::to_string(RedisOfTests().port())}});
  ASSERT_TRUE(support::WaitUntil([&] { return copy.Info("replication", "master_link_status") == "up"; }));
  const auto waits = OpenNode(name_space_, 1);
  Replica replica(name_space_);
  Commit(*b_, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "there"); });
  const auto batch = waits->Begin(now_, 0);
  Guards guards = At(*batch);
  guards.records.emplace_back(HeadOf(1), batch->Read(HeadOf(1))->version);
  ASSERT_TRUE(Apply(*batch, guards, [](Changes&) {}));
  replica.TakeOver();
  EXPECT_THAT(batch->Commit()->failed, ElementsAre(1));
}

}  // namespace
}  // namespace pawl
