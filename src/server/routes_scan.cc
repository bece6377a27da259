// Documents of scans, for workers outside.
#include <memory>
#include <utility>

#include "engine/partition_read.h"
#include "server/routes.h"
#include "wire/http/parse_read.h"

namespace pawl::routes {

// The lease is looked at once, before: what is read changes nothing, and a commit looks again.
Result<void> ReadDocuments(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(http::DocumentsCall read, http::ParseDocumentsCall(call.request.body));
  ScanReads* const reads = call.api.scan_reads;
  if (reads == nullptr) return Error{ErrorCode::kNotReady, "the server has no sources yet"};
  call.api.core.Read([ref = std::move(ref), read = std::move(read), reads,
                      to = std::move(call.responder)](Result<StoreReader*> reader) {
    Result<ReadRequest> request = reader.ok() ? PartitionRead(**reader, ref, read.token) : reader.error();
    if (reader.ok()) {
      if (const auto failure = (*reader)->failure()) request = *failure;
    }
    if (!request.ok()) return to->Send(Problem(request.error()));
    if (!read.after.empty()) request->after = read.after;
    request->limit = read.limit;
    reads->Read(*std::move(request), read.wait, [to](Result<Block> block) {
      to->SendLater([block = std::move(block)] {
        return block.ok() ? Json(http::RenderDocuments(*block)) : Problem(block.error());
      });
    });
  });
  return {};
}

}  // namespace pawl::routes
