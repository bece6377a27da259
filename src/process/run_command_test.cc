#include "process/run_command.h"

#include <gtest/gtest.h>

namespace pawl::process {
namespace {

TEST(CommandReportTest, IsReadAsItWasWritten) {
  for (const CommandReport& report : {CommandReport{0, 0, ""}, CommandReport{100, 0, ""}, CommandReport{0, 9, ""},
                                      CommandReport{0, 0, "no such file"}}) {
    const auto read = DecodeReport(EncodeReport(report));
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(*read, report);
  }
}

TEST(CommandReportTest, WhatIsNoReportIsRefused) {
  for (const char* const text : {"", "ended", "ended 1", "done 0 0"}) EXPECT_FALSE(DecodeReport(text).ok()) << text;
}

}  // namespace
}  // namespace pawl::process
