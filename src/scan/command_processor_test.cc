#include "scan/command_processor.h"

#include <gtest/gtest.h>
namespace pawl {
namespace {

using namespace std::chrono_literals;

TEST(CommandProcessorTest, ALineIsAWordOrAnObject) {
  const auto read = ReadStatusLines(
      "processed\n\"skipped\"\r\n{\"status\":\"error\",\"error\":{\"type\":\"bad\",\"message\":\"no name\"}}\n"
      "{\"status\":\"retry\",\"error\":\"later\"}",
      4);
  ASSERT_TRUE(read.ok()) << ToString(read.error());
  ASSERT_EQ(read->documents.size(), 4);
  EXPECT_EQ(read->documents[0].kind, Verdict::Kind::kProcessed);
  EXPECT_EQ(read->documents[1].kind, Verdict::Kind::kSkipped);
  EXPECT_EQ(read->documents[2].kind, Verdict::Kind::kError);
  EXPECT_EQ(read->documents[2].error.type, "bad");
  EXPECT_EQ(read->documents[3].kind, Verdict::Kind::kRetry);
  EXPECT_EQ(read->documents[3].error.message, "later");
}

TEST(CommandProcessorTest, NothingMeansAllAndSomeMeansNothing) {
  EXPECT_TRUE(ReadStatusLines("\n", 3)->documents.empty());
  EXPECT_EQ(ReadStatusLines("processed\n", 3).error().detail,
            "the command was given 3 documents and wrote 1 lines; it has to be one for each, or none");
  EXPECT_FALSE(ReadStatusLines("done\n", 1).ok());
}

TEST(CommandProcessorTest, TheCommandGetsTheDocumentsAndSaysWhatBecameOfThem) {
  CommandProcessor processor(
      {"sed", "s/.*\"n\":1.*/processed/; s/.*\"n\":2.*/{\"status\":\"error\",\"error\":\"two\"}/"}, 1s);
  ScanRun run;
  const auto verdicts = processor.Process({.documents = {{"1", "{\"n\":1}", ""}, {"2", "{\"n\":2}", ""}}}, run);
  ASSERT_TRUE(verdicts.ok()) << ToString(verdicts.error());
  ASSERT_EQ(verdicts->documents.size(), 2);
  EXPECT_EQ(verdicts->documents[0].kind, Verdict::Kind::kProcessed);
  EXPECT_EQ(verdicts->documents[1].error.message, "two");
}

TEST(CommandProcessorTest, ACommandThatFailsIsAFailedCall) {
  CommandProcessor processor({"sh", "-c", "echo broken >&2; exit 3"}, 1s);
  ScanRun run;
  const auto verdicts = processor.Process({.documents = {{"1", "{}", ""}}}, run);
  ASSERT_FALSE(verdicts.ok());
  EXPECT_NE(verdicts.error().detail.find("broken"), std::string::npos);
}

}  // namespace
}  // namespace pawl
