#include "bench/beanstalkd.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace pawl::bench {
namespace {

using Kind = BeanstalkdReply::Kind;

constexpr std::size_t kReadBytes = 65536;
constexpr int kSilenceMsMax = 30'000;  // a server that says nothing for so long is given up

Error SocketError(const char* call) {
  return {ErrorCode::kUnreachable, fmt::format("{} failed: {}", call, std::strerror(errno))};
}

class FileDescriptor {
 public:
  explicit FileDescriptor(int fd) : fd_(fd) {}
  ~FileDescriptor() {
    if (fd_ >= 0) close(fd_);
  }
  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;
  int get() const { return fd_; }

 private:
  int fd_;
};

// What all connections share.
struct Work {
  std::string payload;
  std::size_t unstarted = 0;  // jobs that nobody has put yet
  BeanstalkdFigures figures;
  std::array<char, kReadBytes> chunk{};  // what was just read
};

// One client in its endless turn of put, reserve, delete.
class Session {
 public:
  Session(int fd, std::size_t pipeline, Work& work) : fd_(fd), pipeline_(pipeline), work_(work) {
    ids_.reserve(pipeline);
  }

  int fd() const { return fd_.get(); }
  bool done() const { return awaited_ == 0; }
  bool has_unsent() const { return sent_ < out_.size(); }

  // Begins the next round of puts; none if all jobs are taken.
  Result<void> Start() {
    const std::size_t count = std::min(pipeline_, work_.unstarted);
    if (count == 0) return {};
    work_.unstarted -= count;
    return Send(Kind::kInserted, count);
  }

  Result<void> OnWritable() {
    while (has_unsent()) {
      const ssize_t n = send(fd(), out_.data() + sent_, out_.size() - sent_, MSG_NOSIGNAL);
      if (n < 0 && errno == EAGAIN) return {};
      if (n < 0) return SocketError("send");
      sent_ += static_cast<std::size_t>(n);
    }
    return {};
  }

  Result<void> OnReadable() {
    std::array<char, kReadBytes>& chunk = work_.chunk;
    const ssize_t n = recv(fd(), chunk.data(), chunk.size(), 0);
    if (n < 0 && errno == EAGAIN) return {};
    if (n < 0) return SocketError("recv");
    if (n == 0) return Error{ErrorCode::kUnreachable, "beanstalkd closed the connection"};
    in_.append(chunk.data(), static_cast<std::size_t>(n));
    return TakeReplies();
  }

 private:
  Result<void> TakeReplies() {
    const auto now = BenchClock::now();
    std::size_t taken = 0;
    while (awaited_ > 0) {
      PAWL_ASSIGN(const std::optional<BeanstalkdReply> reply,
                  ParseBeanstalkdReply(std::string_view(in_).substr(taken)));
      if (!reply) break;
      taken += reply->bytes;
      PAWL_TRY(Take(*reply, now));
    }
    in_.erase(0, taken);
    if (awaited_ > 0) return {};
    return NextStep();
  }

  Result<void> Take(const BeanstalkdReply& reply, BenchClock::time_point now) {
    if (reply.kind != step_) return Error{ErrorCode::kBadRequest, "beanstalkd answered another command"};
    if (reply.kind == Kind::kReserved) {
      if (reply.body.size() != work_.payload.size()) return Error{ErrorCode::kBadRequest, "a job of somebody else"};
      ids_.push_back(reply.id);
    }
    StepLatencies().Add(now - sent_at_);
    --awaited_;
    return {};
  }

  Latencies& StepLatencies() {
    switch (step_) {
      case Kind::kInserted:
        return work_.figures.put;
      case Kind::kReserved:
        return work_.figures.reserve;
      case Kind::kDeleted:
        break;
    }
    return work_.figures.remove;
  }

  Result<void> NextStep() {
    switch (step_) {
      case Kind::kInserted:
        ids_.clear();
        return Send(Kind::kReserved, round_);
      case Kind::kReserved:
        return Send(Kind::kDeleted, round_);
      case Kind::kDeleted:
        break;
    }
    return Start();
  }

  Result<void> Send(Kind step, std::size_t count) {
    step_ = step;
    round_ = awaited_ = count;
    out_.clear();
    sent_ = 0;
    for (std::size_t i = 0; i < count; ++i) AppendCommand(i);
    sent_at_ = BenchClock::now();
    return OnWritable();
  }

