// Workflows and their tasks: starting them, looking at them, and what operators ask of them.
#include <algorithm>
#include <array>

#include "base/duration.h"
#include "base/names.h"
#include "engine/read_in_steps.h"
#include "engine/scan_queries.h"
#include "engine/workflow_queries.h"
#include "server/routes.h"
#include "wire/http/parse_settings.h"
#include "wire/http/parse_workflow.h"
#include "wire/http/query.h"
#include "wire/http/render_job.h"
#include "wire/http/render_workflow.h"
#include "wire/json/fields.h"

namespace pawl::routes {
namespace {

using http::Parameter;

Result<void> ReadWorkflowState(const std::string& text, WorkflowQuery& out) {
  out.state = WorkflowStateFromName(text);
  if (out.state) return {};
  std::array<std::string_view, kWorkflowStateCount> known;
  for (std::size_t i = 0; i < known.size(); ++i) known[i] = Name(static_cast<WorkflowState>(i));
  return http::NotOneOf(text, known);
}

constexpr std::array<Parameter<WorkflowQuery>, 4> kWorkflowParameters{{
    {"name",
     [](const std::string& text, WorkflowQuery& out) {
       out.name = text;
       return CheckName(text, "");
     }},
    {"state", ReadWorkflowState},
    {"limit",
     [](const std::string& text, WorkflowQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.limit, http::ParseWhole(text, 1, kPageMax));
       return {};
     }},
    {"cursor",
     [](const std::string& text, WorkflowQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.below, http::ParseWhole(text, 0, kSeqEnd));
       return {};
     }},
}};

struct TaskFormat {
  bool document = false;
};
constexpr std::array<Parameter<TaskFormat>, 1> kTaskParameters{{
    {"format",
     [](const std::string& text, TaskFormat& out) -> Result<void> {
       constexpr std::array<std::string_view, 2> kFormats{"json", "document"};
       out.document = text == kFormats[1];
       if (out.document || text == kFormats[0]) return {};
       return http::NotOneOf(text, kFormats);
     }},
}};

using Responder = std::shared_ptr<http::Responder>;

struct Shown {
  int status = 200;
  bool existing = false;
  bool replayed = false;
};

http::Response AsShown(std::string body, const Shown& shown) {
  JobsReply reply;
  reply.replayed = shown.replayed;
  return Replayable(Json(std::move(body), shown.status), reply);
}

void SendWorkflow(ApiServices& api, Responder to, JobRef ref, Shown shown = {}) {
  ReadAndSend(
      api, std::move(to), [ref = std::move(ref)](StoreReader& reader) { return ReadWorkflow(reader, ref); },
      [&api, shown](const WorkflowView& workflow) {
        return AsShown(http::RenderWorkflow(workflow, api.core.names(), shown.existing), shown);
      });
}

// The totals of a scan are added up in steps.
void SendWithTotals(ApiServices& api, Responder to, TaskView task, Shown shown) {
  auto totals = std::make_shared<ScanTotals>(task.row.seq);
  ReadInSteps(
      api.core, [totals](StoreReader& reader) { return totals->Step(reader); },
      [&api, to = std::move(to), task = std::move(task), totals, shown](const std::optional<Error>& error) mutable {
        if (error) return to->Send(Problem(*error));
        totals->PutInto(task);
        to->Send(AsShown(http::RenderTask(task, api.core.names()), shown));
      });
}

void SendTask(ApiServices& api, Responder to, const std::function<Result<JobRow>(StoreReader&)>& find,
              Shown shown = {}) {
  api.core.Read([&api, to = std::move(to), find, shown](Result<StoreReader*> reader) {
    if (!reader.ok()) return to->Send(Problem(reader.error()));
    const Result<JobRow> row = find(**reader);
    Result<TaskView> task = row.ok() ? ReadTask(**reader, *row) : Result<TaskView>(row.error());
    if (const auto failure = (*reader)->failure()) return to->Send(Problem(*failure));
    if (!task.ok()) return to->Send(Problem(task.error()));
    if (task->scan) return SendWithTotals(api, to, *std::move(task), shown);
    to->SendLater(
        [&api, shown, task = *std::move(task)] { return AsShown(http::RenderTask(task, api.core.names()), shown); });
  });
}

