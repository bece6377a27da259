#include <array>

#include "base/json_writer.h"
#include "base/random_id.h"
#include "wire/faktory/fields.h"
#include "wire/faktory/job_json.h"
#include "wire/json/ranges.h"

namespace pawl::faktory {
namespace {

struct BatchFields {
  BatchSpec spec;
  JsonValue success;
  JsonValue complete;
};

constexpr std::array<Field<BatchFields>, 4> kBatchFields{{
    {"description", [](const JsonValue& v,
                       BatchFields& out) { return http::ReadText(v, http::kDescriptionMax, out.spec.description); }},
    {"parent_bid", [](const JsonValue& v, BatchFields& out) { return ReadText(v, out.spec.parent_bid); }},
    {"success",
     [](const JsonValue& v, BatchFields& out) -> Result<void> {
       out.success = v;
       return {};
     }},
    {"complete",
     [](const JsonValue& v, BatchFields& out) -> Result<void> {
       out.complete = v;
       return {};
     }},
}};

// The job as it was given when it has a jid, else with one in front.
Result<std::string> WithJid(const JsonValue& job) {
  const auto given = FindMember(job, "jid");
  if (given && !given->IsNull() && given->raw != "\"\"") return std::string(job.raw);
  std::string text;
  JsonWriter json(text);
  json.BeginObject().Key("jid").String(RandomId());
  PAWL_TRY(ForEachMember(job, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    if (key != "jid") json.Key(key).Raw(value.raw);
    return {};
  }));
  json.EndObject();
  return text;
}

Result<std::string> ReadCallback(const JsonValue& job, Now now, std::size_t max_payload) {
  if (job.IsNull()) return std::string();
  PAWL_ASSIGN(std::string text, WithJid(job));
  PAWL_TRY(ParseJob(text, now, max_payload));
  return text;
}

}  // namespace

Result<BatchSpec> ParseBatchSpec(std::string_view json, Now now, std::size_t max_payload) {
  PAWL_ASSIGN(const JsonValue value, ParseArgument(json));
  BatchFields fields;
  Result<void> read = ReadFields<BatchFields>(value, kBatchFields, fields);
  if (!read.ok()) return Led("invalid batch", std::move(read).error());
  Result<std::string> success = ReadCallback(fields.success, now, max_payload);
  if (!success.ok()) return Led("success", std::move(success).error());
  Result<std::string> complete = ReadCallback(fields.complete, now, max_payload);
  if (!complete.ok()) return Led("complete", std::move(complete).error());
  if (success->empty() && complete->empty()) {
    return Invalid("a batch must have a success callback, a complete callback, or both");
  }
  fields.spec.success = *std::move(success);
  fields.spec.complete = *std::move(complete);
  return std::move(fields.spec);
}

}  // namespace pawl::faktory
