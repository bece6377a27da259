// The few calls of the operating system that the loads and the echo server stand on. Everything is on 127.0.0.1.
#pragma once

#include <sys/epoll.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "base/file_handle.h"
#include "base/result.h"

namespace pawl::bench {

// What `errno` says about `call`.
Error SocketError(const char* call);

// A socket that waits in each call until SetNonBlocking, and sends without delay.
Result<FileHandle> Connect(std::uint16_t port);
// Port 0: any that is free; BoundPort tells which.
Result<FileHandle> Listen(std::uint16_t port);
Result<std::uint16_t> BoundPort(const FileHandle& listener);
// The next connection, non-blocking; one without a descriptor when nobody waits any more.
Result<FileHandle> Accept(const FileHandle& listener);
Result<void> SetNonBlocking(const FileHandle& socket);

// Which of many sockets can be read or written. Each is known by a pointer of the caller's.
class Poller {
 public:
  static Result<Poller> Open();

  enum class Change : std::uint8_t { kAdd, kModify };
  Result<void> Watch(const FileHandle& socket, void* who, bool also_writable, Change change);
  // Fills `events` from the front; an empty answer means that nothing happened for `timeout_ms` (-1: waits for ever).
  Result<std::span<epoll_event>> Wait(std::span<epoll_event> events, int timeout_ms);

 private:
  explicit Poller(FileHandle epoll) : epoll_(std::move(epoll)) {}

  FileHandle epoll_;
};

}  // namespace pawl::bench
