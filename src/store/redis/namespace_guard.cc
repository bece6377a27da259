#include "store/redis/namespace_guard.h"

#include <fmt/format.h>

#include "base/log.h"
#include "base/random.h"
#include "store/redis/redis_reader.h"

namespace pawl {
namespace {

constexpr std::string_view kPart = "redis_data";
// Fields of `done`.
constexpr std::string_view kId = "namespace";
constexpr std::string_view kAccepted = "accepted";
// What a fail-over may lose without being called a loss: replicas are behind by less, and so is an append-only file
// that is synced every second. Marks are two seconds apart.
constexpr std::int64_t kGoneBackMaxMs = 10'000;

std::string MarkField(const std::string& node) { return node + ":at"; }

std::string NewId() { return fmt::format("{:016x}", FreshSeed()); }

}  // namespace

NamespaceGuard::NamespaceGuard(const RedisKeys& keys, std::string name_space, std::shared_ptr<Health> health)
    : name_space_(std::move(name_space)), health_(std::move(health)), key_(keys.Of("done")) {}

Result<void> NamespaceGuard::Begin(RedisLink& link, bool read_only) {
  std::vector<RedisCommand> commands;
  if (!read_only) commands.push_back(RedisCommand("HSETNX").Add(key_).Add(kId).Add(NewId()));
  commands.push_back(RedisCommand("HGET").Add(key_).Add(kId));
  PAWL_ASSIGN(const auto replies, link.Call(commands));
  for (const RedisReply& reply : replies) {
    if (auto error = ErrorOf(reply)) return *std::move(error);
  }
  id_ = replies.back().text;
  if (!read_only) health_->Clear(kPart);
  return {};
}

Result<std::vector<RedisReply>> NamespaceGuard::Call(RedisLink& link, std::vector<RedisCommand> commands) {
  if (auto refused = refusal()) return *std::move(refused);
  if (id_.empty()) return link.Call(commands);
  commands.push_back(RedisCommand("HGET").Add(key_).Add(kId));
  PAWL_ASSIGN(auto replies, link.Call(commands));
  // An error is left to the caller, who has got it for the other commands too.
  if (!replies.back().IsError() && replies.back().text != id_) return Lost(replies.back().text);
  replies.pop_back();
  return replies;
}

Result<RedisReply> NamespaceGuard::Call(RedisLink& link, RedisCommand command) {
  std::vector<RedisCommand> commands;
  commands.push_back(std::move(command));
  PAWL_ASSIGN(auto replies, Call(link, std::move(commands)));
  return std::move(replies.front());
}

std::optional<Error> NamespaceGuard::refusal() const {
  if (!refuses_) return std::nullopt;
  const MutexLock lock(mutex_);
  return refusal_;
}

Error NamespaceGuard::Refuse(std::string why) {
  why += fmt::format(
      "; nothing is accepted or answered. Put the data back, or, if it is lost for good, go on without it: "
      "pawl accept-loss --redis URL --namespace {}",
      name_space_);
  health_->Report(kPart, why);
  const MutexLock lock(mutex_);
  refusal_ = Error{ErrorCode::kNotReady, std::move(why)};
  refuses_ = true;
  return *refusal_;
}

Error NamespaceGuard::Lost(std::string_view found) {
  if (found.empty()) return Refuse(fmt::format("Redis has lost the data of namespace {}", name_space_));
  return Refuse(fmt::format("Redis has lost the data of namespace {}: what is there is a new namespace", name_space_));
}

RedisCommand NamespaceGuard::LookCommand(const std::string& node) const {
  return RedisCommand("HMGET").Add(key_).Add(kId).Add(kAccepted).Add(MarkField(node));
}

RedisCommand NamespaceGuard::MarkCommand(const std::string& node, std::int64_t now_ms) const {
  return RedisCommand("HSET").Add(key_).Add(MarkField(node)).Add(now_ms);
}

RedisCommand NamespaceGuard::ForgetCommand(const std::string& node) const {
  return RedisCommand("HDEL").Add(key_).Add(MarkField(node));
}

Result<void> NamespaceGuard::Judge(const RedisReply& looked) {
  if (auto error = ErrorOf(looked)) return *std::move(error);
  const std::string& found = looked.items.at(0).text;
  if (found != id_) {
    if (found.empty() || looked.items.at(1).text != found) return Lost(found);
    return Error{ErrorCode::kStopping,
                 "the loss of data in Redis was accepted: this node starts again with what is there now"};
  }
  PAWL_TRY(JudgeMark(looked.items.at(2)));
  if (!refuses_) return {};
  health_->Clear(kPart);
  const MutexLock lock(mutex_);
  refusal_.reset();
  refuses_ = false;
  return {};
}

// Without a mark Redis has gone back to a time before the node came, or further.
Result<void> NamespaceGuard::JudgeMark(const RedisReply& mark) {
  const std::int64_t found = mark.IsNil() ? first_mark_ms_ : static_cast<std::int64_t>(NumberOf(mark.text));
  const std::int64_t back = last_mark_ms_ - found;
  // It stays so until exactly what was acknowledged is there again: the look that found it out may have left a mark
  // too.
  gone_back_ = back != 0 && (gone_back_ || back > kGoneBackMaxMs);
  if (gone_back_) {
    return Refuse(
        fmt::format("Redis has gone back in time and lacks data of namespace {} that was acknowledged", name_space_));
  }
  if (back > 0) {
    Log(LogLevel::kWarn, "redis has lost what it acknowledged last; wait_replicas avoids that",
        {{"namespace", name_space_}, {"milliseconds", back}});
    last_mark_ms_ = found;
  }
  return {};
}

void NamespaceGuard::Marked(std::int64_t now_ms) {
  last_mark_ms_ = now_ms;
  if (first_mark_ms_ == 0) first_mark_ms_ = now_ms;
}

Result<void> NamespaceGuard::LookAgain(RedisLink& link, const std::string& node) {
  PAWL_ASSIGN(const RedisReply looked, link.Call(LookCommand(node)));
  return Judge(looked);
}

Result<std::uint64_t> AcceptLoss(const RedisUrl& url, const std::string& name_space) {
  const RedisKeys keys(name_space);
  RedisLinkOptions options;
  options.slot_key = keys.Of("seq");
  RedisLink link(url, options);
  const std::string id = NewId();
  PAWL_ASSIGN(
      const auto replies,
      link.Call(std::vector{RedisCommand("HGETALL").Add(keys.counts()),
                            RedisCommand("HSET").Add(keys.Of("done")).Add(kId).Add(id).Add(kAccepted).Add(id)}));
  for (const RedisReply& reply : replies) {
    if (auto error = ErrorOf(reply)) return *std::move(error);
  }
  std::uint64_t jobs = 0;
  const std::vector<RedisReply>& counts = replies.front().items;
  for (std::size_t i = 0; i + 1 < counts.size(); i += 2) {
    if (counts[i].text != keys.lease_count()) jobs += NumberOf(counts[i + 1].text);
  }
  return jobs;
}

}  // namespace pawl
