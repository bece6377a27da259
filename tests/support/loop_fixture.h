// What tests of the loop share: a loop that may call loopback only, a web server and a name server of their own, and a
// sink that can be waited for.
#pragma once

#include <gtest/gtest.h>

#include <condition_variable>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "outbound/loop.h"
#include "tests/support/dns_peer.h"
#include "tests/support/http_peer.h"
#include "tests/support/wait_until.h"

namespace pawl::support {

// Methods of Sink are called on the loop's thread; the fields may be read after Wait.
class WaitingSink final : public outbound::Sink {
 public:
  bool OnHead(const outbound::Head& got) override {
    head = got;
    return take_head;
  }
  bool OnBytes(std::span<const char> bytes) override {
    body.append(bytes.data(), bytes.size());
    return body.size() <= take_bytes;
  }
  void OnEnd(const outbound::Outcome& outcome) override {
    const std::lock_guard lock(mutex_);
    outcome_ = outcome;
    ended_.notify_all();
  }

  // A failure of kOwnFault at the end of our patience.
  outbound::Outcome Wait() {
    std::unique_lock lock(mutex_);
    if (!ended_.wait_for(lock, kPatience, [this] { return outcome_.has_value(); })) {
      return {.failure = outbound::Failure::kOwnFault, .error = "the transfer does not end"};
    }
    return *outcome_;
  }
  bool ended() {
    const std::lock_guard lock(mutex_);
    return outcome_.has_value();
  }

  bool take_head = true;
  std::size_t take_bytes = std::numeric_limits<std::size_t>::max();
  outbound::Head head;
  std::string body;

 private:
  std::mutex mutex_;
  std::condition_variable ended_;
  std::optional<outbound::Outcome> outcome_;
};

class LoopTestBase : public testing::Test {
 protected:
  static outbound::GuardRules AllowLoopback() { return {.allow = *outbound::ParseGuardEntries("127.0.0.0/8,::1")}; }
  static outbound::GuardRules Allow(const std::string& list) { return {.allow = *outbound::ParseGuardEntries(list)}; }

  // The loop is made by the first use, with the options as they are then.
  outbound::Loop& loop() {
    if (!loop_) loop_ = std::make_unique<outbound::Loop>(options_);
    return *loop_;
  }
  void StartAnew() { loop_.reset(); }

  static outbound::Request Get(const std::string& url) { return {.url = *outbound::ParseUrl(url)}; }
  // Sends it and waits for its end.
  outbound::Outcome Call(outbound::Request request, WaitingSink& sink) {
    EXPECT_NE(loop().Send(std::move(request), sink).value, 0U);
    return sink.Wait();
  }
  outbound::Outcome Call(outbound::Request request) {
    WaitingSink sink;
    return Call(std::move(request), sink);
  }
  outbound::Outcome Call(const std::string& url) { return Call(Get(url)); }
  static std::string Word(const outbound::Outcome& outcome) { return std::string(Name(outcome.failure)); }

  HttpPeer peer_;
  DnsPeer dns_;
  outbound::LoopOptions options_{.rules = AllowLoopback(), .resolver = {.servers = {dns_.server()}}};

 private:
  std::unique_ptr<outbound::Loop> loop_;
};

}  // namespace pawl::support
