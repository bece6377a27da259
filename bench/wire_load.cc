#include "bench/wire_load.h"

#include <sys/resource.h>

#include <memory>
#include <utility>

#include "bench/wire_session.h"

namespace pawl::bench {
namespace {

constexpr int kSilenceMsMax = 30'000;  // a server that says nothing for so long is given up

std::chrono::microseconds ProcessorTime() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const auto micros = [](const timeval& time) {
    return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
  };
  return micros(used.ru_utime) + micros(used.ru_stime);
}

std::vector<WireRole> RolesOf(WireShape shape) {
  if (shape == WireShape::kTurns) return {{WireStep::kPush, WireStep::kFinish}};
  return {{WireStep::kPush, WireStep::kPush}, {WireStep::kClaim, WireStep::kFinish}};
}

// All sessions and the one loop that serves them.
class Load {
 public:
  Load(const WireLoad& load, WireProtocol& protocol, Poller poller)
      : load_(load),
        poller_(std::move(poller)),
        work_{.protocol = protocol, .at_once = load.at_once},
        roles_(RolesOf(load.shape)) {}

  Result<WireFigures> Run() {
    for (std::size_t i = 0; i < load_.connections; ++i) {
      PAWL_ASSIGN(auto session, WireSession::Open(load_.port, roles_[i % roles_.size()], work_));
      PAWL_TRY(poller_.Watch(session->socket(), session.get(), false, Poller::Change::kAdd));
      sessions_.push_back(std::move(session));
    }
    PAWL_TRY(PutThrough(load_.warm_up_jobs));
    work_.figures = {};
    for (Latencies& latencies : work_.figures.steps) latencies.Reserve(load_.jobs);

    const auto start = BenchClock::now();
    const auto used_before = ProcessorTime();
    PAWL_TRY(PutThrough(load_.jobs));
    const std::chrono::duration<double> took = BenchClock::now() - start;
    const auto jobs = static_cast<double>(load_.jobs);
    work_.figures.lifecycles_per_second = jobs / took.count();
    work_.figures.load_each = (ProcessorTime() - used_before) / jobs;
    return std::move(work_.figures);
  }

 private:
  Result<void> PutThrough(std::size_t jobs) {
    for (WireRole& role : roles_) role.unstarted = jobs;
    busy_ = 0;
    for (const auto& session : sessions_) {
      PAWL_TRY(session->Start());
      if (!session->is_idle()) ++busy_;
      if (session->has_unsent()) PAWL_TRY(Watch(*session));
    }
    while (busy_ > 0) PAWL_TRY(Serve());
    return {};
  }

  Result<void> Watch(WireSession& session) {
    return poller_.Watch(session.socket(), &session, session.has_unsent(), Poller::Change::kModify);
  }

  Result<void> Serve() {
    std::array<epoll_event, 64> space{};
    PAWL_ASSIGN(const std::span<epoll_event> events, poller_.Wait(space, kSilenceMsMax));
    if (events.empty()) return Error{ErrorCode::kUnreachable, "the server does not answer"};
    for (const epoll_event& event : events) {
      auto& session = *static_cast<WireSession*>(event.data.ptr);
      const bool was_idle = session.is_idle();
      const bool had_unsent = session.has_unsent();
      if ((event.events & EPOLLOUT) != 0) PAWL_TRY(session.OnWritable());
      if ((event.events & ~static_cast<std::uint32_t>(EPOLLOUT)) != 0) PAWL_TRY(session.OnReadable());
      if (session.has_unsent() != had_unsent) PAWL_TRY(Watch(session));
      if (!was_idle && session.is_idle()) --busy_;
    }
    return {};
  }

  const WireLoad load_;
  Poller poller_;
  WireWork work_;
  std::vector<WireRole> roles_;
  std::vector<std::unique_ptr<WireSession>> sessions_;
  std::size_t busy_ = 0;  // sessions that wait for replies
};

}  // namespace

Result<WireFigures> RunWireLoad(const WireLoad& load, WireProtocol& protocol) {
  if (load.connections < RolesOf(load.shape).size()) {
    return Error{ErrorCode::kInvalid, "one half of the connections needs the other", "connections"};
  }
  PAWL_ASSIGN(Poller poller, Poller::Open());
  Load run(load, protocol, std::move(poller));
  return run.Run();
}

}  // namespace pawl::bench
