#include "base/names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>

namespace pawl {
namespace {

TEST(CheckNameTest, AcceptsTheAllowedCharactersUpToTheLimit) {
  EXPECT_TRUE(CheckName("a", "queue").ok());
  EXPECT_TRUE(CheckName("AZaz09_.:-", "queue").ok());
  EXPECT_TRUE(CheckName(std::string(128, 'x'), "queue").ok());
}

TEST(CheckNameTest, RefusesTheRestWithTheRuleAndTheField) {
  for (const std::string& bad : {std::string(), std::string(129, 'x'), std::string("a b"), std::string("a/b"),
                                 std::string("\xC3\xA9"), std::string("a\0b", 3), std::string("a\n")}) {
    const auto result = CheckName(bad, "queue");
    ASSERT_FALSE(result.ok()) << bad;
    EXPECT_EQ(result.error().code, ErrorCode::kInvalid);
    EXPECT_EQ(result.error().field, "queue");
    EXPECT_THAT(result.error().detail, testing::HasSubstr("1 to 128"));
  }
}

TEST(CheckGroupTest, AcceptsAnyTextWithoutControls) {
  EXPECT_TRUE(CheckGroup("https://example.org/a b?c=\xC3\xA9").ok());
  EXPECT_TRUE(CheckGroup(std::string(256, 'x')).ok());
  EXPECT_TRUE(CheckGroup("\xC2\xA0").ok());
}

TEST(CheckGroupTest, RefusesControlsBadUtf8AndWrongLengths) {
  for (const std::string& bad : {std::string(), std::string(257, 'x'), std::string("a\nb"), std::string("a\0", 2),
                                 std::string("\x7F"), std::string("\xC2\x85"), std::string("\xFF")}) {
    EXPECT_FALSE(CheckGroup(bad).ok()) << bad;
  }
  EXPECT_EQ(CheckGroup("", "jobs[3].group").error().field, "jobs[3].group");
}

TEST(NearestNameTest, FindsWhatWasMeant) {
  constexpr std::array<std::string_view, 6> kKnown{"type", "queue", "payload", "priority", "run_at", "id"};
  EXPECT_EQ(NearestName("quue", kKnown), "queue");
  EXPECT_EQ(NearestName("pyaload", kKnown), "payload");
  EXPECT_EQ(NearestName("Priority", kKnown), "priority");
  EXPECT_EQ(NearestName("runAt", kKnown), "run_at");
  EXPECT_EQ(NearestName("typ", kKnown), "type");
  EXPECT_EQ(NearestName("ID", kKnown), "id");
}

TEST(NearestNameTest, IsEmptyWhenNothingIsNear) {
  constexpr std::array<std::string_view, 3> kKnown{"type", "queue", "id"};
  EXPECT_EQ(NearestName("colour", kKnown), "");
  EXPECT_EQ(NearestName("", kKnown), "");
  EXPECT_EQ(NearestName("x", kKnown), "");
  EXPECT_EQ(NearestName(std::string(10'000, 'q'), kKnown), "");
  EXPECT_EQ(NearestName("type", {}), "");
}

}  // namespace
}  // namespace pawl
