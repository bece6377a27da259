// Whatever is given for the document of a task, and for the filter of a partition.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "base/json_reader.h"
#include "wire/json/task_document.h"

namespace pawl::http {
namespace {

const WireLimits kLimits{500};

std::string Written(const TaskDocument& document, DocumentStatus status, const LivePartition& live) {
  std::vector<std::string> partitions;
  for (const DocumentPartition& partition : document.partitions) {
    partitions.push_back(RenderDocumentPartition(partition.text, live));
  }
  return RenderTaskDocument(document.frame, status, partitions);
}

// What comes out is a document again, and the next time the same.
void CheckDocument(std::string_view text) {
  const auto document = ParseTaskDocument(text, kLimits);
  if (!document.ok()) {
    PAWL_CHECK(!document.error().detail.empty(), "an error has a text");
    return;
  }
  PAWL_CHECK(ValidateJson(document->frame).ok(), "the frame is JSON");
  const std::string first = Written(*document, DocumentStatus::kAvailable, {.etag = 7, .errors = 1});
  const auto again = ParseTaskDocument(first, {first.size()});
  PAWL_CHECK(again.ok(), "what was written can be read");
  PAWL_CHECK(again->id == document->id && again->partitions.size() == document->partitions.size(), "it is the same");
  for (const DocumentPartition& partition : again->partitions) PAWL_CHECK(partition.etag == 7, "the etag is there");
  PAWL_CHECK(Written(*again, DocumentStatus::kAvailable, {.etag = 7, .errors = 1}) == first, "writing changes nothing");
  const std::string done = Written(*document, DocumentStatus::kDone, {DocumentStatus::kEof, 3'000'000'000, 0, 1});
  PAWL_CHECK(ValidateJson(done).ok(), "what was written is JSON");
}

}  // namespace
}  // namespace pawl::http

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pawl;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  http::CheckDocument(text);
  const auto filter = http::CheckDocumentFilter(text);
  if (!filter.ok()) {
    PAWL_CHECK(filter.error().code == ErrorCode::kBadFilter && !filter.error().detail.empty(), "an error has a text");
  }
  return 0;
}
