#include "wire/http/render_hook.h"

#include <algorithm>

#include "base/uuid.h"
#include "base/wall_format.h"
#include "wire/http/answer_writer.h"
#include "wire/http/render_job.h"
#include "wire/json/push_fields.h"

namespace pawl::http {
namespace {

void WriteHook(AnswerWriter& json, const Hook& hook, std::string_view secret, WallTime now) {
  json.BeginObject().Key("name").Name(hook.name);
  if (!secret.empty()) json.Key("url").Name("/hooks/" + std::string(secret));
  std::string job;
  if (!hook.workflow.empty()) {
    json.Key("workflow").Value(hook.workflow);
  } else if (AppendPush(*hook.job, job).ok()) {
    json.Key("job").Value(job);
  }
  if (hook.rate) {
    json.Key("rate").BeginObject().Key("limit").Uint(hook.rate->limit);
    json.Key("per").Double(static_cast<double>(hook.rate->per.count()) / 1e3).EndObject();
  }
  json.Key("paused").Bool(hook.paused);
  WriteTime(json, "created_at", hook.created);
  WriteTime(json, "rotated_at", hook.rotated);
  // The last of the others that are still good.
  WallTime old_until{};
  for (const HookSecret& one : hook.secrets) {
    if (one.until != kNeverWall) old_until = std::max(old_until, one.until);
  }
  if (old_until > now) WriteTime(json, "old_until", old_until);
  json.EndObject();
}

}  // namespace

std::string RenderHook(const Hook& hook, std::string_view secret, WallTime now) {
  return Rendered([&](AnswerWriter& json) { WriteHook(json, hook, secret, now); });
}

std::string RenderHooks(const HookPage& page, WallTime now) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("hooks").BeginArray();
    for (const Hook& hook : page.hooks) WriteHook(json, hook, {}, now);
    json.EndArray();
    if (page.next) json.Key("cursor").Name(ToHex(page.next->bytes));
    json.EndObject();
  });
}

std::string RenderHookPush(std::string_view id) {
  return Rendered([&](AnswerWriter& json) { json.BeginObject().Key("id").Name(id).EndObject(); });
}

}  // namespace pawl::http
