#include "tests/support/http_peer.h"

#include <netinet/in.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <random>

#include "base/check.h"
#include "base/names.h"
#include "outbound/address.h"
#include "tests/support/wait_until.h"

namespace pawl::support {
namespace {

constexpr std::size_t kPieceBytes = 16 * 1'024;

std::string Lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), LowerCase);
  return text;
}

std::string WithLength(const std::string& status, const std::string& body, const std::string& header = "") {
  return "HTTP/1.1 " + status + "\r\n" + header + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

std::string InChunks(std::size_t bytes) {
  std::string answer = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
  while (bytes > 0) {
    const std::size_t piece = std::min<std::size_t>(bytes, 10);
    answer += (piece == 10 ? "a" : std::to_string(piece)) + "\r\n" + std::string(piece, 'x') + "\r\n";
    bytes -= piece;
  }
  return answer + "0\r\n\r\n";
}

std::string SpacesDecoded(std::string text) {
  for (std::size_t at = 0; (at = text.find("%20", at)) != std::string::npos;) text.replace(at, 3, " ");
  return text;
}

}  // namespace

bool AcceptsConnections(std::uint16_t port) {
  const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_storage address = outbound::Address::V4({127, 0, 0, 1}).ToSockaddr(port);
  const bool accepted = connect(fd, reinterpret_cast<const sockaddr*>(&address), sizeof(sockaddr_in)) == 0;
  close(fd);
  return accepted;
}

struct HttpPeer::Connection {
  int fd = -1;
  int number = 0;
  std::string in = {};
  std::string out = {};
  std::function<std::string()> more = {};  // bytes that follow, for ever
  std::string host = {};                   // of the request that is being answered
  bool answering = false;
  bool held = false;  // until Release
  std::string when_released = {};
  bool mute = false;   // for ever
  bool close = false;  // when `out` is sent
  bool reset = false;
};

std::string HttpPeer::Seen::Header(const std::string& name) const {
  const std::size_t at = Lower(head).find("\r\n" + Lower(name) + ":");
  if (at == std::string::npos) return {};
  const std::size_t begin = head.find_first_not_of(' ', at + name.size() + 3);
  return head.substr(begin, head.find("\r\n", begin) - begin);
}

std::string HttpPeer::SeededBytes(std::uint32_t seed, std::size_t bytes) {
  std::minstd_rand random(seed + 1);
  std::string text(bytes, '\0');
  for (char& byte : text) byte = static_cast<char>(random() >> 8U);
  return text;
}

