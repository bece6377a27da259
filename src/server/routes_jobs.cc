// Pushing jobs, looking at them, and what operators ask of them.
#include <algorithm>
#include <array>

#include "base/duration.h"
#include "base/names.h"
#include "base/wall_format.h"
#include "engine/blocked_queries.h"
#include "engine/past_run_queries.h"
#include "engine/read_in_steps.h"
#include "rules/decide.h"
#include "server/routes.h"
#include "wire/http/copy_job.h"
#include "wire/http/parse_edit.h"
#include "wire/http/parse_filter.h"
#include "wire/http/parse_job.h"
#include "wire/http/parse_life.h"
#include "wire/http/parse_settings.h"
#include "wire/http/query.h"
#include "wire/http/render_job.h"
#include "wire/json/fields.h"

namespace pawl::routes {
namespace {

using http::Parameter;

constexpr std::uint64_t kDryRunLooks = 100'000;  // unless said

// "payload,progress".
Result<void> ReadFields(const std::string& text, JobQuery& out) {
  constexpr std::array<std::string_view, 2> kFields = {"payload", "progress"};
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const std::string_view field = std::string_view(text).substr(at, end - at);
    if (field != kFields[0] && field != kFields[1]) return http::NotOneOf(field, kFields);
    (field == kFields[0] ? out.payloads : out.progress) = true;
    at = end + 1;
  }
  return {};
}

Result<void> ReadOrder(const std::string& text, JobQuery&) {
  if (text == "created_at") return {};
  if (text == "run_at") {
    return Error{ErrorCode::kInvalid,
                 "is not possible: there is no index by run_at; jobs come by created_at, newest first"};
  }
  return Error{ErrorCode::kInvalid, "must be created_at"};
}

constexpr std::array<Parameter<JobQuery>, 17> kListParameters{{
    {"queue",
     [](const std::string& text, JobQuery& out) {
       out.filter.queue = text;
       return CheckName(text, "");
     }},
    {"state", [](const std::string& text, JobQuery& out) { return http::AddStates(text, out.filter); }, true},
    {"type",
     [](const std::string& text, JobQuery& out) {
       out.filter.type = text;
       return CheckName(text, "");
     }},
    {"group",
     [](const std::string& text, JobQuery& out) {
       out.filter.group = text;
       return CheckGroup(text, "");
     }},
    {"reason", [](const std::string& text, JobQuery& out) { return http::AddReasons(text, out.filter); }, true},
    {"worker",
     [](const std::string& text, JobQuery& out) {
       out.filter.worker = text;
       return CheckName(text, "");
     }},
    {"error_type", [](const std::string& text, JobQuery& out) { return http::SetErrorType(text, out.filter); }},
    {"where", [](const std::string& text, JobQuery& out) { return http::AddWhere(text, out.filter); }, true},
    {"text", [](const std::string& text, JobQuery& out) { return http::SetSearch(text, out.filter); }},
    {"unique",
     [](const std::string& text, JobQuery& out) -> Result<void> {
       out.unique = text;
       return {};
     }},
    {"since", ReadSince},
    {"until", ReadUntil},
    {"fields", ReadFields, true},
    {"order", ReadOrder},
    {"all",
     [](const std::string& text, JobQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.ours, http::ParseFlag(text));
       return {};
     }},
    {"limit", ReadLimit},
    {"cursor", ReadCursor},
}};

// Answers a GET of one job: the job as it is now.
void SendJob(ApiServices& api, std::shared_ptr<http::Responder> to, JobRef ref) {
  ReadAndSend(
      api, std::move(to),
      [&core = api.core, ref = std::move(ref)](StoreReader& reader) { return ReadShownJob(reader, ref, core.now()); },
      [&api](const JobDetails& job) {
        http::Response response = JobAnswer(api, job);
        response.headers.emplace_back("etag", http::RenderTag(job.version));
        return response;
      });
}

