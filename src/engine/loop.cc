#include "engine/loop.h"

#include "base/log.h"
#include "base/thread_name.h"

namespace pawl {
namespace {

// A sweep's share of a turn.
constexpr auto kSweepSpan = std::chrono::milliseconds(2);
// The machine's wall clock may jump while we sleep; it is looked at this often.
constexpr Millis kSleepMax{1'000};
// A turn this late means that we did not run (the process was stopped, the machine slept): nobody could renew a lease.
constexpr Millis kStallMin{3'000};
// Turns made after the inbox was closed to bring operations in steps to their end; what is left goes on with the next
// start.
constexpr int kLastTurnsMax = 1'000;
// A turn on so many jobs is not made on a thread that lends itself: that has their commands to read and their answers
// to write, which it can do meanwhile.
constexpr std::size_t kInlineTurnMost = 100;
// Between lines in the log about a start that takes long.
constexpr auto kProgressSpan = std::chrono::seconds(5);
// Between attempts while a shared store is away.
constexpr Millis kAwayPause{100};

}  // namespace

Loop::Loop(Store& store, Names& names, std::shared_ptr<Clock> clock, const CoreOptions& options, Duty duty,
           Callbacks callbacks, Loop* main)
    : store_(store),
      clock_(std::move(clock)),
      options_(options),
      duty_(duty),
      callbacks_(std::move(callbacks)),
      main_(main),
      helps_(main != nullptr && duty.operations),
      inbox_(options_),
      cycle_(store, names, duty) {
  cycle_.PublishBy(callbacks_.publish);
  cycle_.StreamWhile(callbacks_.streams);
  // Before the answers: whoever got one and claims next finds all that has fallen due since.
  cycle_.BeforeAnswers([this] {
    turn_mutex_.IsHeld();
    PublishDue();
  });
  if (main_ == nullptr) inbox_.OnInlineTurn([this] { return RunTurnInline(); });
}

void Loop::Start() {
  if (Syncer* syncer = store_.syncer()) syncer->OnMoved([this](bool durable) { SeeDurable(durable); });
  thread_ = std::thread([this] {
    NameThisThread(main_ == nullptr ? "engine" : helps_ ? "operations" : "claims");
    if (FinishPushes()) Run();
    NoteEnd();
  });
}

void Loop::AwaitReady() {
  MutexLock lock(plan_mutex_);
  while (!ready_ && !ended_) turned_.Wait(lock);
}

// On the loop's own thread, since that is to have the store's transaction. False: the store has failed.
bool Loop::FinishPushes() {
  const MutexLock turn(turn_mutex_);
  auto said = std::chrono::steady_clock::now();
  if (cycle_.pushes_left() > 0) {
    Log(LogLevel::kInfo, "pushes were under way at the last stop: finishing them before the first request",
        {{"pushes", cycle_.pushes_left()}});
  }
  for (std::size_t steps = 1; cycle_.pushes_left() > 0; ++steps) {
    const Now now = clock_->Read();
    const Result<void> done = cycle_.FinishPushes(now);
    if (!done.ok() && done.error().code == ErrorCode::kNoSpace) {
      Log(LogLevel::kError, "the disk is full: the pushes go on when there is room again");
      break;
    }
    if (!done.ok()) Fatal(done.error());
    if (!done.ok() || !FlushIfDue(now)) return false;
    if (std::chrono::steady_clock::now() - said < kProgressSpan) continue;
    said = std::chrono::steady_clock::now();
    Log(LogLevel::kInfo, "still finishing pushes", {{"pushes", cycle_.pushes_left()}, {"steps", steps}});
  }
  const MutexLock lock(plan_mutex_);
  ready_ = true;
  turned_.NotifyAll();
  return true;
}

void Loop::Join() {
  if (!thread_.joinable()) return;
  thread_.join();
  if (Syncer* syncer = store_.syncer()) syncer->OnMoved({});
}

void Loop::WakeBy(SteadyTime at) {
  const MutexLock lock(plan_mutex_);
  wake_by_ = wake_by_ ? std::min(*wake_by_, at) : at;
  if (at < planned_) inbox_.Wake();
}

void Loop::CatchUp(Now now) {
  MutexLock lock(plan_mutex_);
  const auto is_due = [&](const std::optional<SteadyTime>& at) { return at && *at <= now.steady; };
  if (!is_due(due_) && !is_due(wake_by_)) return;
  inbox_.Wake();
  while (!ended_ && turned_at_ < now.steady) turned_.Wait(lock);
}

void Loop::Flush() {
  MutexLock lock(plan_mutex_);
  const std::uint64_t mine = ++flushes_asked_;
  inbox_.Wake();
  while (!ended_ && flushes_done_ < mine) turned_.Wait(lock);
}

void Loop::NoteEnd() {
  const MutexLock lock(plan_mutex_);
  ended_ = true;
  turned_.NotifyAll();
}

CoreMetrics Loop::metrics() const {
  const MutexLock lock(metrics_mutex_);
  CoreMetrics metrics = metrics_;
  metrics.waiting_operations = helps_ ? 0 : inbox_.size();
  metrics.turns = turns_;
  return metrics;
}

Inbox::Limits Loop::MostAtOnce() const {
  return {std::min(options_.max_batch, store_.batch_max()),
          std::min(options_.max_batch_bytes, store_.batch_bytes_max())};
}

void Loop::Run() {
  for (int last_turns = 0;;) {
    const Millis planned = Plan();
    const SteadyTime before = clock_->Read().steady;
    Await(planned);
    const MutexLock turn(turn_mutex_);
    if (failed_) return;
    Inbox::Taken taken = TakeNow();
    const Now now = clock_->Read();
    // What falls due first is handed out first.
    if (duty_.hands_out && main_ != nullptr) main_->CatchUp(now);
    // Only a clock that runs by itself tells a stall from a test that moved the time.
    if (clock_->RealSpan(planned) && now.steady - before > planned + kStallMin) store_.Grace(now.steady);
    const bool last = taken.closed && !taken.more && taken.work.operations.empty();
    const auto started = std::chrono::steady_clock::now();
    if (!Turn(std::move(taken), now) || !FlushIfDue(now)) return;
    NoteSpan(started);
    if (last && (!cycle_.rolling() || ++last_turns == kLastTurnsMax)) break;
  }
  const MutexLock turn(turn_mutex_);
  if (auto flushed = store_.Flush(); !flushed.ok()) return Fatal(flushed.error());
  cycle_.AnswerWaiting(
      {ErrorCode::kStopping, "the server is shutting down; the operation goes on with the next start"});
}

void Loop::Await(Millis planned) {
  const auto span = planned == Millis{0} ? std::chrono::nanoseconds(0) : clock_->RealSpan(planned);
  helps_ ? main_->inbox_.AwaitToHelp(span) : inbox_.Await(span);
}

Inbox::Taken Loop::TakeNow() { return helps_ ? main_->inbox_.Help(MostAtOnce()) : inbox_.TakeNow(MostAtOnce()); }

// The transaction of a deferring store belongs to the thread that has begun it: ours. It is not begun and not ended
// here. Reads, which may take long, are left to us too.
bool Loop::RunTurnInline() {
  if (!turn_mutex_.TryLock()) return false;
  const MutexLock turn(turn_mutex_, kHeld);
  if (failed_ || !store_.supports_inline_turns() || inbox_.Weigh(kInlineTurnMost) == kInlineTurnMost) return false;
  Inbox::Taken taken = inbox_.TakeWork(MostAtOnce());
  const bool more = taken.more;
  if (taken.empty()) return !more;
  const auto started = std::chrono::steady_clock::now();
  failed_ = !Turn(std::move(taken), clock_->Read());
  NoteSpan(started);
  if (failed_ || more || store_.FlushNow()) return false;
  const Now now = clock_->Read();
  const MutexLock lock(plan_mutex_);
  return now.steady + NextSpan(now) >= planned_ && flushes_asked_ == flushes_done_;
}

// How long there is nothing to do; for a clock moved by hand it does not matter, its moves wake us.
Millis Loop::NextSpan(Now now) const {
  Millis span = cycle_.UntilNext(now).value_or(kSleepMax);
  if (away_) span = std::max(span, kAwayPause);
  if (flush_due_) span = std::min(span, std::max(Millis{0}, *flush_due_ - now.steady));
  return std::min(kSleepMax, span);
}

Millis Loop::Plan() {
  const MutexLock turn(turn_mutex_);
  const Now now = clock_->Read();
  Millis span = NextSpan(now);
  const MutexLock lock(plan_mutex_);
  if (wake_by_) span = std::min(span, std::max(Millis{0}, *wake_by_ - now.steady));
  planned_ = now.steady + span;
  return span;
}

bool Loop::Turn(Inbox::Taken taken, Now now) {
  const auto started = std::chrono::steady_clock::now();
  // Under a clock that is moved by hand all that fell due is done at once, however slow the machine is.
  const bool by_hand = !clock_->RealSpan(Millis{0});
  const auto more = [&] { return by_hand || std::chrono::steady_clock::now() - started < kSweepSpan; };
  Result<void> done = cycle_.Turn(std::move(taken.work), now, more);
  Measure();
  NoteAway(done);
  NoteTurn(now);
  if (away_ || (!done.ok() && done.error().code == ErrorCode::kNoSpace)) done = {};
  // A read sees all that is committed, and what it has seen must not be lost.
  if (done.ok() && !taken.reads.empty()) done = AwaitDurable();
  for (const auto& read : taken.reads) read(done.ok() ? std::nullopt : std::optional(done.error()));
  // A server that is only read from would otherwise refuse everything for ever.
  if (auto failed = taken.reads.empty() || !done.ok() ? std::nullopt : store_.failure()) done = *std::move(failed);
  if (!done.ok()) Fatal(done.error());
  return done.ok();
}

Result<void> Loop::AwaitDurable() {
  Syncer* syncer = store_.syncer();
  if (syncer == nullptr) return {};
  Result<void> durable = syncer->AwaitAll();
  if (!durable.ok() && durable.error().code == ErrorCode::kNoSpace) durable = store_.Flush();
  if (!durable.ok()) return durable;
  return cycle_.Tell();
}

// Nobody waits for a turn to end who need not. What to do about a failure is for the one that makes the turns.
void Loop::SeeDurable(bool durable) {
  if (!durable || !cycle_.Tell().ok()) inbox_.Wake();
}

void Loop::NoteAway(const Result<void>& done) {
  const bool lost = !done.ok() && done.error().code == ErrorCode::kNotReady;  // the store says so by itself
  const bool away = lost || (!done.ok() && done.error().code == ErrorCode::kUnavailable);
  const bool says_so = duty_.sweeps && !lost;  // once is enough
  if (away && !away_ && says_so) {
    Log(LogLevel::kError, "the store is away: calls get 503 until it is back", {{"error", ToString(done.error())}});
  } else if (!away && away_ && says_so) {
    Log(LogLevel::kInfo, "the store is back");
  }
  away_ = away;
}

void Loop::PublishDue() {
  const Now now = clock_->Read();
  const auto span = cycle_.UntilDue(now);
  const auto due = span ? std::optional(now.steady + *span) : std::nullopt;
  if (!duty_.sweeps) {
    if (due) callbacks_.due(*due);
    return;
  }
  const MutexLock lock(plan_mutex_);
  due_ = due;
}

// `now`: of the turn that ends.
void Loop::NoteTurn(Now now) {
  PublishDue();
  if (!duty_.sweeps) return;
  const MutexLock lock(plan_mutex_);
  if (wake_by_ && *wake_by_ <= now.steady) wake_by_.reset();
  turned_at_ = now.steady;
  turned_.NotifyAll();
}

bool Loop::FlushIfDue(Now now) {
  OnLoop();
  const Millis interval = store_.FlushInterval();
  if (interval == Millis{0}) return true;
  if (!flush_due_) flush_due_ = now.steady + interval;
  const std::uint64_t asked = FlushesAsked();
  if (now.steady < *flush_due_ && !store_.FlushNow() && asked == flushes_done_) return true;
  flush_due_.reset();
  Result<void> flushed = asked == flushes_done_ ? store_.BeginFlush() : store_.Flush();
  if (flushed.ok()) flushed = cycle_.Tell();
  NoteFlushed(asked);
  if (!flushed.ok()) Fatal(flushed.error());
  return flushed.ok();
}

std::uint64_t Loop::FlushesAsked() const {
  const MutexLock lock(plan_mutex_);
  return flushes_asked_;
}

void Loop::NoteFlushed(std::uint64_t asked) {
  const MutexLock lock(plan_mutex_);
  flushes_done_ = asked;
  turned_.NotifyAll();
}

void Loop::Measure() {
  bool had_space = false;
  {
    const MutexLock lock(metrics_mutex_);
    had_space = metrics_.has_space;
    const Cycle::Tally& tally = cycle_.tally();
    metrics_ = {.batches = tally.batches,
                .operations = tally.operations,
                .writes = tally.writes,
                .conflicts = tally.conflicts,
                .late_rejected = tally.late_rejected,
                .waiting_claims = cycle_.waiting_claims(),
                .leases = store_.leases(),
                .has_space = cycle_.has_space(),
                .firings = tally.firings,
                .firing_lag = tally.firing_lag};
  }
  if (had_space && !cycle_.has_space()) {
    Log(LogLevel::kError, "the disk is full: pushes are refused until there is room; everything else goes on");
  } else if (!had_space && cycle_.has_space()) {
    Log(LogLevel::kInfo, "there is room on the disk again: pushes are accepted");
  }
}

void Loop::NoteSpan(std::chrono::steady_clock::time_point started) {
  const auto span = std::chrono::steady_clock::now() - started;
  const MutexLock lock(metrics_mutex_);
  turns_.Add(std::chrono::duration_cast<std::chrono::microseconds>(span));
}

// Nothing more is acknowledged: what is still waiting is answered with the error.
void Loop::Fatal(const Error& error) {
  inbox().Close(error);
  while (true) {
    Inbox::Taken rest = TakeNow();
    for (auto& operation : rest.work.operations) {
      operation->Fail(error);
      operation->Answer();
    }
    for (auto& claim : rest.work.claims) claim->Answer(error);
    for (const auto& read : rest.reads) read(error);
    if (rest.empty()) break;
  }
  cycle_.AnswerWaiting(error);
  callbacks_.fatal(error);
}

}  // namespace pawl
