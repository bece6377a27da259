#include "server/faktory/batches.h"

#include <optional>
#include <utility>

#include "base/json_writer.h"
#include "base/random_id.h"
#include "base/wall_format.h"
#include "drivers/batch_driver.h"
#include "drivers/batch_run.h"
#include "engine/life_queries.h"
#include "engine/queries.h"

namespace pawl {
namespace {

constexpr std::string_view kBidPrefix = "b-";
constexpr Millis kBatchKept = std::chrono::hours(24);  // after its end
constexpr Millis kRetryBase = std::chrono::seconds(1);
constexpr Millis kRetryCap = std::chrono::minutes(10);
// Of a read while runs of the batch count what is being read.
constexpr int kStatusAttempts = 20;

Error NoSuchBatch(const std::string& bid) { return {ErrorCode::kNotFound, "no such batch " + bid}; }

Error TakesNoMore(const std::string& bid) {
  return {ErrorCode::kBadTransition,
          "batch " + bid + " takes no more jobs: its callbacks were enqueued, or it has ended"};
}

// The job that a batch is. A node that crashes in one of its runs leaves no mark on it, and what keeps a callback from
// being enqueued may be mended: it does not give up.
JobSpec BatchJob(const faktory::BatchSpec& batch, WallTime now) {
  JobSpec spec;
  spec.type = "batch";
  spec.queue = kBatchQueue;
  spec.id = std::string(kBidPrefix) + RandomId();
  spec.payload = EncodeBatchSpec(batch);
  spec.content = HashBytes(spec.payload);
  spec.retention = kBatchKept;
  spec.retry = {UINT16_MAX, {}, kRetryBase, kRetryCap};
  spec.max_crashes = UINT16_MAX;
  spec.counts_children = true;
  spec.in.emplace(kCommitPort, PortSpec{});
  const StateMap state = EncodeBatchState(NewBatchState(now));
  spec.state.insert(state.begin(), state.end());
  if (!batch.parent_bid.empty()) {
    spec.parent = batch.parent_bid;
    spec.counted_as = CountedAs::kBranch;
  }
  return spec;
}

// One that has lapsed is gone.
Result<JobRow> FindBatch(StoreReader& reader, const Names& names, const std::string& bid) {
  auto row = bid.starts_with(kBidPrefix) ? FindJob(reader, bid) : Result<JobRow>(NoSuchBatch(bid));
  if (!row.ok()) return row.error().code == ErrorCode::kNotFound ? NoSuchBatch(bid) : row.error();
  const JobHead& head = row->head;
  const bool is_batch = head.id == bid && head.stateful && names.Name(head.queue) == kBatchQueue;
  const bool gone = head.state == State::kTerminating || head.state == State::kTerminated;
  if (!is_batch || gone) return NoSuchBatch(bid);
  return row;
}

// As the callback's job is now: the run that hears of it may come later.
Result<BatchCallbackState> CallbackNow(StoreReader& reader, Seq batch, BatchCallbackState known,
                                       std::string_view child) {
  if (known != BatchCallbackState::kEnqueued) return known;
  const auto job = FindChild(reader, batch, std::string(child));
  if (!job.ok()) return job.error().code == ErrorCode::kNotFound ? Result<BatchCallbackState>(known) : job.error();
  return job->head.shown == JobState::kCompleted ? BatchCallbackState::kAcked : known;
}

std::string_view TextOf(BatchCallbackState state) {
  if (state == BatchCallbackState::kPending) return "";
  return state == BatchCallbackState::kEnqueued ? "1" : "2";
}

std::string RenderStatus(const JobDetails& job, const BatchState& state) {
  const faktory::BatchSpec spec = DecodeBatchSpec(job.body.payload);
  const ChildCount& jobs = state.counts.members;
  std::string text;
  JsonWriter json(text);
  json.BeginObject().Key("bid").String(job.head.id);
  if (!spec.parent_bid.empty()) json.Key("parent_bid").String(spec.parent_bid);
  if (!spec.description.empty()) json.Key("description").String(spec.description);
  json.Key("created_at").String(FormatTime(job.head.created));
  json.Key("total").Uint(jobs.joined);
  json.Key("pending").Uint(jobs.joined - jobs.succeeded);
  json.Key("failed").Uint(jobs.ran - jobs.succeeded);
  json.Key("complete_st").String(TextOf(state.complete));
  json.Key("success_st").String(TextOf(state.success));
  json.EndObject();
  return text;
}

// Nothing: the batch was counting just now.
Result<std::optional<std::string>> ReadStatus(StoreReader& reader, const Names& names, const std::string& bid) {
  PAWL_ASSIGN(const JobRow row, FindBatch(reader, names, bid));
  PAWL_ASSIGN(const JobDetails job, ReadJob(reader, row.seq));
  PAWL_ASSIGN(BatchState state, DecodeBatchState(job.life ? job.life->state : StateMap{}));
  PAWL_ASSIGN(const auto more, ReadCounts(reader, row.seq, state.news_end));
  if (!more) return std::optional<std::string>{};
  state.counts.members += more->members;
  PAWL_ASSIGN(state.complete, CallbackNow(reader, row.seq, state.complete, kCompleteChild));
  PAWL_ASSIGN(state.success, CallbackNow(reader, row.seq, state.success, kSuccessChild));
  return std::optional(RenderStatus(job, state));
}

}  // namespace

void FaktoryBatches::New(const faktory::BatchSpec& spec, Core::Done<std::string> done) {
  PushOp op;
  op.jobs.push_back(BatchJob(spec, core_.now().wall));
  const std::string bid = op.jobs.front().id;
  core_.Submit(std::move(op), [bid, above = spec.parent_bid, done = std::move(done)](Result<PushOp::Reply> reply) {
    if (!reply.ok()) return done(PushError(above, reply.error()));
    done(bid);
  });
}

void FaktoryBatches::Open(std::string bid, Core::Done<std::string> done) {
  core_.Read([this, bid = std::move(bid), done = std::move(done)](Result<StoreReader*> reader) {
    if (!reader.ok()) return done(reader.error());
    const auto row = FindBatch(**reader, core_.names(), bid);
    if (!row.ok()) return done(row.error());
    const auto counting = ReadCounting(**reader, row->seq);
    if (!counting.ok()) return done(counting.error());
    if (*counting != Counting::kOpen) return done(TakesNoMore(bid));
    done(bid);
  });
}

void FaktoryBatches::Commit(std::string bid, Core::Done<void> done) {
  core_.Read([this, bid = std::move(bid), done = std::move(done)](Result<StoreReader*> reader) {
    if (!reader.ok()) return done(reader.error());
    const auto row = FindBatch(**reader, core_.names(), bid);
    if (!row.ok()) return done(row.error());
    WritePortOp op;
    op.to = {row->seq, PortSide::kIn, std::string(kCommitPort)};
    op.values = {"true"};
    core_.Submit(std::move(op), [bid, done](Result<WritePortOp::Reply> reply) {
      if (reply.ok()) return done(Result<void>());
      done(reply.error().code == ErrorCode::kNotFound ? NoSuchBatch(bid) : reply.error());
    });
  });
}

void FaktoryBatches::Status(std::string bid, Core::Done<std::string> done) { StatusSoon(bid, kStatusAttempts, done); }

void FaktoryBatches::StatusSoon(const std::string& bid, int attempts, const Core::Done<std::string>& done) {
  core_.Read([this, bid, attempts, done](Result<StoreReader*> reader) {
    if (!reader.ok()) return done(reader.error());
    const auto status = ReadStatus(**reader, core_.names(), bid);
    if (!status.ok()) return done(status.error());
    if (*status) return done(**status);
    if (attempts > 1) return StatusSoon(bid, attempts - 1, done);
    done(Error{ErrorCode::kOverloaded, "batch " + bid + " changes too fast; ask again"});
  });
}

void FaktoryBatches::Join(const std::string& bid, JobSpec& spec) {
  spec.parent = bid;
  spec.counted_as = CountedAs::kMember;
}

Error FaktoryBatches::PushError(const std::string& bid, Error error) {
  if (bid.empty() || !error.field.ends_with("parent")) return error;
  if (error.code == ErrorCode::kNotFound || error.code == ErrorCode::kInvalid) return NoSuchBatch(bid);
  return error.code == ErrorCode::kBadTransition ? TakesNoMore(bid) : error;
}

}  // namespace pawl