// Word of an end on another node may get lost; a wait looks for itself so often.
constexpr Millis kLookAgain{1'000};

http::Response ReplayableBrief(const ApiServices& api, const JobsReply& reply, int status = 200) {
  return Replayable(Json(http::RenderBrief(reply.jobs.at(0), api.core.names()), status), reply);
}

// The jobs that a push names, beside those that it makes.
Result<void> CheckOthers(const Call& call, const PushOp& op) {
  for (const JobSpec& job : op.jobs) {
    if (!job.parent.empty()) PAWL_TRY(CheckRef(call, RefOf(job.parent)));
    for (const std::string& ref : job.after) PAWL_TRY(CheckRef(call, RefOf(ref)));
  }
  return {};
}

std::string_view NameOf(ManyAction action) {
  switch (action) {
    case ManyAction::kRun:
      return "run many";
    case ManyAction::kTerminate:
      return "terminate many";
    case ManyAction::kPurge:
      return "purge";
    case ManyAction::kDelete:
      return "delete many";
  }
  return "";
}

// How many jobs a call would change, page by page.
struct DryRun {
  JobQuery query;
  ManyAction action = ManyAction::kRun;
  std::uint64_t left = 0;  // jobs that may still be looked at
  http::ManyDone done;

  // True: there is more to look at.
  Result<bool> Step(StoreReader& reader, const Names& names) {
    query.look_at = std::min<std::size_t>(kScanBudget, left);
    query.limit = query.look_at;
    PAWL_ASSIGN(const JobPage page, pawl::ListJobs(reader, names, query));
    const auto takes = [&](const JobRow& row) { return MayTake(action, query.filter, row.head); };
    done.count += static_cast<std::uint64_t>(std::count_if(page.jobs.begin(), page.jobs.end(), takes));
    done.looked_at += *page.looked_at;
    left -= *page.looked_at;
    done.next.reset();
    if (!page.next) return false;
    query.below = *page.next;
    query.from = page.next_from;
    done.next = ManyPlace{query.below, query.from};
    return left > 0;
  }
};

void CountMany(Call& call, ManyAction action, http::ManyCall many) {
  const auto run = std::make_shared<DryRun>();
  run->action = action;
  run->left = many.look_at > 0 ? many.look_at : kDryRunLooks;
  run->query.filter = std::move(many.filter);
  run->query.below = many.place.below;
  run->query.from = many.place.from;
  run->query.merged = true;
  run->query.ours = false;
  const Names& names = call.api.core.names();
  ReadInSteps(
      call.api.core, [run, &names](StoreReader& reader) { return run->Step(reader, names); },
      [run, to = std::move(call.responder)](const std::optional<Error>& error) {
        to->SendLater([run, error] { return error ? Problem(*error) : Json(http::RenderMany(run->done)); });
      });
}

Result<void> Many(Call& call, ManyAction action) {
  PAWL_ASSIGN(http::ManyCall many, http::ParseMany(call.request.body));
  if (many.dry_run) {
    CountMany(call, action, std::move(many));
    return {};
  }
  ManyOp op{action, std::move(many.filter), {}, many.place, many.look_at};
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  Submit(call, std::move(op), [actor = ActorOf(call), action, what = call.request.body](const JobsReply& reply) {
    if (!reply.replayed) Audit(actor, NameOf(action), what, reply.count);
    return Replayable(Json(http::RenderMany({reply.count, reply.looked_at, reply.next})), reply);
  });
  return {};
}

}  // namespace

// The wait is registered before the job is looked at again, so that its end cannot slip between the two.
void AwaitEnd(ApiServices& api, const std::shared_ptr<http::Responder>& to, const EndWait& wait) {
  const Millis step = api.core.shared() ? std::min(wait.time, kLookAgain) : wait.time;
  const auto watch = api.watch.Add(wait.job, step, [&api, to, wait, left = wait.time - step] {
    if (left == Millis{0} || api.draining) return wait.then();
    api.core.Read([&api, to, wait, left](Result<StoreReader*> reader) {
      const auto row = reader.ok() ? FindJob(**reader, wait.job) : Result<JobRow>(reader.error());
      if (!row.ok() || HasEnded(row->head.state) || api.draining) return wait.then();
      AwaitEnd(api, to, {wait.job, left, wait.then});
    });
  });
  if (!watch.ok()) return to->Send(Problem(watch.error()));
  api.core.Nudge();
  to->OnGone([&api, id = *watch] { api.watch.Remove(id); });
  api.core.Read([&api, id = *watch, job = wait.job](Result<StoreReader*> reader) {
    const auto row = reader.ok() ? FindJob(**reader, job) : Result<JobRow>(reader.error());
    if (!row.ok() || HasEnded(row->head.state)) api.watch.Fire(id);
  });
}

