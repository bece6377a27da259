// The end of a turn: the commit, what it has brought about, and who is told of it when.
#include <iterator>
#include <utility>

#include "engine/cycle.h"

namespace pawl {

Result<void> Cycle::CommitAndAnswer() {
  next_timer_ = batch_->NextTimer(TimerClock::kWall);
  next_span_ = batch_->NextTimer(TimerClock::kSteady);
  const Result<Committed> committed = batch_->Commit();
  if (committed.ok()) {
    ++tally_.batches;
    tally_.writes += batch_->writes();
    tally_.conflicts += committed->failed.size();
    next_lease_ = batch_->NextLease();
    Settle(*committed);
  } else {
    Undo(committed.error());
  }
  begun_.clear();
  finished_.clear();
  new_names_.clear();
  staged_transitions_.clear();
  staged_messages_.clear();
  staged_firings_.clear();
  batch_.reset();
  if (!committed.ok()) {
    results_.Answer(committed.error());
    return committed.error();
  }
  if (before_answers_) before_answers_();
  notifier_.Add(std::exchange(results_, {}));
  return Tell();
}

void Cycle::Settle(const Committed& committed) {
  for (auto& [stage, transition] : staged_transitions_) {
    if (!committed.Failed(stage)) results_.transitions.push_back(std::move(transition));
  }
  for (auto& [stage, message] : staged_messages_) {
    if (!committed.Failed(stage)) results_.messages.push_back(std::move(message));
  }
  for (const auto& [stage, firing] : staged_firings_) {
    if (committed.Failed(stage)) continue;
    tally_.firings[static_cast<std::size_t>(firing.result)] += firing.count;
    if (firing.result == FireResult::kFired) tally_.firing_lag = firing.lag;
  }
  for (const NewName& name : new_names_) {
    if (committed.Failed(name.stage)) {
      names_.Unlearn(name.id);
    } else {
      names_.Learn(name.id, name.text);
    }
  }
  for (ActiveIntent& rolling : begun_) {
    if (!committed.Failed(rolling.stage)) {
      intents_.push_back(std::move(rolling));
    } else if (rolling.pending) {
      again_.push_back(std::move(rolling.pending));
    }
  }
  for (ActiveIntent& rolling : finished_) {
    if (committed.Failed(rolling.stage)) {
      intents_.push_back(std::move(rolling));
    } else if (rolling.pending && rolling.undone) {
      again_.push_back(std::move(rolling.pending));
    } else if (rolling.pending) {
      results_.answered.push_back({std::move(rolling.pending)});
    }
  }
  if (!committed.failed.empty()) DecideAgain(committed);
  GoOn();
}

// A claim for more jobs than fit into a commit gets the rest by the next ones, and one answer.
void Cycle::GoOn() {
  std::erase_if(results_.granted, [&](Granted& one) {
    if (!one.goes_on || !one.reply.ok()) return false;
    std::vector<ClaimedJob>& jobs = one.reply->jobs;
    one.claim->request.count -= static_cast<std::uint32_t>(jobs.size());
    std::move(jobs.begin(), jobs.end(), std::back_inserter(one.claim->granted));
    one.claim->granted_bytes = one.bytes;
    claims_again_.push_back(std::move(one.claim));
    return true;
  });
}

// What did not happen is not answered.
void Cycle::DecideAgain(const Committed& committed) {
  std::vector<Answered> answered;
  for (Answered& one : results_.answered) {
    if (committed.Failed(one.stage)) {
      again_.push_back(std::move(one.operation));
    } else {
      answered.push_back(std::move(one));
    }
  }
  results_.answered = std::move(answered);
  std::vector<Granted> granted;
  for (Granted& one : results_.granted) {
    const bool had_jobs = one.reply.ok() && !one.reply->jobs.empty();
    for (std::size_t i = one.stages.size(); i-- > 0;) {
      if (!committed.Failed(one.stages[i])) continue;
      one.reply->jobs.erase(one.reply->jobs.begin() + static_cast<std::ptrdiff_t>(i));
    }
    if (had_jobs && one.reply->jobs.empty()) {
      claims_again_.push_back(std::move(one.claim));
    } else {
      granted.push_back(std::move(one));
    }
  }
  results_.granted = std::move(granted);
}

void Cycle::Undo(const Error& error) {
  for (const NewName& name : new_names_) names_.Unlearn(name.id);
  for (ActiveIntent& rolling : begun_) {
    if (rolling.pending) results_.answered.push_back({std::move(rolling.pending)});
  }
  for (ActiveIntent& rolling : finished_) intents_.push_back(std::move(rolling));  // its last step did not happen
  if (error.code != ErrorCode::kUnavailable) return;
  std::vector<Granted> granted;
  for (Granted& one : results_.granted) {
    // Whether it has its jobs is not known: an answer without any would hide them from who asks again.
    const bool maybe_granted = one.reply.ok() && !one.reply->jobs.empty();
    if (!maybe_granted && one.claim->MayWait(now_.steady)) {
      waiting_.Add(std::move(one.claim));
    } else {
      granted.push_back(std::move(one));
    }
  }
  results_.granted = std::move(granted);
}

void Cycle::AnswerWaiting(const Error& error) {
  notifier_.TellAll(error);
  for (const Core::ClaimHandle handle : waiting_.All()) waiting_.Remove(handle)->Answer(ClaimReply{});
  for (auto& claim : claims_again_) claim->Answer(ClaimReply{});
  claims_again_.clear();
  for (auto& operation : again_) results_.answered.push_back({std::move(operation)});
  again_.clear();
  for (ActiveIntent& rolling : intents_) {
    if (rolling.pending) results_.answered.push_back({std::move(rolling.pending)});
  }
  results_.Answer(error);
}

}  // namespace pawl
