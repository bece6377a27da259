// The names of everything that a namespace keeps in Redis. All of them share one hash tag, so that a script never
// crosses slots of a Cluster: "pawl:{NAMESPACE}:…". docs/redis.md tells what each holds.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "model/stats.h"
#include "store/store.h"

namespace pawl {

// A namespace becomes the hash tag of all its keys, so it must not hold what ends one. Fails with kInvalid.
Result<void> CheckNamespace(std::string_view name);

class RedisKeys {
 public:
  explicit RedisKeys(std::string_view name_space);

  const std::string& prefix() const { return prefix_; }

  // Fixed ones.
  std::string Of(std::string_view what) const { return prefix_ + std::string(what); }
  // Those that each job is written to, made once: valid as long as this.
  const std::string& Records(RecordKind kind) const { return records_.at(static_cast<std::size_t>(kind)); }
  const std::string& Timers(TimerKind kind) const { return timers_.at(static_cast<std::size_t>(kind)); }
  const std::string& leases() const { return leases_; }
  const std::string& lists() const { return lists_; }
  const std::string& stats() const { return stats_; }
  const std::string& stat_rows() const { return stat_rows_; }
  const std::string& counts() const { return counts_; }
  const std::string& lease_count() const { return lease_count_; }  // a field of them

  // Of a queue. The five of the fair queue in their order: ready, ring, held, groups, waiters.
  std::string Queue(NameId queue, std::string_view what) const;
  std::string State(NameId queue, JobState shown) const;

  // Channels.
  std::string WakePrefix() const { return prefix_ + "wake:"; }
  std::string Told() const { return prefix_ + "told"; }
  std::string NoteOf(std::string_view node) const { return prefix_ + "nodes:note:" + std::string(node); }
  std::string Channel(std::string_view channel) const { return prefix_ + "channel:" + std::string(channel); }

 private:
  std::string prefix_;
  std::array<std::string, kRecordKindsEnd> records_;  // by number
  std::array<std::string, kTimerKindsEnd> timers_;
  std::string leases_;
  std::string lists_;
  std::string stats_;
  std::string stat_rows_;
  std::string counts_;
  std::string lease_count_ = "leases";
};

inline constexpr std::array<std::string_view, 5> kFairKeys = {"ready", "ring", "held", "groups", "waiters"};

// A field of a hash, or a member of a set. Most are numbers of jobs, as decimal text.
struct FieldName {
  std::uint64_t number = 0;    // 0: it is none
  std::string_view text = {};  // if it is none

  bool operator==(const FieldName&) const = default;
};
// Numbers come first.
inline bool operator<(const FieldName& a, const FieldName& b) {
  if (a.number != b.number) return a.number - 1 < b.number - 1;  // that of none wraps around
  return a.text < b.text;
}

// Of decimal text; 0 if it is none.
std::uint64_t NumberOf(std::string_view text);

// The field of a record in the hash of its kind: a seq or a number as decimal text, a hash as its bytes. The name's
// text is in the key, or lives for ever.
FieldName NameOf(const RecordKey& key);
std::string FieldOf(const RecordKey& key);
Key KeyOfField(RecordKind kind, std::string_view field);

// The row of a counter ("hour:1700000000000:3"), and the field of one of its values ("hour:1700000000000:3:pushed").
std::string RowOf(const Key& counter);
std::string StatField(const std::string& row, Stat stat);
// Of a slot of the times of a row: those of `waited`, and then those of `ran`.
std::string TimeField(const std::string& row, std::size_t slot);
// Of a field; nothing if it is none of ours.
std::optional<Key> CounterOfField(std::string_view field);

// Where an index stands: see IndexForm.
struct IndexPlace {
  std::string key;
  std::string group = {};    // 16 bytes; empty: a set of its own
  std::string counter = {};  // the field of `counts` that says how many there are; empty: as many as members

  bool in_blocks() const { return !counter.empty(); }
};
IndexPlace PlaceOfIndex(const RedisKeys& keys, const Key& index);
// The member of a seq in it, if it is not in blocks.
std::string IndexMember(const IndexPlace& place, Seq seq);

}  // namespace pawl
