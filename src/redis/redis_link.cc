#include "redis/redis_link.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/log.h"
#include "redis/redis_connection.h"
#include "redis/redis_interrupt.h"
#include "redis/redis_master.h"
#include "redis/redis_pause.h"

namespace pawl {
namespace {

using std::chrono::steady_clock;

// What a call may still spend on connecting when Redis has been away for long.
constexpr std::chrono::milliseconds kQuickConnect{250};

// What an error reply means for the pipeline that it belongs to.
enum class Meaning : std::uint8_t {
  kAnswer,     // for the caller
  kSameAgain,  // the same server will be able to, in a moment
  kLookAgain,  // another server may be the right one by now
  kMoved,      // the reply names the right server
  kNoScript,
  kRefused,  // will not pass by itself
};

Meaning MeaningOf(const RedisReply& reply) {
  struct Row {
    std::string_view prefix;
    Meaning meaning;
  };
  // A slot that migrates is waited for where it was: half of its keys are there, half elsewhere.
  static constexpr Row kRows[] = {
      {"NOSCRIPT", Meaning::kNoScript},     {"MOVED", Meaning::kMoved},        {"ASK", Meaning::kSameAgain},
      {"TRYAGAIN", Meaning::kSameAgain},    {"BUSY", Meaning::kSameAgain},     {"LOADING", Meaning::kLookAgain},
      {"CLUSTERDOWN", Meaning::kLookAgain}, {"READONLY", Meaning::kLookAgain}, {"MASTERDOWN", Meaning::kLookAgain},
      {"NOAUTH", Meaning::kRefused},
  };
  if (!reply.IsError()) return Meaning::kAnswer;
  // Before version 7, what a script's command got is wrapped into an error of the script.
  if (reply.text.starts_with("ERR Error running script") && reply.text.find(": -READONLY ") != std::string::npos) {
    return Meaning::kLookAgain;
  }
  const Row* row = std::ranges::find_if(kRows, [&](const Row& one) { return reply.IsError(one.prefix); });
  return row == std::end(kRows) ? Meaning::kAnswer : row->meaning;
}

// The reply that decides what happens to the pipeline: the first that is not for the caller, a missing script last,
// since sending the body to the wrong server would not help.
const RedisReply* Decisive(const std::vector<RedisReply>& replies) {
  const RedisReply* no_script = nullptr;
  for (const RedisReply& reply : replies) {
    const Meaning meaning = MeaningOf(reply);
    if (meaning == Meaning::kNoScript) no_script = &reply;
    if (meaning != Meaning::kNoScript && meaning != Meaning::kAnswer) return &reply;
  }
  return no_script;
}

}  // namespace

class RedisLink::Impl {
 public:
  Impl(RedisUrl url, RedisLinkOptions options)
      : options_(std::move(options)), master_(std::move(url), options_.slot_key, interrupt_) {}

  Result<std::vector<RedisReply>> Call(std::span<const RedisCommand> commands) {
    const auto begin = steady_clock::now();
    const bool quick = down_since_ && begin - *down_since_ > options_.wait;
    const auto deadline = begin + (quick ? kQuickConnect + options_.reply_timeout : options_.wait);
    pause_.Reset();
    for (;;) {
      auto replies = Attempt(commands, quick ? kQuickConnect : options_.connect_timeout, deadline);
      if (replies.ok()) return Up(), replies;
      refused_.reset();
      if (replies.error().code == ErrorCode::kInvalid) refused_ = replies.error();
      if (replies.error().code == ErrorCode::kStopping) return Error{ErrorCode::kStopping, "interrupted"};
      const auto span = pause_.Next();
      const bool give_up =
          quick || replies.error().code == ErrorCode::kInvalid || steady_clock::now() + span > deadline;
      Down(replies.error(), give_up);
      if (give_up) return Unavailable(replies.error());
      interrupt_.Pause(span);
    }
  }

  void Interrupt() { interrupt_.Raise(); }
  std::optional<steady_clock::time_point> down_since() const { return down_since_; }
  std::uint64_t connects() const { return connects_; }
  const std::optional<Error>& refused() const { return refused_; }