http::Response JobAnswer(const ApiServices& api, const JobDetails& job) {
  const Now now = api.core.now();
  const Serving serving =
      job.waits ? api.workers.ServingOf(api.core.names().Name(job.head.queue), now.wall) : Serving{};
  return Json(http::RenderJob(job, api.core.names(), now, serving));
}

Result<void> ReadWait(const std::string& text, WaitQuery& out) {
  PAWL_ASSIGN(const Millis wait, ParseDuration(text));
  PAWL_ASSIGN(out.wait, http::SpanIn(wait, http::kWaitRange));
  return {};
}

Result<void> ReadLimit(const std::string& text, JobQuery& out) {
  PAWL_ASSIGN(out.limit, http::ParseWhole(text, 1, kPageMax));
  return {};
}

Result<void> ReadCursor(const std::string& text, JobQuery& out) {
  PAWL_ASSIGN(const ManyPlace place, http::ParseCursor(text));
  out.below = place.below;
  out.from = place.from;
  return {};
}

Result<void> ReadSince(const std::string& text, JobQuery& out) {
  PAWL_ASSIGN(out.filter.since, ParseTime(text));
  return {};
}

Result<void> ReadUntil(const std::string& text, JobQuery& out) {
  PAWL_ASSIGN(out.filter.until, ParseTime(text));
  return {};
}

Result<void> Push(Call& call) {
  PAWL_ASSIGN(PushOp op, http::ParsePush(call.request.body, call.limits()));
  PAWL_TRY(call.policy().Apply(op));
  PAWL_TRY(CheckOthers(call, op));
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  Submit(call, std::move(op), [&api = call.api](const JobsReply& reply) {
    return ReplayableBrief(api, reply, reply.jobs.at(0).existing ? 200 : 201);
  });
  return {};
}

Result<void> PushBulk(Call& call) {
  PAWL_ASSIGN(PushOp op, http::ParseBulk(call.request.body, call.limits()));
  PAWL_TRY(call.policy().Apply(op));
  PAWL_TRY(CheckOthers(call, op));
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  Submit(call, std::move(op), [&api = call.api](const JobsReply& reply) {
    return Replayable(Json(http::RenderPushed(reply, api.core.names()), 201), reply);
  });
  return {};
}

Result<void> JobberPush(Call& call) {
  PAWL_ASSIGN(PushOp op, http::ParseJobber(call.request.body, call.limits()));
  PAWL_TRY(call.policy().Apply(op));
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  Submit(call, std::move(op), [](const JobsReply& reply) {
    std::string body = http::Rendered(
        [&](http::AnswerWriter& json) { json.BeginObject().Key("job-id").Name(reply.jobs.at(0).head.id).EndObject(); });
    return Replayable(Json(std::move(body), 201), reply);
  });
  return {};
}

// Whoever may not read a job may not look at what it has by copying it to where he may.
Result<void> CopyJob(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  if (!call.caller.May(Scope::kRead)) {
    return Error{ErrorCode::kForbidden, "copying a job needs the scope read beside push: it is read and pushed"};
  }
  PAWL_ASSIGN(PushRequest said, http::ParseCopy(call.request.body));
  PAWL_ASSIGN(auto once, IdempotencyKeyOf(call));
  ApiServices& api = call.api;
  api.core.Read([&api, &policy = call.policy(), to = std::move(call.responder), ref = std::move(ref),
                 said = std::move(said), once](Result<StoreReader*> reader) {
    const auto push = [&]() -> Result<PushOp> {
      if (!reader.ok()) return reader.error();
      PAWL_ASSIGN(const JobDetails job, ReadJob(**reader, ref));
      PAWL_ASSIGN(PushOp op, http::CopyOf(job, api.core.names(), said));
      PAWL_TRY(policy.Apply(op));
      return op;
    };
    Result<PushOp> op = push();
    if (!op.ok()) return to->Send(Problem(op.error()));
    op->once = once;
    op->seed = FreshSeed();
    api.core.Submit(*std::move(op), [&api, to](Result<JobsReply> reply) {
      to->SendLater([&api, reply = std::move(reply)] {
        if (!reply.ok()) return Problem(reply.error());
        return ReplayableBrief(api, *reply, reply->jobs.at(0).existing ? 200 : 201);
      });
    });
  });
  return {};
}

