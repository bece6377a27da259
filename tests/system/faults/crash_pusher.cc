// The pushing clients of the crash test.
#include <string>
#include <vector>

#include "tests/support/json_at.h"
#include "tests/system/faults/crash_clients.h"

namespace pawl::support {
namespace {

// Options that let a job outlive any number of failures and crashes of its workers.
constexpr const char* kTough = R"("max_crashes":1000,"retry":{"max":1000,"backoff":"fixed","base":"200ms"})";

std::string KeyHeader(const std::string& key) { return "idempotency-key: " + key + "\r\n"; }

// Where and how a job of the everyday mixture waits.
std::string RandomPlace(CrashClient& client) {
  const std::string priority = R"("priority":)" + std::to_string(1 + client.Random(9));
  switch (client.Random(5)) {
    case 0:
      return R"("queue":"short",)" + priority;
    case 1:
      return R"("queue":"plain","delay":"100ms",)" + priority;
    case 2:
      return R"("queue":"plain",)" + priority;
    default:
      return R"("queue":"limited","group":"g)" + std::to_string(client.Random(4)) + R"(","group_limit":)" +
             std::to_string(CrashLedger::kGroupLimit);
  }
}

void PushWithId(CrashClient& client) {
  const std::string id = client.Unique();
  const std::string place = RandomPlace(client);
  const auto body = [&](int payload) {
    return R"({"type":"t","id":")" + id + R"(",)" + place + "," + kTough + R"(,"payload":)" + std::to_string(payload) +
           "}";
  };
  const Reply reply = client.Call("/v1/jobs", body(1));
  const int wanted = reply.asked_again && reply.answer.status == 200 ? 200 : 201;
  if (!client.Expect(reply.answer.status == wanted, "push " + id, reply.answer)) return;
  client.ledger().Pushed(id);
  if (client.Random(4) != 0) return;
  const Reply again = client.Call("/v1/jobs", body(1));
  client.Expect(again.answer.status == 200 && NumberAt(again.answer.body, "seq") == NumberAt(reply.answer.body, "seq"),
                "the same push again of " + id, again.answer);
  const Reply other = client.Call("/v1/jobs", body(2));
  client.Expect(other.answer.status == 409, "another push with the id " + id, other.answer);
}

void PushWithKey(CrashClient& client) {
  const std::string key = client.Unique();
  const std::string body = R"({"type":"t",)" + RandomPlace(client) + "," + kTough + "}";
  const Reply reply = client.Call("/v1/jobs", body, KeyHeader(key));
  if (!client.Expect(reply.answer.status == 201, "push with the key " + key, reply.answer)) return;
  client.ledger().Pushed(TextAt(reply.answer.body, "id"));
  if (client.Random(4) != 0) return;
  const Reply again = client.Call("/v1/jobs", body, KeyHeader(key));
  client.Expect(TextAt(again.answer.body, "id") == TextAt(reply.answer.body, "id"), "replay of " + key, again.answer);
}

// Without an id or a key nobody can ask again: it was pushed, or not.
void PushOnce(CrashClient& client) {
  const std::string marker = client.Unique();
  const auto answer =
      client.CallOnce("/v1/jobs", R"({"type":"t","queue":"plain","group":")" + marker + R"(",)" + kTough + "}");
  if (!answer) return client.ledger().MaybePushed(marker, 1);
  if (client.Expect(answer->status == 201, "push", *answer)) client.ledger().Pushed(TextAt(answer->body, "id"));
}

// More than a few hundred jobs are an intent, which a crash may find half done.
std::string BulkBody(CrashClient& client, std::size_t jobs, bool with_ids, const std::string& group) {
  const std::string name = client.Unique();
  std::string body = R"({"jobs":[)";
  for (std::size_t i = 0; i < jobs; ++i) {
    body += (i > 0 ? "," : "") + std::string(R"({"type":"t","queue":"bulk",)") + kTough;
    if (with_ids && i % 2 == 0) body += R"(,"id":")" + name + "." + std::to_string(i) + "\"";
    if (!group.empty()) body += R"(,"group":")" + group + "\"";
    body += "}";
  }
  return body + "]}";
}

void RecordBulk(CrashClient& client, const HttpAnswer& answer, std::size_t jobs) {
  if (!client.Expect(answer.status == 201, "bulk push", answer)) return;
  const auto rows = ElementsAt(answer.body, "jobs");
  client.Expect(rows.size() == jobs, "jobs of a bulk push", answer);
  std::string last;
  for (const auto row : rows) {
    last = TextAt(row, "id");
    client.ledger().Pushed(last);
  }
  const HttpAnswer found = client.Get("/v1/jobs/" + last);
  client.Expect(found.status == 200, "the last job of an acknowledged bulk push, " + last, found);
}

void PushBulkWithKey(CrashClient& client) {
  const std::size_t jobs = 300 + client.Random(300);
  const std::string body = BulkBody(client, jobs, client.Random(2) == 0, "");
  const Reply reply = client.Call("/v1/jobs/bulk", body, KeyHeader(client.Unique()));
  RecordBulk(client, reply.answer, jobs);
}

void PushBulkOnce(CrashClient& client) {
  const std::size_t jobs = 300;
  const std::string marker = client.Unique();
  const auto answer = client.CallOnce("/v1/jobs/bulk", BulkBody(client, jobs, false, marker));
  if (!answer) return client.ledger().MaybePushed(marker, jobs);
  RecordBulk(client, *answer, jobs);
}

// Far from due; some are terminated before.
void PushLater(CrashClient& client) {
  const std::string id = client.Unique();
  const Reply reply =
      client.Call("/v1/jobs", R"({"type":"t","queue":"later","delay":"1h","id":")" + id + R"(",)" + kTough + "}");
  if (!client.Expect(reply.answer.status / 100 == 2, "push " + id, reply.answer)) return;
  client.ledger().Pushed(id);
  if (client.Random(2) == 0) return;
  const Reply end = client.Call("/v1/jobs/" + id + "/terminate", "{}", KeyHeader(client.Unique()));
  if (!client.Expect(end.answer.status == 200, "terminate " + id, end.answer)) return;
  client.Expect(TextAt(end.answer.body, "state") == "terminated", "terminated " + id, end.answer);
  client.ledger().Terminated(id);
}

}  // namespace

void RunPusher(CrashClient& client) {
  while (!client.scene().stopped()) {
    const std::size_t choice = client.Random(100);
    if (choice < 45) {
      PushWithId(client);
    } else if (choice < 70) {
      PushWithKey(client);
    } else if (choice < 85) {
      PushOnce(client);
    } else if (choice < 96) {
      PushLater(client);
    } else if (choice < 98) {
      PushBulkWithKey(client);
    } else {
      PushBulkOnce(client);
    }
  }
}

}  // namespace pawl::support
