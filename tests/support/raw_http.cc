#include "tests/support/raw_http.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cctype>
#include <charconv>

namespace pawl::support {
namespace {

constexpr std::string_view kHeadEnd = "\r\n\r\n";

std::size_t NumberIn(std::string_view text) {
  std::size_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

bool SameName(std::string_view sent, std::string_view lower) {
  if (sent.size() != lower.size()) return false;
  for (std::size_t i = 0; i < sent.size(); ++i) {
    if (std::tolower(static_cast<unsigned char>(sent[i])) != lower[i]) return false;
  }
  return true;
}

// Where nobody listens, the system may choose that very port for our end, and connect us to ourselves.
std::uint16_t LocalPort(int fd) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  getsockname(fd, reinterpret_cast<sockaddr*>(&address), &size);
  return ntohs(address.sin_port);
}

}  // namespace

std::string HttpAnswer::Header(std::string_view name) const {
  std::string_view rest = head;
  while (!rest.empty()) {
    const std::size_t end = rest.find("\r\n");
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 2);
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || !SameName(line.substr(0, colon), name)) continue;
    const std::size_t value = line.find_first_not_of(' ', colon + 1);
    return value == std::string_view::npos ? "" : std::string(line.substr(value));
  }
  return "";
}

std::optional<HttpAnswer> RawHttp::Call(std::string_view method, std::string_view path, std::string_view body,
                                        std::string_view headers) {
  if (!SendRequest(method, path, body, headers)) return std::nullopt;
  return Receive();
}

bool RawHttp::SendRequest(std::string_view method, std::string_view path, std::string_view body,
                          std::string_view headers) {
  std::string request;
  request.append(method).append(" ").append(path).append(" HTTP/1.1\r\nhost: localhost\r\n").append(headers);
  if (!body.empty() || method != "GET") {
    request.append("content-type: application/json\r\ncontent-length: ").append(std::to_string(body.size()));
    request.append("\r\n");
  }
  request.append("\r\n").append(body);
  return Send(request);
}

bool RawHttp::Connect() {
  fd_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const timeval patience{static_cast<time_t>(patience_.count()), 0};
  const int on = 1;
  setsockopt(fd_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(fd_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port_);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const bool connected = connect(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  if (connected && LocalPort(fd_) != port_) return true;
  Close();
  return false;
}

bool RawHttp::Send(std::string_view bytes) {
  if (fd_ < 0 && !Connect()) return false;
  while (!bytes.empty()) {
    const ssize_t n = send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    // A server that refuses a request answers before it has read it all: the answer may still be there.
    if (n <= 0) return true;
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

std::optional<HttpAnswer> RawHttp::Receive() {
  std::size_t head_end = 0;
  while ((head_end = received_.find(kHeadEnd)) == std::string::npos) {
    if (!ReceiveMore()) return std::nullopt;
  }
  HttpAnswer answer;
  answer.head = received_.substr(0, head_end + 2);
  received_.erase(0, head_end + kHeadEnd.size());
  answer.status = static_cast<int>(NumberIn(std::string_view(answer.head).substr(answer.head.find(' ') + 1)));
  const std::size_t length = NumberIn(answer.Header("content-length"));
  while (received_.size() < length) {
    if (!ReceiveMore()) return std::nullopt;
  }
  answer.body = received_.substr(0, length);
  received_.erase(0, length);
  if (answer.Header("connection") == "close") Close();
  return answer;
}

bool RawHttp::ReceiveMore() {
  std::array<char, 65536> buffer;  // NOLINT: filled by recv
  if (fd_ < 0) return false;
  const ssize_t n = recv(fd_, buffer.data(), buffer.size(), 0);
  if (n <= 0) {
    Close();
    return false;
  }
  received_.append(buffer.data(), static_cast<std::size_t>(n));
  return true;
}

void RawHttp::Move(std::uint16_t port) {
  Close();
  port_ = port;
}

void RawHttp::Close() {
  if (fd_ >= 0) close(fd_);
  fd_ = -1;
  received_.clear();
}

}  // namespace pawl::support