void SendTask(ApiServices& api, Responder to, JobRef ref, Shown shown) {
  SendTask(
      api, std::move(to), [ref = std::move(ref)](StoreReader& reader) { return FindTask(reader, ref); }, shown);
}

using Find = Result<JobRow> (*)(StoreReader&, const JobRef&);
using Send = void (*)(ApiServices&, Responder, JobRef, Shown);

// Takes a step that is asked of a workflow or task, and answers with how it stands then.
template <typename Op>
void StepAndSend(ApiServices& api, const Responder& to, Op op, Send send, std::function<void()> done = {}) {
  api.core.Submit(std::move(op), [&api, to, send, done = std::move(done)](const Result<JobsReply>& reply) {
    if (!reply.ok()) return to->Send(Problem(reply.error()));
    if (done && !reply->replayed) done();
    send(api, to, reply->jobs.at(0).seq, {.replayed = reply->replayed});
  });
}

// Calls `then(seq)` if the path names a workflow or task, and answers otherwise.
Result<void> With(Call& call, Find find, std::function<void(const Responder&, Seq)> then) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_TRY(http::ParseNothing(call.request.body));
  call.api.core.Read([to = std::move(call.responder), ref = std::move(ref), find,
                      then = std::move(then)](Result<StoreReader*> reader) {
    const auto row = reader.ok() ? find(**reader, ref) : Result<JobRow>(reader.error());
    if (!row.ok()) return to->Send(Problem(row.error()));
    then(to, row->seq);
  });
  return {};
}

Result<void> Terminate(Call& call, Find find, Send send, std::string_view action) {
  PAWL_ASSIGN(const auto once, IdempotencyKeyOf(call));
  auto audit = [actor = ActorOf(call), action, what = call.parameters[0]] { Audit(actor, action, what, 1); };
  return With(call, find, [&api = call.api, once, send, audit = std::move(audit)](const Responder& to, Seq seq) {
    StepAndSend(api, to, TerminateOp{seq, once, true}, send, audit);
  });
}

Result<void> Step(Call& call, WorkflowStep step) {
  WorkflowOp op;
  PAWL_ASSIGN(op.workflow, RefOf(call));
  op.step = step;
  if (step == WorkflowStep::kRestart) {
    PAWL_ASSIGN(op.from, http::ParseRestart(call.request.body));
  } else {
    PAWL_TRY(http::ParseNothing(call.request.body));
  }
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  StepAndSend(call.api, call.responder, std::move(op), SendWorkflow);
  return {};
}

Result<void> Step(Call& call, TaskStep step) {
  TaskOp op;
  PAWL_ASSIGN(op.task, RefOf(call));
  op.step = step;
  if (step == TaskStep::kRestart) {
    PAWL_ASSIGN(op.step, http::ParseTaskRestart(call.request.body));
  } else {
    PAWL_TRY(http::ParseNothing(call.request.body));
  }
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  StepAndSend(call.api, call.responder, std::move(op), SendTask);
  return {};
}

// Pushes the jobs of a workflow; `then` gets the answer.
Result<void> PushTasks(Call& call, http::WorkflowPush push,
                       std::function<void(ApiServices&, const Responder&, const JobsReply&)> then) {
  if (Result<void> applied = call.policy().Apply(push.op); !applied.ok()) {
    return http::NamedByTask(applied.error(), push.places);
  }
  PAWL_ASSIGN(push.op.once, IdempotencyKeyOf(call));
  push.op.seed = FreshSeed();
  call.api.core.Submit(std::move(push.op),
                       [&api = call.api, to = std::move(call.responder), places = std::move(push.places),
                        then = std::move(then)](const Result<JobsReply>& reply) {
                         if (!reply.ok()) return to->Send(Problem(http::NamedByTask(reply.error(), places)));
                         then(api, to, *reply);
                       });
  return {};
}

}  // namespace

Result<void> PushWorkflow(Call& call) {
  PAWL_ASSIGN(http::WorkflowPush push, http::ParseWorkflow(call.request.body, call.limits()));
  return PushTasks(call, std::move(push), [](ApiServices& api, const Responder& to, const JobsReply& reply) {
    const JobRow& root = reply.jobs.at(0);
    SendWorkflow(api, to, root.seq, {root.existing ? 200 : 201, root.existing, reply.replayed});
  });
}

