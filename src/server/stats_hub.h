// StatsHub sends the figures of queues, again and again, to the streams of GET /v1/stats/stream.
//
// One reading of the store serves all who are told at that moment, and there is none while nobody follows. Reading
// takes a tenth of the time at most, so that very many queues make it rarer, not the server slower.
#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/clock.h"
#include "base/mutex.h"
#include "base/result.h"
#include "engine/core.h"
#include "engine/figures_board.h"
#include "wire/http/message.h"

namespace pawl {

struct StatsFilter {
  std::optional<std::string> queue;  // nothing: all but Pawl's own
  Millis every = std::chrono::seconds(1);
};

// Thread-safe.
class StatsHub {
 public:
  static constexpr std::size_t kMaxStreams = 1'000;

  explicit StatsHub(Core& core);  // outlives it
  StatsHub(const StatsHub&) = delete;
  StatsHub& operator=(const StatsHub&) = delete;
  ~StatsHub() { Stop(); }

  // kOverloaded when there are too many.
  Result<void> CheckRoom() const;
  void Add(StatsFilter filter, std::shared_ptr<http::EventStream> stream);
  // Ends all streams.
  void Stop();

 private:
  using Clock = std::chrono::steady_clock;
  struct Follower {
    StatsFilter filter;
    std::shared_ptr<http::EventStream> stream;
    Clock::time_point due;
    FiguresPlace place = {};
  };
  // What a reading that is under way may touch after the hub is gone.
  struct Shared {
    Mutex mutex;
    CondVar changed;
    bool stopping PAWL_GUARDED_BY(mutex) = false;
    std::vector<Follower> joining PAWL_GUARDED_BY(mutex);
  };
  struct Reading;
  struct Sent;
  using AllSent = std::map<std::pair<std::optional<std::string>, FiguresPlace>, Sent>;

  void Run();
  void WaitForDue(MutexLock& lock) PAWL_REQUIRES(shared_->mutex);
  void DropClosed();
  void Serve(Clock::time_point now);
  bool Read(Clock::time_point now, FiguresQuery query);
  const Sent& EventOf(const Follower& follower, AllSent& sent) const;

  Core& core_;
  const std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
  std::atomic<std::size_t> count_{0};  // of streams

  // The hub's thread.
  std::vector<Follower> followers_;
  FiguresBoard board_;
  FiguresQuery read_;              // what was read last,
  WallTime read_at_;               // when,
  Clock::time_point fresh_until_;  // and until when it is good enough
  bool failing_ = false;           // the last reading did
  std::thread thread_;             // last: it uses all of the above
};

}  // namespace pawl
