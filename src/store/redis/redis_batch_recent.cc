// What a batch assumes without asking, and what its commit says about it.
#include "store/redis/redis_batch.h"

namespace pawl {

// What the node believes to know of the record.
std::optional<Unwrapped> RedisBatch::Recent(const RecordKey& key) {
  const RecentRecords& recent = store_.recent();
  if (key.kind == RecordKind::kHead) return recent.Head(KeyReader(key.key.view()).U64(), memory_);
  if (key.kind != RecordKind::kBody) return recent.Other(key, memory_);
  const auto head = known_.find({RecordKind::kHead, key.key});
  if (head == known_.end() || !head->second.record.ok()) return std::nullopt;
  return recent.Body(KeyReader(key.key.view()).U64(), head->second.record->version, memory_);
}

bool RedisBatch::AssumeCached(const RecordKey& key, bool absent) {
  if (known_.contains(key)) return true;
  if (!store_.assumes()) return false;
  std::optional<Unwrapped> record = Recent(key);
  if (!record && absent && store_.options_.guesses) record.emplace();
  if (record) known_.emplace(key, Known{*record, 0, kAbsent, true});
  return record.has_value();
}

// Others were quicker; or what was assumed is not so, and then it is better to ask for a while.
void RedisBatch::NoteWrong(const std::vector<bool>& failed) {
  for (const RedisStage& stage : stages_) {
    if (!failed[stage.number]) continue;
    if (stage.assumes) store_.DoNotAssumeCached();
    for (const auto& [key, version] : stage.guards) store_.recent().Forget(key);
  }
}

void RedisBatch::NoteRecent(const std::vector<bool>& failed) {
  const auto written = [&](const Known& known) { return known.staged != 0 && !failed[known.staged]; };
  RecentRecords& recent = store_.recent();
  for (const auto& [key, known] : known_) {
    if (!written(known)) continue;
    if (TraitsOf(key.kind).cached) recent.Note(key, *known.record);
    if (key.kind != RecordKind::kHead) continue;
    const Seq seq = KeyReader(key.key.view()).U64();
    if (known.record->version == kAbsent) {
      recent.ForgetJob(seq);
      continue;
    }
    const auto body = known_.find({RecordKind::kBody, key.key});
    const bool with_body = body != known_.end() && written(body->second);
    recent.NoteJob(seq, known.base, *known.record, with_body ? &*body->second.record : nullptr);
  }
}

}  // namespace pawl
