#include "engine/workflow_queries.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "engine/life_queries.h"
#include "engine/read_jobs.h"
#include "engine/scan_queries.h"
#include "rules/job_errors.h"
#include "rules/new_job.h"
#include "rules/partition.h"
#include "rules/record_keys.h"
#include "store/job_codec.h"
#include "store/workflow_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kPartitionChunk = 500;

bool IsWorkflow(const JobHead& head) { return IsCarrier(head) && !IsMember(head); }
bool IsTask(const JobHead& head) { return IsMember(head) && head.flow->partition == 0 && !IsPiece(head); }

// Of the record of a job that has one.
template <typename T>
Result<T> ReadFlowRecord(StoreReader& reader, const RecordKey& key, Result<T> (*decode)(std::string_view)) {
  PAWL_ASSIGN(const Record record, reader.Read(key));
  if (!record.exists()) return T{};
  return decode(record.value);
}

// The states of a job that are shown as this one of a workflow.
std::vector<JobState> StatesOf(WorkflowState state) {
  switch (state) {
    case WorkflowState::kWaiting:
      return {JobState::kWaiting};
    case WorkflowState::kScheduled:
      return {JobState::kScheduled};
    case WorkflowState::kActive:
    case WorkflowState::kPaused:
      return {JobState::kSuspended};
    case WorkflowState::kCompleted:
      return {JobState::kCompleted};
    case WorkflowState::kFailed:
      return {JobState::kDead, JobState::kFailed};
    case WorkflowState::kTerminating:
      return {JobState::kTerminating};
    case WorkflowState::kTerminated:
      return {JobState::kTerminated};
  }
  return {};
}

void AddCounts(StoreReader& reader, std::span<WorkflowView> views) {
  std::vector<IndexAsk> asks;
  for (const WorkflowView& view : views) {
    for (const Key& index : {ChildrenIndex(view.row.seq), OpenIndex(view.row.seq), BadIndex(view.row.seq)}) {
      asks.push_back({index});
    }
  }
  reader.Prefetch({}, asks);
  auto ask = asks.begin();
  for (WorkflowView& view : views) {
    view.counts.tasks = reader.IndexCount((ask++)->index);
    view.counts.open = reader.IndexCount((ask++)->index);
    view.counts.failed = reader.IndexCount((ask++)->index);
  }
}

// The partitions are a group of the queue that they wait in, named like the task.
Result<void> FillPartitions(StoreReader& reader, const Carrier& carrier, TaskView& task) {
  const Seq seq = task.row.seq;
  PartitionCounts& counts = task.partitions.emplace();
  counts.total = reader.IndexCount(ChildrenIndex(seq));
  counts.open = reader.IndexCount(OpenIndex(seq));
  counts.failed = reader.IndexCount(BadIndex(seq));
  PAWL_ASSIGN(const auto blueprint, DecodeNewJobs(carrier.blueprint));
  task.queue = blueprint.empty() ? 0 : blueprint.front().head.queue;
  if (counts.open == 0 || blueprint.empty()) return {};
  if (const auto group = reader.Group(task.queue, HashBytes(task.row.head.id)); group) counts.running = group->held;
  return {};
}

// Reads, for many tasks at once, what they have beside their heads.
class TaskReader {
 public:
  explicit TaskReader(StoreReader& reader) : reader_(reader) {}

  Result<void> Fill(std::vector<TaskView>& tasks) {
    std::unordered_map<Seq, const std::string*> names;
    for (const TaskView& task : tasks) {
      const JobHead& head = task.row.head;
      names.emplace(task.row.seq, &head.flow->task);
      if (head.flow->linked) Ask(LinksKey(task.row.seq));
      if (head.flow->carries) Ask(CarrierKey(task.row.seq));
      if (head.side.result) Ask(SideKey(RecordKind::kResult, task.row.seq));
      if (head.side.error) Ask(SideKey(RecordKind::kError, task.row.seq));
    }
    records_ = reader_.ReadMany(keys_);
    PrefetchCounts(tasks);
    for (TaskView& task : tasks) PAWL_TRY(FillOne(task, names));
    return {};
  }

 private:
  void Ask(RecordKey key) { keys_.push_back(std::move(key)); }
  // In the order in which they were asked for. What is gone was erased meanwhile.
  Result<std::string> Next() {
    const Result<Record>& record = records_[next_++];
    if (!record.ok()) return record.error();
    return record->exists() ? record->value : std::string();
  }

