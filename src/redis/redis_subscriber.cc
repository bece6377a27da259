#include "redis/redis_subscriber.h"

#include <thread>
#include <utility>

#include "base/log.h"
#include "redis/redis_connection.h"
#include "redis/redis_interrupt.h"
#include "redis/redis_master.h"
#include "redis/redis_pause.h"

namespace pawl {
namespace {

using std::chrono::steady_clock;

// All sentinels or nodes together; then it begins again.
constexpr std::chrono::seconds kConnectAll{10};

}  // namespace

class RedisSubscriber::Impl {
 public:
  explicit Impl(RedisSubscriberOptions options)
      : options_(std::move(options)),
        master_(options_.url, options_.slot_key, interrupt_),
        thread_([this] { Run(); }) {}

  ~Impl() {
    interrupt_.Raise();
    thread_.join();
  }

 private:
  void Run() {
    while (!interrupt_.raised()) {
      const Error ended = Listen();
      if (interrupt_.raised()) return;
      master_.AskAnother();
      if (!std::exchange(logged_down_, true)) {
        Log(LogLevel::kWarn, "redis subscription lost", {{"url", Redacted(options_.url)}, {"error", ended.detail}});
      }
      interrupt_.Pause(pause_.Next());
    }
  }

  // From connecting until the connection is lost.
  Error Listen() {
    auto opened = master_.Connect({options_.connect_timeout, steady_clock::now() + kConnectAll});
    if (!opened.ok()) return std::move(opened).error();
    RedisConnection& connection = **opened;
    RedisCommand subscribe("SUBSCRIBE");
    for (const std::string& channel : options_.channels) subscribe.Add(channel);
    if (auto sent = connection.Send(std::span(&subscribe, 1), AnswerDeadline()); !sent.ok()) return sent.error();

    subscribed_ = 0;
    bool answer_due = true;
    auto deadline = AnswerDeadline();
    for (;;) {
      auto received = connection.Receive(deadline);
      if (!received.ok()) return std::move(received).error();
      if (received->has_value()) {
        if ((*received)->IsError()) return {ErrorCode::kUnreachable, (*received)->text};
        Take(**received);
        if (interrupt_.raised()) return {ErrorCode::kStopping, "interrupted"};
        answer_due = subscribed_ < options_.channels.size();
        if (!answer_due) deadline = steady_clock::now() + options_.ping_every;
        continue;
      }
      if (answer_due) return {ErrorCode::kUnreachable, "Redis at " + ToString(connection.endpoint()) + " is silent"};
      const RedisCommand ping("PING");
      if (auto sent = connection.Send(std::span(&ping, 1), AnswerDeadline()); !sent.ok()) return sent.error();
      answer_due = true;
      deadline = AnswerDeadline();
    }
  }

  // ["subscribe", channel, count], ["message", channel, payload], ["pong", ""]
  void Take(const RedisReply& event) {
    if (event.items.size() < 3) return;
    if (event.items[0].text == "message") options_.on_message(event.items[1].text, event.items[2].text);
    if (event.items[0].text != "subscribe" || ++subscribed_ != options_.channels.size()) return;
    pause_.Reset();
    if (std::exchange(logged_down_, false)) {
      Log(LogLevel::kInfo, "redis subscription is back", {{"url", Redacted(options_.url)}});
    }
    if (options_.on_connect) options_.on_connect();
  }

  RedisDeadline AnswerDeadline() const { return steady_clock::now() + options_.reply_timeout; }

  const RedisSubscriberOptions options_;
  RedisInterrupt interrupt_;
  RedisMaster master_;
  RedisPause pause_;
  std::size_t subscribed_ = 0;  // channels of this connection that Redis has confirmed
  bool logged_down_ = false;
  std::thread thread_;  // last: it uses all of the others
};

RedisSubscriber::RedisSubscriber(RedisSubscriberOptions options) : impl_(std::make_unique<Impl>(std::move(options))) {}
RedisSubscriber::~RedisSubscriber() = default;

}  // namespace pawl
