// The document of a task as applications on MongoDB keep it: one task, its partitions, and what is to be read. It is
// Extended JSON v2, canonical or relaxed. docs/tasks.md shows one.
//
// Pawl keeps the text itself, so that a document that comes out again is the one that went in: same members, same
// order, same white space. Only the values that tell how the work stands are replaced, each in the spelling that it
// had. The text is kept in pieces: each partition as it stands, which is what its workers get, and the frame, which is
// the rest, with null in the place of each partition.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_reader.h"
#include "base/result.h"
#include "wire/json/ranges.h"

namespace pawl::http {

struct DocumentPartition {
  std::string id;            // _bid
  std::uint32_t number = 0;  // partitionNumber
  std::uint64_t etag = 0;
  std::string text;
  std::size_t place = 0;  // in the list of the document, for errors
};

struct TaskDocument {
  std::string id;           // _bid
  std::string workflow;     // jobBid, job_id
  std::string type;         // typ, data_source_type
  bool infinite = false;    // data_stream_type, stream_type
  bool waits = false;       // status: it starts after the task before it
  std::string source;       // info.mdbInstance; empty: workers know by themselves what to read
  std::string collection;   // info.mdbCollection
  std::uint32_t block = 0;  // info.mdbBatchSize; 0: not said
  std::string frame;
  // In the order of the document, without those that are at their end: they stay in the frame, and nobody works on
  // them.
  std::vector<DocumentPartition> partitions;
};

// Fails with kInvalid, kBadFilter or kTooLarge, naming the member; with kBadJson or kTooDeep.
Result<TaskDocument> ParseTaskDocument(std::string_view text, const WireLimits& limits);

// Whether the filter of a partition, Extended JSON as text, has a place for the offset; kBadFilter otherwise.
Result<void> CheckDocumentFilter(std::string_view filter);

// ---- How the work stands ----

enum class DocumentStatus : std::uint8_t { kWaiting, kAvailable, kDone, kEof, kError };

struct LivePartition {
  DocumentStatus status = DocumentStatus::kAvailable;  // kAvailable, kEof, kError
  std::uint64_t etag = 0;
  std::uint64_t errors = 0;        // runs that have failed
  std::uint64_t acquisitions = 0;  // claims
};

// The text of a partition with the values of now. A member that is not there is added at its end if it has something to
// say: a status other than available, a count other than 0.
std::string RenderDocumentPartition(std::string_view text, const LivePartition& live);

// How many partitions it has a place for.
std::size_t PlacesInFrame(std::string_view frame);

// The whole document: the partitions, rendered, in the order in which they were read from it.
std::string RenderTaskDocument(std::string_view frame, DocumentStatus status, std::span<const std::string> partitions);

}  // namespace pawl::http
