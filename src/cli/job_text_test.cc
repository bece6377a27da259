#include "cli/job_text.h"

#include <gtest/gtest.h>

#include "base/wall_format.h"
#include "cli/exit_code.h"

namespace pawl::cli {
namespace {

WallTime Noon() { return *ParseTime("2026-03-01T12:00:00Z"); }

TEST(JobTableTest, SaysWhenAWaitingJobRunsAndWhoHasARunningOne) {
  Table table = JobTable();
  AddJobRow(table, KnownJson(R"({"id":"a","type":"t","queue":"q","state":"retrying","attempt":1,
      "created_at":"2026-03-01T11:57:00.000Z","run_at":"2026-03-01T12:00:30.000Z"})"),
            Noon());
  AddJobRow(table, KnownJson(R"({"id":"b","type":"t","queue":"q","group":"g","state":"running","attempt":2,
      "created_at":"2026-03-01T10:00:00.000Z","worker":"w1"})"),
            Noon());
  EXPECT_EQ(table.Render({}),
            "ID  TYPE  QUEUE  GROUP  STATE     ATTEMPT  CREATED  NOTE\n"
            "a   t     q             retrying        1  3m ago   runs in 30s\n"
            "b   t     q      g      running         2  2h ago   by w1\n");
}

TEST(JobDetailsTest, ShowsWhatIsKnownAndNothingElse) {
  EXPECT_EQ(JobDetails(KnownJson(R"({"id":"a","state":"dead","reason":"retries_exhausted","attempt":6,
      "created_at":"2026-03-01T11:00:00.000Z","payload":{"n":1},"error":{"type":"exit code 1","message":"no\nroute"},
      "options":{"lease":30,"retry":{"max":5,"backoff":"exponential","base":5,"cap":3600}}})"),
                       Noon()),
            "id       a\n"
            "state    dead (retries_exhausted)\n"
            "attempt  6\n"
            "created  2026-03-01T11:00:00.000Z (1h ago)\n"
            "lease    30s\n"
            "retries  up to 5 times, exponential from 5s to 1h\n"
            "payload  {\"n\":1}\n"
            "error    exit code 1: no\n"
            "         route\n");
}

TEST(JobDetailsTest, SaysInWordsWhyAJobWaits) {
  const auto waits = [](const std::string& blocked_by) {
    return JobDetails(KnownJson(R"({"state":"queued","blocked_by":[)" + blocked_by + "]}"), Noon());
  };
  EXPECT_EQ(waits(""), "state  queued\nwaits  next in turn\n");
  EXPECT_EQ(waits(R"({"kind":"waits_for","jobs":["a","b"],"count":5},{"kind":"queue_paused"},
                     {"kind":"group_limit","running":4,"limit":4},
                     {"kind":"queue_rate","until":"2026-03-01T12:00:30.000Z"},
                     {"kind":"no_worker","since":"2026-03-01T11:00:00.000Z"},{"kind":"of_tomorrow"})"),
            "state  queued\n"
            "waits  waits for a, b and 3 more\n"
            "       the queue is paused\n"
            "       4 jobs of the group run, and no more may\n"
            "       the rate of the queue lets it start in 30s\n"
            "       no worker claims from the queue; the last one did 1h ago\n"
            "       of_tomorrow\n");
}

TEST(ExitCodeForStateTest, TellsTheThreeEndsOfAWaitApart) {
  EXPECT_EQ(ExitCodeForState("completed"), kExitOk);
  EXPECT_EQ(ExitCodeForState("dead"), kExitNotCompleted);
  EXPECT_EQ(ExitCodeForState("terminated"), kExitNotCompleted);
  EXPECT_EQ(ExitCodeForState("running"), kExitNotEnded);
}

TEST(ExitCodeForTest, EveryErrorHasOne) {
  EXPECT_EQ(ExitCodeFor(ErrorCode::kInvalid), kExitUsage);
  EXPECT_EQ(ExitCodeFor(ErrorCode::kUnreachable), kExitUnreachable);
  EXPECT_EQ(ExitCodeFor(ErrorCode::kNotFound), kExitNotFound);
  EXPECT_EQ(ExitCodeFor(ErrorCode::kBadTransition), kExitConflict);
  EXPECT_EQ(ExitCodeFor(ErrorCode::kInUse), kExitConflict);
  EXPECT_EQ(ExitCodeFor(ErrorCode::kForbidden), kExitDenied);
  EXPECT_EQ(ExitCodeFor(ErrorCode::kOverloaded), kExitBusy);
  EXPECT_EQ(ExitCodeFor(ErrorCode::kNoSpace), kExitBusy);
  EXPECT_EQ(ExitCodeFor(ErrorCode::kInternal), kExitFailed);
}

}  // namespace
}  // namespace pawl::cli
