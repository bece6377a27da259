// The working clients of the crash test.
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/json_at.h"
#include "tests/system/faults/crash_clients.h"

namespace pawl::support {
namespace {

std::string ClaimBody(CrashClient& client, const WorkerStyle& style, const std::string& wait) {
  std::string queues;
  for (const std::string& queue : style.queues) queues += (queues.empty() ? "" : ",") + Quoted(queue);
  std::string body = R"({"worker":")" + client.name() + R"(","queues":[)" + queues + R"(],"count":)" +
                     std::to_string(1 + client.Random(style.count)) + R"(,"wait":")" + wait + R"(","lease":")" +
                     style.lease + "\"";
  if (!style.may_expire) body += R"(,"claim_id":")" + client.Unique() + "\"";
  return body + "}";
}

std::vector<HeldRun> RunsOf(CrashClient& client, const HttpAnswer& answer, bool may_expire) {
  std::vector<HeldRun> runs;
  if (!client.Expect(answer.status == 200, "claim", answer)) return runs;
  for (const std::string_view job : ElementsAt(answer.body, "jobs")) {
    runs.push_back({TextAt(job, "id"), TextAt(job, "lease.token"), TextAt(job, "queue"), TextAt(job, "group"),
                    NumberAt(job, "attempt"), may_expire});
    client.ledger().Claimed(runs.back());
  }
  return runs;
}

std::string PathOf(const HeldRun& run, const char* call) { return "/v1/jobs/" + run.job + "/" + call; }
std::string TokenOf(const HeldRun& run) { return R"("token":")" + run.token + "\""; }

void Heartbeat(CrashClient& client, const HeldRun& run) {
  const bool superseded = client.ledger().Superseded(run);
  const Reply reply = client.Call(PathOf(run, "heartbeat"), "{" + TokenOf(run) + R"(,"progress":{"half":true}})");
  if (superseded) client.Expect(reply.answer.status == 409, "heartbeat with an old token of " + run.job, reply.answer);
  if (!run.may_expire) client.Expect(reply.answer.status == 200, "heartbeat of " + run.job, reply.answer);
}

void Complete(CrashClient& client, const HeldRun& run) {
  const bool superseded = client.ledger().Superseded(run);
  client.ledger().FinishSent(run);
  const Reply reply = client.Call(PathOf(run, "complete"), "{" + TokenOf(run) + R"(,"result":{"done":true}})");
  const int status = reply.answer.status;
  client.Expect(status == 200 || (status == 409 && run.may_expire), "complete " + run.job, reply.answer);
  if (status == 200) client.ledger().Completed(run, superseded);
}

// A finish that did not end the job may have been forgotten by the time that it is asked for again: other runs have
// ended since.
void Fail(CrashClient& client, const HeldRun& run, bool for_good) {
  client.ledger().FinishSent(run);
  const std::string retry = for_good ? R"(,"retry":false)" : "";
  const Reply reply =
      client.Call(PathOf(run, "fail"), "{" + TokenOf(run) + R"(,"error":{"message":"no luck"})" + retry + "}");
  if (reply.asked_again && !for_good && reply.answer.status == 409) return client.ledger().FailedMaybe();
  if (!client.Expect(reply.answer.status == 200, "fail " + run.job, reply.answer)) return;
  client.Expect(!for_good || TextAt(reply.answer.body, "state") == "dead", "dead " + run.job, reply.answer);
  client.ledger().Failed(run, for_good);
}

void Release(CrashClient& client, const HeldRun& run) {
  client.ledger().FinishSent(run);
  const Reply reply = client.Call(PathOf(run, "release"), "{" + TokenOf(run) + "}");
  const bool forgotten = reply.asked_again && reply.answer.status == 409;
  client.Expect(reply.answer.status == 200 || forgotten, "release " + run.job, reply.answer);
}

void Checkpoint(CrashClient& client, const HeldRun& run) {
  const Reply reply = client.Call(PathOf(run, "commit"), "{" + TokenOf(run) + R"(,"progress":{"step":1}})");
  client.Expect(reply.answer.status == 200, "commit " + run.job, reply.answer);
}

// Completes all in one call; those that are to be asked again: of each run alone it may have been answered 503.
std::vector<HeldRun> CompleteTogether(CrashClient& client, const std::vector<HeldRun>& runs) {
  std::string body = R"({"finishes":[)";
  for (std::size_t i = 0; i < runs.size(); ++i) {
    client.ledger().FinishSent(runs[i]);
    body += (i > 0 ? "," : "") + (R"({"job":")" + runs[i].job + R"(","outcome":"completed",)" + TokenOf(runs[i]) + "}");
  }
  std::vector<HeldRun> again;
  const Reply reply = client.Call("/v1/finish", body + "]}");
  const auto results = ElementsAt(reply.answer.body, "results");
  if (!client.Expect(results.size() == runs.size(), "finish many", reply.answer)) return again;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (NumberAt(results[i], "error.status") == 503) {
      again.push_back(runs[i]);
      continue;
    }
    const bool completed = TextAt(results[i], "state") == "completed";
    client.Expect(completed, "finish of " + runs[i].job + " among many: " + std::string(results[i]), reply.answer);
    if (completed) client.ledger().Completed(runs[i], false);
  }
  return again;
}

void CompleteMany(CrashClient& client, std::vector<HeldRun> runs) {
  while (!runs.empty()) runs = CompleteTogether(client, runs);
}

void Work(CrashClient& client, const HeldRun& run) {
  if (client.Random(3) == 0) Heartbeat(client, run);
  const std::size_t choice = client.Random(20);
  if (run.may_expire && choice < 2) return;  // the worker dies
  if (run.may_expire || choice < 12) return Complete(client, run);
  if (choice < 15) return Fail(client, run, false);
  if (choice < 16) return Fail(client, run, true);
  if (choice < 18) return Release(client, run);
  Checkpoint(client, run);
  Complete(client, run);
}

}  // namespace

void RunWorker(CrashClient& client, const WorkerStyle& style) {
  std::vector<HeldRun> stale;
  while (!client.scene().stopped()) {
    const std::string body = ClaimBody(client, style, "200ms");
    std::optional<HttpAnswer> answer;
    if (style.may_expire) {
      answer = client.CallOnce("/v1/claim", body);
    } else {
      answer = client.Call("/v1/claim", body).answer;
    }
    if (!answer) continue;
    const std::vector<HeldRun> runs = RunsOf(client, *answer, style.may_expire);
    if (style.many) CompleteMany(client, runs);
    if (style.many) continue;
    for (const HeldRun& run : runs) Work(client, run);
    // A worker that was thought dead comes back with its old token.
    if (style.may_expire && !stale.empty()) Heartbeat(client, stale[client.Random(stale.size())]);
    stale.insert(stale.end(), runs.begin(), runs.end());
    if (stale.size() > 100) stale.erase(stale.begin(), stale.begin() + 50);
  }
}

std::size_t DrainOnce(CrashClient& client, const std::vector<std::string>& queues) {
  const WorkerStyle style{.queues = queues, .count = 500, .many = true};
  const std::vector<HeldRun> runs =
      RunsOf(client, client.Call("/v1/claim", ClaimBody(client, style, "1s")).answer, false);
  CompleteMany(client, runs);
  return runs.size();
}

}  // namespace pawl::support
