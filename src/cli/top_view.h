// What `pawl top` shows: the figures of the queues as the stream of the server tells them, and the workers.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "base/clock.h"
#include "base/json_reader.h"
#include "base/result.h"
#include "cli/text.h"

namespace pawl::cli {

class TopView {
 public:
  // The data of an event of /v1/stats/stream. `whole`: forget what was known before.
  Result<void> Take(const JsonValue& event, bool whole);
  // An answer of /v1/workers.
  Result<void> TakeWorkers(const JsonValue& answer);

  // In so many rows; 0: all there are.
  std::string Render(const Screen& screen, std::size_t rows) const;

 private:
  struct Figures {
    std::uint64_t queued = 0, scheduled = 0, retrying = 0, running = 0, dead = 0;
    std::uint64_t pushed = 0, completed = 0, failed = 0;
    double pushed_rate = 0, completed_rate = 0, failed_rate = 0;  // a second, between the last two events
    std::optional<WallTime> oldest;
    bool paused = false;
  };
  struct Worker {
    std::string name, state, queues, seen, runs, note;
  };

  Figures Read(const JsonValue& figures, const Figures& before, double seconds) const;
  Result<Worker> ReadWorker(const JsonValue& worker) const;
  std::string QueueTable(const Screen& screen, std::size_t rows) const;
  std::string WorkerTable(const Screen& screen, std::size_t rows) const;

  WallTime now_{};
  Figures totals_;
  std::map<std::string, Figures> queues_;
  std::vector<Worker> workers_;
};

}  // namespace pawl::cli
