// The pages of docs/ do what they say: each is walked through with bash, curl and jq on a server of its own.
#include <algorithm>
#include <regex>

#include "tests/support/child.h"
#include "tests/system/faults/doc_script.h"
#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

constexpr const char* kMark = "@@ step ";

class DocsTest : public FaultTest, public ::testing::WithParamInterface<const char*> {
 protected:
  // One script of the whole page, so that a variable set in one block is there in the next.
  std::string ScriptOf(const std::vector<DocStep>& steps) const {
    std::string script = "set -eo pipefail\n";
    // Answers do not end with a new line, and the next one should not stand beside them.
    script += "curl() { local code=0; command curl \"$@\" || code=$?; echo; return $code; }\n";
    for (std::size_t i = 0; i < steps.size(); ++i) {
      script += std::string("echo; echo '") + kMark + std::to_string(i) + "'\n" + steps[i].script;
    }
    script += std::string("echo; echo '") + kMark + "end'\n";
    return std::regex_replace(script, std::regex("(localhost|127\\.0\\.0\\.1):7171"),
                              "$1:" + std::to_string(server_->port()));
  }

  std::string Run(const std::string& script) const {
    Child shell({.command = {"bash", "-c", script}, .environment = {"TMPDIR=" + dir_.path()}});
    std::string output = shell.ReadAll();
    EXPECT_EQ(shell.Wait(), 0) << output;
    return output;
  }
};

// The outputs of the steps, one each.
std::vector<std::string> SplitOutput(const std::string& output) {
  std::vector<std::string> parts;
  std::size_t at = output.find(kMark);
  while (at != std::string::npos) {
    const std::size_t begin = output.find('\n', at) + 1;
    at = output.find(kMark, begin);
    if (at != std::string::npos) parts.push_back(output.substr(begin, at - begin));
  }
  return parts;
}

// What the page shows comes in that order; a problem is only there if the page shows it.
void ExpectShown(const DocStep& step, const std::vector<std::string>& printed) {
  std::size_t next = 0;
  for (const std::string& item : printed) {
    if (next < step.expected.size() && Matches(step.expected[next], item)) {
      ++next;
    } else {
      EXPECT_LT(NumberAt(item, "status"), 400) << "line " << step.line << ": " << item;
    }
  }
  if (next == step.expected.size()) return;
  std::string all;
  for (const std::string& item : printed) all += item + "\n";
  ADD_FAILURE() << "line " << step.line << " shows\n" << step.expected[next] << "\nand what was printed is\n" << all;
}

TEST_P(DocsTest, DoWhatTheySay) {
  Start();
  const std::vector<DocStep> steps = ParseDoc(ReadFile(std::string(PAWL_DOCS) + "/" + GetParam() + ".md"));
  ASSERT_FALSE(steps.empty());
  const std::vector<std::string> printed = SplitOutput(Run(ScriptOf(steps)));
  ASSERT_EQ(printed.size(), steps.size());
  for (std::size_t i = 0; i < steps.size(); ++i) ExpectShown(steps[i], ItemsOf(printed[i]));
}

INSTANTIATE_TEST_SUITE_P(Pages, DocsTest,
                         ::testing::Values("groups", "http", "jobber", "jobs", "operations", "quickstart", "retries",
                                           "stateful-jobs", "states", "stats", "time", "workers"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace pawl::support
