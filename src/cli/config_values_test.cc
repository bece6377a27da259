#include "cli/config_values.h"

#include <gtest/gtest.h>

namespace pawl::cli {
namespace {

constexpr std::uint64_t kAny = 1ULL << 40U;

TEST(ParseHostPortTest, TakesNamesAndBothKindsOfAddress) {
  EXPECT_EQ(ParseHostPort("127.0.0.1:7171")->host, "127.0.0.1");
  EXPECT_EQ(ParseHostPort("[::1]:80")->host, "::1");
  EXPECT_EQ(ParseHostPort("localhost:0")->port, 0);
}

TEST(ParseHostPortTest, RefusesWhatLacksAPartOrIsAmbiguous) {
  for (const char* const text :
       {"", "7171", ":7171", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "::1:80", "[]:80"}) {
    EXPECT_FALSE(ParseHostPort(text).ok()) << text;
  }
}

TEST(ParseSizeTest, KnowsUnits) {
  EXPECT_EQ(*ParseSize("512", 0, kAny), 512U);
  EXPECT_EQ(*ParseSize("64KiB", 0, kAny), 64U << 10U);
  EXPECT_EQ(*ParseSize("16MB", 0, kAny), 16U << 20U);
  EXPECT_EQ(*ParseSize("1G", 0, kAny), 1U << 30U);
}

TEST(ParseSizeTest, RefusesWhatIsOutOfRangeOrNoNumber) {
  for (const char* const text : {"", "MiB", "-1", "1.5MiB", "3KiB", "99999999999999999999", "9999999999GiB"}) {
    EXPECT_FALSE(ParseSize(text, 0, 2048).ok()) << text;
  }
}

TEST(FormatSizeTest, IsExact) {
  EXPECT_EQ(FormatSize(0), "0B");
  EXPECT_EQ(FormatSize(1000), "1000B");
  EXPECT_EQ(FormatSize(16U << 20U), "16MiB");
  EXPECT_EQ(FormatSize((16U << 20U) + 1024), "16385KiB");
}

TEST(SplitTextTest, LeavesEmptyPartsOut) {
  EXPECT_EQ(SplitText(",a,,b c,", ","), (std::vector<std::string>{"a", "b c"}));
  EXPECT_TRUE(SplitText("", ",").empty());
}

}  // namespace
}  // namespace pawl::cli
