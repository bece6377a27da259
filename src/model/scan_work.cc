#include "model/scan_work.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "base/duration.h"
#include "base/json_member.h"
#include "base/names.h"

namespace pawl {
namespace {

Error WrongIn(std::string_view field, std::string detail) {
  return {ErrorCode::kInvalid, std::move(detail), std::string(field)};
}

// The error of a getter, with the member that it is about.
Error NamedError(Error error, std::string_view field) {
  error.field = std::string(field);
  return error;
}

Result<std::uint64_t> WholeIn(const JsonValue& value, std::string_view field, std::uint64_t least, std::uint64_t most) {
  const auto number = value.Int();
  if (!number.ok() || *number < 0 || static_cast<std::uint64_t>(*number) < least ||
      static_cast<std::uint64_t>(*number) > most) {
    return WrongIn(field, "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  }
  return static_cast<std::uint64_t>(*number);
}

Result<std::uint32_t> CountIn(const JsonValue& value, std::string_view field, std::uint32_t least, std::uint32_t most) {
  PAWL_ASSIGN(const std::uint64_t count, WholeIn(value, field, least, most));
  return static_cast<std::uint32_t>(count);
}

Result<Millis> SpanIn(const JsonValue& value, std::string_view field) {
  auto span = DurationFromJson(value);
  if (!span.ok()) return NamedError(std::move(span).error(), field);
  if (*span <= Millis(0)) return WrongIn(field, "must be longer than 0");
  return span;
}

Result<std::string> WordIn(const JsonValue& value, std::string_view field) {
  auto text = value.String();
  if (!text.ok()) return NamedError(std::move(text).error(), field);
  return text;
}

Result<bool> YesIn(const JsonValue& value, std::string_view field) {
  const auto yes = value.Bool();
  if (!yes.ok()) return NamedError(yes.error(), field);
  return *yes;
}

Result<bool> OneOfTwo(const JsonValue& value, std::string_view field, std::string_view no, std::string_view yes) {
  PAWL_ASSIGN(const std::string word, WordIn(value, field));
  if (word != no && word != yes) {
    return WrongIn(field, "must be \"" + std::string(no) + "\" or \"" + std::string(yes) + "\", not \"" + word + "\"");
  }
  return word == yes;
}

Error UnknownIn(std::string_view object, std::string_view key, std::string_view known) {
  return {ErrorCode::kUnknownField, "there is no such field here; there are " + std::string(known),
          std::string(object) + "." + std::string(key)};
}

Result<void> ReadDocumentErrors(const JsonValue& object, ErrorPolicy& policy) {
  return ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    const std::string field = "errors.document." + std::string(key);
    if (key == "retries") {
      PAWL_ASSIGN(policy.document_retries, CountIn(value, field, 0, 100));
    } else if (key == "base") {
      PAWL_ASSIGN(policy.document_base, SpanIn(value, field));
    } else if (key == "then") {
      PAWL_ASSIGN(const std::string word, WordIn(value, field));
      if (word == "dead") {
        policy.document_end = DocumentEnd::kDead;
      } else if (word == "skip") {
        policy.document_end = DocumentEnd::kSkip;
      } else if (word == "stop") {
        policy.document_end = DocumentEnd::kStop;
      } else {
        return WrongIn(field, R"(must be "dead", "skip" or "stop", not ")" + word + "\"");
      }
    } else {
      return UnknownIn("errors.document", key, "retries, base, then");
    }
    return {};
  });
}

Result<void> ReadBlockErrors(const JsonValue& object, ErrorPolicy& policy) {
  return ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    const std::string field = "errors.block." + std::string(key);
    if (key == "retries") {
      PAWL_ASSIGN(policy.block_retries, CountIn(value, field, 0, 100));
    } else if (key == "base") {
      PAWL_ASSIGN(policy.block_base, SpanIn(value, field));
    } else if (key == "cap") {
      PAWL_ASSIGN(policy.block_cap, SpanIn(value, field));
    } else if (key == "then") {
      PAWL_ASSIGN(policy.block_split, OneOfTwo(value, field, "stop", "split"));
    } else {
      return UnknownIn("errors.block", key, "retries, base, cap, then");
    }
    return {};
  });
}

Result<void> ReadErrors(const JsonValue& object, ErrorPolicy& policy) {
  return ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    if (key == "document") return ReadDocumentErrors(value, policy);
    if (key == "block") return ReadBlockErrors(value, policy);
    if (key == "max_dead") {
      PAWL_ASSIGN(policy.max_dead, WholeIn(value, "errors.max_dead", 0, std::numeric_limits<std::int64_t>::max()));
      return {};
    }
    if (key == "max_dead_ratio") {
      const auto ratio = value.Number();
      if (!ratio.ok() || !(*ratio >= 0 && *ratio <= 1)) {
        return WrongIn("errors.max_dead_ratio", "must be a number from 0 to 1");
      }
      policy.max_dead_ratio = *ratio;
      return {};
    }
    if (key == "on_error") {
      PAWL_ASSIGN(policy.stops_task, OneOfTwo(value, "errors.on_error", "continue", "stop"));
      return {};
    }
    return UnknownIn("errors", key, "document, block, max_dead, max_dead_ratio, on_error");
  });
}

