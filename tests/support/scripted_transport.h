// ScriptedTransport is a Transport for tests of what makes calls: it keeps each request until the test says what comes
// of it, and its time is a clock that the test moves. Nothing is sent. On the thread of the test, but Send, Cancel and
// Post may be called by others too.
//
//   transport.at(0).request.url.text();
//   transport.Answer(0, 200, {{"content-type", "text/plain"}}, "hello");
//   transport.Fail(1, Failure::kConnect);
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/check.h"
#include "outbound/transport.h"

namespace pawl::support {

class ScriptedTransport final : public outbound::Transport {
 public:
  struct Sent {
    outbound::TransferId id;
    outbound::Request request;
    outbound::Sink* sink = nullptr;  // null once it has ended
    bool cancelled = false;
    int status = 0;
    std::uint64_t received = 0;
  };

  explicit ScriptedTransport(std::shared_ptr<ManualClock> clock = std::make_shared<ManualClock>())
      : clock_(std::move(clock)) {}

  outbound::TransferId Send(outbound::Request request, outbound::Sink& sink) override {
    const std::lock_guard lock(mutex_);
    const outbound::TransferId id{sent_.size() + 1};
    sent_.push_back({id, std::move(request), &sink});
    return id;
  }
  void Cancel(outbound::TransferId id) override {
    Post([this, id] {
      Sent& sent = at(id.value - 1);
      sent.cancelled = true;
      if (sent.sink != nullptr) End(sent, {.failure = outbound::Failure::kCancelled, .error = "cancelled"});
    });
  }
  void Post(std::function<void()> task) override {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(task));
  }
  Now now() const override { return clock_->Read(); }

  ManualClock& clock() { return *clock_; }
  std::size_t count() const {
    const std::lock_guard lock(mutex_);
    return sent_.size();
  }
  // The request that was sent as the i-th, from 0. Stays where it is.
  Sent& at(std::size_t i) {
    const std::lock_guard lock(mutex_);
    return sent_.at(i);
  }

  // What the loop's thread would do: runs all that was posted, and what that posts.
  void RunPosted() {
    for (;;) {
      std::function<void()> task;
      {
        const std::lock_guard lock(mutex_);
        if (posted_.empty()) return;
        task = std::move(posted_.front());
        posted_.pop_front();
      }
      task();
    }
  }

  // A whole answer. The sink may say no to its head or its bytes, which ends it as the loop would.
  void Answer(std::size_t i, int status, outbound::Headers headers = {}, std::string_view body = {}) {
    if (!Begin(i, status, std::move(headers), body.size())) return;
    if (!body.empty() && !Bytes(i, body)) return;
    End(at(i), {});
  }
  // The same in steps. False when the sink has refused, and has been told of the end.
  bool Begin(std::size_t i, int status, outbound::Headers headers = {}, std::optional<std::uint64_t> length = {}) {
    Sent& sent = Running(i);
    sent.status = status;
    const outbound::Head head{.status = status, .headers = std::move(headers), .content_length = length};
    return sent.sink->OnHead(head) || Refused(sent);
  }
  bool Bytes(std::size_t i, std::string_view bytes) {
    Sent& sent = Running(i);
    sent.received += bytes.size();
    if (sent.received > sent.request.max_bytes) {
      End(sent, {.failure = outbound::Failure::kTooLarge, .error = "too large"});
      return false;
    }
    return sent.sink->OnBytes(bytes) || Refused(sent);
  }
  void Finish(std::size_t i) { End(Running(i), {}); }
  void Fail(std::size_t i, outbound::Failure failure, std::string error = "as the test says") {
    End(Running(i), {.failure = failure, .error = std::move(error)});
  }
  // The end in all its parts; status and bytes are filled in.
  void End(std::size_t i, outbound::Outcome outcome) { End(Running(i), std::move(outcome)); }

 private:
  Sent& Running(std::size_t i) {
    Sent& sent = at(i);
    PAWL_CHECK(sent.sink != nullptr, "a transfer ends once");
    return sent;
  }
  bool Refused(Sent& sent) {
    End(sent, {.failure = outbound::Failure::kRefusedBySink, .error = "not wanted"});
    return false;
  }
  static void End(Sent& sent, outbound::Outcome outcome) {
    outcome.status = sent.status;
    outcome.bytes_received = sent.received;
    std::exchange(sent.sink, nullptr)->OnEnd(outcome);
  }

  const std::shared_ptr<ManualClock> clock_;
  mutable std::mutex mutex_;
  std::deque<Sent> sent_;                     // guarded by mutex_
  std::deque<std::function<void()>> posted_;  // guarded by mutex_
};

}  // namespace pawl::support
