#include "rules/hook.h"

#include <gtest/gtest.h>

#include "store/hook_codec.h"
#include "store/totals.h"
#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

constexpr SecretDigest kFirst = {1};
constexpr SecretDigest kSecond = {2};

class HookTest : public RuleFixture {
 protected:
  static PutHookOp Putting(const SecretDigest& secret = kFirst) {
    PutHookOp op;
    op.name = "link-456";
    op.job.emplace().type = "sync";
    op.job->payload = "\"{{body}}\"";
    op.secret = secret;
    return op;
  }
  std::optional<Hook> Read() {
    const auto record = store_->Snapshot()->Read(HookKey("link-456")).value();
    return record.exists() ? std::optional(DecodeHook(record.value).value()) : std::nullopt;
  }
  bool Opens(const SecretDigest& secret) {
    const auto record = store_->Snapshot()->Read(HookSecretKey(secret)).value();
    return record.exists() && DecodeHookName(record.value).value() == "link-456";
  }
  std::uint64_t Hooks() { return DecodeTotals(store_->Snapshot()->Read(TotalsKey()).value().value).value().hooks; }
};

TEST_F(HookTest, PutAgainItKeepsItsSecret) {
  EXPECT_TRUE(Do(Putting()).value().created);
  PutHookOp again = Putting(kSecond);
  again.paused = true;
  again.rate = Rate{60, 1min};
  EXPECT_FALSE(Do(again).value().created);
  EXPECT_TRUE(Opens(kFirst));
  EXPECT_FALSE(Opens(kSecond));
  EXPECT_TRUE(Read()->paused);
  EXPECT_EQ(Read()->rate, (Rate{60, 1min}));
  EXPECT_EQ(Hooks(), 1U);
}

TEST_F(HookTest, RotatedItsOldSecretHoldsForAsLongAsAskedFor) {
  ASSERT_TRUE(Do(Putting()).ok());
  ASSERT_TRUE(Do(RotateHookOp{"link-456", kSecond, 1h}).ok());
  EXPECT_TRUE(Opens(kFirst));
  EXPECT_TRUE(Opens(kSecond));
  EXPECT_EQ(Read()->secrets[0].until, now_.wall + 1h);
  Advance(2h);
  ASSERT_TRUE(Do(RotateHookOp{"link-456", SecretDigest{3}, 0ms}).ok());
  EXPECT_FALSE(Opens(kFirst));
  EXPECT_FALSE(Opens(kSecond));
  EXPECT_TRUE(Opens(SecretDigest{3}));
  EXPECT_EQ(Read()->secrets.size(), 1U);
}

TEST_F(HookTest, ItHasTenSecretsAtMost) {
  ASSERT_TRUE(Do(Putting()).ok());
  for (std::uint8_t i = 2; i <= 10; ++i) ASSERT_TRUE(Do(RotateHookOp{"link-456", SecretDigest{i}, 1h}).ok());
  EXPECT_EQ(Do(RotateHookOp{"link-456", SecretDigest{11}, 1h}).error().code, ErrorCode::kInvalid);
  EXPECT_TRUE(Do(RotateHookOp{"link-456", SecretDigest{11}, 0ms}).ok());
}

TEST_F(HookTest, DeletedItLeavesNothing) {
  ASSERT_TRUE(Do(Putting()).ok());
  ASSERT_TRUE(Do(RotateHookOp{"link-456", kSecond, 1h}).ok());
  ASSERT_TRUE(Do(DeleteHookOp{"link-456"}).ok());
  EXPECT_FALSE(Opens(kFirst));
  EXPECT_FALSE(Opens(kSecond));
  EXPECT_FALSE(Read());
  EXPECT_EQ(Hooks(), 0U);
  EXPECT_EQ(Do(DeleteHookOp{"link-456"}).error().code, ErrorCode::kNotFound);
  EXPECT_EQ(Do(RotateHookOp{"link-456", kSecond, 1h}).error().code, ErrorCode::kNotFound);
}

}  // namespace
}  // namespace pawl