HttpPeer::HttpPeer(const std::string& address, std::uint16_t port) : address_(address) {
  const auto parsed = outbound::Address::Parse(address);
  PAWL_CHECK(parsed && outbound::IsLoopback(*parsed), "a peer of a test listens on loopback");
  sockaddr_storage storage = parsed->ToSockaddr(port);
  auto* generic = reinterpret_cast<sockaddr*>(&storage);
  listener_ = socket(storage.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  const int yes = 1;
  setsockopt(listener_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  socklen_t size = parsed->is_v4() ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
  PAWL_CHECK(bind(listener_, generic, size) == 0 && listen(listener_, 1'024) == 0, "no port");
  PAWL_CHECK(getsockname(listener_, generic, &size) == 0, "no port");
  port_ = ntohs(reinterpret_cast<const sockaddr_in*>(&storage)->sin_port);  // in the same place for IPv6
  wake_ = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  thread_ = std::thread([this] { Serve(); });
}

HttpPeer::~HttpPeer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  Wake();
  thread_.join();
  close(listener_);
  close(wake_);
}

std::string HttpPeer::Url(const std::string& path) const {
  return UrlOf(outbound::Address::Parse(address_)->ToUrlText(), path);
}

std::string HttpPeer::UrlOf(const std::string& host, const std::string& path) const {
  return "http://" + host + ":" + std::to_string(port_) + path;
}

std::vector<HttpPeer::Seen> HttpPeer::seen() const {
  const std::lock_guard lock(mutex_);
  return seen_;
}

bool HttpPeer::WaitForRequests(std::size_t count) const {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, kPatience, [&] { return seen_.size() >= count; });
}

bool HttpPeer::WaitForOpenConnections(std::size_t count) const {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, kPatience, [&] { return open_ == count; });
}

std::size_t HttpPeer::MostAtOnce(const std::string& host) const {
  const std::lock_guard lock(mutex_);
  const auto found = most_at_once_.find(host);
  return found == most_at_once_.end() ? 0 : found->second;
}

void HttpPeer::Release() {
  {
    const std::lock_guard lock(mutex_);
    released_ = true;
  }
  Wake();
}

void HttpPeer::CloseConnections() {
  {
    const std::lock_guard lock(mutex_);
    close_all_ = true;
  }
  Wake();
}

void HttpPeer::Wake() const {
  const std::uint64_t one = 1;
  PAWL_CHECK(write(wake_, &one, sizeof one) == sizeof one, "the peer cannot be woken");
}

void HttpPeer::Serve() {
  for (;;) {
    std::vector<pollfd> polled = {{wake_, POLLIN, 0}, {listener_, POLLIN, 0}};
    for (const Connection& connection : connections_) {
      const bool writes = !connection.out.empty() || connection.more;
      polled.push_back({connection.fd, static_cast<short>(POLLIN | (writes ? POLLOUT : 0)), 0});
    }
    poll(polled.data(), polled.size(), -1);
    bool released = false;
    bool close_all = false;
    {
      const std::lock_guard lock(mutex_);
      std::uint64_t count = 0;
      if ((polled[0].revents & POLLIN) != 0) (void)!read(wake_, &count, sizeof count);
      released = released_;
      close_all = std::exchange(close_all_, false) || stopping_;
    }
    std::size_t i = 2;
    for (auto at = connections_.begin(); at != connections_.end(); ++i) {
      bool alive = !close_all;
      if (alive && released && at->held) {
        at->held = false;
        at->out += at->when_released;
      }
      if (alive && polled[i].revents != 0) alive = Receive(*at);
      if (alive && (!at->out.empty() || at->more)) alive = Send(*at);
      if (alive) {
        ++at;
        continue;
      }
      if (at->reset) {
        const linger now{1, 0};
        setsockopt(at->fd, SOL_SOCKET, SO_LINGER, &now, sizeof now);
      }
      Done(*at);
      close(at->fd);
      at = connections_.erase(at);
    }
    for (int fd = 0; (fd = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK)) >= 0;) {
      connections_.push_back({.fd = fd, .number = connection_count_++});
    }
    const std::lock_guard lock(mutex_);
    open_ = connections_.size();
    changed_.notify_all();
    if (stopping_) break;
  }
  for (const Connection& connection : connections_) close(connection.fd);
}

// False when the connection has ended.
bool HttpPeer::Receive(Connection& connection) {
  std::array<char, kPieceBytes> piece{};
  const ssize_t got = recv(connection.fd, piece.data(), piece.size(), 0);
  if (got == 0 || (got < 0 && errno != EAGAIN)) return false;
  if (got > 0) connection.in.append(piece.data(), static_cast<std::size_t>(got));
  Answer(connection);
  return !connection.reset && (!connection.close || !connection.out.empty());
}

bool HttpPeer::Send(Connection& connection) {
  if (connection.out.empty() && connection.more) connection.out = connection.more();
  const ssize_t sent = send(connection.fd, connection.out.data(), connection.out.size(), MSG_NOSIGNAL);
  if (sent < 0) return errno == EAGAIN;
  connection.out.erase(0, static_cast<std::size_t>(sent));
  if (!connection.out.empty() || connection.more) return true;
  if (connection.close) return false;
  if (connection.held || connection.mute) return true;
  Done(connection);
  Answer(connection);
  return !connection.reset && (!connection.close || !connection.out.empty());
}

void HttpPeer::Done(Connection& connection) {
  if (!connection.answering) return;
  connection.answering = false;
  const std::lock_guard lock(mutex_);
  --at_once_[connection.host];
}

// The next request, if all of it is there and nothing is being answered.
void HttpPeer::Answer(Connection& connection) {
  const std::size_t head_end = connection.in.find("\r\n\r\n");
  if (connection.answering || head_end == std::string::npos) return;
  Seen seen{.connection = connection.number, .head = connection.in.substr(0, head_end + 2)};
  const std::string length = seen.Header("content-length");
  const std::size_t body = length.empty() ? 0 : std::stoul(length);
  if (connection.in.size() < head_end + 4 + body) return;
  seen.body = connection.in.substr(head_end + 4, body);
  connection.in.erase(0, head_end + 4 + body);
  connection.answering = true;
  connection.host = seen.Header("host");
  const std::string line = seen.line();
  std::string path = line.substr(line.find(' ') + 1);
  path = path.substr(0, path.find(' '));
  const bool head_only = line.starts_with("HEAD ");
  const std::string echoed = seen.head + "\r\n" + seen.body;
  {
    const std::lock_guard lock(mutex_);
    seen_.push_back(std::move(seen));
    const std::size_t now = ++at_once_[connection.host];
    most_at_once_[connection.host] = std::max(most_at_once_[connection.host], now);
    changed_.notify_all();
  }
  if (path == "/echo") {
    connection.out = WithLength("200 OK", echoed);
  } else {
    Choose(connection, path);
  }
  if (head_only) connection.out.erase(connection.out.find("\r\n\r\n") + 4);
}

