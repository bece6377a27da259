// pawl repair: what an operator sees when a start is refused because of the journal.
#include <filesystem>

#include "tests/support/raw_http.h"
#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

class RepairTest : public Dialogue {
 protected:
  // A server that was killed with acknowledged jobs in its journal.
  void LeaveAJournal() {
    StartServer();
    RawHttp http(server_->port());
    for (int i = 0; i < 40; ++i) ASSERT_EQ(http.Post("/v1/jobs", R"({"type":"t"})")->status, 201);
    server_->Kill();
    server_.reset();
  }
  std::string Journal() const { return dir_.File("data") + "/pawl.journal-a"; }
};

TEST_F(RepairTest, AMissingJournalIsRefusedUntilTheOperatorSaysToGoOn) {
  LeaveAJournal();
  const std::string data = dir_.File("data");
  std::filesystem::remove(Journal());
  {
    ServerProcess refused({.data = data, .log = dir_.File("refused.log")});
    EXPECT_FALSE(refused.ready());
    EXPECT_EQ(refused.Wait(), 1);
    EXPECT_NE(refused.Log().find(Journal() + " is missing"), std::string::npos) << refused.Log();
    EXPECT_NE(refused.Log().find("pawl repair " + data), std::string::npos) << refused.Log();
  }
  const Said would = Pawl({"repair", data});
  EXPECT_EQ(would.exit_code, 1) << would.err;
  EXPECT_NE(would.out.find("nothing was changed"), std::string::npos) << would.out;
  EXPECT_FALSE(std::filesystem::exists(Journal()));

  const std::string done = Tell({"repair", data, "--drop-damaged", "--json"});
  EXPECT_EQ(TextAt(done, "damage.kind"), "missing") << done;
  EXPECT_EQ(TextAt(done, "damage.file"), Journal()) << done;
  EXPECT_EQ(TextAt(done, "repaired"), "true") << done;
  EXPECT_TRUE(std::filesystem::exists(TextAt(done, "copies.0"))) << done;
  StartServer();
}

TEST_F(RepairTest, AWholeJournalIsLeftAlone) {
  LeaveAJournal();
  EXPECT_NE(Tell({"repair", dir_.File("data"), "--drop-damaged"}).find("is whole"), std::string::npos);
  StartServer();
  EXPECT_EQ(Pawl({"repair", dir_.File("data")}).exit_code, 5) << "a server has it open";
  EXPECT_EQ(Pawl({"repair", dir_.File("nowhere")}).exit_code, 4);
}

}  // namespace
}  // namespace pawl::support
