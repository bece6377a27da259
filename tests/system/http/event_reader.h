// A client of server-sent events.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>
#include <string>

namespace pawl::system_test {

// Reads an event stream as it comes.
class EventReader {
 public:
  // `headers` are whole lines, each with its "\r\n".
  EventReader(std::uint16_t port, const std::string& path, const std::string& headers = "")
      : fd_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(fd_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    const std::string request = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "\r\n";
    EXPECT_EQ(::send(fd_, request.data(), request.size(), 0), static_cast<ssize_t>(request.size()));
  }
  ~EventReader() { ::close(fd_); }

  // Everything up to and with `mark`; empty when the stream ends before.
  std::string Until(const std::string& mark) {
    while (text_.find(mark) == std::string::npos) {
      char bytes[4096];
      const ssize_t got = ::recv(fd_, bytes, sizeof bytes, 0);
      if (got <= 0) return "";
      text_.append(bytes, static_cast<std::size_t>(got));
    }
    const std::size_t end = text_.find(mark) + mark.size();
    std::string part = text_.substr(0, end);
    text_.erase(0, end);
    return part;
  }

 private:
  int fd_;
  std::string text_;
};

}  // namespace pawl::system_test
