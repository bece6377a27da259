#include "server/scan_reads.h"

#include <algorithm>
#include <utility>

#include "base/thread_name.h"

namespace pawl {
namespace {

constexpr Millis kAskAgain{500};
constexpr std::size_t kAskedMost = 1'000;

}  // namespace

ScanReads::ScanReads(std::shared_ptr<Source> source, std::size_t threads, std::shared_ptr<Clock> clock)
    : source_(std::move(source)), threads_most_(threads), wait_(std::move(clock)) {}

ScanReads::~ScanReads() { Stop(); }

void ScanReads::Read(ReadRequest request, Millis wait, Done done) {
  {
    const MutexLock lock(wait_.mutex());
    if (!stopping_ && asked_.size() < kAskedMost) {
      const SteadyTime now = wait_.now();
      asked_.emplace(now, Asked{std::move(request), now + wait, std::move(done)});
      if (idle_ == 0 && threads_.size() < threads_most_) threads_.emplace_back([this] { RunThread(); });
      done = nullptr;
    }
  }
  if (done) return done(Error{ErrorCode::kOverloaded, "too many reads of documents are waiting"});
  wait_.Notify();
}

void ScanReads::Stop() {
  std::vector<std::thread> threads;
  std::multimap<SteadyTime, Asked> left;
  {
    const MutexLock lock(wait_.mutex());
    stopping_ = true;
    threads.swap(threads_);
    left.swap(asked_);
  }
  wait_.Notify();
  for (auto& [due, asked] : left) asked.done(Error{ErrorCode::kStopping, "the server stops"});
  for (std::thread& thread : threads) thread.join();
}

void ScanReads::RunThread() {
  NameThisThread("documents");
  MutexLock lock(wait_.mutex());
  while (!stopping_) {
    const SteadyTime due = asked_.empty() ? kNeverSteady : asked_.begin()->first;
    if (due > wait_.now()) {
      ++idle_;
      while (!stopping_ && (asked_.empty() || asked_.begin()->first >= due) && wait_.Until(lock, due)) {
      }
      --idle_;
      continue;
    }
    Asked asked = std::move(asked_.extract(asked_.begin()).mapped());
    lock.Unlock();
    Result<Block> block = source_->Read(asked.request);
    lock.Lock();
    const SteadyTime now = wait_.now();
    if (block.ok() && block->documents.empty() && now < asked.until && !stopping_) {
      const SteadyTime next = std::min(asked.until, now + kAskAgain);
      asked_.emplace(next, std::move(asked));
      continue;
    }
    lock.Unlock();
    asked.done(std::move(block));
    lock.Lock();
  }
}

}  // namespace pawl
