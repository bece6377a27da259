#include "server/network.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(NetworkTest, KnowsThisMachineFromOthers) {
  for (const char* const host : {"127.0.0.1", "127.9.9.9", "::1", "localhost"}) EXPECT_TRUE(IsLoopback(host)) << host;
  for (const char* const host : {"0.0.0.0", "::", "10.0.0.1", "localhost.example"}) {
    EXPECT_FALSE(IsLoopback(host)) << host;
  }
}

}  // namespace
}  // namespace pawl
