// Times and zones beside those of Python: croniter and zoneinfo.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "plan/next_time.h"
#include "tests/support/child.h"
#include "tests/support/temp_dir.h"

namespace pawl {
namespace {

using std::chrono::seconds;
using std::chrono::sys_seconds;

std::string Script(const std::string& name) { return std::string(PAWL_PLAN_TESTS) + "/" + name; }

TEST(PlanOracleTest, NextTimesAreThoseOfCroniter) {
  support::Child python({.command = {"/usr/bin/python3", Script("cron_times.py")}});
  std::map<std::string, int> zones;
  int compared = 0;
  int wrong = 0;
  std::istringstream lines(python.ReadAll());
  for (std::string expression, zone, after, next;
       std::getline(lines, expression, '|') && std::getline(lines, zone, '|') && std::getline(lines, after, '|') &&
       std::getline(lines, next) && wrong < 20;
       ++compared) {
    ++zones[zone];
    const auto plan = Plan::Make({.cron = expression, .timezone = zone});
    ASSERT_TRUE(plan.ok()) << expression << ": " << ToString(plan.error());
    const auto found = plan->After(WallTime(seconds(std::stoll(after))));
    const bool same = found && *found == WallTime(seconds(std::stoll(next)));
    EXPECT_TRUE(same) << expression << " in " << zone << " after " << after << ": not " << next << " but "
                      << (found ? ToMillis(*found) / 1'000 : 0);
    if (!same) ++wrong;
  }
  ASSERT_EQ(python.Wait(), 0);
  EXPECT_EQ(zones.size(), 20U);
  EXPECT_GT(compared, 80'000);
}

// Known to differ: absl and zoneinfo read the tables of these two otherwise after 2073.
bool IsKnownToDiffer(const std::string& zone) { return zone == "Asia/Gaza" || zone == "Asia/Hebron"; }

TEST(PlanOracleTest, ZonesAreThoseOfZoneinfo) {
  const support::TempDir directory;
  const std::string path = directory.path() + "/changes";
  std::ofstream out(path);
  const std::filesystem::path folder = "/usr/share/zoneinfo";
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
    const std::string name = file.path().lexically_relative(folder).string();
    if (!file.is_regular_file()) continue;
    const auto zone = Zone::Find(name);
    if (!zone.ok()) continue;
    const sys_seconds end{std::chrono::sys_days(std::chrono::year(IsKnownToDiffer(name) ? 2073 : 2100) / 1 / 1)};
    for (std::optional<sys_seconds> at = sys_seconds{}; at && *at < end;) {
      const Zone::Offset offset = zone->OffsetAt(*at);
      out << name << ' ' << at->time_since_epoch().count() << ' ' << offset.from_utc.count() << '\n';
      at = offset.until;
    }
    out << name << ' ' << end.time_since_epoch().count() << " 0\n";
  }
  out.close();
  support::Child python({.command = {"/usr/bin/python3", Script("check_offsets.py"), path}});
  const std::string answer = python.ReadAll();
  ASSERT_EQ(python.Wait(), 0) << answer;
  EXPECT_EQ(answer.find("differs"), std::string::npos) << answer.substr(0, 4'000);
  std::istringstream counts(answer);
  int zones = 0;
  int changes = 0;
  counts >> zones >> changes;
  EXPECT_GT(zones, 400) << answer;
  EXPECT_GT(changes, 20'000) << answer;
}

}  // namespace
}  // namespace pawl
