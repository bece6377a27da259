#include "server/transport.h"

#include <sys/socket.h>

#include <cerrno>

namespace pawl {
namespace {

class PlainTransport final : public Transport {
 public:
  explicit PlainTransport(int fd) : fd_(fd) {}

  IoResult Handshake() override { return {IoResult::Kind::kDone}; }

  IoResult Read(char* data, std::size_t size) override {
    const ssize_t n = ReceiveNow(fd_, data, size);
    if (n == 0) return {IoResult::Kind::kEnd};
    IoResult result = Outcome(n, IoResult::Kind::kWantRead);
    result.drained = result.bytes < size;
    return result;
  }

  IoResult Write(std::string_view data) override {
    return Outcome(SendNow(fd_, data.data(), data.size()), IoResult::Kind::kWantWrite);
  }

  bool HasBuffered() const override { return false; }
  void EndWriting() override { ::shutdown(fd_, SHUT_WR); }

 private:
  static IoResult Outcome(ssize_t n, IoResult::Kind again) {
    if (n >= 0) return {IoResult::Kind::kDone, static_cast<std::size_t>(n)};
    if (errno == EAGAIN) return {again};
    return {IoResult::Kind::kFailed};
  }

  int fd_;
};

}  // namespace

ssize_t ReceiveNow(int fd, void* data, std::size_t size) {
  ssize_t n;
  do {
    n = ::recv(fd, data, size, MSG_DONTWAIT);
  } while (n < 0 && errno == EINTR);
  return n;
}

ssize_t SendNow(int fd, const void* data, std::size_t size) {
  ssize_t n;
  do {
    n = ::send(fd, data, size, MSG_DONTWAIT | MSG_NOSIGNAL);
  } while (n < 0 && errno == EINTR);
  return n;
}

std::unique_ptr<Transport> MakePlainTransport(int fd) { return std::make_unique<PlainTransport>(fd); }

}  // namespace pawl
