#include "wire/http/render_callback.h"

#include <string_view>

#include "base/json_member.h"
#include "model/callback.h"
#include "wire/http/render_job.h"

namespace pawl::http {
namespace {

// "null" if there is none yet.
JsonValue LastAttempt(const CallbackView& callback) {
  JsonValue last;
  if (!callback.log) return last;
  (void)ForEachElement(KnownJson(*callback.log), [&](const JsonValue& attempt) -> Result<void> {
    last = attempt;
    return {};
  });
  return last;
}

// Without the closing brace.
void OpenCallback(AnswerWriter& json, const CallbackView& callback) {
  const JsonValue payload = KnownJson(callback.payload);
  const JsonValue last = LastAttempt(callback);
  const JobHead& head = callback.head;
  json.BeginObject().Key("id").Name(head.id);
  json.Key("url").Value(MemberOf(payload, "url").raw).Key("event").Value(MemberOf(payload, "event").raw);
  json.Key("end").Value(MemberOf(payload, "end").raw);
  json.Key("state").Name(Name(CallbackStateOf(head.shown))).Key("attempts").Uint(head.attempt);
  if (const JsonValue status = MemberOf(last, "status"); !status.IsNull()) json.Key("last_status").Value(status.raw);
  if (const JsonValue error = MemberOf(last, "error"); !error.IsNull()) json.Key("last_error").Value(error.raw);
  if (head.shown == JobState::kScheduled || head.shown == JobState::kRetrying) WriteTime(json, "next_at", head.due);
}

}  // namespace

void WriteCallbacks(AnswerWriter& json, const std::vector<CallbackView>& callbacks) {
  json.Key("callbacks").BeginArray();
  for (const CallbackView& callback : callbacks) {
    OpenCallback(json, callback);
    json.EndObject();
  }
  json.EndArray();
}

std::string RenderCallbacks(const std::vector<CallbackView>& callbacks) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject();
    WriteCallbacks(json, callbacks);
    json.EndObject();
  });
}

std::string RenderCallbackPage(const CallbackPage& page) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject();
    WriteCallbacks(json, page.callbacks);
    if (page.next) json.Key("cursor").Name(std::to_string(*page.next));
    json.EndObject();
  });
}

std::string RenderCallback(const CallbackView& callback) {
  const JsonValue payload = KnownJson(callback.payload);
  return Rendered([&](AnswerWriter& json) {
    OpenCallback(json, callback);
    json.Key("owner").Value(MemberOf(payload, "owner").raw);
    json.Key("log").Value(callback.log.value_or("[]"));
    json.Key("body").Value(MemberOf(payload, "body").raw);
    json.EndObject();
  });
}

std::string RenderTest(const CallbackView& callback) {
  const JsonValue last = LastAttempt(callback);
  const auto ms = MemberOf(last, "ms").Number();
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("delivered").Bool(callback.head.state == State::kCompleted);
    json.Key("status").Value(MemberOf(last, "status").raw);
    json.Key("seconds").Double(ms.ok() ? *ms / 1e3 : 0);
    json.Key("answer").Value(MemberOf(last, "answer").raw).Key("error").Value(MemberOf(last, "error").raw);
    json.EndObject();
  });
}

}  // namespace pawl::http
