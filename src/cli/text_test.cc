#include "cli/text.h"

#include <gtest/gtest.h>

namespace pawl::cli {
namespace {

TEST(PrintableTest, TakesTheTeethOutOfControlCharacters) {
  EXPECT_EQ(Printable("a\x1b[31mb\tc\x7f"), "a?[31mb c?");
  EXPECT_EQ(Printable("caf\xC3\xA9\nok"), "caf\xC3\xA9\nok");
  EXPECT_EQ(Printable("x\xC2\x9By"), "x?y");
}

TEST(FormatAgeTest, IsRoundedToOneUnit) {
  const WallTime now = WallFromMillis(1'000'000'000'000);
  EXPECT_EQ(FormatAge(now - Millis(500), now), "now");
  EXPECT_EQ(FormatAge(now - Millis(59'900), now), "59s ago");
  EXPECT_EQ(FormatAge(now - std::chrono::minutes(3), now), "3m ago");
  EXPECT_EQ(FormatAge(now + std::chrono::hours(47), now), "in 47h");
  EXPECT_EQ(FormatAge(now - std::chrono::hours(72), now), "3d ago");
}

TEST(FormatBytesTest, ChoosesTheUnit) {
  EXPECT_EQ(FormatBytes(12), "12 B");
  EXPECT_EQ(FormatBytes(1536), "1.5 KiB");
  EXPECT_EQ(FormatBytes(5U << 20U), "5.0 MiB");
}

TEST(TableTest, AlignsColumnsAndPutsNumbersToTheRight) {
  Table table({"NAME", "JOBS", "NOTE"});
  table.Add({"mail", "7", ""});
  table.Add({"caf\xC3\xA9-x", "1200", "paused"});
  EXPECT_EQ(table.Render(false),
            "NAME    JOBS  NOTE\n"
            "mail       7\n"
            "caf\xC3\xA9-x  1200  paused\n");
}

TEST(TableTest, ColoursStatesOnlyWhenAsked) {
  Table table({"STATE"});
  table.Add({"dead"});
  EXPECT_EQ(table.Render(false), "STATE\ndead\n");
  EXPECT_EQ(table.Render(true), "STATE\n\x1b[31mdead\x1b[0m\n");
}

TEST(DetailsTest, LeavesOutWhatIsEmptyAndIndentsLines) {
  Details details;
  details.Add("id", "a");
  details.Add("group", "");
  details.Add("error", "one\ntwo");
  EXPECT_EQ(details.Render(), "id     a\nerror  one\n       two\n");
}

}  // namespace
}  // namespace pawl::cli
