#include "store/redis/script_replies.h"

#include <utility>

#include "store/redis/fair_payload.h"

namespace pawl {
namespace {

Error WrongShape() { return {ErrorCode::kStorage, "a script in Redis gave an answer of an unknown shape"}; }

// The reply has the shape of an answer: a list of at least `items`.
Result<void> CheckAnswer(const RedisReply& reply, std::size_t items) {
  if (reply.IsError("OOM")) return Error{ErrorCode::kNoSpace, "Redis has no memory left: " + reply.text};
  if (reply.IsError()) return Error{ErrorCode::kStorage, "Redis refused: " + reply.text};
  if (!reply.IsArray() || reply.items.size() < items) return WrongShape();
  return {};
}

Result<std::vector<NameId>> ReadQueues(const RedisReply& reply) {
  std::vector<NameId> queues;
  for (const RedisReply& item : reply.items) {
    if (!item.IsString() || item.text.size() != 4) return WrongShape();
    queues.push_back(KeyReader(item.text).U32());
  }
  return queues;
}

// member, head, body; again and again.
Result<std::vector<TakenJob>> ReadTaken(RedisReply& reply) {
  if (!reply.IsArray() || reply.items.size() % 3 != 0) return WrongShape();
  std::vector<TakenJob> taken;
  taken.reserve(reply.items.size() / 3);
  for (std::size_t i = 0; i < reply.items.size(); i += 3) {
    const auto place = ParseReserved(reply.items[i].text);
    if (!place) return WrongShape();
    taken.push_back({*place, std::move(reply.items[i + 1].text), std::move(reply.items[i + 2].text)});
  }
  return taken;
}

}  // namespace

Result<TakeReply> ReadTakeReply(RedisReply reply) {
  PAWL_TRY(CheckAnswer(reply, 4));
  TakeReply claim;
  if (reply.items[0].IsInteger()) claim.next_blocked = SteadyFromMillis(reply.items[0].integer);
  claim.more = reply.items[1].integer != 0;
  for (RedisReply& ask : reply.items[2].items) {
    PAWL_ASSIGN(auto taken, ReadTaken(ask));
    claim.taken.push_back(std::move(taken));
  }
  PAWL_ASSIGN(claim.woken, ReadQueues(reply.items[3]));
  return claim;
}

Result<CommitReply> ReadCommitReply(const RedisReply& reply) {
  PAWL_TRY(CheckAnswer(reply, 2));
  CommitReply commit;
  commit.done = reply.items[0].integer == 1;
  if (commit.done) {
    PAWL_ASSIGN(commit.woken, ReadQueues(reply.items[1]));
    if (reply.items.size() > 2) commit.took = std::chrono::microseconds(reply.items[2].integer);
    return commit;
  }
  for (std::size_t i = 1; i < reply.items.size(); ++i) {
    if (!reply.items[i].IsInteger() || reply.items[i].integer < 1) return WrongShape();
    commit.failed_guards.push_back(static_cast<std::size_t>(reply.items[i].integer));
  }
  return commit;
}

}  // namespace pawl