  void PrefetchCounts(const std::vector<TaskView>& tasks) {
    std::vector<IndexAsk> asks;
    for (const TaskView& task : tasks) {
      if (!task.row.head.flow->carries) continue;
      const Seq seq = task.row.seq;
      for (const Key& index : {ChildrenIndex(seq), OpenIndex(seq), BadIndex(seq)}) asks.push_back({index});
    }
    reader_.Prefetch({}, asks);
  }

  Result<void> FillOne(TaskView& task, const std::unordered_map<Seq, const std::string*>& names) {
    const JobHead& head = task.row.head;
    if (head.flow->linked) {
      PAWL_ASSIGN(const std::string bytes, Next());
      PAWL_ASSIGN(const Links links, bytes.empty() ? Result<Links>(Links{}) : DecodeLinks(bytes));
      for (const Seq before : links.after) {
        if (const auto name = names.find(before); name != names.end()) task.after.push_back(*name->second);
      }
    }
    if (head.flow->carries) {
      PAWL_ASSIGN(const std::string bytes, Next());
      PAWL_ASSIGN(const Carrier carrier, bytes.empty() ? Result<Carrier>(Carrier{}) : DecodeCarrier(bytes));
      PAWL_TRY(FillPartitions(reader_, carrier, task));
    }
    if (head.side.result) {
      PAWL_ASSIGN(std::string result, Next());
      if (!result.empty() && result.size() <= kTaskResultShown) task.result = std::move(result);
    }
    if (head.side.error) {
      PAWL_ASSIGN(const std::string bytes, Next());
      if (bytes.empty()) return {};
      PAWL_ASSIGN(JobError error, DecodeError(bytes));
      task.error = ShortError(std::move(error));
    }
    return {};
  }

  StoreReader& reader_;
  std::vector<RecordKey> keys_;
  std::vector<Result<Record>> records_;
  std::size_t next_ = 0;
};

// The members of a carrier, oldest first.
std::vector<Seq> MembersOf(StoreReader& reader, Seq carrier, std::size_t most) {
  std::vector<Seq> seqs;
  reader.IndexBefore(ChildrenIndex(carrier), kSeqEnd, most, seqs);
  std::reverse(seqs.begin(), seqs.end());
  return seqs;
}

Result<std::vector<TaskView>> ReadTasks(StoreReader& reader, Seq workflow) {
  PAWL_ASSIGN(std::vector<JobRow> rows, ReadRows(reader, MembersOf(reader, workflow, kTasksMax)));
  std::vector<TaskView> tasks;
  for (JobRow& row : rows) {
    if (!IsTask(row.head)) continue;
    const NameId queue = row.head.queue;
    tasks.push_back({.row = std::move(row), .queue = queue});
  }
  PAWL_TRY(TaskReader(reader).Fill(tasks));
  return tasks;
}

Result<std::optional<std::string>> ReadResult(StoreReader& reader, const JobRow& row) {
  if (!row.head.side.result) return std::optional<std::string>{};
  PAWL_ASSIGN(Record record, reader.Read(SideKey(RecordKind::kResult, row.seq)));
  return record.exists() ? std::optional(std::move(record.value)) : std::nullopt;
}

Result<JobRow> FindPartitioned(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(JobRow task, FindTask(reader, ref));
  if (task.head.flow->carries) return task;
  return Error{ErrorCode::kNotFound, "task " + task.head.flow->task + " has no partitions"};
}

}  // namespace

WorkflowState WorkflowStateOf(const JobHead& head) {
  switch (head.shown) {
    case JobState::kSuspended:
      return head.flow && head.flow->paused ? WorkflowState::kPaused : WorkflowState::kActive;
    case JobState::kScheduled:
      return WorkflowState::kScheduled;
    case JobState::kCompleted:
      return WorkflowState::kCompleted;
    case JobState::kFailed:
    case JobState::kDead:
      return WorkflowState::kFailed;
    case JobState::kTerminating:
      return WorkflowState::kTerminating;
    case JobState::kTerminated:
      return WorkflowState::kTerminated;
    case JobState::kWaiting:
    case JobState::kQueued:
    case JobState::kRetrying:
    case JobState::kRunning:
      break;
  }
  return WorkflowState::kWaiting;
}