Result<void> ReadHttp(const JsonValue& object, HttpProcessorWork& http) {
  const Result<void> read = ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    const std::string field = "processor.http." + std::string(key);
    if (key == "url") {
      PAWL_ASSIGN(http.url, WordIn(value, field));
    } else if (key == "sign") {
      PAWL_ASSIGN(http.sign, WordIn(value, field));
    } else if (key == "mode") {
      PAWL_ASSIGN(http.by_document, OneOfTwo(value, field, "block", "document"));
    } else if (key == "timeout") {
      PAWL_ASSIGN(http.timeout, SpanIn(value, field));
    } else if (key == "concurrency") {
      PAWL_ASSIGN(http.concurrency, CountIn(value, field, 1, 100));
    } else {
      return UnknownIn("processor.http", key, "url, sign, mode, timeout, concurrency");
    }
    return {};
  });
  PAWL_TRY(read);
  if (http.url.empty()) return WrongIn("processor.http.url", "must be the URL that gets the documents");
  return {};
}

Result<void> ReadJobs(const JsonValue& object, JobsProcessorWork& jobs) {
  const Result<void> read = ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    const std::string field = "processor.jobs." + std::string(key);
    if (key == "type") {
      PAWL_ASSIGN(jobs.type, WordIn(value, field));
    } else if (key == "queue") {
      PAWL_ASSIGN(jobs.queue, WordIn(value, field));
      PAWL_TRY(CheckName(jobs.queue, field));
    } else if (key == "per") {
      PAWL_ASSIGN(jobs.by_block, OneOfTwo(value, field, "document", "block"));
    } else if (key == "window") {
      PAWL_ASSIGN(jobs.window, WholeIn(value, field, 1, 1'000'000));
    } else if (key == "may_fail") {
      PAWL_ASSIGN(jobs.may_fail, YesIn(value, field));
    } else {
      return UnknownIn("processor.jobs", key, "type, queue, per, window, may_fail");
    }
    return {};
  });
  PAWL_TRY(read);
  return CheckName(jobs.type, "processor.jobs.type");
}

Result<void> ReadProcessor(const JsonValue& object, ScanWork& spec) {
  return ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    if (spec.processor != ProcessorKind::kNone) return WrongIn("processor", "must have one member: http or jobs");
    if (key == "http") {
      spec.processor = ProcessorKind::kHttp;
      return ReadHttp(value, spec.http);
    }
    if (key == "jobs") {
      spec.processor = ProcessorKind::kJobs;
      return ReadJobs(value, spec.jobs);
    }
    return UnknownIn("processor", key, "http, jobs");
  });
}

Result<void> ReadScan(const JsonValue& scan, ScanWork& spec) {
  return ForEachMember(scan, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    if (key == "source") {
      PAWL_ASSIGN(spec.source, WordIn(value, key));
      return CheckName(spec.source, key);
    }
    if (key == "block") {
      PAWL_ASSIGN(spec.block, CountIn(value, key, 1, kScanBlockMax));
    } else if (key == "poll") {
      PAWL_ASSIGN(spec.poll, SpanIn(value, key));
    } else if (key == "poll_max") {
      PAWL_ASSIGN(spec.poll_max, SpanIn(value, key));
    } else if (key == "run_for") {
      PAWL_ASSIGN(spec.run_for, SpanIn(value, key));
    } else if (key == "split") {
      PAWL_ASSIGN(spec.split, CountIn(value, key, 1, 1'000));
    } else if (key == "errors") {
      return ReadErrors(value, spec.errors);
    } else if (key == "processor" && !value.IsNull()) {
      return ReadProcessor(value, spec);
    }
    return {};
  });
}

}  // namespace

Result<ScanWork> ParseScanWork(const JsonValue& scan) {
  ScanWork spec;
  Result<void> read = ReadScan(scan, spec);
  if (!read.ok()) {
    Error error = std::move(read).error();
    error.field = error.field.empty() ? "scan" : "scan." + error.field;
    return error;
  }
  spec.poll_max = std::max(spec.poll, spec.poll_max);
  return spec;
}

Result<ScanWork> ParseScanWork(std::string_view scan) {
  if (scan.empty()) return ScanWork{};
  PAWL_ASSIGN(const JsonValue value, ParseJson(scan));
  return ParseScanWork(value);
}

bool IsQueryName(std::string_view query) { return CheckName(query, "query").ok(); }

bool RequiresAdmin(std::string_view scan_or_partition) {
  const JsonValue object = KnownJson(scan_or_partition);
  const JsonValue query = MemberOf(object, "query");
  if (!MemberOf(object, "where").IsNull()) return true;
  if (query.kind == JsonKind::kString && !IsQueryName(*query.String())) return true;
  bool any = false;
  const JsonValue partitions = MemberOf(object, "partitions");
  if (partitions.kind != JsonKind::kArray) return false;
  const Result<void> read = ForEachElement(partitions, [&](const JsonValue& one) -> Result<void> {
    any = any || !MemberOf(one, "where").IsNull();
    return {};
  });
  return any || !read.ok();
}

}  // namespace pawl
