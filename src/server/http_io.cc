#include "server/http_io.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include "base/check.h"
#include "server/http_render.h"
#include "server/http_session.h"

namespace pawl {
namespace {

constexpr std::size_t kKeptLetters = 4096;

Millis SweepInterval(const ListenOptions& options) {
  const Millis shortest =
      std::min({options.handshake_timeout, options.header_timeout, options.body_timeout, options.idle_timeout,
                options.write_timeout, options.linger_timeout, options.event_comment_interval});
  return std::clamp(shortest / 4, Millis(5), Millis(1000));
}

int NewEvent() {
  const int fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  PAWL_CHECK(fd >= 0, "no event descriptor could be made");
  return fd;
}

}  // namespace

HttpIo::HttpIo(std::shared_ptr<HttpServerState> state)
    : state_(std::move(state)),
      sweep_interval_(SweepInterval(state_->options)),
      work_(context_.get_executor()),
      sweep_timer_(context_),
      letters_came_(context_, NewEvent()),
      scratch_(std::make_unique<char[]>(kScratchBytes)),
      swept_at_(Clock::now()),
      date_line_(DateLine(std::chrono::system_clock::now())) {}

void HttpIo::Start() {
  thread_ = std::thread([this] { Run(); });
}

void HttpIo::Run() {
  ArmSweep();
  AwaitLetters();
  context_.run();
  CloseMailbox();
  ended_.set_value();
}

void HttpIo::Adopt(std::shared_ptr<HttpSession> session) {
  boost::asio::post(context_, [this, moved = std::move(session)]() mutable { Add(std::move(moved)); });
}

void HttpIo::Add(std::shared_ptr<HttpSession> session) {
  session->SetIndex(sessions_.size());
  sessions_.push_back(session);
  session->Start();
  if (stopping_) session->StopGracefully();
}

void HttpIo::Forget(HttpSession& session) {
  const std::size_t index = session.index();
  const std::shared_ptr<HttpSession> keep = std::move(sessions_[index]);
  sessions_[index] = std::move(sessions_.back());
  if (sessions_[index] != nullptr) sessions_[index]->SetIndex(index);
  sessions_.pop_back();
  EndWhenEmpty();
}

void HttpIo::Post(SessionLetter letter) {
  std::unique_lock lock(mutex_);
  if (closed_) {
    lock.unlock();
    letter.session->Take(letter);  // the thread has ended and the session is closed: nothing is left to race with
    return;
  }
  mailbox_.push_back(std::move(letter));
  if (std::exchange(woken_, true)) return;
  lock.unlock();
  const std::uint64_t one = 1;
  const ssize_t written = write(letters_came_.native_handle(), &one, sizeof(one));
  PAWL_CHECK(written == sizeof(one), "an I/O thread could not be woken");
}

void HttpIo::AwaitLetters() {
  letters_came_.async_wait(decltype(letters_came_)::wait_read, [this](const boost::system::error_code& error) {
    if (error) return;
    Drain();
    if (!stopping_ || !sessions_.empty()) AwaitLetters();
  });
}

void HttpIo::Drain() {
  std::uint64_t count = 0;
  const ssize_t taken = read(letters_came_.native_handle(), &count, sizeof(count));
  if (taken < 0) return;  // woken for nothing
  {
    std::lock_guard lock(mutex_);
    letters_.swap(mailbox_);
    woken_ = false;
  }
  for (SessionLetter& letter : letters_) {
    if (letter.session->Take(letter)) touched_.push_back(std::move(letter.session));
  }
  letters_.clear();
  if (letters_.capacity() > kKeptLetters) letters_ = {};
  for (const auto& session : touched_) session->Advance();
  touched_.clear();
}

void HttpIo::ArmSweep() {
  sweep_timer_.expires_after(sweep_interval_);
  sweep_timer_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    Sweep();
    if (!stopping_ || !sessions_.empty()) ArmSweep();
  });
}

void HttpIo::Sweep() {
  swept_at_ = Clock::now();
  date_line_ = DateLine(std::chrono::system_clock::now());
  // Backwards: a session that ends is replaced by the last one, which has had its turn.
  for (std::size_t i = sessions_.size(); i-- > 0;) {
    const std::shared_ptr<HttpSession> session = sessions_[i];
    session->Sweep(swept_at_);
  }
}

void HttpIo::BeginStop() {
  boost::asio::post(context_, [this] {
    stopping_ = true;
    for (std::size_t i = sessions_.size(); i-- > 0;) {
      const std::shared_ptr<HttpSession> session = sessions_[i];
      session->StopGracefully();
    }
    EndWhenEmpty();
  });
}

void HttpIo::FinishStop(Clock::time_point deadline) {
  std::future<void> ended = ended_.get_future();
  if (ended.wait_until(deadline) == std::future_status::timeout) {
    boost::asio::post(context_, [this] {
      while (!sessions_.empty()) {
        const std::shared_ptr<HttpSession> session = sessions_.back();
        session->Close();
      }
    });
  }
  thread_.join();
}

void HttpIo::EndWhenEmpty() {
  if (!stopping_ || !sessions_.empty()) return;
  sweep_timer_.cancel();
  letters_came_.cancel();
  work_.reset();
}

void HttpIo::CloseMailbox() {
  std::vector<SessionLetter> rest;
  {
    std::lock_guard lock(mutex_);
    closed_ = true;
    rest.swap(mailbox_);
  }
  for (SessionLetter& letter : rest) letter.session->Take(letter);
}

}  // namespace pawl
