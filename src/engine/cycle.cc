#include "engine/cycle.h"

#include <algorithm>

#include "base/log.h"
#include "base/random.h"
#include "engine/queries.h"
#include "rules/job_errors.h"
#include "rules/rewrite.h"
#include "rules/view.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr int kTriesMax = 100;               // of one operation against conflicts
constexpr int kLevelsMax = 16;               // of reads that depend on reads
constexpr std::size_t kSweepStep = 64;       // timers looked at together
constexpr std::size_t kRecoverStep = 1'024;  // leases that a turn looks at

Hash128 ClaimName(const ClaimRequest& request) { return HashBytes(request.worker + '\0' + request.claim_id); }

}  // namespace

Result<void> Cycle::Load(Now now) {
  const auto reader = store_.Snapshot();
  PAWL_ASSIGN(const auto names, reader->Scan(RecordKind::kNameOf, {}, SIZE_MAX));
  for (const auto& [key, record] : names) names_.Learn(KeyReader(key).U32(), record.value);
  std::vector<FairRelease> held;
  std::vector<Seq> seqs;
  PAWL_ASSIGN(const auto queues, reader->Scan(RecordKind::kQueue, {}, SIZE_MAX));
  for (const auto& [key, record] : queues) {
    const NameId queue = KeyReader(key).U32();
    for (const Shown shown : {Shown::kRunning, Shown::kTerminating}) {
      reader->IndexBefore(StateIndex(queue, shown), UINT64_MAX, SIZE_MAX, seqs);
    }
  }
  for (const Seq seq : seqs) {
    PAWL_ASSIGN(const Record record, reader->Read(HeadKey(seq)));
    PAWL_ASSIGN(const JobHead head, DecodeHead(record.value));
    if (!head.lease) continue;
    held.push_back({head.queue, head.group_key, seq});
    leases_.Apply({seq, head.lease->deadline, head.lease->span});
  }
  store_.RestoreHeld(held);
  leases_.Grace(now.steady);
  PAWL_ASSIGN(const auto intents, reader->Scan(RecordKind::kIntent, {}, SIZE_MAX));
  for (const auto& [key, record] : intents) intents_.push_back({KeyReader(key).U64(), nullptr});
  behind_ = true;  // look at the timers at once
  return {};
}

Result<void> Cycle::Turn(Work work, Now now, const Budget& more) {
  now_ = now;
  has_space_ = store_.HasSpace();
  numbers_.steady = now.steady;
  for (const auto& operation : work.operations) {
    operation->AssignSeqs(numbers_.next_seq);
    numbers_.next_seq += operation->seqs_needed();
  }
  transitions_.clear();
  behind_ = false;
  batch_ = store_.Begin(now, numbers_);
  view_.emplace(*batch_, names_);
  const std::size_t operations = work.operations.size();
  tally_.operations += operations;
  DecideAll(work.operations);
  Recover(more);
  FireTimers(TimerKind::kDue, operations, more);
  FireTimers(TimerKind::kExpire, operations, more);
  RollIntents(more);
  batch_->SettleRates();
  Cancel(work);
  ServeWoken();  // those that have waited come before those that have just asked
  ServeClaims(std::move(work.claims));
  next_rate_ = batch_->SettleRates();  // what was handed out may have reached a rate
  // As many as there were operations, so that sweeping keeps pace with whatever load there is.
  FireTimers(TimerKind::kRetention, operations, more);
  FireTimers(TimerKind::kForget, operations, more);
  behind_ = batch_->SweepCounters(now_.wall) || behind_;
  CountTransitions();
  next_timer_ = batch_->NextTimer();
  for (const Core::ClaimHandle handle : waiting_.Expired(now.steady))
    granted_.push_back({waiting_.Remove(handle), ClaimReply{}});
  Result<void> committed = Commit();
  AnswerAll(committed);
  return committed;
}

