#include "scan/jobs_processor.h"

#include <string>
#include <utility>

namespace pawl {
namespace {

void WriteDocument(const Document& document, JsonWriter& json) {
  json.BeginObject().Key("key").Raw(document.key).Key("document").Raw(document.document).EndObject();
}

}  // namespace

void WriteDocuments(const std::vector<Document>& documents, JsonWriter& json) {
  json.BeginArray();
  for (const Document& document : documents) WriteDocument(document, json);
  json.EndArray();
}

Result<Verdicts> JobsProcessor::Process(const Block& block, ScanRun& /*run*/) {
  Verdicts verdicts;
  const auto push = [&](std::string payload) {
    PushRequest job;
    job.type = work_.type;
    job.queue = work_.queue;
    job.payload = std::move(payload);
    verdicts.push.push_back(std::move(job));
  };
  std::string payload;
  if (work_.by_block) {
    JsonWriter json(payload);
    json.BeginObject().Key("documents");
    WriteDocuments(block.documents, json);
    json.EndObject();
    push(std::move(payload));
    return verdicts;
  }
  verdicts.push.reserve(block.documents.size());
  for (const Document& document : block.documents) {
    payload.clear();
    JsonWriter json(payload);
    WriteDocument(document, json);
    push(payload);
  }
  return verdicts;
}

}  // namespace pawl
