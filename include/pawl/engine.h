// Engine is Jobs in this process: it opens a data directory, and nothing else need be running. The directory belongs to
// one engine at a time. Or it is one of many equal nodes on a Redis, beside servers and other engines.
//
// After a crash, open it again: every job that was acknowledged is there, and jobs that were running come back when
// their lease (given anew at the opening) runs out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "pawl/jobs.h"

namespace pawl {

enum class Durability : std::uint8_t {
  kFsync,     // an answer means: on disk
  kInterval,  // an answer may come up to 50 ms before; a crash loses at most that, and never damages the data
};

struct EngineOptions {
  std::string data_dir = {};  // made if it does not exist
  Durability durability = Durability::kFsync;

  // Instead of data_dir: redis://, rediss://, redis+unix://, redis+sentinel:// or redis+cluster://.
  std::string redis_url = {};
  std::string redis_namespace = "pawl";  // what the nodes of one job system share
  std::uint32_t wait_replicas = 0;       // so many replicas must have a change before it is acknowledged

  // Also run Pawl's own work, which is to drive batches of Faktory's protocol, as a server with the role `drive` does.
  // Needed where no server does it.
  bool drive = false;

  std::size_t max_payload = std::size_t{1} << 20U;  // bytes; of results and progress too
  // Called once, on a thread of the engine's, when the disk has failed for good: nothing is acknowledged any more, and
  // all calls fail. Empty: that is all.
  std::function<void(const Error&)> on_failure = {};
};

class Engine : public virtual Jobs {
 public:
  template <typename T>
  using Done = std::function<void(Result<T>)>;

  // Fails with kInvalid, kInUse (another process has the directory), kWrongFormat, kCorrupt, kStorage, or kUnavailable
  // (Redis does not answer); nothing is changed then.
  static Result<std::unique_ptr<Engine>> Open(EngineOptions options);

  // Closes. No other call may be under way.
  ~Engine() override = default;

  // Answers what is in hand and refuses the rest with kStopping. Workers on this engine are stopped first.
  virtual void Close() = 0;

  // The calls of which many are made, without waiting: many under way share one write to disk. `done` is called exactly
  // once, on a thread of the engine's that does nothing else (or at once, if the request makes no sense): while one is
  // called the others wait.
  virtual void PushAsync(std::vector<PushRequest> jobs, Done<std::vector<JobBrief>> done) = 0;
  virtual void ClaimAsync(ClaimOptions options, Done<Claimed> done) = 0;
  virtual void FinishAsync(std::vector<Finish> finishes, Done<std::vector<Result<Finished>>> done) = 0;

  // A copy of the data to a new file, while the engine goes on. `compact` leaves free pages out and takes longer.
  virtual Result<void> Backup(const std::string& path, bool compact = false) = 0;
};

}  // namespace pawl
