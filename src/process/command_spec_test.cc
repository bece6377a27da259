#include "process/command_spec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace pawl::process {
namespace {

using ::testing::HasSubstr;

CommandSpec EchoSpec() {
  CommandSpec spec;
  spec.name = "echo";
  spec.argv = {"/bin/echo", "a b", ""};
  spec.user = geteuid() == 0 ? "root" : "";
  return spec;
}

TEST(CommandStartTest, IsReadAsItWasWritten) {
  CommandStart start{EchoSpec(), {"PAWL_JOB_ID=1"}, 4711};
  start.spec.env = {"A=", "B=x=y\n\xFF"};
  start.spec.cwd = "/tmp";
  start.spec.group = "daemon";
  start.spec.memory = 1U << 30U;
  start.spec.processes = 0;
  start.spec.kill_grace = Millis(7);
  const auto read = DecodeStart(EncodeStart(start));
  ASSERT_TRUE(read.ok()) << read.error().detail;
  EXPECT_EQ(read->spec.name, "echo");
  EXPECT_EQ(read->spec.argv, start.spec.argv);
  EXPECT_EQ(read->spec.env, start.spec.env);
  EXPECT_EQ(read->spec.cwd, "/tmp");
  EXPECT_EQ(read->spec.user, start.spec.user);
  EXPECT_EQ(read->spec.group, "daemon");
  EXPECT_EQ(read->spec.memory, start.spec.memory);
  EXPECT_EQ(read->spec.cpu, std::nullopt);
  EXPECT_EQ(read->spec.processes, 0U);
  EXPECT_EQ(read->spec.kill_grace, Millis(7));
  EXPECT_EQ(read->variables, start.variables);
  EXPECT_EQ(read->parent, 4711);
}

TEST(CommandStartTest, WhatIsCutOffOrUnknownIsRefused) {
  const std::string whole = EncodeStart({EchoSpec(), {}, 1});
  EXPECT_FALSE(DecodeStart("").ok());
  EXPECT_FALSE(DecodeStart(whole.substr(0, whole.size() - 1)).ok());
  EXPECT_FALSE(DecodeStart(whole + std::string("colour\0"
                                               "1\0",
                                               9))
                   .ok());
  EXPECT_FALSE(DecodeStart(whole + std::string("cpu\0"
                                               "x\0",
                                               6))
                   .ok());
}

TEST(IdentityOfTest, RootNeedsAUserForACommand) {
  CommandSpec spec = EchoSpec();
  spec.user = "";
  const auto refused = IdentityOf(spec, 0);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().detail, "the command echo needs a user, because this process is root's");
  EXPECT_FALSE(IdentityOf(spec, 1'000)->changes);
}

TEST(IdentityOfTest, RootBecomesTheUserWithItsGroups) {
  CommandSpec spec = EchoSpec();
  spec.user = "nobody";
  const auto identity = IdentityOf(spec, 0);
  ASSERT_TRUE(identity.ok());
  EXPECT_TRUE(identity->changes);
  EXPECT_NE(identity->uid, 0U);
  EXPECT_THAT(identity->groups, ::testing::Contains(identity->gid));
  EXPECT_THAT(identity->groups, ::testing::Not(::testing::Contains(0)));
  spec.user = "54321";
  spec.group = "54322";
  const auto number = IdentityOf(spec, 0);
  ASSERT_TRUE(number.ok());
  EXPECT_EQ(number->uid, 54321U);
  EXPECT_EQ(number->gid, 54322U);
  EXPECT_THAT(number->groups, ::testing::ElementsAre(54322));
}

TEST(IdentityOfTest, OthersCanOnlyBeThemselves) {
  CommandSpec spec = EchoSpec();
  spec.user = "54321";
  EXPECT_FALSE(IdentityOf(spec, 54'321)->changes);
  EXPECT_THAT(IdentityOf(spec, 1'000).error().detail, HasSubstr("only root"));
  spec.group = "1";
  EXPECT_FALSE(IdentityOf(spec, 54'321).ok());
}

TEST(IdentityOfTest, UnknownNamesAreRefused) {
  CommandSpec spec = EchoSpec();
  spec.user = "no-such-user";
  EXPECT_EQ(IdentityOf(spec, 0).error().detail, "there is no user no-such-user");
  spec.user = "nobody";
  spec.group = "no-such-group";
  EXPECT_EQ(IdentityOf(spec, 0).error().detail, "there is no group no-such-group");
}

TEST(CheckCommandTest, SettingsThatCannotWorkAreRefused) {
  EXPECT_TRUE(CheckCommand(EchoSpec()).ok());
  CommandSpec spec = EchoSpec();
  spec.argv = {};
  EXPECT_FALSE(CheckCommand(spec).ok());
  spec = EchoSpec();
  spec.argv = {""};
  EXPECT_FALSE(CheckCommand(spec).ok());
  spec = EchoSpec();
  spec.env = {"PATH"};
  EXPECT_FALSE(CheckCommand(spec).ok());
  spec.env = {"=x"};
  EXPECT_FALSE(CheckCommand(spec).ok());
  spec = EchoSpec();
  spec.cwd = "relative";
  EXPECT_FALSE(CheckCommand(spec).ok());
  spec = EchoSpec();
  spec.argv.push_back(std::string("a\0b", 3));
  EXPECT_FALSE(CheckCommand(spec).ok());
}

}  // namespace
}  // namespace pawl::process
