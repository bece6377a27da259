// FaktoryBatchDriver runs the jobs that batches are: a thread that claims those that have news, counts, and ends each
// run with all that follows from it (callbacks, what the batch above is told) in one step. So a crash at any point
// repeats the run with the same news. Every node has one, and any may do any batch.
//
// It claims when a commit of its own node has brought a batch to its queue, and looks now and then for those that
// others have left. A claim that waits would be simpler; but on Redis each node would pay for it, every second, for
// ever.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <future>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/result.h"
#include "engine/core.h"

namespace pawl {

inline constexpr std::string_view kBatchQueue = "pawl.batches";
inline constexpr std::string_view kCommitPort = "commit";
// The parent's names for the callbacks; no member can have them.
inline constexpr std::string_view kCompleteChild = "pawl.complete";
inline constexpr std::string_view kSuccessChild = "pawl.success";

class FaktoryBatchDriver {
 public:
  explicit FaktoryBatchDriver(Core& core) : core_(core) {}
  ~FaktoryBatchDriver() { Stop(); }
  FaktoryBatchDriver(const FaktoryBatchDriver&) = delete;
  FaktoryBatchDriver& operator=(const FaktoryBatchDriver&) = delete;

  void Start();
  void Stop();  // returns when the runs in hand are finished

 private:
  void Run();
  // What is to be driven now; none, too, when the engine takes no claim now.
  std::vector<ClaimedJob> Claim();
  void Drive(const std::vector<ClaimedJob>& jobs);
  std::future<Result<FinishOp::Reply>> End(const ClaimedJob& job, bool own_ids);
  // The end of a run was refused.
  void Refused(const ClaimedJob& job, Error error);
  // Until there may be something to do. False: it is to stop.
  bool Wait();
  void Hear(const std::vector<Transition>& transitions);

  Core& core_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool stopping_ = false;
  bool heard_ = false;  // of a batch in its queue, since the last claim
  std::uint64_t listener_ = 0;
  std::thread thread_;
};

}  // namespace pawl
