#include "wire/http/parse_job.h"

#include <array>

#include "base/canonical_json.h"
#include "base/names.h"
#include "wire/http/parse_ports.h"
#include "wire/json/fields.h"
#include "wire/json/meta.h"

namespace pawl::http {
namespace {

constexpr std::array<Word<Backoff>, 3> kBackoffWords{{{Name(Backoff::kExponential), Backoff::kExponential},
                                                      {Name(Backoff::kFixed), Backoff::kFixed},
                                                      {Name(Backoff::kQuartic), Backoff::kQuartic}}};
constexpr std::array<Word<UniqueUntil>, 2> kUntils{{{"done", UniqueUntil::kDone}, {"start", UniqueUntil::kStart}}};

constexpr std::array<Field<RetryPatch>, 4> kRetryFields{{
    {"max", [](const JsonValue& v, RetryPatch& out) { return ReadWhole(v, 0, kRetriesMax, out.max); }},
    {"backoff",
     [](const JsonValue& v, RetryPatch& out) -> Result<void> {
       PAWL_ASSIGN(out.backoff, ReadWord<Backoff>(v, kBackoffWords));
       return {};
     }},
    {"base", [](const JsonValue& v, RetryPatch& out) { return ReadSpan(v, kBackoffRange, out.base); }},
    {"cap", [](const JsonValue& v, RetryPatch& out) { return ReadSpan(v, kBackoffRange, out.cap); }},
}};

constexpr std::array<Field<JobSpec>, 3> kUniqueFields{{
    {"key", [](const JsonValue& v, JobSpec& out) { return ReadGroup(v, out.unique_key); }, true},
    {"until",
     [](const JsonValue& v, JobSpec& out) -> Result<void> {
       PAWL_ASSIGN(out.unique_until, ReadWord<UniqueUntil>(v, kUntils));
       return {};
     }},
    {"for", [](const JsonValue& v, JobSpec& out) { return ReadSpan(v, kUniqueRange, out.unique_for); }},
}};

Result<void> ReadUnique(const JsonValue& value, JobSpec& out) {
  out.unique_until = UniqueUntil::kDone;
  PAWL_TRY(ReadObject<JobSpec>(value, kUniqueFields, out));
  return {};
}

Result<void> ReadPayload(const JsonValue& value, JobSpec& out) {
  out.payload.assign(value.raw);
  return {};
}

Result<void> ReadMeta(const JsonValue& value, JobSpec& out) {
  PAWL_TRY(CheckMeta(value));
  out.meta.assign(value.raw);
  return {};
}

constexpr std::array<Field<JobSpec>, 24> kJobFields{{
    {"type", [](const JsonValue& v, JobSpec& out) { return ReadNewName(v, out.type); }, true},
    {"queue", [](const JsonValue& v, JobSpec& out) { return ReadNewName(v, out.queue); }},
    {"payload", ReadPayload},
    {"id", [](const JsonValue& v, JobSpec& out) { return ReadNewName(v, out.id); }},
    {"group", [](const JsonValue& v, JobSpec& out) { return ReadGroup(v, out.group); }},
    {"priority",
     [](const JsonValue& v, JobSpec& out) { return ReadWhole(v, kPriorityMin, kPriorityMax, out.priority); }},
    {"delay", [](const JsonValue& v, JobSpec& out) { return ReadSpan(v, kDelayRange, out.delay); }},
    {"run_at", [](const JsonValue& v, JobSpec& out) { return ReadTime(v, out.run_at); }},
    {"lease", [](const JsonValue& v, JobSpec& out) { return ReadSpan(v, kLeaseRange, out.lease); }},
    {"timeout", [](const JsonValue& v, JobSpec& out) { return ReadSpan(v, kTimeoutRange, out.timeout); }},
    {"expires_in", [](const JsonValue& v, JobSpec& out) { return ReadSpan(v, kExpiryRange, out.expires_in); }},
    {"retention", [](const JsonValue& v, JobSpec& out) { return ReadSpan(v, kRetentionRange, out.retention); }},
    {"retry", [](const JsonValue& v, JobSpec& out) { return ReadRetry(v, out.retry); }},
    {"max_crashes", [](const JsonValue& v, JobSpec& out) { return ReadWhole(v, 1, kCrashesMax, out.max_crashes); }},
    {"unique", ReadUnique},
    {"group_limit", [](const JsonValue& v, JobSpec& out) { return ReadWhole(v, 1, kLimitMax, out.group_limit); }},
    {"created_by", [](const JsonValue& v, JobSpec& out) { return ReadText(v, kTextMax, out.created_by); }},
    {"meta", ReadMeta},
    {"ports", [](const JsonValue& v, JobSpec& out) { return ReadPorts(v, out.ports.emplace()); }},
    {"inputs", [](const JsonValue& v, JobSpec& out) { return ReadInputs(v, out.inputs); }},
    {"state", [](const JsonValue& v, JobSpec& out) { return ReadStateMap(v, out.state); }},
    {"parent", [](const JsonValue& v, JobSpec& out) { return ReadRef(v, out.parent.emplace()); }},
    {"name", [](const JsonValue& v, JobSpec& out) { return ReadName(v, out.child_name); }},
    {"aliases", [](const JsonValue& v, JobSpec& out) { return ReadAliases(v, out.aliases); }},
}};

constexpr std::array<Field<JobSpec>, 2> kJobberFields{{
    {"type", [](const JsonValue& v, JobSpec& out) { return ReadNewName(v, out.type); }, true},
    {"payload", ReadPayload},
}};

struct Bulk {
  JsonValue jobs;
};
constexpr std::array<Field<Bulk>, 1> kBulkFields{{
    {"jobs",
     [](const JsonValue& v, Bulk& out) -> Result<void> {
       out.jobs = v;
       return {};
     },
     true},
}};

Result<void> CheckSizes(const JobSpec& spec, const WireLimits& limits) {
  PAWL_TRY(CheckSize(spec.payload.size(), limits, "payload"));
  PAWL_TRY(CheckSize(spec.meta.size(), limits, "meta"));
  if (Result<void> fits = CheckState(spec.state, limits); !fits.ok()) return Within("state", fits.error());
  for (const auto& [port, values] : spec.inputs) {
    const Result<void> fits = CheckValues(values, limits);
    if (!fits.ok()) return Within("inputs", Within(port, fits.error()));
  }
  return {};
}

// A job that is pushed, and not started by the run of its parent.
Result<void> ReadPushed(const JsonValue& value, const WireLimits& limits, JobSpec& out) {
  PAWL_TRY(ReadJobSpec(value, limits, out));
  if (out.parent || out.child_name.empty()) return {};
  return Error{ErrorCode::kInvalid, "needs a parent: it is the name among its children", "name"};
}

}  // namespace

Result<void> CheckSize(std::size_t bytes, const WireLimits& limits, std::string_view field) {
  if (bytes <= limits.max_payload) return {};
  return Error{
      ErrorCode::kTooLarge,
      "has " + std::to_string(bytes) + " bytes; at most " + std::to_string(limits.max_payload) + " are allowed",
      std::string(field)};
}

Result<void> ReadRetry(const JsonValue& value, RetryPatch& out) {
  if (value.kind == JsonKind::kNumber) return ReadWhole(value, 0, kRetriesMax, out.max);
  if (value.raw == "false") {
    out.max = 0;
    return {};
  }
  if (value.kind != JsonKind::kObject) {
    return Error{ErrorCode::kInvalid,
                 "must be an object with max, backoff, base and cap, or a number of retries, or false"};
  }
  PAWL_TRY(ReadObject<RetryPatch>(value, kRetryFields, out));
  return {};
}

Result<void> ReadJobSpec(const JsonValue& value, const WireLimits& limits, JobSpec& out) {
  PAWL_TRY(ReadObject<JobSpec>(value, kJobFields, out));
  PAWL_TRY(CheckSizes(out, limits));
  if (out.delay && out.run_at) return Error{ErrorCode::kInvalid, "delay and run_at exclude each other", "run_at"};
  if (out.group_limit && out.group.empty()) return Error{ErrorCode::kInvalid, "needs a group", "group_limit"};
  if (!out.id.empty()) {
    PAWL_ASSIGN(const std::string canonical, CanonicalJson(value.raw));
    out.content = HashBytes(canonical);
  }
  return {};
}

Result<void> ReadJobSpecs(const JsonValue& value, std::size_t max, const WireLimits& limits,
                          std::vector<JobSpec>& out) {
  return ForEachElement(value, [&](const JsonValue& element) -> Result<void> {
    const std::size_t index = out.size();
    if (index == max) return Error{ErrorCode::kTooLarge, "has more than " + std::to_string(max) + " jobs"};
    Result<void> read = ReadPushed(element, limits, out.emplace_back());
    if (!read.ok()) return Within(index, std::move(read).error());
    return {};
  });
}

Result<PushOp> ParsePush(std::string_view body, const WireLimits& limits) {
  PAWL_ASSIGN(const JsonValue object, ParseJson(body));
  PushOp op;
  PAWL_TRY(ReadPushed(object, limits, op.jobs.emplace_back()));
  return op;
}

Result<PushOp> ParseBulk(std::string_view body, const WireLimits& limits) {
  PAWL_ASSIGN(const Bulk bulk, ReadBody<Bulk>(body, kBulkFields));
  PushOp op;
  op.bulk = true;
  Result<void> read = ReadJobSpecs(bulk.jobs, kBulkMax, limits, op.jobs);
  if (!read.ok()) return Within("jobs", std::move(read).error());
  if (op.jobs.empty()) return Error{ErrorCode::kInvalid, "must have at least one job", "jobs"};
  return op;
}

Result<PushOp> ParseJobber(std::string_view body, const WireLimits& limits) {
  PAWL_ASSIGN(JobSpec spec, ReadBody<JobSpec>(body, kJobberFields));
  PAWL_TRY(CheckSize(spec.payload.size(), limits, "payload"));
  PushOp op;
  op.jobs.push_back(std::move(spec));
  return op;
}

}  // namespace pawl::http
