#include "server/stats_hub.h"

#include <algorithm>

#include "base/log.h"
#include "engine/read_in_steps.h"
#include "wire/http/render_view.h"

namespace pawl {
namespace {

// How often streams that are told nothing are asked whether somebody still reads them.
constexpr std::chrono::seconds kLook{5};
constexpr std::chrono::milliseconds kFresh{500};
constexpr int kRest = 10;  // times as long as the reading took

// Those who are told as often are told together.
template <typename Time>
Time NextTick(Time now, Millis every) {
  return now - now.time_since_epoch() % every + every;
}

bool Covers(const FiguresQuery& read, const FiguresQuery& wanted) {
  return (read.all || !wanted.all) && std::ranges::includes(read.queues, wanted.queues);
}

}  // namespace

struct StatsHub::Reading {
  explicit Reading(FiguresQuery query) : walk(std::move(query)) {}

  FiguresWalk walk;
  bool done = false;  // these two: guarded by Shared::mutex
  std::optional<Error> error;
};

struct StatsHub::Sent {
  FiguresPlace after;
  bool whole = false;
  std::string data;
};

StatsHub::StatsHub(Core& core) : core_(core), thread_([this] { Run(); }) {}

Result<void> StatsHub::CheckRoom() const {
  if (count_.load(std::memory_order_relaxed) < kMaxStreams) return {};
  return Error{ErrorCode::kOverloaded, "too many event streams are open; try again later"};
}

void StatsHub::Add(StatsFilter filter, std::shared_ptr<http::EventStream> stream) {
  const MutexLock lock(shared_->mutex);
  if (shared_->stopping) return;
  shared_->joining.push_back({std::move(filter), std::move(stream), Clock::now()});
  count_.fetch_add(1, std::memory_order_relaxed);
  shared_->changed.NotifyAll();
}

void StatsHub::Stop() {
  {
    const MutexLock lock(shared_->mutex);
    shared_->stopping = true;
    shared_->joining.clear();
    shared_->changed.NotifyAll();
  }
  if (thread_.joinable()) thread_.join();
  followers_.clear();
}

void StatsHub::Run() {
  MutexLock lock(shared_->mutex);
  while (!shared_->stopping) {
    for (Follower& follower : shared_->joining) followers_.push_back(std::move(follower));
    shared_->joining.clear();
    lock.Unlock();
    DropClosed();
    Serve(Clock::now());
    lock.Lock();
    WaitForDue(lock);
  }
}

void StatsHub::WaitForDue(MutexLock& lock) {
  if (followers_.empty()) {
    board_ = {};
    read_ = {};
    while (!shared_->stopping && shared_->joining.empty()) shared_->changed.Wait(lock);
    return;
  }
  Clock::time_point due = Clock::now() + kLook;
  for (const Follower& follower : followers_) due = std::min(due, follower.due);
  while (!shared_->stopping && shared_->joining.empty()) {
    if (!shared_->changed.WaitUntil(lock, due)) return;
  }
}

void StatsHub::DropClosed() {
  const std::size_t dropped =
      std::erase_if(followers_, [](const Follower& follower) { return !follower.stream->open(); });
  count_.fetch_sub(dropped, std::memory_order_relaxed);
}

void StatsHub::Serve(Clock::time_point now) {
  FiguresQuery wanted;
  for (const Follower& follower : followers_) {
    if (follower.due > now) continue;
    if (follower.filter.queue) wanted.queues.insert(*follower.filter.queue);
    if (!follower.filter.queue) wanted.all = true;
  }
  const bool somebody = wanted.all || !wanted.queues.empty();
  if (!somebody) return;
  const bool fresh = now < fresh_until_ && Covers(read_, wanted);
  const bool known = fresh || Read(now, std::move(wanted));
  AllSent sent;
  for (Follower& follower : followers_) {
    if (follower.due > now) continue;
    follower.due = NextTick(Clock::now(), follower.filter.every);
    if (!known) continue;
    const Sent& event = EventOf(follower, sent);
    follower.place = event.after;
    follower.stream->Send(event.whole ? "stats" : "changes", event.data);
  }
}

// False: the store could not be read, or the hub stops.
bool StatsHub::Read(Clock::time_point now, FiguresQuery query) {
  const auto reading = std::make_shared<Reading>(query);
  ReadInSteps(
      core_, [reading, &names = core_.names()](StoreReader& reader) { return reading->walk.Step(reader, names); },
      [reading, shared = shared_](const std::optional<Error>& error) {
        const MutexLock lock(shared->mutex);
        reading->done = true;
        reading->error = error;
        shared->changed.NotifyAll();
      });
  {
    MutexLock lock(shared_->mutex);
    while (!shared_->stopping && !reading->done) shared_->changed.Wait(lock);
    if (!reading->done) return false;
  }
  const bool failed = reading->error.has_value();
  if (failed && !failing_) {
    Log(LogLevel::kWarn, "the figures of queues cannot be read", {{"error", ToString(*reading->error)}});
  }
  failing_ = failed;
  if (failed) return false;
  board_.Update(reading->walk.table(), query);
  read_ = std::move(query);
  read_at_ = core_.now().wall;
  const auto end = Clock::now();
  fresh_until_ = end + std::max<Clock::duration>(kFresh, kRest * (end - now));
  return true;
}

const StatsHub::Sent& StatsHub::EventOf(const Follower& follower, AllSent& sent) const {
  const auto [found, is_new] = sent.try_emplace({follower.filter.queue, follower.place});
  if (!is_new) return found->second;
  FiguresPlace place = follower.place;
  const FiguresEvent event = board_.Next(place, follower.filter.queue);
  found->second = {place, event.whole, http::RenderFigures(event, read_at_)};
  return found->second;
}

}  // namespace pawl
