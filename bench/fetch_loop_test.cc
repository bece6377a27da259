#include "bench/fetch_loop.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>

#include "bench/callback_delay.h"
#include "bench/post_receiver.h"
#include "tests/support/http_peer.h"
#include "tests/support/temp_dir.h"

namespace pawl::bench {
namespace {

TEST(FetchLoopTest, EveryPostReachesAReceiver) {
  constexpr std::size_t kPosts = 50;
  const auto first = PostReceiver::Open(0, kPosts);
  const auto second = PostReceiver::Open(0, kPosts);
  ASSERT_TRUE(first.ok() && second.ok());
  FetchLoad load;
  load.ports = {(*first)->port(), (*second)->port()};
  load.count = kPosts;
  load.in_flight = 8;
  load.body_bytes = 300;
  const auto figures = RunFetchLoad(load);
  ASSERT_TRUE(figures.ok()) << ToString(figures.error());
  for (std::size_t i = 0; i < kPosts; ++i) EXPECT_TRUE((i % 2 == 0 ? *first : *second)->Await(i).ok());
}

TEST(FetchLoopTest, StoresEveryFileInTheFolderOfItsNumber) {
  support::HttpPeer peer;
  const support::TempDir directory;
  FetchLoad load;
  load.ports = {peer.port()};
  load.count = 20;
  load.in_flight = 4;
  load.path = "/bytes/100?";
  load.directory = directory.path();
  load.commits_max = 8;
  load.folder_files = 16;
  const auto figures = RunFetchLoad(load);
  ASSERT_TRUE(figures.ok()) << ToString(figures.error());
  const auto files_in = [&](const char* folder) {
    const std::filesystem::directory_iterator files(std::filesystem::path(directory.path()) / folder);
    return std::distance(begin(files), end(files));
  };
  EXPECT_EQ(files_in("tmp"), 0);
  EXPECT_EQ(files_in("00000000"), 16);
  EXPECT_EQ(files_in("00000001"), 4);
}

TEST(FetchLoopTest, FailsWithAnAnswerThatIsNoSuccess) {
  support::HttpPeer peer;
  FetchLoad load;
  load.ports = {peer.port()};
  load.count = 1;
  load.path = "/status/500?";
  EXPECT_FALSE(RunFetchLoad(load).ok());
}

TEST(CallbackDelayTest, BarePostsHaveADelayEach) {
  const support::TempDir directory;
  const auto delays = MeasureBarePosts(directory.path(), 3, std::chrono::milliseconds(0));
  ASSERT_TRUE(delays.ok()) << ToString(delays.error());
  EXPECT_EQ(delays->count(), 3U);
}

}  // namespace
}  // namespace pawl::bench
