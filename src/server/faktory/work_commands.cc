// What workers say: FETCH, ACK, FAIL, BEAT, and fetching and acknowledging many.
#include <utility>

#include "base/names.h"
#include "server/faktory/faktory_commands.h"
#include "server/faktory/find_run.h"
#include "server/faktory/jid_errors.h"
#include "server/waiting_claim.h"
#include "wire/faktory/commands.h"
#include "wire/faktory/fields.h"
#include "wire/faktory/job_json.h"
#include "wire/faktory/replies.h"
#include "wire/json/ranges.h"

namespace pawl::faktory_commands {
namespace {

constexpr Millis kFetchWait{2'000};

// `render(jobs, out)` makes the reply, on the connection's thread.
template <typename Render>
void SendFetched(ApiServices& api, const std::shared_ptr<FaktoryWorker>& worker, const FaktoryReply& reply,
                 ClaimReply claimed, Render render) {
  std::function<void()> undelivered;
  if (!claimed.jobs.empty()) {
    std::vector<std::string> jids;
    const SteadyTime now = api.core.now().steady;
    for (const ClaimedJob& job : claimed.jobs) {
      worker->Hold(job, now);
      jids.push_back(job.head.id);
    }
    undelivered = [&api, worker, jids = std::move(jids)] {
      for (const std::string& jid : jids) {
        if (const auto run = worker->Take(jid)) GiveBack(api.core, run->seq, run->token);
      }
    };
  }
  reply.Send([&api, claimed = std::move(claimed), render](std::string& out) { render(api, claimed.jobs, out); },
             std::move(undelivered));
}

Result<std::vector<std::string>> Queues(const std::vector<std::string_view>& words) {
  if (words.empty()) return std::vector<std::string>{"default"};
  if (words.size() > http::kClaimQueuesMax) {
    return Error{ErrorCode::kInvalid, "must have at most " + std::to_string(http::kClaimQueuesMax) + " queues"};
  }
  std::vector<std::string> queues;
  for (const std::string_view word : words) {
    PAWL_TRY(CheckName(word, "queue"));
    if (word.starts_with("pawl.")) {
      return Error{ErrorCode::kInvalid, "queues whose names begin with pawl. are Pawl's own"};
    }
    queues.emplace_back(word);
  }
  return queues;
}

template <typename Render>
Result<void> FetchJobs(FaktoryCall& call, std::uint32_t count, const std::vector<std::string_view>& words,
                       Render render) {
  ClaimRequest request;
  PAWL_ASSIGN(request.queues, Queues(words));
  ApiServices& api = call.api;
  const std::string name = call.worker->name();
  const Now now = api.core.now();
  call.worker->OnSign(now.steady);
  const WorkerOrders orders = api.workers.OnClaim(name, request.queues, std::nullopt, now.wall);
  if (orders.quiet || orders.stop || api.draining) {
    call.reply.NullAfter(kFetchWait);
    return {};
  }
  request.worker = name;
  request.count = count;
  request.wait = kFetchWait;
  const auto handle = ClaimAndWait(
      api, std::move(request), [&api, worker = call.worker, reply = call.reply, render](Result<ClaimReply> claimed) {
        if (!claimed.ok()) return reply.Error(claimed.error());
        SendFetched(api, worker, reply, *std::move(claimed), render);
      });
  call.reply.OnGone([&api, handle] { api.core.CancelClaim(handle); });
  return {};
}

FinishOp Completed() {
  FinishOp op;
  op.outcome = Outcome::kCompleted;
  return op;
}

FinishOp Failed(JobError error) {
  FinishOp op;
  op.outcome = Outcome::kFailed;
  op.error = std::move(error);
  return op;
}

std::string NotFound(const std::string& jid) { return "Job not found " + jid; }

// One end of many.
std::function<void(Result<bool>)> EndInto(std::shared_ptr<JidErrors> errors, std::string jid) {
  return [errors = std::move(errors), jid = std::move(jid)](const Result<bool>& ended) {
    if (!ended.ok()) {
      errors->Refuse(jid, faktory::Flat(ended.error()).detail);
    } else if (!*ended) {
      errors->Refuse(jid, NotFound(jid));
    }
    errors->PartDone();
  };
}

}  // namespace

Result<void> Fetch(FaktoryCall& call) {
  return FetchJobs(call, 1, faktory::SplitWords(call.arguments),
                   [](ApiServices& api, const std::vector<ClaimedJob>& jobs, std::string& out) {
                     if (jobs.empty()) return faktory::AppendNull(out);
                     std::string json;
                     faktory::RenderJob(jobs.front(), api.core.names(), json);
                     faktory::AppendBulk(json, out);
                   });
}

Result<void> FetchMany(FaktoryCall& call) {
  PAWL_ASSIGN(const faktory::FetchMany fetch, faktory::ParseFetchMany(call.arguments));
  return FetchJobs(call, fetch.count, fetch.queues,
                   [](ApiServices& api, const std::vector<ClaimedJob>& jobs, std::string& out) {
                     if (jobs.empty()) return faktory::AppendNull(out);
                     std::string json = "[";
                     for (const ClaimedJob& job : jobs) {
                       if (json.size() > 1) json += ',';
                       faktory::RenderJob(job, api.core.names(), json);
                     }
                     json += ']';
                     faktory::AppendBulk(json, out);
                   });
}

Result<void> Ack(FaktoryCall& call) {
  PAWL_ASSIGN(const std::string jid, faktory::ParseJid(call.arguments));
  EndRun(call, jid, Completed(), [reply = call.reply](const Result<bool>& ended) {
    if (!ended.ok()) return reply.Error(ended.error());
    reply.Ok();  // also when it came too late: clients expect no other answer
  });
  return {};
}

Result<void> AckMany(FaktoryCall& call) {
  PAWL_ASSIGN(const std::vector<std::string> jids, faktory::ParseJids(call.arguments));
  const auto errors = std::make_shared<JidErrors>(call.reply);
  errors->Await(jids.size());
  for (const std::string& jid : jids) EndRun(call, jid, Completed(), EndInto(errors, jid));
  errors->PartDone();
  return {};
}

Result<void> Fail(FaktoryCall& call) {
  PAWL_ASSIGN(faktory::Failure failure, faktory::ParseFailure(call.arguments));
  const std::string jid = failure.jid;
  EndRun(call, jid, Failed(std::move(failure.error)), [reply = call.reply, jid](const Result<bool>& ended) {
    if (!ended.ok()) return reply.Error(ended.error());
    *ended ? reply.Ok() : reply.Error(NotFound(jid));
  });
  return {};
}

Result<void> FailMany(FaktoryCall& call) {
  PAWL_ASSIGN(std::vector<faktory::Failure> failures, faktory::ParseFailures(call.arguments));
  const auto errors = std::make_shared<JidErrors>(call.reply);
  errors->Await(failures.size());
  for (faktory::Failure& failure : failures) {
    EndRun(call, failure.jid, Failed(std::move(failure.error)), EndInto(errors, failure.jid));
  }
  errors->PartDone();
  return {};
}

Result<void> Beat(FaktoryCall& call) {
  PAWL_ASSIGN(const faktory::Beat beat, faktory::ParseBeat(call.arguments));
  const auto worker = call.desk.workers().Find(beat.wid);
  if (worker == nullptr) return Error{ErrorCode::kNotFound, "unknown worker " + beat.wid};
  const Now now = call.api.core.now();
  worker->OnSign(now.steady);
  WorkerOrders orders = call.api.workers.OnHeartbeat(beat.wid, now.wall);
  if (beat.state && *beat.state != faktory::WorkerState::kRunning) {
    // It has been told by others, or has decided for itself.
    const WorkerOrders own{true, *beat.state == faktory::WorkerState::kTerminate};
    if (const auto told = call.api.workers.Tell(beat.wid, own)) orders = told->orders;
  }
  if (orders.stop || call.api.draining) {
    call.reply.Bulk(R"({"state":"terminate"})");
  } else if (orders.quiet) {
    call.reply.Bulk(R"({"state":"quiet"})");
  } else {
    call.reply.Ok();
  }
  return {};
}

}  // namespace pawl::faktory_commands
