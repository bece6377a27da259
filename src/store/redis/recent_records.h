// RecentRecords is what a node believes that records are, without asking Redis: what its own commits have written last,
// and settings that it has read. Others may have changed them since, so whoever decides by it lets the commit check it.
//
// Places are given by number or hash, and what comes later takes the place of what was there. Thread-safe: the loops of
// a node share it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/mutex.h"
#include "store/envelope.h"
#include "store/redis/batch_memory.h"
#include "store/store.h"

namespace pawl {

class RecentRecords {
 public:
  // A commit has written the head of a job, having read the one of version `base`; and its body, if that is not null.
  void NoteJob(Seq seq, Version base, const Unwrapped& head, const Unwrapped* body);
  void ForgetJob(Seq seq);

  // Records of kinds that are `cached` (store/kinds.h). An absent record can be noted too.
  void Note(const RecordKey& key, const Unwrapped& record);

  // Whatever it is the record of.
  void Forget(const RecordKey& key);

  // Their values are in `memory`. The body that belongs to a head of this version.
  std::optional<Unwrapped> Head(Seq seq, BatchMemory& memory) const;
  std::optional<Unwrapped> Body(Seq seq, Version head, BatchMemory& memory) const;
  std::optional<Unwrapped> Other(const RecordKey& key, BatchMemory& memory) const;

 private:
  struct Kept {
    Version version = kAbsent;
    std::string value;  // its memory is used again

    void Set(const Unwrapped& record) {
      version = record.version;
      value = record.value;
    }
    Unwrapped In(BatchMemory& memory) const { return {version, memory.Keep(value)}; }
  };
  struct Job {
    Seq seq = 0;  // 0: none
    Kept head;
    Kept body;  // kAbsent: not known
  };
  struct Record {
    std::optional<RecordKey> key;
    Kept kept;
  };

  mutable Mutex mutex_;
  std::vector<Job> jobs_ PAWL_GUARDED_BY(mutex_);  // made when the first is noted
  std::vector<Record> others_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
