#include "wire/http/parse_edit.h"

#include <array>
#include <charconv>

#include "wire/json/fields.h"
#include "wire/json/port_values.h"
#include "wire/json/ranges.h"

namespace pawl::http {
namespace {

constexpr std::array<Field<RunCall>, 3> kRunFields{{
    {"force", [](const JsonValue& v, RunCall& out) { return ReadBool(v, out.force); }},
    {"delay", [](const JsonValue& v, RunCall& out) { return ReadSpan(v, kDelayRange, out.time.delay); }},
    {"run_at", [](const JsonValue& v, RunCall& out) { return ReadTime(v, out.time.run_at); }},
}};

constexpr std::array<Field<EditOp>, 5> kEditFields{{
    {"delay", [](const JsonValue& v, EditOp& out) { return ReadSpan(v, kDelayRange, out.time.delay); }},
    {"run_at", [](const JsonValue& v, EditOp& out) { return ReadTime(v, out.time.run_at); }},
    {"priority",
     [](const JsonValue& v, EditOp& out) { return ReadWhole(v, kPriorityMin, kPriorityMax, out.priority); }},
    {"group",
     [](const JsonValue& v, EditOp& out) -> Result<void> {
       out.group.emplace();
       if (v.raw == "null") return {};
       return ReadGroup(v, *out.group);
     }},
    {"payload",
     [](const JsonValue& v, EditOp& out) -> Result<void> {
       out.payload.emplace(v.raw);
       return {};
     }},
}};

Result<void> CheckTime(const RunTime& time) {
  if (time.delay && time.run_at) return Error{ErrorCode::kInvalid, "excludes run_at", "delay"};
  return {};
}

}  // namespace

Result<RunCall> ParseRun(std::string_view body) {
  if (body.empty()) return RunCall{};
  PAWL_ASSIGN(const RunCall call, ReadBody<RunCall>(body, kRunFields));
  PAWL_TRY(CheckTime(call.time));
  return call;
}

Result<EditOp> ParseEdit(std::string_view body, const WireLimits& limits) {
  PAWL_ASSIGN(EditOp op, ReadBody<EditOp>(body, kEditFields));
  PAWL_TRY(CheckTime(op.time));
  if (!op.time.given() && !op.priority && !op.group && !op.payload) {
    return Error{ErrorCode::kInvalid, "at least one of delay, run_at, priority, group and payload is required"};
  }
  if (op.payload) PAWL_TRY(CheckSize(op.payload->size(), limits, "payload"));
  return op;
}

std::string RenderTag(Version version) { return '"' + std::to_string(version) + '"'; }

std::optional<Version> ParseTag(std::string_view header) {
  if (header.empty() || header == "*") return std::nullopt;
  Version version = kAbsent;
  if (header.size() > 2 && header.front() == '"' && header.back() == '"') {
    const auto read = std::from_chars(header.data() + 1, header.data() + header.size() - 1, version);
    if (read.ec != std::errc{} || read.ptr != header.data() + header.size() - 1) version = kAbsent;
  }
  return version;
}

}  // namespace pawl::http
