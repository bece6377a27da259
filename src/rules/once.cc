#include "rules/once.h"

#include "rules/kept.h"
#include "store/bytes.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

RecordKey OnceKey(const Hash128& key) { return {RecordKind::kIdempotency, Key().Hash(key)}; }

struct Kept {
  Hash128 request;
  Seq intent = 0;  // in whose steps it is done; 0: at once
  JobsReply reply;
};

std::string Encode(const Kept& kept) {
  std::string bytes;
  ByteWriter out(bytes);
  out.Hash(kept.request);
  out.U64(kept.intent);
  out.U64(kept.reply.count);
  out.U32(static_cast<std::uint32_t>(kept.reply.jobs.size()));
  for (const JobRow& row : kept.reply.jobs) {
    out.U64(row.seq);
    out.Bool(row.existing);
    out.Long(EncodeHead(row.head));
  }
  return bytes;
}

Result<Kept> DecodeKept(std::string_view bytes) {
  ByteReader in(bytes);
  Kept kept;
  kept.request = in.Hash();
  kept.intent = in.U64();
  kept.reply.count = in.U64();
  const std::size_t jobs = in.U32();
  for (std::size_t i = 0; i < jobs && in.ok(); ++i) {
    JobRow row;
    row.seq = in.U64();
    row.existing = in.Bool();
    PAWL_ASSIGN(row.head, DecodeHead(in.Long()));
    kept.reply.jobs.push_back(std::move(row));
  }
  if (!in.done()) return Error{ErrorCode::kCorrupt, "the stored answer of an Idempotency-Key cannot be read"};
  return kept;
}

}  // namespace

std::optional<Result<JobsReply>> Replay(const std::optional<Once>& once, View& view) {
  if (!once) return std::nullopt;
  const auto bytes = ReadKept(OnceKey(once->key), view);
  if (!bytes) return std::nullopt;
  Result<Kept> kept = DecodeKept(*bytes);
  if (!kept.ok()) return Result<JobsReply>(std::move(kept).error());
  if (kept->request != once->request) {
    return Result<JobsReply>(Error{ErrorCode::kIdempotencyReused,
                                   "this Idempotency-Key came with another request before; use a new key for each"});
  }
  if (kept->intent != 0 && view.Raw(IntentKey(kept->intent))) {
    return Result<JobsReply>(
        Error{ErrorCode::kOverloaded, "the first request with this Idempotency-Key is still at work; ask again"});
  }
  kept->reply.replayed = true;
  return Result<JobsReply>(std::move(kept->reply));
}

void KeepAnswer(const std::optional<Once>& once, const JobsReply& reply, Seq intent, Now now, Draft& draft) {
  if (!once) return;
  PutKept(OnceKey(once->key), Encode({once->request, intent, reply}), now.wall + kOnceKept, draft);
}

}  // namespace pawl
