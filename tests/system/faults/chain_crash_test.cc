// Numbered messages go through a chain of jobs whose workers, and now and then whose servers, are killed all the time.
// What a run takes, hands on and remembers is one step: each message comes out exactly once, and in order.
//
// PAWL_CRASH_ROUNDS sets how many workers are killed (200), PAWL_CRASH_SEED repeats a run as far as time allows.
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <random>

#include "tests/support/redis_process.h"
#include "tests/support/wait_until.h"
#include "tests/system/faults/crash_crowd.h"
#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

constexpr std::size_t kJobs = 5;
constexpr std::size_t kMessages = 1'000;
constexpr std::uint32_t kWorkers = 5;
constexpr std::size_t kStepsMax = 30;         // of all workers, between two kills: a round has input for more
constexpr std::uint32_t kServerDiesEach = 8;  // rounds

// How far the workers have come, seen by all processes.
class SharedCount {
 public:
  SharedCount()
      : memory_(mmap(nullptr, sizeof(Number), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)),
        number_(new (memory_) Number(0)) {}
  ~SharedCount() { munmap(memory_, sizeof(Number)); }
  SharedCount(const SharedCount&) = delete;
  SharedCount& operator=(const SharedCount&) = delete;

  void Add() { ++*number_; }
  std::uint64_t Get() const { return *number_; }

 private:
  using Number = std::atomic<std::uint64_t>;
  void* memory_;
  Number* number_;
};

// The program of a worker: hands on what waits, and suspends. It lives until it is killed.
class ChainWorker {
 public:
  ChainWorker(std::vector<std::uint16_t> ports, std::uint32_t seed, SharedCount& steps)
      : ports_(std::move(ports)), random_(seed), steps_(steps) {}

  [[noreturn]] void Run() {
    while (true) {
      RawHttp http(ports_[random_() % ports_.size()]);
      const auto claim =
          http.Post("/v1/claim", R"({"worker":"w","queues":["chain"],"count":1,"wait":"1s","lease":"1s"})");
      if (!claim || claim->status != 200) continue;
      for (const std::string_view job : ElementsAt(claim->body, "jobs")) Work(std::string(job));
    }
  }

 private:
  // A few at a time: all but the last by a commit.
  void Work(const std::string& job) {
    const std::string path = "/v1/jobs/" + TextAt(job, "id");
    const std::string token = R"({"token":")" + TextAt(job, "lease.token") + "\"";
    RawHttp http(ports_[random_() % ports_.size()]);  // not always the one that it has the job from
    // All is well so far: its crashes are forgotten, and with them the wait after the next.
    (void)http.Post(path + "/commit", token + "}");
    const auto items = ElementsAt(job, "inputs.in.items");
    const auto from = static_cast<std::size_t>(NumberAt(job, "inputs.in.from"));
    std::size_t at = 0;
    do {
      steps_.Add();
      const std::size_t end = std::min(items.size(), at + 1 + random_() % 4);
      std::string values;
      for (std::size_t i = at; i < end; ++i) values += (i > at ? "," : "") + TextAt(items[i], "value");
      const std::string effects = R"(,"effects":{"consume":[{"port":"in","from":)" + std::to_string(from + at) +
                                  R"(,"to":)" + std::to_string(from + end) + R"(}],"write":[{"port":"out","values":[)" +
                                  values + "]}]}}";
      const auto answer =
          http.Post(path + (end == items.size() ? "/suspend" : "/commit"), token + (items.empty() ? "}" : effects));
      if (!answer || answer->status != 200) return;  // its lease is over, or its server is gone
      at = end;
    } while (at < items.size());
  }

  std::vector<std::uint16_t> ports_;
  std::minstd_rand random_;
  SharedCount& steps_;
};

class ChainCrashTest : public ::testing::TestWithParam<std::string> {
 protected:
  ChainCrashTest() {
    if (GetParam() == "redis") redis_.emplace();
    servers_.resize(redis_ ? 2 : 1);
  }
  ~ChainCrashTest() override { KillWorkers(); }

  void StartServer(std::size_t i) {
    ServerProcessOptions options{.data = dir_.File("data" + std::to_string(i))};
    if (redis_) options.redis = redis_->url_text();
    servers_[i] = std::make_unique<ServerProcess>(std::move(options));
    ASSERT_TRUE(servers_[i]->ready()) << servers_[i]->Log();
  }

