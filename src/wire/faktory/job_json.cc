#include "wire/faktory/job_json.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "base/canonical_json.h"
#include "base/duration.h"
#include "base/json_writer.h"
#include "base/uuid.h"
#include "base/wall_format.h"
#include "wire/faktory/fields.h"
#include "wire/json/port_values.h"
#include "wire/json/ranges.h"

namespace pawl::faktory {
namespace {

using std::chrono::seconds;

constexpr std::size_t kJidMin = 8;
constexpr std::int64_t kRetryDefault = 25;
constexpr std::int64_t kRetryMax = std::numeric_limits<std::uint16_t>::max();
constexpr Millis kRetryBase = seconds(15);
constexpr Millis kRetryCap = 7 * http::kDay;
constexpr std::int64_t kReserveMin = 60;
constexpr std::int64_t kReserveMax = 86'400;
constexpr Millis kShortest{1};

// What `custom` has that Pawl acts on.
struct CustomFields {
  std::string bid;
  std::optional<Millis> unique_for;
  UniqueUntil unique_until = UniqueUntil::kDone;
  std::optional<WallTime> expires_at;
  std::optional<Millis> expires_in;
};

constexpr std::array<http::Word<UniqueUntil>, 2> kUntils{
    {{"success", UniqueUntil::kDone}, {"start", UniqueUntil::kStart}}};

// A number of seconds; less than none counts as none.
Result<Millis> ReadSeconds(const JsonValue& value) {
  PAWL_ASSIGN(const double number, value.Number());
  if (number <= 0) return Millis(0);
  PAWL_ASSIGN(const Millis span, DurationFromJson(value));
  return http::SpanIn(span, {Millis(0), http::kTenYears});
}

constexpr std::array<Field<CustomFields>, 5> kCustomFields{{
    {"bid", [](const JsonValue& v, CustomFields& out) { return ReadText(v, out.bid); }},
    {"unique_for",
     [](const JsonValue& v, CustomFields& out) -> Result<void> {
       PAWL_ASSIGN(const Millis span, ReadSeconds(v));
       if (span > Millis(0)) out.unique_for = span;
       return {};
     }},
    {"unique_until",
     [](const JsonValue& v, CustomFields& out) -> Result<void> {
       if (v.raw == "\"\"") return {};
       PAWL_ASSIGN(out.unique_until, http::ReadWord<UniqueUntil>(v, kUntils));
       return {};
     }},
    {"expires_at",
     [](const JsonValue& v, CustomFields& out) -> Result<void> {
       return v.raw == "\"\"" ? Result<void>() : http::ReadTime(v, out.expires_at);
     }},
    {"expires_in",
     [](const JsonValue& v, CustomFields& out) -> Result<void> {
       PAWL_ASSIGN(out.expires_in, ReadSeconds(v));
       return {};
     }},
}};

// Reads one job, member by member; what can be judged only with others beside it waits for the end.
class JobReader {
 public:
  JobReader(Now now, std::size_t max_payload) : now_(now), limits_{max_payload}, meta_(spec().meta) {}

  Result<PushedJob> Read(const JsonValue& job) {
    PAWL_TRY(ForEachMember(
        job, [&](std::string_view key, const JsonValue& value) -> Result<void> { return Member(key, value); }));
    if (!spec().meta.empty()) meta_.EndObject();
    PAWL_TRY(CheckNames());
    PAWL_TRY(CheckSizes());
    PAWL_TRY(SetRunAt());
    SetRetry();
    SetExpiry();
    PAWL_TRY(SetUnique());
    spec().content = HashBytes(job.raw);
    job_.bid = std::move(custom_.bid);
    return std::move(job_);
  }

 private:
  // How one member is read: whether it is kept in `meta` too.
  using Reads = Result<bool> (JobReader::*)(const JsonValue& value);
  struct Known {
    std::string_view name;
    Reads read;
  };
  static const std::array<Known, 11> kKnown;

  JobSpec& spec() { return job_.spec; }

  Result<void> Member(std::string_view key, const JsonValue& value) {
    bool keep = true;
    for (const Known& known : kKnown) {
      if (known.name != key) continue;
      Result<bool> read = (this->*known.read)(value);
      if (!read.ok()) return Within(key, std::move(read).error());
      keep = *read;
      break;
    }
    if (!keep) return {};
    if (spec().meta.empty()) meta_.BeginObject();
    meta_.Key(key).Raw(value.raw);
    return {};
  }

  static Result<bool> Text(const JsonValue& value, std::string& out) {
    if (!value.IsNull()) PAWL_TRY(ReadText(value, out));
    return false;
  }
  Result<bool> Jid(const JsonValue& value) { return Text(value, spec().id); }
  Result<bool> JobType(const JsonValue& value) { return Text(value, spec().type); }
  Result<bool> Queue(const JsonValue& value) { return Text(value, spec().queue); }
  Result<bool> At(const JsonValue& value) { return Text(value, at_); }

  Result<bool> Args(const JsonValue& value) {
    if (value.IsNull()) return false;
    if (value.kind != JsonKind::kArray) {
      return Invalid("must be an array, but is " + std::string(Name(value.kind)));
    }
    args_ = value.raw;
    return false;
  }

  // Kept where the policy cannot say it.
  Result<bool> Retry(const JsonValue& value) {
    retry_ = 0;
    if (!value.IsNull()) {
      PAWL_ASSIGN(retry_, value.Int());
    }
    return value.IsNull() || retry_ < 0 || retry_ > kRetryMax;
  }

  Result<bool> ReserveFor(const JsonValue& value) {
    if (value.IsNull()) return false;
    PAWL_ASSIGN(const std::int64_t reserve_for, value.Int());
    if (reserve_for == 0) return false;
    if (reserve_for > kReserveMax) {
      return Invalid("must be at most " + std::to_string(kReserveMax) + " seconds, but is " +
                     std::to_string(reserve_for));
    }
    spec().lease = seconds(std::max(reserve_for, kReserveMin));
    return true;
  }

