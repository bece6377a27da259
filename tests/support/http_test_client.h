// For the tests of this folder: a client that speaks raw bytes, and a Handler that a test answers by hand.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "server/http_server.h"

namespace pawl {

// Blocking; gives up after 30 s, so that a bug fails a test and does not hang it.
class RawClient {
 public:
  explicit RawClient(std::uint16_t port, int receive_buffer_bytes = 0) : fd_(::socket(AF_INET, SOCK_STREAM, 0)) {
    const timeval patience{30, 0};
    const int on = 1;
    ::setsockopt(fd_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(fd_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    ::setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (receive_buffer_bytes > 0) {
      ::setsockopt(fd_, SOL_SOCKET, SO_RCVBUF, &receive_buffer_bytes, sizeof receive_buffer_bytes);
    }
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connected_ = ::connect(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;
  ~RawClient() { Close(); }

  bool connected() const { return connected_; }
  int fd() const { return fd_; }

  void Send(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t n = ::send(fd_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (n <= 0) return;  // the server may cut a client that sends too much
      bytes.remove_prefix(static_cast<std::size_t>(n));
    }
  }

  // Everything up to and with `marker`; less when the server closes.
  std::string ReadThrough(std::string_view marker) {
    std::size_t at = 0;
    while ((at = received_.find(marker)) == std::string::npos) {
      if (!Receive()) return std::exchange(received_, {});
    }
    return Cut(at + marker.size());
  }

  // One response: its head, and its body as content-length says. `body` when asked for HEAD: no body follows.
  std::string ReadResponse(bool head = false) {
    std::string response = ReadThrough("\r\n\r\n");
    const std::size_t at = response.find("content-length: ");
    if (head || at == std::string::npos) return response;
    const std::size_t length = std::stoul(response.substr(at + 16));
    while (received_.size() < length && Receive()) {
    }
    return response + Cut(std::min(length, received_.size()));
  }

  // All that comes until the server closes.
  std::string ReadToEnd() {
    while (Receive()) {
    }
    return std::exchange(received_, {});
  }

  bool timed_out() const { return timed_out_; }
  void EndWriting() { ::shutdown(fd_, SHUT_WR); }
  void Close() {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
  }
  // Closes with a reset instead of an orderly end.
  void Reset() {
    const linger hard{1, 0};
    ::setsockopt(fd_, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
    Close();
  }

 private:
  bool Receive() {
    char buffer[16384];
    const ssize_t n = ::recv(fd_, buffer, sizeof buffer, 0);
    if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) timed_out_ = true;
    if (n <= 0) return false;
    received_.append(buffer, static_cast<std::size_t>(n));
    return true;
  }
  std::string Cut(std::size_t size) {
    std::string front = received_.substr(0, size);
    received_.erase(0, size);
    return front;
  }

  int fd_;
  bool connected_ = false;
  bool timed_out_ = false;
  std::string received_;
};

// Requests wait here until the test takes and answers them.
class RequestQueue {
 public:
  struct Entry {
    http::Request request;
    std::shared_ptr<http::Responder> responder;

    void Answer(std::string body) { responder->Send({.content_type = "text/plain", .body = std::move(body)}); }
  };

  http::Handler handler() {
    return [this](http::Request request, std::shared_ptr<http::Responder> responder) {
      std::lock_guard lock(mutex_);
      entries_.push_back({std::move(request), std::move(responder)});
      ++seen_;
      arrived_.notify_all();
    };
  }

  Entry Next() {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [this] { return !entries_.empty(); });
    Entry entry = std::move(entries_.front());
    entries_.pop_front();
    return entry;
  }

  int seen() {
    std::lock_guard lock(mutex_);
    return seen_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Entry> entries_;
  int seen_ = 0;
};

// Something that happens once, on another thread.
class Signal {
 public:
  std::function<void()> Setter() {
    return [this] {
      std::lock_guard lock(mutex_);
      ++count_;
      changed_.notify_all();
    };
  }
  void Wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return count_ > 0; });
  }
  int count() {
    std::lock_guard lock(mutex_);
    return count_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  int count_ = 0;
};

inline ListenOptions TestOptions() {
  ListenOptions options;
  options.port = 0;
  return options;
}

inline std::unique_ptr<HttpServer> StartServer(ListenOptions options, http::Handler handler,
                                               http::HeadCheck check = {}) {
  auto server = HttpServer::Start(std::move(options), std::move(handler), std::move(check));
  EXPECT_TRUE(server.ok()) << (server.ok() ? "" : ToString(server.error()));
  return server.ok() ? *std::move(server) : nullptr;
}

// Answers at once: "METHOD path?query|body".
inline http::Handler EchoHandler() {
  return [](http::Request request, const std::shared_ptr<http::Responder>& responder) {
    std::string body = request.method + " " + request.path;
    if (!request.query.empty()) body += "?" + request.query;
    responder->Send({.content_type = "text/plain", .body = body + "|" + request.body});
  };
}

inline std::string Get(std::string_view path, std::string_view more_headers = "") {
  return "GET " + std::string(path) + " HTTP/1.1\r\nHost: x\r\n" + std::string(more_headers) + "\r\n";
}

}  // namespace pawl
