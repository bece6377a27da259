// A blocking connection to a port of this machine, and what has come over it and was not read yet: what the plain
// clients of the tests stand on. Every wait ends with its patience.
//
// For one thread.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "tests/support/child.h"

namespace pawl::support {

class RawSocket {
 public:
  explicit RawSocket(std::uint16_t port, std::chrono::seconds patience = kPatience)
      : port_(port), patience_(patience) {}
  ~RawSocket() { Close(); }
  RawSocket(const RawSocket&) = delete;
  RawSocket& operator=(const RawSocket&) = delete;

  bool open() const { return fd_ >= 0; }
  bool Connect();
  // Before Connect: the system takes no more than this for us while we do not read.
  void LimitReceiveBuffer(int bytes) { receive_buffer_ = bytes; }
  // Connects if need be; false: nobody is there. A server that refuses what is sent may answer before it has read it
  // all, so it is no failure if not all can be sent.
  bool Send(std::string_view bytes);
  void EndWriting() const;  // a half-closed connection

  // Waits for more; false when there is none: the connection has ended, or our patience.
  bool ReceiveMore();
  bool ended() const { return ended_; }  // by the other side, as ReceiveMore has seen it
  // Whether ReceiveMore would not have to wait, which may become so within `span`.
  bool HasInput(std::chrono::milliseconds span) const;
  const std::string& received() const { return received_; }
  std::string Take(std::size_t bytes);  // of what was received

  // After the server came back elsewhere.
  void Move(std::uint16_t port);
  void Close();

 private:
  std::uint16_t port_;
  std::chrono::seconds patience_;
  int receive_buffer_ = 0;  // 0: as the system likes
  int fd_ = -1;
  bool ended_ = false;
  std::string received_;
};

}  // namespace pawl::support
