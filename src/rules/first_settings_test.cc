#include "rules/first_settings.h"

#include <gtest/gtest.h>

#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

class FirstSettingsTest : public RuleFixture {
 protected:
  std::size_t ClaimableOfAGroup(const std::string& queue) {
    for (int i = 0; i < 10; ++i) PushTo(queue, "shop.example");
    return ClaimSeqs(queue).size();
  }
  void SetGroupLimit(const std::string& queue, std::optional<std::uint32_t> limit) {
    PatchQueueOp op{queue, {}};
    op.patch.group_limit.emplace(limit);
    ASSERT_TRUE(Do(op).ok());
  }
};

TEST_F(FirstSettingsTest, ADownloadHasALimitByGroupAndItsOwnRetries) {
  const JobHead head = Push("download").head;
  EXPECT_EQ(head.options.timeout, 1h);
  EXPECT_EQ(head.options.retry, (RetryPolicy{.max = 2, .backoff = RetryBackoff::kFixed, .base = 2min}));
  EXPECT_EQ(ClaimableOfAGroup("download"), 4U + 1) << "and the one without a group";
}

TEST_F(FirstSettingsTest, AnHttpJobHasALimitByGroup) { EXPECT_EQ(ClaimableOfAGroup("http"), 8U); }

TEST_F(FirstSettingsTest, OthersHaveNone) {
  EXPECT_EQ(Push("mail").head.options.retry, RetryPolicy{});
  EXPECT_EQ(ClaimableOfAGroup("mail"), 10U + 1);
}

TEST_F(FirstSettingsTest, WhatAnOperatorSetsHoldsWhenItComesFirst) {
  SetGroupLimit("http", 2);
  EXPECT_EQ(ClaimableOfAGroup("http"), 2U);
}

TEST_F(FirstSettingsTest, WhatAnOperatorSetsHoldsWhenItComesLater) {
  Push("http");
  SetGroupLimit("http", std::nullopt);
  EXPECT_EQ(ClaimableOfAGroup("http"), 10U + 1);
}

}  // namespace
}  // namespace pawl