 private:
  // kUnreachable: to be tried again. kInvalid: of no use. kStopping: interrupted.
  Result<std::vector<RedisReply>> Attempt(std::span<const RedisCommand> commands, std::chrono::milliseconds per_server,
                                          RedisDeadline deadline) {
    if (interrupt_.raised()) return Error{ErrorCode::kStopping, "interrupted"};
    if (connection_ == nullptr) {
      PAWL_ASSIGN(connection_, master_.Connect({per_server, deadline}));
      ++connects_;
    }
    const auto reply_deadline = std::min(deadline, steady_clock::now() + options_.reply_timeout);
    PAWL_ASSIGN(auto replies, Send(commands, reply_deadline, false));
    const RedisReply* decisive = Decisive(replies);
    if (decisive != nullptr && MeaningOf(*decisive) == Meaning::kNoScript) {
      PAWL_ASSIGN(replies, Send(commands, reply_deadline, true));
      decisive = Decisive(replies);
    }
    if (decisive == nullptr) return replies;
    return Act(*decisive);
  }

  Result<std::vector<RedisReply>> Send(std::span<const RedisCommand> commands, RedisDeadline deadline,
                                       bool with_bodies) {
    auto replies = connection_->Call(commands, deadline, with_bodies);
    if (!replies.ok()) Drop();
    return replies;
  }

  // Prepares the next attempt.
  Error Act(const RedisReply& reply) {
    const RedisEndpoint from = connection_->endpoint();
    const Meaning meaning = MeaningOf(reply);
    std::string why = fmt::format("Redis at {}: {}", ToString(from), reply.text);
    const bool not_ours = meaning == Meaning::kMoved && master_.url().kind != RedisUrl::Kind::kCluster;
    if (not_ours) why += " (a Cluster needs a redis+cluster:// URL)";
    if (meaning != Meaning::kSameAgain && meaning != Meaning::kNoScript) Drop();
    if (meaning == Meaning::kMoved) master_.Follow(reply.text, from);
    return {not_ours || meaning == Meaning::kRefused ? ErrorCode::kInvalid : ErrorCode::kUnreachable, std::move(why)};
  }

  void Drop() {
    connection_.reset();
    master_.AskAnother();
  }

  void Up() {
    if (std::exchange(logged_down_, false)) {
      Log(LogLevel::kInfo, "redis is back", {{"server", ToString(connection_->endpoint())}});
    }
    down_since_.reset();
    refused_.reset();
  }

  // A short trouble that ends within its call is nobody's business.
  void Down(const Error& error, bool give_up) {
    if (!down_since_) down_since_ = steady_clock::now();
    if (!give_up || std::exchange(logged_down_, true)) return;
    Log(LogLevel::kWarn, "redis is away", {{"url", Redacted(master_.url())}, {"error", error.detail}});
  }

  Error Unavailable(const Error& last) const {
    const auto away = std::chrono::duration<double>(steady_clock::now() - *down_since_).count();
    return {ErrorCode::kUnavailable, fmt::format("the store has not answered for {:.1f} s: {}", away, last.detail)};
  }

  RedisLinkOptions options_;
  RedisInterrupt interrupt_;
  RedisMaster master_;
  RedisPause pause_;
  std::unique_ptr<RedisConnection> connection_;  // null when there is none
  std::uint64_t connects_ = 0;
  std::optional<steady_clock::time_point> down_since_;
  std::optional<Error> refused_;
  bool logged_down_ = false;
};

RedisLink::RedisLink(RedisUrl url, RedisLinkOptions options)
    : impl_(std::make_unique<Impl>(std::move(url), std::move(options))) {}
RedisLink::~RedisLink() = default;
RedisLink::RedisLink(RedisLink&&) noexcept = default;
RedisLink& RedisLink::operator=(RedisLink&&) noexcept = default;

Result<std::vector<RedisReply>> RedisLink::Call(std::span<const RedisCommand> commands) {
  return impl_->Call(commands);
}

Result<RedisReply> RedisLink::Call(const RedisCommand& command) {
  PAWL_ASSIGN(std::vector<RedisReply> replies, Call(std::span(&command, 1)));
  return std::move(replies.front());
}

void RedisLink::Interrupt() { impl_->Interrupt(); }
std::optional<steady_clock::time_point> RedisLink::down_since() const { return impl_->down_since(); }
std::uint64_t RedisLink::connects() const { return impl_->connects(); }
const std::optional<Error>& RedisLink::refused() const { return impl_->refused(); }

}  // namespace pawl
