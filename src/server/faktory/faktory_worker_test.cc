// What a worker is known to have in hand, when it may have fetched elsewhere too.
#include "server/faktory/faktory_worker.h"

#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <string>
#include <vector>

#include "engine/queries.h"
#include "tests/support/asked_core.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using std::chrono::seconds;

class FaktoryWorkerTest : public AskedCore {
 protected:
  void Push(const std::string& jid) {
    PushOp op;
    JobSpec& spec = op.jobs.emplace_back();
    spec.type = "t";
    spec.id = jid;
    spec.content = HashBytes(jid);
    op.seed = ++seed_;
    Do(std::move(op));
  }
  // The worker's own, be it here or at another node.
  ClaimedJob Claim() {
    ClaimRequest request;
    request.queues = {"t"};
    request.worker = worker_->name();
    std::promise<Result<ClaimReply>> answer;
    core_.Claim(std::move(request), [&](Result<ClaimReply> reply) { answer.set_value(std::move(reply)); });
    return answer.get_future().get().value().jobs.at(0);
  }
  void Hold(const ClaimedJob& job) { worker_->Hold(job, Now()); }
  void Release(const ClaimedJob& job) {
    FinishOp op;
    op.job = job.seq;
    op.token = job.head.lease->token;
    op.outcome = Outcome::kReleased;
    op.seed = ++seed_;
    Do(std::move(op));
  }
  SteadyTime Now() const { return clock_->Read().steady; }
  // A moment passes, so that what was before and what comes after can be told apart.
  SteadyTime Later() {
    clock_->Advance(Millis{1});
    return Now();
  }

  using Runs = std::vector<JobRow>;
  Runs InHand() {
    return Read([&](StoreReader& reader) {
      const auto runs = RunsByWorker(reader, SIZE_MAX).value();
      const auto mine = runs.find(worker_->name());
      return mine == runs.end() ? Runs() : mine->second;
    });
  }
  void See(const Runs& runs, SteadyTime since) {
    EXPECT_TRUE(Read([&](StoreReader& reader) { return worker_->SeeAll(runs, since, reader); }).ok());
  }
  double SecondsLeft(const std::string& jid) {
    const auto job = Read([&](StoreReader& reader) { return FindJob(reader, jid); });
    return std::chrono::duration<double>(job->head.lease->deadline - Now()).count();
  }

  const std::shared_ptr<FaktoryWorker> worker_ =
      std::make_shared<FaktoryWorker>(core_, "w-1", FaktoryWorker::Kind::kProcess);
};

TEST_F(FaktoryWorkerTest, KeepsTheLeaseOfWhatItHasFetchedElsewhere) {
  Push("job-00001");
  Claim();
  See(InHand(), Later());
  EXPECT_FALSE(worker_->Find("job-00001").has_value()) << "the store is asked before it is ended";
  worker_->OnSign(Now());
  clock_->Advance(seconds(16));
  worker_->KeepLeases(Now());
  EXPECT_TRUE(support::WaitUntil([&] { return SecondsLeft("job-00001") == 30; }));
}

TEST_F(FaktoryWorkerTest, DoesNotRenewWhatAnotherNodeHasRenewed) {
  Push("job-00001");
  const ClaimedJob job = Claim();
  See(InHand(), Later());
  clock_->Advance(seconds(16));
  HeartbeatOp beat;
  beat.job = job.seq;
  beat.token = job.head.lease->token;
  Do(std::move(beat));
  See(InHand(), Later());
  worker_->OnSign(Now());
  clock_->Advance(seconds(5));
  worker_->KeepLeases(Now());
  Push("job-00002");  // after what it may have asked for
  EXPECT_LT(SecondsLeft("job-00001"), 26);
}

TEST_F(FaktoryWorkerTest, ForgetsWhatHasEndedElsewhere) {
  Push("job-00001");
  const ClaimedJob job = Claim();
  Hold(job);
  EXPECT_TRUE(worker_->Find("job-00001").has_value());
  Release(job);
  See(InHand(), Later());
  EXPECT_FALSE(worker_->Find("job-00001").has_value());
}

TEST_F(FaktoryWorkerTest, AnOldLookDoesNotForgetWhatWasFetchedSince) {
  Push("job-00001");
  const SteadyTime since = Now();
  const Runs none = InHand();
  Later();
  Hold(Claim());
  See(none, since);
  EXPECT_TRUE(worker_->Find("job-00001").has_value());
}

TEST_F(FaktoryWorkerTest, AnOldLookDoesNotReplaceWhatWasFetchedSince) {
  Push("job-00001");
  const ClaimedJob first = Claim();
  const SteadyTime since = Later();
  const Runs old = InHand();
  Release(first);
  Later();
  const ClaimedJob second = Claim();
  Hold(second);
  See(old, since);
  EXPECT_EQ(worker_->Find("job-00001")->token, second.head.lease->token);
}

// Otherwise an acknowledgement here would end the first run, which is over, and the second would be made again.
TEST_F(FaktoryWorkerTest, ARunElsewhereAfterOneHereIsTheOneThatCounts) {
  Push("job-00001");
  const ClaimedJob first = Claim();
  Hold(first);
  Release(first);
  Claim();
  See(InHand(), Later());
  EXPECT_FALSE(worker_->Take("job-00001").has_value()) << "the store is asked, and knows the second";
}

}  // namespace
}  // namespace pawl
