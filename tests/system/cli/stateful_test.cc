// The commands of stateful jobs, against a real server.
#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

class StatefulCliTest : public Dialogue {
 protected:
  void SetUp() override { StartServer(); }
};

TEST_F(StatefulCliTest, ValuesAreWrittenAndRead) {
  Tell({"push", "sum", "--id", "sum", "--ports", R"({"in":{"n":{}},"out":{"r":{"default":0}}})", "--in", "n=1", "--in",
        "n=2", "--alias", "total", "--state", R"({"k":1})"});
  Tell({"write", "total", "n", "3", R"("x")"});
  EXPECT_EQ(Tell({"read", "sum", "n", "--in", "-n", "9"}), "1\n2\n3\n\"x\"\n");
  EXPECT_EQ(Tell({"read", "sum", "r"}), "0\n");
  Tell({"write", "sum", "r", "--out", "7"});
  EXPECT_EQ(TextAt(Tell({"read", "sum", "r", "--json"}), "items.0.value"), "7");
  const Said unknown = Pawl({"write", "sum", "m", "1"});
  EXPECT_EQ(unknown.exit_code, 4);
  EXPECT_NE(unknown.err.find("m"), std::string::npos) << unknown.err;
  EXPECT_EQ(Pawl({"write", "sum", "n", "hello"}).exit_code, 2);
  const std::string job = Tell({"job", "sum"});
  EXPECT_NE(job.find("n (0)"), std::string::npos) << job;
}

TEST_F(StatefulCliTest, AMessageIsPublished) {
  Tell({"push", "t", "--id", "a", "--ports", R"({"in":{"n":{"channels":["/x"]}}})"});
  EXPECT_EQ(Tell({"publish", "/x/y", "1"}), "1 port\n");
  EXPECT_EQ(Tell({"publish", "/z", "1"}), "0 ports\n");
  EXPECT_EQ(Pawl({"publish", "x", "1"}).exit_code, 2);
}

TEST_F(StatefulCliTest, ATreeIsShownAndTerminated) {
  Tell({"push", "t", "--id", "root"});
  Tell({"push", "t", "--id", "child", "--parent", "root", "--name", "left"});
  const std::string tree = Tell({"tree", "root"});
  EXPECT_NE(tree.find("\n  left"), std::string::npos) << tree;
  Tell({"terminate", "-r", "root"});
  while (StateOf("child") != "terminated") continue;
}

}  // namespace
}  // namespace pawl::support