// Runs a decider until its view is complete and its changes are staged. The result is the decider's.
template <typename Decider>
auto Cycle::Perform(Decider decide) -> decltype(decide(std::declval<View&>(), std::declval<Draft&>())) {
  for (int tries = 0; tries < kTriesMax; ++tries) {
    View& view = *view_;
    view.Reset();
    draft_.Clear();
    auto result = decide(view, draft_);
    for (int level = 0; view.incomplete() && level < kLevelsMax; ++level) {
      Complete(view);
      draft_.Clear();
      result = decide(view, draft_);
    }
    if (view.damage()) return *view.damage();
    if (view.incomplete()) return Error{ErrorCode::kInternal, "the reads of an operation have no end"};
    if (!result.ok()) draft_.Clear();  // a refusal changes nothing, but must rest on what is so
    const Result<bool> applied = batch_->Apply(view.guards(), draft_.changes);
    if (!applied.ok()) return applied.error();
    if (*applied) {
      Keep(draft_);
      return result;
    }
    ++tally_.conflicts;
  }
  return Error{ErrorCode::kOverloaded, "the records are too contended; try again"};
}

void Cycle::Complete(View& view) {
  const std::vector<RecordKey> keys = view.missing();
  auto records = batch_->ReadMany(keys);
  for (std::size_t i = 0; i < keys.size(); ++i) view.Supply(keys[i], std::move(records[i]));
  view.Again();
}

void Cycle::Keep(Draft& draft) {
  for (Transition& transition : draft.transitions) transitions_.push_back(std::move(transition));
  for (const LeaseChange& change : draft.leases) lease_changes_.push_back(change);
  for (const auto& [id, name] : draft.new_names) {
    names_.Learn(id, name);
    new_names_.push_back(id);
  }
  if (draft.intent != 0) begun_.push_back({draft.intent, nullptr});
}

void Cycle::DecideAll(std::vector<std::unique_ptr<Pending>>& operations) {
  std::vector<View> views;
  if (!batch_->local()) views = Prefetch(operations);
  for (std::size_t i = 0; i < operations.size(); ++i) {
    DecideOne(std::move(operations[i]), views.empty() ? nullptr : &views[i]);
  }
}

// On a store far away: gathers the reads of all operations, one round trip a level.
std::vector<View> Cycle::Prefetch(const std::vector<std::unique_ptr<Pending>>& operations) {
  std::vector<View> views;
  views.reserve(operations.size());
  for (std::size_t i = 0; i < operations.size(); ++i) views.emplace_back(*batch_, names_);
  for (int level = 0; level < kLevelsMax; ++level) {
    std::vector<RecordKey> keys;
    std::vector<std::size_t> owners;
    for (std::size_t i = 0; i < operations.size(); ++i) {
      if (level > 0 && !views[i].incomplete()) continue;
      views[i].Again();
      Draft unused;
      operations[i]->Decide(views[i], now_, unused);
      keys.insert(keys.end(), views[i].missing().begin(), views[i].missing().end());
      owners.insert(owners.end(), views[i].missing().size(), i);
    }
    if (keys.empty()) break;
    auto records = batch_->ReadMany(keys);
    for (std::size_t k = 0; k < keys.size(); ++k) views[owners[k]].Supply(keys[k], std::move(records[k]));
  }
  return views;
}

void Cycle::DecideOne(std::unique_ptr<Pending> operation, View* prepared) {
  if (operation->needs_space() && !has_space_) {
    operation->Fail({ErrorCode::kNoSpace, "the disk is full: nothing can be pushed until there is room again"});
    answered_.push_back(std::move(operation));
    return;
  }
  const std::size_t begun = begun_.size();
  bool first = true;
  const auto decide = [&](View& view, Draft& draft) -> Result<bool> {
    if (first && prepared != nullptr) view.Adopt(*prepared);
    first = false;
    operation->Decide(view, now_, draft);
    if (view.incomplete() || operation->error() == nullptr) return true;
    return *operation->error();
  };
  const Result<bool> done = Perform(decide);
  if (!done.ok()) operation->Fail(done.error());
  if (!done.ok() && done.error().code == ErrorCode::kLeaseLost) ++tally_.late_rejected;
  if (begun_.size() > begun) {
    begun_.back().pending = std::move(operation);
  } else {
    answered_.push_back(std::move(operation));
  }
}

