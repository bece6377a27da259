// What a task says of how its documents are worked: the members of its `scan` that concern the executor and not the
// source. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/json_reader.h"
#include "base/result.h"

namespace pawl {

// Who works the documents.
enum class ProcessorKind : std::uint8_t {
  kNone,  // a worker outside
  kHttp,
  kJobs,
};

// What becomes of a document that cannot be worked.
enum class DocumentEnd : std::uint8_t {
  kDead,  // it is kept, with its error, and the partition goes on
  kSkip,
  kStop,  // the run fails, with the offset before the document
};

struct ErrorPolicy {
  std::uint32_t document_retries = 2;  // of one that its processor wants to try again, in place
  Millis document_base{1'000};         // the first pause; it doubles
  DocumentEnd document_end = DocumentEnd::kDead;
  std::uint32_t block_retries = 5;  // of a call of the processor that has failed
  Millis block_base{1'000};
  Millis block_cap = std::chrono::minutes(5);
  bool block_split = true;  // then it is tried in halves; otherwise the run fails
  // The rules count these (model/partition.h).
  std::uint64_t max_dead = 1'000;  // of a partition; one more, and it fails
  double max_dead_ratio = 0.05;    // of all that it has read, from 1,000 documents on
  bool stops_task = false;         // a partition that fails stops the others
};

struct HttpProcessorWork {
  std::string url;
  std::string sign;               // the name of a secret; empty: that of callbacks that name none
  bool by_document = false;       // a call for each document
  Millis timeout{30'000};         // of a call
  std::uint32_t concurrency = 1;  // calls at once, if there is one for each document
};

struct JobsProcessorWork {
  std::string type;
  std::string queue;             // empty: the type
  bool by_block = false;         // a job for each block instead of each document
  std::uint64_t window = 1'000;  // no more are pushed while so many have not ended
  bool may_fail = false;         // a job that fails does not fail the task
};

inline constexpr std::uint32_t kScanBlock = 500;
inline constexpr std::uint32_t kScanBlockMax = 10'000;

struct ScanWork {
  std::string source;
  std::optional<std::uint32_t> block;  // documents; none: as the node says
  // The rules know these too (model/partition.h).
  Millis poll{1'000};                        // how long a drained partition of an infinite stream rests, at first
  Millis poll_max{10'000};                   // and when nothing has come for long
  Millis run_for = std::chrono::minutes(5);  // then the partition goes to the back of the line
  std::optional<std::uint32_t> split;        // partitions that a planner makes
  ErrorPolicy errors;
  ProcessorKind processor = ProcessorKind::kNone;
  HttpProcessorWork http;
  JobsProcessorWork jobs;
};

// `scan` is the task's own object. Members that belong to the source are not looked at. The error names the member.
Result<ScanWork> ParseScanWork(const JsonValue& scan);
Result<ScanWork> ParseScanWork(std::string_view scan);  // empty: all defaults

// Whether `query` of a scan is the name of a query that its source has, and not SQL: names have no white space, and
// every statement has.
bool IsQueryName(std::string_view query);

// Whether only the scope admin may push it: a scan, with all partitions in its `partitions`, or what a partition says
// of its part, has SQL in it. Raw JSON that was parsed before; anything but an object has none.
bool RequiresAdmin(std::string_view scan_or_partition);

}  // namespace pawl
