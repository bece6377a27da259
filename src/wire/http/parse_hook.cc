#include "wire/http/parse_hook.h"

#include <array>
#include <optional>
#include <string>

#include "wire/http/parse_settings.h"
#include "wire/http/parse_template.h"
#include "wire/http/parse_workflow.h"
#include "wire/json/fields.h"
#include "wire/json/port_values.h"
#include "wire/json/template_fields.h"

namespace pawl::http {
namespace {

// As it stands in JSON: a whole string, which becomes the body of the call.
constexpr std::string_view kBody = "\"{{body}}\"";

struct HookBody {
  TemplateFields pushed = {};
  std::optional<Rate> rate = {};
  bool paused = false;
};

constexpr std::array<Field<HookBody>, 4> kHookFields{{
    {"job",
     [](const JsonValue& v, HookBody& out) -> Result<void> {
       out.pushed.job = v;
       return {};
     }},
    {"workflow",
     [](const JsonValue& v, HookBody& out) -> Result<void> {
       out.pushed.workflow = v;
       return {};
     }},
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
constexpr auto kExpandNull = [](std::string_view text) -> Result<std::string> {
  std::string out = Replaced(text, "null");
  if (out.find("{{") != std::string::npos || !ValidateJson(out).ok()) {
    return Invalid("the placeholder of a hook is \"{{body}}\", as a whole value of the payload or of meta");
  }
  return out;
};

}  // namespace

Result<PutHookOp> ParseHook(std::string_view name, std::string_view body, const WireLimits& limits,
                            const PushPolicy& policy) {
  PAWL_TRY(CheckHookName(name));
  PAWL_ASSIGN(const HookBody read, ReadBody<HookBody>(body, kHookFields));
  PAWL_TRY(read.pushed.CheckOne());
  PutHookOp op;
  op.name = name;
  if (read.pushed.workflow) {
    auto checked = ReadWorkflowTemplate(*read.pushed.workflow, limits, policy, kExpandNull);
    if (!checked.ok()) return Within("workflow", std::move(checked).error());
    op.workflow = read.pushed.workflow->raw;
  } else {
    auto job = ReadTemplate(*read.pushed.job, limits, policy, kExpandNull);
    if (!job.ok()) return Within("job", std::move(job).error());
    op.job = *std::move(job);
  }
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

Result<PushOp> HookPush(const Hook& hook, std::string_view body, const WireLimits& limits, const PushPolicy& policy) {
  if (!body.empty()) PAWL_TRY(ValidateJson(body));
  const std::string_view value = body.empty() ? "null" : body;
  const std::string creator = "hook:" + hook.name;
  if (!hook.workflow.empty()) {
    PAWL_ASSIGN(WorkflowPush workflow, ParseWorkflow(Replaced(hook.workflow, value), limits));
    if (Result<void> applied = policy.Apply(workflow.op); !applied.ok()) {
      return NamedByTask(std::move(applied).error(), workflow.places);
    }
    workflow.op.jobs.front().created_by = creator;
    return std::move(workflow.op);
  }
  PushOp push;
  JobSpec& spec = push.jobs.emplace_back(*hook.job);
  spec.payload = Replaced(spec.payload, value);
  spec.meta = Replaced(spec.meta, value);
  spec.created_by = creator;
  if (!spec.id.empty()) {
    spec.content = HashBytes(spec.created_by + ' ' + spec.id + ' ' + spec.payload + ' ' + spec.meta);
  }
  PAWL_TRY(CheckSize(spec.payload.size(), limits, "payload"));
  PAWL_TRY(CheckSize(spec.meta.size(), limits, "meta"));
  return push;
}

}  // namespace pawl::http
