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
  EXPECT_EQ(table.Render({}),
            "NAME    JOBS  NOTE\n"
            "mail       7\n"
            "caf\xC3\xA9-x  1200  paused\n");
}

TEST(TableTest, ColoursStatesOnlyWhenAsked) {
  Table table({"STATE"});
  table.Add({"dead"});
  EXPECT_EQ(table.Render({}), "STATE\ndead\n");
  EXPECT_EQ(table.Render({.colour = true}), "STATE\n\x1b[31mdead\x1b[0m\n");
}

TEST(TableTest, OnANarrowScreenEmptyColumnsGoFirstAndThenTheWidestAreCut) {
  Table table({"ID", "GROUP", "NOTE"});
  table.Add({"0197c2c4-7b1e-7a63", "", "no route to host"});
  EXPECT_EQ(table.Render({}), "ID                  GROUP  NOTE\n0197c2c4-7b1e-7a63         no route to host\n");
  EXPECT_EQ(table.Render({.width = 36}), "ID                  NOTE\n0197c2c4-7b1e-7a63  no route to host\n");
  EXPECT_EQ(table.Render({.width = 28}), "ID             NOTE\n0197c2…e-7a63  no route to …\n");
}

TEST(TableTest, HeadersAreCutBeforeWhatStandsUnderThem) {
  Table table({"AT", "TERMINATED"});
  table.Add({"2026-03-01 09:30", "7"});
  EXPECT_EQ(table.Render({.width = 24}), "AT                TERMI…\n2026-03-01 09:30       7\n");
}

TEST(TableTest, ANameOfSeveralBytesACharacterIsCutBetweenCharacters) {
  Table table({"GROUP"});
  table.Add({"\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9"});
  EXPECT_EQ(table.Render({.width = 6}), "GROUP\n\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9…\n");
}

TEST(WrapHelpTest, BreaksLongLinesBetweenWordsUnderTheirText) {
  const std::string help =
      "Pushes a job\n\n"
      "  --id ID      an id of your own: pushing it again changes nothing\n"
      "               a text that stands alone on its line\n";
  EXPECT_EQ(WrapHelp(help, 0), help);
  EXPECT_EQ(WrapHelp(help, 40),
            "Pushes a job\n\n"
            "  --id ID      an id of your own:\n"
            "               pushing it again changes\n"
            "               nothing\n"
            "               a text that stands alone\n"
            "               on its line\n");
}

TEST(WrapHelpTest, LeavesOneEmptyLineBetweenParts) { EXPECT_EQ(WrapHelp("a\n\n\nb\n\nc\n", 0), "a\n\nb\n\nc\n"); }

TEST(WrapHelpTest, AWordThatIsTooLongStaysWhole) { EXPECT_EQ(WrapHelp("a verylongword b", 4), "a\nverylongword\nb"); }

TEST(DetailsTest, LeavesOutWhatIsEmptyAndIndentsLines) {
  Details details;
  details.Add("id", "a");
  details.Add("group", "");
  details.Add("error", "one\ntwo");
  EXPECT_EQ(details.Render(), "id     a\nerror  one\n       two\n");
}

}  // namespace
}  // namespace pawl::cli