void Cycle::Recover(const Budget& more) {
  for (const Seq seq : leases_.Expired(now_.steady, kRecoverStep)) {
    const RecoverOp op{seq, seeds_()};
    const auto done = Perform([&](View& view, Draft& draft) { return Decide(op, view, now_, draft); });
    if (!done.ok() && done.error().code != ErrorCode::kOverloaded) {
      Log(LogLevel::kError, "a job whose lease ran out cannot be recovered",
          {{"seq", static_cast<std::int64_t>(seq)}, {"error", ToString(done.error())}});
      lease_changes_.push_back({seq});  // its record is damaged: asking again and again would not mend it
    }
    if (!more()) {
      behind_ = true;
      return;
    }
  }
}

void Cycle::FireTimers(TimerKind kind, std::size_t at_least, const Budget& more) {
  std::vector<Timer> due;
  std::size_t fired = 0;
  do {
    due.clear();
    batch_->DueTimers(kind, now_.wall, kSweepStep, due);
    for (const Timer& timer : due) {
      const TimerOp op{timer};
      const auto done = Perform([&](View& view, Draft& draft) { return Decide(op, view, now_, draft); });
      if (!done.ok() && done.error().code == ErrorCode::kOverloaded) {
        behind_ = true;  // others changed the job again and again: next turn
        return;
      }
      if (!done.ok()) {
        Log(LogLevel::kError, "a timer failed and is dropped", {{"error", ToString(done.error())}});
        Changes drop;
        drop.timer_removes.push_back(timer);
        (void)batch_->Apply({batch_->epoch(), {}, {}, {}}, drop);
      }
    }
    fired += due.size();
    if (due.size() < kSweepStep) return;
  } while (fired < at_least || more());
  behind_ = true;
}

// In turn, so that a small one does not wait for a big one.
void Cycle::RollIntents(const Budget& more) {
  while (!intents_.empty()) {
    Rolling rolling = std::move(intents_.front());
    intents_.pop_front();
    const bool finished = RollOne(rolling);
    if (finished) {
      finished_.push_back(std::move(rolling));
    } else {
      intents_.push_back(std::move(rolling));
    }
    if (!more()) return;
  }
}

bool Cycle::RollOne(Rolling& rolling) {
  StepOp step{rolling.intent, {}, 0};
  const auto found = Perform(
      [&](View& view, Draft&) -> Result<std::optional<IntentInfo>> { return ReadIntent(rolling.intent, view); });
  if (found.ok() && *found && !(*found)->push) {
    JobQuery query;
    query.filter = (*found)->filter;
    query.below = (*found)->below;
    query.limit = kIntentStepJobs;
    const auto page = ListJobs(*batch_, names_, query);
    if (!page.ok()) {
      Log(LogLevel::kError, "an operation on many jobs met damage and stops", {{"error", ToString(page.error())}});
      if (rolling.pending) rolling.pending->Fail(page.error());
      return true;
    }
    for (const JobRow& row : page->jobs) step.seqs.push_back(row.seq);
    step.next_below = page->next.value_or(0);
  }
  const auto done = Perform([&](View& view, Draft& draft) { return Decide(step, view, now_, draft); });
  if (!done.ok() && done.error().code == ErrorCode::kOverloaded) return false;  // next turn
  if (!done.ok()) {
    Log(LogLevel::kError, "an intent cannot go on", {{"error", ToString(done.error())}});
    if (rolling.pending) rolling.pending->Fail(done.error());
    return true;
  }
  if (done->finished && rolling.pending) rolling.pending->SetCount(done->count);
  return done->finished;
}

