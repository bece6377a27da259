#include "store/push_codec.h"

#include "model/retry_policy.h"
#include "store/bytes.h"
#include "store/callback_codec.h"
#include "store/partition_codec.h"

namespace pawl {
namespace {

// Members that are not set are left out: each that is there is a tag and its value, and a zero ends them. A tag is
// never given to another member; a reader that does not know one cannot read the push.
enum class PushTag : std::uint8_t {
  kEnd = 0,
  kQueue = 1,
  kId = 2,
  kGroup = 3,
  kGroupLimit = 4,
  kPriority = 5,
  kDelay = 6,
  kRunAt = 7,
  kLease = 8,
  kTimeout = 9,
  kExpiresIn = 10,
  kRetention = 11,
  kRetryMax = 12,
  kRetryBackoff = 13,
  kRetryBase = 14,
  kRetryCap = 15,
  kMaxCrashes = 16,
  kUnique = 17,
  kCreatedBy = 18,
  kMeta = 19,
  kCallbacks = 20,
  kInport = 21,
  kOutport = 22,
  kInput = 23,
  kState = 24,
  kParent = 25,
  kName = 26,
  kAlias = 27,
  kAfter = 28,
  kWhen = 29,
  kFlow = 30,
  kScan = 31,  // after kFlow, of what belongs to a scan
};

class PushWriter {
 public:
  explicit PushWriter(std::string& bytes) : out_(bytes) {}

  ByteWriter& Tag(PushTag tag) {
    out_.U8(static_cast<std::uint8_t>(tag));
    return out_;
  }
  void Text(PushTag tag, const std::string& text) {
    if (!text.empty()) Tag(tag).Long(text);
  }
  void Span(PushTag tag, const std::optional<Millis>& span) {
    if (span) Tag(tag).Span(*span);
  }
  void Whole(PushTag tag, const std::optional<std::uint32_t>& whole) {
    if (whole) Tag(tag).U32(*whole);
  }
  void Texts(const std::vector<std::string>& texts) {
    out_.U32(static_cast<std::uint32_t>(texts.size()));
    for (const std::string& text : texts) out_.Long(text);
  }
  void Ports(PushTag tag, const PortSpecs& ports) {
    for (const auto& [name, port] : ports) {
      Tag(tag).Short(name);
      out_.Bool(port.default_value.has_value());
      if (port.default_value) out_.Long(*port.default_value);
      Texts(port.channels);
      out_.Bool(port.keep.has_value());
      if (port.keep) out_.Bool(*port.keep);
    }
  }

