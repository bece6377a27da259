// What all connections of the Faktory protocol share: the workers they speak for, what they are counted in, and a
// thread for commands that touch many jobs.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/replaceable.h"
#include "engine/task_threads.h"
#include "server/auth.h"
#include "server/faktory/batches.h"
#include "server/faktory/faktory_session.h"
#include "server/faktory/faktory_workers.h"
#include "server/services.h"

namespace pawl {

// A token as the handshake needs it, which is in full.
struct FaktoryPassword {
  std::string text;
  std::uint8_t scopes = 0;
};

// Thread-safe.
class FaktoryContext {
 public:
  FaktoryContext(ApiServices& api, std::vector<FaktoryPassword> passwords)
      : api_(api),
        passwords_(std::move(passwords)),
        started_(api.core.now().wall),
        batches_(api.core),
        workers_(std::make_shared<FaktoryWorkers>(api.core)) {
    chores_.Start(1, "chores");
  }

  ApiServices& api() { return api_; }
  const std::vector<FaktoryPassword>& passwords() const { return passwords_.get(); }  // none: all may do everything
  void SetPasswords(std::vector<FaktoryPassword> passwords) { passwords_.Set(std::move(passwords)); }
  FaktoryCounters& counters() { return api_.faktory; }
  TaskThreads& chores() { return chores_; }
  FaktoryBatches& batches() { return batches_; }
  FaktoryWorkers& workers() { return *workers_; }
  WallTime started() const { return started_; }

  std::unique_ptr<FaktoryClient> NewClient(std::string peer);

 private:
  ApiServices& api_;
  Replaceable<std::vector<FaktoryPassword>> passwords_;
  const WallTime started_;
  TaskThreads chores_;  // one: such commands one after the other
  FaktoryBatches batches_;
  const std::shared_ptr<FaktoryWorkers> workers_;
};

}  // namespace pawl
