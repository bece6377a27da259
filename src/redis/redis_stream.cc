#include "redis/redis_stream.h"

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <system_error>
#include <utility>

namespace pawl {
namespace {

std::string Words(int code) { return std::generic_category().message(code); }

Error Unreachable(const RedisEndpoint& endpoint, std::string_view why) {
  return {ErrorCode::kUnreachable, "Redis at " + ToString(endpoint) + ": " + std::string(why)};
}

struct Address {
  const sockaddr* address;
  socklen_t size;
};

// Answers at once where there is something to answer, and finds out within a minute that a peer has vanished.
void SetTcpOptions(int fd) {
  const int on = 1;
  const int idle_seconds = 15;
  const int between_seconds = 15;
  const int probes = 3;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
  setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof(on));
  setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &idle_seconds, sizeof(idle_seconds));
  setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &between_seconds, sizeof(between_seconds));
  setsockopt(fd, IPPROTO_TCP, TCP_KEEPCNT, &probes, sizeof(probes));
}

Result<RedisSocket> ConnectTo(const RedisEndpoint& endpoint, Address to, RedisDeadline deadline,
                              RedisInterrupt& interrupt) {
  const int family = to.address->sa_family;
  RedisSocket socket(::socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  if (socket.fd() < 0) return Unreachable(endpoint, Words(errno));
  if (family != AF_UNIX) SetTcpOptions(socket.fd());
  if (connect(socket.fd(), to.address, to.size) == 0) return socket;
  // EAGAIN is how a Unix socket says that too many wait to be accepted.
  if (errno != EINPROGRESS) return Unreachable(endpoint, Words(errno));
  switch (interrupt.Wait(socket.fd(), POLLOUT, deadline)) {
    case RedisInterrupt::Woken::kInterrupted:
      return Error{ErrorCode::kStopping, "interrupted"};
    case RedisInterrupt::Woken::kDeadline:
      return Unreachable(endpoint, "does not accept the connection");
    case RedisInterrupt::Woken::kReady:
      break;
  }
  int failed = 0;
  socklen_t size = sizeof(failed);
  getsockopt(socket.fd(), SOL_SOCKET, SO_ERROR, &failed, &size);
  if (failed != 0) return Unreachable(endpoint, Words(failed));
  return socket;
}

Result<RedisSocket> ConnectUnix(const RedisEndpoint& endpoint, RedisDeadline deadline, RedisInterrupt& interrupt) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (endpoint.unix_path.size() >= sizeof(address.sun_path)) {
    return Error{ErrorCode::kInvalid, "the path of Redis' socket is too long: " + endpoint.unix_path};
  }
  std::memcpy(address.sun_path, endpoint.unix_path.c_str(), endpoint.unix_path.size() + 1);
  return ConnectTo(endpoint, {reinterpret_cast<const sockaddr*>(&address), sizeof(address)}, deadline, interrupt);
}

Result<RedisSocket> ConnectTcp(const RedisEndpoint& endpoint, RedisDeadline deadline, RedisInterrupt& interrupt) {
  addrinfo hints{};
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_NUMERICSERV;
  addrinfo* found = nullptr;
  const int failed = getaddrinfo(endpoint.host.c_str(), std::to_string(endpoint.port).c_str(), &hints, &found);
  if (failed != 0) return Unreachable(endpoint, gai_strerror(failed));
  const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> addresses(found, freeaddrinfo);

  int left = 0;
  for (const addrinfo* one = found; one != nullptr; one = one->ai_next) ++left;
  Error last = Unreachable(endpoint, "the name has no address");
  for (const addrinfo* one = found; one != nullptr; one = one->ai_next, --left) {
    // An address that swallows everything must leave time for the others.
    const auto now = std::chrono::steady_clock::now();
    auto socket = ConnectTo(endpoint, {one->ai_addr, one->ai_addrlen}, now + (deadline - now) / left, interrupt);
    if (socket.ok() || socket.error().code == ErrorCode::kStopping) return socket;
    last = std::move(socket).error();
  }
  return last;
}

RedisStream::Io Moved(ssize_t n) {
  if (n > 0) return {RedisStream::Io::Kind::kMoved, static_cast<std::size_t>(n)};
  if (n == 0) return {RedisStream::Io::Kind::kEnded, 0, "closed the connection"};
  if (errno == EAGAIN || errno == EINTR) return {RedisStream::Io::Kind::kBlocked};
  return {RedisStream::Io::Kind::kEnded, 0, Words(errno)};
}

class PlainRedisStream final : public RedisStream {
 public:
  explicit PlainRedisStream(RedisSocket socket) : socket_(std::move(socket)) {}

  Io Read(char* data, std::size_t size) override { return ReceiveSome(socket_.fd(), data, size); }

  Io Write(std::string_view data) override {
    Io io = SendSome(socket_.fd(), data);
    wants_write_ = io.kind == Io::Kind::kBlocked;
    return io;
  }

  bool WantsWrite() const override { return wants_write_; }
  int fd() const override { return socket_.fd(); }

 private:
  RedisSocket socket_;
  bool wants_write_ = false;
};

}  // namespace

Result<RedisSocket> RedisSocket::Connect(const RedisEndpoint& endpoint, RedisDeadline deadline,
                                         RedisInterrupt& interrupt) {
  if (!endpoint.unix_path.empty()) return ConnectUnix(endpoint, deadline, interrupt);
  return ConnectTcp(endpoint, deadline, interrupt);
}

RedisSocket::~RedisSocket() {
  if (fd_ >= 0) close(fd_);
}

RedisSocket::RedisSocket(RedisSocket&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}

RedisSocket& RedisSocket::operator=(RedisSocket&& other) noexcept {
  std::swap(fd_, other.fd_);
  return *this;
}

std::unique_ptr<RedisStream> MakePlainRedisStream(RedisSocket socket) {
  return std::make_unique<PlainRedisStream>(std::move(socket));
}

// A peer that has gone is an error, and no SIGPIPE: Pawl is also a library in other people's programs.
RedisStream::Io SendSome(int fd, std::string_view data) {
  return Moved(send(fd, data.data(), data.size(), MSG_NOSIGNAL));
}

RedisStream::Io ReceiveSome(int fd, char* data, std::size_t size) { return Moved(recv(fd, data, size, 0)); }

}  // namespace pawl