 private:
  ByteWriter out_;
};

std::vector<std::string> GetTexts(ByteReader& in) {
  std::vector<std::string> texts;
  const std::size_t count = in.U32();
  for (std::size_t i = 0; i < count && in.ok(); ++i) texts.emplace_back(in.Long());
  return texts;
}

void GetPort(ByteReader& in, PortSpecs& ports) {
  PortSpec& port = ports[std::string(in.Short())];
  if (in.Bool()) port.default_value = in.Long();
  port.channels = GetTexts(in);
  if (in.Bool()) port.keep = in.Bool();
}

UniqueSpec GetUniqueSpec(ByteReader& in) {
  UniqueSpec unique;
  unique.key = in.Short();
  unique.until_start = in.Bool();
  if (in.Bool()) unique.hold_for = in.Span();
  return unique;
}

// ---- The place in a workflow ----

constexpr std::uint32_t kNoPlace = 0xffffffff;

void PutPlace(ByteWriter& out, const std::optional<std::size_t>& place) {
  out.U32(place ? static_cast<std::uint32_t>(*place) : kNoPlace);
}
std::optional<std::size_t> GetPlace(ByteReader& in) {
  const std::uint32_t place = in.U32();
  return place == kNoPlace ? std::nullopt : std::optional<std::size_t>(place);
}

void PutFlowSpec(ByteWriter& out, const FlowSpec& flow) {
  PutPlace(out, flow.within);
  out.Short(flow.task);
  out.Bool(flow.partition);
  out.U32(static_cast<std::uint32_t>(flow.after.size()));
  for (const std::size_t place : flow.after) PutPlace(out, place);
  out.Bool(flow.may_fail);
  out.Bool(flow.carries);
  out.U8(static_cast<std::uint8_t>(flow.on_error));
  out.Bool(flow.external);
  out.Bool(flow.stays_open);
  PutPlace(out, flow.each);
  PutPlace(out, flow.result);
  out.Long(flow.blueprint ? EncodePush(*flow.blueprint) : std::string());
}

Result<FlowSpec> GetFlowSpec(ByteReader& in) {
  FlowSpec flow;
  flow.within = GetPlace(in);
  flow.task = in.Short();
  flow.partition = in.Bool();
  const std::size_t after = in.U32();
  for (std::size_t i = 0; i < after && in.ok(); ++i) flow.after.push_back(in.U32());
  flow.may_fail = in.Bool();
  flow.carries = in.Bool();
  flow.on_error = in.Enum(OnError::kPause);
  flow.external = in.Bool();
  flow.stays_open = in.Bool();
  flow.each = GetPlace(in);
  flow.result = GetPlace(in);
  if (const std::string_view blueprint = in.Long(); !blueprint.empty()) {
    PAWL_ASSIGN(JobSpec partition, DecodePush(blueprint));
    flow.blueprint = std::make_shared<const JobSpec>(std::move(partition));
  }
  return flow;
}

void PutScanSpec(ByteWriter& out, const FlowSpec& flow) {
  out.Long(flow.scan ? EncodeScanTask(*flow.scan) : std::string());
  out.U8(static_cast<std::uint8_t>(flow.stream));
  out.Long(flow.offset);
  out.U64(flow.etag);
  out.U32(flow.number);
  out.Bool(flow.plans);
}

Result<void> GetScanSpec(ByteReader& in, FlowSpec& flow) {
  if (const std::string_view scan = in.Long(); !scan.empty()) {
    PAWL_ASSIGN(ScanTask task, DecodeScanTask(scan));
    flow.scan = std::make_shared<const ScanTask>(std::move(task));
  }
  flow.stream = in.Enum(DataStream::kInfinite);
  flow.offset = in.Long();
  flow.etag = in.U64();
  flow.number = in.U32();
  flow.plans = in.Bool();
  return {};
}

// False: there is no such member.
// NOLINTNEXTLINE(readability-function-size): a case a member
Result<bool> GetMember(PushTag tag, ByteReader& in, JobSpec& job) {
  switch (tag) {
    case PushTag::kEnd:
      return false;
    case PushTag::kQueue:
      job.queue = in.Long();
      return true;
    case PushTag::kId:
      job.id = in.Long();
      return true;
    case PushTag::kGroup:
      job.group = in.Long();
      return true;
    case PushTag::kGroupLimit:
      job.group_limit = in.U32();
      return true;
    case PushTag::kPriority:
      job.priority = in.U32();
      return true;
    case PushTag::kDelay:
      job.delay = in.Span();
      return true;
    case PushTag::kRunAt:
      job.run_at = in.Wall();
      return true;
    case PushTag::kLease:
      job.lease = in.Span();
      return true;
    case PushTag::kTimeout:
      job.timeout = in.Span();
      return true;
    case PushTag::kExpiresIn:
      job.expires_in = in.Span();
      return true;
    case PushTag::kRetention:
      job.retention = in.Span();
      return true;
    case PushTag::kRetryMax:
      job.retry.max = in.U32();
      return true;
    case PushTag::kRetryBackoff:
      job.retry.backoff = in.Enum(kBackoffs.back());
      return true;
    case PushTag::kRetryBase:
      job.retry.base = in.Span();
      return true;
    case PushTag::kRetryCap:
      job.retry.cap = in.Span();
      return true;
    case PushTag::kMaxCrashes:
      job.max_crashes = in.U32();
      return true;
    case PushTag::kUnique:
      job.unique = GetUniqueSpec(in);
      return true;
    case PushTag::kCreatedBy:
      job.created_by = in.Long();
      return true;
    case PushTag::kMeta:
      job.meta = in.Long();
      return true;
    case PushTag::kCallbacks: {
      PAWL_ASSIGN(job.callbacks, DecodeCallbacks(in.Long()));
      return true;
    }
    case PushTag::kInport:
      GetPort(in, job.in);
      return true;
    case PushTag::kOutport:
      GetPort(in, job.out);
      return true;
    case PushTag::kInput: {
      auto& values = job.inputs[std::string(in.Short())];
      values = GetTexts(in);
      return true;
    }
    case PushTag::kState: {
      std::string& value = job.state[std::string(in.Long())];
      value = in.Long();
      return true;
    }
    case PushTag::kParent:
      job.parent = in.Long();
      return true;
    case PushTag::kName:
      job.name = in.Long();
      return true;
    case PushTag::kAlias:
      job.aliases.emplace_back(in.Long());
      return true;
    case PushTag::kAfter:
      job.after = GetTexts(in);
      return true;
    case PushTag::kWhen:
      job.when = in.Enum(When::kFailed);
      return true;
    case PushTag::kFlow: {
      PAWL_ASSIGN(job.flow, GetFlowSpec(in));
      return true;
    }
    case PushTag::kScan: {
      PAWL_TRY(GetScanSpec(in, job.flow ? *job.flow : job.flow.emplace()));
      return true;
    }
  }
  return Error{ErrorCode::kCorrupt, "a stored push has a member that is not known"};
}

}  // namespace

std::string EncodePush(const JobSpec& job) {
  std::string bytes;
  ByteWriter out(bytes);
  out.Short(job.type);
  out.Long(job.payload);
  PushWriter members(bytes);
  members.Text(PushTag::kQueue, job.queue);
  members.Text(PushTag::kId, job.id);
  members.Text(PushTag::kGroup, job.group);
  members.Whole(PushTag::kGroupLimit, job.group_limit);
  members.Whole(PushTag::kPriority, job.priority);
  members.Span(PushTag::kDelay, job.delay);
  if (job.run_at) members.Tag(PushTag::kRunAt).Wall(*job.run_at);
  members.Span(PushTag::kLease, job.lease);
  members.Span(PushTag::kTimeout, job.timeout);
  members.Span(PushTag::kExpiresIn, job.expires_in);
  members.Span(PushTag::kRetention, job.retention);
  members.Whole(PushTag::kRetryMax, job.retry.max);
  if (job.retry.backoff) members.Tag(PushTag::kRetryBackoff).U8(static_cast<std::uint8_t>(*job.retry.backoff));
  members.Span(PushTag::kRetryBase, job.retry.base);
  members.Span(PushTag::kRetryCap, job.retry.cap);
  members.Whole(PushTag::kMaxCrashes, job.max_crashes);
  if (job.unique) {
    members.Tag(PushTag::kUnique).Short(job.unique->key);
    out.Bool(job.unique->until_start);
    out.Bool(job.unique->hold_for.has_value());
    if (job.unique->hold_for) out.Span(*job.unique->hold_for);
  }
  members.Text(PushTag::kCreatedBy, job.created_by);
  members.Text(PushTag::kMeta, job.meta);
  if (job.callbacks) members.Tag(PushTag::kCallbacks).Long(EncodeCallbacks(*job.callbacks));
  members.Ports(PushTag::kInport, job.in);
  members.Ports(PushTag::kOutport, job.out);
  for (const auto& [port, values] : job.inputs) {
    members.Tag(PushTag::kInput).Short(port);
    members.Texts(values);
  }
  for (const auto& [key, value] : job.state) {
    members.Tag(PushTag::kState).Long(key);
    out.Long(value);
  }
  members.Text(PushTag::kParent, job.parent);
  members.Text(PushTag::kName, job.name);
  for (const std::string& alias : job.aliases) members.Text(PushTag::kAlias, alias);
  if (!job.after.empty()) {
    members.Tag(PushTag::kAfter);
    members.Texts(job.after);
  }
  if (job.when != When::kSucceeded) members.Tag(PushTag::kWhen).U8(static_cast<std::uint8_t>(job.when));
  if (job.flow) PutFlowSpec(members.Tag(PushTag::kFlow), *job.flow);
  const bool scans = job.flow && (job.flow->scan || job.flow->stream != DataStream::kNone);
  if (scans) PutScanSpec(members.Tag(PushTag::kScan), *job.flow);
  members.Tag(PushTag::kEnd);
  return bytes;
}

Result<JobSpec> DecodePush(std::string_view bytes) {
  ByteReader in(bytes);
  JobSpec job;
  job.type = in.Short();
  job.payload = in.Long();
  for (bool more = true; more;) {
    PAWL_ASSIGN(more, GetMember(static_cast<PushTag>(in.U8()), in, job));
  }
  if (!in.done())
    return Error{ErrorCode::kCorrupt, "a stored push cannot be read: its bytes do not have the right form"};
  return job;
}

}  // namespace pawl
