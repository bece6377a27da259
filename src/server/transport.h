// The bytes of one connection, plain or TLS, over a non-blocking socket that somebody else owns and waits for.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <memory>
#include <string_view>

namespace pawl {

struct IoResult {
  enum class Kind {
    kDone,       // `bytes` have passed
    kWantRead,   // try again when the socket is readable
    kWantWrite,  // try again when the socket is writable
    kEnd,        // the peer sends no more
    kFailed,     // the connection is of no use any more
  };
  Kind kind;
  std::size_t bytes = 0;
  bool drained = false;  // of a read: the socket has no more for now
};

class Transport {
 public:
  virtual ~Transport() = default;
  // To be repeated until it is kDone (0 bytes).
  virtual IoResult Handshake() = 0;
  virtual IoResult Read(char* data, std::size_t size) = 0;
  virtual IoResult Write(std::string_view data) = 0;
  // Bytes were received that Read would return although the socket is not readable.
  virtual bool HasBuffered() const = 0;
  // Tells the peer that nothing more follows. Best effort.
  virtual void EndWriting() = 0;
};

std::unique_ptr<Transport> MakePlainTransport(int fd);

// As recv and send, now or never: EAGAIN is the only error after which it is worth while to try again.
ssize_t ReceiveNow(int fd, void* data, std::size_t size);
ssize_t SendNow(int fd, const void* data, std::size_t size);

}  // namespace pawl
