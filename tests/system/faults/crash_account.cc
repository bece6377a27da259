#include "tests/system/faults/crash_account.h"

#include <gtest/gtest.h>

#include <chrono>

#include "tests/support/json_at.h"

namespace pawl::support {
namespace {

constexpr const char* kStates[] = {"waiting",   "scheduled", "queued", "retrying",    "running",   "suspended",
                                   "completed", "failed",    "dead",   "terminating", "terminated"};

bool HasEnded(const std::string& state) {
  return state == "completed" || state == "failed" || state == "dead" || state == "terminated";
}

std::string StateFor(Fate fate) {
  switch (fate) {
    case Fate::kCompleted:
      return "completed";
    case Fate::kDead:
      return "dead";
    case Fate::kTerminated:
      return "terminated";
    case Fate::kOpen:
      break;
  }
  return "open";
}

std::string JobState(const Gauges& gauges) {
  std::string text;
  for (const auto& [queue, counts] : gauges) {
    text += queue + ":";
    for (const auto& [state, count] : counts) text += " " + state + " " + std::to_string(count);
    text += "\n";
  }
  return text;
}

void ExpectKnown(CrashLedger& ledger, const std::string& id, const ListedJob& job) {
  const auto known = ledger.jobs().find(id);
  if (known != ledger.jobs().end() && known->second.acknowledged) return;
  const auto maybe = ledger.maybes().find(job.group);
  if (maybe == ledger.maybes().end()) {
    ADD_FAILURE() << "job " << id << " of queue " << job.queue << " was never pushed";
  } else {
    ++maybe->second.seen;
  }
}

}  // namespace

std::map<std::string, ListedJob> ListAll(CrashClient& client) {
  std::map<std::string, ListedJob> jobs;
  std::string cursor;
  do {
    const HttpAnswer page = client.Get("/v1/jobs?limit=1000" + (cursor.empty() ? "" : "&cursor=" + cursor));
    EXPECT_EQ(page.status, 200) << page.body;
    for (const std::string_view job : ElementsAt(page.body, "jobs")) {
      const std::string id = TextAt(job, "id");
      const bool fresh = jobs.emplace(id, ListedJob{TextAt(job, "queue"), TextAt(job, "group"), TextAt(job, "state"),
                                                    NumberAt(job, "attempt")})
                             .second;
      EXPECT_TRUE(fresh) << "job " << id << " is listed twice";
    }
    cursor = TextAt(page.body, "cursor");
  } while (!cursor.empty());
  return jobs;
}

Gauges ReadGauges(CrashClient& client) {
  Gauges gauges;
  const HttpAnswer answer = client.Get("/v1/queues");
  EXPECT_EQ(answer.status, 200) << answer.body;
  for (const std::string_view queue : ElementsAt(answer.body, "queues")) {
    for (const char* state : kStates) {
      const std::int64_t count = NumberAt(queue, std::string("counts.") + state);
      if (count != 0) gauges[TextAt(queue, "name")][state] = count;
    }
  }
  return gauges;
}

Gauges Recount(const std::map<std::string, ListedJob>& jobs) {
  Gauges gauges;
  for (const auto& [id, job] : jobs) ++gauges[job.queue][job.state];
  return gauges;
}

std::int64_t OpenJobs(const Gauges& gauges) {
  std::int64_t open = 0;
  for (const auto& [queue, counts] : gauges) {
    for (const auto& [state, count] : counts) open += HasEnded(state) ? 0 : count;
  }
  return open;
}

void ExpectGaugesEqualARecount(CrashClient& client) {
  while (true) {
    const Gauges before = ReadGauges(client);
    const Gauges counted = Recount(ListAll(client));
    if (before != ReadGauges(client)) continue;
    EXPECT_EQ(before, counted) << "gauges:\n" << JobState(before) << "recount:\n" << JobState(counted);
    return;
  }
}

void ExpectJobsEqualTheLedger(CrashClient& client, const std::map<std::string, ListedJob>& jobs) {
  CrashLedger& ledger = client.ledger();
  for (const auto& [id, known] : ledger.jobs()) {
    const auto listed = jobs.find(id);
    if (listed == jobs.end()) {
      ADD_FAILURE() << "job " << id << (known.acknowledged ? " was acknowledged" : " was handed out") << " and is gone";
    } else {
      EXPECT_EQ(listed->second.state, StateFor(known.fate)) << "job " << id << " of queue " << listed->second.queue;
    }
  }
  for (const auto& [id, job] : jobs) ExpectKnown(ledger, id, job);
  for (const auto& [marker, maybe] : ledger.maybes()) {
    EXPECT_TRUE(maybe.seen == 0 || maybe.seen == maybe.jobs)
        << maybe.seen << " of " << maybe.jobs << " jobs of the push " << marker;
  }
}

void ExpectTotalsEqualTheLedger(CrashClient& client, const std::map<std::string, ListedJob>& jobs) {
  const LedgerTotals ledger = client.ledger().Totals();
  const HttpAnswer stats = client.Get("/v1/stats");
  const auto total = [&](const std::string& name) { return NumberAt(stats.body, "total." + name); };
  std::int64_t maybes = 0;
  for (const auto& [marker, maybe] : client.ledger().maybes()) maybes += static_cast<std::int64_t>(maybe.seen);
  std::int64_t attempts = 0;
  for (const auto& [id, job] : jobs) attempts += job.attempt;

  EXPECT_EQ(total("pushed"), ledger.acknowledged + maybes);
  EXPECT_EQ(total("completed"), ledger.completed);
  EXPECT_EQ(total("dead"), ledger.dead);
  EXPECT_EQ(total("terminated"), ledger.terminated);
  EXPECT_EQ(total("expired"), 0);
  EXPECT_GE(total("failed"), ledger.failed);
  EXPECT_LE(total("failed"), ledger.failed + ledger.failed_maybe);
  EXPECT_EQ(total("retried"), total("failed") - ledger.dead);
  // Each run that counts has ended in one of these ways.
  EXPECT_EQ(attempts, total("completed") + total("failed") + total("recovered"));
}

void Drain(CrashClient& client) {
  const std::vector<std::string> queues = {"limited", "plain", "short", "bulk", "later"};
  const Reply run = client.Call("/v1/jobs/run", R"({"queue":"later","state":"scheduled"})");
  ASSERT_EQ(run.answer.status, 200) << run.answer.body;
  const auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (OpenJobs(ReadGauges(client)) > 0) {
    ASSERT_LT(std::chrono::steady_clock::now(), deadline) << client.Get("/v1/queues").body;
    DrainOnce(client, queues);
  }
}

std::size_t ExpectAccountHolds(CrashClient& client) {
  ExpectGaugesEqualARecount(client);
  Drain(client);
  const auto jobs = ListAll(client);
  EXPECT_EQ(ReadGauges(client), Recount(jobs));
  ExpectJobsEqualTheLedger(client, jobs);
  ExpectTotalsEqualTheLedger(client, jobs);
  for (const std::string& complaint : client.ledger().Complaints()) ADD_FAILURE() << complaint;
  return jobs.size();
}

void ExpectNoLeakedSlot(CrashClient& client) {
  for (int i = 0; i < 4; ++i) {
    const std::string group = "g" + std::to_string(i);
    // A limit that was set holds; a short run may not have come to this group.
    const HttpAnswer history = client.Get("/v1/queues/limited/groups/" + group + "/jobs?limit=1");
    const bool is_new = ElementsAt(history.body, "jobs").empty();
    const std::string limit = is_new ? R"(,"group_limit":)" + std::to_string(CrashLedger::kGroupLimit) : "";
    for (std::size_t job = 0; job <= CrashLedger::kGroupLimit; ++job) {
      const std::string id = client.Unique();
      const Reply pushed = client.Call(
          "/v1/jobs", R"({"type":"t","queue":"limited","id":")" + id + R"(","group":")" + group + "\"" + limit + "}");
      ASSERT_EQ(pushed.answer.status / 100, 2) << pushed.answer.body;
    }
    const Reply claimed = client.Call("/v1/claim", R"({"worker":"last","queues":["limited"],"count":10})");
    const auto runs = ElementsAt(claimed.answer.body, "jobs");
    EXPECT_EQ(runs.size(), CrashLedger::kGroupLimit)
        << claimed.answer.body << client.Get("/v1/queues/limited/groups/" + group).body;
    for (const std::string_view run : runs) {
      client.Call("/v1/jobs/" + TextAt(run, "id") + "/complete", R"({"token":")" + TextAt(run, "lease.token") + "\"}");
    }
    const Reply rest = client.Call("/v1/claim", R"({"worker":"last","queues":["limited"],"count":10})");
    EXPECT_EQ(ElementsAt(rest.answer.body, "jobs").size(), 1U) << "group " << group << ": " << rest.answer.body;
  }
}

}  // namespace pawl::support
