#include "wire/http/parse_life.h"

#include <array>

#include "wire/json/fields.h"
#include "wire/json/push_fields.h"

namespace pawl::http {
namespace {

constexpr std::array<Field<WritePortOp>, 2> kWritePortFields{{
    {"values", [](const JsonValue& v, WritePortOp& out) { return ReadValues(v, out.values); }, true},
    {"notify", [](const JsonValue& v, WritePortOp& out) { return ReadBool(v, out.notify); }},
}};

constexpr std::array<Field<ReadPortOp>, 1> kReadFields{{
    {"limit", [](const JsonValue& v, ReadPortOp& out) { return ReadWhole(v, 1, kReadMax, out.limit); }},
}};

constexpr std::array<Field<AdoptOp>, 2> kAdoptFields{{
    {"parent", [](const JsonValue& v, AdoptOp& out) { return ReadRef(v, out.parent); }, true},
    {"name", [](const JsonValue& v, AdoptOp& out) { return ReadName(v, out.name); }},
}};

constexpr std::array<Field<PublishOp>, 1> kPublishFields{{
    {"value",
     [](const JsonValue& v, PublishOp& out) -> Result<void> {
       out.message.value.assign(v.raw);
       return {};
     },
     true},
}};

Result<void> ReadTypeRetry(const JsonValue& value, TypeSpec& out) {
  RetrySpec retry;
  PAWL_TRY(ReadRetry(value, retry));
  if (retry.backoff || retry.base || retry.cap) {
    return Error{ErrorCode::kInvalid, "a type says max alone; the pauses are the queue's or the push's"};
  }
  out.retry_max = retry.max;
  return {};
}

constexpr std::array<Field<TypeSpec>, 7> kTypeFields{{
    {"ports", [](const JsonValue& v, TypeSpec& out) { return ReadPorts(v, out.ports); }},
    {"startup", [](const JsonValue& v, TypeSpec& out) { return ReadBool(v, out.startup); }},
    {"shutdown", [](const JsonValue& v, TypeSpec& out) { return ReadBool(v, out.shutdown); }},
    {"retry", ReadTypeRetry},
    {"idle_runs", [](const JsonValue& v, TypeSpec& out) { return ReadWhole(v, 0, kIdleRunsMax, out.idle_runs_max); }},
    {"shutdown_timeout",
     [](const JsonValue& v, TypeSpec& out) -> Result<void> {
       std::optional<Millis> timeout;
       PAWL_TRY(ReadSpan(v, kShutdownRange, timeout));
       out.shutdown_timeout = *timeout;
       return {};
     }},
    {"description", [](const JsonValue& v, TypeSpec& out) { return ReadText(v, kDescriptionMax, out.description); }},
}};

struct Recursive {
  bool recursive = false;
};
constexpr std::array<Field<Recursive>, 1> kRecursiveFields{{
    {"recursive", [](const JsonValue& v, Recursive& out) { return ReadBool(v, out.recursive); }},
}};

}  // namespace

Result<WritePortOp> ParseWrite(std::string_view body, PortRef to, const WireLimits& limits) {
  PAWL_ASSIGN(WritePortOp op, ReadBody<WritePortOp>(body, kWritePortFields));
  if (op.values.empty()) return Error{ErrorCode::kInvalid, "must have at least one value", "values"};
  if (Result<void> fits = CheckValues(op.values, limits); !fits.ok()) return Within("values", fits.error());
  op.to = std::move(to);
  return op;
}

Result<ReadPortOp> ParseRead(std::string_view body, PortRef from) {
  PAWL_ASSIGN(ReadPortOp op, ReadBody<ReadPortOp>(body.empty() ? "{}" : body, kReadFields));
  op.from = std::move(from);
  return op;
}

Result<ConnectOp> ParseConnect(std::string_view body, const JobRef& job) {
  PAWL_ASSIGN(const JsonValue object, ParseJson(body));
  ConnectOp op;
  PAWL_TRY(ReadConnect(object, job, op.connect));
  return op;
}

Result<PatchPortsOp> ParsePorts(std::string_view body, JobRef job) {
  PAWL_ASSIGN(const JsonValue object, ParseJson(body));
  PatchPortsOp op{std::move(job), {}};
  PAWL_TRY(ReadPortPatches(object, op.patches));
  return op;
}

Result<StateOp> ParseState(std::string_view body, JobRef job, const WireLimits& limits) {
  PAWL_ASSIGN(const JsonValue object, ParseJson(body));
  StateChange change;
  PAWL_TRY(ReadStateChange(object, change));
  if (Result<void> fits = CheckState(change.set, limits); !fits.ok()) return Within("set", fits.error());
  return StateOp{std::move(job), std::move(change.set), std::move(change.unset)};
}

Result<AdoptOp> ParseAdopt(std::string_view body, JobRef job) {
  PAWL_ASSIGN(AdoptOp op, ReadBody<AdoptOp>(body, kAdoptFields));
  op.job = std::move(job);
  return op;
}

Result<PublishOp> ParsePublish(std::string_view body, std::string channel, const WireLimits& limits) {
  PAWL_ASSIGN(PublishOp op, ReadBody<PublishOp>(body, kPublishFields));
  PAWL_TRY(CheckSize(op.message.value.size(), limits, "value"));
  op.message.channel = std::move(channel);
  return op;
}

Result<TypeSpec> ParseType(std::string_view body) { return ReadBody<TypeSpec>(body, kTypeFields); }

Result<bool> ParseRecursive(std::string_view body) {
  if (body.empty()) return false;
  PAWL_ASSIGN(const Recursive read, ReadBody<Recursive>(body, kRecursiveFields));
  return read.recursive;
}

}  // namespace pawl::http
