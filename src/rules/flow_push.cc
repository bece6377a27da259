#include "rules/flow_push.h"

#include <algorithm>
#include <span>

#include "model/scan_work.h"
#include "rules/decide.h"
#include "rules/flow_steps.h"
#include "rules/flow_work.h"
#include "rules/idempotency_key.h"
#include "rules/job_errors.h"
#include "rules/moves.h"
#include "rules/partition.h"

namespace pawl {
namespace {

// What the job was to do from its push on, it does when it waits for nothing any more.
void MakeWaiting(NewJob& job, Now now) {
  JobHead& head = job.head;
  if (head.shown == JobState::kWaiting) return;
  Links& links = job.links ? *job.links : job.links.emplace();
  if (head.due_steady != kNeverSteady) links.delay = head.due_steady - now.steady;
  if (head.expires_steady != kNeverSteady) links.expires_in = head.expires_steady - now.steady;
  head.SetDue(head.due_steady != kNeverSteady ? now.wall : head.due);
  head.NeverExpire();
  head.shown = JobState::kWaiting;
}

Flow& FlowOf(NewJob& job) { return job.head.flow ? *job.head.flow : job.head.flow.emplace(); }
Links& LinksOf(NewJob& job) { return job.links ? *job.links : job.links.emplace(); }

Error UnknownTask(const std::string& ref) {
  return {ErrorCode::kUnknownTask, "there is no job " + ref + " to wait for", "after"};
}

Result<void> CheckOpen(const JobHead& carrier, const std::optional<Carrier>& record) {
  const bool takes_more = !HasEnded(carrier.state) && carrier.state != State::kTerminating;
  if (record && !record->closed && takes_more) return {};
  return Error{ErrorCode::kWorkflowClosed, "job " + carrier.id + " is " + std::string(Name(carrier.shown)) +
                                               (takes_more ? ", closed" : "") + " and takes no more parts"};
}

Result<void> CheckPartitions(std::uint32_t count) {
  if (count <= kPartitionsMax) return {};
  return Error{ErrorCode::kTooLarge, "a task has at most " + std::to_string(kPartitionsMax) + " partitions"};
}

// Where a partition begins, in its canonical form.
Result<std::string> StartOf(const std::string& offset, bool scans) {
  if (!scans && !offset.empty()) {
    return Error{ErrorCode::kInvalid, "only partitions of a scan begin at an offset", "offset"};
  }
  PAWL_ASSIGN(const PartitionState state, NewPartition(0, offset, 0));
  return state.start;
}

// Further partitions of a task that is there.
Result<std::vector<NewJob>> MakeParts(Seq task, const JobHead& head, std::span<const std::string> payloads,
                                      std::span<const std::string> offsets, Txn& txn) {
  auto record = txn.CarrierOf(task);
  PAWL_TRY(CheckOpen(head, record));
  if (IsScanTask(head) && head.flow->stopped) {
    return Error{ErrorCode::kWorkflowClosed,
                 "job " + head.id + " is being stopped because a part of it has failed; restart it when it has ended"};
  }
  if (record->blueprint.empty()) return Error{ErrorCode::kUnknownTask, "job " + head.id + " has no partitions"};
  PAWL_ASSIGN(const auto blueprints, DecodeNewJobs(record->blueprint));
  std::vector<NewJob> jobs;
  for (std::size_t i = 0; i < payloads.size(); ++i) {
    PAWL_TRY(CheckPartitions(++record->partitions));
    if (IsScanTask(head) && RequiresAdmin(payloads[i])) {
      return Error{ErrorCode::kInvalid,
                   "a partition that is added later has no SQL: partitions with `where` stand in the scan itself",
                   "payload"};
    }
    Partition partition{task, record->partitions, false, payloads[i]};
    if (i < offsets.size()) {
      PAWL_ASSIGN(partition.offset, StartOf(offsets[i], IsScanTask(head)));
    }
    jobs.push_back(MakePartition(blueprints.at(0), partition, txn));
    if (head.state == State::kSuspended) Enqueue(jobs.back().head, txn.now().wall, txn.now());
  }
  txn.PutCarrier(task, *record);
  return jobs;
}

}  // namespace

bool FlowPush::IsWanted(const std::vector<JobSpec>& specs) {
  return std::ranges::any_of(specs, [](const JobSpec& spec) { return spec.flow || !spec.after.empty(); });
}

Result<void> FlowPush::Tie(std::vector<Place> places, bool in_steps) {
  places_ = std::move(places);
  after_.resize(places_.size());
  open_.resize(places_.size());
  in_steps_ = in_steps;
  for (Place& place : places_) {
    culprit_ = place.at;
    if (place.job != nullptr) PAWL_TRY(Join(place));
  }
  for (std::size_t i = 0; i < places_.size(); ++i) {
    culprit_ = places_[i].at;
    if (places_[i].job != nullptr) PAWL_TRY(TieOne(i));
  }
  PAWL_TRY(CheckCycles());
  for (Place& place : places_) {
    if (place.job != nullptr && place.job->head.flow) Finish(place);
  }
  return {};
}

// What the push says of the job alone, and whose member it is.
Result<void> FlowPush::Join(Place& place) {
  const JobSpec& spec = *place.spec;
  NewJob& job = *place.job;
  if (!spec.flow && spec.after.empty()) return {};
  Flow& flow = FlowOf(job);
  flow.when = spec.when;
  MakeWaiting(job, txn_.now());
  if (!spec.flow) return {};
  flow.task = spec.flow->task;
  flow.may_fail = spec.flow->may_fail;
  flow.carries = spec.flow->carries;
  flow.on_error = spec.flow->on_error;
  flow.external = spec.flow->external;
  flow.stays_open = spec.flow->stays_open || spec.flow->external;
  if (flow.carries) {
    Carrier& carrier = job.carrier.emplace();
    carrier.blueprint = spec.flow->blueprint ? job.blueprint : std::string();
  }
  if (spec.flow->scan) {
    flow.scans = true;
    job.scan = *spec.flow->scan;
  }
  flow.plans = spec.flow->plans;
  if (spec.flow->piece) return JoinTask(place);
  if (spec.flow->within) return JoinCarrier(place, places_.at(*spec.flow->within).seq);
  if (spec.flow->carrier.empty()) return {};
  const auto found = txn_.Find(RefOf(spec.flow->carrier));
  if (!found || !IsCarrier(*found->head)) return NoSuchJob(RefOf(spec.flow->carrier));
  PAWL_TRY(CheckOpen(*found->head, txn_.CarrierOf(found->seq)));
  if (!flow.task.empty() && txn_.Child(found->seq, flow.task)) {
    return Error{ErrorCode::kNameTaken, "the workflow has a task named " + flow.task + " already", "name"};
  }
  return JoinCarrier(place, found->seq);
}

// A piece of work that a partition has found: the task does not end before it.
Result<void> FlowPush::JoinTask(Place& place) {
  if (task_ == 0) {
    return Error{ErrorCode::kInvalid, "only a partition of a scan pushes pieces of its task", "piece"};
  }
  const JobHead* task = txn_.Head(task_);
  if (task == nullptr) return NoSuchJob(task_);
  PAWL_TRY(CheckOpen(*task, txn_.CarrierOf(task_)));
  place.job->head.flow->many = true;
  return JoinCarrier(place, task_);
}

Result<void> FlowPush::JoinCarrier(Place& place, Seq carrier) {
  Flow& flow = *place.job->head.flow;
  flow.carrier = carrier;
  if (!place.spec->flow->partition) return {};
  NewJob& task = *places_.at(*place.spec->flow->within).job;
  flow.partition = place.spec->flow->number != 0 ? place.spec->flow->number : task.carrier->partitions + 1;
  task.carrier->partitions = std::max(task.carrier->partitions, flow.partition);
  place.job->head.group = task.head.id;
  place.job->head.group_key = HashBytes(task.head.id);
  place.job->group_limit = place.spec->group_limit;
  if (place.spec->flow->stream != DataStream::kNone) {
    flow.scans = true;
    PAWL_ASSIGN(place.job->partition, NewPartition(flow.partition, place.spec->flow->offset, place.spec->flow->etag));
  }
  return CheckPartitions(flow.partition);
}

Result<void> FlowPush::TieOne(std::size_t i) {
  const JobSpec& spec = *places_[i].spec;
  if (spec.flow) {
    for (const std::size_t other : spec.flow->after) PAWL_TRY(WaitFor(i, other));
    for (const std::string& task : spec.flow->after_tasks) {
      const auto other = txn_.Child(places_[i].job->head.flow->carrier, task);
      if (!other) return UnknownTask(task);
      PAWL_TRY(WaitForJob(i, *other));
    }
    Carrier* carrier = places_[i].job->carrier ? &*places_[i].job->carrier : nullptr;
    if (carrier != nullptr && spec.flow->each) carrier->each = places_.at(*spec.flow->each).seq;
    if (carrier != nullptr && !spec.flow->each_task.empty()) {
      const auto other = txn_.Child(places_[i].job->head.flow->carrier, spec.flow->each_task);
      if (!other) {
        return Error{ErrorCode::kUnknownTask, "the workflow has no task " + spec.flow->each_task, "partitions.each"};
      }
      PAWL_TRY(WaitForJob(i, *other));
      carrier->each = *other;
    }
    if (carrier != nullptr && spec.flow->result) carrier->result = places_.at(*spec.flow->result).seq;
  }
  for (const std::string& ref : spec.after) {
    const auto same = std::ranges::find_if(places_, [&](const Place& one) {
      return one.seq != 0 && (one.spec->id == ref || (one.job != nullptr && one.job->head.id == ref));
    });
    if (same != places_.end()) {
      PAWL_TRY(WaitFor(i, static_cast<std::size_t>(same - places_.begin())));
      continue;
    }
    const auto found = txn_.Find(RefOf(ref));
    if (!found) return UnknownTask(ref);
    PAWL_TRY(WaitForJob(i, found->seq));
  }
  return {};
}

// Who wants it to have succeeded would wait for ever.
Result<void> FlowPush::CheckReachable(std::size_t i, bool infinite, const std::string& name) const {
  if (!infinite || places_[i].spec->when != When::kSucceeded) return {};
  return Error{ErrorCode::kUnreachableTask,
               "the scan of " + name +
                   " is infinite: what follows it never starts, unless it waits for \"failed\" or "
                   "\"ended\"",
               "after"};
}

Result<void> FlowPush::WaitFor(std::size_t i, std::size_t other) {
  if (places_.at(other).job == nullptr) return WaitForJob(i, places_[other].seq);
  const auto& flow = places_[other].spec->flow;
  PAWL_TRY(CheckReachable(i, flow && flow->scan && flow->scan->goes_on(), NameOf(other)));
  if (std::ranges::find(after_[i], other) != after_[i].end()) return {};
  if (++edges_ > kEdgesMax) {
    return Error{ErrorCode::kTooLarge,
                 "jobs of one push wait for each other in at most " + std::to_string(kEdgesMax) + " ways"};
  }
  after_[i].push_back(other);
  ++open_[i];
  LinksOf(*places_[i].job).after.push_back(places_[other].seq);
  NewJob& before = *places_[other].job;
  FlowOf(before);
  if (in_steps_) MakeWaiting(before, txn_.now());
  LinksOf(before).next.push_back({places_[i].seq});
  return {};
}

// A big push ties its jobs to the others when it has made them.
Result<void> FlowPush::WaitForJob(std::size_t i, Seq other) {
  NewJob& job = *places_[i].job;
  std::vector<Seq>& after = LinksOf(job).after;
  if (std::ranges::find(after, other) != after.end()) return {};
  const JobHead* head = txn_.Head(other);
  if (head == nullptr) return UnknownTask("~" + std::to_string(other));
  if (IsScanTask(*head)) {
    const auto scan = txn_.ScanOf(other);
    PAWL_TRY(CheckReachable(i, scan && scan->goes_on(), head->id));
  }
  after.push_back(other);
  if (!IsAwaited(*head) && !in_steps_) {
    if (EndedWell(*head)) return {};
    job.head.flow->upset = true;
    if (job.head.flow->when == When::kSucceeded) skipped_.push_back(job.seq);
    return {};
  }
  if (head->flow && head->flow->linked && txn_.LinksOf(other).next.size() >= kEdgesMax) {
    return Error{ErrorCode::kTooLarge, "at most " + std::to_string(kEdgesMax) + " jobs wait for one job", "after"};
  }
  ++open_[i];
  job.before.push_back(other);
  late_.emplace_back(i, other);
  if (!in_steps_) AddFollower(other, {job.seq}, txn_);
  return {};
}

// A circle is found by taking away, again and again, those that wait for nothing.
Result<void> FlowPush::CheckCycles() {
  std::vector<std::size_t> left(places_.size());
  std::vector<std::vector<std::size_t>> next(places_.size());
  std::vector<std::size_t> ready;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    left[i] = after_[i].size();
    for (const std::size_t other : after_[i]) next[other].push_back(i);
    if (left[i] == 0) ready.push_back(i);
  }
  std::size_t taken = 0;
  while (taken < ready.size()) {
    for (const std::size_t follower : next[ready[taken++]]) {
      if (--left[follower] == 0) ready.push_back(follower);
    }
  }
  if (ready.size() == places_.size()) return {};
  // From one that is left back to those that it waits for: sooner or later one comes twice.
  std::size_t at = 0;
  while (left[at] == 0) ++at;
  std::vector<std::size_t> path;
  for (auto seen = path.end(); (seen = std::ranges::find(path, at)) == path.end();) {
    path.push_back(at);
    at = *std::ranges::find_if(after_[at], [&](std::size_t other) { return left[other] > 0; });
  }
  path.erase(path.begin(), std::ranges::find(path, at));
  std::string text = NameOf(at);
  std::for_each(path.rbegin(), path.rend(), [&](std::size_t one) { text += " -> " + NameOf(one); });
  culprit_ = places_[at].at;
  return Error{ErrorCode::kCycle, "these wait for each other in a circle: " + text, "after"};
}

