// MemoryKv is a Kv without a disk, for tests and simulations, with faults that can be asked for.
//
// It keeps everything twice: the writer changes its own copy in place and remembers what was there before (Abort puts
// it back); Commit carries the touched keys over to the copy that readers see. Readers share that copy and never block;
// a commit that meets an open reader leaves the copy to it and makes a new one.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "base/mutex.h"
#include "store/kv.h"

namespace pawl {

class MemoryKv final : public Kv {
 public:
  MemoryKv();
  ~MemoryKv() override;

  std::unique_ptr<KvWriter> BeginWrite() override;
  std::unique_ptr<KvReader> BeginRead() override;
  bool ReserveSpace() override;
  Result<void> Backup(const std::string& path, bool compact) override;  // always refused: there is nothing on disk
  std::uint64_t DiskBytes() const override { return 0; }

  // Runs before each commit, on the writer's thread; its error becomes that of the commit, and nothing is changed. Any
  // error but kNoSpace and kUnavailable is latched, as a disk's would be. Set it on the writer's thread.
  void SetBeforeCommit(std::function<Result<void>()> before_commit) { before_commit_ = std::move(before_commit); }
  void SetSpace(bool has_space);  // what ReserveSpace answers

 private:
  struct Tables;
  struct Snapshot;
  class Reader;
  class Writer;

  void Release(Snapshot* snapshot);

  // The writer's thread.
  std::unique_ptr<Tables> working_;
  bool writing_ = false;
  std::function<Result<void>()> before_commit_;
  std::optional<Error> failure_;

  Mutex mutex_;
  std::shared_ptr<Snapshot> committed_ PAWL_GUARDED_BY(mutex_);  // what one in use holds never changes
  bool has_space_ PAWL_GUARDED_BY(mutex_) = true;
};

}  // namespace pawl
