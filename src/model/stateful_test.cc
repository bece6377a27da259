#include "model/stateful.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pawl {
namespace {

using testing::ElementsAre;

TEST(StatefulTest, PortNamesAreWords) {
  EXPECT_TRUE(IsPortName("a"));
  EXPECT_TRUE(IsPortName("Work_2"));
  EXPECT_TRUE(IsPortName(std::string(128, 'x')));
  for (const std::string_view bad : {"", "*", "a b", "a-b", "a.b", "ä", "/a"}) EXPECT_FALSE(IsPortName(bad)) << bad;
  EXPECT_FALSE(IsPortName(std::string(129, 'x')));
}

TEST(StatefulTest, ChannelNamesArePaths) {
  for (const std::string_view good : {"/", "/a", "/a/b", "/a.b:c~d-e_f/9", "/pawl/jobs"}) {
    EXPECT_TRUE(IsChannelName(good)) << good;
  }
  for (const std::string_view bad : {"", "a", "a/b", "//", "/a/", "/a//b", "/a b", "/*"}) {
    EXPECT_FALSE(IsChannelName(bad)) << bad;
  }
  std::string deep;
  for (int i = 0; i < 16; ++i) deep += "/x";
  EXPECT_TRUE(IsChannelName(deep));
  EXPECT_FALSE(IsChannelName(deep + "/x"));
  EXPECT_TRUE(IsChannelName("/" + std::string(128, 'x')));
  EXPECT_FALSE(IsChannelName("/" + std::string(129, 'x')));
  const std::string part = "/" + std::string(127, 'x');
  EXPECT_TRUE(IsChannelName(part + part + part + part));
  EXPECT_FALSE(IsChannelName(part + part + part + part + "/"));
  EXPECT_FALSE(IsChannelName(part + part + part + part + "/a"));
}

TEST(StatefulTest, AChannelGoesUpToTheRoot) {
  EXPECT_THAT(ChannelsUp("/a/b"), ElementsAre("/a/b", "/a", "/"));
  EXPECT_THAT(ChannelsUp("/a"), ElementsAre("/a", "/"));
  EXPECT_THAT(ChannelsUp("/"), ElementsAre("/"));
}

TEST(StatefulTest, PortsAreKeptByName) {
  Ports ports;
  for (const char* name : {"m", "z", "*", "a"}) ports.Put(PortSide::kIn, Port{name, {}, {}});
  std::vector<std::string> names;
  for (const Port& port : ports.in) names.push_back(port.name);
  EXPECT_THAT(names, ElementsAre("*", "a", "m", "z"));
  EXPECT_NE(ports.Find(PortSide::kIn, "m"), nullptr);
  EXPECT_EQ(ports.Find(PortSide::kIn, "b"), nullptr);
  EXPECT_EQ(ports.Find(PortSide::kOut, "m"), nullptr);
  EXPECT_NE(ports.Pattern(PortSide::kIn), nullptr);
  EXPECT_EQ(ports.Pattern(PortSide::kOut), nullptr);
  ports.Put(PortSide::kIn, Port{"m", "1", {}});
  EXPECT_EQ(ports.in.size(), 4U);
  EXPECT_EQ(ports.Find(PortSide::kIn, "m")->default_value, "1");
}

}  // namespace
}  // namespace pawl
