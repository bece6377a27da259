// BenchConnection is one keep-alive connection of the load: a raw non-blocking socket, with what is still to be sent
// and what was received but not yet looked at. Used by one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/bench_requests.h"

namespace pawl::cli {

struct BenchAddress {
  std::string host;
  std::string port;
  std::string text;  // "host:port", for the header Host
};

// Of "http://host:port"; fails with kInvalid for anything else, TLS too: encryption is not what is measured.
Result<BenchAddress> ParseBenchUrl(std::string_view url);

class BenchConnection {
 public:
  static Result<std::unique_ptr<BenchConnection>> Open(const BenchAddress& address);
  ~BenchConnection();
  BenchConnection(const BenchConnection&) = delete;
  BenchConnection& operator=(const BenchConnection&) = delete;

  int fd() const { return fd_; }
  bool has_unsent() const { return sent_ < out_.size(); }

  // Where the next requests are appended to, before Flush.
  std::string& Out();
  // Sends as much as the socket takes now.
  Result<void> Flush();
  // Takes in what has arrived.
  Result<void> Receive();
  // The next whole response, if there is one; its views are valid until the next call of Receive.
  Result<std::optional<BenchResponse>> Next();

  // Sends what is in Out and waits for one response.
  Result<BenchResponse> Exchange();
  // Waits for one response.
  Result<BenchResponse> Await();

 private:
  explicit BenchConnection(int fd) : fd_(fd) {}

  const int fd_;
  std::string out_;
  std::size_t sent_ = 0;  // bytes of out_ that are on their way
  std::vector<char> in_;  // capacity; what was received is in_[taken_ .. filled_)
  std::size_t taken_ = 0;
  std::size_t filled_ = 0;
};

}  // namespace pawl::cli
