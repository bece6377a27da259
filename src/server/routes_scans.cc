// Partitions of tasks, and what scans have beside: offsets, documents that could not be processed, and those that
// workers outside read through the server.
#include <array>
#include <memory>
#include <utility>

#include "engine/blocked_queries.h"
#include "engine/partition_read.h"
#include "engine/scan_queries.h"
#include "engine/workflow_queries.h"
#include "rules/partition.h"
#include "server/routes.h"
#include "wire/http/parse_edit.h"
#include "wire/http/parse_read.h"
#include "wire/http/parse_scan.h"
#include "wire/http/parse_settings.h"
#include "wire/http/parse_workflow.h"
#include "wire/http/query.h"
#include "wire/http/render_job.h"
#include "wire/http/render_read.h"
#include "wire/http/render_workflow.h"

namespace pawl::routes {
namespace {

using http::Parameter;
using Responder = std::shared_ptr<http::Responder>;

constexpr std::array<Parameter<PartitionQuery>, 3> kPartitionParameters{{
    {"state",
     [](const std::string& text, PartitionQuery& out) -> Result<void> {
       PAWL_ASSIGN(const JobState shown, http::ParseJobState(text));
       out.shown = {shown};
       return {};
     }},
    {"limit",
     [](const std::string& text, PartitionQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.limit, http::ParseWhole(text, 1, kPageMax));
       return {};
     }},
    {"cursor",
     [](const std::string& text, PartitionQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.after, http::ParseWhole(text, 0, kSeqEnd));
       return {};
     }},
}};

constexpr std::array<Parameter<ScanErrorQuery>, 3> kErrorParameters{{
    {"partition",
     [](const std::string& text, ScanErrorQuery& out) -> Result<void> {
       PAWL_ASSIGN(const std::uint64_t number, http::ParseWhole(text, 1, kPartitionsMax));
       out.partition = static_cast<std::uint32_t>(number);
       return {};
     }},
    {"limit",
     [](const std::string& text, ScanErrorQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.limit, http::ParseWhole(text, 1, kPageMax));
       return {};
     }},
    {"cursor", http::ReadErrorCursor},
}};

Result<std::uint32_t> NumberOf(const Call& call) {
  Result<std::uint64_t> number = http::ParseWhole(call.parameters[1], 1, kPartitionsMax);
  if (!number.ok()) return http::Within("n", std::move(number).error());
  return static_cast<std::uint32_t>(*number);
}

void SendPartition(ApiServices& api, Responder to, const std::function<Result<JobRow>(StoreReader&)>& find) {
  ReadAndSend(
      api, std::move(to),
      [&core = api.core, find](StoreReader& reader) -> Result<JobDetails> {
        PAWL_ASSIGN(const JobRow partition, find(reader));
        return ReadShownJob(reader, partition.seq, core.now());
      },
      [&api](const JobDetails& job) {
        http::Response response = JobAnswer(api, job);
        if (job.partition) response.headers.emplace_back("etag", http::RenderTag(job.partition->etag));
        return response;
      });
}

// Calls `then(seq)` with the partition of that number, and answers if there is none.
void WithPartition(Call& call, const JobRef& task, std::uint32_t number,
                   std::function<void(const Responder&, Seq)> then) {
  call.api.core.Read(
      [to = std::move(call.responder), task, number, then = std::move(then)](Result<StoreReader*> reader) {
        const auto row = reader.ok() ? FindPartition(**reader, task, number) : Result<JobRow>(reader.error());
        if (!row.ok()) return to->Send(Problem(row.error()));
        then(to, row->seq);
      });
}

}  // namespace

Result<void> ListPartitions(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(PartitionQuery query, http::ReadQuery<PartitionQuery>(call.request.query, kPartitionParameters));
  ReadAndSend(
      call,
      [ref = std::move(ref), query = std::move(query)](StoreReader& reader) {
        return pawl::ListPartitions(reader, ref, query);
      },
      [&core = call.api.core](const PartitionPage& page) {
        return Json(http::RenderPartitions(page, core.names(), core.now().wall));
      });
  return {};
}

Result<void> GetPartition(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(const std::uint32_t number, NumberOf(call));
  SendPartition(call.api, std::move(call.responder),
                [ref = std::move(ref), number](StoreReader& reader) { return FindPartition(reader, ref, number); });
  return {};
}

Result<void> PatchPartition(Call& call) {
  PAWL_ASSIGN(const JobRef ref, RefOf(call));
  PAWL_ASSIGN(const std::uint32_t number, NumberOf(call));
  const auto etag = http::ParseTag(call.request.Header("if-match"));
  if (!etag) {
    return Error{ErrorCode::kInvalid, "is needed: the ETag of the partition, as GET has shown it", "If-Match"};
  }
  PAWL_ASSIGN(std::string offset, http::ParsePartitionPatch(call.request.body));
  auto audit = [actor = ActorOf(call), what = call.parameters[0] + "/" + call.parameters[1]] {
    Audit(actor, "move partition", what, 1);
  };
  WithPartition(
      call, ref, number,
      [&api = call.api, etag = *etag, offset = std::move(offset), audit = std::move(audit)](const Responder& to,
                                                                                            Seq seq) {
        api.core.Submit(
            PatchPartitionOp{seq, etag, offset}, [&api, to, audit](const Result<PatchPartitionOp::Reply>& reply) {
              if (!reply.ok()) return to->Send(Problem(reply.error()));
              audit();
              SendPartition(api, to, [seq = reply->seq](StoreReader& reader) { return FindJob(reader, seq); });
            });
      });
  return {};
}

Result<void> AddPartitions(Call& call) {
  PAWL_ASSIGN(AddPartitionsOp op, http::ParsePartitions(call.request.body, call.limits()));
  PAWL_ASSIGN(op.task, RefOf(call));
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  Submit(call, std::move(op), [&names = call.api.core.names()](const JobsReply& reply) {
    return Replayable(Json(http::RenderAddedPartitions(reply, names), 201), reply);
  });
  return {};
}

Result<void> ListScanErrors(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(ScanErrorQuery query, http::ReadQuery<ScanErrorQuery>(call.request.query, kErrorParameters));
  ReadAndSend(
      call, [ref = std::move(ref), query](StoreReader& reader) { return pawl::ListScanErrors(reader, ref, query); },
      [](const ScanErrorPage& page) { return Json(http::RenderScanErrors(page)); });
  return {};
}

Result<void> ReplayScanErrors(Call& call) {
  PAWL_ASSIGN(const JobRef ref, RefOf(call));
  PAWL_ASSIGN(const auto number, http::ParseReplay(call.request.body));
  PAWL_ASSIGN(const auto once, IdempotencyKeyOf(call));
  auto replay = [&api = call.api, ref, once](const Responder& to, std::optional<Seq> partition) {
    api.core.Submit(ReplayOp{ref, partition, once}, [to](const Result<JobsReply>& reply) {
      if (!reply.ok()) return to->Send(Problem(reply.error()));
      to->Send(Replayable(Json(http::RenderCount(reply->count)), *reply));
    });
  };
  if (number) {
    WithPartition(call, ref, *number, replay);
  } else {
    replay(call.responder, std::nullopt);
  }
  return {};
}

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
