#include "wire/http/parse_hook.h"

#include <array>
#include <optional>
#include <string>

#include "wire/http/parse_settings.h"
#include "wire/http/parse_template.h"
#include "wire/json/fields.h"

namespace pawl::http {
namespace {

// As it stands in the JSON of a payload: a whole string, which becomes the body of the call.
constexpr std::string_view kBody = "\"{{body}}\"";

struct HookBody {
  JsonValue job = {};
  std::optional<Rate> rate = {};
  bool paused = false;
};

constexpr std::array<Field<HookBody>, 3> kHookFields{{
    {"job",
     [](const JsonValue& v, HookBody& out) -> Result<void> {
       out.job = v;
       return {};
     },
     true},
    {"rate", [](const JsonValue& v, HookBody& out) { return ReadRate(v, out.rate.emplace()); }},
    {"paused", [](const JsonValue& v, HookBody& out) { return ReadBool(v, out.paused); }},
}};

struct RotateBody {
  std::optional<Millis> keep_old = {};
};
constexpr SpanRange kKeepRange{Millis(0), 30 * kDay};
constexpr std::array<Field<RotateBody>, 1> kRotateFields{{
    {"keep_old", [](const JsonValue& v, RotateBody& out) { return ReadSpan(v, kKeepRange, out.keep_old); }},
}};

std::string Replaced(std::string_view text, std::string_view body) {
  std::string out;
  for (std::size_t at = text.find(kBody); at != std::string_view::npos; at = text.find(kBody)) {
    out += text.substr(0, at);
    out += body;
    text.remove_prefix(at + kBody.size());
  }
  out += text;
  return out;
}

// With null in its place. What is JSON then is JSON with any other value too.
Result<std::string> ExpandNull(std::string_view text) {
  std::string out = Replaced(text, "null");
  if (out.find("{{") != std::string::npos || !ValidateJson(out).ok()) {
    return Invalid("the placeholder of a hook is \"{{body}}\", as a whole value of the payload");
  }
  return out;
}

}  // namespace

Result<PutHookOp> ParseHook(std::string_view name, std::string_view body, const WireLimits& limits,
                            const PushPolicy& policy) {
  PAWL_TRY(CheckHookName(name));
  PAWL_ASSIGN(const HookBody read, ReadBody<HookBody>(body, kHookFields));
  auto job = ReadTemplate(read.job, limits, policy, [](std::string_view text) { return ExpandNull(text); });
  if (!job.ok()) return Within("job", std::move(job).error());
  PutHookOp op;
  op.name = name;
  op.pushes.push_back(*std::move(job));
  op.rate = read.rate;
  op.paused = read.paused;
  return op;
}

Result<void> CheckHookName(std::string_view name) {
  if (Result<void> checked = CheckNewName(name); !checked.ok()) return Within("name", checked.error());
  if (name.size() <= kHookNameMax) return {};
  return Error{ErrorCode::kInvalid, "must have up to 100 characters", "name"};
}

Result<Millis> ParseRotate(std::string_view body) {
  if (body.empty()) return Millis{0};
  PAWL_ASSIGN(const RotateBody read, ReadBody<RotateBody>(body, kRotateFields));
  return read.keep_old.value_or(Millis{0});
}

Result<PushOp> HookPush(const Hook& hook, std::string_view body, const WireLimits& limits) {
  if (!body.empty()) PAWL_TRY(ValidateJson(body));
  PushOp push;
  for (const PushRequest& job : hook.jobs) {
    JobSpec& spec = push.jobs.emplace_back();
    static_cast<PushRequest&>(spec) = job;
    spec.payload = Replaced(job.payload, body.empty() ? "null" : body);
    spec.created_by = "hook:" + hook.name;
    if (!spec.id.empty()) spec.content = HashBytes(spec.created_by + ' ' + spec.id + ' ' + spec.payload);
    PAWL_TRY(CheckSize(spec.payload.size(), limits, "payload"));
  }
  return push;
}

}  // namespace pawl::http
