#include "tests/support/raw_socket.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace pawl::support {
namespace {

// Where nobody listens, the system may choose that very port for our end, and connect us to ourselves.
std::uint16_t LocalPort(int fd) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  getsockname(fd, reinterpret_cast<sockaddr*>(&address), &size);
  return ntohs(address.sin_port);
}

}  // namespace

bool RawSocket::Connect() {
  ended_ = false;
  fd_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const timeval patience{static_cast<time_t>(patience_.count()), 0};
  const int on = 1;
  setsockopt(fd_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(fd_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (receive_buffer_ > 0) setsockopt(fd_, SOL_SOCKET, SO_RCVBUF, &receive_buffer_, sizeof receive_buffer_);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port_);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const bool connected = connect(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  if (connected && LocalPort(fd_) != port_) return true;
  Close();
  return false;
}

bool RawSocket::Send(std::string_view bytes) {
  if (fd_ < 0 && !Connect()) return false;
  while (!bytes.empty()) {
    const ssize_t n = send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (n <= 0) return true;
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

void RawSocket::EndWriting() const { shutdown(fd_, SHUT_WR); }

bool RawSocket::ReceiveMore() {
  std::array<char, 65536> buffer;  // NOLINT: filled by recv
  if (fd_ < 0) return false;
  const ssize_t n = recv(fd_, buffer.data(), buffer.size(), 0);
  if (n <= 0) {
    ended_ = n == 0 || errno == ECONNRESET;
    Close();
    return false;
  }
  received_.append(buffer.data(), static_cast<std::size_t>(n));
  return true;
}

bool RawSocket::HasInput(std::chrono::milliseconds span) const {
  pollfd watched{fd_, POLLIN, 0};
  return poll(&watched, 1, static_cast<int>(span.count())) > 0;
}

std::string RawSocket::Take(std::size_t bytes) {
  std::string taken = received_.substr(0, bytes);
  received_.erase(0, bytes);
  return taken;
}

void RawSocket::Move(std::uint16_t port) {
  Close();
  port_ = port;
}

void RawSocket::Close() {
  if (fd_ >= 0) close(fd_);
  fd_ = -1;
  received_.clear();
}

}  // namespace pawl::support
