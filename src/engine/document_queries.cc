#include "engine/document_queries.h"

#include "rules/record_keys.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kPartsInStep = 500;

}  // namespace

Result<bool> DocumentReader::Step(StoreReader& reader) {
  if (!begun_) PAWL_TRY(ReadTaskItself(reader));
  begun_ = true;
  PAWL_ASSIGN(PartitionPage page, ListPartitions(reader, view_.task.seq, {{}, after_, kPartsInStep}));
  PAWL_TRY(ReadParts(reader, std::move(page)));
  after_ = page.next.value_or(kSeqEnd);
  return page.next.has_value();
}

// A task with partitions has a payload of its own only as a document.
Result<void> DocumentReader::ReadTaskItself(StoreReader& reader) {
  PAWL_ASSIGN(view_.task, FindTask(reader, ref_));
  const auto no_document = [&] {
    return Error{ErrorCode::kNotFound, "task " + view_.task.head.id + " did not come as a document"};
  };
  if (!view_.task.head.flow->carries) return no_document();
  PAWL_ASSIGN(const Record record, reader.Read(BodyKey(view_.task.seq)));
  if (!record.exists()) return no_document();
  PAWL_ASSIGN(JobBody body, DecodeBody(record.value));
  if (body.payload == "null") return no_document();
  view_.frame = std::move(body.payload);
  return {};
}

Result<void> DocumentReader::ReadParts(StoreReader& reader, PartitionPage page) {
  std::vector<RecordKey> keys;
  for (const JobRow& row : page.jobs) keys.push_back(BodyKey(row.seq));
  const std::vector<Result<Record>> bodies = reader.ReadMany(keys);
  for (std::size_t i = 0; i < page.jobs.size(); ++i) {
    if (!bodies[i].ok()) return bodies[i].error();
    // One that has no body was erased meanwhile.
    if (!page.partitions[i] || !bodies[i]->exists()) continue;
    PAWL_ASSIGN(JobBody body, DecodeBody(bodies[i]->value));
    view_.parts.push_back({std::move(page.jobs[i]), std::move(body.payload), *std::move(page.partitions[i])});
  }
  return {};
}

}  // namespace pawl
