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

}  // namespace

Result<TakeReply> ReadTakeReply(RedisReply reply) {
  PAWL_TRY(CheckAnswer(reply, 5));
  TakeReply claim;
  if (reply.items[0].IsInteger()) claim.next_blocked = SteadyFromMillis(reply.items[0].integer);
  claim.more = reply.items[1].integer != 0;
  for (const RedisReply& ask : reply.items[2].items) {
    if (!ask.IsString() || ask.text.size() % kReservationBytes != 0) return WrongShape();
    claim.taken.push_back(ParseReservations(ask.text));
  }
  PAWL_ASSIGN(claim.woken, ReadQueues(reply.items[3]));
  claim.call = std::move(reply.items[4].text);
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
