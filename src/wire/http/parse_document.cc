#include "wire/http/parse_document.h"

#include <memory>
#include <utility>

#include "base/canonical_json.h"
#include "base/json_writer.h"
#include "model/workflow.h"
#include "wire/http/parse_workflow.h"
#include "wire/json/fields.h"

namespace pawl::http {
namespace {

// The workflow is nothing but a name for its tasks, so it is the same one whatever task comes first.
JobSpec WorkflowOfDocument(const TaskDocument& document) {
  JobSpec root;
  root.type = kWorkflowType;
  root.queue = kWorkflowQueue;
  root.id = document.workflow;
  root.content = HashBytes("the workflow of a document");
  FlowSpec flow;
  flow.carries = true;
  flow.stays_open = true;
  root.flow = std::move(flow);
  return root;
}

std::string ScanOfDocument(const TaskDocument& document) {
  std::string scan;
  JsonWriter json(scan);
  json.BeginObject();
  if (!document.source.empty()) {
    json.Key("source").String(document.source);
    json.Key("collection").String(document.collection).Key("key").String("_id");
  }
  json.Key("stream").String(document.infinite ? "infinite" : "finite");
  if (document.block > 0) json.Key("block").Uint(document.block);
  json.EndObject();
  return scan;
}

}  // namespace

Result<DocumentImport> ParseImport(std::string_view body, const WireLimits& limits) {
  DocumentImport import;
  PAWL_ASSIGN(import.document, ParseTaskDocument(body, limits));
  PAWL_ASSIGN(const std::string canonical, CanonicalJson(body));
  import.content = HashBytes(canonical);
  return import;
}

PushOp PushOf(const DocumentImport& import, const DocumentPlace& place) {
  const TaskDocument& document = import.document;
  const DataStream stream = document.infinite ? DataStream::kInfinite : DataStream::kFinite;
  PushOp op;
  op.bulk = true;
  if (!place.has_workflow) op.jobs.push_back(WorkflowOfDocument(document));

  JobSpec part;
  part.type = document.type;
  FlowSpec part_flow;
  part_flow.stream = stream;
  part.flow = part_flow;

  JobSpec task;
  task.type = document.type;
  task.queue = kTaskQueue;
  task.id = document.id;
  task.content = import.content;
  task.payload = document.frame;
  FlowSpec flow;
  if (place.has_workflow) {
    flow.carrier = document.workflow;
  } else {
    flow.within = 0;
  }
  flow.task = document.id;
  flow.carries = true;
  flow.blueprint = std::make_shared<const JobSpec>(part);
  flow.scan =
      std::make_shared<const ScanTask>(ScanTask{.scan = ScanOfDocument(document), .infinite = document.infinite});
  if (document.waits && !place.last_task.empty()) flow.after_tasks.push_back(place.last_task);
  task.flow = std::move(flow);
  const std::size_t carrier = op.jobs.size();
  op.jobs.push_back(std::move(task));

  part_flow.within = carrier;
  part_flow.task = document.id;
  part_flow.partition = true;
  for (const DocumentPartition& partition : document.partitions) {
    part.id = partition.id;
    part.content = HashBytes(partition.text);
    part.payload = partition.text;
    part_flow.number = partition.number;
    part_flow.etag = partition.etag;
    part.flow = part_flow;
    op.jobs.push_back(part);
  }
  return op;
}

Error NamedByDocument(Error error, const TaskDocument& document, const DocumentPlace& place) {
  const auto index = TakePlace(error);
  if (!index) return error;
  const std::size_t task = place.has_workflow ? 0 : 1;
  if (*index < task) {
    error.field = "jobBid";
    return error;
  }
  if (error.field == "id") error.field = "_bid";
  if (error.field == "after") error.field = "status";
  if (error.field == "type" || error.field == "queue") error.field = "typ";
  if (error.field == "payload") error.field.clear();
  if (*index == task || *index - task > document.partitions.size()) return error;
  return Within("partitions", Within(document.partitions[*index - task - 1].place, std::move(error)));
}

}  // namespace pawl::http
