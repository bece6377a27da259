#include "store/job_codec.h"

#include <bit>

#include "store/bytes.h"

namespace pawl {
namespace {

static_assert(std::endian::native == std::endian::little, "the storage format is little endian");

enum HeadFlag : std::uint8_t {
  kHasLease = 1U << 0U,
  kClientId = 1U << 1U,
  kHasResult = 1U << 2U,
  kHasError = 1U << 3U,
  kHasProgress = 1U << 4U,
  kHasGroup = 1U << 5U,
};

std::uint8_t FlagsOf(const JobHead& head) {
  unsigned flags = 0;
  if (head.lease) flags |= kHasLease;
  if (head.client_id) flags |= kClientId;
  if (head.side.result) flags |= kHasResult;
  if (head.side.error) flags |= kHasError;
  if (head.side.progress) flags |= kHasProgress;
  if (!head.group.empty()) flags |= kHasGroup;
  return static_cast<std::uint8_t>(flags);
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
  options.retry.backoff = in.Enum(Backoff::kFixed);
  options.retry.base = in.Span();
  options.retry.cap = in.Span();
  return options;
}

void PutLease(ByteWriter& out, const Lease& lease) {
  out.Raw(lease.token.bytes.data(), lease.token.bytes.size());
  out.Short(lease.worker);
  out.Steady(lease.deadline);
  out.Steady(lease.hard_deadline);
  out.Span(lease.span);
}

Lease GetLease(ByteReader& in) {
  Lease lease;
  in.Copy(lease.token.bytes.data(), lease.token.bytes.size());
  lease.worker = in.Short();
  lease.deadline = in.Steady();
  lease.hard_deadline = in.Steady();
  lease.span = in.Span();
  return lease;
}

Error Damaged(std::string_view what) {
  return {ErrorCode::kCorrupt, "a stored " + std::string(what) + " cannot be read: its bytes do not have the right form"};
}

}  // namespace

std::string EncodeHead(const JobHead& head) {
  std::string bytes;
  bytes.reserve(320);
  ByteWriter out(bytes);
  out.U8(FlagsOf(head));
  out.U8(static_cast<std::uint8_t>(head.state));
  out.U8(static_cast<std::uint8_t>(head.shown));
  out.U8(static_cast<std::uint8_t>(head.reason));
  out.U8(head.priority);
  out.U32(head.queue);
  out.U32(head.type);
  out.Short(head.id);
  if (!head.group.empty()) {
    out.Short(head.group);
    out.Hash(head.group_key);
  }
  out.Wall(head.created);
  out.Wall(head.due);
  out.Wall(head.started);
  out.Wall(head.ended);
  out.Wall(head.expires);
  out.Wall(head.retain_until);
  out.U32(head.attempt);
  out.U16(head.failures);
  out.U16(head.crashes);
  PutOptions(out, head.options);
  out.U8(static_cast<std::uint8_t>(head.unique_until));
  if (head.unique_until != UniqueUntil::kNone) out.Hash(head.unique_key);
  if (head.lease) PutLease(out, *head.lease);
  out.U8(static_cast<std::uint8_t>(head.answers.size()));
  for (const Answer& answer : head.answers) {
    out.Raw(answer.token.bytes.data(), answer.token.bytes.size());
    out.U8(static_cast<std::uint8_t>(answer.shown));
    out.Wall(answer.run_at);
  }
  return bytes;
}

Result<JobHead> DecodeHead(std::string_view bytes) {
  ByteReader in(bytes);
  JobHead head;
  const std::uint8_t flags = in.U8();
  head.client_id = (flags & kClientId) != 0;
  head.side = {(flags & kHasResult) != 0, (flags & kHasError) != 0, (flags & kHasProgress) != 0};
  head.state = in.Enum(State::kTerminated);
  head.shown = in.Enum(Shown::kTerminated);
  head.reason = in.Enum(Reason::kPurged);
  head.priority = in.U8();
  head.queue = in.U32();
  head.type = in.U32();
  head.id = in.Short();
  if ((flags & kHasGroup) != 0) {
    head.group = in.Short();
    head.group_key = in.Hash();
  }
  head.created = in.Wall();
  head.due = in.Wall();
  head.started = in.Wall();
  head.ended = in.Wall();
  head.expires = in.Wall();
  head.retain_until = in.Wall();
  head.attempt = in.U32();
  head.failures = in.U16();
  head.crashes = in.U16();
  head.options = GetOptions(in);
  head.unique_until = in.Enum(UniqueUntil::kDone);
  if (head.unique_until != UniqueUntil::kNone) head.unique_key = in.Hash();
  if ((flags & kHasLease) != 0) head.lease = GetLease(in);
  const std::size_t answers = in.U8();
  if (answers > kAnswersKept) return Damaged("job head");
  for (std::size_t i = 0; i < answers; ++i) {
    Answer answer{};
    in.Copy(answer.token.bytes.data(), answer.token.bytes.size());
    answer.shown = in.Enum(Shown::kTerminated);
    answer.run_at = in.Wall();
    head.answers.push_back(answer);
  }
  if (!in.done()) return Damaged("job head");
  return head;
}

std::string EncodeBody(const JobBody& body) {
  std::string bytes;
  bytes.reserve(body.payload.size() + body.unique_key.size() + body.created_by.size() + 32);
  ByteWriter out(bytes);
  out.Hash(body.content);
  out.Short(body.unique_key);
  out.Short(body.created_by);
  out.Raw(body.payload.data(), body.payload.size());
  return bytes;
}

Result<JobBody> DecodeBody(std::string_view bytes) {
  ByteReader in(bytes);
  JobBody body;
  body.content = in.Hash();
  body.unique_key = in.Short();
  body.created_by = in.Short();
  body.payload = in.Rest();
  if (!in.done()) return Damaged("job body");
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
  if (!in.done()) return Damaged("job error");
  return error;
}

}  // namespace pawl
