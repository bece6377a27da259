#include "files/stored_name.h"

#include <gtest/gtest.h>

namespace pawl::files {
namespace {

TEST(StoredNameTest, AJobOfTheBlockTenHasThisPath) {
  const StoredName name{41872, 2, 0x9f3c62ab00d1e755};
  EXPECT_EQ(PathText(name), "0000000a/41872.2.9f3c62ab00d1e755");
  EXPECT_EQ(ParsePath(PathText(name)), name);
}

TEST(StoredNameTest, TheLastJobFits) {
  const StoredName name{(std::uint64_t{1} << 44U) - 1, 0xFFFFFFFF, 1};
  EXPECT_EQ(PathText(name), "ffffffff/17592186044415.4294967295.0000000000000001");
  EXPECT_EQ(ParsePath(PathText(name)), name);
}

TEST(StoredNameTest, WhatIsNotExactlySuchAPathIsRefused) {
  for (const char* const path : {"",
                                 "/",
                                 "0000000a",
                                 "0000000a/",
                                 "0000000a/41872.2",
                                 "/0000000a/41872.2.9f3c62ab00d1e755",
                                 "0000000a//41872.2.9f3c62ab00d1e755",
                                 "0000000a/./41872.2.9f3c62ab00d1e755",
                                 "0000000a/../0000000a/41872.2.9f3c62ab00d1e755",
                                 "../0000000a/41872.2.9f3c62ab00d1e755",
                                 "0000000a/41872.2.9f3c62ab00d1e755/",
                                 "0000000a/41872.2.9f3c62ab00d1e75",
                                 "0000000a/41872.2.9F3C62AB00D1E755",
                                 "0000000a/041872.2.9f3c62ab00d1e755",
                                 "0000000a/41872.02.9f3c62ab00d1e755",
                                 "0000000b/41872.2.9f3c62ab00d1e755",
                                 "0000000A/41872.2.9f3c62ab00d1e755",
                                 "a/41872.2.9f3c62ab00d1e755",
                                 "0000000a/+41872.2.9f3c62ab00d1e755",
                                 "0000000a/-1.2.9f3c62ab00d1e755",
                                 "0000000a/41872.4294967296.9f3c62ab00d1e755",
                                 "0000000a/41872.2.9f3c62ab00d1e755.x",
                                 "0000000a/..",
                                 "tmp/node.41872.2",
                                 "pawl.lock",
                                 "100000000/17592186044416.1.9f3c62ab00d1e755",
                                 "00000000/17592186044416.1.9f3c62ab00d1e755"}) {
    EXPECT_FALSE(ParsePath(path)) << path;
  }
  EXPECT_FALSE(ParsePath(std::string_view("0000000a/41872.2.9f3c62ab00d1e755\0", 34)));
}

TEST(StoredNameTest, ATempNameTellsItsNodeEvenWithDots) {
  const TempName name{"host.example-7", 5, 1};
  EXPECT_EQ(FileText(name), "host.example-7.5.1");
  EXPECT_EQ(ParseTemp(FileText(name)), name);
}

TEST(StoredNameTest, WhatIsNoTempNameIsRefused) {
  for (const char* const file : {"", "..", ".5.1", "node.5", "node.05.1", "node.5.x", "no/de.5.1", "..x.5.1"}) {
    EXPECT_FALSE(ParseTemp(file)) << file;
  }
  EXPECT_FALSE(FitsTempName(std::string(101, 'a')));
}

}  // namespace
}  // namespace pawl::files
