// Core is the engine: a thread that drains waiting operations, decides each by its rule, commits the batch, and only
// then answers. An answer means: durable. On a shared store a second thread serves the claims.
//
// Every call is thread-safe and returns at once. Completions are called on a thread of the engine or of the store, now
// and then on two at once, and must be quick: hand the answer on and return. After Stop no completion is called any
// more; each operation is answered exactly once.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/clock.h"
#include "base/histogram.h"
#include "base/random.h"
#include "base/result.h"
#include "engine/pending.h"
#include "model/message.h"
#include "model/transition.h"
#include "rules/operations.h"
#include "store/store.h"

namespace pawl {

class Names;

struct ClaimRequest {
  std::vector<std::string> queues;  // highest first
  std::string worker;
  std::uint32_t count = 1;
  Millis wait{0};
  std::optional<Millis> lease;
  std::string claim_id;       // empty: none
  std::optional<JobRef> job;  // this one; `queues` is ignored
  bool own = false;           // by Pawl itself: also queues that it keeps to itself, and with the settings of groups
};

struct ClaimReply {
  std::vector<ClaimedJob> jobs;
};

struct CoreOptions {
  std::size_t max_waiting = 65'536;  // operations
  std::size_t max_waiting_bytes = 256U << 20U;
  std::size_t max_batch = 4'096;
  std::size_t max_batch_bytes = 16U << 20U;
};

// A counter or gauge of the engine, for /metrics and tests.
struct CoreMetrics {
  std::uint64_t batches = 0;
  std::uint64_t operations = 0;
  std::uint64_t writes = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t late_rejected = 0;  // finishes and heartbeats without the lease
  std::uint64_t waiting_operations = 0;
  std::uint64_t waiting_claims = 0;
  std::uint64_t leases = 0;
  bool has_space = true;
  std::array<std::uint64_t, kFireResults> firings{};  // of schedules, by what came of them
  Millis firing_lag{0};                               // of the last one
  Histogram turns = {};     // how long the engine took for each: to decide, commit, answer and flush
  std::uint64_t reads = 0;  // for answers: records, counts, items of lists, members of indexes
};

class Core {
 public:
  template <typename T>
  using Done = std::function<void(Result<T>)>;
  using ClaimHandle = std::uint64_t;
  // `elsewhere`: they were made by another node of a shared store.
  using Listener = std::function<void(const std::vector<Transition>&, bool elsewhere)>;
  // Called when the store has failed for good: nothing more is acknowledged, the process should end.
  using OnFatal = std::function<void(const Error&)>;

  Core(std::unique_ptr<Store> store, std::shared_ptr<Clock> clock, CoreOptions options, OnFatal fatal);
  ~Core();
  Core(const Core&) = delete;
  Core& operator=(const Core&) = delete;

  // Loads what was in flight, gives leases their grace, finishes interrupted pushes, and starts the threads.
  Result<void> Start();
  // Answers what is in hand, refuses the rest with kStopping, wakes waiting claims with what they have (nothing).
  void Stop();

  // `Op` is one of kOperations (engine/operation_table.h).
  template <typename Op>
  void Submit(Op op, Done<typename Op::Reply> done) {
    if constexpr (requires { op.seed; }) {
      if (op.seed == 0) op.seed = FreshSeed();
    }
    Submit(std::make_unique<PendingOp<Op>>(std::move(op), std::move(done)));
  }
  void Submit(std::unique_ptr<Pending> operation);

  // Answers when there are jobs, or with none when `wait` has passed.
  ClaimHandle Claim(ClaimRequest request, Done<ClaimReply> done);
  // The claimer is gone: a claim that still waits is answered with no jobs.
  void CancelClaim(ClaimHandle handle);

  // Calls `read` with a consistent view of what was acknowledged: at once on this thread, or later on the engine's
  // thread where only that one sees it. The view ends with the call.
  void Read(std::function<void(Result<StoreReader*>)> read);

  // All transitions of each commit, when it is durable, one call at a time, on a thread of the engine or of the store;
  // on a shared store also those of other nodes, while this one follows them, at most once. The number ends the
  // subscription.
  std::uint64_t Listen(Listener listener);
  void Unlisten(std::uint64_t id);  // after it returns, the listener is not called any more; of ListenMessages too
  // All messages published in each commit, likewise.
  std::uint64_t ListenMessages(std::function<void(const std::vector<Message>&)> listener);
  // Somebody streams channels, so Pawl's own messages are made too.
  void WantMessages(bool wanted);

  // Others work on the store too.
  bool shared() const;
  // Follows the transitions of other nodes while `wanted` says so; it is asked again and again, and soon after Nudge.
  void FollowWhile(std::function<bool()> wanted);
  void Nudge();
  // Tells all other nodes something, and hears what they tell (on a thread of the store).
  void Tell(Topic topic, std::string message);
  void OnTold(std::function<void(Topic, std::string_view)> told);
  // See Store::NoteWith.
  void NoteWith(std::function<std::string()> note);

  const Names& names() const;
  CoreMetrics metrics() const;
  Now now() const;
  Result<void> Backup(const std::string& path, bool compact);  // on the caller's thread; takes as long as it takes
  std::uint64_t disk_bytes() const;

 private:
  class Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace pawl
