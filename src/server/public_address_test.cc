#include "server/public_address.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(PublicOriginTest, IsWrittenAsBrowsersWriteIt) {
  EXPECT_EQ(ParsePublicOrigin("https://Jobs.Example.com:443/").value(), "https://jobs.example.com");
  EXPECT_EQ(ParsePublicOrigin("http://10.0.0.5:8080").value(), "http://10.0.0.5:8080");
  EXPECT_EQ(ParsePublicOrigin("http://[::1]:80").value(), "http://[::1]");
}

TEST(PublicOriginTest, IsNeitherAPathNorAHostAlone) {
  for (const char* text : {"", "jobs.example.com", "https://", "https:///", "https://a/b", "https://u@a", "ftp://a"}) {
    EXPECT_FALSE(ParsePublicOrigin(text).ok()) << text;
  }
}

TEST(UiBaseTest, IsAPathWithoutASlashAtItsEnd) {
  EXPECT_EQ(ParseUiBase("/ops/pawl/").value(), "/ops/pawl");
  EXPECT_EQ(ParseUiBase("/").value(), "");
  for (const char* text : {"ops", "/a//b", "/a/../b", "/a b", "/a?b", "https://a"}) {
    EXPECT_FALSE(ParseUiBase(text).ok()) << text;
  }
}

TEST(UiBaseTest, IsTakenFromWholePathsOnly) {
  EXPECT_EQ(WithoutBase("/ops/v1/jobs", "/ops"), "/v1/jobs");
  EXPECT_EQ(WithoutBase("/ops/", "/ops"), "/");
  EXPECT_EQ(WithoutBase("/opsv1/jobs", "/ops"), "/opsv1/jobs");
  EXPECT_EQ(WithoutBase("/v1/jobs", "/ops"), "/v1/jobs");
  EXPECT_EQ(WithoutBase("/v1/jobs", ""), "/v1/jobs");
}

}  // namespace
}  // namespace pawl
