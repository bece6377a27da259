#include "wire/http/parse_job.h"

#include <array>

#include "base/canonical_json.h"
#include "wire/http/parse_scan.h"
#include "wire/json/fields.h"
#include "wire/json/port_values.h"
#include "wire/json/push_fields.h"

namespace pawl::http {
namespace {

constexpr std::array<Field<JobSpec>, 2> kJobberFields{{
    {"type", [](const JsonValue& v, JobSpec& out) { return ReadNewName(v, out.type); }, true},
    {"payload",
     [](const JsonValue& v, JobSpec& out) -> Result<void> {
       out.payload.assign(v.raw);
       return {};
     }},
}};

// With an id of its own, the same request again is the same job.
Result<void> SetContent(const JsonValue& value, JobSpec& out) {
  if (out.id.empty()) return {};
  PAWL_ASSIGN(const std::string canonical, CanonicalJson(value.raw));
  out.content = HashBytes(canonical);
  return {};
}

FlowSpec& FlowOf(JobSpec& job) { return job.flow ? *job.flow : job.flow.emplace(); }

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

// Beside `into` a job that joins a task has its payload only: all else is as with the other partitions.
constexpr std::array<Field<JobSpec>, 3> kIntoFields{{
    {"into", [](const JsonValue& v, JobSpec& out) { return ReadName(v, out.into); }, true},
    {"payload",
     [](const JsonValue& v, JobSpec& out) -> Result<void> {
       out.payload.assign(v.raw);
       return {};
     }},
    {"offset", [](const JsonValue& v, JobSpec& out) { return ReadOffset(v, FlowOf(out).offset); }},
}};

// A job that a partition of a scan has found: a piece of its task. Beside a push it says what its failure means.
constexpr std::array<Field<JobSpec>, 2> kPieceFields{{
    {"piece",
     [](const JsonValue& v, JobSpec& out) -> Result<void> {
       PAWL_TRY(ReadBool(v, FlowOf(out).piece));
       if (out.flow->piece) return {};
       return Error{ErrorCode::kInvalid, "must be true, or left out"};
     }},
    {"may_fail", [](const JsonValue& v, JobSpec& out) { return ReadBool(v, FlowOf(out).may_fail); }},
}};

bool IsPieceField(std::string_view name) { return name != "parent" && name != "name"; }

Result<void> ReadPiece(const JsonValue& value, const WireLimits& limits, JobSpec& out) {
  PAWL_TRY(ReadBesidePush<JobSpec>(value, kPieceFields, IsPieceField, out, out));
  PAWL_TRY(CheckPush(out, limits));
  return SetContent(value, out);
}

Result<void> ReadPushedByRun(const JsonValue& value, const WireLimits& limits, JobSpec& out) {
  if (value.kind == JsonKind::kObject && FindMember(value, "piece")) return ReadPiece(value, limits, out);
  if (value.kind != JsonKind::kObject || !FindMember(value, "into")) return ReadPushed(value, limits, out);
  PAWL_TRY(ReadObject<JobSpec>(value, kIntoFields, out));
  return CheckSize(out.payload.size(), limits, "payload");
}

using ReadOne = Result<void> (*)(const JsonValue&, const WireLimits&, JobSpec&);

// Jobs one after the other. kTooLarge when there are more than `max`.
Result<void> ReadJobs(const JsonValue& value, std::size_t max, const WireLimits& limits, ReadOne read_one,
                      std::vector<JobSpec>& out) {
  return ForEachElement(value, [&](const JsonValue& element) -> Result<void> {
    const std::size_t index = out.size();
    if (index == max) return Error{ErrorCode::kTooLarge, "has more than " + std::to_string(max) + " jobs"};
    Result<void> read = read_one(element, limits, out.emplace_back());
    if (!read.ok()) return Within(index, std::move(read).error());
    return {};
  });
}

}  // namespace

Result<void> ReadJobSpec(const JsonValue& value, const WireLimits& limits, JobSpec& out) {
  PAWL_TRY(ReadPush(value, limits, out));
  return SetContent(value, out);
}

Result<void> ReadPushed(const JsonValue& value, const WireLimits& limits, JobSpec& out) {
  PAWL_TRY(ReadJobSpec(value, limits, out));
  if (!out.parent.empty() || out.name.empty()) return {};
  return Error{ErrorCode::kInvalid, "needs a parent: it is the name among its children", "name"};
}

Result<void> ReadRunPushes(const JsonValue& value, const WireLimits& limits, std::vector<JobSpec>& out) {
  return ReadJobs(value, kPushedByFinishMax, limits, ReadPushedByRun, out);
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
  Result<void> read = ReadJobs(bulk.jobs, kBulkMax, limits, ReadPushed, op.jobs);
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
