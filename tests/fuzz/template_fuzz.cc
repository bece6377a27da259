// Whatever is put as a schedule or as a hook, from the JSON to what is stored and to what it pushes; the bodies of the
// calls beside them; and whatever bytes are found where they were stored. Opens no socket.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/check.h"
#include "base/json_reader.h"
#include "plan/next_time.h"
#include "plan/placeholders.h"
#include "store/hook_codec.h"
#include "store/schedule_codec.h"
#include "wire/http/parse_hook.h"
#include "wire/http/parse_schedule.h"
#include "wire/json/push_fields.h"

namespace pawl {
namespace {

constexpr WallTime kStart = WallFromMillis(1'774'700'000'000);  // a day before the clocks of Rome change
const http::WireLimits kLimits{500};

const PushPolicy& Policy() {
  static const PushPolicy policy({}, nullptr, {});
  return policy;
}

template <typename T>
bool Good(const Result<T>& result) {
  if (!result.ok()) PAWL_CHECK(!result.error().detail.empty(), "an error has a text");
  return result.ok();
}

// What was read with the facts of its first firing can be pushed with those of a later one.
void CheckExpanded(const JobSpec& job, const FiringFacts& facts) {
  for (const std::string* text : {&job.id, &job.group, job.unique ? &job.unique->key : &job.id}) {
    PAWL_CHECK(Expand(*text, facts).ok(), "its placeholders exist");
  }
  for (const std::string* json : {&job.payload, &job.meta}) {
    const auto expanded = Expand(*json, facts);
    PAWL_CHECK(expanded.ok(), "its placeholders exist");
    PAWL_CHECK(expanded->empty() || ValidateJson(*expanded).ok(), "with its facts it is JSON");
  }
  if (job.flow && job.flow->blueprint) CheckExpanded(*job.flow->blueprint, facts);
}

void CheckShown(const JobSpec& job) {
  std::string text;
  PAWL_CHECK(http::AppendPush(job, text).ok() && ValidateJson(text).ok(), "what is pushed is shown as JSON");
}

void PutSchedule(std::string_view body) {
  const auto put = http::ParseSchedule({"name", body, kLimits, Policy(), kStart});
  if (!Good(put)) return;
  PAWL_CHECK(!put->spec.jobs.empty(), "a schedule pushes something");
  const auto plan = Plan::Make(put->spec.times);
  PAWL_CHECK(plan.ok() && plan->After(kStart), "a schedule that was accepted fires");
  const WallTime at = *plan->After(kStart);
  const FiringFacts facts{"name", plan->zone(), at, kStart, 123'456'789};
  for (const JobSpec& job : put->spec.jobs) CheckExpanded(job, facts);
  CheckShown(put->spec.jobs.front());
  Schedule schedule;
  schedule.name = put->name;
  schedule.spec = put->spec;
  const std::string bytes = EncodeSchedule(schedule);
  const auto stored = DecodeSchedule(bytes);
  PAWL_CHECK(stored.ok() && EncodeSchedule(*stored) == bytes, "storing changes nothing");
}

void PutHook(std::string_view body) {
  const auto put = http::ParseHook("name", body, kLimits, Policy());
  if (!Good(put)) return;
  Hook hook;
  hook.name = put->name;
  hook.job = put->job;
  hook.workflow = put->workflow;
  hook.rate = put->rate;
  hook.secrets.emplace_back();
  PAWL_CHECK(hook.job.has_value() == hook.workflow.empty(), "it pushes a job or a workflow");
  const std::string bytes = EncodeHook(hook);
  const auto stored = DecodeHook(bytes);
  PAWL_CHECK(stored.ok() && EncodeHook(*stored) == bytes, "storing changes nothing");
  if (stored->job) CheckShown(*stored->job);
  for (const std::string_view call : {"", "7", R"({"a":["\"{{body}}\""]})"}) {
    const auto push = http::HookPush(*stored, call, kLimits, Policy());
    if (!push.ok()) {
      PAWL_CHECK(push.error().code == ErrorCode::kTooLarge || !call.empty(), "what was accepted can be called");
      continue;
    }
    for (const JobSpec& job : push->jobs) {
      for (const std::string* json : {&job.payload, &job.meta}) {
        PAWL_CHECK(json->empty() || ValidateJson(*json).ok(), "with the body of the call it is JSON");
      }
      if (call != "7") continue;
      for (const std::string* text : {&job.payload, &job.meta, &job.id, &job.group}) {
        PAWL_CHECK(text->find("{{") == std::string::npos, "no placeholder stays");
      }
    }
  }
  Good(http::HookPush(*stored, body, kLimits, Policy()));
}

void ReadStored(std::string_view bytes) {
  if (const auto schedule = DecodeSchedule(bytes); schedule.ok()) {
    PAWL_CHECK(DecodeSchedule(EncodeSchedule(*schedule)).ok(), "what was read can be stored");
  }
  if (const auto hook = DecodeHook(bytes); hook.ok()) {
    PAWL_CHECK(DecodeHook(EncodeHook(*hook)).ok(), "what was read can be stored");
  }
}

}  // namespace
}  // namespace pawl

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pawl;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  PutSchedule(bytes);
  PutHook(bytes);
  Good(http::ParseFire(bytes));
  Good(http::ParseRotate(bytes));
  if (const auto ask = http::ParseTimesAsk(bytes); Good(ask)) Good(Plan::Make(ask->times));
  ReadStored(bytes);
  return 0;
}