  Result<bool> CreatedAt(const JsonValue& value) {
    std::string text;
    PAWL_TRY(Text(value, text));
    return !text.empty();
  }

  Result<bool> Custom(const JsonValue& value) {
    if (!value.IsNull()) PAWL_TRY(ReadFields<CustomFields>(value, kCustomFields, custom_));
    return true;
  }

  // Of a job that a worker has fetched and pushes again.
  Result<bool> PassOver(const JsonValue&) { return false; }

  Result<void> CheckNames() {
    if (spec().id.size() < kJidMin) return Invalid("jobs must have a reasonable jid parameter");
    if (spec().type.empty()) return Invalid("jobs must have a jobtype parameter");
    if (args_.empty()) return Invalid("jobs must have an args parameter");
    if (spec().queue.empty()) spec().queue = "default";
    if (Result<void> good = http::CheckNewName(spec().id); !good.ok()) return Within("jid", good.error());
    if (Result<void> good = http::CheckNewName(spec().type); !good.ok()) return Within("jobtype", good.error());
    const Result<void> good = http::CheckNewName(spec().queue);
    if (good.ok()) return {};
    return Invalid("cannot get \"" + Excerpt(spec().queue) + "\" queue: queue names " + good.error().detail);
  }

  Result<void> CheckSizes() {
    PAWL_TRY(http::CheckSize(args_.size(), limits_, "args"));
    PAWL_TRY(http::CheckSize(spec().meta.size(), limits_, "custom and other fields"));
    spec().payload = args_;
    return {};
  }

  Result<void> SetRunAt() {
    if (at_.empty()) return {};
    Result<WallTime> at = ParseTime(at_);
    if (!at.ok()) return Invalid("invalid timestamp for 'at': \"" + Excerpt(at_) + "\" " + at.error().detail);
    if (*at > now_.wall) spec().run_at = *at;
    return {};
  }

  void SetRetry() {
    spec().retry.max = static_cast<std::uint16_t>(std::clamp<std::int64_t>(retry_, 0, kRetryMax));
    spec().retry.backoff = RetryBackoff::kQuartic;
    spec().retry.base = kRetryBase;
    spec().retry.cap = kRetryCap;
  }

  // `expires_in` counts from when the job may run. One that has expired already gets the shortest time that there is.
  void SetExpiry() {
    std::optional<Millis> span = custom_.expires_in;
    if (span && spec().run_at) *span += *spec().run_at - now_.wall;
    if (custom_.expires_at) span = std::min(span.value_or(Millis::max()), *custom_.expires_at - now_.wall);
    if (span) spec().expires_in = std::max(*span, kShortest);
  }

  // Names hold no blanks, so that nothing can be taken for something else.
  Result<void> SetUnique() {
    if (!custom_.unique_for) return {};
    PAWL_ASSIGN(const std::string args, CanonicalJson(args_));
    spec().unique = {ToHex(HashBytes(spec().type + " " + spec().queue + " " + args).bytes),
                     custom_.unique_until == UniqueUntil::kStart, custom_.unique_for};
    return {};
  }

  const Now now_;
  const http::WireLimits limits_;
  PushedJob job_;
  JsonWriter meta_;
  std::string_view args_;
  std::string at_;
  std::int64_t retry_ = kRetryDefault;
  CustomFields custom_;
};

constexpr std::array<JobReader::Known, 11> JobReader::kKnown{{
    {"jid", &JobReader::Jid},
    {"jobtype", &JobReader::JobType},
    {"args", &JobReader::Args},
    {"queue", &JobReader::Queue},
    {"retry", &JobReader::Retry},
    {"at", &JobReader::At},
    {"reserve_for", &JobReader::ReserveFor},
    {"created_at", &JobReader::CreatedAt},
    {"custom", &JobReader::Custom},
    {"enqueued_at", &JobReader::PassOver},
    {"failure", &JobReader::PassOver},
}};

Result<PushedJob> ReadJob(const JsonValue& value, Now now, std::size_t max_payload) {
  Result<PushedJob> job = JobReader(now, max_payload).Read(value);
  if (!job.ok()) return Flat(std::move(job).error());
  return job;
}

std::string JidOf(const JsonValue& job) {
  const auto jid = FindMember(job, "jid");
  if (!jid || jid->kind != JsonKind::kString) return {};
  return *jid->String();
}

}  // namespace

Result<PushedJob> ParseJob(std::string_view json, Now now, std::size_t max_payload) {
  PAWL_ASSIGN(const JsonValue value, ParseArgument(json));
  return ReadJob(value, now, max_payload);
}

Result<std::vector<ListedJob>> ParseJobs(std::string_view json, Now now, std::size_t max_payload) {
  PAWL_ASSIGN(const JsonValue array, ParseArgument(json));
  std::vector<ListedJob> jobs;
  Result<void> read = http::ReadElements(array, http::kBulkMax, [&](const JsonValue& element) -> Result<void> {
    if (element.kind != JsonKind::kObject) {
      return Invalid("must be a job, but is " + std::string(Name(element.kind)));
    }
    Result<PushedJob> job = ReadJob(element, now, max_payload);
    std::string jid = job.ok() ? job->spec.id : JidOf(element);
    jobs.push_back({std::move(jid), std::move(job)});
    return {};
  });
  if (!read.ok()) return Led("invalid PUSHB", std::move(read).error());
  return jobs;
}

bool HasReserveFor(std::string_view meta) { return FindMember(KnownJson(meta), "reserve_for").has_value(); }

}  // namespace pawl::faktory