Result<void> AddTasks(Call& call) {
  PAWL_ASSIGN(const JobRef ref, RefOf(call));
  PAWL_ASSIGN(http::WorkflowPush push, http::ParseTasks(call.request.body, ref, call.limits()));
  return PushTasks(call, std::move(push), [ref](ApiServices& api, const Responder& to, const JobsReply& reply) {
    SendWorkflow(api, to, ref, {.status = 201, .replayed = reply.replayed});
  });
}

Result<void> GetWorkflow(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(const WaitQuery query, http::ReadQuery<WaitQuery>(call.request.query, kWaitParameters));
  if (query.wait == Millis{0} || call.api.draining) {
    SendWorkflow(call.api, std::move(call.responder), std::move(ref));
    return {};
  }
  call.api.core.Read([&api = call.api, to = std::move(call.responder), ref = std::move(ref),
                      wait = query.wait](Result<StoreReader*> reader) {
    const auto row = reader.ok() ? FindWorkflow(**reader, ref) : Result<JobRow>(reader.error());
    if (!row.ok()) return to->Send(Problem(row.error()));
    AwaitEnd(api, to, {row->seq, wait, [&api, to, seq = row->seq] { SendWorkflow(api, to, seq); }});
  });
  return {};
}

Result<void> ListWorkflows(Call& call) {
  PAWL_ASSIGN(WorkflowQuery query, http::ReadQuery<WorkflowQuery>(call.request.query, kWorkflowParameters));
  ReadAndSend(
      call,
      [&names = call.api.core.names(), query = std::move(query)](StoreReader& reader) {
        return pawl::ListWorkflows(reader, names, query);
      },
      [](const WorkflowPage& page) { return Json(http::RenderWorkflowPage(page)); });
  return {};
}

Result<void> PauseWorkflow(Call& call) { return Step(call, WorkflowStep::kPause); }
Result<void> ResumeWorkflow(Call& call) { return Step(call, WorkflowStep::kResume); }
Result<void> CloseWorkflow(Call& call) { return Step(call, WorkflowStep::kClose); }
Result<void> RestartWorkflow(Call& call) { return Step(call, WorkflowStep::kRestart); }
Result<void> TerminateWorkflow(Call& call) { return Terminate(call, FindWorkflow, SendWorkflow, "terminate workflow"); }

Result<void> DeleteWorkflow(Call& call) {
  auto audit = [actor = ActorOf(call), what = call.parameters[0]] { Audit(actor, "delete workflow", what, 1); };
  return With(call, FindWorkflow, [&api = call.api, audit = std::move(audit)](const Responder& to, Seq seq) {
    api.core.Submit(DeleteOp{seq}, [to, audit](const Result<JobsReply>& reply) {
      if (!reply.ok()) return to->Send(Problem(reply.error()));
      audit();
      to->Send(NoContent());
    });
  });
}

Result<void> GetWorkflowTask(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_TRY(CheckName(call.parameters[1], "name"));
  SendTask(call.api, std::move(call.responder), [ref = std::move(ref), name = call.parameters[1]](StoreReader& reader) {
    return FindTask(reader, ref, name);
  });
  return {};
}

Result<void> GetTask(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(const TaskFormat format, http::ReadQuery<TaskFormat>(call.request.query, kTaskParameters));
  if (format.document) {
    SendDocument(call.api, std::move(call.responder), std::move(ref));
    return {};
  }
  SendTask(call.api, std::move(call.responder), std::move(ref), {});
  return {};
}

void ShowTask(ApiServices& api, std::shared_ptr<http::Responder> to, JobRef task, int status) {
  SendTask(api, std::move(to), std::move(task), Shown{.status = status});
}

Result<void> PauseTask(Call& call) { return Step(call, TaskStep::kPause); }
Result<void> ResumeTask(Call& call) { return Step(call, TaskStep::kResume); }
Result<void> SkipTask(Call& call) { return Step(call, TaskStep::kSkip); }
Result<void> ActivateTask(Call& call) { return Step(call, TaskStep::kActivate); }
Result<void> RestartTask(Call& call) { return Step(call, TaskStep::kRestart); }
Result<void> DrainTask(Call& call) { return Step(call, TaskStep::kDrain); }
Result<void> TerminateTask(Call& call) { return Terminate(call, FindTask, SendTask, "terminate task"); }

}  // namespace pawl::routes
