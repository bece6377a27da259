#include "store/partition_codec.h"

#include "store/bytes.h"

namespace pawl {
namespace {

constexpr std::uint8_t kPartitionForm = 2;
constexpr std::uint8_t kFormWithoutReached = 1;
constexpr std::uint8_t kScanForm = 1;

Error DamagedScan(std::string_view what) {
  return {ErrorCode::kCorrupt, "the stored " + std::string(what) + " cannot be read"};
}

void PutCounts(ByteWriter& out, const ScanCounts& counts) {
  out.U64(counts.read);
  out.U64(counts.processed);
  out.U64(counts.skipped);
  out.U64(counts.dead);
  out.U64(counts.blocks);
}

ScanCounts GetCounts(ByteReader& in) {
  ScanCounts counts;
  counts.read = in.U64();
  counts.processed = in.U64();
  counts.skipped = in.U64();
  counts.dead = in.U64();
  counts.blocks = in.U64();
  return counts;
}

}  // namespace

std::string EncodePartition(const PartitionState& partition) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U8(kPartitionForm);
  out.U32(partition.number);
  out.U64(partition.etag);
  out.Long(partition.start);
  out.Long(partition.offset);
  out.Bool(partition.committed);
  out.U8(partition.idle_polls);
  PutCounts(out, partition.counts);
  out.U64(partition.acquisitions);
  out.U64(partition.errors);
  out.Wall(partition.last_commit_at);
  out.Wall(partition.reached);
  for (const PartitionAnswer& answer : partition.answers) {  // to the end
    out.Raw(answer.token.bytes.data(), answer.token.bytes.size());
    out.U64(answer.etag);
    out.Bool(answer.task_closed);
  }
  return bytes;
}

Result<PartitionState> DecodePartition(std::string_view bytes) {
  ByteReader in(bytes);
  const std::uint8_t form = in.U8();
  if (form != kPartitionForm && form != kFormWithoutReached) return DamagedScan("offset of a partition");
  PartitionState partition;
  partition.number = in.U32();
  partition.etag = in.U64();
  partition.start = in.Long();
  partition.offset = in.Long();
  partition.committed = in.Bool();
  partition.idle_polls = in.U8();
  partition.counts = GetCounts(in);
  partition.acquisitions = in.U64();
  partition.errors = in.U64();
  partition.last_commit_at = in.Wall();
  if (form != kFormWithoutReached) partition.reached = in.Wall();
  while (in.ok() && !in.done()) {
    PartitionAnswer answer;
    in.Copy(answer.token.bytes.data(), answer.token.bytes.size());
    answer.etag = in.U64();
    answer.task_closed = in.Bool();
    partition.answers.push_back(answer);
  }
  if (!in.ok()) return DamagedScan("offset of a partition");
  return partition;
}

std::string EncodeScanTask(const ScanTask& scan) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U8(kScanForm);
  out.Long(scan.scan);
  out.Bool(scan.infinite);
  out.Bool(scan.draining);
  out.Span(scan.poll);
  out.Span(scan.poll_max);
  out.U64(scan.max_dead);
  out.U32(scan.max_dead_ppm);
  return bytes;
}

Result<ScanTask> DecodeScanTask(std::string_view bytes) {
  ByteReader in(bytes);
  if (in.U8() != kScanForm) return DamagedScan("scan of a task");
  ScanTask scan;
  scan.scan = in.Long();
  scan.infinite = in.Bool();
  scan.draining = in.Bool();
  scan.poll = in.Span();
  scan.poll_max = in.Span();
  scan.max_dead = in.U64();
  scan.max_dead_ppm = in.U32();
  if (!in.done()) return DamagedScan("scan of a task");
  return scan;
}

}  // namespace pawl