TaskState TaskStateOf(JobState shown, Reason reason, bool carries) {
  switch (shown) {
    case JobState::kWaiting:
      return TaskState::kWaiting;
    case JobState::kScheduled:
      return TaskState::kScheduled;
    case JobState::kQueued:
      return TaskState::kQueued;
    case JobState::kRunning:
      return TaskState::kRunning;
    case JobState::kRetrying:
      return TaskState::kRetrying;
    case JobState::kSuspended:
      return carries ? TaskState::kActive : TaskState::kSuspended;
    case JobState::kCompleted:
      return TaskState::kCompleted;
    case JobState::kFailed:
    case JobState::kDead:
      return TaskState::kFailed;
    case JobState::kTerminating:
      return TaskState::kTerminating;
    case JobState::kTerminated:
      break;
  }
  return reason == Reason::kSkipped ? TaskState::kSkipped : TaskState::kTerminated;
}

TaskState TaskStateOf(const JobHead& head) { return TaskStateOf(head.shown, head.reason, IsCarrier(head)); }

Result<FlowView> ReadFlow(StoreReader& reader, Seq seq, const JobHead& head) {
  FlowView view;
  const Flow& flow = *head.flow;
  view.task = flow.task;
  view.partition = flow.partition;
  for (Seq above = flow.carrier; above != 0;) {
    Result<JobRow> found = FindJob(reader, above);
    // A piece of a task may outlive its workflow.
    if (!found.ok() && found.error().code == ErrorCode::kNotFound) break;
    PAWL_ASSIGN(const JobRow carrier, std::move(found));
    view.workflow = carrier.head.id;
    above = carrier.head.flow ? carrier.head.flow->carrier : 0;
  }
  if (!flow.linked) return view;
  PAWL_ASSIGN(const Links links, ReadFlowRecord<Links>(reader, LinksKey(seq), DecodeLinks));
  PAWL_ASSIGN(const std::vector<JobRow> before, ReadRows(reader, links.after));
  for (const JobRow& row : before) view.after.push_back(row.head.id);
  if (head.shown != JobState::kWaiting || flow.freed) return view;
  for (const JobRow& row : before) {
    if (HasEnded(row.head.state)) continue;
    if (++view.waiting_for <= kWaitsForShown) view.waits_for.push_back(row.head.id);
  }
  return view;
}

Result<JobRow> FindWorkflow(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(JobRow row, FindJob(reader, ref));
  if (IsWorkflow(row.head)) return row;
  return Error{ErrorCode::kNotFound, "job " + row.head.id + " is no workflow"};
}

Result<JobRow> FindTask(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(JobRow row, FindJob(reader, ref));
  if (IsTask(row.head)) return row;
  return Error{ErrorCode::kNotFound, "job " + row.head.id + " is no task of a workflow"};
}

Result<JobRow> FindTask(StoreReader& reader, const JobRef& workflow, const std::string& name) {
  PAWL_ASSIGN(const JobRow root, FindWorkflow(reader, workflow));
  Result<JobRow> task = FindChild(reader, root.seq, name);
  if (task.ok() || task.error().code != ErrorCode::kNotFound) return task;
  return Error{ErrorCode::kNotFound, "workflow " + root.head.id + " has no task " + name};
}

Result<WorkflowView> ReadWorkflowBrief(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(JobRow row, FindWorkflow(reader, ref));
  WorkflowView view{std::move(row)};
  AddCounts(reader, {&view, 1});
  return view;
}

Result<WorkflowView> ReadWorkflow(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(WorkflowView view, ReadWorkflowBrief(reader, ref));
  PAWL_ASSIGN(const Record body, reader.Read(BodyKey(view.row.seq)));
  if (body.exists()) {
    PAWL_ASSIGN(view.body, DecodeBody(body.value));
  }
  PAWL_ASSIGN(view.result, ReadResult(reader, view.row));
  PAWL_ASSIGN(view.tasks, ReadTasks(reader, view.row.seq));
  view.counts.skipped = static_cast<std::uint64_t>(std::ranges::count_if(
      view.tasks, [](const TaskView& task) { return TaskStateOf(task.row.head) == TaskState::kSkipped; }));
  return view;
}

