#include "store/redis/recent_records.h"

namespace pawl {
namespace {

constexpr std::size_t kPlaces = 8'192;  // of jobs, and as many of other records
constexpr std::size_t kHeadBytesMax = 512;
constexpr std::size_t kOtherBytesMax = 512;
constexpr std::size_t kBodyBytesMax = 2'048;  // so that all of them have 20 MiB at most

std::size_t PlaceOf(const RecordKey& key) { return RecordKey::Hash()(key) % kPlaces; }
Seq SeqOf(const RecordKey& key) { return KeyReader(key.key.view()).U64(); }

}  // namespace

void RecentRecords::NoteJob(Seq seq, Version base, const Unwrapped& head, const Unwrapped* body) {
  const MutexLock lock(mutex_);
  if (jobs_.empty()) jobs_.resize(kPlaces);
  Job& job = jobs_[seq % kPlaces];
  if (head.value.size() > kHeadBytesMax) {
    if (job.seq == seq) job.seq = 0;
    return;
  }
  // A body goes with its job: another job may have got the same number, after a fail-over.
  const bool same_job = job.seq == seq && job.head.version == base;
  if (body != nullptr && body->value.size() <= kBodyBytesMax) {
    job.body.Set(*body);
  } else if (body != nullptr || !same_job) {
    job.body.version = kAbsent;
  }
  job.seq = seq;
  job.head.Set(head);
}

void RecentRecords::ForgetJob(Seq seq) {
  const MutexLock lock(mutex_);
  if (!jobs_.empty() && jobs_[seq % kPlaces].seq == seq) jobs_[seq % kPlaces].seq = 0;
}

void RecentRecords::Note(const RecordKey& key, const Unwrapped& record) {
  if (record.value.size() > kOtherBytesMax) return Forget(key);
  const MutexLock lock(mutex_);
  if (others_.empty()) others_.resize(kPlaces);
  Record& place = others_[PlaceOf(key)];
  place.key = key;
  place.kept.Set(record);
}

void RecentRecords::Forget(const RecordKey& key) {
  if (key.kind == RecordKind::kHead || key.kind == RecordKind::kBody) return ForgetJob(SeqOf(key));
  const MutexLock lock(mutex_);
  if (!others_.empty() && others_[PlaceOf(key)].key == key) others_[PlaceOf(key)].key.reset();
}

std::optional<Unwrapped> RecentRecords::Head(Seq seq, BatchMemory& memory) const {
  const MutexLock lock(mutex_);
  if (jobs_.empty() || jobs_[seq % kPlaces].seq != seq) return std::nullopt;
  return jobs_[seq % kPlaces].head.In(memory);
}

std::optional<Unwrapped> RecentRecords::Body(Seq seq, Version head, BatchMemory& memory) const {
  const MutexLock lock(mutex_);
  if (jobs_.empty()) return std::nullopt;
  const Job& job = jobs_[seq % kPlaces];
  if (job.seq != seq || job.head.version != head || job.body.version == kAbsent) return std::nullopt;
  return job.body.In(memory);
}

std::optional<Unwrapped> RecentRecords::Other(const RecordKey& key, BatchMemory& memory) const {
  const MutexLock lock(mutex_);
  if (others_.empty() || others_[PlaceOf(key)].key != key) return std::nullopt;
  return others_[PlaceOf(key)].kept.In(memory);
}

}  // namespace pawl
