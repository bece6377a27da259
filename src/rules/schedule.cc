#include "rules/schedule.h"

#include <algorithm>
#include <cstring>

#include "plan/next_time.h"
#include "plan/placeholders.h"
#include "rules/decide.h"
#include "rules/intent.h"
#include "rules/new_job.h"
#include "rules/steps.h"
#include "rules/totals.h"
#include "rules/txn.h"
#include "store/schedule_codec.h"

namespace pawl {
namespace {

constexpr Millis kOnTime = std::chrono::minutes(1);    // a firing that is later has been missed
constexpr Millis kTryAgain = std::chrono::minutes(1);  // after a fault of the machine
constexpr int kCatchUpMax = 1'000;
constexpr std::string_view kCreator = "schedule:";  // in created_by, before the name

Error NoSuchSchedule(const std::string& name) { return {ErrorCode::kNotFound, "there is no schedule " + name}; }

Result<void> CheckEtag(const std::optional<std::uint64_t>& wanted, const std::optional<Schedule>& found) {
  if (!wanted || (found && *wanted == found->etag)) return {};
  return Error{ErrorCode::kChangedMeanwhile,
               "the schedule has changed since it was read: get it again, and use its new ETag", "If-Match"};
}

std::uint64_t NumberOf(const std::string& text) {
  const Hash128 hash = HashBytes(text);
  std::uint64_t number = 0;
  std::memcpy(&number, hash.bytes.data(), sizeof number);
  return number;
}

// All nodes come to the same.
std::uint64_t SeedOf(const Schedule& schedule, WallTime at) {
  return NumberOf(schedule.name + ' ' + std::to_string(ToMillis(at)));
}
Millis JitterOf(const Schedule& schedule, WallTime at) {
  const auto most = static_cast<std::uint64_t>(schedule.spec.jitter.count());
  return Millis(static_cast<std::int64_t>(most == 0 ? 0 : SeedOf(schedule, at) % (most + 1)));
}

// A firing is one commit, so that it is there as a whole or not at all.
Result<void> CheckWeight(const ScheduleSpec& spec) {
  std::size_t weight = 0;
  for (const JobSpec& job : spec.jobs) {
    const bool in_group = !job.group.empty() || (job.flow && job.flow->partition);
    weight += WeightOfJob(in_group, job.group_limit.has_value());
  }
  if (weight <= kIntentStepMost) return {};
  return Error{ErrorCode::kTooLarge,
               "a firing makes all of it at once, and so much it cannot make: it counts " + std::to_string(weight) +
                   ", a task 1, one in a group or a partition 3, with a limit 5, and at most " +
                   std::to_string(kIntentStepMost) +
                   R"( together; partitions that a task makes by {"each": …} do not count)",
               "workflow"};
}

void SetNext(Schedule& schedule, const std::optional<WallTime>& next, Txn& txn) {
  if (schedule.next) txn.RemoveTimer(TimerOf(schedule));
  schedule.next = next;
  if (!next) return;
  schedule.timer = *next + JitterOf(schedule, *next);
  txn.AddTimer(TimerOf(schedule));
}

void Save(const Schedule& schedule, Txn& txn) { txn.Put(ScheduleKey(schedule.name), EncodeSchedule(schedule)); }

// A clock that was set back does not bring a time that was fired again.
Result<WallTime> NextOf(const Schedule& schedule, const Plan& plan, WallTime now) {
  return FirstAfter(plan, std::max(now, schedule.last_at.value_or(now)));
}

// ---- Which time to fire -----------------------------------------------------------------------------------------

// How many times lie after `after`, up to `to`. A schedule that fires each second and was away for a year is not worth
// counting to the end.
std::uint64_t CountTimes(const Plan& plan, WallTime after, WallTime to) {
  std::uint64_t count = 0;
  for (auto at = plan.After(after); at && *at <= to && count < kCatchUpMax; at = plan.After(*at)) ++count;
  return count;
}

struct FireStep {
  std::optional<WallTime> fire = {};  // nothing: all that was due is missed
  WallTime after = {};                // the next time is after this one
  std::uint64_t missed = 0;
};

// A step of making up for all that was missed: one time after the other, and with the last of them those that are too
// many are left out.
FireStep MakeUp(Schedule& schedule, const Plan& plan, WallTime first) {
  if (first < *schedule.catching_up_to) return {first, first};
  schedule.catching_up_to.reset();
  return {first, std::max(first, schedule.skip_to), CountTimes(plan, first, schedule.skip_to)};
}

FireStep BeginMakingUp(Schedule& schedule, const Plan& plan, WallTime due_until, WallTime oldest) {
  const WallTime first = *schedule.next;
  const auto start = first >= oldest ? std::optional(first) : plan.After(oldest - Millis(1));
  const std::uint64_t missed = CountTimes(plan, first - Millis(1), std::min(oldest - Millis(1), due_until));
  if (!start || *start > due_until) return {std::nullopt, std::max(first, due_until), missed};
  WallTime last = *start;
  int times = 1;
  for (auto at = plan.After(last); at && *at <= due_until && times < kCatchUpMax; at = plan.After(*at), ++times)
    last = *at;
  schedule.catching_up_to = last;
  schedule.skip_to = due_until;
  FireStep step = MakeUp(schedule, plan, *start);
  step.missed += missed;
  return step;
}

// `next` is due. Usually that is the time to fire; after a pause of all servers there may be many.
FireStep FindStep(Schedule& schedule, const Plan& plan, WallTime now) {
  const WallTime first = *schedule.next;
  if (schedule.catching_up_to && first <= *schedule.catching_up_to) return MakeUp(schedule, plan, first);
  const WallTime due_until = std::max(first, now - schedule.spec.jitter);
  const auto second = plan.After(first);
  const bool late = now - schedule.timer > kOnTime || (second && *second <= due_until);
  if (!late) return {first, first};
  const WallTime oldest = now - schedule.spec.catch_up_within;
  if (schedule.spec.catch_up == CatchUp::kAll) return BeginMakingUp(schedule, plan, due_until, oldest);
  const WallTime latest = plan.LatestAt(due_until, first - Millis(1)).value_or(first);
  const std::uint64_t before = CountTimes(plan, first - Millis(1), latest - Millis(1));
  const bool on_time = now - latest - JitterOf(schedule, latest) <= kOnTime;
  if (on_time || (schedule.spec.catch_up == CatchUp::kOne && latest >= oldest)) return {latest, latest, before};
  return {std::nullopt, latest, before + 1};
}

// ---- Firing -----------------------------------------------------------------------------------------------------

WallTime PreviousOf(const Schedule& schedule, const Plan& plan, WallTime at) {
  if (schedule.last_at) return *schedule.last_at;
  constexpr auto kLongest = std::chrono::days(366 * 8);
  return plan.LatestAt(at - Millis(1), at - kLongest).value_or(at);
}

Result<void> ExpandTexts(JobSpec& spec, const FiringFacts& facts) {
  for (std::string* text : {&spec.id, &spec.payload, &spec.group, &spec.meta}) {
    PAWL_ASSIGN(*text, Expand(*text, facts));
  }
  if (spec.unique) {
    PAWL_ASSIGN(spec.unique->key, Expand(spec.unique->key, facts));
  }
  if (!spec.flow || !spec.flow->blueprint) return {};
  auto blueprint = std::make_shared<JobSpec>(*spec.flow->blueprint);
  PAWL_TRY(ExpandTexts(*blueprint, facts));
  spec.flow->blueprint = std::move(blueprint);
  return {};
}

// The job of a firing, or the workflow and all that belongs to it.
Result<std::vector<JobSpec>> ExpandedOf(const Schedule& schedule, const FiringFacts& facts) {
  std::vector<JobSpec> specs = schedule.spec.jobs;
  JobSpec& first = specs.front();
  if (first.id.empty()) first.id = schedule.name + '-' + CompactTime(facts.at);
  first.created_by = std::string(kCreator) + schedule.name;
  first.pauses_schedule = schedule.spec.pause_on_failure;
  for (JobSpec& spec : specs) {
    PAWL_TRY(ExpandTexts(spec, facts));
    // The same id is the same job, whatever the schedule has been changed to.
    spec.content = HashBytes(first.created_by + ' ' + spec.id);
  }
  return specs;
}

// `before`: the job that must have ended before it starts.
Result<JobsReply> PushJobs(const Schedule& schedule, const FiringFacts& facts, const std::string& before, Txn& txn) {
  PushOp push;
  push.seed = SeedOf(schedule, facts.at);
  PAWL_ASSIGN(push.jobs, ExpandedOf(schedule, facts));
  if (!before.empty()) {
    push.jobs.front().after = {before};
    push.jobs.front().when = When::kEnded;
  }
  return Decide(push, txn);
}

// What the firing before has made, if it has not ended.
const JobHead* LastOpen(const Schedule& schedule, Txn& txn) {
  const JobHead* head = schedule.last_job == 0 ? nullptr : txn.Head(schedule.last_job);
  return head != nullptr && !HasEnded(head->state) ? head : nullptr;
}

Fired Failed(Schedule& schedule, WallTime at, const Error& error, Txn& txn) {
  ++schedule.counts.failed;
  schedule.last_at = at;
  schedule.last_fired = txn.now().wall;
  schedule.last_error = ToString(error);
  return {FireResult::kFailed, {}, schedule.last_error};
}

// Whether it fires although what the firing before has made is open still; `before`: what the new one waits for.
Result<bool> MayOverlap(const Schedule& schedule, std::string& before, Txn& txn) {
  const JobHead* last = LastOpen(schedule, txn);
  if (last == nullptr) return true;
  switch (schedule.spec.overlap) {
    case Overlap::kSkip:
      return false;
    case Overlap::kAllow:
      return true;
    case Overlap::kReplace: {
      PAWL_ASSIGN(const auto work, TerminateWithTree(schedule.last_job, true, txn));
      if (!work.empty()) (void)BeginWorkAside(work, txn);
      return true;
    }
    case Overlap::kWait:
      before = last->id;
      return last->shown != JobState::kWaiting;
  }
  return true;
}

Fired FireAt(Schedule& schedule, const Plan& plan, WallTime at, Txn& txn) {
  std::string before;
  const Result<bool> may_fire = MayOverlap(schedule, before, txn);
  if (!may_fire.ok()) return Failed(schedule, at, may_fire.error(), txn);
  if (!*may_fire) {
    ++schedule.counts.skipped;
    return {FireResult::kSkipped, schedule.last_id, {}};
  }
  const FiringFacts facts{schedule.name, plan.zone(), at, PreviousOf(schedule, plan, at), schedule.counts.fired + 1};
  const Result<JobsReply> pushed = PushJobs(schedule, facts, before, txn);
  if (!pushed.ok()) return Failed(schedule, at, pushed.error(), txn);
  const JobRow& first = pushed->jobs.front();
  if (first.existing) {
    ++schedule.counts.skipped;
    return {FireResult::kSkipped, first.head.id, {}};
  }
  ++schedule.counts.fired;
  schedule.last_at = at;
  schedule.last_fired = txn.now().wall;
  schedule.last_job = first.seq;
  schedule.last_id = first.head.id;
  schedule.last_error.clear();
  return {FireResult::kFired, first.head.id, {}};
}

// What came of a time, for the metrics and for those who listen.
void NoteFired(const Schedule& schedule, WallTime at, const Fired& fired, Millis lag, Txn& txn) {
  txn.NoteFiring({fired.result, 1, lag});
  txn.NoteSchedule({schedule.name, Name(fired.result), at, fired.job, fired.error});
}

void NotePaused(const Schedule& schedule, Txn& txn) {
  txn.NoteSchedule(
      {.schedule = schedule.name, .what = schedule.paused ? "paused" : "resumed", .reason = schedule.paused_because});
}

// A fault of the machine and not of the schedule: it is tried again.
void PutOff(Schedule schedule, std::string why, Txn& txn) {
  schedule.timer = txn.now().wall + kTryAgain;
  schedule.last_error = std::move(why);
  txn.AddTimer(TimerOf(schedule));
  Save(schedule, txn);
}

}  // namespace

Timer TimerOf(const Schedule& schedule) {
  const RecordKey key = ScheduleKey(schedule.name);
  return {schedule.timer, TimerKind::kSchedule, Key().U8(static_cast<std::uint8_t>(key.kind)).Bytes(key.key)};
}

void FireDue(const Timer& timer, bool has_space, Txn& txn) {
  txn.RemoveTimer(timer);
  // Its number is taken before anything is read, and whether it is needed or not: so timers that go off together get
  // theirs in the same order on every store.
  txn.OperationSeq();
  KeyReader what(timer.what);
  what.U8();  // the kind of the record
  auto found = txn.ScheduleAt({RecordKind::kSchedule, Key().Hash(what.Hash())});
  if (!found || !found->next || found->timer != timer.at) return;  // another node was quicker
  Schedule& schedule = *found;
  const WallTime now = txn.now().wall;
  const Result<Plan> plan = Plan::Make(schedule.spec.times);
  if (!has_space)
    return PutOff(std::move(schedule), "the disk is full: nothing can be pushed until there is room", txn);
  if (!plan.ok()) return PutOff(std::move(schedule), ToString(plan.error()), txn);
  const FireStep step = FindStep(schedule, *plan, now);
  schedule.counts.missed += step.missed;
  if (step.missed > 0) {
    txn.NoteFiring({FireResult::kMissed, step.missed});
    txn.NoteSchedule({.schedule = schedule.name, .what = Name(FireResult::kMissed), .count = step.missed});
  }
  if (step.fire) {
    const Millis lag = now - schedule.timer;
    NoteFired(schedule, *step.fire, FireAt(schedule, *plan, *step.fire, txn), lag, txn);
  }
  SetNext(schedule, plan->After(step.after), txn);
  Save(schedule, txn);
}

Result<FireOp::Reply> Decide(const FireOp& op, Txn& txn) {
  auto found = txn.ScheduleAt(ScheduleKey(op.name));
  if (!found) return NoSuchSchedule(op.name);
  PAWL_ASSIGN(const Plan plan, Plan::Make(found->spec.times));
  const WallTime at = op.at.value_or(std::chrono::floor<std::chrono::seconds>(txn.now().wall));
  Fired fired = FireAt(*found, plan, at, txn);
  NoteFired(*found, at, fired, Millis{0}, txn);
  Save(*found, txn);
  return fired;
}

Result<PutScheduleOp::Reply> Decide(const PutScheduleOp& op, Txn& txn) {
  PAWL_ASSIGN(const Plan plan, Plan::Make(op.spec.times));
  PAWL_TRY(CheckWeight(op.spec));
  auto found = txn.ScheduleAt(ScheduleKey(op.name));
  PAWL_TRY(CheckEtag(op.etag, found));
  PutScheduleOp::Reply reply{found.value_or(Schedule{}), !found};
  Schedule& schedule = reply.schedule;
  schedule.name = op.name;
  schedule.spec = op.spec;
  schedule.paused = op.paused.value_or(schedule.paused);
  // Programs put their schedules at every start: what is so already is no change.
  if (found && EncodeSchedule(schedule) == EncodeSchedule(*found)) return reply;
  if (!schedule.paused) schedule.paused_because.clear();
  ++schedule.etag;
  // A time that is due is not lost by a change of something else.
  const bool keeps_next = found && found->next && !schedule.paused && found->spec.times == op.spec.times;
  if (!keeps_next) schedule.catching_up_to.reset();
  PAWL_ASSIGN(const WallTime next, NextOf(schedule, plan, txn.now().wall));
  if (schedule.paused) {
    SetNext(schedule, std::nullopt, txn);
  } else {
    SetNext(schedule, keeps_next ? *found->next : next, txn);
  }
  if (!found) ChangeTotals(&Totals::schedules, 1, txn);
  if (found && found->paused != schedule.paused) NotePaused(schedule, txn);
  Save(schedule, txn);
  return reply;
}

Result<DeleteScheduleOp::Reply> Decide(const DeleteScheduleOp& op, Txn& txn) {
  auto found = txn.ScheduleAt(ScheduleKey(op.name));
  if (!found) return NoSuchSchedule(op.name);
  PAWL_TRY(CheckEtag(op.etag, found));
  SetNext(*found, std::nullopt, txn);
  ChangeTotals(&Totals::schedules, -1, txn);
  txn.Erase(ScheduleKey(op.name));
  return DeleteScheduleOp::Reply{};
}

Result<PauseScheduleOp::Reply> Decide(const PauseScheduleOp& op, Txn& txn) {
  auto found = txn.ScheduleAt(ScheduleKey(op.name));
  if (!found) return NoSuchSchedule(op.name);
  Schedule& schedule = *found;
  if (schedule.paused == op.paused) return PauseScheduleOp::Reply{schedule};
  std::optional<WallTime> next;
  if (!op.paused) {
    PAWL_ASSIGN(const Plan plan, Plan::Make(schedule.spec.times));
    PAWL_ASSIGN(next, NextOf(schedule, plan, txn.now().wall));
  }
  schedule.paused = op.paused;
  schedule.paused_because.clear();
  schedule.catching_up_to.reset();
  ++schedule.etag;
  SetNext(schedule, next, txn);
  NotePaused(schedule, txn);
  Save(schedule, txn);
  return PauseScheduleOp::Reply{schedule};
}

void PauseAfterFailure(Seq job, const JobHead& head, Txn& txn) {
  if (!head.pauses_schedule || head.state != State::kFailed) return;
  const auto body = txn.Body(job);
  if (!body || !body->created_by.starts_with(kCreator)) return;
  auto found = txn.ScheduleAt(ScheduleKey(std::string_view(body->created_by).substr(kCreator.size())));
  if (!found || found->paused) return;
  found->paused = true;
  found->paused_because = "job " + head.id + " has failed";
  found->catching_up_to.reset();
  ++found->etag;
  SetNext(*found, std::nullopt, txn);
  NotePaused(*found, txn);
  Save(*found, txn);
}

}  // namespace pawl
