// pawl check: a directory that is whole, in use, left by a crash, damaged.
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>

#include "tests/support/raw_http.h"
#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

class CheckTest : public Dialogue {
 protected:
  void SetUp() override {
    StartServer();
    for (int i = 0; i < 20; ++i) {
      const std::string number = std::to_string(i);
      Tell({"push", "hello", "--id", "job-" + number, "--payload", "{\"marked\":\"payload " + number + "\"}"});
    }
  }

  std::string Data() const { return dir_.File("data"); }
  std::string DataFile() const { return Data() + "/pawl.mdb"; }

  // Every file of the directory (downloads have one of their own), but for what only LMDB's own lock file holds.
  std::map<std::string, std::string> Contents() const {
    std::map<std::string, std::string> contents;
    for (const auto& entry : std::filesystem::directory_iterator(Data())) {
      if (!entry.is_regular_file()) continue;
      std::ifstream in(entry.path(), std::ios::binary);
      contents[entry.path().filename()] = {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    }
    return contents;
  }

  void Change(const std::string& from, const std::string& to) {
    std::string bytes = Contents().at("pawl.mdb");
    for (std::size_t at = bytes.find(from); at != std::string::npos; at = bytes.find(from, at + 1)) {
      std::fstream out(DataFile(), std::ios::binary | std::ios::in | std::ios::out);
      out.seekp(static_cast<std::streamoff>(at));
      out << to;
    }
  }
};

TEST_F(CheckTest, ADirectoryInUseIsRefused) {
  const Said said = Pawl({"check", Data()});
  EXPECT_EQ(said.exit_code, 5);
  EXPECT_THAT(said.err, testing::HasSubstr("is in use by process " + std::to_string(server_->pid())));
}

TEST_F(CheckTest, AWholeDirectoryIsFoundWholeAndLeftAsItIs) {
  EXPECT_EQ(server_->Terminate(), 0);
  const auto before = Contents();
  EXPECT_THAT(Tell({"check", Data()}), testing::HasSubstr("no damage found\n"));
  const std::string json = Tell({"check", Data(), "--json"});
  EXPECT_EQ(NumberAt(json, "found"), 0);
  EXPECT_GT(NumberAt(json, "entries"), 40);
  EXPECT_EQ(Contents(), before);
}

TEST_F(CheckTest, WhatTheJournalHoldsIsCheckedInACopy) {
  server_->Kill();
  const auto before = Contents();
  std::filesystem::create_directory(dir_.File("scratch"));
  const std::string said = Tell({"check", Data(), "--scratch", dir_.File("scratch")});
  EXPECT_THAT(said, testing::HasSubstr("no damage found (with what the journal holds)\n"));
  EXPECT_EQ(Contents(), before);
  EXPECT_TRUE(std::filesystem::is_empty(dir_.File("scratch")));
}

TEST_F(CheckTest, ADamagedRecordIsNamedAndTheExitCodeSaysSo) {
  EXPECT_EQ(server_->Terminate(), 0);
  Change("payload 7\"", "payload 8\"");
  const Said said = Pawl({"check", Data()});
  EXPECT_EQ(said.exit_code, 10);
  EXPECT_THAT(said.out, testing::HasSubstr("the body of job 8: the stored record fails its checksum\n"));
  EXPECT_THAT(said.out, testing::HasSubstr("damaged, 1 findings\n"));
  const Said json = Pawl({"check", Data(), "--json"});
  EXPECT_EQ(json.exit_code, 10);
  EXPECT_EQ(NumberAt(json.out, "found"), 1);
}

TEST_F(CheckTest, AFileThatWasCutShortIsDamaged) {
  EXPECT_EQ(server_->Terminate(), 0);
  ASSERT_EQ(truncate(DataFile().c_str(), 3 * 4096), 0);
  const Said said = Pawl({"check", Data()});
  EXPECT_EQ(said.exit_code, 10);
  EXPECT_THAT(said.out, testing::HasSubstr("it is 12288 bytes long"));
}

// Nobody asks for the job: the check of the running server comes upon it.
TEST_F(CheckTest, ARunningServerFindsDamageByItself) {
  EXPECT_EQ(server_->Terminate(), 0);
  Change("payload 7\"", "payload 8\"");
  StartServer({"--check-every", "1ms"});
  RawHttp http(server_->port());
  std::optional<HttpAnswer> ready = http.Get("/readyz");
  while (ready && ready->status == 200) ready = http.Get("/readyz");
  ASSERT_TRUE(ready);
  EXPECT_EQ(ready->status, 503);
  EXPECT_THAT(ready->body, testing::HasSubstr("data: stored data is damaged: the body of job 8"));
  const std::string metrics = http.Get("/metrics")->body;
  EXPECT_THAT(metrics, testing::HasSubstr("pawl_healthy{part=\"data\"} 0\n"));
  EXPECT_GE(server_->CountInLog("the body of job 8"), 1);
  EXPECT_EQ(http.Get("/v1/jobs/job-7")->status, 500) << "it is not answered as data";
  EXPECT_EQ(http.Get("/v1/jobs/job-6")->status, 200) << "the others are";
}

TEST_F(CheckTest, AServerWhoseFileIsCutShortSaysSoAndEnds) {
  EXPECT_EQ(server_->Terminate(), 0);
  StartServer({"--check-every", "0s", "--roles", "api"});  // nothing that writes by itself: that makes the file longer
  RawHttp http(server_->port());
  ASSERT_TRUE(
      http.Call("POST", "/v1/claim", R"({"queues":["none"],"worker":"w"})"));  // the first turn makes it longer, too
  ASSERT_EQ(truncate(DataFile().c_str(), 2 * 4096), 0);
  while (http.Get("/v1/jobs?queue=hello&limit=100")) continue;
  EXPECT_EQ(server_->Wait(), 10) << server_->Log();
  EXPECT_GE(server_->CountInLog("pawl.mdb cannot be read at byte"), 1);
}

// It answered 503 for ever. What LMDB makes of empty pages is an error or a fault.
TEST_F(CheckTest, AServerWhosePagesAreLostEndsAlthoughNobodyWrites) {
  EXPECT_EQ(server_->Terminate(), 0);
  StartServer({"--check-every", "0s", "--roles", "api"});
  const auto bytes = std::filesystem::file_size(DataFile());
  ASSERT_EQ(truncate(DataFile().c_str(), 2 * 4096), 0);
  ASSERT_EQ(truncate(DataFile().c_str(), static_cast<off_t>(bytes)), 0);
  RawHttp http(server_->port());
  while (http.Get("/v1/jobs?queue=hello&limit=100")) continue;
  const std::optional<int> code = server_->Wait();
  EXPECT_TRUE(code == 1 || code == 10) << server_->Log();
  EXPECT_EQ(server_->CountInLog("the store has failed; nothing more is acknowledged") +
                server_->CountInLog("pawl.mdb cannot be read at byte"),
            1)
      << server_->Log();
}

TEST_F(CheckTest, WhatIsNoDataDirectoryIsNotFound) {
  EXPECT_EQ(Pawl({"check", dir_.File("nothing")}).exit_code, 4);
  EXPECT_FALSE(std::filesystem::exists(dir_.File("nothing")));
}

}  // namespace
}  // namespace pawl::support
