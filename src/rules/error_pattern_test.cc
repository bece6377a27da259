#include "rules/error_pattern.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

struct PatternCase {
  const char* message;
  const char* pattern;
};

class ErrorPatternTest : public testing::TestWithParam<PatternCase> {};

TEST_P(ErrorPatternTest, LeavesOutWhatChangesFromJobToJob) {
  EXPECT_EQ(ErrorPattern(GetParam().message), GetParam().pattern);
}

INSTANTIATE_TEST_SUITE_P(Numbers, ErrorPatternTest,
                         testing::Values(PatternCase{"no answer after 30s", "no answer after <n>s"},
                                         PatternCase{"connect to 10.0.0.1:443 failed", "connect to <n> failed"},
                                         PatternCase{"locked since 2026-11-19 by 17", "locked since <n> by <n>"},
                                         PatternCase{"rows [1, 2, 3] are bad", "rows [<n>] are bad"},
                                         PatternCase{"-1.5e3 is too small", "-<n>e<n> is too small"},
                                         PatternCase{"/orders/17/lines/4", "/orders/<n>/lines/<n>"},
                                         PatternCase{"worker7 is lost", "worker<n> is lost"}));

INSTANTIATE_TEST_SUITE_P(Ids, ErrorPatternTest,
                         testing::Values(PatternCase{"no job 0192f7c1-7f5e-7b3a-9c1d-0a1b2c3d4e5f here",
                                                     "no job <id> here"},
                                         PatternCase{"bad address 0x7ffd4c2a", "bad address <hex>"},
                                         PatternCase{"commit 9f86d081884c7d65 is missing", "commit <hex> is missing"},
                                         PatternCase{"no customer cus_Nf9xQ2Lp7", "no customer cus_<id>"},
                                         PatternCase{"deadbeef and facade", "deadbeef and facade"}));

INSTANTIATE_TEST_SUITE_P(Quotes, ErrorPatternTest,
                         testing::Values(PatternCase{"no table \"users 7\" found", "no table \"<text>\" found"},
                                         PatternCase{"key 'a' is not 'b c'", "key '<text>' is not '<text>'"},
                                         PatternCase{"can't open `/tmp/x`, won't try",
                                                     "can't open `<text>`, won't try"},
                                         PatternCase{"an open \"quote", "an open \"quote"}));

INSTANTIATE_TEST_SUITE_P(Lines, ErrorPatternTest,
                         testing::Values(PatternCase{"\n  first \t line  \nsecond", "first line"},
                                         PatternCase{"größer als 10 €", "größer als <n> €"}, PatternCase{"", ""}));

TEST(ErrorPatternLengthTest, IsCutBetweenCharacters) {
  std::string message;
  for (int i = 0; i < 300; ++i) message += "é";
  const std::string pattern = ErrorPattern(message);
  EXPECT_EQ(pattern.size(), 2 * kPatternMax);
  EXPECT_EQ(ErrorPattern(pattern), pattern);
}

TEST(ErrorPatternLengthTest, APatternIsItsOwnPattern) {
  for (const char* message :
       {"no answer from 10.0.0.1:80 after 30s", "key 'a' of 0x7ffd4c2a", "cus_Nf9xQ2Lp7 is gone"}) {
    const std::string pattern = ErrorPattern(message);
    EXPECT_EQ(ErrorPattern(pattern), pattern);
  }
}

TEST(ErrorFingerprintTest, IsOfTypeAndPattern) {
  const std::string one = ErrorFingerprint("Timeout", "no answer");
  EXPECT_EQ(one.size(), 16U);
  EXPECT_EQ(one, ErrorFingerprint("Timeout", "no answer"));
  EXPECT_NE(one, ErrorFingerprint("Timeout", "no answers"));
  EXPECT_NE(one, ErrorFingerprint("Refused", "no answer"));
}

}  // namespace
}  // namespace pawl