std::string FlowPush::NameOf(std::size_t i) const {
  const Place& place = places_[i];
  if (place.spec->flow && !place.spec->flow->task.empty()) return place.spec->flow->task;
  return place.spec->id.empty() ? "jobs[" + std::to_string(place.at) + "]" : place.spec->id;
}

bool FlowPush::IsOfNewCarrier(const Place& place) const {
  return place.spec->flow && place.spec->flow->within && places_[*place.spec->flow->within].job != nullptr;
}

void FlowPush::Finish(Place& place) {
  NewJob& job = *place.job;
  Flow& flow = *job.head.flow;
  const auto i = static_cast<std::size_t>(&place - places_.data());
  if (job.links) {
    flow.linked = true;
    const Follower::Waits waits = WaitsFor(job.links->after.size());
    for (const std::size_t other : after_[i]) {
      job.before.push_back(places_[other].seq);
      for (Follower& next : places_[other].job->links->next) {
        if (next.seq == job.seq) next.waits = waits;
      }
    }
    for (const auto& [waiting, other] : late_) {
      if (waiting != i || in_steps_) continue;
      Links links = txn_.LinksOf(other);
      std::ranges::find(links.next, job.seq, &Follower::seq)->waits = waits;
      txn_.PutLinks(other, links);
    }
    if (job.links->after.size() < 2) job.before.clear();
  }
  if (flow.carrier != 0 && !place.spec->flow->piece) {
    const auto owner = std::ranges::find_if(places_, [&](const Place& one) { return one.seq == flow.carrier; });
    flow.many = owner != places_.end() && owner->job != nullptr && owner->job->carrier->partitions >= kManyMembers;
  }
  if (flow.carries && in_steps_) flow.work = txn_.OperationSeq();
  const bool skipped = std::ranges::find(skipped_, job.seq) != skipped_.end();
  const bool waits = job.head.shown == JobState::kWaiting;
  if (waits && open_[i] == 0 && !skipped && !IsOfNewCarrier(place)) free_.push_back(job.seq);
}

