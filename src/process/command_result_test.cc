#include "process/command_result.h"

#include <gtest/gtest.h>

#include <csignal>

namespace pawl::process {
namespace {

std::string ResultOfText(std::string output) { return ResultOf({.output = std::move(output), .error_tail = {}}); }

TEST(ResultOfTest, TakesJsonAsItIs) {
  EXPECT_EQ(ResultOfText("  {\"a\": 1}\n"), "{\"a\": 1}");
  EXPECT_EQ(ResultOfText("42\n"), "42");
}

TEST(ResultOfTest, MakesAStringOfOtherText) {
  EXPECT_EQ(ResultOfText("two lines\nof \"text\"\n"), R"("two lines\nof \"text\"")");
  EXPECT_EQ(ResultOfText("{broken"), R"("{broken")");
}

TEST(ResultOfTest, NothingIsNull) { EXPECT_EQ(ResultOfText(" \n"), "null"); }

TEST(FailureOfTest, IsWhatTheCommandSaid) {
  const JobFailure failure = FailureOf({.output = {}, .error_tail = "no such file\n", .exit_code = 2});
  EXPECT_EQ(failure.type, "exit code 2");
  EXPECT_EQ(failure.message, "no such file");
}

TEST(FailureOfTest, IsHowItEndedWhenItSaidNothing) {
  EXPECT_EQ(FailureOf({.output = {}, .error_tail = {}, .signal = SIGKILL}).message,
            "the command ended with signal KILL");
}

TEST(FailureOfTest, IsTheTimeOutHoweverTheCommandTookIt) {
  const ChildOutcome outcome{.output = {}, .error_tail = {}, .timed_out = true};
  EXPECT_FALSE(Succeeded(outcome));
  EXPECT_EQ(FailureOf(outcome).type, "time-out");
  EXPECT_EQ(FailureOf(outcome).message, "the command was stopped: it ran longer than its time-out");
}

TEST(FailureOfTest, DropsTheRestOfACharacterThatWasCut) {
  EXPECT_EQ(FailureOf({.output = {},
                       .error_tail = "\xA9"
                                     "bc",
                       .exit_code = 1})
                .message,
            "bc");
}

}  // namespace
}  // namespace pawl::process
