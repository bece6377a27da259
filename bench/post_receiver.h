// The receiver of callbacks whose delay is measured: it notes when it has all of a request, and answers 204 at once. A
// request is known by the number that is its path: POST /17.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "base/file_handle.h"
#include "base/latencies.h"
#include "base/result.h"
#include "bench/socket.h"

namespace pawl::bench {

// Thread-safe; it has a thread of its own until it is destroyed.
class PostReceiver {
 public:
  using Time = BenchClock::time_point;

  // For requests 0 to `count` - 1, on a port of 127.0.0.1; 0 takes any that is free.
  static Result<std::unique_ptr<PostReceiver>> Open(std::uint16_t port, std::size_t count);
  PostReceiver(const PostReceiver&) = delete;
  PostReceiver& operator=(const PostReceiver&) = delete;
  ~PostReceiver();

  std::uint16_t port() const { return port_; }
  // When the request arrived (a repeat does not count); fails if it does not within a minute.
  Result<Time> Await(std::size_t number);

 private:
  struct Connection {
    FileHandle socket;
    std::string received;
  };

  PostReceiver(FileHandle listener, std::uint16_t port, Poller poller, FileHandle wake, std::size_t count);
  void Run();
  void AcceptAll();
  bool Serve(Connection& connection);  // false: it has ended
  bool TakeRequest(Connection& connection);

  const FileHandle listener_;
  const std::uint16_t port_;
  Poller poller_;
  const FileHandle wake_;                                 // an eventfd, which ends the thread
  std::vector<std::unique_ptr<Connection>> connections_;  // of the thread

  std::mutex mutex_;  // guards the next one
  std::vector<Time> arrived_;
  std::condition_variable changed_;
  std::thread thread_;
};

}  // namespace pawl::bench
