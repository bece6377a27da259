#include "tests/support/script_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <optional>

#include "base/check.h"

namespace pawl {
namespace {

// Head and body of the next request; nothing when the client is gone.
std::optional<std::pair<std::string, std::string>> ReadRequest(int socket) {
  std::string bytes;
  std::size_t head_end = std::string::npos;
  std::size_t length = 0;
  for (;;) {
    if (head_end == std::string::npos && (head_end = bytes.find("\r\n\r\n")) != std::string::npos) {
      const std::size_t at = bytes.find("Content-Length: ");
      if (at < head_end) length = std::stoul(bytes.substr(at + 16));
    }
    if (head_end != std::string::npos && bytes.size() >= head_end + 4 + length) {
      return std::pair(bytes.substr(0, head_end + 2), bytes.substr(head_end + 4));
    }
    std::array<char, 4096> buffer{};
    const ssize_t got = recv(socket, buffer.data(), buffer.size(), 0);
    if (got <= 0) return std::nullopt;
    bytes.append(buffer.data(), static_cast<std::size_t>(got));
  }
}

void WriteAll(int socket, const std::string& bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    const ssize_t sent = send(socket, bytes.data() + at, bytes.size() - at, MSG_NOSIGNAL);
    if (sent <= 0) return;
    at += static_cast<std::size_t>(sent);
  }
}

}  // namespace

std::string ScriptServer::Seen::Header(const std::string& name) const {
  const std::size_t at = head.find("\r\n" + name + ": ");
  if (at == std::string::npos) return {};
  const std::size_t start = at + name.size() + 4;
  return head.substr(start, head.find("\r\n", start) - start);
}

ScriptServer::ScriptServer(std::deque<Step> steps) : steps_(std::move(steps)) {
  listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  auto* generic = reinterpret_cast<sockaddr*>(&address);  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
  socklen_t size = sizeof(address);
  PAWL_CHECK(bind(listener_, generic, size) == 0 && listen(listener_, 16) == 0, "no port");
  PAWL_CHECK(getsockname(listener_, generic, &size) == 0, "no port");
  port_ = ntohs(address.sin_port);
  thread_ = std::thread([this] { Serve(); });
}

ScriptServer::~ScriptServer() {
  shutdown(listener_, SHUT_RDWR);
  thread_.join();
  close(listener_);
}

std::vector<ScriptServer::Seen> ScriptServer::seen() {
  const std::lock_guard lock(mutex_);
  return seen_;
}

void ScriptServer::WaitForRequests(std::size_t count) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return seen_.size() >= count; });
}

void ScriptServer::Serve() {
  for (int connection = 0;; ++connection) {
    const int socket = accept(listener_, nullptr, nullptr);
    if (socket < 0) return;
    while (ServeOne(socket, connection)) {
    }
    close(socket);
  }
}

bool ScriptServer::ServeOne(int socket, int connection) {
  const auto request = ReadRequest(socket);
  if (!request) return false;
  Step step{.status = 500};
  {
    const std::lock_guard lock(mutex_);
    seen_.push_back({connection, request->first, request->second});
    if (!steps_.empty()) {
      step = std::move(steps_.front());
      steps_.pop_front();
    }
  }
  changed_.notify_all();
  if (step.kind == Step::Kind::kDrop) return false;
  if (step.kind == Step::Kind::kHold) return ReadRequest(socket).has_value();
  std::string answer = "HTTP/1.1 " + std::to_string(step.status) + " X\r\n";
  if (!step.header.empty()) answer += step.header + "\r\n";
  if (step.status != 204) answer += "Content-Length: " + std::to_string(step.body.size()) + "\r\n";
  WriteAll(socket, answer + "\r\n" + step.body);
  return true;
}

}  // namespace pawl
