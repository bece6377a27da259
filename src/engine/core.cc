#include "engine/core.h"

#include <atomic>
#include <map>
#include <thread>

#include "base/log.h"
#include "base/random.h"
#include "engine/cycle.h"
#include "engine/inbox.h"
#include "engine/read_threads.h"
#include "rules/view.h"
#include "store/bytes.h"
#include "store/transition_codec.h"

namespace pawl {
namespace {

// A sweep's share of a turn.
constexpr auto kSweepSpan = std::chrono::milliseconds(2);
// The machine's wall clock may jump while we sleep; it is looked at this often.
constexpr Millis kSleepMax{1'000};
// A turn this late means that we did not run (the process was stopped, the machine slept): nobody could renew a lease.
constexpr Millis kStallMin{3'000};
// Turns made after Stop to bring operations in steps to their end; what is left goes on with the next start.
constexpr int kLastTurnsMax = 1'000;
// Between attempts while a shared store is away.
constexpr Millis kAwayPause{100};
constexpr std::size_t kReadThreads = 2;

Error Stopping() { return {ErrorCode::kStopping, "the server is shutting down"}; }

template <typename Op>
void Seed(Op& op) {
  if constexpr (requires { op.seed; }) {
    if (op.seed == 0) op.seed = FreshSeed();
  }
}

// Numbers that other nodes have given.
Names::Source NamesOf(Store& store) {
  const auto read = [&store](const RecordKey& key) -> std::optional<std::string> {
    auto record = store.Snapshot()->Read(key);
    if (!record.ok() || !record->exists()) return std::nullopt;
    return std::move(record->value);
  };
  Names::Source source;
  source.id = [read](std::string_view name) -> std::optional<NameId> {
    const auto bytes = read(NameKey(name));
    return bytes ? std::optional(ByteReader(*bytes).U32()) : std::nullopt;
  };
  source.name = [read](NameId id) { return read(NameOfKey(id)); };
  return source;
}

}  // namespace

class Core::Loop {
 public:
  Loop(std::unique_ptr<Store> store, std::shared_ptr<Clock> clock, CoreOptions options, OnFatal fatal)
      : store_(std::move(store)),
        clock_(std::move(clock)),
        options_(options),
        fatal_(std::move(fatal)),
        inbox_(options_),
        cycle_(*store_, names_) {}

  Result<void> Start() {
    clock_->ContinueFrom(store_->LastSteady());
    if (store_->shared()) names_.Use(NamesOf(*store_));
    PAWL_TRY(cycle_.Load(clock_->Read()));
    alive_ = std::make_shared<std::atomic<Loop*>>(this);
    clock_->OnMove([alive = alive_] {
      if (Loop* loop = alive->load()) loop->inbox_.Wake();
    });
    store_->OnWake([alive = alive_] {
      if (Loop* loop = alive->load()) loop->inbox_.Wake();
    });
    store_->OnTold([alive = alive_](Topic topic, std::string_view message) {
      if (Loop* loop = alive->load()) loop->Hear(topic, message);
    });
    if (store_->read_by() == ReadBy::kReader) readers_.Start(kReadThreads);
    thread_ = std::thread([this] { Run(); });
    return {};
  }

  void Stop() {
    if (alive_) alive_->store(nullptr);
    inbox_.Close(Stopping());
    if (thread_.joinable()) thread_.join();
    readers_.Stop();
  }

  template <typename Op>
  void Submit(Op op, Done<typename Op::Reply> done) {
    Seed(op);
    std::unique_ptr<Pending> pending = std::make_unique<PendingOp<Op>>(std::move(op), std::move(done));
    if (auto refusal = inbox_.Put(pending)) {
      pending->Fail(*std::move(refusal));
      pending->Answer();
    }
  }

  ClaimHandle Claim(ClaimRequest request, Done<ClaimReply> done) {
    auto claim = std::make_unique<PendingClaim>();
    const ClaimHandle handle = next_handle_.fetch_add(1);
    claim->handle = handle;
    claim->until = clock_->Read().steady + request.wait;
    claim->request = std::move(request);
    claim->done = std::move(done);
    claim->seed = FreshSeed();
    if (auto refusal = inbox_.Put(claim)) claim->done(*std::move(refusal));
    return handle;
  }

  void Read(std::function<void(Result<StoreReader*>)> read) {
    if (store_->read_by() == ReadBy::kCaller) return ReadNow(read);
    if (store_->read_by() == ReadBy::kReader) {
      if (readers_.Put([this, read] { ReadNow(read); })) return;
      return read(Error{ErrorCode::kOverloaded, "too many requests are waiting; try again in a moment"});
    }
    const auto queued = [this, read](const std::optional<Error>& refusal) {
      if (refusal) return read(*refusal);
      ReadNow(read);
    };
    if (!inbox_.PutRead(queued)) read(Stopping());
  }

  std::uint64_t Listen(Listener listener) {
    const std::lock_guard lock(listeners_mutex_);
    listeners_.emplace(++last_listener_, std::move(listener));
    return last_listener_;
  }
  void Unlisten(std::uint64_t id) {
    const std::lock_guard lock(listeners_mutex_);
    listeners_.erase(id);
  }

  CoreMetrics metrics() const {
    const std::lock_guard lock(metrics_mutex_);
    CoreMetrics metrics = metrics_;
    metrics.waiting_operations = inbox_.size();
    return metrics;
  }

  void Tell(Topic topic, std::string message) {
    readers_.Put([this, topic, message = std::move(message)] { store_->Tell(topic, message); });
  }

  void OnTold(std::function<void(Topic, std::string_view)> told) {
    const std::lock_guard lock(listeners_mutex_);
    told_ = std::move(told);
  }

  Inbox& inbox() { return inbox_; }
  const Names& names() const { return names_; }
  Now now() const { return clock_->Read(); }
  Store& store() { return *store_; }

 private:
  void ReadNow(const std::function<void(Result<StoreReader*>)>& read) {
    const auto snapshot = store_->Snapshot();
    read(snapshot.get());
  }

  Inbox::Limits MostAtOnce() const {
    return {std::min(options_.max_batch, store_->batch_max()),
            std::min(options_.max_batch_bytes, store_->batch_bytes_max())};
  }

  void Run() {
    for (int last_turns = 0;;) {
      const Millis planned = std::min(kSleepMax, NextSpan());
      const SteadyTime before = clock_->Read().steady;
      Inbox::Taken taken =
          inbox_.Take(planned == Millis{0} ? std::chrono::nanoseconds(0) : clock_->RealSpan(planned), MostAtOnce());
      const Now now = clock_->Read();
      // Only a clock that runs by itself tells a stall from a test that moved the time.
      if (clock_->RealSpan(planned) && now.steady - before > planned + kStallMin) store_->Grace(now.steady);
      const bool last = taken.closed && !taken.more && taken.work.operations.empty();
      if (!Turn(std::move(taken), now)) return;
      if (last && (!cycle_.rolling() || ++last_turns == kLastTurnsMax)) break;
    }
    cycle_.AnswerWaiting(
        {ErrorCode::kStopping, "the server is shutting down; the operation goes on with the next start"});
    if (auto flushed = store_->Flush(); !flushed.ok()) Fatal(flushed.error());
  }

  // How long there is nothing to do; for a clock moved by hand it does not matter, its moves wake us.
  Millis NextSpan() const {
    const Now now = clock_->Read();
    Millis span = cycle_.UntilNext(now).value_or(kSleepMax);
    if (away_) span = std::max(span, kAwayPause);
    if (flush_due_) span = std::min(span, std::max(Millis{0}, *flush_due_ - now.steady));
    return span;
  }

  bool Turn(Inbox::Taken taken, Now now) {
    const auto started = std::chrono::steady_clock::now();
    const auto more = [&] { return std::chrono::steady_clock::now() - started < kSweepSpan; };
    const Result<void> done = cycle_.Turn(std::move(taken.work), now, more);
    Publish();
    Measure();
    NoteAway(!done.ok() && done.error().code == ErrorCode::kUnavailable, done);
    if (!done.ok() && done.error().code != ErrorCode::kNoSpace && !away_) {
      for (const auto& read : taken.reads) read(done.error());
      Fatal(done.error());
      return false;
    }
    for (const auto& read : taken.reads) read(std::nullopt);
    return FlushIfDue(now);
  }

  void NoteAway(bool away, const Result<void>& done) {
    if (away && !away_) {
      Log(LogLevel::kError, "the store is away: calls get 503 until it is back", {{"error", ToString(done.error())}});
    } else if (!away && away_) {
      Log(LogLevel::kInfo, "the store is back");
    }
    away_ = away;
  }

  bool FlushIfDue(Now now) {
    if (store_->read_by() != ReadBy::kEngine) return true;
    if (!flush_due_) flush_due_ = now.steady + options_.flush_interval;
    if (now.steady < *flush_due_) return true;
    flush_due_.reset();
    const Result<void> flushed = store_->Flush();
    if (flushed.ok()) return true;
    Fatal(flushed.error());
    return false;
  }

  void Publish() {
    if (cycle_.transitions().empty()) return;
    const std::lock_guard lock(listeners_mutex_);
    for (const auto& [id, listener] : listeners_) listener(cycle_.transitions(), false);
    if (store_->followed()) store_->Tell(Topic::kTransitions, EncodeTransitions(cycle_.transitions()));
  }

  // On a thread of the store.
  void Hear(Topic topic, std::string_view message) {
    const std::lock_guard lock(listeners_mutex_);
    if (topic != Topic::kTransitions) {
      if (told_) told_(topic, message);
      return;
    }
    const std::vector<Transition> transitions = DecodeTransitions(message);
    for (const auto& [id, listener] : listeners_) listener(transitions, true);
  }

  void Measure() {
    const bool had_space = metrics_.has_space;
    {
      const std::lock_guard lock(metrics_mutex_);
      const Cycle::Tally& tally = cycle_.tally();
      metrics_ = {tally.batches,           tally.operations, tally.writes,      tally.conflicts, tally.late_rejected, 0,
                  cycle_.waiting_claims(), store_->leases(), cycle_.has_space()};
    }
    if (had_space && !cycle_.has_space()) {
      Log(LogLevel::kError, "the disk is full: pushes are refused until there is room; everything else goes on");
    } else if (!had_space && cycle_.has_space()) {
      Log(LogLevel::kInfo, "there is room on the disk again: pushes are accepted");
    }
  }

  // Nothing more is acknowledged: what is still waiting is answered with the error.
  void Fatal(const Error& error) {
    inbox_.Close(error);
    while (true) {
      Inbox::Taken rest = inbox_.Take(std::chrono::nanoseconds(0), MostAtOnce());
      for (auto& operation : rest.work.operations) {
        operation->Fail(error);
        operation->Answer();
      }
      for (auto& claim : rest.work.claims) claim->done(error);
      for (const auto& read : rest.reads) read(error);
      if (rest.empty()) break;
    }
    cycle_.AnswerWaiting(error);
    fatal_(error);
  }

  std::unique_ptr<Store> store_;
  std::shared_ptr<Clock> clock_;
  const CoreOptions options_;
  OnFatal fatal_;
  Names names_;
  Inbox inbox_;
  std::atomic<ClaimHandle> next_handle_{1};
  std::shared_ptr<std::atomic<Loop*>> alive_;

  // Engine thread.
  Cycle cycle_;
  std::optional<SteadyTime> flush_due_;
  bool away_ = false;

  std::mutex listeners_mutex_;
  std::uint64_t last_listener_ = 0;
  std::map<std::uint64_t, Listener> listeners_;
  std::function<void(Topic, std::string_view)> told_;
  mutable std::mutex metrics_mutex_;
  CoreMetrics metrics_;
  ReadThreads readers_;
  std::thread thread_;
};

Core::Core(std::unique_ptr<Store> store, std::shared_ptr<Clock> clock, CoreOptions options, OnFatal fatal)
    : loop_(std::make_unique<Loop>(std::move(store), std::move(clock), options, std::move(fatal))) {}
Core::~Core() { Stop(); }

Result<void> Core::Start() { return loop_->Start(); }
void Core::Stop() { loop_->Stop(); }

void Core::Submit(PushOp op, Done<PushOp::Reply> done) { loop_->Submit(std::move(op), std::move(done)); }
void Core::Submit(HeartbeatOp op, Done<HeartbeatOp::Reply> done) { loop_->Submit(std::move(op), std::move(done)); }
void Core::Submit(FinishOp op, Done<FinishOp::Reply> done) { loop_->Submit(std::move(op), std::move(done)); }
void Core::Submit(RunOp op, Done<RunOp::Reply> done) { loop_->Submit(std::move(op), std::move(done)); }
void Core::Submit(TerminateOp op, Done<TerminateOp::Reply> done) { loop_->Submit(std::move(op), std::move(done)); }
void Core::Submit(DeleteOp op, Done<DeleteOp::Reply> done) { loop_->Submit(std::move(op), std::move(done)); }
void Core::Submit(ManyOp op, Done<ManyOp::Reply> done) { loop_->Submit(std::move(op), std::move(done)); }
void Core::Submit(PatchQueueOp op, Done<PatchQueueOp::Reply> done) { loop_->Submit(std::move(op), std::move(done)); }
void Core::Submit(DeleteQueueOp op, Done<DeleteQueueOp::Reply> done) { loop_->Submit(std::move(op), std::move(done)); }
void Core::Submit(PatchGroupOp op, Done<PatchGroupOp::Reply> done) { loop_->Submit(std::move(op), std::move(done)); }

Core::ClaimHandle Core::Claim(ClaimRequest request, Done<ClaimReply> done) {
  return loop_->Claim(std::move(request), std::move(done));
}
void Core::CancelClaim(ClaimHandle handle) { loop_->inbox().Cancel(handle); }
void Core::Read(std::function<void(Result<StoreReader*>)> read) { loop_->Read(std::move(read)); }
std::uint64_t Core::Listen(Listener listener) { return loop_->Listen(std::move(listener)); }
void Core::Unlisten(std::uint64_t id) { loop_->Unlisten(id); }
bool Core::shared() const { return loop_->store().shared(); }
void Core::FollowWhile(std::function<bool()> wanted) { loop_->store().FollowWhile(std::move(wanted)); }
void Core::Nudge() { loop_->inbox().Wake(); }
void Core::Tell(Topic topic, std::string message) { loop_->Tell(topic, std::move(message)); }
void Core::OnTold(std::function<void(Topic, std::string_view)> told) { loop_->OnTold(std::move(told)); }
const Names& Core::names() const { return loop_->names(); }
CoreMetrics Core::metrics() const { return loop_->metrics(); }
Now Core::now() const { return loop_->now(); }
Result<void> Core::Backup(const std::string& path, bool compact) { return loop_->store().Backup(path, compact); }
std::uint64_t Core::disk_bytes() const { return loop_->store().DiskBytes(); }

}  // namespace pawl
