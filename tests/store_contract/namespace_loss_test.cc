// A Redis that has lost what nodes have seen in it, or was set up wrongly while they run.
#include <fmt/format.h>

#include "store/redis/namespace_guard.h"
#include "tests/store_contract/contract_test.h"

namespace pawl {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class NamespaceLossTest : public testing::Test, protected StoreSteps {
 protected:
  std::unique_ptr<RedisStore> Open() {
    RedisStoreOptions options;
    options.url = redis_.url();
    options.health = health_;
    return RedisStore::Open(std::move(options)).value();
  }

  static std::string KeyOf(const std::string& what) { return RedisKeys("pawl").Of(what); }

  const support::RedisProcess redis_;
  const std::shared_ptr<Health> health_ = std::make_shared<Health>();
  std::unique_ptr<RedisStore> store_ = Open();
};

TEST_F(NamespaceLossTest, NothingLandsInANamespaceThatWasEmptied) {
  Commit(*store_, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "before"); });
  const auto batch = store_->Begin(now_, 1);
  ASSERT_TRUE(Apply(*batch, [](Changes& c) { c.puts.emplace_back(HeadOf(2), "after"); }));
  redis_.Call({"FLUSHALL"});
  const auto committed = batch->Commit();
  ASSERT_FALSE(committed.ok());
  EXPECT_EQ(committed.error().code, ErrorCode::kNotReady);
  EXPECT_THAT(committed.error().detail, HasSubstr("Redis has lost the data of namespace pawl"));
  EXPECT_THAT(committed.error().detail, HasSubstr("pawl accept-loss"));
  EXPECT_EQ(redis_.Call({"DBSIZE"}).integer, 0);
  EXPECT_THAT(health_->Findings(), HasSubstr("redis_data: Redis has lost"));
}

TEST_F(NamespaceLossTest, NothingIsReadFromANamespaceThatWasEmptied) {
  Commit(*store_, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "before"); });
  const auto batch = store_->Begin(now_, 0);
  redis_.Call({"FLUSHALL"});
  EXPECT_EQ(store_->Snapshot()->Read(HeadOf(1)).error().code, ErrorCode::kNotReady);
  EXPECT_EQ(batch->Read(HeadOf(2)).error().code, ErrorCode::kNotReady);
  EXPECT_EQ(batch->failure()->code, ErrorCode::kNotReady);
}

TEST_F(NamespaceLossTest, NothingIsTakenFromANamespaceThatWasEmptied) {
  Commit(*store_, [](Changes& c) { c.fair.emplace_back(Add(1)); });
  const auto batch = store_->Begin(now_, 0);
  redis_.Call({"FLUSHALL"});
  EXPECT_THAT(Take(*batch), IsEmpty());
  ASSERT_TRUE(batch->failure());
  EXPECT_EQ(batch->failure()->code, ErrorCode::kNotReady);
  EXPECT_EQ(redis_.Call({"DBSIZE"}).integer, 0);
}

TEST_F(NamespaceLossTest, ANamespaceThatWasBegunAnewIsAnother) {
  redis_.Call({"FLUSHALL"});
  const auto other = Open();
  Commit(*other, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "new"); });
  const auto read = store_->Snapshot()->Read(HeadOf(1));
  ASSERT_FALSE(read.ok());
  EXPECT_THAT(read.error().detail, HasSubstr("is a new namespace"));
  EXPECT_EQ(store_->Begin(now_, 1)->failure()->code, ErrorCode::kNotReady);
}

TEST_F(NamespaceLossTest, WhenTheDataIsBackTheNodeGoesOnByItself) {
  Commit(*store_, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "before"); });
  store_->Begin(now_, 1);
  redis_.Call({"RENAME", KeyOf("done"), "away"});
  EXPECT_EQ(store_->Begin(now_, 1)->failure()->code, ErrorCode::kNotReady);
  EXPECT_FALSE(store_->Snapshot()->Read(HeadOf(1)).ok());
  redis_.Call({"RENAME", "away", KeyOf("done")});
  EXPECT_FALSE(store_->Begin(now_, 1)->failure());
  EXPECT_EQ(Read(*store_, HeadOf(1)).value, "before");
  EXPECT_THAT(health_->Findings(), IsEmpty());
}

TEST_F(NamespaceLossTest, AnAcceptedLossAsksForANewStart) {
  const auto branch = store_->Branch().value();
  redis_.Call({"FLUSHALL"});
  EXPECT_EQ(store_->Begin(now_, 1)->failure()->code, ErrorCode::kNotReady);
  EXPECT_EQ(AcceptLoss(redis_.url(), "pawl").value(), 0U);
  EXPECT_EQ(branch->Begin(now_, 0)->failure()->code, ErrorCode::kNotReady) << "a branch leaves that to its trunk";
  EXPECT_EQ(store_->Begin(now_, 0)->failure()->code, ErrorCode::kStopping);
  const auto again = Open();
  Commit(*again, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "after"); });
  EXPECT_THAT(health_->Findings(), IsEmpty());
}

TEST_F(NamespaceLossTest, ANodeThatNoticedNothingTakesUpTheNewNamespaceToo) {
  store_->Begin(now_, 1);
  AcceptLoss(redis_.url(), "pawl").value();
  EXPECT_EQ(store_->Begin(now_, 1)->failure()->code, ErrorCode::kStopping);
}

TEST_F(NamespaceLossTest, WhileRedisEvictsKeysNoNewJobIsWritten) {
  const auto branch = store_->Branch().value();
  // A new job, by a batch of the branch after a look of the trunk.
  const auto push = [&] {
    store_->Begin(now_, 1);
    const auto batch = branch->Begin(now_, 1);
    Changes changes;
    changes.puts.emplace_back(HeadOf(batch->first_seq()), "new");
    return batch->Apply(At(*batch), changes);
  };
  EXPECT_TRUE(push().ok());
  redis_.Call({"CONFIG", "SET", "maxmemory-policy", "allkeys-lru"});
  now_.steady += Millis(5'000);
  const auto refused = push();
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::kNotReady);
  EXPECT_THAT(refused.error().detail, HasSubstr("maxmemory-policy is allkeys-lru"));
  EXPECT_THAT(health_->Findings(), HasSubstr("redis_settings: Redis throws keys away"));
  Commit(*store_, [](Changes& c) { c.puts.emplace_back(HeadOf(1), "what is there goes on"); });

  redis_.Call({"CONFIG", "SET", "maxmemory-policy", "noeviction"});
  now_.steady += Millis(5'000);
  EXPECT_TRUE(push().ok());
  EXPECT_THAT(health_->Findings(), IsEmpty());
}

}  // namespace
}  // namespace pawl
