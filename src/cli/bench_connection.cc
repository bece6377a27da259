#include "cli/bench_connection.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace pawl::cli {
namespace {

constexpr std::size_t kReadBytes = 65'536;
constexpr int kSilenceMsMax = 90'000;  // a server that says nothing for so long is given up

Error SocketError(const char* call) {
  return {ErrorCode::kUnreachable, fmt::format("{} failed: {}", call, std::strerror(errno))};
}

Result<int> Connect(const addrinfo& address) {
  const int fd = socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0) return SocketError("socket");
  const int on = 1;
  if (connect(fd, address.ai_addr, address.ai_addrlen) != 0 ||
      setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) != 0 || fcntl(fd, F_SETFL, O_NONBLOCK) != 0) {
    Error error = SocketError("connect");
    close(fd);
    return error;
  }
  return fd;
}

}  // namespace

Result<BenchAddress> ParseBenchUrl(std::string_view url) {
  constexpr std::string_view kScheme = "http://";
  const Error wrong{ErrorCode::kInvalid, fmt::format("{} is not of the form http://host:port", url), "url"};
  if (!url.starts_with(kScheme)) return wrong;
  std::string_view text = url.substr(kScheme.size());
  if (text.ends_with('/')) text.remove_suffix(1);
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos || text.find('/') != std::string_view::npos) return wrong;
  std::string_view host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  return BenchAddress{std::string(host), std::string(text.substr(colon + 1)), std::string(text)};
}

Result<std::unique_ptr<BenchConnection>> BenchConnection::Open(const BenchAddress& address) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (const int failed = getaddrinfo(address.host.c_str(), address.port.c_str(), &hints, &found); failed != 0) {
    return Error{ErrorCode::kUnreachable, fmt::format("{}: {}", address.text, gai_strerror(failed))};
  }
  const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> addresses(found, freeaddrinfo);
  Result<int> fd = Connect(*found);
  for (const addrinfo* next = found->ai_next; next != nullptr && !fd.ok(); next = next->ai_next) fd = Connect(*next);
  if (!fd.ok()) return Error{fd.error().code, fmt::format("{}: {}", address.text, fd.error().detail)};
  return std::unique_ptr<BenchConnection>(new BenchConnection(*fd));
}

BenchConnection::~BenchConnection() { close(fd_); }

std::string& BenchConnection::Out() {
  if (!has_unsent()) {
    out_.clear();
    sent_ = 0;
  }
  return out_;
}

Result<void> BenchConnection::Flush() {
  while (has_unsent()) {
    const ssize_t n = send(fd_, out_.data() + sent_, out_.size() - sent_, MSG_NOSIGNAL);
    if (n < 0 && errno == EAGAIN) return {};
    if (n < 0) return SocketError("send");
    sent_ += static_cast<std::size_t>(n);
  }
  return {};
}

Result<void> BenchConnection::Receive() {
  if (taken_ > 0) {
    std::memmove(in_.data(), in_.data() + taken_, filled_ - taken_);
    filled_ -= taken_;
    taken_ = 0;
  }
  if (in_.size() - filled_ < kReadBytes) in_.resize(2 * in_.size() + kReadBytes);
  const ssize_t n = recv(fd_, in_.data() + filled_, in_.size() - filled_, 0);
  if (n < 0 && (errno == EAGAIN || errno == EINTR)) return {};
  if (n < 0) return SocketError("recv");
  if (n == 0) return Error{ErrorCode::kUnreachable, "the server closed the connection"};
  filled_ += static_cast<std::size_t>(n);
  return {};
}

Result<std::optional<BenchResponse>> BenchConnection::Next() {
  PAWL_ASSIGN(const std::optional<BenchResponse> response, CutResponse({in_.data() + taken_, filled_ - taken_}));
  if (response) taken_ += response->bytes;
  return response;
}

Result<BenchResponse> BenchConnection::Exchange() {
  PAWL_TRY(Flush());
  return Await();
}

Result<BenchResponse> BenchConnection::Await() {
  while (true) {
    PAWL_ASSIGN(const std::optional<BenchResponse> response, Next());
    if (response) return *response;
    pollfd waiting{fd_, static_cast<short>(has_unsent() ? POLLIN | POLLOUT : POLLIN), 0};
    const int ready = poll(&waiting, 1, kSilenceMsMax);
    if (ready < 0 && errno != EINTR) return SocketError("poll");
    if (ready == 0) return Error{ErrorCode::kUnreachable, "the server does not answer"};
    PAWL_TRY(Flush());
    PAWL_TRY(Receive());
  }
}

}  // namespace pawl::cli
