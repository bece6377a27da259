// Canaries: a secret is planted in every field that takes text or JSON, and then every route is called with every
// scope. None of the answers, events, metrics and log lines may show one; only who is given the work sees it whole.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "server/api.h"
#include "tests/support/raw_faktory.h"
#include "tests/system/http/event_reader.h"
#include "tests/system/http/http_test.h"
#include "wire/faktory/commands.h"

namespace pawl::system_test {
namespace {

using support::Quoted;

const std::string kCanary = "CANARY";
// 127 bytes at most: a label has no room for more.
const std::string kText =
    "https://bot:CANARY@db/x?token=CANARY&a=1 al:CANARY@h Bearer CANARY1 Basic CANARY0= api_key=CANARY";
const std::string kLines = "failed for " + kText + "\nAuthorization: Token CANARY CANARY\nX-Api-Key: CANARY";
const std::string kJson = R"({"password":"CANARY","list":[{"apiKey":{"x":"CANARY"}}],"text":)" + Quoted(kLines) + "}";

const std::vector<std::string> kScopes = {"status", "read", "push", "work", "admin"};
std::string TokenOf(const std::string& scope) { return "token-of-" + scope; }
std::string Bearer(const std::string& scope) { return "Authorization: Bearer " + TokenOf(scope) + "\r\n"; }

ServerOptions WithTokens() {
  ServerOptions options;
  options.outbound.allow = {"127.0.0.1"};
  options.faktory = ListenAt{"127.0.0.1", 0};
  for (const std::string& scope : kScopes) options.tokens.push_back(TokenOf(scope) + ":" + scope);
  return options;
}

std::string PercentEncoded(const std::string& text) {
  std::string out;
  for (const char c : text) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    out += {'%', kDigits[byte >> 4U], kDigits[byte & 15U]};
  }
  return out;
}

struct Request {
  std::string path;
  std::string body = {};
};

class SecretsTest : public HttpTest {
 protected:
  SecretsTest() : HttpTest(WithTokens()) {}

  HttpAnswer As(const std::string& scope, std::string_view method, const std::string& path, const std::string& body) {
    return Call(method, path, body, Bearer(scope));
  }
  std::string Admin(std::string_view method, const std::string& path, const std::string& body = "") {
    const HttpAnswer answer = As("admin", method, path, body);
    EXPECT_LT(answer.status, 300) << method << " " << path << " " << answer.body;
    return answer.body;
  }
  std::string ClaimOne(const std::string& id) {
    const std::string info = R"({"host":)" + Quoted(kText) + R"(,"labels":[)" + Quoted(kText) + "]}";
    const std::string body =
        Admin("POST", "/v1/claim", R"({"job":")" + id + R"(","worker":"w","worker_info":)" + info + "}");
    EXPECT_EQ(ElementsAt(body, "jobs").size(), 1U) << body;
    return std::string(ElementsAt(body, "jobs").at(0));
  }
  // {"token":…,MORE}
  static std::string Holding(const std::string& claimed, const std::string& more) { return WithToken(claimed, more); }

  void PushPoisoned(const std::string& id, const std::string& more = "") {
    Admin("POST", "/v1/jobs",
          R"({"id":")" + id + R"(","type":"life","queue":"q","payload":)" + kJson + R"(,"meta":)" + kJson +
              R"(,"created_by":)" + Quoted(kText) + R"(,"group":)" + Quoted(kText) + R"(,"unique":{"key":)" +
              Quoted(id + kText) + "}" + more + "}");
  }