void FlowPush::LetGo() {
  for (const Seq seq : skipped_) Skip(seq, SkippedBy::kRule, txn_);
  for (const Seq seq : free_) Free(seq, txn_);
}

std::vector<WorkItem> FlowPush::LetGoWork() const {
  std::vector<WorkItem> items;
  for (auto late = late_.begin(); late != late_.end();) {
    const std::size_t waiting = late->first;
    TieWork tie{.seq = places_[waiting].seq};
    for (; late != late_.end() && late->first == waiting; ++late) tie.others.push_back(late->second);
    items.push_back(Pack(tie));
  }
  for (const Seq seq : free_) items.push_back(Pack(MembersWork{MembersWork::Action::kFree, seq}));
  return items;
}

Result<NewJob> MakeInto(Seq self, const JobHead& head, const JobSpec& spec, Txn& txn) {
  const Seq workflow = WorkflowOf(self, head, txn);
  const auto task = workflow != self ? txn.Child(workflow, spec.into) : std::nullopt;
  const JobHead* carrier = task ? txn.Head(*task) : nullptr;
  if (carrier == nullptr || !IsCarrier(*carrier)) {
    return Error{ErrorCode::kUnknownTask,
                 "the workflow of job " + head.id + " has no task " + spec.into + " with partitions", "into"};
  }
  const std::string offset = spec.flow ? spec.flow->offset : "";
  PAWL_ASSIGN(std::vector<NewJob> parts,
              MakeParts(*task, *carrier, std::span(&spec.payload, 1), std::span(&offset, 1), txn));
  return std::move(parts.front());
}

Result<AddPartitionsOp::Reply> Decide(const AddPartitionsOp& op, Txn& txn) {
  if (auto replay = Replay(op.once, txn)) return *std::move(replay);
  const auto found = txn.Find(op.task);
  if (!found) return NoSuchJob(op.task);
  if (!IsCarrier(*found->head)) {
    return Error{ErrorCode::kNotFound, "job " + found->head->id + " is no task with partitions"};
  }
  PAWL_ASSIGN(std::vector<NewJob> jobs, MakeParts(found->seq, *found->head, op.payloads, op.offsets, txn));
  CreateJobs(jobs, txn);
  JobsReply reply;
  for (NewJob& job : jobs) reply.jobs.push_back({job.seq, std::move(job.head), false});
  reply.count = jobs.size();
  KeepAnswer(op.once, reply, 0, txn);
  return reply;
}

}  // namespace pawl
