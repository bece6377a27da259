// pawl schedules and pawl schedule, with a server.
#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

class ScheduleCommandTest : public Dialogue {
 protected:
  void SetUp() override { StartServer(); }
};

TEST_F(ScheduleCommandTest, MakesShowsFiresPausesAndDeletes) {
  EXPECT_EQ(Tell({"schedules"}), "no schedules\n");
  const std::string made = Tell({"schedule", "nightly", "--cron", "0 2 * * *", "--timezone", "Europe/Rome", "--type",
                                 "report", "--payload", R"({"day":"{{date}}"})", "--retry-max", "2", "--json"});
  EXPECT_EQ(TextAt(made, "name"), "nightly");
  EXPECT_EQ(TextAt(made, "job.payload.day"), "{{date}}");
  EXPECT_EQ(TextAt(made, "job.retry.max"), "2");
  EXPECT_EQ(ElementsAt(made, "next").size(), 5U);
  EXPECT_EQ(ElementsAt(Tell({"schedule", "nightly", "--preview", "20", "--json"}), "preview").size(), 20U);
  EXPECT_NE(Tell({"schedule", "nightly"}).find("0 2 * * *"), std::string::npos);
  EXPECT_EQ(Tell({"schedule", "nightly", "fire", "--at", "2026-11-17T01:00:00Z"}), "fired  nightly-20261117T010000Z\n");
  EXPECT_EQ(StateOf("nightly-20261117T010000Z"), "queued");
  EXPECT_EQ(TextAt(Tell({"schedule", "nightly", "pause", "--json"}), "paused"), "true");
  EXPECT_NE(Tell({"schedules"}).find("paused"), std::string::npos);
  EXPECT_EQ(TextAt(Tell({"schedule", "nightly", "resume", "--json"}), "paused"), "false");
  EXPECT_EQ(Tell({"schedule", "nightly", "rm"}), "nightly  deleted\n");
  EXPECT_EQ(Pawl({"schedule", "nightly"}).exit_code, 4);
}

TEST_F(ScheduleCommandTest, TakesAFile) {
  const std::string path = dir_.File("poll.json");
  WriteFile(path, R"({"every":"15m","job":{"type":"poll"},"overlap":"allow"})");
  EXPECT_EQ(TextAt(Tell({"schedule", "poll", "--file", path, "--json"}), "overlap"), "allow");
  EXPECT_EQ(Pawl({"schedule", "poll", "--file", path, "--cron", "@daily"}).exit_code, 2);
}

TEST_F(ScheduleCommandTest, AWrongOneIsRefused) {
  const Said said = Pawl({"schedule", "x", "--cron", "0 25 * * *", "--type", "t"});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_NE(said.err.find("hour: 25 is out of range"), std::string::npos) << said.err;
  EXPECT_EQ(Pawl({"schedule", "x", "--cron", "@daily", "--type", "t", "rm"}).exit_code, 2);
  EXPECT_EQ(Pawl({"schedule", "x", "explode"}).exit_code, 2);
}

}  // namespace
}  // namespace pawl::support