  // One job in each situation, with a canary wherever there is room for one.
  void Plant() {
    const std::string ports = R"({"in":{"a":{"default":)" + kJson + R"(},"token":{"default":"CANARY"}},)" +
                              R"("out":{"o":{"keep":true,"channels":["/shop"]}}})";
    Admin("PUT", "/v1/workers/q/life", R"({"ports":)" + ports + R"(,"description":)" + Quoted(kText) + "}");
    PushPoisoned("stateful", R"(,"inputs":{"a":[)" + kJson + R"(]},"state":{"token":"CANARY","note":)" + Quoted(kText) +
                                 "," + Quoted(kText) + ":1},\"aliases\":[\"alias\"]");
    for (const char* id : {"failed", "retrying", "done", "held", "waiting"}) PushPoisoned(id, R"(,"inputs":{"a":[1]})");
    PushPoisoned("child", R"(,"parent":"stateful","name":"kid")");
    const std::string error = R"("error":{"type":)" + Quoted(kText) + R"(,"message":)" + Quoted(kLines) +
                              R"(,"backtrace":[)" + Quoted(kLines) + "]}";
    const std::string failed = ClaimOne("failed");
    Admin("POST", "/v1/jobs/failed/heartbeat", Holding(failed, R"("progress":)" + kJson));
    Admin("POST", "/v1/jobs/failed/fail", Holding(failed, error + R"(,"retry":false)"));
    Admin("POST", "/v1/jobs/retrying/fail", Holding(ClaimOne("retrying"), error));
    Admin("POST", "/v1/jobs/done/complete", Holding(ClaimOne("done"), R"("result":)" + kJson));
    PlantWorkflow(error);
    const std::string callback =
        R"("callbacks":{"url":"http://127.0.0.1:65535/?token=CANARY","headers":{"Authorization":"Bearer CANARY"},)"
        R"("with_payload":true})";
    Admin("POST", "/v1/jobs", R"({"type":"told","id":"told","payload":)" + kJson + "," + callback + "}");
    Admin("POST", "/v1/jobs/told/complete", Holding(ClaimOne("told"), R"("result":)" + kJson));
    held_ = ClaimOne("held");
    Admin("POST", "/v1/jobs/held/heartbeat", Holding(held_, R"("progress":)" + kJson));
    const std::string effects = R"("effects":{"write":[{"port":"o","values":[)" + kJson +
                                R"(]}],"publish":[{"channel":)" + R"("/shop/orders","value":)" + kJson + "}]}";
    Admin("POST", "/v1/jobs/held/commit", Holding(held_, effects));
  }

  // Its tasks: one that has a result, one that has failed, one with partitions.
  void PlantWorkflow(const std::string& error) {
    const std::string tasks =
        R"({"name":"one","id":"flow-one","type":"t","payload":)" + kJson +
        R"(},{"name":"bad","id":"flow-bad","type":"t","after":[]},)" +
        R"({"name":"parts","id":"flow-parts","type":"t","after":["one"],"partitions":[{"payload":)" + kJson +
        R"(}]},)" + R"({"name":"scan","id":"flow-scan","type":"scanned","after":[],"scan":{"partitions":[)" + kJson +
        "]}}";
    Admin("POST", "/v1/workflows",
          R"({"id":"flow","name":"nightly","result":"one","stays_open":true,"created_by":)" + Quoted(kText) +
              R"(,"meta":)" + kJson + R"(,"tasks":[)" + tasks + "]}");
    Admin("POST", "/v1/jobs/flow-one/complete", Holding(ClaimOne("flow-one"), R"("result":)" + kJson));
    Admin("POST", "/v1/jobs/flow-bad/fail", Holding(ClaimOne("flow-bad"), error + R"(,"retry":false)"));
    const std::string claimed = Admin("POST", "/v1/claim", R"({"queues":["scanned"],"worker":"w"})");
    const std::string part = std::string(ElementsAt(claimed, "jobs").at(0));
    Admin("POST", "/v1/jobs/" + TextAt(part, "id") + "/commit",
          Holding(part, R"("offset":1,"dead":[{"key":1,"error":{"type":"e","message":)" + Quoted(kLines) +
                            R"(},"document":)" + kJson + "}]"));
  }

  // Whole values are the point of these.
  static const std::set<std::string>& HandsOver() {
    static const std::set<std::string> routes = {"POST /v1/claim", "GET /v1/jobs/{ref}/ports/{side}/{port}",
                                                 "POST /v1/jobs/{ref}/ports/{side}/{port}/read"};
    return routes;
  }