  void StartWorkers() {
    std::vector<std::uint16_t> ports;
    for (const auto& server : servers_) ports.push_back(server->port());
    for (std::uint32_t i = 0; i < kWorkers; ++i) {
      const auto seed = static_cast<std::uint32_t>(random_());
      const pid_t pid = fork();
      ASSERT_GE(pid, 0);
      if (pid == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        ChainWorker(ports, seed, steps_).Run();
      }
      workers_.push_back(pid);
    }
  }
  void KillWorkers() {
    for (const pid_t worker : workers_) kill(worker, SIGKILL);
    for (const pid_t worker : workers_) waitpid(worker, nullptr, 0);
    workers_.clear();
  }

  std::string Call(const std::string& method, const std::string& path, const std::string& body = "") {
    RawHttp http(servers_[0]->port());
    const auto answer = http.Call(method, path, body);
    EXPECT_TRUE(answer.has_value()) << path << "\n" << servers_[0]->Log();
    if (!answer) return {};
    EXPECT_LT(answer->status, 300) << method << " " << path << ": " << answer->body;
    return answer->body;
  }

  // Each hands on to the next by a channel; what the last one writes stays on its port.
  void PushJobs() {
    for (std::size_t i = 0; i < kJobs; ++i) {
      const std::string out = i + 1 == kJobs ? "{}" : R"({"channels":["/chain/)" + std::to_string(i + 1) + R"("]})";
      Call("POST", "/v1/jobs",
           R"({"type":"link","queue":"chain","max_crashes":1000,"id":"link)" + std::to_string(i) +
               R"(","ports":{"in":{"in":{"channels":["/chain/)" + std::to_string(i) + R"("]}},"out":{"out":)" + out +
               "}}}");
    }
  }

  void Feed(std::size_t count) {
    std::string values;
    for (; count > 0 && fed_ < kMessages; --count) values += (values.empty() ? "" : ",") + std::to_string(fed_++);
    if (!values.empty()) Call("POST", "/v1/jobs/link0/ports/in/in", R"({"values":[)" + values + "]}");
  }

  void Round(std::uint32_t round) {
    StartWorkers();
    const std::uint64_t target = steps_.Get() + 1 + random_() % kStepsMax;
    ASSERT_TRUE(WaitUntil([&] { return steps_.Get() >= target; })) << "nothing moves any more\n" << servers_[0]->Log();
    KillWorkers();
    if (round % kServerDiesEach != kServerDiesEach - 1) return;
    const std::size_t victim = random_() % servers_.size();
    servers_[victim]->Kill();
    StartServer(victim);
  }

  std::int64_t TailOfLast() { return NumberAt(Call("GET", "/v1/jobs/link4/ports/out/out?limit=1"), "tail"); }

  void AwaitAll() {
    for (std::int64_t tail = 0; tail < static_cast<std::int64_t>(kMessages); tail = TailOfLast()) {
      ASSERT_TRUE(WaitUntil([&] { return TailOfLast() > tail; })) << "nothing moves behind message " << tail;
    }
  }

  void ExpectAllInOrder() {
    std::size_t expected = 0;
    while (expected < kMessages) {
      const std::string page = Call("GET", "/v1/jobs/link4/ports/out/out?limit=500&from=" + std::to_string(expected));
      const auto items = ElementsAt(page, "items");
      ASSERT_FALSE(items.empty()) << page;
      for (const std::string_view item : items) ASSERT_EQ(NumberAt(item, "value"), expected++);
    }
    EXPECT_EQ(TailOfLast(), kMessages);
  }

  const std::uint32_t seed_ = CrashSeed();
  std::minstd_rand random_{seed_};
  TempDir dir_;
  std::optional<RedisProcess> redis_;
  std::vector<std::unique_ptr<ServerProcess>> servers_;
  SharedCount steps_;
  std::vector<pid_t> workers_;
  std::size_t fed_ = 0;
};

TEST_P(ChainCrashTest, EachMessageComesOutOnceAndInOrder) {
  SCOPED_TRACE("PAWL_CRASH_SEED=" + std::to_string(seed_));
  const std::uint32_t rounds = (CrashRounds(200) + kWorkers - 1) / kWorkers;
  for (std::size_t i = 0; i < servers_.size(); ++i) StartServer(i);
  ASSERT_FALSE(HasFatalFailure());
  PushJobs();
  for (std::uint32_t round = 0; round < rounds && !HasFatalFailure(); ++round) {
    Feed(kMessages / rounds);
    Round(round);
  }
  ASSERT_FALSE(HasFatalFailure());
  Feed(kMessages);
  StartWorkers();
  AwaitAll();
  KillWorkers();
  ExpectAllInOrder();
  for (const auto& server : servers_) EXPECT_EQ(server->CountInLog("level=error"), 0) << server->Log();
}

INSTANTIATE_TEST_SUITE_P(Stores, ChainCrashTest, ::testing::Values("lmdb", "redis"),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace pawl::support
