// BATCH NEW, OPEN, COMMIT and STATUS.
#include <utility>

#include "server/faktory/batches.h"
#include "server/faktory/faktory_commands.h"
#include "wire/faktory/commands.h"
#include "wire/faktory/job_json.h"

namespace pawl::faktory_commands {
namespace {

Core::Done<std::string> BulkTo(const FaktoryReply& reply) {
  return [reply](const Result<std::string>& text) { text.ok() ? reply.Bulk(*text) : reply.Error(text.error().detail); };
}

}  // namespace

Result<void> Batch(FaktoryCall& call) {
  const faktory::Command sub = faktory::SplitCommand(call.arguments);
  FaktoryBatches& batches = call.desk.batches();
  const std::string bid(sub.arguments);
  if (sub.verb == "NEW") {
    PAWL_ASSIGN(const faktory::BatchSpec spec,
                faktory::ParseBatchSpec(sub.arguments, call.api.core.now(), call.api.options.limits.max_payload));
    batches.New(spec, BulkTo(call.reply));
  } else if (sub.verb == "OPEN") {
    batches.Open(bid, BulkTo(call.reply));
  } else if (sub.verb == "COMMIT") {
    batches.Commit(bid, [reply = call.reply](const Result<void>& done) {
      done.ok() ? reply.Ok() : reply.Error(done.error().detail);
    });
  } else if (sub.verb == "STATUS") {
    batches.Status(bid, BulkTo(call.reply));
  } else {
    return Error{ErrorCode::kInvalid, "BATCH takes NEW {…}, OPEN bid, COMMIT bid or STATUS bid"};
  }
  return {};
}

}  // namespace pawl::faktory_commands