// A claim may be called off while it waits, or before it was looked at.
void Cycle::Cancel(Work& work) {
  for (const Core::ClaimHandle handle : work.cancelled) {
    auto claim = waiting_.Remove(handle);
    if (!claim) {
      const auto fresh = std::find_if(work.claims.begin(), work.claims.end(),
                                      [&](const auto& candidate) { return candidate->handle == handle; });
      if (fresh == work.claims.end()) continue;
      claim = std::move(*fresh);
      work.claims.erase(fresh);
    }
    granted_.push_back({std::move(claim), ClaimReply{}});
  }
}

void Cycle::ServeClaims(std::vector<std::unique_ptr<PendingClaim>> claims) {
  for (auto& claim : claims) {
    Result<ClaimReply> reply = Serve(*claim);
    const bool waits = reply.ok() && reply->jobs.empty() && claim->until > now_.steady && !claim->request.job;
    if (waits) {
      waiting_.Add(std::move(claim));
    } else {
      granted_.push_back({std::move(claim), std::move(reply)});
    }
  }
}

// A push wakes as many claims as it brought jobs.
void Cycle::ServeWoken() {
  for (const NameId queue : batch_->TakeWoken()) {
    const std::string name = names_.Name(queue);
    Core::ClaimHandle last = 0;
    while (PendingClaim* claim = waiting_.Next(name, last)) {
      last = claim->handle;
      Result<ClaimReply> reply = Serve(*claim);
      if (reply.ok() && reply->jobs.empty()) break;
      granted_.push_back({waiting_.Remove(last), std::move(reply)});
    }
  }
}

Result<ClaimReply> Cycle::Serve(PendingClaim& claim) {
  ClaimReply reply;
  if (!claim.request.claim_id.empty() && Repeat(claim, reply)) return reply;
  bool passed_over = true;  // a damaged job does not stand in the way of the others
  while (passed_over && reply.jobs.empty()) {
    PAWL_ASSIGN(const std::vector<Seq> taken,
                claim.request.job ? TakeNamed(*claim.request.job) : TakeAny(claim.request));
    for (const Seq seq : taken) Grant(claim, seq, reply);
    passed_over = !taken.empty();
  }
  if (!reply.jobs.empty() && !claim.request.claim_id.empty()) {
    RememberClaim remember{ClaimName(claim.request), {}};
    for (const ClaimedJob& job : reply.jobs) remember.granted.emplace_back(job.seq, job.head.lease->token);
    PAWL_TRY(Perform([&](View&, Draft& draft) -> Result<bool> {
      Remember(remember, now_, draft);
      return true;
    }));
  }
  return reply;
}

Result<std::vector<Seq>> Cycle::TakeAny(const ClaimRequest& request) {
  std::vector<Seq> taken;
  for (const std::string& queue : request.queues) {
    if (taken.size() >= request.count) break;
    if (const auto id = names_.Find(queue)) batch_->Take(*id, request.count - taken.size(), taken);
  }
  return taken;
}

Result<std::vector<Seq>> Cycle::TakeNamed(const JobRef& ref) {
  PAWL_ASSIGN(const auto found,
              Perform([&](View& view, Draft&) -> Result<std::optional<View::Found>> { return view.Find(ref); }));
  if (!found) return NoSuchJob(ref);
  std::vector<Seq> taken;
  if (found->head.state == State::kQueued && batch_->TakeThis(PlaceOf(found->seq, found->head))) {
    taken.push_back(found->seq);
  }
  return taken;
}