void HttpPeer::Choose(Connection& connection, const std::string& path) {
  const auto argument = [&](std::string_view prefix) -> std::optional<std::string> {
    if (!path.starts_with(prefix)) return std::nullopt;
    return path.substr(prefix.size());
  };
  if (const auto status = argument("/status/")) {
    const std::string code = status->substr(0, 3);  // a query may follow
    connection.out = code == "204" ? "HTTP/1.1 204 No Content\r\n\r\n" : WithLength(code + " X", "");
  } else if (const auto retry = argument("/retry-after/")) {
    const std::size_t slash = retry->find('/');
    connection.out = WithLength(retry->substr(0, slash) + " X", "",
                                "Retry-After: " + SpacesDecoded(retry->substr(slash + 1)) + "\r\n");
  } else if (const auto bytes = argument("/bytes/")) {
    connection.out = WithLength("200 OK", std::string(std::stoul(*bytes), 'x'));
  } else if (const auto seeded = argument("/seeded/")) {
    const std::size_t slash = seeded->find('/');
    const auto seed = static_cast<std::uint32_t>(std::stoul(seeded->substr(0, slash)));
    connection.out = WithLength("200 OK", SeededBytes(seed, std::stoul(seeded->substr(slash + 1))));
  } else if (const auto hex = argument("/hex/")) {
    std::string decoded;
    for (std::size_t i = 0; i + 1 < std::min(hex->find('?'), hex->size()); i += 2) {  // a query may follow
      decoded += static_cast<char>(std::stoi(hex->substr(i, 2), nullptr, 16));
    }
    connection.out = WithLength("200 OK", decoded);
  } else if (const auto chunked = argument("/chunked/")) {
    connection.out = InChunks(std::stoul(*chunked));
  } else if (const auto to = argument("/redirect/")) {
    connection.out = WithLength("302 Found", "", "Location: " + *to + "\r\n");
  } else if (const auto farm = argument("/farm/")) {
    const std::string next = std::to_string(std::stoul(*farm) + 1);
    connection.out = WithLength("302 Found", "", "Location: /farm/" + next + "\r\n");
  } else if (const auto cut = argument("/cut/")) {
    connection.out = "HTTP/1.1 200 OK\r\nContent-Length: 1048576\r\n\r\n" + std::string(std::stoul(*cut), 'x');
    connection.close = true;
  } else if (path == "/endless") {
    connection.out = "HTTP/1.1 200 OK\r\n\r\n";
    connection.more = [] { return std::string(kPieceBytes, 'x'); };
  } else if (path == "/headers") {
    connection.out = "HTTP/1.1 200 OK\r\n";
    connection.more = [] { return "X-Flood: " + std::string(1'000, 'x') + "\r\n"; };
  } else if (path == "/continue") {
    connection.out = "HTTP/1.1 100 Continue\r\n\r\n";
    connection.more = [] { return std::string("HTTP/1.1 100 Continue\r\n\r\n"); };
  } else if (path == "/hang") {
    connection.mute = true;
  } else if (path == "/stall") {
    connection.out = "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nx";
    connection.mute = true;
  } else if (path == "/hold") {
    const std::lock_guard lock(mutex_);
    connection.held = !released_;
    (released_ ? connection.out : connection.when_released) = WithLength("200 OK", "released");
  } else if (const auto body = argument("/hold-body/")) {
    const std::string answer = WithLength("200 OK", std::string(std::stoul(*body), 'x'));
    const std::size_t head = answer.find("\r\n\r\n") + 4;
    const std::lock_guard lock(mutex_);
    connection.held = !released_;
    connection.out = answer.substr(0, head);
    (released_ ? connection.out : connection.when_released) += answer.substr(head);
  } else if (path == "/close") {
    connection.close = true;
  } else if (path == "/reset") {
    connection.reset = true;
  } else if (path == "/garbage") {
    connection.out = "what is this?\r\n\r\n";
    connection.close = true;
  } else {
    connection.out = WithLength("200 OK", "ok", path == "/goodbye" ? "Connection: close\r\n" : "");
    connection.close = path == "/goodbye";
  }
}

}  // namespace pawl::support
