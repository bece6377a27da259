#include "wire/http/parse_work.h"

#include <array>

#include "wire/http/parse_effects.h"
#include "wire/http/parse_job.h"
#include "wire/http/parse_scan.h"
#include "wire/json/fields.h"
#include "wire/json/port_values.h"

namespace pawl::http {
namespace {

// ---- Claim ----

constexpr std::array<Field<WorkerInfo>, 4> kInfoFields{{
    {"host", [](const JsonValue& v, WorkerInfo& out) { return ReadText(v, kTextMax, out.host); }},
    {"pid", [](const JsonValue& v, WorkerInfo& out) { return ReadWhole(v, 0, kPidMax, out.pid); }},
    {"concurrency", [](const JsonValue& v, WorkerInfo& out) { return ReadWhole(v, 1, kLimitMax, out.concurrency); }},
    {"labels", [](const JsonValue& v, WorkerInfo& out) { return ReadTexts(v, kLabelsMax, kLabelMax, out.labels); }},
}};

Result<void> ReadQueues(const JsonValue& value, ClaimCall& out) {
  std::vector<std::string>& queues = out.request.queues;
  PAWL_TRY(ForEachElement(value, [&](const JsonValue& element) -> Result<void> {
    const std::size_t index = queues.size();
    if (index == kClaimQueuesMax) {
      return Error{ErrorCode::kInvalid, "must have at most " + std::to_string(kClaimQueuesMax) + " queues"};
    }
    Result<void> read = ReadName(element, queues.emplace_back());
    if (!read.ok()) return Within(index, std::move(read).error());
    return {};
  }));
  if (queues.empty()) return Error{ErrorCode::kInvalid, "must have at least one queue"};
  return {};
}

constexpr std::array<Field<ClaimCall>, 8> kClaimFields{{
    {"queues", ReadQueues},
    {"worker", [](const JsonValue& v, ClaimCall& out) { return ReadNewName(v, out.request.worker); }, true},
    {"count", [](const JsonValue& v, ClaimCall& out) { return ReadWhole(v, 1, kClaimMax, out.request.count); }},
    {"wait",
     [](const JsonValue& v, ClaimCall& out) -> Result<void> {
       std::optional<Millis> wait;
       PAWL_TRY(ReadSpan(v, kWaitRange, wait));
       out.request.wait = *wait;
       return {};
     }},
    {"lease", [](const JsonValue& v, ClaimCall& out) { return ReadSpan(v, kLeaseRange, out.request.lease); }},
    {"claim_id", [](const JsonValue& v, ClaimCall& out) { return ReadName(v, out.request.claim_id); }},
    {"job", [](const JsonValue& v, ClaimCall& out) { return ReadRef(v, out.request.job.emplace()); }},
    {"worker_info",
     [](const JsonValue& v, ClaimCall& out) -> Result<void> {
       PAWL_TRY(ReadObject<WorkerInfo>(v, kInfoFields, out.info.emplace()));
       return {};
     }},
}};

// ---- Heartbeat ----

constexpr std::array<Field<HeartbeatOp>, 3> kHeartbeatFields{{
    {"token", [](const JsonValue& v, HeartbeatOp& out) { return ReadToken(v, out.token); }, true},
    {"progress", [](const JsonValue& v, HeartbeatOp& out) { return ReadRaw(v, out.progress); }},
    {"lease", [](const JsonValue& v, HeartbeatOp& out) { return ReadSpan(v, kLeaseRange, out.lease); }},
}};

// ---- Finish ----

constexpr std::array<Word<Outcome>, 5> kOutcomes{{{"completed", Outcome::kCompleted},
                                                  {"failed", Outcome::kFailed},
                                                  {"released", Outcome::kReleased},
                                                  {"suspended", Outcome::kSuspended},
                                                  {"continue", Outcome::kContinue}}};

constexpr std::array<Field<JobError>, 3> kErrorFields{{
    {"message", [](const JsonValue& v, JobError& out) { return ReadText(v, kMaxPayloadMax, out.message); }, true},
    {"type", [](const JsonValue& v, JobError& out) { return ReadText(v, kTextMax, out.type); }},
    {"backtrace",
     [](const JsonValue& v, JobError& out) { return ReadTexts(v, kBacktraceMax, kMaxPayloadMax, out.backtrace); }},
}};

struct FinishCall {
  FinishOp op;
  const WireLimits& limits;
  std::optional<JsonValue> effects = {};  // read when the job is known that they are of
};

Result<void> ReadNoRetry(const JsonValue& value, FinishCall& out) {
  PAWL_TRY(ReadBool(value, out.op.retry));
  if (!out.op.retry) return {};
  return Error{ErrorCode::kInvalid, "must be false, or left out to follow the retry policy"};
}

Result<void> ReadError(const JsonValue& value, FinishCall& out) {
  PAWL_TRY(CheckSize(value.raw.size(), out.limits, ""));
  PAWL_TRY(ReadObject<JobError>(value, kErrorFields, out.op.error.emplace()));
  return {};
}

Result<void> ReadKept(const JsonValue& value, const WireLimits& limits, std::optional<std::string>& out) {
  PAWL_TRY(CheckSize(value.raw.size(), limits, ""));
  return ReadRaw(value, out);
}

// As the answer to a read says it; null: not known.
Result<void> ReadLag(const JsonValue& value, std::optional<Millis>& out) {
  if (value.IsNull()) return {};
  return ReadSpan(value, kLagRange, out);
}

PartitionStep& StepOf(FinishCall& call) { return call.op.partition ? *call.op.partition : call.op.partition.emplace(); }

// The outcomes that a field goes with, as bits.
using Outcomes = std::uint8_t;
constexpr Outcomes Bit(Outcome outcome) { return static_cast<Outcomes>(1U << static_cast<unsigned>(outcome)); }
constexpr Outcomes kAll = 0x1F;
constexpr Outcomes kList = 0;  // only in a list of finishes
constexpr Outcomes kResults = Bit(Outcome::kCompleted) | Bit(Outcome::kSuspended) | Bit(Outcome::kContinue);
constexpr Outcomes kPushes = kResults | Bit(Outcome::kFailed);

constexpr std::array<Field<FinishCall>, 23> kFinishFields{{
    {"token", [](const JsonValue& v, FinishCall& out) { return ReadToken(v, out.op.token); }, true},
    {"job", [](const JsonValue& v, FinishCall& out) { return ReadRef(v, out.op.job); }},
    {"outcome",
     [](const JsonValue& v, FinishCall& out) -> Result<void> {
       PAWL_ASSIGN(out.op.outcome, ReadWord<Outcome>(v, kOutcomes));
       return {};
     }},
    {"result", [](const JsonValue& v, FinishCall& out) { return ReadKept(v, out.limits, out.op.result); }},
    {"error", ReadError},
    {"retry", ReadNoRetry},
    {"retry_in", [](const JsonValue& v, FinishCall& out) { return ReadSpan(v, kDelayRange, out.op.retry_in); }},
    {"delay", [](const JsonValue& v, FinishCall& out) { return ReadSpan(v, kDelayRange, out.op.delay); }},
    {"wake_in", [](const JsonValue& v, FinishCall& out) { return ReadSpan(v, kDelayRange, out.op.wake_in); }},
    {"wake_at", [](const JsonValue& v, FinishCall& out) { return ReadTime(v, out.op.wake_at); }},
    {"progress", [](const JsonValue& v, FinishCall& out) { return ReadKept(v, out.limits, out.op.progress); }},
    {"lease", [](const JsonValue& v, FinishCall& out) { return ReadSpan(v, kLeaseRange, out.op.lease); }},
    {"commit", [](const JsonValue& v, FinishCall& out) { return ReadWhole(v, 1, kCommitMax, out.op.commit); }},
    {"push", [](const JsonValue& v, FinishCall& out) { return ReadRunPushes(v, out.limits, out.op.push); }},
    {"effects",
     [](const JsonValue& v, FinishCall& out) -> Result<void> {
       out.effects = v;
       return {};
     }},
    {"offset", [](const JsonValue& v, FinishCall& out) { return ReadOffset(v, StepOf(out).offset); }},
    {"read", [](const JsonValue& v, FinishCall& out) { return ReadWhole(v, 0, kDocumentsMax, StepOf(out).read); }},
    {"processed",
     [](const JsonValue& v, FinishCall& out) { return ReadWhole(v, 0, kDocumentsMax, StepOf(out).processed); }},
    {"skipped",
     [](const JsonValue& v, FinishCall& out) { return ReadWhole(v, 0, kDocumentsMax, StepOf(out).skipped); }},
    {"dead", [](const JsonValue& v, FinishCall& out) { return ReadDead(v, StepOf(out).dead); }},
    {"poll", [](const JsonValue& v, FinishCall& out) { return ReadSpan(v, kPollRange, StepOf(out).poll); }},
    {"lag", [](const JsonValue& v, FinishCall& out) { return ReadLag(v, StepOf(out).lag); }},
    {"held_back", [](const JsonValue& v, FinishCall& out) { return ReadBool(v, StepOf(out).held_back); }},
}};
// In the order of kFinishFields.
constexpr std::array<Outcomes, kFinishFields.size()> kBelongsTo{
    kAll,
    kList,
    kList,
    kResults,
    Bit(Outcome::kFailed),
    Bit(Outcome::kFailed),
    Bit(Outcome::kFailed),
    Bit(Outcome::kReleased),
    Bit(Outcome::kSuspended),
    Bit(Outcome::kSuspended),
    Bit(Outcome::kContinue),
    Bit(Outcome::kContinue),
    Bit(Outcome::kContinue),
    kPushes,
    kPushes,
    kPushes,
    kPushes,
    kPushes,
    kPushes,
    kPushes,
    Bit(Outcome::kCompleted),
    kPushes,
    Bit(Outcome::kCompleted),
};
constexpr std::uint32_t kJobBit = 1U << 1U;
constexpr std::uint32_t kOutcomeBit = 1U << 2U;

// The first field that is there and does not go with the outcome.
Result<void> CheckFields(std::uint32_t seen, Outcome outcome, bool in_list) {
  std::array<std::string_view, kFinishFields.size()> known;
  std::size_t count = 0;
  std::string_view stranger;
  for (std::size_t i = 0; i < kFinishFields.size(); ++i) {
    const bool belongs = (kBelongsTo[i] & Bit(outcome)) != 0 || (in_list && kBelongsTo[i] == kList);
    if (belongs) known[count++] = kFinishFields[i].name;
    if (!belongs && (seen >> i & 1U) != 0 && stranger.empty()) stranger = kFinishFields[i].name;
  }
  if (stranger.empty()) return {};
  if (!in_list) return UnknownField(stranger, {known.data(), count});
  return Error{ErrorCode::kInvalid,
               "does not go with the outcome " + std::string(kOutcomes[static_cast<std::size_t>(outcome)].text),
               std::string(stranger)};
}

Result<void> CheckMeaning(const FinishOp& op) {
  if (op.outcome == Outcome::kFailed && !op.error) return MissingField("error");
  if (!op.retry && op.retry_in) return Error{ErrorCode::kInvalid, "retry and retry_in exclude each other", "retry_in"};
  if (op.wake_in && op.wake_at) return Error{ErrorCode::kInvalid, "wake_in and wake_at exclude each other", "wake_at"};
  return {};
}

// What can only be read when the job and the outcome are known.
Result<void> Conclude(FinishCall& call) {
  PAWL_TRY(CheckMeaning(call.op));
  if (call.op.partition) PAWL_TRY(CheckStep(*call.op.partition, call.limits));
  if (!call.effects) return {};
  Result<void> read = ReadEffects(*call.effects, call.op.job, call.limits, call.op.effects);
  if (!read.ok()) return Within("effects", std::move(read).error());
  return {};
}

Result<void> ReadListed(const JsonValue& value, const WireLimits& limits, std::vector<FinishOp>& out) {
  FinishCall call{{}, limits};
  PAWL_ASSIGN(const std::uint32_t seen, ReadObject<FinishCall>(value, kFinishFields, call));
  if ((seen & kJobBit) == 0) return MissingField("job");
  if ((seen & kOutcomeBit) == 0) return MissingField("outcome");
  PAWL_TRY(CheckFields(seen, call.op.outcome, true));
  PAWL_TRY(Conclude(call));
  out.push_back(std::move(call.op));
  return {};
}

struct FinishList {
  JsonValue finishes;
};
constexpr std::array<Field<FinishList>, 1> kListFields{{
    {"finishes",
     [](const JsonValue& v, FinishList& out) -> Result<void> {
       out.finishes = v;
       return {};
     },
     true},
}};

}  // namespace

Result<ClaimCall> ParseClaim(std::string_view body) {
  PAWL_ASSIGN(ClaimCall call, ReadBody<ClaimCall>(body, kClaimFields));
  if (call.request.queues.empty() && !call.request.job) return MissingField("queues");
  return call;
}

Result<HeartbeatOp> ParseHeartbeat(std::string_view body, JobRef job, const WireLimits& limits) {
  PAWL_ASSIGN(HeartbeatOp op, ReadBody<HeartbeatOp>(body, kHeartbeatFields));
  if (op.progress) PAWL_TRY(CheckSize(op.progress->size(), limits, "progress"));
  op.job = std::move(job);
  return op;
}

Result<FinishOp> ParseFinish(std::string_view body, JobRef job, Outcome outcome, const WireLimits& limits) {
  PAWL_ASSIGN(const JsonValue object, ParseJson(body));
  FinishCall call{{}, limits};
  PAWL_ASSIGN(const std::uint32_t seen, ReadObject<FinishCall>(object, kFinishFields, call));
  PAWL_TRY(CheckFields(seen, outcome, false));
  call.op.outcome = outcome;
  call.op.job = std::move(job);
  PAWL_TRY(Conclude(call));
  return std::move(call.op);
}

Result<std::vector<FinishOp>> ParseFinishes(std::string_view body, const WireLimits& limits) {
  PAWL_ASSIGN(const FinishList list, ReadBody<FinishList>(body, kListFields));
  std::vector<FinishOp> ops;
  Result<void> read = ForEachElement(list.finishes, [&](const JsonValue& element) -> Result<void> {
    const std::size_t index = ops.size();
    if (index == kFinishesMax) {
      return Error{ErrorCode::kTooLarge, "has more than " + std::to_string(kFinishesMax) + " finishes"};
    }
    Result<void> one = ReadListed(element, limits, ops);
    if (!one.ok()) return Within(index, std::move(one).error());
    return {};
  });
  if (!read.ok()) return Within("finishes", std::move(read).error());
  if (ops.empty()) return Error{ErrorCode::kInvalid, "must have at least one finish", "finishes"};
  return ops;
}

}  // namespace pawl::http
