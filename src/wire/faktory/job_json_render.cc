#include <algorithm>
#include <array>

#include "base/json_reader.h"
#include "base/json_scan.h"
#include "base/json_writer.h"
#include "base/wall_format.h"
#include "wire/faktory/job_json.h"

namespace pawl::faktory {
namespace {

constexpr std::size_t kFrameBytes = 320;  // what a job usually takes beside args and meta

// What a job says of itself. Meta may come from elsewhere, too, and a second jid must not pass for the first.
constexpr std::array<std::string_view, 7> kOwn{"jid", "queue", "jobtype", "args", "at", "enqueued_at", "failure"};

struct MetaSeen {
  bool retry = false;
  bool created_at = false;
};

MetaSeen AppendMeta(std::string_view meta, std::string& out) {
  MetaSeen seen;
  const JsonValue object = KnownJson(meta);
  if (object.kind != JsonKind::kObject) return seen;
  std::string buffer;
  json::WalkMembers(object.raw, [&](std::string_view literal, const JsonValue& value) {
    const std::string_view key = json::Unquote(literal, buffer);
    if (std::find(kOwn.begin(), kOwn.end(), key) != kOwn.end()) return true;
    seen.retry = seen.retry || key == "retry";
    seen.created_at = seen.created_at || key == "created_at";
    out += ',';
    out += literal;
    out += ':';
    out += value.raw;
    return true;
  });
  return seen;
}

void AppendText(std::string_view lead, std::string_view text, std::string& out) {
  out += lead;
  AppendJsonString(out, text);
}

void AppendNumber(std::string_view lead, std::uint64_t number, std::string& out) {
  out += lead;
  JsonWriter(out).Uint(number);
}

void AppendStamp(std::string_view lead, WallTime time, std::string& out) {
  out += lead;
  out += '"';
  AppendTime(time, out);
  out += '"';
}

// Workers of this protocol expect a list.
void AppendArgs(std::string_view payload, std::string& out) {
  const JsonValue value = KnownJson(payload);
  const bool is_list = value.kind == JsonKind::kArray;
  out += is_list ? R"(,"args":)" : R"(,"args":[)";
  if (!value.IsNull()) out += value.raw;
  if (!is_list) out += ']';
}

// When a run failed is not kept; its retry was due no earlier, and that is the nearest time known.
void AppendFailure(const ClaimedJob& job, std::string& out) {
  const JobHead& head = job.head;
  const JobError unknown{"unknown", "unknown", {}};
  const JobError& error = job.error ? *job.error : unknown;
  const int remaining = head.options.retry.max - head.failures;
  AppendNumber(R"(,"failure":{"retry_count":)", head.failures - 1U, out);
  AppendNumber(R"(,"remaining":)", static_cast<std::uint64_t>(std::max(remaining, 0)), out);
  AppendStamp(R"(,"failed_at":)", head.due, out);
  AppendText(R"(,"message":)", error.message, out);
  AppendText(R"(,"errtype":)", error.type, out);
  out += R"(,"backtrace":)";
  JsonWriter json(out);
  json.BeginArray();
  for (const std::string& line : error.backtrace) json.String(line);
  json.EndArray();
  out += '}';
}

}  // namespace

void RenderJob(const ClaimedJob& job, const Names& names, std::string& out) {
  const JobHead& head = job.head;
  out.reserve(out.size() + kFrameBytes + job.payload.size() + job.meta.size());
  AppendText(R"({"jid":)", head.id, out);
  AppendText(R"(,"queue":)", names.Name(head.queue), out);
  AppendText(R"(,"jobtype":)", names.Name(head.type), out);
  AppendArgs(job.payload, out);
  const MetaSeen seen = AppendMeta(job.meta, out);
  if (!seen.retry) AppendNumber(R"(,"retry":)", head.options.retry.max, out);
  if (!seen.created_at) AppendStamp(R"(,"created_at":)", head.created, out);
  AppendStamp(R"(,"enqueued_at":)", head.due, out);
  if (head.failures > 0) AppendFailure(job, out);
  out += '}';
}

}  // namespace pawl::faktory
