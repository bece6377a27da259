// Handing out jobs to claims: the last part of a turn.
#include <algorithm>

#include "base/log.h"
#include "base/names.h"
#include "engine/cycle_perform.h"
#include "rules/job_errors.h"
#include "rules/moves.h"
#include "rules/pusher.h"

namespace pawl {
namespace {

constexpr std::size_t kServedTogether = 256;  // claims, on a store far away
constexpr std::size_t kNeverCut = 100;        // a claim of so many jobs gets them all at once, if they are there
// What one claim may carry, and what all claims of a turn may: a claim ends with the job that reaches it. Each gets at
// least one job, however large.
constexpr std::size_t kClaimBytes = std::size_t{8} << 20;
constexpr std::size_t kTurnBytes = std::size_t{32} << 20;
// Jobs up to this size never make a claim shorter than it asked for.
constexpr std::size_t kSmallJob = kClaimBytes / 1'024;

// Whether it can be served together with these. A claim with a name of its own is served alone: its repeat gets what it
// got.
bool FitsWith(const std::vector<PendingClaim*>& some, const PendingClaim& claim) {
  return some.empty() || (claim.request.claim_id.empty() && some.front()->request.claim_id.empty());
}

std::size_t CarriedBytes(const std::vector<ClaimedPort>& ports) {
  std::size_t bytes = 0;
  for (const ClaimedPort& port : ports) {
    bytes += port.default_value ? port.default_value->size() : 0;
    for (const PortItem& item : port.items) bytes += item.value.size() + item.channel.size() + 32;
  }
  return bytes;
}

std::size_t CarriedBytes(const ClaimedJob& job) {
  std::size_t bytes = 256 + job.payload.size() + job.meta.size() + (job.progress ? job.progress->size() : 0);
  if (job.error) bytes += job.error->message.size() + BytesOf(job.error->backtrace);
  if (!job.life) return bytes;
  bytes += BytesOfState(job.life->state) + CarriedBytes(job.life->ports);
  for (const ClaimedChild& child : job.life->children) bytes += CarriedBytes(child.out) + 64;
  return bytes;
}

}  // namespace

// A claim may be called off while it waits, or before it was looked at.
void Cycle::Cancel(Work& work) {
  for (const Core::ClaimHandle handle : work.cancelled) {
    auto claim = waiting_.Remove(handle);
    for (auto* claims : {&work.claims, &claims_again_}) {
      const auto fresh = std::find_if(claims->begin(), claims->end(),
                                      [&](const auto& candidate) { return candidate->handle == handle; });
      if (fresh == claims->end()) continue;
      claim = std::move(*fresh);
      claims->erase(fresh);
    }
    EndWithoutJobs(std::move(claim));
  }
}

void Cycle::EndWithoutJobs(std::unique_ptr<PendingClaim> claim) {
  if (!claim) return;
  claim->until = now_.steady;  // nobody waits for it, whatever becomes of this turn
  results_.granted.push_back({std::move(claim), ClaimReply{}});
}

// A queue that a claim waits on has a number even before its first job, so that other nodes can tell us of that job.
// True: numbers were given in this batch, and others may have been quicker.
bool Cycle::NameQueues(const std::vector<std::unique_ptr<PendingClaim>>& claims) {
  if (!store_.shared()) return false;
  bool named = false;
  for (const auto& claim : claims) {
    if (!claim->MayWait(now_.steady)) continue;
    for (const std::string& queue : claim->request.queues) {
      if (names_.Lookup(queue)) continue;
      (void)Perform([&](Txn& txn) { return Pusher(txn).Intern(queue); });
      named = true;
    }
  }
  return named;
}

void Cycle::HandOut(std::vector<std::unique_ptr<PendingClaim>> claims) {
  room_ = store_.batch_max();
  handed_out_ = 0;
  ServeWoken();  // those that have waited come before those that have just asked
  ServeFresh(std::move(claims));
  next_rate_ = batch_->NextRate();  // what was handed out may have reached a rate
}

void Cycle::ServeFresh(std::vector<std::unique_ptr<PendingClaim>> claims) {
  for (std::size_t at = 0; at < claims.size();) {
    std::vector<PendingClaim*> some;
    std::size_t wanted = 0;
    for (std::size_t i = at; i < std::min(claims.size(), at + kServedTogether); ++i) {
      if (!FitsWith(some, *claims[i]) || wanted >= room_) break;
      some.push_back(claims[i].get());
      wanted += claims[i]->request.count;
    }
    if (some.empty()) {  // this turn has handed out enough
      for (; at < claims.size(); ++at) claims_again_.push_back(std::move(claims[at]));
      return;
    }
    // Who repeats a claim has given up on the one before: what is handed out is for the one that somebody waits for.
    if (const auto before = waiting_.Named(some.front()->Name())) EndWithoutJobs(waiting_.Remove(*before));
    std::vector<ClaimAttempt> servings = Serve(some, false);
    for (std::size_t i = 0; i < servings.size(); ++i) {
      ClaimAttempt& serving = servings[i];
      if (serving.reply.ok() && serving.reply->jobs.empty() && serving.claim->MayWait(now_.steady)) {
        waiting_.Add(std::move(claims[at + i]));
      } else {
        results_.granted.push_back({std::move(claims[at + i]), std::move(serving.reply), std::move(serving.stages),
                                    serving.goes_on, serving.bytes});
      }
    }
    at += servings.size();
  }
}

// A push wakes as many claims as it brought jobs: in order of arrival, until those that follow find nothing.
void Cycle::ServeWoken() {
  const Woken woken = batch_->TakeWoken();
  std::set<std::string> queues = std::exchange(still_woken_, {});
  if (woken.all) queues = waiting_.Queues();
  for (const NameId queue : woken.queues) queues.insert(names_.Name(queue));
  const std::size_t together = batch_->local() ? 1 : kServedTogether;
  Core::ClaimHandle last = 0;
  while (true) {
    std::vector<PendingClaim*> some;
    std::size_t wanted = 0;
    while (some.size() < together && wanted < room_) {
      PendingClaim* claim = waiting_.Next(queues, last);
      if (claim == nullptr || !FitsWith(some, *claim)) break;
      last = claim->handle;
      some.push_back(claim);
      wanted += claim->request.count;
    }
    if (some.empty()) {
      if (room_ == 0 && waiting_.Next(queues, last) != nullptr) still_woken_ = queues;
      return;
    }
    for (ClaimAttempt& serving : Serve(some, true)) {
      if (serving.reply.ok() && serving.reply->jobs.empty()) {
        for (const std::string& queue : serving.claim->request.queues) queues.erase(queue);  // has no more to give
        continue;
      }
      results_.granted.push_back({waiting_.Remove(serving.claim->handle), std::move(serving.reply),
                                  std::move(serving.stages), serving.goes_on, serving.bytes});
    }
  }
}

std::vector<Cycle::ClaimAttempt> Cycle::Serve(std::span<PendingClaim* const> claims, bool woken) {
  std::vector<ClaimAttempt> servings;
  for (PendingClaim* claim : claims) {
    ClaimAttempt& serving = servings.emplace_back();
    serving.claim = claim;
    serving.woken = woken;
    serving.bytes = claim->granted_bytes;
    if (!claim->request.claim_id.empty()) Repeat(serving);
  }
  not_granted_.clear();
  while (ServeRound(servings)) {
  }
  return servings;
}

// Takes for all that are open, and grants; true if there is reason for another round: a damaged job does not stand in
// the way of the others, unless it comes again and again because its row cannot be taken off either.
bool Cycle::ServeRound(std::vector<ClaimAttempt>& servings) {
  std::vector<TakeAsk> asks;
  std::vector<std::size_t> askers;
  for (std::size_t i = 0; i < servings.size(); ++i) {
    if (!servings[i].open) continue;
    servings[i].open = false;
    if (auto ask = AskOf(servings[i])) {
      asks.push_back(*std::move(ask));
      askers.push_back(i);
    }
  }
  if (asks.empty()) return false;
  std::vector<std::pair<std::size_t, Seq>> taken;
  const auto seqs = batch_->Take(asks);
  for (std::size_t i = 0; i < seqs.size(); ++i) {
    ClaimAttempt& serving = servings[askers[i]];
    // Where a commit is durable when it returns. The repeat of a claim with a name of its own gets the jobs of one.
    serving.goes_on = serving.cut_at > 0 && seqs[i].size() >= serving.cut_at && !batch_->takes_staged() &&
                      serving.claim->request.claim_id.empty();
    for (const Seq seq : seqs[i]) taken.emplace_back(askers[i], seq);
  }
  room_ -= std::min(room_, taken.size());
  const bool comes_again = !Grant(servings, taken);
  for (const std::size_t i : askers) servings[i].goes_on = servings[i].goes_on && servings[i].bytes < kClaimBytes;
  if (handed_out_ >= kTurnBytes) room_ = 0;  // the other claims are served in the next turn
  bool again = false;
  for (const auto& [i, seq] : taken) {
    servings[i].open = servings[i].reply->jobs.empty();
    again = again || servings[i].open;
  }
  // What one claim took and gave back is there for the others that came away with nothing.
  if (std::exchange(gave_back_, false)) {
    for (const std::size_t i : askers) {
      servings[i].open = servings[i].reply.ok() && servings[i].reply->jobs.empty();
      again = again || servings[i].open;
    }
  }
  for (const std::size_t i : askers) {
    if (!servings[i].open) RememberGranted(servings[i]);
  }
  return again && !comes_again;
}

std::optional<TakeAsk> Cycle::AskOf(ClaimAttempt& serving) {
  const ClaimRequest& request = serving.claim->request;
  TakeAsk ask;
  ask.count = std::min<std::size_t>(request.count, std::max(store_.batch_max(), kNeverCut));
  // One that was woken asks for all that wait, even if its own time is over.
  ask.waits = serving.woken || serving.claim->MayWait(now_.steady);
  const auto refuse = [&](std::string field) {
    serving.reply = Error{ErrorCode::kInvalid, "queues whose names start with \"pawl.\" are worked on by Pawl alone",
                          std::move(field)};
    return std::nullopt;
  };
  if (!request.job) {
    for (const std::string& queue : request.queues) {
      if (IsOurName(queue) && !request.own) return refuse("queues");
      const auto id = names_.Lookup(queue);
      if (!id) continue;
      ask.queues.push_back(*id);
      // What is taken and turns out to be too much goes back; better not to take it.
      const auto large = large_jobs_.find(*id);
      if (large != large_jobs_.end()) ask.count = std::min(ask.count, kClaimBytes / large->second + 1);
    }
    serving.cut_at = ask.count < request.count ? ask.count : 0;
    return ask;
  }
  bool ours = false;
  // Nothing if it does not wait.
  const auto place = Perform([&](Txn& txn) -> Result<std::optional<FairPlace>> {
    const auto found = txn.Find(*request.job);
    if (!found) return NoSuchJob(*request.job);
    ours = IsOurName(txn.NameOf(found->head->queue));
    return Waits(*found->head) ? std::optional(PlaceOf(found->seq, *found->head)) : std::nullopt;
  });
  if (ours && !request.own) return refuse("job");
  if (!place.ok()) {
    serving.reply = place.error();
  } else if (*place) {
    ask.place = **place;
    return ask;
  }
  return std::nullopt;
}

// False if a job that could not be granted before was taken once more.
bool Cycle::Grant(std::vector<ClaimAttempt>& servings, const std::vector<std::pair<std::size_t, Seq>>& taken) {
  bool all_new = true;
  std::vector<GrantOp> ops;
  for (const auto& [i, seq] : taken) {
    const PendingClaim& claim = *servings[i].claim;
    GrantOp& op = ops.emplace_back(GrantOp{seq, claim.request.worker, claim.request.lease, claim.seed + seq});
    if (!claim.request.claim_id.empty()) op.claim = HashBytes(claim.Name());
    op.group_settings = claim.request.own;
  }
  const auto has_room = [&](std::size_t k) {
    const std::size_t bytes = servings[taken[k].first].bytes;
    if (bytes == 0 || (bytes < kClaimBytes && handed_out_ < kTurnBytes)) return true;
    GiveBack(taken[k].second);
    return false;
  };
  PerformAll(ops, Assumes::kYes, has_room, [&](std::size_t k, Result<ClaimedJob> job) {
    ClaimAttempt& serving = servings[taken[k].first];
    if (job.ok()) {
      const std::size_t bytes = CarriedBytes(*job);
      serving.bytes += bytes;
      handed_out_ += bytes;
      NoteSize(job->head.queue, bytes);
      serving.reply->jobs.push_back(*std::move(job));
      serving.stages.push_back(batch_->stage());
      return;
    }
    if (IsPassing(job.error())) return;
    all_new = not_granted_.insert(ops[k].seq).second && all_new;
    Log(LogLevel::kError, "a waiting job cannot be handed out",
        {{"seq", static_cast<std::int64_t>(ops[k].seq)}, {"error", ToString(job.error())}});
    Changes release;
    release.fair.emplace_back(FairRelease{0, {}, ops[k].seq});
    (void)batch_->Apply({batch_->epoch()}, release);
  });
  return all_new;
}

// The job was taken and is not granted: it waits again where it stood. A store far away only reserves what it hands
// out, and takes back what is not granted with its commit.
void Cycle::GiveBack(Seq seq) {
  if (!batch_->takes_staged()) return;
  gave_back_ = true;
  (void)Perform([&](Txn& txn) -> Result<bool> {
    const JobHead* head = txn.Head(seq);
    txn.ChangeQueue(FairRelease{0, {}, seq});
    if (head != nullptr) txn.ChangeQueue(FairAdd{PlaceOf(seq, *head), head->group, true});
    return true;
  });
}

// The largest of late: it shrinks with each smaller job.
void Cycle::NoteSize(NameId queue, std::size_t bytes) {
  if (bytes <= kSmallJob && large_jobs_.empty()) return;
  const auto found = large_jobs_.find(queue);
  if (found == large_jobs_.end()) {
    if (bytes > kSmallJob) large_jobs_.emplace(queue, bytes);
    return;
  }
  found->second = std::max(bytes, found->second - found->second / 16);
  if (found->second <= kSmallJob) large_jobs_.erase(found);
}

void Cycle::Repeat(ClaimAttempt& serving) {
  auto recalled = Perform([&](Txn& txn) { return Recall(HashBytes(serving.claim->Name()), txn); });
  if (!recalled.ok()) {  // to hand out others would leave those of before with nobody
    serving.reply = recalled.error();
    serving.open = false;
    return;
  }
  if (!*recalled || (*recalled)->empty()) return;
  serving.reply->jobs = **std::move(recalled);
  serving.open = false;
}

void Cycle::RememberGranted(const ClaimAttempt& serving) {
  if (serving.claim->request.claim_id.empty() || !serving.reply.ok() || serving.reply->jobs.empty()) return;
  RememberClaim remember{HashBytes(serving.claim->Name()), {}};
  for (const ClaimedJob& job : serving.reply->jobs) remember.granted.emplace_back(job.seq, job.head.lease->token);
  (void)Perform([&](Txn& txn) -> Result<bool> {
    Remember(remember, txn);
    return true;
  });
}

}  // namespace pawl