  void AppendCommand(std::size_t index) {
    auto out = std::back_inserter(out_);
    switch (step_) {
      case Kind::kInserted:  // priority 0, no delay, and a time to run that cannot end during the measurement
        fmt::format_to(out, "put 0 0 3600 {}\r\n{}\r\n", work_.payload.size(), work_.payload);
        return;
      case Kind::kReserved:
        out_ += "reserve\r\n";
        return;
      case Kind::kDeleted:
        fmt::format_to(out, "delete {}\r\n", ids_[index]);
        return;
    }
  }

  FileDescriptor fd_;
  const std::size_t pipeline_;
  Work& work_;

  Kind step_ = Kind::kInserted;  // what the awaited replies have to be
  std::size_t round_ = 0;        // jobs in this turn
  std::size_t awaited_ = 0;      // replies still to come in this step
  BenchClock::time_point sent_at_;
  std::string out_;
  std::size_t sent_ = 0;  // bytes of out_ that are on their way
  std::string in_;
  std::vector<std::uint64_t> ids_;  // jobs reserved in this turn
};

Result<int> Connect(std::uint16_t port) {
  const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0) return SocketError("socket");
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int on = 1;
  if (connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) != 0 || fcntl(fd, F_SETFL, O_NONBLOCK) != 0) {
    Error error = SocketError("connect");
    close(fd);
    return error;
  }
  return fd;
}

// All sessions and the one loop that serves them.
class Load {
 public:
  explicit Load(const BeanstalkdLoad& load) : load_(load), epoll_(epoll_create1(EPOLL_CLOEXEC)) {
    work_.payload.assign(load.payload_bytes, 'x');
    work_.unstarted = load.jobs;
    for (Latencies* latencies : {&work_.figures.put, &work_.figures.reserve, &work_.figures.remove}) {
      latencies->Reserve(load.jobs);
    }
  }

  Result<BeanstalkdFigures> Run() {
    if (epoll_.get() < 0) return SocketError("epoll_create1");
    for (std::size_t i = 0; i < load_.connections; ++i) PAWL_TRY(Add());
    const auto start = BenchClock::now();
    for (const auto& session : sessions_) {
      PAWL_TRY(session->Start());
      PAWL_TRY(Watch(*session, EPOLL_CTL_MOD));
    }
    while (std::any_of(sessions_.begin(), sessions_.end(), [](const auto& session) { return !session->done(); })) {
      PAWL_TRY(Serve());
    }
    const std::chrono::duration<double> took = BenchClock::now() - start;
    work_.figures.lifecycles_per_second = static_cast<double>(load_.jobs) / took.count();
    return std::move(work_.figures);
  }

 private:
  Result<void> Add() {
    PAWL_ASSIGN(const int fd, Connect(load_.port));
    sessions_.push_back(std::make_unique<Session>(fd, load_.pipeline, work_));
    return Watch(*sessions_.back(), EPOLL_CTL_ADD);
  }

  Result<void> Watch(Session& session, int operation) {
    epoll_event event{};
    event.events = session.has_unsent() ? EPOLLIN | EPOLLOUT : EPOLLIN;
    event.data.ptr = &session;
    if (epoll_ctl(epoll_.get(), operation, session.fd(), &event) != 0) return SocketError("epoll_ctl");
    return {};
  }

  Result<void> Serve() {
    std::array<epoll_event, 64> events{};
    const int count = epoll_wait(epoll_.get(), events.data(), static_cast<int>(events.size()), kSilenceMsMax);
    if (count < 0 && errno != EINTR) return SocketError("epoll_wait");
    if (count == 0) return Error{ErrorCode::kUnreachable, "beanstalkd does not answer"};
    for (int i = 0; i < count; ++i) {
      const epoll_event& event = events[static_cast<std::size_t>(i)];
      auto& session = *static_cast<Session*>(event.data.ptr);
      const bool had_unsent = session.has_unsent();
      if ((event.events & EPOLLOUT) != 0) PAWL_TRY(session.OnWritable());
      if ((event.events & ~static_cast<std::uint32_t>(EPOLLOUT)) != 0) PAWL_TRY(session.OnReadable());
      if (session.has_unsent() != had_unsent) PAWL_TRY(Watch(session, EPOLL_CTL_MOD));
    }
    return {};
  }

  const BeanstalkdLoad load_;
  FileDescriptor epoll_;
  Work work_;
  std::vector<std::unique_ptr<Session>> sessions_;
};

}  // namespace

Result<BeanstalkdFigures> RunBeanstalkd(const BeanstalkdLoad& load) {
  Load run(load);
  return run.Run();
}

}  // namespace pawl::bench
