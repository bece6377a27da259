#include "bench/wire_session.h"

#include <fmt/format.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>

namespace pawl::bench {
namespace {

// Waits for whole lines, and for no byte more: nobody has asked anything yet.
Result<std::string> ReadLines(const FileHandle& socket, std::size_t count) {
  std::string lines;
  while (count > 0) {
    char byte = 0;
    const ssize_t n = recv(socket.fd(), &byte, 1, 0);
    if (n < 0) return SocketError("recv");
    if (n == 0) return Error{ErrorCode::kUnreachable, "the server closed the connection at the greeting"};
    lines.push_back(byte);
    if (byte == '\n') --count;
  }
  return lines;
}

Result<void> Greet(const FileHandle& socket, const WireProtocol::Greeting& greeting) {
  const auto size = static_cast<ssize_t>(greeting.text.size());
  if (send(socket.fd(), greeting.text.data(), greeting.text.size(), MSG_NOSIGNAL) != size) return SocketError("send");
  PAWL_ASSIGN(const std::string lines, ReadLines(socket, greeting.lines));
  const bool refused = lines.starts_with('-') || lines.find("\n-") != std::string::npos;
  if (refused || lines.find(greeting.announced) == std::string::npos) {
    return Error{ErrorCode::kBadRequest, fmt::format("the server greets with \"{}\"", lines)};
  }
  return {};
}

}  // namespace

Result<std::unique_ptr<WireSession>> WireSession::Open(std::uint16_t port, WireRole& role, WireWork& work) {
  PAWL_ASSIGN(FileHandle socket, Connect(port));
  PAWL_TRY(Greet(socket, work.protocol.greeting()));
  PAWL_TRY(SetNonBlocking(socket));
  return std::unique_ptr<WireSession>(new WireSession(std::move(socket), role, work));
}

Result<void> WireSession::Start() {
  jobs_ = std::min(work_.at_once, role_.unstarted);
  if (jobs_ == 0) return {};
  role_.unstarted -= jobs_;
  claimed_.clear();
  return Send(role_.first);
}

Result<void> WireSession::Send(WireStep step) {
  step_ = step;
  out_.clear();
  sent_ = 0;
  switch (step) {
    case WireStep::kPush:
      awaited_ = work_.protocol.AppendPushes(jobs_, out_);
      break;
    case WireStep::kClaim:
      awaited_ = work_.protocol.AppendClaims(jobs_ - claimed_.size(), out_);
      break;
    case WireStep::kFinish:
      awaited_ = work_.protocol.AppendFinishes(claimed_, out_);
      break;
  }
  sent_at_ = BenchClock::now();
  return OnWritable();
}

Result<void> WireSession::OnWritable() {
  while (has_unsent()) {
    const ssize_t n = send(socket_.fd(), out_.data() + sent_, out_.size() - sent_, MSG_NOSIGNAL);
    if (n < 0 && errno == EAGAIN) return {};
    if (n < 0) return SocketError("send");
    sent_ += static_cast<std::size_t>(n);
  }
  return {};
}

Result<void> WireSession::OnReadable() {
  const ssize_t n = recv(socket_.fd(), work_.chunk.data(), work_.chunk.size(), 0);
  if (n < 0 && errno == EAGAIN) return {};
  if (n < 0) return SocketError("recv");
  if (n == 0) return Error{ErrorCode::kUnreachable, "the server closed the connection"};
  std::string_view bytes(work_.chunk.data(), static_cast<std::size_t>(n));
  if (!in_.empty()) bytes = in_.append(bytes);
  PAWL_ASSIGN(const std::size_t taken, TakeReplies(bytes));
  if (bytes.data() == in_.data()) {
    in_.erase(0, taken);
  } else {
    in_.assign(bytes.substr(taken));
  }
  if (awaited_ > 0) return {};
  return OnStepDone();
}

Result<std::size_t> WireSession::TakeReplies(std::string_view bytes) {
  const auto now = BenchClock::now();
  Latencies& latencies = work_.figures.Of(step_);
  std::size_t taken = 0;
  while (awaited_ > 0) {
    PAWL_ASSIGN(const std::optional<std::size_t> reply, work_.protocol.Cut(step_, bytes.substr(taken), claimed_));
    if (!reply) return taken;
    taken += *reply;
    latencies.Add(now - sent_at_);
    --awaited_;
  }
  if (taken < bytes.size()) return Error{ErrorCode::kBadRequest, "the server says more than it was asked"};
  return taken;
}

Result<void> WireSession::OnStepDone() {
  if (step_ == WireStep::kClaim && claimed_.size() < jobs_) return Send(WireStep::kClaim);
  if (step_ == role_.last) return Start();
  return Send(step_ == WireStep::kPush ? WireStep::kClaim : WireStep::kFinish);
}

}  // namespace pawl::bench
