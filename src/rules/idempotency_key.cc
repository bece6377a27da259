#include "rules/idempotency_key.h"

#include "rules/expiring_record.h"
#include "store/bytes.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

RecordKey OnceKey(const Hash128& key) { return {RecordKind::kIdempotency, Key().Hash(key)}; }

std::string Encode(const JobsReply& reply) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U64(reply.count);
  out.U32(static_cast<std::uint32_t>(reply.jobs.size()));
  for (const JobRow& row : reply.jobs) {
    out.U64(row.seq);
    out.Bool(row.existing);
    out.Long(EncodeHead(row.head));
  }
  if (reply.looked_at == 0) return bytes;
  out.U64(reply.looked_at);
  out.Bool(reply.next.has_value());
  if (reply.next) {
    out.U64(reply.next->below);
    out.U32(reply.next->from);
  }
  return bytes;
}

Result<JobsReply> DecodeReply(std::string_view bytes) {
  ByteReader in(bytes);
  JobsReply reply;
  reply.count = in.U64();
  const std::size_t jobs = in.U32();
  for (std::size_t i = 0; i < jobs && in.ok(); ++i) {
    JobRow row;
    row.seq = in.U64();
    row.existing = in.Bool();
    PAWL_ASSIGN(row.head, DecodeHead(in.Long()));
    reply.jobs.push_back(std::move(row));
  }
  if (in.ok() && !in.done()) {  // of an operation on many; earlier versions kept none
    reply.looked_at = in.U64();
    if (in.Bool()) {
      const Seq below = in.U64();
      reply.next = ManyPlace{below, in.U32()};
    }
  }
  if (!in.done()) return Error{ErrorCode::kCorrupt, "the stored answer of an Idempotency-Key cannot be read"};
  reply.replayed = true;
  return reply;
}

// As stored: the request's hash, the intent in whose steps it is done (0: at once), the answer.
void Keep(const IdempotencyKey& once, Seq intent, std::string_view answer, Txn& txn) {
  std::string bytes;
  ByteWriter out(bytes);
  out.Hash(once.request);
  out.U64(intent);
  out.Raw(answer.data(), answer.size());
  PutExpiring(OnceKey(once.key), bytes, txn.now().wall + kOnceKept, txn);
}

}  // namespace

std::optional<Result<std::string>> ReplayBytes(const std::optional<IdempotencyKey>& once, Txn& txn) {
  using Bytes = Result<std::string>;
  if (!once) return std::nullopt;
  const auto bytes = ReadKept(OnceKey(once->key), txn);
  if (!bytes) return std::nullopt;
  ByteReader in(*bytes);
  if (in.Hash() != once->request) {
    return Bytes(Error{ErrorCode::kIdempotencyReused,
                       "this Idempotency-Key came with another request before; use a new key for each"});
  }
  if (const Seq intent = in.U64(); intent != 0 && txn.Raw(IntentKey(intent))) {
    return Bytes(
        Error{ErrorCode::kOverloaded, "the first request with this Idempotency-Key is still at work; ask again"});
  }
  return Bytes(std::string(in.Rest()));
}

std::optional<Result<JobsReply>> Replay(const std::optional<IdempotencyKey>& once, Txn& txn) {
  auto bytes = ReplayBytes(once, txn);
  if (!bytes) return std::nullopt;
  if (!bytes->ok()) return Result<JobsReply>(std::move(*bytes).error());
  return DecodeReply(**bytes);
}

void KeepAnswer(const std::optional<IdempotencyKey>& once, const JobsReply& reply, Seq intent, Txn& txn) {
  if (once) Keep(*once, intent, Encode(reply), txn);
}

void ForgetAnswer(const std::optional<IdempotencyKey>& once, Txn& txn) {
  if (once) txn.Erase(OnceKey(once->key));
}

void KeepBytes(const std::optional<IdempotencyKey>& once, std::string_view answer, Txn& txn) {
  if (once) Keep(*once, 0, answer, txn);
}

}  // namespace pawl
