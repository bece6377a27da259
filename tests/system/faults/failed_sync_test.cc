// A disk that fails in the middle of a commit. LMDB would go on as if nothing were; the server must not: what it could
// not make durable it does not acknowledge, and it ends.
#include <filesystem>

#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

struct Failure {
  const char* name;
  const char* injection;  // of strace; counted on each thread by itself
};

class FailedSyncTest : public FaultTest, public ::testing::WithParamInterface<Failure> {
 protected:
  // strace makes itself a grandchild, so that the process is the server.
  void StartWithFailure() {
    const std::string trace = dir_.File("trace");
    Start({.data = Data(),
           .wrapper = {"strace", "-D", "-f", "-qq", "-o", trace, "-e", std::string("inject=") + GetParam().injection},
           // A leak checker cannot work under a tracer.
           .environment = {"ASAN_OPTIONS=detect_leaks=0"}});
  }
};

constexpr int kPushesMax = 1'000;

TEST_P(FailedSyncTest, IsNotAcknowledgedAndEndsTheServerAndLosesNothing) {
  StartWithFailure();
  int acknowledged = 0;
  std::optional<HttpAnswer> answer;
  for (; acknowledged < kPushesMax; ++acknowledged) {
    answer = http_->Post("/v1/jobs", R"({"type":"t","queue":"q","id":"job-)" + std::to_string(acknowledged) + "\"}");
    if (!answer || answer->status != 201) break;
  }
  ASSERT_LT(acknowledged, kPushesMax) << "the disk never failed";
  ASSERT_GT(acknowledged, 0);
  if (answer) {
    EXPECT_EQ(answer->status, 503) << answer->body;
    EXPECT_EQ(TextAt(answer->body, "code"), "storage") << answer->body;
  }

  const auto code = server_->Wait();
  ASSERT_TRUE(code.has_value()) << "the server goes on without a disk";
  EXPECT_NE(*code, 0);
  EXPECT_LT(*code, 128) << "it crashed\n" << server_->Log();
  EXPECT_EQ(server_->CountInLog("the store has failed"), 1) << server_->Log();
  EXPECT_GE(server_->CountInLog("Input/output error"), 1) << server_->Log();

  Start();
  for (int i = 0; i < acknowledged; ++i) EXPECT_EQ(StateOf("job-" + std::to_string(i)), "queued") << i;
}

INSTANTIATE_TEST_SUITE_P(Calls, FailedSyncTest,
                         ::testing::Values(Failure{"Sync", "fdatasync:error=EIO:when=20+"},
                                           Failure{"SyncOnce", "fdatasync:error=EIO:when=20"},
                                           Failure{"WriteOnce", "pwrite64:error=EIO:when=30"}),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace pawl::support
