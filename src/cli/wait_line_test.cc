#include "cli/wait_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pawl::cli {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

JsonValue Job(const char* members) {
  static std::string text;
  text = std::string(R"({"id":"j1",)") + members + "}";
  return KnownJson(text);
}

JsonValue Retrying(const std::string& at) {
  return Job(
      (R"("state":"retrying","run_at":")" + at + R"(","error":{"type":"connect","message":"no\nroute"})").c_str());
}

TEST(WaitLineTest, OnATerminalOneLineFollowsTheJob) {
  WaitLine line(true, 80, "2 of 3: ");
  EXPECT_EQ(line.Say(Job(R"("state":"queued")")), "\r\x1b[K2 of 3: queued");
  EXPECT_EQ(line.Say(Job(R"("state":"running","progress":{"bytes":1536,"total":null,"rate":1024})")),
            "\r\x1b[K2 of 3: 1.5 KiB of ?, 1.0 KiB/s");
  EXPECT_EQ(line.Clear(), "\r\x1b[K");
}

TEST(WaitLineTest, OnATerminalItSaysWhenTheNextRunComesAndWhy) {
  WaitLine line(true, 0, "");
  EXPECT_THAT(line.Say(Retrying("2026-03-01T12:00:30.000Z")),
              MatchesRegex("\r\x1b.Kretrying at [0-9]+:[0-9]+:30: connect: no route"));
}

TEST(WaitLineTest, OnATerminalItHasOneLineHoweverNarrow) {
  WaitLine line(true, 12, "");
  EXPECT_EQ(line.Say(Retrying("2026-03-01T12:00:30.000Z")), "\r\x1b[Kretrying a…");
}

TEST(WaitLineTest, ElsewhereEachRetryIsSaidOnce) {
  WaitLine line(false, 0, "");
  EXPECT_EQ(line.Say(Job(R"("state":"running","progress":{"bytes":1536,"total":null,"rate":1024})")), "");
  EXPECT_THAT(line.Say(Retrying("2026-03-01T12:00:30.000Z")),
              MatchesRegex("pawl: j1: retrying at [0-9]+:[0-9]+:30: connect: no route\n"));
  EXPECT_EQ(line.Say(Retrying("2026-03-01T12:00:30.000Z")), "");
  EXPECT_THAT(line.Say(Retrying("2026-03-01T12:02:31.000Z")), HasSubstr(":31: connect"));
  EXPECT_EQ(line.Clear(), "");
}

// A worker of somebody's own may report anything.
TEST(WaitLineTest, ProgressThatIsNoNumberIsLeftOpen) {
  WaitLine line(true, 0, "");
  EXPECT_EQ(line.Say(Job(R"("state":"running","progress":{"bytes":"many","total":-1,"rate":0})")),
            "\r\x1b[K? of ?, 0 B/s");
}

}  // namespace
}  // namespace pawl::cli
