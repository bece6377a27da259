#include <fmt/format.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <deque>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "base/json_reader.h"
#include "cli/bench_connection.h"
#include "cli/bench_requests.h"
#include "cli/bench_target.h"

namespace pawl::cli {
namespace {

constexpr int kEventSilenceMsMax = 30'000;
constexpr Millis kHttpClaimWait{5'000};
constexpr Millis kHandOverWait{30'000};
// Long enough for a claim to reach the server and for the server to fall idle again.
constexpr std::chrono::milliseconds kIdle{2};

// A connection and the turns whose answers are to come on it, in the order of the requests.
struct Line {
  std::unique_ptr<BenchConnection> connection;
  std::deque<BenchTurn*> awaited;
  bool watches_output = false;
};

class Epoll {
 public:
  Epoll() : fd_(epoll_create1(EPOLL_CLOEXEC)) {}
  ~Epoll() { close(fd_); }
  Epoll(const Epoll&) = delete;
  Epoll& operator=(const Epoll&) = delete;

  Result<void> Set(int operation, Line& line) {
    epoll_event event{};
    event.events = line.watches_output ? EPOLLIN | EPOLLOUT : EPOLLIN;
    event.data.ptr = &line;
    if (epoll_ctl(fd_, operation, line.connection->fd(), &event) != 0) return Failed("epoll_ctl");
    return {};
  }
  Result<std::span<const epoll_event>> Wait() {
    const int count = epoll_wait(fd_, events_.data(), static_cast<int>(events_.size()), kEventSilenceMsMax);
    if (count < 0 && errno != EINTR) return Failed("epoll_wait");
    if (count == 0) return Error{ErrorCode::kUnreachable, "the server does not answer"};
    return std::span<const epoll_event>(events_.data(), static_cast<std::size_t>(std::max(count, 0)));
  }

 private:
  static Error Failed(const char* call) {
    return {ErrorCode::kInternal, fmt::format("{} failed: {}", call, std::strerror(errno))};
  }

  const int fd_;
  std::array<epoll_event, 64> events_{};
};

class HttpTarget final : public BenchTarget {
 public:
  explicit HttpTarget(BenchRequestOptions options) : requests_(std::move(options)) {}

  Result<void> Open(const BenchAddress& address, std::size_t connections) {
    PAWL_ASSIGN(side_, BenchConnection::Open(address));
    for (std::size_t i = 0; i < connections; ++i) {
      Line& line = lines_.emplace_back();
      PAWL_ASSIGN(line.connection, BenchConnection::Open(address));
      PAWL_TRY(epoll_.Set(EPOLL_CTL_ADD, line));
    }
    return {};
  }

  Result<BenchTimes> Run(const BenchPlan& plan) override {
    BenchWork work(plan, pool_);
    std::vector<BenchTurn> turns(plan.in_flight);
    const auto start = BenchClock::now();
    std::size_t next = 0;
    for (BenchTurn& turn : turns) {
      if (!work.Begin(turn)) break;
      ++active_;
      PAWL_TRY(Send(lines_[next++ % lines_.size()], turn));
    }
    while (active_ > 0) PAWL_TRY(Serve(work));
    return work.TakeTimes(BenchClock::now() - start);
  }

  Result<Latencies> HandOver(std::size_t count) override {
    BenchConnection& claims = *lines_.front().connection;
    Latencies latencies;
    latencies.Reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
      requests_.Claim(1, kHandOverWait, claims.Out());
      PAWL_TRY(claims.Flush());
      std::this_thread::sleep_for(kIdle);
      requests_.Push(1, side_->Out());
      const auto sent_at = BenchClock::now();
      PAWL_TRY(side_->Flush());
      PAWL_ASSIGN(const BenchResponse claimed, claims.Await());
      latencies.Add(BenchClock::now() - sent_at);
      std::vector<BenchRun> runs;
      PAWL_TRY(CheckBenchAnswer(BenchStep::kClaim, claimed));
      PAWL_TRY(ScanClaimed(claimed.body, runs));
      if (runs.empty()) return Error{ErrorCode::kInternal, "the claim was answered without the job"};
      PAWL_ASSIGN(const BenchResponse pushed, side_->Await());
      PAWL_TRY(CheckBenchAnswer(BenchStep::kPush, pushed));
      requests_.Complete(runs, claims.Out());
      PAWL_ASSIGN(const BenchResponse completed, claims.Exchange());
      PAWL_TRY(CheckBenchAnswer(BenchStep::kComplete, completed));
    }
    return latencies;
  }

  Result<Latencies> ListPages(std::size_t count) override {
    Latencies latencies;
    latencies.Reserve(count);
    const std::string path = fmt::format("/v1/jobs?queue={}&limit=100", requests_.queue());
    for (std::size_t i = 0; i < count; ++i) {
      const auto sent_at = BenchClock::now();
      PAWL_TRY(Get(path));
      latencies.Add(BenchClock::now() - sent_at);
    }
    return latencies;
  }

  Result<std::optional<double>> Writes() override {
    PAWL_ASSIGN(const std::string_view metrics, Get("/metrics"));
    return MetricValue(metrics, "pawl_writes_total");
  }

  Result<std::uint64_t> Kept() override {
    PAWL_ASSIGN(const std::string_view body, Get("/v1/queues/" + requests_.queue()));
    PAWL_ASSIGN(const JsonValue queue, ParseJson(body));
    const auto counts = FindMember(queue, "counts");
    const auto completed = counts ? FindMember(*counts, "completed") : std::nullopt;
    if (!completed) return Error{ErrorCode::kInternal, "the answer has no counts"};
    PAWL_ASSIGN(const std::int64_t count, completed->Int());
    return static_cast<std::uint64_t>(count);
  }

  Result<Engine*> InProcess() override {
    return Error{ErrorCode::kInvalid, "this mode measures an engine in this process: say --in-process", "mode"};
  }

  Result<std::string> Durability() override {
    PAWL_ASSIGN(const std::string_view metrics, Get("/metrics"));
    constexpr std::string_view kLabel = "durability=\"";
    const std::size_t found = metrics.find(kLabel);
    if (found == std::string_view::npos) return std::string("unknown");
    const std::string_view value = metrics.substr(found + kLabel.size());
    return std::string(value.substr(0, value.find('"')));
  }

 private:
  // The body of the answer, valid until the next call.
  Result<std::string_view> Get(std::string_view path) {
    requests_.Get(path, side_->Out());
    PAWL_ASSIGN(const BenchResponse response, side_->Exchange());
    if (response.status != 200) {
      return Error{ErrorCode::kBadRequest, fmt::format("{} answered {}: {}", path, response.status, response.body)};
    }
    return response.body;
  }

  Result<void> Serve(BenchWork& work) {
    PAWL_ASSIGN(const std::span<const epoll_event> events, epoll_.Wait());
    for (const epoll_event& event : events) {
      Line& line = *static_cast<Line*>(event.data.ptr);
      if ((event.events & EPOLLOUT) != 0) PAWL_TRY(line.connection->Flush());
      if ((event.events & ~static_cast<std::uint32_t>(EPOLLOUT)) != 0) PAWL_TRY(TakeAnswers(line, work));
      PAWL_TRY(Watch(line));
    }
    return {};
  }

  Result<void> TakeAnswers(Line& line, BenchWork& work) {
    PAWL_TRY(line.connection->Receive());
    const auto now = BenchClock::now();
    while (!line.awaited.empty()) {
      PAWL_ASSIGN(const std::optional<BenchResponse> response, line.connection->Next());
      if (!response) break;
      BenchTurn& turn = *line.awaited.front();
      line.awaited.pop_front();
      PAWL_ASSIGN(const bool answered, Take(turn, *response));
      if (!answered || work.Advance(turn, now)) {
        PAWL_TRY(Send(line, turn));
      } else {
        --active_;
      }
    }
    return {};
  }

  // False if the turn has to claim again for what is missing.
  static Result<bool> Take(BenchTurn& turn, const BenchResponse& response) {
    PAWL_TRY(CheckBenchAnswer(turn.step, response));
    if (turn.step != BenchStep::kClaim) return true;
    const std::size_t before = turn.runs.size();
    PAWL_TRY(ScanClaimed(response.body, turn.runs));
    if (turn.runs.size() == before) return Error{ErrorCode::kInternal, "the queue ran out of jobs"};
    return BenchWork::Missing(turn) == 0;
  }

  Result<void> Send(Line& line, BenchTurn& turn) {
    std::string& out = line.connection->Out();
    switch (turn.step) {
      case BenchStep::kPush:
        requests_.Push(turn.count, out);
        break;
      case BenchStep::kClaim:
        requests_.Claim(BenchWork::Missing(turn), kHttpClaimWait, out);
        break;
      case BenchStep::kComplete:
        requests_.Complete(turn.runs, out);
        break;
    }
    line.awaited.push_back(&turn);
    turn.sent_at = BenchClock::now();
    PAWL_TRY(line.connection->Flush());
    return Watch(line);
  }

  Result<void> Watch(Line& line) {
    if (line.connection->has_unsent() == line.watches_output) return {};
    line.watches_output = !line.watches_output;
    return epoll_.Set(EPOLL_CTL_MOD, line);
  }

  BenchRequests requests_;
  Epoll epoll_;
  std::deque<Line> lines_;                 // addresses stay
  std::unique_ptr<BenchConnection> side_;  // for questions beside the load
  std::vector<BenchRun> pool_;
  std::size_t active_ = 0;  // turns with a call unanswered
};

}  // namespace

Result<std::unique_ptr<BenchTarget>> OpenHttpTarget(const BenchOptions& options) {
  PAWL_ASSIGN(const BenchAddress address, ParseBenchUrl(options.url));
  BenchRequestOptions requests;
  requests.host = address.text;
  requests.token = options.token;
  requests.queue = options.queue;
  requests.batch = options.batch;
  requests.payload_bytes = options.payload_bytes;
  requests.retention = options.retention;
  requests.client_ids = options.client_ids;
  requests.single = options.mode == BenchMode::kSingle || options.mode == BenchMode::kHandover;
  auto target = std::make_unique<HttpTarget>(std::move(requests));
  PAWL_TRY(target->Open(address, options.connections));
  return std::unique_ptr<BenchTarget>(std::move(target));
}

}  // namespace pawl::cli
