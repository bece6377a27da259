#include "plan/placeholders.h"

#include <gtest/gtest.h>

#include "base/wall_format.h"

namespace pawl {
namespace {

FiringFacts Facts() {
  return {.schedule = "nightly",
          .zone = *Zone::Find("Europe/Rome"),
          .at = *ParseTime("2026-11-16T23:30:00Z"),  // half past midnight in Rome
          .previous = *ParseTime("2026-11-15T23:30:00Z"),
          .n = 7};
}

TEST(PlaceholdersTest, BecomeFactsOfTheFiring) {
  const auto expanded = Expand(
      R"({"day":"{{date}}","before":"{{date-1d}}","file":"{{date:%Y%m%d}}","all":"{{date+15d:%y/%j %H:%M:%S}}"})",
      Facts());
  ASSERT_TRUE(expanded.ok()) << ToString(expanded.error());
  EXPECT_EQ(*expanded, R"({"day":"2026-11-17","before":"2026-11-16","file":"20261117","all":"26/336 00:30:00"})");
  EXPECT_EQ(*Expand("{{schedule}}-{{n}} {{time}} {{previous}} {{unix}}", Facts()),
            "nightly-7 2026-11-16T23:30:00Z 2026-11-15T23:30:00Z 1794871800");
  EXPECT_EQ(*Expand("nothing { here } }}", Facts()), "nothing { here } }}");
}

TEST(PlaceholdersTest, UnknownOnesAreRefused) {
  for (const char* text : {"{{day}}", "{{date", "{{}}", "{{date-1w}}", "{{date-d}}", "{{date:%Q}}", "{{date:\"}}",
                           "{{date:%}}", "{{date-99999d}}", "{{ date }}", "a{{date}}b{{x}}"}) {
    EXPECT_EQ(Expand(text, Facts()).error().code, ErrorCode::kInvalid) << text;
  }
}

TEST(PlaceholdersTest, TimesInIdsHaveNoSigns) {
  EXPECT_EQ(CompactTime(*ParseTime("2026-11-17T01:00:00Z")), "20261117T010000Z");
  EXPECT_EQ(CompactTime(*ParseTime("2026-11-17T01:00:00.500Z")), "20261117T010000.500Z");
}

}  // namespace
}  // namespace pawl
