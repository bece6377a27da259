#include "wire/http/parse_settings.h"

#include <array>

#include "wire/json/callback_fields.h"
#include "wire/json/fields.h"
#include "wire/json/push_fields.h"
#include "wire/json/ranges.h"

namespace pawl::http {
namespace {

// null takes the setting away; anything else is read by `read` into what the patch sets.
template <typename T, typename Read>
Result<void> ReadPatch(const JsonValue& value, Patch<T>& out, Read read) {
  std::optional<T>& set = out.emplace();
  if (value.IsNull()) return {};
  return read(value, set);
}

Result<void> PatchSpan(const JsonValue& value, const SpanRange& range, Patch<Millis>& out) {
  return ReadPatch(value, out, [&](const JsonValue& v, auto& set) { return ReadSpan(v, range, set); });
}

template <typename Int>
Result<void> PatchWhole(const JsonValue& value, std::int64_t low, std::int64_t high, Patch<Int>& out) {
  return ReadPatch(value, out, [&](const JsonValue& v, auto& set) { return ReadWhole(v, low, high, set); });
}

constexpr std::array<Field<Rate>, 2> kRateFields{{
    {"limit", [](const JsonValue& v, Rate& out) { return ReadWhole(v, 1, kLimitMax, out.limit); }, true},
    {"per",
     [](const JsonValue& v, Rate& out) -> Result<void> {
       std::optional<Millis> per;
       PAWL_TRY(ReadSpan(v, kPerRange, per));
       out.per = *per;
       return {};
     }},
}};

Result<void> PatchRate(const JsonValue& value, Patch<Rate>& out) {
  return ReadPatch(value, out, [](const JsonValue& v, std::optional<Rate>& set) -> Result<void> {
    PAWL_TRY(ReadRate(v, set.emplace()));
    return {};
  });
}

Result<void> PatchRetry(const JsonValue& value, Patch<RetrySpec>& out) {
  return ReadPatch(value, out, [](const JsonValue& v, auto& set) { return ReadRetry(v, set.emplace()); });
}

constexpr std::array<Field<QueuePatch>, 10> kDefaultsFields{{
    {"lease", [](const JsonValue& v, QueuePatch& out) { return PatchSpan(v, kLeaseRange, out.lease); }},
    {"timeout", [](const JsonValue& v, QueuePatch& out) { return PatchSpan(v, kTimeoutRange, out.timeout); }},
    {"retry", [](const JsonValue& v, QueuePatch& out) { return PatchRetry(v, out.retry); }},
    {"max_crashes", [](const JsonValue& v, QueuePatch& out) { return PatchWhole(v, 1, kCrashesMax, out.max_crashes); }},
    {"delay", [](const JsonValue& v, QueuePatch& out) { return PatchSpan(v, kDelayRange, out.delay); }},
    {"expires_in", [](const JsonValue& v, QueuePatch& out) { return PatchSpan(v, kExpiryRange, out.expires_in); }},
    {"priority",
     [](const JsonValue& v, QueuePatch& out) { return PatchWhole(v, kPriorityMin, kPriorityMax, out.priority); }},
    {"retention", [](const JsonValue& v, QueuePatch& out) { return PatchSpan(v, kRetentionRange, out.retention); }},
    {"group_limit", [](const JsonValue& v, QueuePatch& out) { return PatchWhole(v, 1, kLimitMax, out.group_limit); }},
    {"callbacks",
     [](const JsonValue& v, QueuePatch& out) {
       return ReadPatch(v, out.callbacks,
                        [](const JsonValue& w, auto& set) { return ReadCallbacks(w, set.emplace()); });
     }},
}};

Result<void> ReadDefaults(const JsonValue& value, QueuePatch& out) {
  out.clear_defaults = value.IsNull();
  if (value.IsNull()) return {};
  PAWL_TRY(ReadObject<QueuePatch>(value, kDefaultsFields, out));
  return {};
}

constexpr std::array<Field<QueuePatch>, 6> kQueueFields{{
    {"paused", [](const JsonValue& v, QueuePatch& out) { return ReadFlag(v, out.paused); }},
    {"concurrency", [](const JsonValue& v, QueuePatch& out) { return PatchWhole(v, 1, kLimitMax, out.concurrency); }},
    {"rate", [](const JsonValue& v, QueuePatch& out) { return PatchRate(v, out.rate); }},
    {"defaults", ReadDefaults},
    {"max_payload",
     [](const JsonValue& v, QueuePatch& out) { return PatchWhole(v, 1, kMaxPayloadMax, out.max_payload); }},
    {"registered", [](const JsonValue& v, QueuePatch& out) { return ReadFlag(v, out.registered); }},
}};

Result<void> ReadGroupSettings(const JsonValue& value, std::optional<std::string>& set) {
  if (value.kind != JsonKind::kObject) return Invalid("must be a JSON object");
  if (value.raw.size() > kGroupSettingsMax) {
    return Invalid("has at most " + std::to_string(kGroupSettingsMax) + " bytes");
  }
  set.emplace(value.raw);
  return {};
}

constexpr std::array<Field<GroupPatch>, 5> kGroupFields{{
    {"limit", [](const JsonValue& v, GroupPatch& out) { return PatchWhole(v, 1, kLimitMax, out.limit); }},
    {"rate", [](const JsonValue& v, GroupPatch& out) { return PatchRate(v, out.rate); }},
    {"paused", [](const JsonValue& v, GroupPatch& out) { return ReadFlag(v, out.paused); }},
    {"ordered", [](const JsonValue& v, GroupPatch& out) { return ReadFlag(v, out.ordered); }},
    {"settings", [](const JsonValue& v, GroupPatch& out) { return ReadPatch(v, out.settings, ReadGroupSettings); }},
}};

struct Nothing {};

constexpr std::array<Field<BackupCall>, 2> kBackupFields{{
    {"path", [](const JsonValue& v, BackupCall& out) { return ReadText(v, kPathMax, out.path); }, true},
    {"compact", [](const JsonValue& v, BackupCall& out) { return ReadBool(v, out.compact); }},
}};

}  // namespace

Result<void> ReadRate(const JsonValue& value, Rate& out) {
  out = Rate{0, kSecond};
  PAWL_TRY(ReadObject<Rate>(value, kRateFields, out));
  return {};
}

Result<QueuePatch> ParseQueuePatch(std::string_view body) { return ReadBody<QueuePatch>(body, kQueueFields); }

Result<GroupPatch> ParseGroupPatch(std::string_view body) { return ReadBody<GroupPatch>(body, kGroupFields); }

Result<void> ParseNothing(std::string_view body) {
  if (body.empty()) return {};
  PAWL_TRY(ReadBody<Nothing>(body, {}));
  return {};
}

Result<BackupCall> ParseBackup(std::string_view body) {
  PAWL_ASSIGN(BackupCall call, ReadBody<BackupCall>(body, kBackupFields));
  if (!call.path.empty() && call.path.front() == '/') return call;
  return Error{ErrorCode::kInvalid, "must be an absolute path", "path"};
}

}  // namespace pawl::http
