// README and the pages of docs/ do what they say: each is pasted into bash, block by block, beside a server of its own,
// once without a pause and once at the pace of somebody who reads a minute between the blocks.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <memory>
#include <regex>
#include <tuple>

#include "tests/support/child.h"
#include "tests/support/json_at.h"
#include "tests/support/raw_http.h"
#include "tests/support/redis_process.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"
#include "tests/system/docs/doc_script.h"
#include "tests/system/docs/moved_clock.h"

namespace pawl::support {
namespace {

using std::chrono::seconds;

constexpr const char* kMark = "@@ step ";

class DocsTest : public ::testing::TestWithParam<std::tuple<const char*, seconds>> {
 protected:
  void SetUp() override {
    ASSERT_EQ(mkfifo(Go().c_str(), 0600), 0);
    go_ = open(Go().c_str(), O_RDWR | O_CLOEXEC);  // both ends: nothing here waits for the shell
    ASSERT_GE(go_, 0);
    ServerProcessOptions options{.data = dir_.File("data")};
#ifdef PAWL_PRELOADED_CLOCK
    clock_ = std::make_unique<MovedClock>(dir_.File("clock"), PAWL_PRELOADED_CLOCK);
    // Some pages count the jobs of this hour or day: each starts at the beginning of one.
    clock_->Advance(seconds(3600 - std::time(nullptr) % 3600));
    options.environment = clock_->Environment();
#endif
    server_ = std::make_unique<ServerProcess>(options);
    ASSERT_TRUE(server_->ready()) << server_->Log();
    http_ = std::make_unique<RawHttp>(server_->port());
  }

  std::string Go() const { return dir_.File("go"); }

  // One script of the whole page, so that a variable set in one block is there in the next. Before each block it says
  // which one it is, and waits.
  std::string ScriptOf(const std::vector<DocStep>& steps) const {
    std::string script =
        "set -eo pipefail\ntrap 'code=$?; kill $(jobs -p) 2>/dev/null || true; wait || true; exit $code' EXIT\n";
    // Answers need not end with a new line, and the next one should not stand beside them. A server that the page has
    // started in the background may not be ready yet.
    script +=
        "curl() { local code=0; command curl --retry 60 --retry-delay 1 --retry-connrefused \"$@\" || code=$?; "
        "echo; return $code; }\n";
    // Not a function: what runs in the background is to be the program itself, which the end of the script stops.
    script += "PATH='" + std::filesystem::path(PawlBinary()).parent_path().string() + "':\"$PATH\"\n";
    for (std::size_t i = 0; i < steps.size(); ++i) {
      script += std::string("echo; echo '") + kMark + std::to_string(i) + "'; read -r _ <'" + Go() + "'\n";
      script += steps[i].script;
    }
    script += std::string("echo; echo '") + kMark + "end'\n";
    return OnOurPorts(std::regex_replace(script, std::regex("\\bbuild/pawl "), PawlBinary() + " "));
  }

  // The ports of the page are those of a machine on which nothing else runs.
  std::string OnOurPorts(std::string script) const {
    script = std::regex_replace(script, std::regex("(localhost|127\\.0\\.0\\.1):7171"),
                                "$1:" + std::to_string(server_->port()));
    for (const char* const port : {"6390", "7271", "7272"}) {
      script = std::regex_replace(script, std::regex(std::string("\\b") + port + "\\b"), std::to_string(FreePort()));
    }
    return script;
  }

  // What the script printed; `pause` passes before each block but the first.
  std::string Run(const std::string& script, seconds pause) const {
    std::vector<std::string> environment{"PAWL_URL=http://127.0.0.1:" + std::to_string(server_->port())};
    if (clock_) {
      for (std::string& variable : clock_->Environment()) environment.push_back(std::move(variable));
    }
    Child shell({.command = {"bash", "-c", "cd " + dir_.path() + "\n" + script}, .environment = environment});
    std::string output;
    bool first = true;
    while (const auto line = shell.ReadLine()) {
      output += *line + "\n";
      if (!line->starts_with(kMark) || line->ends_with("end")) continue;
      if (!std::exchange(first, false)) Pass(pause);
      EXPECT_EQ(write(go_, "go\n", 3), 3);
    }
    EXPECT_EQ(shell.Wait(), 0) << output;
    return output;
  }

  // Second by second, and with something to do in each, so that the server sees the time pass instead of a stall: after
  // one it would not let leases run out.
  void Pass(seconds span) const {
    for (seconds passed{0}; passed < span; ++passed) {
      clock_->Advance(seconds(1));
      EXPECT_TRUE(http_->Get("/v1/stats").has_value()) << server_->Log();
    }
  }

  ~DocsTest() override { close(go_); }

  TempDir dir_;
  int go_ = -1;
  std::unique_ptr<MovedClock> clock_;
  std::unique_ptr<ServerProcess> server_;
  std::unique_ptr<RawHttp> http_;
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
  const auto [page, pause] = GetParam();
  const std::vector<DocStep> steps = ParseDoc(ReadFile(std::string(PAWL_ROOT) + "/" + page));
  ASSERT_FALSE(steps.empty());
  const std::vector<std::string> printed = SplitOutput(Run(ScriptOf(steps), pause));
  ASSERT_EQ(printed.size(), steps.size());
  for (std::size_t i = 0; i < steps.size(); ++i) ExpectShown(steps[i], ItemsOf(printed[i]));
}

#ifdef PAWL_PRELOADED_CLOCK
const auto kPauses = ::testing::Values(seconds(0), seconds(60));
#else
const auto kPauses = ::testing::Values(seconds(0));
#endif

INSTANTIATE_TEST_SUITE_P(
    Pages, DocsTest,
    ::testing::Combine(::testing::Values("README.md", "docs/callbacks.md", "docs/cli.md", "docs/coming-from.md",
                                         "docs/downloader.md", "docs/executors.md", "docs/faktory.md", "docs/groups.md",
                                         "docs/hooks.md", "docs/http.md", "docs/jobber.md", "docs/jobs.md",
                                         "docs/operations.md", "docs/quickstart.md", "docs/retries.md",
                                         "docs/schedules.md", "docs/stateful-jobs.md", "docs/states.md",
                                         "docs/stats.md", "docs/tasks.md", "docs/time.md", "docs/workers.md",
                                         "docs/workflows.md"),
                       kPauses),
    [](const auto& test) {
      std::string name = std::regex_replace(std::get<0>(test.param), std::regex("docs/|\\.md"), "");
      std::replace(name.begin(), name.end(), '-', '_');
      return name + (std::get<1>(test.param) == seconds(0) ? "_at_once" : "_at_the_pace_of_a_reader");
    });

}  // namespace
}  // namespace pawl::support
