// The calls of CoreJobs that people make, not programs by the thousand: they pass through the JSON of the HTTP API,
// so that both doors check, redact and show alike.
#include <algorithm>
#include <iterator>

#include "base/names.h"
#include "base/stop_wake.h"
#include "embed/core_jobs.h"
#include "embed/operations.h"
#include "engine/blocked_queries.h"
#include "engine/callback_queries.h"
#include "engine/past_run_queries.h"
#include "engine/queries.h"
#include "engine/stats_queries.h"
#include "wire/http/copy_job.h"
#include "wire/http/parse_callback.h"
#include "wire/http/parse_edit.h"
#include "wire/http/parse_filter.h"
#include "wire/http/parse_settings.h"
#include "wire/http/query.h"
#include "wire/http/render_callback.h"
#include "wire/http/render_job.h"
#include "wire/http/render_view.h"
#include "wire/json/api_call.h"
#include "wire/json/api_reply.h"

namespace pawl {
namespace {

constexpr std::size_t kPageMax = 1'000;
constexpr Millis kReadAgain = std::chrono::seconds(1);

Result<JobQuery> QueryOf(const ListOptions& options) {
  JobQuery query;
  const JobSelection& jobs = options.jobs;
  if (!jobs.queue.empty()) query.filter.queue = jobs.queue;
  if (!jobs.type.empty()) query.filter.type = jobs.type;
  if (!jobs.group.empty()) query.filter.group = jobs.group;
  if (!jobs.group.empty() && jobs.queue.empty()) return Error{ErrorCode::kInvalid, "needs a queue", "group"};
  if (jobs.state) query.filter.shown.push_back(*jobs.state);
  if (options.limit < 1 || options.limit > kPageMax) return Error{ErrorCode::kInvalid, "must be 1 to 1000", "limit"};
  query.limit = options.limit;
  if (!options.cursor.empty()) {
    Result<std::uint64_t> below = http::ParseWhole(options.cursor, 0, kSeqEnd);
    if (!below.ok()) return http::Within("cursor", std::move(below).error());
    query.below = *below;
  }
  return query;
}

}  // namespace

Result<Job> CoreJobs::Get(std::string_view ref, Millis wait) {
  PAWL_ASSIGN(const JobRef job, http::ParseRef(ref));
  if (wait > Millis(0)) {
    PAWL_TRY(http::SpanIn(wait, http::kWaitRange));
    PAWL_ASSIGN(const JobRow row, ReadNow(core_, [&](StoreReader& reader) { return FindJob(reader, job); }));
    WaitForEnd(row.seq, wait);
  }
  PAWL_ASSIGN(const JobDetails details,
              ReadNow(core_, [&](StoreReader& reader) { return ReadShownJob(reader, job, core_.now()); }));
  return JobFromReply(http::RenderJob(details, core_.names(), core_.now()));
}

void CoreJobs::WaitForEnd(Seq seq, Millis wait) {
  struct Ended {
    Mutex mutex;
    CondVar changed;
    bool ended PAWL_GUARDED_BY(mutex) = false;

    void Set() {
      {
        const MutexLock lock(mutex);
        ended = true;
      }
      changed.NotifyAll();
    }
  };
  const auto state = std::make_shared<Ended>();
  const std::stop_token stop = stopping_.get_token();
  const StopWake wake(stop, state->mutex, state->changed);
  const std::uint64_t listener = core_.Listen([seq, state](const std::vector<Transition>& transitions, bool) {
    for (const Transition& transition : transitions) {
      if (transition.seq == seq && HasEnded(StateOf(transition.to))) state->Set();
    }
  });
  // The transitions of other nodes are not heard here, so the job is read again now and then.
  const Millis step = core_.shared() ? std::min(wait, kReadAgain) : wait;
  for (Millis left = wait; left > Millis{0}; left -= std::min(step, left)) {
    // Read after we listen, so that the end cannot slip between the two.
    const Result<JobRow> row = ReadNow(core_, [&](StoreReader& reader) { return FindJob(reader, seq); });
    if (!row.ok() || HasEnded(row->head.state)) break;
    const auto until = std::chrono::steady_clock::now() + std::min(step, left);
    MutexLock lock(state->mutex);
    while (!state->ended && !stop.stop_requested()) {
      if (!state->changed.WaitUntil(lock, until)) break;
    }
    if (state->ended || stop.stop_requested()) break;
  }
  core_.Unlisten(listener);
}

Result<JobList> CoreJobs::List(const ListOptions& options) {
  PAWL_ASSIGN(const JobQuery query, QueryOf(options));
  PAWL_ASSIGN(const JobPage page,
              ReadNow(core_, [&](StoreReader& reader) { return ListJobs(reader, core_.names(), query); }));
  JobList list;
  for (const JobRow& row : page.jobs) list.jobs.push_back(BriefOf(row, core_.names()));
  if (page.next) list.cursor = std::to_string(*page.next);
  return list;
}

Result<JobBrief> CoreJobs::RunNow(std::string_view ref, bool force) {
  PAWL_ASSIGN(JobRef job, http::ParseRef(ref));
  PAWL_ASSIGN(const JobsReply reply, Submit(RunOp{std::move(job), force, {}}));
  return BriefOf(reply.jobs.at(0), core_.names());
}

Result<JobBrief> CoreJobs::Edit(std::string_view ref, const JobChange& change) {
  PAWL_ASSIGN(const ApiCall call, EditCall(ref, change));
  PAWL_ASSIGN(EditOp op, http::ParseEdit(call.body, limits_));
  PAWL_ASSIGN(op.job, http::ParseRef(ref));
  PAWL_ASSIGN(const JobsReply reply, Submit(std::move(op)));
  return BriefOf(reply.jobs.at(0), core_.names());
}

Result<std::vector<PastRun>> CoreJobs::GetRuns(std::string_view ref) {
  PAWL_ASSIGN(const JobRef job, http::ParseRef(ref));
  PAWL_ASSIGN(const std::vector<PastRun> runs,
              ReadNow(core_, [&](StoreReader& reader) { return ReadPastRuns(reader, job); }));
  return RunsFromReply(http::RenderPastRuns(runs));
}

Result<JobBrief> CoreJobs::Copy(std::string_view ref, const CopyChange& change) {
  PAWL_ASSIGN(const ApiCall call, CopyCall(ref, change));
  PAWL_ASSIGN(const PushRequest said, http::ParseCopy(call.body));
  PAWL_ASSIGN(const JobRef job, http::ParseRef(ref));
  PAWL_ASSIGN(const JobDetails details, ReadNow(core_, [&](StoreReader& reader) { return ReadJob(reader, job); }));
  PAWL_ASSIGN(PushOp op, http::CopyOf(details, core_.names(), said));
  PAWL_TRY(policy_.get().Apply(op));
  PAWL_ASSIGN(const JobsReply reply, Submit(std::move(op)));
  return BriefOf(reply.jobs.at(0), core_.names());
}

Result<JobBrief> CoreJobs::Terminate(std::string_view ref, bool recursive) {
  TerminateOp op;
  PAWL_ASSIGN(op.job, http::ParseRef(ref));
  op.recursive = recursive;
  PAWL_ASSIGN(const JobsReply reply, Submit(std::move(op)));
  return BriefOf(reply.jobs.at(0), core_.names());
}

Result<void> CoreJobs::Delete(std::string_view ref) {
  DeleteOp op;
  PAWL_ASSIGN(op.job, http::ParseRef(ref));
  PAWL_TRY(Submit(std::move(op)));
  return {};
}

Result<std::uint64_t> CoreJobs::Many(ManyAction action, const std::string& filter) {
  ManyOp op;
  op.action = action;
  PAWL_ASSIGN(op.filter, http::ParseFilter(filter));
  PAWL_ASSIGN(const JobsReply reply, Submit(std::move(op)));
  return reply.count;
}

Result<std::uint64_t> CoreJobs::RunMany(const JobSelection& jobs) {
  return Many(ManyAction::kRun, RunManyCall(jobs).body);
}

Result<CallbackList> CoreJobs::ListCallbacks(const CallbackSelection& callbacks, std::uint32_t limit,
                                             std::string_view cursor) {
  CallbackQuery query;
  query.state = callbacks.state;
  if (!callbacks.host.empty()) query.host = callbacks.host;
  query.limit = limit;
  if (!cursor.empty()) {
    PAWL_ASSIGN(query.below, http::ParseWhole(cursor, 0, kSeqEnd));
  }
  PAWL_ASSIGN(const CallbackPage page,
              ReadNow(core_, [&](StoreReader& reader) { return pawl::ListCallbacks(reader, core_.names(), query); }));
  return CallbacksFromReply(http::RenderCallbackPage(page));
}

Result<CallbackStatus> CoreJobs::RetryCallback(std::string_view id) {
  PAWL_ASSIGN(const JobRef ref, http::ParseRef(id));
  const auto read = [&](StoreReader& reader) { return ReadCallback(reader, core_.names(), ref); };
  PAWL_ASSIGN(const CallbackView found, ReadNow(core_, read));
  PAWL_TRY(Submit(RunOp{found.seq, true, {}}));
  PAWL_ASSIGN(const CallbackView now, ReadNow(core_, read));
  return CallbackFromReply(http::RenderCallback(now));
}

Result<std::uint64_t> CoreJobs::RetryCallbacks(const CallbackSelection& callbacks) {
  PAWL_ASSIGN(const http::CallbackFilter filter, http::ParseCallbackFilter(RetryCallbacksCall(callbacks).body));
  PAWL_ASSIGN(const JobsReply reply, Submit(ManyOp{ManyAction::kRun, FilterOf(filter.state, filter.host), {}}));
  return reply.count;
}

Result<std::uint64_t> CoreJobs::TerminateMany(const JobSelection& jobs) {
  return Many(ManyAction::kTerminate, TerminateManyCall(jobs).body);
}

Result<std::uint64_t> CoreJobs::PurgeQueue(std::string_view queue) {
  PAWL_TRY(GetQueue(queue));  // a queue that does not exist is an error, not a count of 0
  return Many(ManyAction::kPurge, RunManyCall({.queue = std::string(queue)}).body);
}

Result<std::vector<QueueStatus>> CoreJobs::ListQueues() {
  std::vector<QueueStatus> queues;
  QueueQuery query;
  while (true) {
    PAWL_ASSIGN(const QueuePage page, ReadNow(core_, [&](StoreReader& reader) {
                  return pawl::ListQueues(reader, core_.names(), query, core_.now().wall);
                }));
    PAWL_ASSIGN(QueuesReply reply, QueuesFromReply(http::RenderQueues(page)));
    std::move(reply.queues.begin(), reply.queues.end(), std::back_inserter(queues));
    if (!page.next) break;
    query.from = *page.next;
  }
  SortByName(queues);
  return queues;
}

Result<QueueStatus> CoreJobs::GetQueue(std::string_view queue) {
  PAWL_TRY(CheckName(queue, "queue"));
  PAWL_ASSIGN(const QueueView view, ReadNow(core_, [&](StoreReader& reader) {
                return ReadQueue(reader, core_.names(), queue, core_.now().wall);
              }));
  return QueueFromReply(http::RenderQueue(view));
}

Result<QueueStatus> CoreJobs::ChangeQueue(std::string_view queue, const QueueChange& change) {
  if (Result<void> name = http::CheckNewName(queue); !name.ok()) return http::Within("queue", name.error());
  PAWL_ASSIGN(const ApiCall call, ChangeQueueCall(queue, change));
  PAWL_ASSIGN(QueuePatch patch, http::ParseQueuePatch(call.body));
  PAWL_TRY(Submit(PatchQueueOp{std::string(queue), std::move(patch)}));
  return GetQueue(queue);
}

Result<void> CoreJobs::DeleteQueue(std::string_view queue) {
  PAWL_TRY(CheckName(queue, "queue"));
  PAWL_TRY(Submit(DeleteQueueOp{std::string(queue)}));
  return {};
}

Result<GroupStatus> CoreJobs::GetGroup(std::string_view queue, std::string_view group) {
  PAWL_TRY(CheckName(queue, "queue"));
  PAWL_TRY(CheckGroup(group));
  PAWL_ASSIGN(const GroupView view, ReadNow(core_, [&](StoreReader& reader) {
                return ReadGroup(reader, core_.names(), queue, std::string(group));
              }));
  return GroupFromReply(http::RenderGroup(queue, view));
}

Result<GroupStatus> CoreJobs::ChangeGroup(std::string_view queue, std::string_view group, const GroupChange& change) {
  if (Result<void> name = http::CheckNewName(queue); !name.ok()) return http::Within("queue", name.error());
  PAWL_TRY(CheckGroup(group));
  PAWL_ASSIGN(GroupPatch patch, http::ParseGroupPatch(ChangeGroupCall(queue, group, change).body));
  PAWL_TRY(Submit(PatchGroupOp{std::string(queue), std::string(group), std::move(patch)}));
  return GetGroup(queue, group);
}

Result<StatsReport> CoreJobs::GetStats(std::string_view queue) {
  const WallTime now = core_.now().wall;
  if (queue.empty()) {
    StatsWalk walk({.limit = SIZE_MAX});
    for (bool more = true; more;) {
      PAWL_ASSIGN(more, ReadNow(core_, [&](StoreReader& reader) { return walk.Step(reader, core_.names(), now); }));
    }
    PAWL_ASSIGN(StatsReply reply, StatsFromReply(http::RenderStats(walk.view(), now)));
    return std::move(reply.report);
  }
  PAWL_ASSIGN(const QueueStats view,
              ReadNow(core_, [&](StoreReader& reader) { return ReadQueueStats(reader, core_.names(), queue, now); }));
  PAWL_ASSIGN(StatsReply reply, StatsFromReply(http::RenderQueueStats(view, now)));
  return std::move(reply.report);
}

}  // namespace pawl
