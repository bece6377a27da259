// WireSession is one connection of a load: it takes jobs through the steps of its role until none are left for it. Used
// by one thread.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bench/socket.h"
#include "bench/wire_load.h"

namespace pawl::bench {

// What some of the connections do: each job goes from the `first` step to the `last`.
struct WireRole {
  WireStep first = WireStep::kPush;
  WireStep last = WireStep::kFinish;
  std::size_t unstarted = 0;  // jobs that none of them has begun
};

// What all connections share.
struct WireWork {
  WireProtocol& protocol;
  std::size_t at_once = 1;
  WireFigures figures = {};
  std::array<char, 65536> chunk = {};  // what was just read
};

class WireSession {
 public:
  // Connects, and exchanges the greeting.
  static Result<std::unique_ptr<WireSession>> Open(std::uint16_t port, WireRole& role, WireWork& work);

  const FileHandle& socket() const { return socket_; }
  bool is_idle() const { return awaited_ == 0; }
  bool has_unsent() const { return sent_ < out_.size(); }

  // Begins with the next jobs of its role; stays idle if there are none.
  Result<void> Start();
  Result<void> OnWritable();
  Result<void> OnReadable();

 private:
  WireSession(FileHandle socket, WireRole& role, WireWork& work)
      : socket_(std::move(socket)), role_(role), work_(work) {}

  Result<void> Send(WireStep step);
  Result<void> OnStepDone();
  // Returns how many of `bytes` were whole replies.
  Result<std::size_t> TakeReplies(std::string_view bytes);

  FileHandle socket_;
  WireRole& role_;
  WireWork& work_;

  WireStep step_ = WireStep::kPush;  // what the awaited replies answer
  std::size_t jobs_ = 0;             // on their way through the steps
  std::size_t awaited_ = 0;          // replies still to come in this step
  BenchClock::time_point sent_at_;
  std::string out_;
  std::size_t sent_ = 0;  // bytes of out_ that are on their way
  std::string in_;        // the beginning of a reply
  std::vector<WireId> claimed_;
};

}  // namespace pawl::bench
