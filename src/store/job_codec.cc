#include "store/job_codec.h"

#include <bit>

#include "base/uuid.h"
#include "store/bytes.h"
#include "store/callback_codec.h"
#include "store/workflow_codec.h"

namespace pawl {
namespace {

static_assert(std::endian::native == std::endian::little, "the storage format is little endian");

// What is usual is not written: a flag says which parts are there.
enum HeadFlag : std::uint16_t {
  kHasLease = 1U << 0U,
  kClientId = 1U << 1U,
  kHasResult = 1U << 2U,
  kHasError = 1U << 3U,
  kHasProgress = 1U << 4U,
  kHasGroup = 1U << 5U,
  kHasOptions = 1U << 6U,
  kHasStarted = 1U << 7U,
  kHasEnded = 1U << 8U,
  kHasExpires = 1U << 9U,
  kHasRetainUntil = 1U << 10U,
  kHasUnique = 1U << 11U,
  kHasTimeout = 1U << 12U,  // of the lease
  kIdIsUuid = 1U << 13U,
  kIsStateful = 1U << 14U,
  kHasRare = 1U << 15U,  // RareFlags follow
};

// Of what few heads have.
enum RareFlag : std::uint8_t {
  kHasCommits = 1U << 0U,        // of the lease
  kHasDueSteady = 1U << 1U,      // with the due time
  kHasExpiresSteady = 1U << 2U,  // with the time at which it expires
  kHasCallbacks = 1U << 3U,      // a byte of CallbackEvents follows the flags
  kHasFlow = 1U << 4U,           // behind all else
  kPausesSchedule = 1U << 5U,    // has nothing of its own
  kHasRuns = 1U << 6U,           // likewise
};

// The options that are left out. Part of the format: they stay when the defaults of a push change.
JobOptions UsualOptions() {
  JobOptions usual;
  usual.lease = Millis{30'000};
  usual.timeout = Millis{0};
  usual.retention = Millis{86'400'000};
  usual.max_crashes = 3;
  usual.retry = {5, RetryBackoff::kExponential, Millis{5'000}, Millis{3'600'000}};
  return usual;
}

bool AreUsual(const JobOptions& options) {
  static const JobOptions usual = UsualOptions();
  return options.lease == usual.lease && options.timeout == usual.timeout && options.retention == usual.retention &&
         options.max_crashes == usual.max_crashes && options.retry == usual.retry;
}

std::uint8_t RareFlagsOf(const JobHead& head) {
  unsigned flags = 0;
  if (head.lease && head.lease->commits > 0) flags |= kHasCommits;
  if (head.due_steady != kNeverSteady) flags |= kHasDueSteady;
  if (head.expires_steady != kNeverSteady) flags |= kHasExpiresSteady;
  if (head.callback_events != 0) flags |= kHasCallbacks;
  if (head.flow) flags |= kHasFlow;
  if (head.pauses_schedule) flags |= kPausesSchedule;
  if (head.side.runs) flags |= kHasRuns;
  return static_cast<std::uint8_t>(flags);
}

std::uint16_t FlagsOf(const JobHead& head, bool uuid, std::uint8_t rare) {
  unsigned flags = 0;
  const auto set = [&](bool there, HeadFlag flag) {
    if (there) flags |= flag;
  };
  set(head.lease.has_value(), kHasLease);
  set(head.client_id, kClientId);
  set(head.side.result, kHasResult);
  set(head.side.error, kHasError);
  set(head.side.progress, kHasProgress);
  set(!head.group.empty(), kHasGroup);
  set(!AreUsual(head.options), kHasOptions);
  set(head.started != WallTime{}, kHasStarted);
  set(head.ended != WallTime{}, kHasEnded);
  set(head.expires != kNeverWall, kHasExpires);
  set(head.retain_until != kNeverWall, kHasRetainUntil);
  set(head.unique_until != UniqueUntil::kNone, kHasUnique);
  set(head.lease && head.lease->hard_deadline != kNeverSteady, kHasTimeout);
  set(uuid, kIdIsUuid);
  set(head.stateful.has_value(), kIsStateful);
  set(rare != 0, kHasRare);
  return static_cast<std::uint16_t>(flags);
}

void PutOptions(ByteWriter& out, const JobOptions& options) {
  out.Span(options.lease);
  out.Span(options.timeout);
  out.Span(options.retention);
  out.U16(options.max_crashes);
  out.U16(options.retry.max);
  out.U8(static_cast<std::uint8_t>(options.retry.backoff));
  out.Span(options.retry.base);
  out.Span(options.retry.cap);
}

JobOptions GetOptions(ByteReader& in) {
  JobOptions options;
  options.lease = in.Span();
  options.timeout = in.Span();
  options.retention = in.Span();
  options.max_crashes = in.U16();
  options.retry.max = in.U16();
  options.retry.backoff = in.Enum(kBackoffs.back());
  options.retry.base = in.Span();
  options.retry.cap = in.Span();
  return options;
}

void PutLease(ByteWriter& out, const Lease& lease) {
  out.Raw(lease.token.bytes.data(), lease.token.bytes.size());
  out.Short(lease.worker);
  out.Steady(lease.deadline);
  if (lease.hard_deadline != kNeverSteady) out.Steady(lease.hard_deadline);
  out.Span(lease.span);
}

Lease GetLease(ByteReader& in, bool timeout) {
  Lease lease;
  in.Copy(lease.token.bytes.data(), lease.token.bytes.size());
  lease.worker = in.Short();
  lease.deadline = in.Steady();
  lease.hard_deadline = timeout ? in.Steady() : kNeverSteady;
  lease.span = in.Span();
  return lease;
}

enum StatefulBit : std::uint16_t {
  kPortsBit = 1U << 0U,
  kOverBit = 1U << 1U,
  kStateBit = 1U << 2U,
  kAliasesBit = 1U << 3U,
  kChildrenBit = 1U << 4U,
  kStartedBit = 1U << 5U,
  kKeepsBit = 1U << 6U,
  kMoreBit = 1U << 7U,
  kRanBit = 1U << 8U,
  kSucceededBit = 1U << 9U,
  kMemberBit = 1U << 10U,
  kBranchBit = 1U << 11U,
  kConsumedBit = 1U << 12U,
  kChangedBit = 1U << 13U,
};

void PutStateful(ByteWriter& out, const Stateful& stateful) {
  unsigned bits = 0;
  const auto set = [&](bool there, StatefulBit bit) {
    if (there) bits |= bit;
  };
  set(stateful.ports, kPortsBit);
  set(stateful.over, kOverBit);
  set(stateful.state, kStateBit);
  set(stateful.aliases, kAliasesBit);
  set(stateful.children, kChildrenBit);
  set(stateful.started, kStartedBit);
  set(stateful.keeps, kKeepsBit);
  set(stateful.more, kMoreBit);
  set(stateful.ran, kRanBit);
  set(stateful.succeeded, kSucceededBit);
  set(stateful.counted_as == CountedAs::kMember, kMemberBit);
  set(stateful.counted_as == CountedAs::kBranch, kBranchBit);
  set(stateful.consumed, kConsumedBit);
  set(stateful.changed, kChangedBit);
  out.U16(static_cast<std::uint16_t>(bits));
  out.U8(static_cast<std::uint8_t>(stateful.phase));
  out.U64(stateful.parent);
  out.Short(stateful.child_name);
  out.U64(stateful.wakes_seen);
  out.U64(stateful.child_events_seen);
  out.U32(stateful.idle_runs);
  out.U8(stateful.idle_strikes);
  out.Steady(stateful.idle_since);
  out.Steady(stateful.not_before);
  out.U64(stateful.work);
}

Stateful GetStateful(ByteReader& in) {
  Stateful stateful;
  const std::uint16_t bits = in.U16();
  stateful.ports = (bits & kPortsBit) != 0;
  stateful.over = (bits & kOverBit) != 0;
  stateful.state = (bits & kStateBit) != 0;
  stateful.aliases = (bits & kAliasesBit) != 0;
  stateful.children = (bits & kChildrenBit) != 0;
  stateful.started = (bits & kStartedBit) != 0;
  stateful.keeps = (bits & kKeepsBit) != 0;
  stateful.more = (bits & kMoreBit) != 0;
  stateful.ran = (bits & kRanBit) != 0;
  stateful.succeeded = (bits & kSucceededBit) != 0;
  if ((bits & kMemberBit) != 0) stateful.counted_as = CountedAs::kMember;
  if ((bits & kBranchBit) != 0) stateful.counted_as = CountedAs::kBranch;
  stateful.consumed = (bits & kConsumedBit) != 0;
  stateful.changed = (bits & kChangedBit) != 0;
  stateful.phase = in.Enum(Phase::kShuttingDown);
  stateful.parent = in.U64();
  stateful.child_name = in.Short();
  stateful.wakes_seen = in.U64();
  stateful.child_events_seen = in.U64();
  stateful.idle_runs = in.U32();
  stateful.idle_strikes = in.U8();
  stateful.idle_since = in.Steady();
  stateful.not_before = in.Steady();
  stateful.work = in.U64();
  return stateful;
}

// In the byte that says until when a unique key is held: it is followed by a time at which it is free in any case.
constexpr std::uint8_t kUniqueExpires = 1U << 7U;

void PutUnique(ByteWriter& out, const JobHead& head) {
  const bool expires = head.unique_expires != kNeverWall;
  out.U8(static_cast<std::uint8_t>(static_cast<unsigned>(head.unique_until) | (expires ? kUniqueExpires : 0U)));
  out.Hash(head.unique_key);
  if (expires) out.Wall(head.unique_expires);
}

// False: no such span exists.
bool GetUnique(ByteReader& in, JobHead& head) {
  const std::uint8_t until = in.U8();
  head.unique_until = static_cast<UniqueUntil>(until & ~kUniqueExpires);
  head.unique_key = in.Hash();
  if ((until & kUniqueExpires) != 0) head.unique_expires = in.Wall();
  return head.unique_until <= UniqueUntil::kDone;
}

// In the length of the unique key, which takes 9 bits at most: what a body has before the payload.
constexpr std::uint16_t kHasMeta = 1U << 15U;
constexpr std::uint16_t kBodyHasCallbacks = 1U << 14U;

Error DamagedJob(std::string_view what) {
  return {ErrorCode::kCorrupt,
          "a stored " + std::string(what) + " cannot be read: its bytes do not have the right form"};
}

}  // namespace

std::string EncodeHead(const JobHead& head) {
  std::string bytes;
  bytes.reserve(192);
  ByteWriter out(bytes);
  const auto uuid = head.client_id ? std::nullopt : ParseUuid(head.id);
  const std::uint8_t rare = RareFlagsOf(head);
  const std::uint16_t flags = FlagsOf(head, uuid.has_value(), rare);
  out.U16(flags);
  if (rare != 0) out.U8(rare);
  if ((rare & kHasCallbacks) != 0) out.U8(head.callback_events);
  out.U8(static_cast<std::uint8_t>(head.state));
  out.U8(static_cast<std::uint8_t>(head.shown));
  out.U8(static_cast<std::uint8_t>(head.reason));
  out.U8(head.priority);
  out.U32(head.queue);
  out.U32(head.type);
  if (uuid) {
    out.U64(uuid->high);
    out.U64(uuid->low);
  } else {
    out.Short(head.id);
  }
  if ((flags & kHasGroup) != 0) {
    out.Short(head.group);
    out.Hash(head.group_key);
  }
  out.Wall(head.created);
  out.Wall(head.due);
  if ((rare & kHasDueSteady) != 0) out.Steady(head.due_steady);
  if ((flags & kHasStarted) != 0) out.Wall(head.started);
  if ((flags & kHasEnded) != 0) out.Wall(head.ended);
  if ((flags & kHasExpires) != 0) out.Wall(head.expires);
  if ((rare & kHasExpiresSteady) != 0) out.Steady(head.expires_steady);
  if ((flags & kHasRetainUntil) != 0) out.Wall(head.retain_until);
  out.U32(head.attempt);
  out.U16(head.failures);
  out.U16(head.crashes);
  if ((flags & kHasOptions) != 0) PutOptions(out, head.options);
  if ((flags & kHasUnique) != 0) PutUnique(out, head);
  if (head.lease) PutLease(out, *head.lease);
  if ((rare & kHasCommits) != 0) out.U32(head.lease->commits);
  out.U8(static_cast<std::uint8_t>(head.answers.size()));
  for (const Answer& answer : head.answers) {
    out.Raw(answer.token.bytes.data(), answer.token.bytes.size());
    out.U8(static_cast<std::uint8_t>(answer.shown));
    out.Wall(answer.run_at);
  }
  if (head.stateful) PutStateful(out, *head.stateful);
  if (head.flow) PutFlow(out, *head.flow);
  return bytes;
}

Result<JobHead> DecodeHead(std::string_view bytes) {
  ByteReader in(bytes);
  JobHead head;
  const std::uint16_t flags = in.U16();
  const auto has = [&](HeadFlag flag) { return (flags & flag) != 0; };
  const std::uint8_t rare = has(kHasRare) ? in.U8() : std::uint8_t{0};
  if ((rare & kHasCallbacks) != 0) head.callback_events = in.U8();
  head.pauses_schedule = (rare & kPausesSchedule) != 0;
  head.client_id = has(kClientId);
  head.side = {has(kHasResult), has(kHasError), has(kHasProgress), (rare & kHasRuns) != 0};
  head.state = in.Enum(State::kTerminated);
  head.shown = in.Enum(JobState::kWaiting);
  head.reason = in.Enum(kLastReason);
  head.priority = in.U8();
  head.queue = in.U32();
  head.type = in.U32();
  if (has(kIdIsUuid)) {
    Uuid uuid;
    uuid.high = in.U64();
    uuid.low = in.U64();
    head.id = FormatUuid(uuid);
  } else {
    head.id = in.Short();
  }
  if (has(kHasGroup)) {
    head.group = in.Short();
    head.group_key = in.Hash();
  }
  head.created = in.Wall();
  head.due = in.Wall();
  if ((rare & kHasDueSteady) != 0) head.due_steady = in.Steady();
  if (has(kHasStarted)) head.started = in.Wall();
  if (has(kHasEnded)) head.ended = in.Wall();
  if (has(kHasExpires)) head.expires = in.Wall();
  if ((rare & kHasExpiresSteady) != 0) head.expires_steady = in.Steady();
  if (has(kHasRetainUntil)) head.retain_until = in.Wall();
  head.attempt = in.U32();
  head.failures = in.U16();
  head.crashes = in.U16();
  head.options = has(kHasOptions) ? GetOptions(in) : UsualOptions();
  if (has(kHasUnique) && !GetUnique(in, head)) return DamagedJob("job head");
  if (has(kHasLease)) head.lease = GetLease(in, has(kHasTimeout));
  if (head.lease && (rare & kHasCommits) != 0) head.lease->commits = in.U32();
  const std::size_t answers = in.U8();
  if (answers > kAnswersKept) return DamagedJob("job head");
  for (std::size_t i = 0; i < answers; ++i) {
    Answer answer{};
    in.Copy(answer.token.bytes.data(), answer.token.bytes.size());
    answer.shown = in.Enum(JobState::kWaiting);
    answer.run_at = in.Wall();
    head.answers.push_back(answer);
  }
  if (has(kIsStateful)) head.stateful = GetStateful(in);
  if ((rare & kHasFlow) != 0) head.flow = GetFlow(in);
  if (!in.done()) return DamagedJob("job head");
  return head;
}

std::string EncodeBody(const JobBody& body) {
  std::string bytes;
  bytes.reserve(body.payload.size() + body.unique_key.size() + body.created_by.size() + body.meta.size() + 32);
  ByteWriter out(bytes);
  out.Hash(body.content);
  unsigned flags = 0;
  if (!body.meta.empty()) flags |= kHasMeta;
  if (!body.callbacks.empty()) flags |= kBodyHasCallbacks;
  out.U16(static_cast<std::uint16_t>(body.unique_key.size() | flags));
  out.Raw(body.unique_key.data(), body.unique_key.size());
  out.Short(body.created_by);
  if (!body.meta.empty()) out.Long(body.meta);
  if (!body.callbacks.empty()) out.Long(EncodeCallbacks(body.callbacks));
  out.Raw(body.payload.data(), body.payload.size());
  return bytes;
}

Result<JobBody> DecodeBody(std::string_view bytes) {
  ByteReader in(bytes);
  JobBody body;
  body.content = in.Hash();
  const std::uint16_t key = in.U16();
  body.unique_key = in.Some(key & ~(kHasMeta | kBodyHasCallbacks));
  body.created_by = in.Short();
  if ((key & kHasMeta) != 0) body.meta = in.Long();
  if ((key & kBodyHasCallbacks) != 0) {
    PAWL_ASSIGN(body.callbacks, DecodeCallbacks(in.Long()));
  }
  body.payload = in.Rest();
  if (!in.done()) return DamagedJob("job body");
  return body;
}

std::string EncodeError(const JobError& error) {
  std::string bytes;
  ByteWriter out(bytes);
  out.Long(error.type);
  out.Long(error.message);
  out.U16(static_cast<std::uint16_t>(error.backtrace.size()));
  for (const std::string& line : error.backtrace) out.Long(line);
  return bytes;
}

Result<JobError> DecodeError(std::string_view bytes) {
  ByteReader in(bytes);
  JobError error;
  error.type = in.Long();
  error.message = in.Long();
  const std::size_t lines = in.U16();
  for (std::size_t i = 0; i < lines && in.ok(); ++i) error.backtrace.emplace_back(in.Long());
  if (!in.done()) return DamagedJob("job error");
  return error;
}

}  // namespace pawl