void Cycle::Grant(PendingClaim& claim, Seq seq, ClaimReply& reply) {
  const GrantOp op{seq, claim.request.worker, claim.request.lease, claim.seed + seq};
  auto job = Perform([&](View& view, Draft& draft) { return Decide(op, view, now_, draft); });
  if (job.ok()) {
    reply.jobs.push_back(*std::move(job));
    return;
  }
  Log(LogLevel::kError, "a waiting job cannot be handed out",
      {{"seq", static_cast<std::int64_t>(seq)}, {"error", ToString(job.error())}});
  Changes release;
  release.fair.emplace_back(FairRelease{0, {}, seq});
  (void)batch_->Apply({batch_->epoch(), {}, {}, {}}, release);
}

bool Cycle::Repeat(PendingClaim& claim, ClaimReply& reply) {
  auto recalled = Perform([&](View& view, Draft&) -> Result<std::optional<std::vector<ClaimedJob>>> {
    return Recall(ClaimName(claim.request), view);
  });
  if (!recalled.ok() || !*recalled || (*recalled)->empty()) return false;
  reply.jobs = **std::move(recalled);
  return true;
}

void Cycle::CountTransitions() {
  std::unordered_map<NameId, StatRow> rows;
  for (const Transition& transition : transitions_) Count(transition, rows[transition.queue]);
  Changes changes;
  for (const auto& [queue, row] : rows) {
    if (row == StatRow{}) continue;
    for (const Resolution resolution : kResolutions) {
      changes.counter_adds.push_back({StatCounter(queue, resolution, BucketOf(resolution, now_.wall)), row});
    }
  }
  if (!changes.empty()) (void)batch_->Apply({batch_->epoch(), {}, {}, {}}, changes);
}

Result<void> Cycle::Commit() {
  Result<void> committed = batch_->Commit();
  if (committed.ok()) {
    ++tally_.batches;
    tally_.writes += batch_->writes();
    for (const LeaseChange& change : lease_changes_) leases_.Apply(change);
    for (Rolling& rolling : begun_) intents_.push_back(std::move(rolling));
    for (Rolling& rolling : finished_) {
      if (rolling.pending) answered_.push_back(std::move(rolling.pending));
    }
  } else {
    for (const NameId id : new_names_) names_.Unlearn(id);
    transitions_.clear();
    for (Rolling& rolling : begun_) {
      if (rolling.pending) answered_.push_back(std::move(rolling.pending));
    }
    for (Rolling& rolling : finished_) intents_.push_back(std::move(rolling));  // its last step did not happen
  }
  begun_.clear();
  finished_.clear();
  new_names_.clear();
  lease_changes_.clear();
  view_.reset();
  batch_.reset();
  return committed;
}

void Cycle::AnswerAll(const Result<void>& committed) {
  // Claims first: a worker starts to work, while who pushed only learns that all is well.
  for (auto& [claim, reply] : granted_) {
    claim->done(committed.ok() ? std::move(reply) : Result<ClaimReply>(committed.error()));
  }
  granted_.clear();
  for (auto& operation : answered_) {
    if (!committed.ok()) operation->Fail(committed.error());
    operation->Answer();
  }
  answered_.clear();
}

void Cycle::AnswerWaiting(const Error& error) {
  for (const Core::ClaimHandle handle : waiting_.All()) waiting_.Remove(handle)->done(ClaimReply{});
  for (Rolling& rolling : intents_) {
    if (!rolling.pending) continue;
    rolling.pending->Fail(error);
    rolling.pending->Answer();
    rolling.pending.reset();
  }
}

std::optional<Millis> Cycle::UntilNext(Now now) const {
  if (!idle()) return Millis{0};
  std::optional<Millis> next;
  const auto consider = [&](Millis span) { next = std::max(Millis{0}, next ? std::min(*next, span) : span); };
  if (const auto lease = leases_.Next()) consider(*lease - now.steady);
  if (const auto claim = waiting_.NextExpiry()) consider(*claim - now.steady);
  if (next_rate_) consider(*next_rate_ - now.steady);
  if (next_timer_) consider(*next_timer_ - now.wall);
  return next;
}

}  // namespace pawl
