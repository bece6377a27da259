// RunPump works a queue as fast as one thread can: it claims runs, finishes each with what a function makes of it, and
// keeps many calls under way, so that they share the engine's writes. For measurements.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/mutex.h"
#include "pawl/engine.h"

namespace pawl::cli {

class RunPump {
 public:
  // What a run ends with; its job and token are filled in. Called on the thread of Run.
  using Handle = std::function<Finish(const ClaimedRun&)>;

  RunPump(Engine& engine, std::string queue, std::size_t claims_in_flight, std::uint32_t runs_a_claim)
      : engine_(engine), queue_(std::move(queue)), claims_max_(claims_in_flight), count_(runs_a_claim) {}

  // Answers of finishes that are still awaited; on the thread of Run.
  std::size_t finishing() const { return finishes_; }

  // Until `done`, or the first error. `at_end` is called when `done` holds, before what is under way is awaited.
  Result<void> Run(const Handle& handle, const std::function<bool()>& done, const std::function<void()>& at_end);

 private:
  struct Event {
    std::optional<Error> error = {};
    bool claim = false;
    std::vector<ClaimedRun> runs = {};
  };

  void Claim();
  void FinishAll(std::vector<ClaimedRun> runs, const Handle& handle);
  void Tell(Event event);
  std::vector<Event> Await();

  Engine& engine_;
  const std::string queue_;
  const std::size_t claims_max_;
  const std::uint32_t count_;
  std::size_t claims_ = 0;  // under way
  std::size_t finishes_ = 0;

  Mutex mutex_;
  CondVar told_;
  std::vector<Event> events_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl::cli