  std::string held_;  // the claim of the job "held"
};

// One of these numbers is the callback's.
std::vector<Request> CallbackRequests(const std::string& rest) {
  std::vector<Request> requests;
  for (int seq = 1; seq <= 30; ++seq) requests.push_back({"/v1/callbacks/~" + std::to_string(seq) + rest});
  return requests;
}

// What to ask of each route. A new route needs an entry: that is how it cannot be forgotten here.
std::map<std::string, std::vector<Request>> Requests(const std::string& backup) {
  const std::string group = PercentEncoded(kText);
  const std::string job =
      R"({"type":"life","queue":"q","payload":)" + kJson + R"(,"created_by":)" + Quoted(kText) + "}";
  const std::string wrong = R"({"token":)" + Quoted(kText) + R"(,"progress":)" + kJson + "}";
  std::vector<Request> jobs;
  std::vector<Request> operations;
  for (const char* ref :
       {"stateful", "alias", "failed", "retrying", "done", "held", "waiting", "child", "told", "~1", "~2", "~3"}) {
    jobs.push_back({std::string("/v1/jobs/") + ref});
    operations.push_back({std::string("/v1/operations/") + ref});
  }
  return {
      {"POST /v1/jobs", {{"/v1/jobs", job}, {"/v1/jobs", R"({"type":)" + Quoted(kText) + "}"}}},
      {"POST /v1/jobs/bulk", {{"/v1/jobs/bulk", R"({"jobs":[)" + job + "]}"}}},
      {"POST /v1/claim", {{"/v1/claim", R"({"queues":["q"],"worker":"other"})"}, {"/v1/claim", wrong}}},
      {"POST /v1/jobs/{ref}/complete", {{"/v1/jobs/held/complete", wrong}}},
      {"POST /v1/finish", {{"/v1/finish", R"({"finishes":[{"job":"held","outcome":"completed","token":"x"}]})"}}},
      {"POST /v1/jobs/{ref}/heartbeat", {{"/v1/jobs/held/heartbeat", wrong}}},
      {"POST /v1/jobs/{ref}/fail", {{"/v1/jobs/held/fail", wrong}}},
      {"POST /v1/jobs/{ref}/commit", {{"/v1/jobs/held/commit", wrong}}},
      {"POST /v1/jobs/{ref}/release", {{"/v1/jobs/held/release", wrong}}},
      {"POST /v1/jobs/{ref}/suspend", {{"/v1/jobs/held/suspend", wrong}}},
      {"GET /v1/jobs",
       {{"/v1/jobs?fields=payload,progress"}, {"/v1/jobs?queue=q&group=" + group}, {"/v1/jobs?state=" + group}}},
      {"POST /v1/jobs/run", {{"/v1/jobs/run", R"({"queue":"q","state":"dead"})"}}},
      {"POST /v1/jobs/delete", {{"/v1/jobs/delete", R"({"queue":"none"})"}}},
      {"POST /v1/jobs/terminate", {{"/v1/jobs/terminate", R"({"queue":"q","state":"queued"})"}}},
      {"GET /v1/jobs/{ref}", jobs},
      {"GET /v1/jobs/{ref}/runs", {{"/v1/jobs/failed/runs"}, {"/v1/jobs/retrying/runs"}, {"/v1/jobs/held/runs"}}},
      {"PATCH /v1/jobs/{ref}",
       {{"/v1/jobs/waiting", R"({"payload":)" + kJson + "}"}, {"/v1/jobs/held", wrong}, {"/v1/jobs/waiting", wrong}}},
      {"DELETE /v1/jobs/{ref}", {{"/v1/jobs/held"}, {"/v1/jobs/done"}}},
      {"POST /v1/jobs/{ref}/run", {{"/v1/jobs/failed/run", "{}"}, {"/v1/jobs/failed/run", wrong}}},
      {"POST /v1/jobs/{ref}/terminate", {{"/v1/jobs/waiting/terminate", "{}"}}},
      {"POST /v1/jobs/{ref}/copy", {{"/v1/jobs/stateful/copy", "{}"}, {"/v1/jobs/held/copy", wrong}}},
      {"POST /v1/jobs/{ref}/ports/{side}/{port}", {{"/v1/jobs/stateful/ports/in/a", R"({"values":[)" + kJson + "]}"}}},
      {"GET /v1/jobs/{ref}/ports/{side}/{port}", {{"/v1/jobs/stateful/ports/in/a"}}},
      {"POST /v1/jobs/{ref}/ports/{side}/{port}/read", {{"/v1/jobs/held/ports/out/o/read", "{}"}}},
      {"POST /v1/jobs/{ref}/connect", {{"/v1/jobs/held/connect", wrong}}},
      {"GET /v1/jobs/{ref}/ports", {{"/v1/jobs/stateful/ports"}, {"/v1/jobs/held/ports"}}},
      {"PATCH /v1/jobs/{ref}/ports", {{"/v1/jobs/stateful/ports", R"({"in":{"b":{"default":)" + kJson + "}}}"}}},
      {"GET /v1/jobs/{ref}/state", {{"/v1/jobs/stateful/state"}}},
      {"PATCH /v1/jobs/{ref}/state", {{"/v1/jobs/stateful/state", R"({"set":{"secret":"CANARY","b":)" + kJson + "}}"}}},
      {"GET /v1/jobs/{ref}/children", {{"/v1/jobs/stateful/children"}}},
      {"GET /v1/jobs/{ref}/children/{name}", {{"/v1/jobs/stateful/children/kid"}}},
      {"GET /v1/jobs/{ref}/tree", {{"/v1/jobs/stateful/tree"}}},
      {"PUT /v1/jobs/{ref}/parent", {{"/v1/jobs/held/parent", R"({"parent":"stateful","name":"kid2"})"}}},
      {"DELETE /v1/jobs/{ref}/parent", {{"/v1/jobs/held/parent"}}},
      {"PUT /v1/jobs/{ref}/aliases/{alias}",
       {{"/v1/jobs/stateful/aliases/other"}, {"/v1/jobs/stateful/aliases/" + group}}},
      {"DELETE /v1/jobs/{ref}/aliases/{alias}", {{"/v1/jobs/stateful/aliases/other"}}},
      {"GET /v1/schedules", {{"/v1/schedules"}, {"/v1/schedules?cursor=" + group}}},
      {"PUT /v1/schedules/{name}",
       {{"/v1/schedules/nightly", R"({"every":"1h","job":{"type":"t","payload":)" + kJson + "}}"},
        {"/v1/schedules/nightly", R"({"cron":)" + Quoted(kText) + R"(,"job":{"type":"t"}})"}}},
      {"GET /v1/schedules/{name}", {{"/v1/schedules/nightly"}, {"/v1/schedules/" + group}}},
      {"POST /v1/schedules/{name}/fire", {{"/v1/schedules/nightly/fire", "{}"}}},
      {"POST /v1/schedules/{name}/pause", {{"/v1/schedules/nightly/pause", "{}"}}},
      {"POST /v1/schedules/{name}/resume", {{"/v1/schedules/nightly/resume", "{}"}}},
      {"DELETE /v1/schedules/{name}", {{"/v1/schedules/none"}}},
      {"POST /v1/cron", {{"/v1/cron", R"({"cron":)" + Quoted(kText) + "}"}}},
      {"POST /hooks/{secret}", {{"/hooks/" + group, kJson}}},
      {"GET /v1/hooks", {{"/v1/hooks"}}},
      {"PUT /v1/hooks/{name}", {{"/v1/hooks/link", R"({"job":{"type":"t","payload":)" + kJson + "}}"}}},
      {"GET /v1/hooks/{name}", {{"/v1/hooks/link"}, {"/v1/hooks/" + group}}},
      {"POST /v1/hooks/{name}/rotate", {{"/v1/hooks/link/rotate", "{}"}}},
      {"DELETE /v1/hooks/{name}", {{"/v1/hooks/none"}}},
      {"POST /v1/workflows",
       {{"/v1/workflows",
         R"({"created_by":)" + Quoted(kText) + R"(,"tasks":[{"name":"a","type":"t","payload":)" + kJson + "}]}"},
        {"/v1/workflows", R"({"tasks":[{"name":)" + Quoted(kText) + R"(,"type":"t"}]})"},
        {"/v1/workflows", R"({"tasks":[{"name":"a","type":"t","after":[)" + Quoted(kText) + "]}]}"}}},
      {"GET /v1/workflows", {{"/v1/workflows"}, {"/v1/workflows?name=" + group}, {"/v1/workflows?state=" + group}}},
      {"GET /v1/workflows/{ref}", {{"/v1/workflows/flow"}, {"/v1/workflows/" + group}}},
      {"DELETE /v1/workflows/{ref}", {{"/v1/workflows/flow"}}},
      {"POST /v1/workflows/{ref}/pause", {{"/v1/workflows/flow/pause", "{}"}, {"/v1/workflows/flow/pause", wrong}}},
      {"POST /v1/workflows/{ref}/resume", {{"/v1/workflows/flow/resume", "{}"}}},
      {"POST /v1/workflows/{ref}/terminate", {{"/v1/workflows/none/terminate", "{}"}}},
      {"POST /v1/workflows/{ref}/close", {{"/v1/workflows/none/close", "{}"}}},
      {"POST /v1/workflows/{ref}/restart",
       {{"/v1/workflows/flow/restart", R"({"from":)" + Quoted(kText) + "}"}, {"/v1/workflows/flow/restart", "{}"}}},
      {"POST /v1/workflows/{ref}/tasks",
       {{"/v1/workflows/flow/tasks", R"({"tasks":[{"name":"more","type":"t","payload":)" + kJson + "}]}"}}},
      {"GET /v1/workflows/{ref}/tasks/{name}",
       {{"/v1/workflows/flow/tasks/one"}, {"/v1/workflows/flow/tasks/bad"}, {"/v1/workflows/flow/tasks/" + group}}},
      {"GET /v1/tasks/{ref}",
       {{"/v1/tasks/flow-one"},
        {"/v1/tasks/flow-bad"},
        {"/v1/tasks/flow-parts"},
        {"/v1/tasks/flow-scan"},
        {"/v1/tasks/doc?format=document"}}},
      {"POST /v1/tasks/{ref}/pause", {{"/v1/tasks/flow-parts/pause", "{}"}}},
      {"POST /v1/tasks/{ref}/resume", {{"/v1/tasks/flow-parts/resume", "{}"}}},
      {"POST /v1/tasks/{ref}/skip", {{"/v1/tasks/flow-bad/skip", "{}"}}},
      {"POST /v1/tasks/{ref}/activate", {{"/v1/tasks/flow-one/activate", "{}"}}},
      {"POST /v1/tasks/{ref}/restart", {{"/v1/tasks/flow-one/restart", "{}"}}},
      {"POST /v1/tasks/{ref}/terminate", {{"/v1/tasks/flow-parts/terminate", "{}"}}},
      {"GET /v1/tasks/{ref}/partitions",
       {{"/v1/tasks/flow-parts/partitions"}, {"/v1/tasks/flow-parts/partitions?state=" + group}}},
      {"POST /v1/tasks/{ref}/partitions",
       {{"/v1/tasks/flow-parts/partitions", R"({"partitions":[{"payload":)" + kJson + "}]}"}}},
      {"GET /v1/tasks/{ref}/partitions/{n}",
       {{"/v1/tasks/flow-parts/partitions/1"}, {"/v1/tasks/flow-scan/partitions/1"}}},
      {"PATCH /v1/tasks/{ref}/partitions/{n}",
       {{"/v1/tasks/flow-scan/partitions/1", R"({"offset":)" + Quoted(kText) + "}"}}},
      {"GET /v1/tasks/{ref}/errors", {{"/v1/tasks/flow-scan/errors"}, {"/v1/tasks/flow-parts/errors"}}},
      {"POST /v1/tasks/{ref}/errors/replay", {{"/v1/tasks/none/errors/replay", "{}"}}},
      {"POST /v1/tasks/{ref}/drain", {{"/v1/tasks/flow-scan/drain", "{}"}}},
      {"POST /v1/tasks",
       {{"/v1/tasks", R"({"_bid":"doc","typ":"x","stream_type":"finite","job_id":"docs","info":)" + kJson +
                          R"(,"partitions":[{"_bid":"doc:1","partitionNumber":1,"info":)" + kJson + "}]}"}}},
      {"POST /v1/jobs/{ref}/read", {{"/v1/jobs/held/read", R"({"token":)" + Quoted(kText) + "}"}}},
      {"GET /v1/jobs/{ref}/callbacks", {{"/v1/jobs/told/callbacks"}}},
      {"GET /v1/callbacks", {{"/v1/callbacks"}, {"/v1/callbacks?state=" + group}, {"/v1/callbacks?host=" + group}}},
      {"GET /v1/outbound", {{"/v1/outbound"}}},
      {"POST /v1/callbacks/retry", {{"/v1/callbacks/retry", R"({"state":"failed"})"}, {"/v1/callbacks/retry", wrong}}},
      {"POST /v1/callbacks/test", {{"/v1/callbacks/test", wrong}}},
      {"GET /v1/callbacks/{id}", CallbackRequests("")},
      {"DELETE /v1/callbacks/{id}", CallbackRequests("")},
      {"POST /v1/callbacks/{id}/retry", CallbackRequests("/retry")},
      {"GET /v1/files/{ref}", {{"/v1/files/done"}, {"/v1/files/" + group}}},
      {"HEAD /v1/files/{ref}", {}},  // has no body
      {"POST /download",
       {{"/download", R"({"aggr_id":)" + Quoted(kText) + R"(,"aggr_limit":1,"url":)" + Quoted(kText) +
                          R"(,"callback_url":)" + Quoted(kText) + R"(,"extra":)" + Quoted(kText) + "}"},
        {"/download", wrong}}},
      {"POST /retry/{ref}", {{"/retry/told"}, {"/retry/" + group}}},
      {"GET /hb", {{"/hb"}}},
      {"GET /dashboard/aggregations", {{"/dashboard/aggregations"}}},
      {"POST /v1/channels/{channel...}", {{"/v1/channels/shop/orders", R"({"value":)" + kJson + "}"}}},
      {"GET /v1/channels/{channel...}", {}},  // a stream: see below
      {"GET /v1/queues", {{"/v1/queues"}}},
      {"GET /v1/queues/{queue}", {{"/v1/queues/q"}, {"/v1/queues/" + group}}},
      {"PATCH /v1/queues/{queue}", {{"/v1/queues/q", R"({"paused":false})"}, {"/v1/queues/q", wrong}}},
      {"DELETE /v1/queues/{queue}", {{"/v1/queues/q"}}},
      {"POST /v1/queues/{queue}/purge", {{"/v1/queues/q/purge", "{}"}}},
      {"GET /v1/queues/{queue}/groups", {{"/v1/queues/q/groups"}}},
      {"GET /v1/queues/{queue}/groups/{group}", {{"/v1/queues/q/groups/" + group}}},
      {"PATCH /v1/queues/{queue}/groups/{group}", {{"/v1/queues/q/groups/" + group, R"({"limit":5})"}}},
      {"GET /v1/queues/{queue}/groups/{group}/jobs", {{"/v1/queues/q/groups/" + group + "/jobs"}}},
      {"GET /v1/errors", {{"/v1/errors"}}},
      {"GET /v1/stats", {{"/v1/stats"}, {"/v1/stats?queue=q"}}},
      {"GET /v1/stats/history", {{"/v1/stats/history"}}},
      {"GET /v1/stats/times", {{"/v1/stats/times"}}},
      {"GET /v1/stats/stream", {}},  // has numbers only, and the names of queues
      {"GET /v1/workers", {{"/v1/workers"}}},
      {"GET /v1/nodes", {{"/v1/nodes"}}},
      {"GET /v1/me", {{"/v1/me"}}},
      {"GET /v1/about", {{"/v1/about"}}},
      {"GET /v1/config", {{"/v1/config"}}},
      {"POST /ui/session", {{"/ui/session", R"({"token":"read"})"}}},
      {"DELETE /ui/session", {{"/ui/session"}}},
      {"GET /ui", {{"/ui"}}},
      {"GET /ui/{path...}", {{"/ui/jobs"}}},
      {"POST /v1/workers/{worker}/quiet", {{"/v1/workers/w/quiet", "{}"}}},
      {"POST /v1/workers/{worker}/resume", {{"/v1/workers/w/resume", "{}"}}},
      {"POST /v1/workers/{worker}/stop", {{"/v1/workers/w/stop", "{}"}}},
      {"GET /v1/workers/{queue}", {{"/v1/workers/q"}}},
      {"GET /v1/workers/{queue}/{type}", {{"/v1/workers/q/life"}}},
      {"PUT /v1/workers/{queue}/{type}",
       {{"/v1/workers/q/other",
         R"({"ports":{"in":{"a":{"default":)" + kJson + R"(}}},"description":)" + Quoted(kText) + "}"}}},
      {"DELETE /v1/workers/{queue}/{type}", {{"/v1/workers/q/other"}}},
      {"GET /v1/events", {}},  // a stream: see below
      {"GET /v1/operations/{id}", operations},
      {"POST /jobber/queue", {{"/jobber/queue", R"({"type":"life","payload":)" + kJson + "}"}}},
      // A copy that is not compact waits for the next flush, which a clock that stands still never brings.
      {"POST /v1/admin/backup", {{"/v1/admin/backup", R"({"compact":true,"path":)" + Quoted(backup) + "}"}}},
      {"GET /", {{"/"}}},
      {"GET /healthz", {{"/healthz"}}},
      {"GET /readyz", {{"/readyz"}}},
      {"GET /metrics", {{"/metrics"}}},
      {"GET /openapi.json", {{"/openapi.json"}}},
  };
}

// Reading calls come first: the others change what there is to see.
std::vector<RouteInfo> RoutesInOrder() {
  std::vector<RouteInfo> routes(Api::Routes().begin(), Api::Routes().end());
  std::stable_partition(routes.begin(), routes.end(), [](const RouteInfo& route) { return route.method == "GET"; });
  return routes;
}

TEST_F(SecretsTest, NoRouteShowsACanaryToAnyScope) {
  testing::internal::CaptureStderr();
  EventReader events(server_->port(), "/v1/events", Bearer("read"));
  EventReader channels(server_->port(), "/v1/channels/", Bearer("read"));
  events.Until("\r\n\r\n");
  channels.Until("\r\n\r\n");
  Plant();
  const auto requests = Requests(dir_.File("backup?token=CANARY"));
  for (const RouteInfo& route : RoutesInOrder()) {
    const std::string name = std::string(route.method) + " " + std::string(route.pattern);
    const auto asked = requests.find(name);
    ASSERT_NE(asked, requests.end()) << "say in Requests() how to ask " << name;
    if (HandsOver().contains(name)) continue;
    for (const Request& request : asked->second) {
      for (const std::string& scope : kScopes) {
        const HttpAnswer answer = As(scope, route.method, request.path, request.body);
        EXPECT_EQ((answer.head + answer.body).find(kCanary), std::string::npos)
            << name << " " << request.path << " with " << scope << ": " << answer.body;
      }
    }
  }
  // What was published by the run, what was published from outside, and the last transition of all.
  Admin("POST", "/v1/channels/end", R"({"value":"the last one"})");
  Admin("POST", "/v1/jobs", R"({"id":"the-last-one","type":"t"})");
  const std::string messages = channels.Until("the last one");
  EXPECT_NE(messages.find("/shop/orders"), std::string::npos);
  EXPECT_EQ(messages.find(kCanary), std::string::npos) << messages;
  const std::string transitions = events.Until("the-last-one");
  EXPECT_NE(transitions.find("failed"), std::string::npos);
  EXPECT_EQ(transitions.find(kCanary), std::string::npos) << transitions;
  const std::string log = testing::internal::GetCapturedStderr();
  EXPECT_EQ(log.find(kCanary), std::string::npos) << log;
}

TEST_F(SecretsTest, TheHolderOfTheLeaseSeesEverythingWhole) {
  Plant();
  EXPECT_EQ(TextAt(held_, "payload"), kJson);
  EXPECT_EQ(TextAt(held_, "meta"), kJson);
  const std::string stateful = ClaimOne("stateful");
  EXPECT_EQ(TextAt(stateful, "state.token"), "CANARY");
  EXPECT_EQ(TextAt(stateful, "inputs.a.items.0.value"), kJson);
  EXPECT_EQ(TextAt(stateful, "inputs.token.default"), "CANARY");
}

TEST_F(SecretsTest, ThePortsValuesAreForTheScopeWork) {
  Plant();
  EXPECT_EQ(As("read", "GET", "/v1/jobs/stateful/ports/in/a", "").status, 403);
  EXPECT_EQ(As("push", "POST", "/v1/jobs/held/ports/out/o/read", "{}").status, 403);
  EXPECT_EQ(TextAt(As("work", "GET", "/v1/jobs/stateful/ports/in/a", "").body, "items.0.value"), kJson);
  EXPECT_EQ(TextAt(As("work", "POST", "/v1/jobs/held/ports/out/o/read", "{}").body, "items.0.value"), kJson);
}

TEST_F(SecretsTest, AJobIsFoundByItsNumberOnlyByWhoMayReadOrWork) {
  Admin("POST", "/v1/jobs", R"({"id":"known","type":"t","ports":{"in":{"a":{}}}})");
  const std::string seq = "~" + TextAt(Admin("GET", "/v1/jobs/known"), "seq");
  for (const char* scope : {"status", "push"}) {
    EXPECT_EQ(As(scope, "GET", "/v1/jobs/known", "").status, 200);
    ExpectProblem(As(scope, "GET", "/v1/jobs/" + seq, ""), 403, "forbidden");
    ExpectProblem(As(scope, "GET", "/v1/operations/" + seq, ""), 403, "forbidden");
    ExpectProblem(As(scope, "GET", "/v1/jobs/~999999", ""), 403, "forbidden");
  }
  EXPECT_EQ(As("push", "POST", "/v1/jobs/known/ports/in/a", R"({"values":[1]})").status, 200);
  ExpectProblem(As("push", "POST", "/v1/jobs/" + seq + "/ports/in/a", R"({"values":[1]})"), 403, "forbidden");
  const std::string child = R"({"type":"t","name":"n","parent":")" + seq + "\"}";
  ExpectProblem(As("push", "POST", "/v1/jobs", child), 403, "forbidden");
  ExpectProblem(As("push", "POST", "/v1/jobs/bulk", R"({"jobs":[)" + child + "]}"), 403, "forbidden");
  EXPECT_EQ(As("read", "GET", "/v1/jobs/" + seq, "").status, 200);
  EXPECT_EQ(As("work", "GET", "/v1/jobs/" + seq + "/ports/in/a", "").status, 200);
}

