#include "plan/zone.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

std::string UnknownAs(std::string_view name) {
  const auto zone = Zone::Find(name);
  if (zone.ok()) return "";
  EXPECT_EQ(zone.error().code, ErrorCode::kUnknownTimezone);
  return zone.error().detail;
}

TEST(ZoneTest, AnUnknownNameIsAnsweredWithTheNearest) {
  EXPECT_EQ(UnknownAs("europe/rome"), "there is no time zone \"europe/rome\"; do you mean Europe/Rome?");
  EXPECT_EQ(UnknownAs("Europe/Roma"), "there is no time zone \"Europe/Roma\"; do you mean Europe/Rome?");
  EXPECT_EQ(UnknownAs("Roma"), "there is no time zone \"Roma\"; do you mean Europe/Rome?");
  EXPECT_EQ(UnknownAs("Rome"), "there is no time zone \"Rome\"; do you mean Europe/Rome?");
  EXPECT_EQ(UnknownAs("Xyzzyzzyxyzzy"),
            "there is no time zone \"Xyzzyzzyxyzzy\"; names are such as Europe/Rome or UTC");
  EXPECT_NE(UnknownAs(""), "");
}

TEST(ZoneTest, NamesLeadToNoOtherFiles) {
  EXPECT_NE(UnknownAs("/etc/localtime"), "");
  EXPECT_NE(UnknownAs("../../../etc/localtime"), "");
  EXPECT_NE(UnknownAs("Europe/../Europe/Rome"), "");
  EXPECT_NE(UnknownAs("localtime"), "");
  EXPECT_NE(UnknownAs("Fixed/UTC+01:00:00"), "");
  EXPECT_NE(UnknownAs("Europe"), "");
}

TEST(ZoneTest, TimesAfter2037GoByTheRuleOfTheZone) {
  const auto rome = Zone::Find("Europe/Rome");
  ASSERT_TRUE(rome.ok());
  const auto july = std::chrono::sys_days(std::chrono::year(2045) / 7 / 1);
  EXPECT_EQ(rome->OffsetAt(july).from_utc, std::chrono::hours(2));
  EXPECT_FALSE(Zone::Find("UTC")->OffsetAt(july).until.has_value());
}

}  // namespace
}  // namespace pawl
