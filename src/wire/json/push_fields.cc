#include "wire/json/push_fields.h"

#include <array>

#include "base/names.h"
#include "base/wall_format.h"
#include "model/retry_policy.h"
#include "wire/json/api_parts.h"
#include "wire/json/callback_fields.h"
#include "wire/json/flow_words.h"
#include "wire/json/meta.h"
#include "wire/json/port_values.h"

namespace pawl::http {
namespace {

// ---- Rows by the kind of their value ----

void WriteSpan(JsonWriter& json, std::string_view name, const std::optional<Millis>& span) {
  if (span) json.Key(name).Double(static_cast<double>(span->count()) / 1e3);
}

Result<void> CheckWhole(const std::optional<std::uint32_t>& whole, std::int64_t low, std::int64_t high) {
  if (!whole || (*whole >= low && *whole <= high)) return {};
  return NotWithin(low, high, *whole);
}

Result<void> NoCheck(const PushRequest& /*job*/) { return {}; }

template <std::optional<Millis> PushRequest::*kMember, const SpanRange& kRange>
constexpr PushField Span(std::string_view name, std::string_view help) {
  return {name,
          [](const JsonValue& v, PushRequest& out) { return ReadSpan(v, kRange, out.*kMember); },
          [](const PushRequest& job) { return CheckSpan(job.*kMember, kRange); },
          [](const PushRequest& job, std::string_view key, JsonWriter& json) -> Result<void> {
            WriteSpan(json, key, job.*kMember);
            return {};
          },
          {FlagKind::kDuration, "DURATION", help}};
}

template <std::optional<std::uint32_t> PushRequest::*kMember, std::int64_t kLow, std::int64_t kHigh>
constexpr PushField Whole(std::string_view name, std::string_view value_name, std::string_view help) {
  return {name,
          [](const JsonValue& v, PushRequest& out) { return ReadWhole(v, kLow, kHigh, out.*kMember); },
          [](const PushRequest& job) { return CheckWhole(job.*kMember, kLow, kHigh); },
          [](const PushRequest& job, std::string_view key, JsonWriter& json) -> Result<void> {
            if (job.*kMember) json.Key(key).Uint(*(job.*kMember));
            return {};
          },
          {FlagKind::kNumber, value_name, help}};
}

// A text for which `kCheck` says what it may be; empty: not set.
template <std::string PushRequest::*kMember, Result<void> (*kCheck)(std::string_view)>
constexpr PushField Text(std::string_view name, Flag flag) {
  return {name,
          [](const JsonValue& v, PushRequest& out) -> Result<void> {
            PAWL_ASSIGN(out.*kMember, v.String());
            return kCheck(out.*kMember);
          },
          [](const PushRequest& job) { return (job.*kMember).empty() ? Result<void>{} : kCheck(job.*kMember); },
          [](const PushRequest& job, std::string_view key, JsonWriter& json) -> Result<void> {
            if (!(job.*kMember).empty()) json.Key(key).String(job.*kMember);
            return {};
          },
          flag};
}

// JSON that Pawl hands on byte for byte; empty: not set.
template <std::string PushRequest::*kMember, Result<void> (*kCheck)(const JsonValue&)>
constexpr PushField Raw(std::string_view name, std::string_view help) {
  return {name,
          [](const JsonValue& v, PushRequest& out) -> Result<void> {
            PAWL_TRY(kCheck(v));
            (out.*kMember).assign(v.raw);
            return {};
          },
          [](const PushRequest& job) -> Result<void> {
            if ((job.*kMember).empty()) return {};
            PAWL_TRY(ValidateJson(job.*kMember));
            return kCheck(KnownJson(job.*kMember));
          },
          [](const PushRequest& job, std::string_view key, JsonWriter& json) -> Result<void> {
            if ((job.*kMember).empty()) return {};
            PAWL_TRY(ValidateJson(job.*kMember));
            json.Key(key).Raw(job.*kMember);
            return {};
          },
          {FlagKind::kPayload, "JSON|@FILE|-", help}};
}

Result<void> AnyJson(const JsonValue& /*value*/) { return {}; }

Result<void> CheckType(std::string_view name) { return CheckNewName(name); }
Result<void> CheckGroupName(std::string_view name) { return CheckGroup(name, ""); }
Result<void> CheckChildName(std::string_view name) { return CheckName(name, ""); }
Result<void> CheckJobRef(std::string_view text) {
  const Result<JobRef> ref = ParseRef(text);
  if (!ref.ok()) return ref.error();
  return {};
}

// ---- Retries and unique keys ----

constexpr std::array<Word<RetryBackoff>, 3> kBackoffWords{
    {{Name(RetryBackoff::kExponential), RetryBackoff::kExponential},
     {Name(RetryBackoff::kFixed), RetryBackoff::kFixed},
     {Name(RetryBackoff::kQuartic), RetryBackoff::kQuartic}}};

constexpr std::array<Field<RetrySpec>, 4> kRetryFields{{
    {"max", [](const JsonValue& v, RetrySpec& out) { return ReadWhole(v, 0, kRetriesMax, out.max); }},
    {"backoff",
     [](const JsonValue& v, RetrySpec& out) -> Result<void> {
       PAWL_ASSIGN(out.backoff, ReadWord<RetryBackoff>(v, kBackoffWords));
       return {};
     }},
    {"base", [](const JsonValue& v, RetrySpec& out) { return ReadSpan(v, kBackoffRange, out.base); }},
    {"cap", [](const JsonValue& v, RetrySpec& out) { return ReadSpan(v, kBackoffRange, out.cap); }},
}};
constexpr std::array<PartFlag, 4> kRetryFlags{{
    {"max", {FlagKind::kNumber, "N", "how often to retry; 0: never"}},
    {"backoff", {FlagKind::kText, "exponential|fixed|quartic", "how the pauses grow"}},
    {"base", {FlagKind::kDuration, "DURATION", "the first pause"}},
    {"cap", {FlagKind::kDuration, "DURATION", "the longest pause"}},
}};

Result<void> CheckRetry(const PushRequest& job) {
  const RetrySpec& retry = job.retry;
  if (Result<void> max = CheckWhole(retry.max, 0, kRetriesMax); !max.ok()) return Within("max", max.error());
  if (Result<void> base = CheckSpan(retry.base, kBackoffRange); !base.ok()) return Within("base", base.error());
  if (Result<void> cap = CheckSpan(retry.cap, kBackoffRange); !cap.ok()) return Within("cap", cap.error());
  return {};
}

constexpr std::array<Word<bool>, 2> kUntils{{{"done", false}, {"start", true}}};

constexpr std::array<Field<UniqueSpec>, 3> kUniqueFields{{
    {"key", [](const JsonValue& v, UniqueSpec& out) { return ReadGroup(v, out.key); }, true},
    {"until",
     [](const JsonValue& v, UniqueSpec& out) -> Result<void> {
       PAWL_ASSIGN(out.until_start, ReadWord<bool>(v, kUntils));
       return {};
     }},
    {"for", [](const JsonValue& v, UniqueSpec& out) { return ReadSpan(v, kUniqueRange, out.hold_for); }},
}};
constexpr std::array<PartFlag, 3> kUniqueFlags{{
    {"key", {FlagKind::kText, "KEY", "one job with this key in the queue at a time"}},
    {"until", {FlagKind::kText, "done|start", "how long the key is held"}},
    {"for", {FlagKind::kDuration, "DURATION", "and not longer than this"}},
}};

Result<void> ReadUnique(const JsonValue& value, PushRequest& out) {
  PAWL_TRY(ReadObject<UniqueSpec>(value, kUniqueFields, out.unique.emplace()));
  return {};
}

Result<void> CheckUnique(const PushRequest& job) {
  if (!job.unique) return {};
  PAWL_TRY(CheckGroup(job.unique->key, "key"));
  if (Result<void> span = CheckSpan(job.unique->hold_for, kUniqueRange); !span.ok()) return Within("for", span.error());
  return {};
}

Result<void> WriteUnique(const PushRequest& job, std::string_view name, JsonWriter& json) {
  if (!job.unique) return {};
  json.Key(name).BeginObject().Key("key").String(job.unique->key);
  json.Key("until").String(kUntils[job.unique->until_start ? 1 : 0].text);
  WriteSpan(json, "for", job.unique->hold_for);
  json.EndObject();
  return {};
}

// ---- Stateful jobs ----

Result<void> ReadInputs(const JsonValue& value, PushRequest& out) {
  return ReadMembers(value, [&](std::string_view port, const JsonValue& values) -> Result<void> {
    PAWL_TRY(CheckPortName(port));
    return ReadValues(values, out.inputs[std::string(port)]);
  });
}

Result<void> CheckInput(std::string_view port, const std::vector<std::string>& values) {
  PAWL_TRY(CheckPortName(port));
  if (values.size() > kValuesMax) return TooMany(kValuesMax);
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (Result<void> json = ValidateJson(values[i]); !json.ok()) return Within(i, std::move(json).error());
  }
  return {};
}

Result<void> CheckInputs(const PushRequest& job) {
  for (const auto& [port, values] : job.inputs) {
    if (Result<void> checked = CheckInput(port, values); !checked.ok()) return Within(port, checked.error());
  }
  return {};
}

Result<void> WriteInputs(const PushRequest& job, std::string_view name, JsonWriter& json) {
  if (job.inputs.empty()) return {};
  json.Key(name).BeginObject();
  for (const auto& [port, values] : job.inputs) {
    if (Result<void> written = WriteValues(json.Key(port), values); !written.ok()) return Within(port, written.error());
  }
  json.EndObject();
  return {};
}

Result<void> ReadState(const JsonValue& value, PushRequest& out) {
  return ForEachMember(value, [&](std::string_view key, const JsonValue& member) -> Result<void> {
    out.state.insert_or_assign(std::string(key), std::string(member.raw));
    return {};
  });
}

Result<void> CheckState(const PushRequest& job) {
  for (const auto& [key, value] : job.state) {
    if (Result<void> json = ValidateJson(value); !json.ok()) return Within(key, std::move(json).error());
  }
  return {};
}

Result<void> CheckAliases(const PushRequest& job) {
  if (job.aliases.size() > kAliasesMax) return TooMany(kAliasesMax);
  for (std::size_t i = 0; i < job.aliases.size(); ++i) {
    if (Result<void> alias = CheckAlias(job.aliases[i]); !alias.ok()) return Within(i, std::move(alias).error());
  }
  return {};
}

// ---- Jobs that wait for others ----

Result<void> ReadAfter(const JsonValue& value, PushRequest& out) {
  return ReadElements(value, kAfterMax, [&](const JsonValue& element) -> Result<void> {
    PAWL_ASSIGN(out.after.emplace_back(), element.String());
    return CheckJobRef(out.after.back());
  });
}

Result<void> CheckAfter(const PushRequest& job) {
  if (job.after.size() > kAfterMax) return TooMany(kAfterMax);
  for (std::size_t i = 0; i < job.after.size(); ++i) {
    if (Result<void> ref = CheckJobRef(job.after[i]); !ref.ok()) return Within(i, std::move(ref).error());
  }
  return {};
}

// ---- The table ----

constexpr PushField Required(PushField field) {
  field.required = true;
  return field;
}

constexpr Flag kNoFlag = {};

constexpr std::array<PushField, 27> kPushFields{{
    Required(Text<&PushRequest::type, CheckType>("type", kNoFlag)),
    Text<&PushRequest::queue, CheckNewName>("queue",
                                            {FlagKind::kText, "NAME", "where it waits; the type's name if not given"}),
    Raw<&PushRequest::payload, AnyJson>("payload", "what the worker gets; - reads standard input"),
    Text<&PushRequest::id, CheckNewName>(
        "id", {FlagKind::kText, "ID", "an id of your own: pushing it again changes nothing"}),
    Span<&PushRequest::delay, kDelayRange>("delay", "not before this long from now"),
    {"run_at",
     [](const JsonValue& v, PushRequest& out) { return ReadTime(v, out.run_at); },
     NoCheck,
     [](const PushRequest& job, std::string_view name, JsonWriter& json) -> Result<void> {
       if (job.run_at) json.Key(name).String(FormatTime(*job.run_at));
       return {};
     },
     {FlagKind::kText, "TIME", "not before this time (RFC 3339)"}},
    Text<&PushRequest::group, CheckGroupName>("group", {FlagKind::kText, "NAME", "group within the queue"}),
    Whole<&PushRequest::group_limit, 1, kLimitMax>("group_limit", "N", "jobs of the group that may run at once"),
    Whole<&PushRequest::priority, kPriorityMin, kPriorityMax>("priority", "1-9", "9 comes first; 5 if not given"),
    Span<&PushRequest::lease, kLeaseRange>("lease", "how long a worker may be silent"),
    Span<&PushRequest::timeout, kTimeoutRange>("timeout", "how long one run may take"),
    Span<&PushRequest::expires_in, kExpiryRange>("expires_in", "fail it if it has not started by then"),
    Span<&PushRequest::retention, kRetentionRange>("retention", "how long to keep it after its end"),
    {"retry", [](const JsonValue& v, PushRequest& out) { return ReadRetry(v, out.retry); }, CheckRetry,
     [](const PushRequest& job, std::string_view name, JsonWriter& json) -> Result<void> {
       WriteRetry(job.retry, name, json);
       return {};
     },
     kNoFlag, kRetryFlags},
    Whole<&PushRequest::max_crashes, 1, kCrashesMax>("max_crashes", "N", "lost leases in a row after which it is dead"),
    {"unique", ReadUnique, CheckUnique, WriteUnique, kNoFlag, kUniqueFlags},
    {"after", ReadAfter, CheckAfter,
     [](const PushRequest& job, std::string_view name, JsonWriter& json) -> Result<void> {
       if (!job.after.empty()) WriteTexts(json.Key(name), job.after);
       return {};
     }},
    {"when",
     [](const JsonValue& v, PushRequest& out) { return ReadWhen(v, out.when); },
     NoCheck,
     [](const PushRequest& job, std::string_view name, JsonWriter& json) -> Result<void> {
       if (job.when != When::kSucceeded) json.Key(name).String(WordFor(kWhenWords, job.when));
       return {};
     },
     {FlagKind::kText, "succeeded|ended|failed", "how the jobs of --after must have ended"}},
    Text<&PushRequest::created_by, CheckText>("created_by", {FlagKind::kText, "TEXT", "who pushed it, for people"}),
    Raw<&PushRequest::meta, CheckMeta>("meta", "an object that goes with the job, such as trace ids"),
    {"callbacks",
     [](const JsonValue& v, PushRequest& out) { return ReadCallbacks(v, out.callbacks.emplace()); },
     [](const PushRequest& job) { return job.callbacks ? CheckCallbacks(*job.callbacks) : Result<void>{}; },
     [](const PushRequest& job, std::string_view name, JsonWriter& json) -> Result<void> {
       return job.callbacks ? WriteCallbacks(json.Key(name), *job.callbacks) : Result<void>{};
     },
     {FlagKind::kPayload, "JSON|@FILE", "URLs that are told of its end"}},
    {"ports",
     [](const JsonValue& v, PushRequest& out) { return ReadPortSpecs(v, out.in, out.out); },
     [](const PushRequest& job) { return CheckPortSpecs(job.in, job.out); },
     [](const PushRequest& job, std::string_view name, JsonWriter& json) -> Result<void> {
       if (job.in.empty() && job.out.empty()) return {};
       return WritePorts(json.Key(name), job.in, job.out);
     },
     {FlagKind::kPayload, "JSON|@FILE", "its ports, over those of its type"}},
    {"inputs", ReadInputs, CheckInputs, WriteInputs},
    {"state",
     ReadState,
     CheckState,
     [](const PushRequest& job, std::string_view name, JsonWriter& json) -> Result<void> {
       return job.state.empty() ? Result<void>{} : WriteState(json.Key(name), job.state);
     },
     {FlagKind::kPayload, "JSON|@FILE", "the state it starts with"}},
    Text<&PushRequest::parent, CheckJobRef>("parent", {FlagKind::kText, "REF", "the job that it is a child of"}),
    Text<&PushRequest::name, CheckChildName>("name",
                                             {FlagKind::kText, "NAME", "the name under which its parent knows it"}),
    {"aliases", [](const JsonValue& v, PushRequest& out) { return ReadAliases(v, out.aliases); }, CheckAliases,
     [](const PushRequest& job, std::string_view name, JsonWriter& json) -> Result<void> {
       if (!job.aliases.empty()) WriteTexts(json.Key(name), job.aliases);
       return {};
     }},
}};

constexpr auto kReadFields = [] {
  std::array<Field<PushRequest>, kPushFields.size()> fields{};
  for (std::size_t i = 0; i < fields.size(); ++i) {
    fields[i] = {kPushFields[i].name, kPushFields[i].read, kPushFields[i].required};
  }
  return fields;
}();

// What no field shows by itself.
Result<void> CheckTogether(const PushRequest& job, const WireLimits& limits) {
  PAWL_TRY(CheckSize(job.payload.size(), limits, "payload"));
  PAWL_TRY(CheckSize(job.meta.size(), limits, "meta"));
  std::size_t state = 0;
  for (const auto& [key, value] : job.state) state += key.size() + value.size();
  PAWL_TRY(CheckSize(state, limits, "state"));
  for (const auto& [port, values] : job.inputs) {
    const Result<void> fits = CheckValues(values, limits);
    if (!fits.ok()) return Within("inputs", Within(port, fits.error()));
  }
  if (job.delay && job.run_at) return Error{ErrorCode::kInvalid, "delay and run_at exclude each other", "run_at"};
  if (job.when != When::kSucceeded && job.after.empty()) {
    return Error{ErrorCode::kInvalid, "needs jobs that it waits for, in after", "when"};
  }
  if (job.group_limit && job.group.empty()) return Error{ErrorCode::kInvalid, "needs a group", "group_limit"};
  return {};
}

}  // namespace

