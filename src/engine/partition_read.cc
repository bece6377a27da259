#include "engine/partition_read.h"

#include "engine/queries.h"
#include "engine/read_jobs.h"
#include "rules/job_errors.h"
#include "rules/record_keys.h"
#include "store/job_codec.h"
#include "store/partition_codec.h"

namespace pawl {

Result<ReadRequest> PartitionRead(StoreReader& reader, const JobRef& ref, const Token& token) {
  PAWL_ASSIGN(const JobRow row, FindJob(reader, ref));
  const JobHead& head = row.head;
  if (!head.lease || head.lease->token != token) return LeaseLost(head.id);
  PAWL_ASSIGN(const Record partition, reader.Read(PartitionKey(row.seq)));
  if (!partition.exists() || !head.flow) {
    return Error{ErrorCode::kInvalid, "the job " + head.id + " is no partition of a scan; it has no documents"};
  }
  PAWL_ASSIGN(const Record task, reader.Read(ScanKey(head.flow->carrier)));
  PAWL_ASSIGN(const Record stored, reader.Read(BodyKey(row.seq)));
  PAWL_ASSIGN(const PartitionState state, DecodePartition(partition.value));
  PAWL_ASSIGN(const ScanTask scan, DecodeScanTask(task.value));
  PAWL_ASSIGN(JobBody body, DecodeBody(stored.value));
  ReadRequest request;
  request.scan = scan.scan;
  request.partition = std::move(body.payload);
  request.after = state.offset;
  request.infinite = scan.goes_on();
  return request;
}

}  // namespace pawl
