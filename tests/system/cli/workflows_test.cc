// The commands of workflows, and a workflow of shell scripts, against a real server.
#include <csignal>
#include <fstream>

#include "tests/support/task_document.h"
#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

class WorkflowCliTest : public Dialogue {
 protected:
  void SetUp() override { StartServer(); }

  // The file that defines the workflow.
  std::string Definition(const std::string& text) {
    const std::string path = dir_.File("workflow.json");
    std::ofstream(path) << text;
    return path;
  }
  std::string WorkflowState(const std::string& ref) { return TextAt(Tell({"workflow", ref, "--json"}), "state"); }
};

TEST_F(WorkflowCliTest, AWorkflowIsPushedShownAndActedOn) {
  const std::string file = Definition(R"({"id":"w","name":"nightly","tasks":[{"name":"list","type":"ls"},
      {"name":"load","type":"ld","partitions":[{},{}]},{"name":"alarm","type":"al","when":"failed"}]})");
  EXPECT_EQ(Tell({"workflow", "push", file}), "w\n");
  const Said again = Pawl({"workflow", "push", file});
  EXPECT_EQ(again.exit_code, 0);
  EXPECT_NE(again.err.find("was there already"), std::string::npos) << again.err;
  const std::string shown = Tell({"workflow", "w"});
  EXPECT_NE(shown.find("\nlist "), std::string::npos) << shown;
  EXPECT_NE(shown.find("\n  load "), std::string::npos) << "it stands under what it follows: " << shown;
  EXPECT_NE(shown.find("0 of 2"), std::string::npos) << shown;
  EXPECT_NE(shown.find("load (failed)"), std::string::npos) << shown;
  EXPECT_EQ(Tell({"workflow", "pause", "w"}), "w  paused\n");
  EXPECT_EQ(Tell({"workflow", "resume", "w"}), "w  active\n");
  EXPECT_NE(Tell({"workflows", "--name", "nightly"}).find("nightly"), std::string::npos);
  EXPECT_NE(Tell({"workflows", "--state", "failed"}).find("no workflows"), std::string::npos);
  EXPECT_EQ(Tell({"task", "skip", "w/alarm"}), "w/alarm  skipped\n");
  EXPECT_NE(Tell({"task", "w/load"}).find("nightly"), std::string::npos);
  EXPECT_NE(Tell({"task", "w/load", "--partitions"}).find("waiting"), std::string::npos);
  EXPECT_EQ(Pawl({"workflow", "w", "--wait", "1ms"}).exit_code, 8);
  EXPECT_EQ(Pawl({"workflow", "terminate", "w", "--wait", "60s"}).exit_code, 9);
  EXPECT_EQ(WorkflowState("w"), "terminated");
  EXPECT_EQ(Tell({"workflow", "rm", "w"}), "w  deleted\n");
  EXPECT_EQ(Pawl({"workflow", "w"}).exit_code, 4);
}

TEST_F(WorkflowCliTest, ATaskIsImportedAndExportedAsADocument) {
  const std::string file = Definition(std::string(kTaskDocument));
  EXPECT_EQ(Tell({"task", "import", file}), "jobId-t1  active\n");
  EXPECT_EQ(TextAt(Tell({"task", "import", file, "--json"}), "workflow.id"), "my-job-id");
  EXPECT_EQ(Tell({"task", "export", "jobId-t1"}), std::string(kTaskDocument) + "\n");
  EXPECT_EQ(Tell({"task", "export", "my-job-id/jobId-t1"}), std::string(kTaskDocument) + "\n");
  const Said refused = Pawl({"task", "import", Definition(R"({"_bid":"t","typ":"x"})")});
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_NE(refused.err.find("data_stream_type"), std::string::npos) << refused.err;
}

TEST_F(WorkflowCliTest, WrongUseIsExplained) {
  EXPECT_EQ(Pawl({"workflow", "push"}).exit_code, 2);
  EXPECT_EQ(Pawl({"workflow", "jump", "w"}).exit_code, 2);
  EXPECT_EQ(Pawl({"workflow", "push", dir_.File("none")}).exit_code, 2);
  EXPECT_EQ(Pawl({"workflow", "w", "--from", "a"}).exit_code, 2);
  const Said refused = Pawl({"workflow", "push", Definition(R"({"tasks":[{"name":"a","type":"t","after":["b"]}]})")});
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_NE(refused.err.find("tasks[0].after[0]"), std::string::npos) << refused.err;
}

TEST_F(WorkflowCliTest, AJobWaitsForAnother) {
  Tell({"push", "a", "--id", "a1"});
  Tell({"push", "b", "--id", "b1", "--after", "a1", "--when", "ended"});
  EXPECT_EQ(StateOf("b1"), "waiting");
  EXPECT_NE(Tell({"job", "b1"}).find("of which 1 have not ended"), std::string::npos);
}

TEST_F(WorkflowCliTest, ShellScriptsMakeAWorkflow) {
  const auto worker = [&](const std::string& queue, const std::string& script) {
    return std::make_unique<Child>(Command({"work", "--queue", queue, "--", "sh", "-c", script}));
  };
  const auto list = worker("ls", R"(echo '["x","y"]')");
  const auto load = worker("ld", R"(echo "[\"$PAWL_WORKFLOW\",\"$PAWL_TASK\",$PAWL_PARTITION,$(cat)]")");
  const auto sum = worker("sm", R"(test -z "$PAWL_PARTITION" && cat "$PAWL_RESULTS")");
  const std::string ended = Tell({"workflow", "push", Definition(R"({"id":"w","result":"sum","tasks":[
      {"name":"list","type":"ls"},{"name":"load","type":"ld","partitions":{"each":"list"}},
      {"name":"sum","type":"sm","after":["list","load"]}]})"),
                                  "--wait", "60s", "--json"});
  EXPECT_EQ(TextAt(ended, "state"), "completed") << ended;
  EXPECT_EQ(TextAt(TextAt(ended, "result"), "list"), R"(["x","y"])") << ended;
  const std::string id = TextAt(Tell({"task", "w/load", "--json"}), "id");
  const std::string partitions = Tell({"task", id, "--partitions", "--json"});
  const std::string first = partitions.substr(0, partitions.find('\n'));
  EXPECT_EQ(TextAt(Tell({"job", TextAt(first, "id"), "--json"}), "result"), R"(["w","load",1,{"item":"x"}])");
  for (const auto* child : {&list, &load, &sum}) {
    (*child)->Signal(SIGTERM);
    EXPECT_EQ((*child)->Wait(), 0);
  }
}

}  // namespace
}  // namespace pawl::support