Result<void> GetJob(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(const WaitQuery query, http::ReadQuery<WaitQuery>(call.request.query, kWaitParameters));
  if (query.wait == Millis{0} || call.api.draining) {
    SendJob(call.api, std::move(call.responder), std::move(ref));
    return {};
  }
  call.api.core.Read([&api = call.api, to = std::move(call.responder), ref = std::move(ref),
                      wait = query.wait](Result<StoreReader*> reader) {
    const auto row = reader.ok() ? FindJob(**reader, ref) : Result<JobRow>(reader.error());
    if (!row.ok()) return to->Send(Problem(row.error()));
    AwaitEnd(api, to, {row->seq, wait, [&api, to, seq = row->seq] { SendJob(api, to, seq); }});
  });
  return {};
}

Result<void> ListRuns(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  ReadAndSend(
      call, [ref = std::move(ref)](StoreReader& reader) { return ReadPastRuns(reader, ref); },
      [](const std::vector<PastRun>& runs) { return Json(http::RenderPastRuns(runs)); });
  return {};
}

Result<void> ListJobs(Call& call) {
  JobQuery start;
  start.merged = true;
  start.ours = false;
  start.errors = true;
  PAWL_ASSIGN(JobQuery query, http::ReadQuery<JobQuery>(call.request.query, kListParameters, std::move(start)));
  PAWL_TRY(http::CheckFilter(query.filter));
  if (query.unique && !query.filter.queue) return Error{ErrorCode::kInvalid, "needs a queue", "unique"};
  query.now = call.api.core.now().wall;
  const Names& names = call.api.core.names();
  ReadAndSend(
      call, [&names, query = std::move(query)](StoreReader& reader) { return pawl::ListJobs(reader, names, query); },
      [&names](const JobPage& page) { return Json(http::RenderPage(page, names)); });
  return {};
}

Result<void> RunJob(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(const http::RunCall run, http::ParseRun(call.request.body));
  PAWL_ASSIGN(const auto once, IdempotencyKeyOf(call));
  const auto version = http::ParseTag(call.request.Header("if-match"));
  if (run.time.given() || version) {
    EditOp op;
    op.job = std::move(ref);
    op.from = run.force ? EditOp::From::kForced : EditOp::From::kAny;
    op.time = run.time;
    op.version = version;
    op.once = once;
    Submit(call, std::move(op), [&api = call.api](const JobsReply& reply) { return ReplayableBrief(api, reply); });
    return {};
  }
  Submit(call, RunOp{std::move(ref), run.force, once},
         [&api = call.api](const JobsReply& reply) { return ReplayableBrief(api, reply); });
  return {};
}

Result<void> EditJob(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(EditOp op, http::ParseEdit(call.request.body, call.limits()));
  op.job = std::move(ref);
  op.version = http::ParseTag(call.request.Header("if-match"));
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  Submit(call, std::move(op), [&api = call.api](const JobsReply& reply) { return ReplayableBrief(api, reply); });
  return {};
}

Result<void> TerminateJob(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  TerminateOp op;
  op.job = std::move(ref);
  PAWL_ASSIGN(op.recursive, http::ParseRecursive(call.request.body));
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  const std::string_view action = op.recursive ? "terminate tree" : "terminate";
  Submit(call, std::move(op), [&api = call.api, actor = ActorOf(call), action](const JobsReply& reply) {
    if (!reply.replayed) Audit(actor, action, reply.jobs.at(0).head.id, 1);
    return ReplayableBrief(api, reply);
  });
  return {};
}

Result<void> DeleteJob(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  DeleteOp op;
  op.job = std::move(ref);
  Submit(call, std::move(op), [actor = ActorOf(call), job = call.parameters[0]](const JobsReply&) {
    Audit(actor, "delete", job, 1);
    return NoContent();
  });
  return {};
}

Result<void> RunMany(Call& call) { return Many(call, ManyAction::kRun); }

Result<void> TerminateMany(Call& call) { return Many(call, ManyAction::kTerminate); }

Result<void> DeleteMany(Call& call) { return Many(call, ManyAction::kDelete); }

Result<void> GetOperation(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  ReadAndSend(
      call, [ref = std::move(ref)](StoreReader& reader) { return ReadJob(reader, ref); },
      [](const JobDetails& job) { return Json(http::RenderOperation(job)); });
  return {};
}

}  // namespace pawl::routes
