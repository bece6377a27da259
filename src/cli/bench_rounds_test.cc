#include "cli/bench_rounds.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>

#include "server/server.h"

namespace pawl::cli {
namespace {

class BenchRoundsTest : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "pawl-bench.XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    directory_ = pattern;
  }
  void TearDown() override {
    server_.reset();
    std::filesystem::remove_all(directory_);
  }

  BenchOptions OnServer(BenchMode mode) {
    ServerOptions server_options;
    server_options.listen.port = 0;
    server_options.data_dir = directory_;
    auto server = Server::Start(std::move(server_options));
    EXPECT_TRUE(server.ok());
    server_ = *std::move(server);
    BenchOptions options = Small(mode);
    options.url = "http://127.0.0.1:" + std::to_string(server_->port());
    return options;
  }

  BenchOptions InProcess(BenchMode mode) {
    BenchOptions options = Small(mode);
    options.in_process = directory_;
    return options;
  }

  static BenchOptions Small(BenchMode mode) {
    BenchOptions options;
    options.mode = mode;
    options.jobs = 25;
    options.batch = 10;
    options.rounds = 2;
    return options;
  }

  // How many calls of each kind the median round made.
  static std::vector<std::size_t> Calls(BenchOptions options) {
    CompleteBenchOptions(options);
    const auto report = RunBench(options);
    EXPECT_TRUE(report.ok()) << ToString(report.error());
    std::vector<std::size_t> calls;
    if (!report.ok()) return calls;
    for (const BenchCalls& kind : report->figures.calls) calls.push_back(kind.times.count());
    return calls;
  }

  std::string directory_;
  std::unique_ptr<Server> server_;
};

TEST_F(BenchRoundsTest, BatchesOnAServerAreCounted) {
  EXPECT_EQ(Calls(OnServer(BenchMode::kBatch)), (std::vector<std::size_t>{3, 3, 3}));
}

TEST_F(BenchRoundsTest, SingleCallsOnAServerAreCounted) {
  EXPECT_EQ(Calls(OnServer(BenchMode::kSingle)), (std::vector<std::size_t>{25, 25, 25}));
}

TEST_F(BenchRoundsTest, StepsOnAServerWithJobsWaitingAreCounted) {
  BenchOptions options = OnServer(BenchMode::kSteps);
  options.fill = 120;
  options.client_ids = true;
  EXPECT_EQ(Calls(options), (std::vector<std::size_t>{3, 3, 3}));
}

TEST_F(BenchRoundsTest, HandOversAreCounted) {
  BenchOptions options = OnServer(BenchMode::kHandover);
  options.jobs = 3;
  EXPECT_EQ(Calls(options), (std::vector<std::size_t>{3}));
}

TEST_F(BenchRoundsTest, PagesAreCounted) {
  BenchOptions options = OnServer(BenchMode::kList);
  options.fill = 5;
  EXPECT_EQ(Calls(options), (std::vector<std::size_t>{25}));
}

TEST_F(BenchRoundsTest, BatchesInThisProcessAreCounted) {
  BenchOptions options = InProcess(BenchMode::kBatch);
  options.retention = Millis(1'000);
  EXPECT_EQ(Calls(options), (std::vector<std::size_t>{3, 3, 3}));
}

TEST_F(BenchRoundsTest, JobsOfAQueueAreDrained) {
  BenchOptions options = OnServer(BenchMode::kDrain);
  options.fill = 25;
  options.rounds = 1;
  EXPECT_EQ(Calls(options), (std::vector<std::size_t>{3, 3}));
}

TEST_F(BenchRoundsTest, WithoutAServerSaysSo) {
  BenchOptions options = Small(BenchMode::kBatch);
  options.url = "http://127.0.0.1:1";
  CompleteBenchOptions(options);
  const auto report = RunBench(options);
  ASSERT_FALSE(report.ok());
  EXPECT_EQ(report.error().code, ErrorCode::kUnreachable);
}

TEST_F(BenchRoundsTest, PairsPlayAllTheirMessages) {
  BenchOptions options = InProcess(BenchMode::kPingPong);
  options.jobs = 120;
  options.pairs = 4;
  CompleteBenchOptions(options);
  const auto report = RunBench(options);
  ASSERT_TRUE(report.ok()) << ToString(report.error());
  EXPECT_GT(report->figures.numbers.at(0).value, 0);
}

TEST_F(BenchRoundsTest, TreeIsCollected) {
  BenchOptions options = InProcess(BenchMode::kTree);
  options.jobs = 300;
  CompleteBenchOptions(options);
  const auto report = RunBench(options);
  ASSERT_TRUE(report.ok()) << ToString(report.error());
  EXPECT_GT(report->figures.numbers.at(0).value, 0);
}

TEST_F(BenchRoundsTest, ClaimsWithFewAndManyValuesAreCounted) {
  BenchOptions options = InProcess(BenchMode::kPort);
  options.jobs = 2'500;
  options.rounds = 1;
  EXPECT_EQ(Calls(options), (std::vector<std::size_t>{200, 200}));
}

class BenchWorkflowsTest : public BenchRoundsTest, public ::testing::WithParamInterface<BenchMode> {};

INSTANTIATE_TEST_SUITE_P(BothShapes, BenchWorkflowsTest, ::testing::Values(BenchMode::kChain, BenchMode::kFan));

TEST_P(BenchWorkflowsTest, AllTheirJobsAreWorkedOn) {
  BenchOptions options = InProcess(GetParam());
  options.width = 3;
  options.connections = 2;
  CompleteBenchOptions(options);
  const auto report = RunBench(options);
  ASSERT_TRUE(report.ok()) << ToString(report.error());
  EXPECT_GT(report->figures.numbers.at(0).value, 0);
}

TEST_F(BenchRoundsTest, StatefulJobsAreMeasuredInProcessOnly) {
  BenchOptions options = OnServer(BenchMode::kTree);
  CompleteBenchOptions(options);
  EXPECT_EQ(RunBench(options).error().field, "mode");
}

}  // namespace
}  // namespace pawl::cli
