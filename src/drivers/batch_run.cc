#include "drivers/batch_run.h"

#include <algorithm>

#include "base/json_reader.h"
#include "base/json_writer.h"
#include "drivers/batch_driver.h"

namespace pawl {
namespace {

constexpr Millis kCallbackKept = std::chrono::hours(24);

struct Callback {
  std::string_view kind;   // "complete", "success"
  std::string_view child;  // the batch's name for it
  const std::string& job;  // raw JSON
};

std::string RawOf(const JsonValue& object, std::string_view key) {
  const auto member = FindMember(object, key);
  return member ? std::string(member->raw) : std::string();
}

std::string TextOf(const JsonValue& object, std::string_view key) {
  const auto member = FindMember(object, key);
  if (!member) return {};
  auto text = member->String();
  return text.ok() ? *std::move(text) : std::string();
}

// The callback's job says which batch it belongs to, where workers look for that: custom._bid and custom._cb.
std::string Tagged(const Callback& callback, const std::string& bid) {
  const JsonValue job = KnownJson(callback.job);
  std::string text;
  JsonWriter json(text);
  json.BeginObject();
  // Neither call fails: the text was checked when the batch was made.
  const auto copy_but = [&](const JsonValue& object, const auto& leave_out) {
    (void)ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
      if (!leave_out(key)) json.Key(key).Raw(value.raw);
      return {};
    });
  };
  copy_but(job, [](std::string_view key) { return key == "custom"; });
  json.Key("custom").BeginObject().Key("_bid").String(bid).Key("_cb").String(callback.kind);
  if (const auto custom = FindMember(job, "custom"); custom && custom->kind == JsonKind::kObject) {
    copy_but(*custom, [](std::string_view key) { return key == "_bid" || key == "_cb"; });
  }
  json.EndObject().EndObject();
  return text;
}

Result<JobSpec> CallbackJob(const Callback& callback, const std::string& bid, Now now, CallbackIds ids) {
  PAWL_ASSIGN(faktory::PushedJob pushed, faktory::ParseJob(Tagged(callback, bid), now, SIZE_MAX));
  JobSpec spec = std::move(pushed.spec);
  if (ids == CallbackIds::kOwn) spec.id = bid + "." + std::string(callback.kind);
  spec.name = callback.child;
  // It is the only one of its kind, whatever else is like it.
  spec.unique.reset();
  // Without one of its own it would be kept until the whole tree has ended.
  if (!spec.retention) spec.retention = kCallbackKept;
  return spec;
}

bool IsAcked(const ClaimedLife& life, std::string_view child) {
  return std::any_of(life.children.begin(), life.children.end(),
                     [&](const ClaimedChild& one) { return one.name == child && one.shown == JobState::kCompleted; });
}

const ClaimedPort* CommitsOf(const ClaimedLife& life) {
  for (const ClaimedPort& port : life.ports) {
    if (port.port == kCommitPort && !port.items.empty()) return &port;
  }
  return nullptr;
}

BatchNews NewsOf(const ClaimedJob& job, Now now) {
  const ClaimedLife& life = *job.life;
  BatchNews news;
  news.committed = CommitsOf(life) != nullptr;
  news.counts = life.counts;
  news.news_end = job.head.stateful->child_events_seen;
  news.complete_acked = IsAcked(life, kCompleteChild);
  news.success_acked = IsAcked(life, kSuccessChild);
  news.now = now.wall;
  return news;
}

FinishOp FinishOf(const ClaimedJob& job, const BatchStep& step) {
  FinishOp op;
  op.outcome = step.end == BatchStep::End::kWaits ? Outcome::kSuspended : Outcome::kCompleted;
  if (op.outcome == Outcome::kSuspended) op.wake_at = step.state.lapses;
  op.has_run = step.tell_complete;
  op.quiet = step.decides();
  op.effects.close_children = step.closes();
  op.effects.state_set = EncodeBatchState(step.state);
  if (const ClaimedPort* commits = CommitsOf(*job.life)) {
    op.effects.consume.push_back({{}, commits->port, commits->from, commits->from + commits->items.size()});
  }
  return op;
}

}  // namespace

std::string EncodeBatchSpec(const faktory::BatchSpec& spec) {
  std::string payload;
  JsonWriter json(payload);
  json.BeginObject();
  if (!spec.description.empty()) json.Key("description").String(spec.description);
  if (!spec.parent_bid.empty()) json.Key("parent_bid").String(spec.parent_bid);
  if (!spec.complete.empty()) json.Key("complete").Raw(spec.complete);
  if (!spec.success.empty()) json.Key("success").Raw(spec.success);
  json.EndObject();
  return payload;
}

faktory::BatchSpec DecodeBatchSpec(std::string_view payload) {
  const JsonValue object = KnownJson(payload);
  faktory::BatchSpec spec;
  spec.description = TextOf(object, "description");
  spec.parent_bid = TextOf(object, "parent_bid");
  spec.complete = RawOf(object, "complete");
  spec.success = RawOf(object, "success");
  return spec;
}

Result<BatchRun> RunBatch(const ClaimedJob& job, Now now, CallbackIds ids) {
  if (!job.life) return Error{ErrorCode::kInvalid, "the job is no batch: it has no state"};
  const faktory::BatchSpec spec = DecodeBatchSpec(job.payload);
  PAWL_ASSIGN(const BatchState state, DecodeBatchState(job.life->state));
  const BatchStep step = Advance(state, {!spec.complete.empty(), !spec.success.empty()}, NewsOf(job, now));
  BatchRun run{FinishOf(job, step), step.end == BatchStep::End::kLapsed};
  const auto enqueue = [&](const Callback& callback) -> Result<void> {
    PAWL_ASSIGN(JobSpec child, CallbackJob(callback, job.head.id, now, ids));
    run.finish.effects.children.push_back(std::move(child));
    return {};
  };
  if (step.enqueue_complete) PAWL_TRY(enqueue({"complete", kCompleteChild, spec.complete}));
  if (step.enqueue_success) PAWL_TRY(enqueue({"success", kSuccessChild, spec.success}));
  return run;
}

}  // namespace pawl
