#include "base/health.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pawl {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

TEST(HealthTest, FindingsOfAllPartsAreShownUntilTheyAreCleared) {
  Health health;
  EXPECT_THAT(health.Findings(), IsEmpty());
  health.Report("store", "a page is damaged; restore a backup");
  health.Report("disk", "slow");
  EXPECT_EQ(health.Findings(), "disk: slow; store: a page is damaged; restore a backup");
  health.Clear("store");
  EXPECT_EQ(health.Findings(), "disk: slow");
  health.Clear("disk");
  EXPECT_THAT(health.Findings(), IsEmpty());
}

TEST(HealthTest, APartStaysInSightAfterItsFindingIsGone) {
  Health health;
  health.Clear("watched");
  health.Report("broken", "it is");
  health.Clear("broken");
  health.Report("other", "text");
  const auto parts = health.Parts();
  ASSERT_EQ(parts.size(), 3);
  EXPECT_EQ(parts[0].name, "broken");
  EXPECT_EQ(parts[0].finding, "");
  EXPECT_EQ(parts[1].finding, "text");
  EXPECT_EQ(parts[2].name, "watched");
}

TEST(HealthTest, TheLogHasOneLineForEachChange) {
  Health health;
  testing::internal::CaptureStderr();
  health.Clear("store");
  health.Report("store", "one");
  health.Report("store", "one");
  const std::string appeared = testing::internal::GetCapturedStderr();
  EXPECT_EQ(std::count(appeared.begin(), appeared.end(), '\n'), 1) << appeared;
  EXPECT_THAT(appeared, HasSubstr("level=error event=\"not healthy\" part=store finding=one"));

  testing::internal::CaptureStderr();
  health.Report("store", "two");
  health.Clear("store");
  health.Clear("store");
  const std::string changed = testing::internal::GetCapturedStderr();
  EXPECT_EQ(std::count(changed.begin(), changed.end(), '\n'), 2) << changed;
  EXPECT_THAT(changed, HasSubstr("finding=two"));
  EXPECT_THAT(changed, HasSubstr("level=info event=\"healthy again\" part=store"));
}

}  // namespace
}  // namespace pawl