Result<TaskView> ReadTask(StoreReader& reader, const JobRow& row) {
  PAWL_ASSIGN(const JobDetails job, ReadJob(reader, row.seq));
  if (!IsTask(job.head)) return NoSuchJob(row.head.id);
  TaskView task{.row = {job.seq, job.head}, .queue = job.head.queue};
  task.result = job.result;
  task.error = job.error;
  PAWL_ASSIGN(const JobRow workflow, FindJob(reader, job.head.flow->carrier));
  task.workflow_id = workflow.head.id;
  task.workflow_name = workflow.head.group;
  if (job.head.flow->linked) {
    PAWL_ASSIGN(const Links links, ReadFlowRecord<Links>(reader, LinksKey(job.seq), DecodeLinks));
    PAWL_ASSIGN(const std::vector<JobRow> before, ReadRows(reader, links.after));
    for (const JobRow& one : before) {
      if (one.head.flow) task.after.push_back(one.head.flow->task);
    }
  }
  if (job.head.flow->carries) {
    PAWL_ASSIGN(const Carrier carrier, ReadFlowRecord<Carrier>(reader, CarrierKey(job.seq), DecodeCarrier));
    PAWL_TRY(FillPartitions(reader, carrier, task));
  }
  if (IsScanTask(job.head)) {
    PAWL_ASSIGN(task.scan, ReadScanView(reader, job.seq));
  }
  return task;
}

Result<WorkflowPage> ListWorkflows(StoreReader& reader, const Names& names, const WorkflowQuery& query) {
  JobQuery jobs;
  jobs.filter.queue = kWorkflowQueue;
  jobs.filter.group = query.name;
  if (query.state) jobs.filter.shown = StatesOf(*query.state);
  jobs.below = query.below;
  jobs.limit = query.limit;
  PAWL_ASSIGN(JobPage found, ListJobs(reader, names, jobs));
  WorkflowPage page;
  for (JobRow& row : found.jobs) {
    // Whether it is paused, no index tells.
    if (query.state && WorkflowStateOf(row.head) != *query.state) continue;
    page.workflows.push_back({std::move(row)});
  }
  AddCounts(reader, page.workflows);
  page.next = found.next;
  return page;
}

Result<PartitionPage> ListPartitions(StoreReader& reader, const JobRef& ref, const PartitionQuery& query) {
  PAWL_ASSIGN(const JobRow task, FindPartitioned(reader, ref));
  const std::vector<Seq> all = MembersOf(reader, task.seq, reader.IndexCount(ChildrenIndex(task.seq)));
  auto at = std::ranges::upper_bound(all, query.after);
  PartitionPage page;
  for (std::size_t looked_at = 0; at != all.end() && looked_at < kScanBudget && page.jobs.size() < query.limit;) {
    const auto left = static_cast<std::size_t>(all.end() - at);
    const std::size_t count = std::min({left, kPartitionChunk, query.limit - page.jobs.size()});
    PAWL_ASSIGN(std::vector<JobRow> rows, ReadRows(reader, {&*at, count}));
    for (JobRow& row : rows) {
      if (row.head.flow->partition == 0) continue;  // a piece of the task that has failed
      const bool wanted = query.shown.empty() || std::ranges::find(query.shown, row.head.shown) != query.shown.end();
      if (wanted) page.jobs.push_back(std::move(row));
    }
    at += static_cast<std::ptrdiff_t>(count);
    looked_at += count;
  }
  if (at != all.end()) page.next = *std::prev(at);
  PAWL_ASSIGN(page.partitions, ReadPartitionStates(reader, page.jobs));
  return page;
}

// They are made in the order of their numbers, so the place tells; but for some that were added by several nodes at
// once.
Result<JobRow> FindPartition(StoreReader& reader, const JobRef& ref, std::uint32_t number) {
  PAWL_ASSIGN(const JobRow task, FindPartitioned(reader, ref));
  const std::vector<Seq> all = MembersOf(reader, task.seq, reader.IndexCount(ChildrenIndex(task.seq)));
  const auto is_it = [&](const JobRow& row) { return row.head.flow && row.head.flow->partition == number; };
  if (number >= 1 && number <= all.size()) {
    PAWL_ASSIGN(std::vector<JobRow> rows, ReadRows(reader, {&all[number - 1], 1}));
    if (!rows.empty() && is_it(rows.front())) return std::move(rows.front());
  }
  for (std::size_t at = 0; at < all.size(); at += kPartitionChunk) {
    const std::span<const Seq> chunk(&all[at], std::min(kPartitionChunk, all.size() - at));
    PAWL_ASSIGN(std::vector<JobRow> rows, ReadRows(reader, chunk));
    if (const auto found = std::ranges::find_if(rows, is_it); found != rows.end()) return std::move(*found);
  }
  return Error{ErrorCode::kNotFound, "task " + task.head.flow->task + " has no partition " + std::to_string(number) +
                                         "; it has " + std::to_string(all.size())};
}

}  // namespace pawl
