// pawl download and pawl http: what they say while they wait, on a terminal and elsewhere.
#include <gmock/gmock.h>

#include "tests/support/http_peer.h"
#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

class DownloadsTest : public Dialogue {
 protected:
  void SetUp() override { StartServer(); }

  // The only job of the server.
  std::string Job() { return TextAt(Tell({"jobs", "--queue", "download", "--json"}), "id"); }

  HttpPeer peer_;
  // Tried again after two minutes, so it waits until the test ends it.
  const std::vector<std::string> failing_{"download", peer_.Url("/status/503"), "--wait"};
};

TEST_F(DownloadsTest, AFileIsSavedAndWaitedForInSilence) {
  const Said said = Pawl({"download", peer_.Url("/bytes/1536"), "-o", dir_.File("a")});
  EXPECT_EQ(said.exit_code, 0) << said.err;
  EXPECT_THAT(said.out, testing::HasSubstr(" 1.5 KiB " + peer_.Url("/bytes/1536")));
  EXPECT_EQ(said.err, "");
  EXPECT_EQ(ReadFile(dir_.File("a")).size(), 1'536U);
}

// It used to wait for two minutes without a word.
TEST_F(DownloadsTest, OnATerminalTheLineSaysWhenTheNextRunComesAndWhy) {
  Terminal terminal(60);
  Child child(terminal.Attach(Command(failing_)));
  ASSERT_TRUE(terminal.Await("retrying at "));
  ASSERT_TRUE(terminal.Await(": status: the answer has "));
  Tell({"terminate", Job()});
  EXPECT_THAT(terminal.ReadAll(), testing::HasSubstr("terminated"));
  EXPECT_EQ(child.Wait(), 9);
}

TEST_F(DownloadsTest, ElsewhereALineSaysSoOnce) {
  const ChildOptions options = Command(failing_);
  Child child(options);
  ASSERT_TRUE(WaitUntil([&] { return ReadFile(options.error_file).find("503\n") != std::string::npos; }));
  const std::string id = Job();
  EXPECT_THAT(ReadFile(options.error_file),
              testing::MatchesRegex("pawl: " + id +
                                    ": retrying at [0-9]+:[0-9]+:[0-9]+: status: the answer has the status 503\n"));
  Tell({"terminate", id});
  EXPECT_EQ(child.Wait(), 9);
}

TEST_F(DownloadsTest, ACallIsWaitedForInTheSameWay) {
  const ChildOptions options = Command({"http", "GET", peer_.Url("/retry-after/503/3600")});
  Child child(options);
  ASSERT_TRUE(WaitUntil([&] { return ReadFile(options.error_file).find("retrying at ") != std::string::npos; }));
  child.Signal(SIGTERM);
  EXPECT_TRUE(child.Wait().has_value());
}

}  // namespace
}  // namespace pawl::support
