#include "rules/pusher.h"

#include "base/uuid.h"
#include "model/callback.h"
#include "rules/first_settings.h"
#include "rules/moves.h"
#include "store/bytes.h"
#include "store/settings_codec.h"

namespace pawl {
namespace {

// Names are kept for ever and in memory; a client that makes up a new one for each job is told early.
constexpr NameId kMaxNames = 1'000'000;

RecordKey NextNameKey() { return {RecordKind::kNextName, Key()}; }

Result<void> CheckSize(std::string_view field, std::string_view bytes, const QueueSettings& queue) {
  if (!queue.max_payload || bytes.size() <= *queue.max_payload) return {};
  return Error{ErrorCode::kTooLarge,
               "the " + std::string(field) + " has " + std::to_string(bytes.size()) + " bytes, the queue takes " +
                   std::to_string(*queue.max_payload),
               std::string(field)};
}

}  // namespace

FairLimits LimitsOf(const GroupSettings& settings) {
  return {settings.limit.value_or(0), settings.rate.value_or(Rate{}), settings.paused, settings.ordered};
}

FairLimits LimitsOf(const QueueSettings& settings) {
  return {settings.concurrency.value_or(0), settings.rate.value_or(Rate{}), settings.paused, false,
          settings.defaults.group_limit.value_or(0)};
}

RetryPolicy Resolve(const RetrySpec& patch, RetryPolicy base) {
  if (patch.max) base.max = static_cast<std::uint16_t>(*patch.max);
  if (patch.backoff) base.backoff = *patch.backoff;
  if (patch.base) base.base = *patch.base;
  if (patch.cap) base.cap = *patch.cap;
  return base;
}

// A partition is at work for as long as it takes. What its source or its worker lacks today may be there tomorrow.
JobOptions ScanOptions(DataStream stream) {
  JobOptions options;
  options.max_crashes = 8;
  options.retry.max = stream == DataStream::kInfinite ? UINT16_MAX : 10;
  return options;
}

JobOptions ResolveOptions(const JobSpec& spec, const QueueDefaults& defaults) {
  JobOptions own;
  if (spec.flow && spec.flow->stream != DataStream::kNone) own = ScanOptions(spec.flow->stream);
  JobOptions options;
  options.lease = spec.lease.value_or(defaults.lease.value_or(own.lease));
  options.timeout = spec.timeout.value_or(defaults.timeout.value_or(own.timeout));
  options.retention = spec.retention.value_or(defaults.retention.value_or(own.retention));
  options.max_crashes =
      static_cast<std::uint16_t>(spec.max_crashes.value_or(defaults.max_crashes.value_or(own.max_crashes)));
  options.retry = Resolve(spec.retry, defaults.retry.value_or(own.retry));
  return options;
}

Result<NameId> Pusher::Intern(const std::string& name) {
  if (const auto known = txn_.Name(name)) return *known;
  const auto bytes = txn_.Raw(NextNameKey());
  const NameId id = bytes ? ByteReader(*bytes).U32() : NameId{1};
  if (id > kMaxNames) {
    return Error{ErrorCode::kInvalid, "there are too many different names of queues and types (a million)", "queue"};
  }
  std::string next;
  ByteWriter(next).U32(id + 1);
  txn_.Put(NextNameKey(), next);
  txn_.GiveName(id, name);
  return id;
}

Result<Pusher::Target> Pusher::ResolveQueue(const std::string& name) {
  PAWL_ASSIGN(const NameId queue, Intern(name));
  const auto [slot, fresh] = queues_.try_emplace(queue, Target{queue, {}});
  if (fresh) {
    const auto settings = txn_.Queue(queue);
    slot->second.settings = settings.value_or(FirstSettings(name));
    if (!settings) BeginQueue(slot->second);
  }
  return slot->second;
}

void Pusher::BeginQueue(const Target& target) {
  txn_.Put(QueueKey(target.queue), EncodeQueue(target.settings));
  const FairLimits limits = LimitsOf(target.settings);
  if (!(limits == FairLimits{})) txn_.ChangeQueue(FairConfigure{target.queue, {}, {}, limits, true});
}

Result<NameId> Pusher::ResolveQueueId(const std::string& name) {
  PAWL_ASSIGN(const Target target, ResolveQueue(name));
  return target.queue;
}

NewJob* Pusher::FindNew(const std::string& id) {
  const auto mine = by_id_.find(id);
  return mine == by_id_.end() ? nullptr : &jobs_[mine->second];
}

Result<std::optional<JobRow>> Pusher::FindById(const JobSpec& spec) {
  if (spec.id.empty()) return std::optional<JobRow>{};
  const auto taken = [&] {
    return Error{ErrorCode::kIdTaken, "the id " + spec.id + " belongs to a job with other content", "id"};
  };
  if (const NewJob* mine = FindNew(spec.id)) {
    if (mine->body.content != spec.content) return taken();
    return std::optional<JobRow>(JobRow{mine->seq, mine->head, true});
  }
  if (aliases_.contains(spec.id)) return taken();
  if (!SeqOfJobId(spec.id) && txn_.IsFree(IdKey(spec.id))) return std::optional<JobRow>{};
  const auto found = txn_.Find(spec.id);
  if (!found) {
    if (txn_.BeingPushed(spec.id)) {
      return Error{ErrorCode::kOverloaded, "a bulk push that holds the id " + spec.id + " is under way; ask again"};
    }
    return std::optional<JobRow>{};
  }
  const auto body = txn_.Body(found->seq);
  if (found->head->id != spec.id || !body || body->content != spec.content) return taken();
  return std::optional<JobRow>(JobRow{found->seq, *found->head, true});
}

// A holder whose time is over lets go of the key in this very step: a head that says that it holds a key is always
// right, and what ends or erases the job later need not look whose key it is.
Result<std::optional<JobRow>> Pusher::FindByUnique(const JobSpec& spec, NameId queue, Txn& txn) {
  if (!spec.unique) return std::optional<JobRow>{};
  const Hash128 key = UniqueHash(queue, spec.unique->key);
  if (const auto mine = by_unique_.find(key); mine != by_unique_.end()) {
    const NewJob& job = jobs_[mine->second];
    return std::optional<JobRow>(JobRow{job.seq, job.head, true});
  }
  const auto seq = txn_.SeqAt(UniqueKey(queue, key));
  if (!seq) return std::optional<JobRow>{};
  auto head = txn_.Head(*seq);
  if (!head) {
    return Error{ErrorCode::kOverloaded, "a bulk push that holds this unique key is under way; ask again", "unique"};
  }
  if (head->unique_expires <= txn_.now().wall) {
    txn.Edit(*seq)->unique_until = UniqueUntil::kNone;
    return std::optional<JobRow>{};
  }
  return std::optional<JobRow>(JobRow{*seq, *std::move(head), true});
}

Result<std::optional<JobRow>> Pusher::Add(const JobSpec& spec, Seq seq, std::uint64_t seed, Txn& txn,
                                          const Starter* starter) {
  PAWL_ASSIGN(auto same_id, FindById(spec));
  if (same_id) return same_id;
  PAWL_ASSIGN(const Target target, ResolveQueue(spec.queue.empty() ? spec.type : spec.queue));
  PAWL_ASSIGN(auto holder, FindByUnique(spec, target.queue, txn));
  if (holder) return holder;
  PAWL_ASSIGN(NewJob job, Build(spec, target, seq, seed));
  Seq parent = 0;
  if (starter != nullptr) {
    parent = starter->seq;
    if (spec.created_by.empty()) job.body.created_by = "job:" + std::string(starter->id);
  } else if (!spec.parent.empty()) {
    PAWL_ASSIGN(parent, FindParent(spec.parent, txn_));
  }
  if (spec.counted_as != CountedAs::kNothing) PAWL_TRY(CheckCounts(parent, txn));
  if (spec.flow && spec.flow->blueprint) {
    PAWL_ASSIGN(job.blueprint, BlueprintOf(spec, job));
  }
  PAWL_TRY(GiveLife(spec, target, parent, job));
  if (job.head.client_id) by_id_.emplace(job.head.id, jobs_.size());
  if (job.head.unique_until != UniqueUntil::kNone) by_unique_.emplace(job.head.unique_key, jobs_.size());
  jobs_.push_back(std::move(job));
  return std::optional<JobRow>{};
}

// What the partitions of a task are like: they are a group of their own.
Result<std::string> Pusher::BlueprintOf(const JobSpec& spec, const NewJob& task) {
  const JobSpec& part = *spec.flow->blueprint;
  PAWL_ASSIGN(const Target target, ResolveQueue(part.queue.empty() ? part.type : part.queue));
  PAWL_ASSIGN(NewJob job, Build(part, target, 0, 0));
  job.head.client_id = false;
  job.head.group = task.head.id;
  job.head.group_key = HashBytes(job.head.group);
  job.group_limit = part.group_limit;
  job.head.shown = JobState::kWaiting;
  Flow& flow = job.head.flow.emplace();
  flow.task = spec.flow->task;
  flow.may_fail = false;
  flow.scans = part.flow && part.flow->stream != DataStream::kNone;
  if (flow.scans) job.partition.emplace();
  std::string bytes;
  AppendNewJob(job, bytes);
  return bytes;
}

Result<NewJob> Pusher::Build(const JobSpec& spec, const Target& target, Seq seq, std::uint64_t seed) {
  const QueueDefaults& defaults = target.settings.defaults;
  PAWL_TRY(CheckSize("payload", spec.payload, target.settings));
  PAWL_TRY(CheckSize("meta", spec.meta, target.settings));
  NewJob job;
  job.seq = seq;
  JobHead& head = job.head;
  head.queue = target.queue;
  PAWL_ASSIGN(head.type, Intern(spec.type));
  head.client_id = !spec.id.empty();
  head.id = head.client_id ? spec.id : MakeJobId(txn_.now().wall, seq, seed);
  head.group = spec.group;
  if (!spec.group.empty()) head.group_key = HashBytes(spec.group);
  head.priority = static_cast<std::uint8_t>(spec.priority.value_or(defaults.priority.value_or(head.priority)));
  head.options = ResolveOptions(spec, defaults);
  head.pauses_schedule = spec.pauses_schedule;
  job.body = {spec.payload, {}, spec.created_by, spec.content, spec.meta, spec.callbacks.value_or(defaults.callbacks)};
  if (!job.body.callbacks.empty()) PAWL_TRY(PrepareCallbacks(job));
  if (spec.unique) {
    head.unique_until = spec.unique->until_start ? UniqueUntil::kStart : UniqueUntil::kDone;
    head.unique_key = UniqueHash(target.queue, spec.unique->key);
    if (spec.unique->hold_for) head.unique_expires = txn_.now().wall + *spec.unique->hold_for;
    job.body.unique_key = spec.unique->key;
  }
  PAWL_TRY(SetTimes(spec, defaults, head));
  if (!spec.group.empty()) job.group_limit = spec.group_limit;
  return job;
}

// The names that its callbacks need are taken now: when it ends, nothing may be in the way.
Result<void> Pusher::PrepareCallbacks(NewJob& job) {
  job.head.callback_events = EventsOf(job.body.callbacks);
  PAWL_TRY(Intern(std::string(kCallbackType)));
  PAWL_TRY(ResolveQueueId(std::string(kCallbackQueue)));
  return {};
}

Result<void> Pusher::SetTimes(const JobSpec& spec, const QueueDefaults& defaults, JobHead& head) const {
  head.created = txn_.now().wall;
  if (spec.run_at) {
    Enqueue(head, std::max(txn_.now().wall, *spec.run_at), txn_.now());
  } else {
    EnqueueAfter(head, spec.delay.value_or(defaults.delay.value_or(Millis{0})), txn_.now());
  }
  if (const auto expires_in = spec.expires_in ? spec.expires_in : defaults.expires_in) {
    head.SetExpiresAfter(*expires_in, txn_.now());
    if (head.expires <= head.due) {
      return Error{ErrorCode::kInvalid, "the job would expire before it may run; expires_in counts from the push",
                   "expires_in"};
    }
  }
  return {};
}

}  // namespace pawl
