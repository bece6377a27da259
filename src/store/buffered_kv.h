// BufferedKv is a Kv on another one, whose table of ids takes random keys at the price of ordered ones.
//
// An id that a client made stands anywhere in the index, and alone would change a page of its own. So new ones go to a
// shelf (store/id_buffer.h) in the order in which they come, in the same transaction as their jobs; when it holds many,
// it is carried over to the index (Table::kIds) in the order of keys, many to a page, a little with each commit that
// brings new ones, while a second shelf fills. What is on a shelf stands before what is in the index.
//
// Keys of the table of ids are 16 bytes.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "base/mutex.h"
#include "store/id_buffer.h"
#include "store/kv.h"

namespace pawl {

// The shelves of one moment; all but the first may be null.
struct Shelves {
  std::shared_ptr<IdBuffer> filling;
  std::shared_ptr<IdBuffer> carried;
  std::shared_ptr<IdBuffer> emptied =
      nullptr;  // the last one that was carried over: older snapshots may still have its rows
  std::array<IdBuffer*, 2> both() const { return {filling.get(), carried.get()}; }  // the newer one first
  bool operator==(const Shelves&) const = default;
};

class BufferedKv final : public Kv {
 public:
  // What a shelf holds before it is carried over: the more, the more of them share a page of the index; each takes
  // some 60 bytes of memory, and its part in the time to open.
  static constexpr std::size_t kKeys = std::size_t{1} << 17U;

  static Result<std::unique_ptr<BufferedKv>> Open(std::unique_ptr<Kv> kv, std::size_t keys = kKeys);

  std::unique_ptr<KvWriter> BeginWrite() override;
  std::unique_ptr<KvReader> BeginRead() override;
  std::unique_ptr<KvReader> ReadFlushed() override;
  bool ReserveSpace() override { return kv_->ReserveSpace(); }
  Result<void> Backup(const std::string& path, bool compact) override { return kv_->Backup(path, compact); }
  std::uint64_t DiskBytes() const override { return kv_->DiskBytes(); }
  std::optional<Error> failure() const override { return kv_->failure(); }
  Result<void> Flush() override { return kv_->Flush(); }
  Result<void> BeginFlush() override { return kv_->BeginFlush(); }
  bool Deferred() const override { return kv_->Deferred(); }
  bool HoldsOpen() const override { return kv_->HoldsOpen(); }
  Millis FlushInterval() const override { return kv_->FlushInterval(); }
  bool FlushNow() const override { return kv_->FlushNow(); }
  Syncer* syncer() override { return kv_->syncer(); }

 private:
  class Writer;
  class Reader;
  class FlushedReader;

  // How far the work has come; a transaction that does not happen takes it back.
  struct Progress {
    std::uint64_t next_row = 1;
    std::size_t bucket = 0;  // the next one to be carried over
    std::size_t owed = 0;    // keys to be carried over for those that came
  };

  BufferedKv(std::unique_ptr<Kv> kv, std::size_t keys) : kv_(std::move(kv)), keys_(keys) {}
  Result<void> Load();
  Shelves shelves() const;
  void SetShelves(Shelves shelves);
  void CarryOver(KvWriter& writer, Progress& progress);
  void Committed(const Progress& progress);

  const std::unique_ptr<Kv> kv_;
  const std::size_t keys_;
  Progress progress_;  // the writer's thread

  // For the writer's thread: it alone changes what mutex_ guards, and may therefore read it without.
  void OnWriter() const PAWL_MAY_READ(mutex_) {}

  mutable Mutex mutex_;
  Shelves shelves_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
