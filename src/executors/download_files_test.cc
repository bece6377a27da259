#include "executors/download_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(TempNodeNameTest, IsMadeOfWhatFitsIntoTheNameOfAFile) {
  EXPECT_EQ(TempNodeName("web-1.example", 7), "web-1-example.7");
  EXPECT_EQ(TempNodeName(std::string(200, 'a'), 7), std::string(80, 'a') + ".7");
}

TEST(TempNodesTest, ThoseOfTheOtherNodesThatLiveStay) {
  std::vector<NodeInfo> alive(2);
  alive[0].host = "one";
  alive[0].pid = 1;
  alive[1].host = "other";
  alive[1].pid = 1;
  EXPECT_THAT(TempNodesThatStay(alive, "third.1"), testing::ElementsAre("one.1", "other.1"));
}

// A container that is restarted has the same host and process id again: its temp files used to stay for ever.
TEST(TempNodesTest, AnEarlierProcessOfOurOwnNameIsGoneThoughItsNodeSeemsToLive) {
  std::vector<NodeInfo> alive(1);
  alive[0].host = "one";
  alive[0].pid = 1;
  EXPECT_THAT(TempNodesThatStay(alive, "one.1"), testing::IsEmpty());
}

}  // namespace
}  // namespace pawl
