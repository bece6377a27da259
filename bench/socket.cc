#include "bench/socket.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <cerrno>
#include <cstring>

namespace pawl::bench {
namespace {

sockaddr_in Loopback(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

bool SendWithoutDelay(int fd) {
  const int on = 1;
  return setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) == 0;
}

}  // namespace

Error SocketError(const char* call) {
  return {ErrorCode::kUnreachable, fmt::format("{} failed: {}", call, std::strerror(errno))};
}

Result<FileHandle> Connect(std::uint16_t port) {
  FileHandle connection(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (!connection.valid()) return SocketError("socket");
  const sockaddr_in address = Loopback(port);
  if (connect(connection.fd(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      !SendWithoutDelay(connection.fd())) {
    return SocketError("connect");
  }
  return connection;
}

Result<FileHandle> Listen(std::uint16_t port) {
  FileHandle listener(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  if (!listener.valid()) return SocketError("socket");
  const int on = 1;
  const sockaddr_in address = Loopback(port);
  if (setsockopt(listener.fd(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0 ||
      bind(listener.fd(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      listen(listener.fd(), SOMAXCONN) != 0) {
    return SocketError("listen");
  }
  return listener;
}

Result<std::uint16_t> BoundPort(const FileHandle& listener) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  if (getsockname(listener.fd(), reinterpret_cast<sockaddr*>(&address), &size) != 0) return SocketError("getsockname");
  return ntohs(address.sin_port);
}

Result<FileHandle> Accept(const FileHandle& listener) {
  FileHandle connection(accept4(listener.fd(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
  if (!connection.valid() && errno == EAGAIN) return FileHandle();
  if (!connection.valid() || !SendWithoutDelay(connection.fd())) return SocketError("accept");
  return connection;
}

Result<void> SetNonBlocking(const FileHandle& socket) {
  if (fcntl(socket.fd(), F_SETFL, O_NONBLOCK) != 0) return SocketError("fcntl");
  return {};
}

Result<Poller> Poller::Open() {
  FileHandle epoll(epoll_create1(EPOLL_CLOEXEC));
  if (!epoll.valid()) return SocketError("epoll_create1");
  return Poller(std::move(epoll));
}

Result<void> Poller::Watch(const FileHandle& socket, void* who, bool also_writable, Change change) {
  epoll_event event{};
  event.events = also_writable ? EPOLLIN | EPOLLOUT : EPOLLIN;
  event.data.ptr = who;
  const int operation = change == Change::kAdd ? EPOLL_CTL_ADD : EPOLL_CTL_MOD;
  if (epoll_ctl(epoll_.fd(), operation, socket.fd(), &event) != 0) return SocketError("epoll_ctl");
  return {};
}

Result<std::span<epoll_event>> Poller::Wait(std::span<epoll_event> events, int timeout_ms) {
  while (true) {
    const int count = epoll_wait(epoll_.fd(), events.data(), static_cast<int>(events.size()), timeout_ms);
    if (count >= 0) return events.first(static_cast<std::size_t>(count));
    if (errno != EINTR) return SocketError("epoll_wait");
  }
}

}  // namespace pawl::bench
