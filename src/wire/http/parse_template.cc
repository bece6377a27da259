#include "wire/http/parse_template.h"

#include <array>
#include <optional>

#include "wire/http/parse_job.h"
#include "wire/json/fields.h"

namespace pawl::http {
namespace {

// The members that may hold placeholders, as they were given.
struct TemplateTexts {
  std::optional<std::string> id, payload, group, meta, unique_key;
};

Result<void> KeepTexts(std::string_view name, const JsonValue& value, TemplateTexts& texts) {
  const auto keep = [&](std::optional<std::string>& text) -> Result<void> {
    PAWL_ASSIGN(text, value.String());
    return {};
  };
  if (name == "id") return keep(texts.id);
  if (name == "group") return keep(texts.group);
  if (name == "payload") texts.payload = value.raw;
  if (name == "meta") texts.meta = value.raw;
  if (name == "unique") {
    return ReadMembers(value, [&](std::string_view part, const JsonValue& member) -> Result<void> {
      if (part != "key") return {};
      PAWL_ASSIGN(texts.unique_key, member.String());
      return {};
    });
  }
  if (name == "payload" || name == "meta" || value.raw.find("{{") == std::string_view::npos) return {};
  return Invalid("placeholders can stand in id, payload, group, unique.key and meta only");
}

Result<void> CheckTemplate(const PushRequest& job) {
  if (!job.created_by.empty()) return Error{ErrorCode::kInvalid, "is set by what pushes the job", "created_by"};
  if (job.run_at) return Error{ErrorCode::kInvalid, "each job is pushed at another time; use delay", "run_at"};
  return {};
}

}  // namespace

Result<PushRequest> ReadTemplate(const JsonValue& job, const WireLimits& limits, const PushPolicy& policy,
                                 FunctionRef<Result<std::string>(std::string_view)> expand) {
  TemplateTexts texts;
  PAWL_TRY(
      ReadMembers(job, [&](std::string_view name, const JsonValue& value) { return KeepTexts(name, value, texts); }));
  PAWL_ASSIGN(const std::string sample, expand(job.raw));
  PAWL_ASSIGN(const JsonValue expanded, ParseJson(sample));
  JobSpec spec;
  PAWL_TRY(ReadPushed(expanded, limits, spec));
  PAWL_TRY(CheckTemplate(spec));
  PAWL_TRY(policy.Apply(spec));
  PushRequest read = std::move(static_cast<PushRequest&>(spec));
  if (texts.id) read.id = *std::move(texts.id);
  if (texts.payload) read.payload = *std::move(texts.payload);
  if (texts.group) read.group = *std::move(texts.group);
  if (texts.meta) read.meta = *std::move(texts.meta);
  if (texts.unique_key && read.unique) read.unique->key = *std::move(texts.unique_key);
  return read;
}

}  // namespace pawl::http
