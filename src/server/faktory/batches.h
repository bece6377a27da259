// FaktoryBatches are the batches of Faktory's protocol: BATCH NEW, OPEN, COMMIT and STATUS, and the callbacks.
//
// A batch is a stateful job (drivers/batch_rules.h); a thread of each node drives those that have something to
// do, whichever node they were made on. All is in the store: a batch goes on after a crash where it was, and each
// callback is enqueued once.
//
// Calls are thread-safe and return at once; completions are called on threads of the engine and must be quick. Errors
// carry the text that follows "-ERR ".
#pragma once

#include <string>

#include "base/result.h"
#include "engine/core.h"
#include "wire/faktory/job_json.h"

namespace pawl {

class FaktoryBatches {
 public:
  explicit FaktoryBatches(Core& core) : core_(core) {}

  // The bid.
  void New(const faktory::BatchSpec& spec, Core::Done<std::string> done);
  // The bid, if jobs may still be added. It changes nothing: whoever adds to a batch that was committed is one of its
  // jobs, and no callback comes before that job has run.
  void Open(std::string bid, Core::Done<std::string> done);
  void Commit(std::string bid, Core::Done<void> done);
  // The JSON of BATCH STATUS.
  void Status(std::string bid, Core::Done<std::string> done);

  // Makes the job a member. Its push then fails when there is no such batch or nothing may be added any more;
  // `PushError` turns that refusal, and no other, into what a client is told.
  static void Join(const std::string& bid, JobSpec& spec);
  static Error PushError(const std::string& bid, Error error);

 private:
  void StatusSoon(const std::string& bid, int attempts, const Core::Done<std::string>& done);

  Core& core_;
};

}  // namespace pawl