std::span<const PushField> PushFields() { return kPushFields; }

Result<void> ReadPush(const JsonValue& value, const WireLimits& limits, PushRequest& out) {
  PAWL_TRY(ReadObject<PushRequest>(value, kReadFields, out));
  return CheckTogether(out, limits);
}

Result<void> CheckPush(const PushRequest& job, const WireLimits& limits) {
  if (job.type.empty()) return MissingField("type");
  PAWL_TRY(CheckTogether(job, limits));
  for (const PushField& field : kPushFields) {
    Result<void> checked = field.check(job);
    if (!checked.ok()) return Within(field.name, std::move(checked).error());
  }
  return {};
}

Result<void> AppendPush(const PushRequest& job, std::string& out) {
  JsonWriter json(out);
  json.BeginObject();
  for (const PushField& field : kPushFields) {
    Result<void> written = field.write(job, field.name, json);
    if (!written.ok()) return Within(field.name, std::move(written).error());
  }
  json.EndObject();
  return {};
}

Result<void> ReadRetry(const JsonValue& value, RetrySpec& out) {
  if (value.kind == JsonKind::kNumber) return ReadWhole(value, 0, kRetriesMax, out.max);
  if (value.raw == "false") {
    out.max = 0;
    return {};
  }
  if (value.kind != JsonKind::kObject) {
    return Error{ErrorCode::kInvalid,
                 "must be an object with max, backoff, base and cap, or a number of retries, or false"};
  }
  PAWL_TRY(ReadObject<RetrySpec>(value, kRetryFields, out));
  return {};
}

void WriteRetry(const RetrySpec& retry, std::string_view name, JsonWriter& json) {
  if (!retry.max && !retry.backoff && !retry.base && !retry.cap) return;
  json.Key(name).BeginObject();
  if (retry.max) json.Key("max").Uint(*retry.max);
  if (retry.backoff) json.Key("backoff").String(Name(*retry.backoff));
  WriteSpan(json, "base", retry.base);
  WriteSpan(json, "cap", retry.cap);
  json.EndObject();
}

}  // namespace pawl::http