TEST_F(SecretsTest, TheFaktoryProtocolShowsThemToTheWorkerOnly) {
  support::RawFaktory client(*server_->faktory_port());
  const std::string greeting = client.Greeting().substr(4);
  const std::string hash =
      faktory::PasswordHash(TokenOf("admin"), TextAt(greeting, "s"), static_cast<int>(NumberAt(greeting, "i")));
  ASSERT_EQ(client.Call(R"(HELLO {"v":2,"wid":"worker-1","hostname":)" + Quoted(kText) + R"(,"labels":[)" +
                        Quoted(kText) + R"(],"pwdhash":")" + hash + "\"}"),
            "+OK");
  ASSERT_EQ(client.Call(R"(PUSH {"jid":"job-0001","jobtype":"t","queue":"f","args":[)" + kJson +
                        R"(],"custom":{"secret":"CANARY","note":)" + Quoted(kText) + "}}"),
            "+OK");
  EXPECT_NE(client.Call("FETCH f").find(kCanary), std::string::npos);
  ASSERT_EQ(client.Call(R"(TRACK SET {"jid":"job-0001","percent":5,"desc":)" + Quoted(kText) + "}"), "+OK");
  for (const std::string& command : {std::string("TRACK GET job-0001"), std::string("INFO"), kText, "PUSH " + kText}) {
    const std::string reply = client.Call(command);
    EXPECT_FALSE(reply.empty());
    EXPECT_EQ(reply.find(kCanary), std::string::npos) << command << ": " << reply;
  }
  ASSERT_EQ(client.Call(R"(FAIL {"jid":"job-0001","errtype":"E","message":)" + Quoted(kText) + R"(,"backtrace":[)" +
                        Quoted(kText) + "]}"),
            "+OK");
  for (const char* path : {"/v1/jobs/job-0001", "/v1/jobs", "/v1/workers", "/metrics"}) {
    EXPECT_EQ(Admin("GET", path).find(kCanary), std::string::npos) << path;
  }
}

}  // namespace
}  // namespace pawl::system_test
