// Kv is the ground under the embedded stores: ordered tables of bytes with one writing transaction at a time.
// KvStore builds records, indexes, lists, counters and fair queues on it; lmdb/ and memory/ implement it.
//
// Two kinds of table:
//   map  key -> value
//   set  key -> ordered members of 8 bytes; their number is known without counting (Count)
// Keys compare as bytes and are at most kMaxKeyBytes long; a member is a big-endian number, so that order is numeric.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"
#include "store/syncer.h"
#include "store/table.h"

namespace pawl {

inline constexpr std::size_t kMaxKeyBytes = 255;

struct KvEntry {
  std::string_view key;
  std::string_view value;
};

// What a reader can do. Views stay valid until the next change in the same transaction, the next look at a set, or its
// end.
class KvReader {
 public:
  virtual ~KvReader() = default;

  // Why what was read since it began may be less than there is; nothing: it is not.
  virtual std::optional<Error> failure() const { return std::nullopt; }

  virtual std::optional<std::string_view> Get(Table table, std::string_view key) = 0;
  // The first entry with a key >= `key`; the last entry with a key < `key`.
  virtual std::optional<KvEntry> AtOrAfter(Table table, std::string_view key) = 0;
  virtual std::optional<KvEntry> Before(Table table, std::string_view key) = 0;

  // Set tables.
  virtual std::uint64_t Count(Table table, std::string_view key) = 0;
  // The largest member < `bound`, the smallest member >= `bound`.
  virtual std::optional<std::uint64_t> MemberBefore(Table table, std::string_view key, std::uint64_t bound) = 0;
  virtual std::optional<std::uint64_t> MemberAtOrAfter(Table table, std::string_view key, std::uint64_t bound) = 0;
  // The first key >= `key` of a set table that has members.
  virtual std::optional<std::string_view> SetAtOrAfter(Table table, std::string_view key) = 0;
};

// Exactly one at a time, used by one thread. Errors from the disk are latched: Put and the others go on without effect,
// Commit returns the error.
class KvWriter : public KvReader {
 public:
  virtual void Put(Table table, std::string_view key, std::string_view value) = 0;
  virtual bool Erase(Table table, std::string_view key) = 0;                         // true if it was there
  virtual bool Add(Table table, std::string_view key, std::uint64_t member) = 0;     // true if it is new
  virtual bool Remove(Table table, std::string_view key, std::uint64_t member) = 0;  // true if it was there
  virtual void Clear(Table table) = 0;                                               // map tables: erases all

  // Durable when it returns ok (unless the Kv was opened otherwise). After an error nothing more can be written.
  virtual Result<void> Commit() = 0;
  virtual void Abort() = 0;
  virtual std::uint64_t writes() const = 0;  // changes made so far, for measuring
};

// Thread-safe, but for BeginWrite: one thread only.
class Kv {
 public:
  virtual ~Kv() = default;
  virtual std::unique_ptr<KvWriter> BeginWrite() = 0;
  // Snapshot of what is committed. Short: an open reader keeps old pages from being reused.
  virtual std::unique_ptr<KvReader> BeginRead() = 0;
  // Snapshot of what was last flushed, for a thread that looks for damage: what it cannot read harms nobody else.
  virtual std::unique_ptr<KvReader> ReadFlushed() { return BeginRead(); }
  // True if there is room for growth; pushes are refused while it says no, so that the rest can go on.
  virtual bool ReserveSpace() = 0;
  // A consistent copy of all that is committed, while work goes on. `path` must not exist.
  virtual Result<void> Backup(const std::string& path, bool compact) = 0;
  virtual std::uint64_t DiskBytes() const = 0;
  // What has failed for good: nothing more can be read or written.
  virtual std::optional<Error> failure() const { return std::nullopt; }

  // True if Commit does not wait for the disk: then reads, too, belong on the writer's thread, and see all that was
  // committed whether it is durable or not.
  virtual bool Deferred() const { return false; }
  // Makes durable what Commit has deferred. Readers begun while Deferred() must have ended. How long it may be put off;
  // and whether it may not, because much is deferred.
  virtual Result<void> Flush() { return {}; }
  // The same without waiting for more than the syncer, where there is one.
  virtual Result<void> BeginFlush() { return Flush(); }
  virtual Millis FlushInterval() const { return Millis{0}; }
  virtual bool FlushNow() const { return false; }
  // Who brings to disk what is deferred before it is flushed; null: nobody.
  virtual Syncer* syncer() { return nullptr; }
  // What is deferred stands in a transaction that is open. Other threads may go on in it, one at a time; only Flush
  // ends it, and belongs to the thread that was the first to write after the last one.
  virtual bool HoldsOpen() const { return false; }
};

}  // namespace pawl
