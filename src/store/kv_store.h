// KvStore is a Store on ordered tables: the embedded store on LMDB, and the memory store of tests and simulations.
// Every value stands in an envelope: CRC32C of the rest, format, version stamp, bytes.
#pragma once

#include <functional>
#include <memory>

#include "store/buffered_kv.h"
#include "store/fair_queue.h"
#include "store/kv.h"
#include "store/lease_table.h"
#include "store/next_timers.h"
#include "store/store.h"

namespace pawl {

// For tests: behave like a store at the far end of a network.
struct KvStoreFaults {
  bool staged = false;                  // reads must be collected and asked for together
  std::function<bool()> conflict = {};  // true: this Apply, which has guards, fails them
  std::size_t shelf_keys = BufferedKv::kKeys;
};

class KvStore final : public Store {
 public:
  // Refuses a store whose numbers cannot be read.
  static Result<std::unique_ptr<KvStore>> Open(std::unique_ptr<Kv> kv, KvStoreFaults faults = {});

  // Called on the engine's thread when rows turn out to be damaged where no caller can be told. Before the first batch.
  void OnDamage(std::function<void(const std::string& finding)> damaged) { fair_.damaged = std::move(damaged); }

  bool shared() const override { return false; }
  Now LastTime() const override { return last_; }
  void Restore(std::span<const HeldRun> runs) override;
  void Grace(SteadyTime now) override { leases_.Grace(now); }
  std::size_t leases() const override { return leases_.size(); }
  std::unique_ptr<Batch> Begin(Now now, Seq seqs) override;
  std::unique_ptr<StoreReader> Snapshot() override;
  std::unique_ptr<StoreWalk> Walk() override;
  // The tables below, as they were last flushed, to be checked (engine/check_store.h). Any thread; short-lived.
  std::unique_ptr<KvReader> Tables() { return kv_->ReadFlushed(); }
  bool supports_inline_turns() const override { return kv_->HoldsOpen(); }
  ReadBy read_by() const override { return kv_->Deferred() ? ReadBy::kEngine : ReadBy::kCaller; }
  void OnWake(std::function<void()>) override {}
  Result<void> Flush() override { return kv_->Flush(); }
  Result<void> BeginFlush() override { return kv_->BeginFlush(); }
  Millis FlushInterval() const override { return kv_->FlushInterval(); }
  bool FlushNow() const override { return kv_->FlushNow(); }
  Syncer* syncer() override { return kv_->syncer(); }
  bool HasSpace() override { return kv_->ReserveSpace(); }
  Result<void> Backup(const std::string& path, bool compact) override { return kv_->Backup(path, compact); }
  std::uint64_t DiskBytes() const override { return kv_->DiskBytes(); }
  std::optional<Error> failure() const override { return kv_->failure(); }

 private:
  friend class KvBatch;
  KvStore(std::unique_ptr<Kv> kv, KvStoreFaults faults) : kv_(std::move(kv)), faults_(std::move(faults)) {}
  Result<void> LoadNumbers();

  std::unique_ptr<Kv> kv_;
  KvStoreFaults faults_;
  Seq next_seq_ = 1;
  Now last_{};
  LeaseTable leases_;
  FairMemory fair_;
  NextTimers timers_;
  std::optional<WallTime> swept_;  // the minute for which old counters are gone
  std::uint64_t next_batch_ = 1;
};

}  // namespace pawl
