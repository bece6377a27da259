// The account at the end of the crash test: what the servers show against what the ledger knows.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tests/system/faults/crash_clients.h"

namespace pawl::support {

struct ListedJob {
  std::string queue;
  std::string group;
  std::string state;
  std::int64_t attempt = 0;
};

using Gauges = std::map<std::string, std::map<std::string, std::int64_t>>;  // by queue, by state; zeros left out

// All jobs there are, page by page. Complains of a job that is listed twice.
std::map<std::string, ListedJob> ListAll(CrashClient& client);

Gauges ReadGauges(CrashClient& client);
Gauges Recount(const std::map<std::string, ListedJob>& jobs);
std::int64_t OpenJobs(const Gauges& gauges);  // those that have not ended

// Lists and reads the gauges until nothing moved in between (timers go on by themselves), and compares.
void ExpectGaugesEqualARecount(CrashClient& client);

// Every acknowledged job is there, as its ledger says; nothing is there that nobody pushed; the totals agree.
void ExpectJobsEqualTheLedger(CrashClient& client, const std::map<std::string, ListedJob>& jobs);
void ExpectTotalsEqualTheLedger(CrashClient& client, const std::map<std::string, ListedJob>& jobs);

// Everything that can still run, runs and is completed.
void Drain(CrashClient& client);

// The whole account after the clients have stopped: gauges, drain, jobs, totals, complaints. The number of jobs.
std::size_t ExpectAccountHolds(CrashClient& client);

// Each limited group still serves as many jobs as its limit, and no more.
void ExpectNoLeakedSlot(CrashClient& client);

}  // namespace pawl::support
