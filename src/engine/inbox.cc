#include "engine/inbox.h"

#include "engine/wakeup_batch.h"

namespace pawl {
namespace {

using Until = std::optional<std::chrono::steady_clock::time_point>;  // nothing: for ever

Until UntilOf(std::optional<std::chrono::nanoseconds> span) {
  return span ? Until(std::chrono::steady_clock::now() + *span) : std::nullopt;
}

// False: the time is over.
bool WaitOnce(CondVar& changed, MutexLock& lock, Until until) {
  if (until) return changed.WaitUntil(lock, *until);
  changed.Wait(lock);
  return true;
}

}  // namespace

std::optional<Error> Inbox::Refusal(Lane lane, std::size_t bytes) const {
  if (closed_) return closed_;
  const std::size_t percent = lane == Lane::kUrgent ? 100 : 80;
  const std::size_t waiting = operations_.size() - taken_ + claims_.size();
  if (waiting * 100 >= options_.max_waiting * percent ||
      (bytes_ + bytes) * 100 > options_.max_waiting_bytes * percent) {
    return Error{ErrorCode::kOverloaded, "too many requests are waiting; try again in a moment"};
  }
  return std::nullopt;
}

std::optional<Error> Inbox::Put(std::unique_ptr<Pending>& operation) {
  const std::size_t bytes = operation->bytes();
  {
    const MutexLock lock(mutex_);
    if (auto refusal = Refusal(operation->lane(), bytes)) return refusal;
    bytes_ += bytes;
    operations_.push_back(std::move(operation));
    if (!asleep_) {
      left_to_helpers_.NotifyOne();
      return std::nullopt;
    }
    if (std::exchange(awake_, true)) return std::nullopt;
  }
  WakeTaker();
  return std::nullopt;
}

std::optional<Error> Inbox::Put(std::unique_ptr<PendingClaim>& claim) {
  {
    const MutexLock lock(mutex_);
    if (auto refusal = Refusal(Lane::kOrdinary, 0)) return refusal;
    claims_.push_back(std::move(claim));
    if (std::exchange(awake_, true)) return std::nullopt;
  }
  WakeTaker();
  return std::nullopt;
}

void Inbox::WakeTaker() {
  WakeupBatch::WakeLater(this, [this](WakeupBatch::MayRunInline lends) {
    if (lends == WakeupBatch::MayRunInline::kYes && take_here_ && take_here_()) return;
    Wake();  // who took it here may have left something
  });
}

void Inbox::Cancel(Core::ClaimHandle handle) {
  {
    const MutexLock lock(mutex_);
    cancelled_.push_back(handle);
    awake_ = true;
  }
  changed_.NotifyOne();
}

bool Inbox::PutRead(Read read) {
  {
    const MutexLock lock(mutex_);
    if (closed_) return false;
    reads_.push_back(std::move(read));
    awake_ = true;
  }
  changed_.NotifyOne();
  return true;
}

void Inbox::Wake() {
  {
    const MutexLock lock(mutex_);
    awake_ = true;
  }
  changed_.NotifyOne();
}

void Inbox::Close(Error reason) {
  {
    const MutexLock lock(mutex_);
    if (!closed_) closed_ = std::move(reason);
    awake_ = true;
  }
  left_to_helpers_.NotifyAll();
  changed_.NotifyOne();
}

void Inbox::Await(std::optional<std::chrono::nanoseconds> span) {
  MutexLock lock(mutex_);
  const auto until = UntilOf(span);
  asleep_ = true;
  while (!awake_ && !closed_ && operations_.empty() && WaitOnce(changed_, lock, until)) {
  }
  asleep_ = false;
}

Inbox::Taken Inbox::TakeNow(Limits most) {
  Taken taken;
  const MutexLock lock(mutex_);
  taken.reads = std::exchange(reads_, {});
  TakeAllWork(most, taken);
  return taken;
}

Inbox::Taken Inbox::TakeWork(Limits most) {
  Taken taken;
  const MutexLock lock(mutex_);
  TakeAllWork(most, taken);
  taken.more = taken.more || !reads_.empty();
  return taken;
}

void Inbox::TakeAllWork(Limits most, Taken& taken) {
  TakeOperations(most, taken);
  taken.work.claims = std::exchange(claims_, {});
  taken.work.cancelled = std::exchange(cancelled_, {});
  awake_ = !reads_.empty();
  if (taken.more) left_to_helpers_.NotifyOne();
}

void Inbox::AwaitToHelp(std::optional<std::chrono::nanoseconds> span) {
  MutexLock lock(mutex_);
  const auto until = UntilOf(span);
  while (!closed_ && (operations_.empty() || asleep_) && WaitOnce(left_to_helpers_, lock, until)) {
  }
}

Inbox::Taken Inbox::Help(Limits most) {
  Taken taken;
  const MutexLock lock(mutex_);
  if (!asleep_) TakeOperations(most, taken);
  taken.closed = closed_.has_value();
  return taken;
}

void Inbox::TakeOperations(Limits most, Taken& taken) {
  std::size_t bytes = 0;
  std::size_t weight = 0;
  while (taken_ < operations_.size() && bytes < most.bytes) {
    weight += operations_[taken_]->weight();
    if (weight > most.operations && !taken.work.operations.empty()) break;
    bytes += operations_[taken_]->bytes();
    taken.work.operations.push_back(std::move(operations_[taken_++]));
  }
  bytes_ -= bytes;
  // What was taken goes when it is the larger part, so that it never piles up and little is moved.
  if (taken_ * 2 >= operations_.size()) {
    operations_.erase(operations_.begin(), operations_.begin() + static_cast<std::ptrdiff_t>(taken_));
    taken_ = 0;
  }
  taken.closed = closed_.has_value();
  taken.more = taken_ < operations_.size();
}

std::size_t Inbox::Weigh(std::size_t most) const {
  const MutexLock lock(mutex_);
  std::size_t weight = 0;
  for (std::size_t i = taken_; i < operations_.size() && weight < most; ++i) weight += operations_[i]->weight();
  for (std::size_t i = 0; i < claims_.size() && weight < most; ++i) weight += claims_[i]->request.count;
  return std::min(weight, most);
}

std::size_t Inbox::size() const {
  const MutexLock lock(mutex_);
  return operations_.size() - taken_ + claims_.size();
}

}  // namespace pawl
