#include "server/io_thread.h"

#include <algorithm>
#include <utility>

#include "base/thread_name.h"
#include "engine/wakeup_batch.h"
#include "server/http_render.h"
#include "server/session.h"

namespace pawl {
namespace {

constexpr std::size_t kKeptLetters = 4096;
constexpr std::size_t kLargeInFlight = 32U << 20U;  // or one request

Millis SweepInterval(const ListenOptions& options) {
  const Millis shortest =
      std::min({options.handshake_timeout, options.header_timeout, options.body_timeout, options.idle_timeout,
                options.write_timeout, options.linger_timeout, options.event_comment_interval});
  return std::clamp(shortest / 4, Millis(5), Millis(1000));
}

}  // namespace

IoThread::IoThread(std::shared_ptr<ListenState> state)
    : state_(std::move(state)),
      sweep_interval_(SweepInterval(state_->options)),
      scratch_(std::make_unique<char[]>(kScratchBytes)),
      swept_at_(Clock::now()),
      date_line_(DateLine(std::chrono::system_clock::now())) {}

void IoThread::Start() {
  thread_ = std::thread([this] { Run(); });
}

void IoThread::Run() {
  NameThisThread("io");
  thread_id_ = std::this_thread::get_id();
  ArmSweep();
  // All that is ready before anyone else is woken by it.
  WakeupBatch gathering(WakeupBatch::MayRunInline::kYes);
  loop_.Run([this] { Drain(); }, [&gathering] { gathering.Flush(); });
  CloseMailbox();
  ended_.set_value();
}

void IoThread::Adopt(std::shared_ptr<Session> session) {
  loop_.Post([this, session = std::move(session)] { Add(session); });
}

void IoThread::Add(std::shared_ptr<Session> session) {
  session->SetIndex(sessions_.size());
  sessions_.push_back(session);
  session->Start();
  if (stopping_) session->StopGracefully();
}

void IoThread::Forget(Session& session) {
  const std::size_t index = session.index();
  const std::shared_ptr<Session> keep = std::move(sessions_[index]);
  sessions_[index] = std::move(sessions_.back());
  if (sessions_[index] != nullptr) sessions_[index]->SetIndex(index);
  sessions_.pop_back();
  EndWhenEmpty();
}

void IoThread::Post(std::unique_ptr<SessionMessage> letter) {
  MutexLock lock(mutex_);
  if (closed_) {
    lock.Unlock();
    letter->session->Take(*letter);  // the thread has ended and the session is closed: nothing is left to race with
    return;
  }
  mailbox_.push_back(std::move(letter));
  if (std::exchange(woken_, true)) return;
  lock.Unlock();
  WakeupBatch::WakeLater(this, [self = shared_from_this()](WakeupBatch::MayRunInline lends) {
    // Who lends itself is an I/O thread: if it is this one, its letters can be read right here.
    const bool is_this = self->thread_id_ == std::this_thread::get_id();
    lends == WakeupBatch::MayRunInline::kYes&& is_this ? self->Drain() : self->loop_.Wake();
  });
}

void IoThread::Drain() {
  {
    const MutexLock lock(mutex_);
    letters_.swap(mailbox_);
    woken_ = false;
  }
  for (const auto& letter : letters_) {
    if (letter->session->Take(*letter)) touched_.push_back(std::move(letter->session));
  }
  letters_.clear();
  if (letters_.capacity() > kKeptLetters) letters_.shrink_to_fit();
  for (const auto& session : touched_) session->Advance();
  touched_.clear();
}

bool IoThread::BeginLarge(Session& session, std::size_t bytes) {
  const bool fits = large_in_flight_ == 0 || large_in_flight_ + bytes <= kLargeInFlight;
  if (!large_waiting_.empty() || !fits) {
    large_waiting_.emplace_back(session.weak_from_this(), bytes);
    return false;
  }
  large_in_flight_ += bytes;
  return true;
}

void IoThread::EndLarge(std::size_t bytes) {
  large_in_flight_ -= bytes;
  while (!large_waiting_.empty()) {
    auto& [waiting, wanted] = large_waiting_.front();
    if (large_in_flight_ > 0 && large_in_flight_ + wanted > kLargeInFlight) return;
    large_in_flight_ += wanted;
    loop_.Post([this, weak = std::move(waiting), size = wanted] {
      const std::shared_ptr<Session> session = weak.lock();
      session == nullptr ? EndLarge(size) : session->Resume(size);
    });
    large_waiting_.pop_front();
  }
}

void IoThread::ArmSweep() {
  loop_.After(sweep_interval_, [this] {
    Sweep();
    ArmSweep();
  });
}

void IoThread::Sweep() {
  swept_at_ = Clock::now();
  date_line_ = DateLine(std::chrono::system_clock::now());
  // Backwards: a session that ends is replaced by the last one, which has had its turn.
  for (std::size_t i = sessions_.size(); i-- > 0;) {
    const std::shared_ptr<Session> session = sessions_[i];
    session->Sweep(swept_at_);
  }
}

void IoThread::BeginStop() {
  loop_.Post([this] {
    stopping_ = true;
    for (std::size_t i = sessions_.size(); i-- > 0;) {
      const std::shared_ptr<Session> session = sessions_[i];
      session->StopGracefully();
    }
    EndWhenEmpty();
  });
}

void IoThread::FinishStop(Clock::time_point deadline) {
  std::future<void> ended = ended_.get_future();
  if (ended.wait_until(deadline) == std::future_status::timeout) {
    loop_.Post([this] {
      while (!sessions_.empty()) {
        const std::shared_ptr<Session> session = sessions_.back();
        session->Close();
      }
    });
  }
  thread_.join();
}

void IoThread::EndWhenEmpty() {
  if (!stopping_ || !sessions_.empty()) return;
  loop_.Stop();
}

void IoThread::CloseMailbox() {
  std::vector<std::unique_ptr<SessionMessage>> rest;
  {
    const MutexLock lock(mutex_);
    closed_ = true;
    rest.swap(mailbox_);
  }
  for (const auto& letter : rest) letter->session->Take(*letter);
}

}  // namespace pawl
