// The same random history of jobs with callbacks on every store: each end makes the callbacks that it should, no more
// and no fewer. The numbers of the callbacks may differ, for a store far away gives numbers to decisions that it makes
// again; everything else is the same.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/callback_queries.h"
#include "model/callback.h"
#include "store/callback_codec.h"
#include "store/lmdb/lmdb_kv.h"
#include "store/memory/memory_kv.h"
#include "store/redis/redis_store.h"
#include "tests/support/json_at.h"
#include "tests/support/redis_process.h"
#include "tests/support/store_audit.h"
#include "tests/support/temp_dir.h"
#include "tests/support/world.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

constexpr int kSteps = 3'000;
constexpr int kIds = 60;

// Plays a history that depends on the seed alone.
class CallbackHistory {
 public:
  CallbackHistory(World& world, std::uint64_t seed) : world_(world), random_(seed) {
    world_.on_claim = [this](const ClaimReply& reply) {
      if (!reply.jobs.empty()) claimed_ = reply.jobs.front();
    };
  }

  void Step() {
    const std::string id = "j" + std::to_string(random_.Below(kIds));
    const std::uint64_t kind = random_.Below(100);
    if (kind < 35) {
      Do(Push(id));
    } else if (kind < 75) {
      RunOnce(id, random_.Below(4));
    } else if (kind < 83) {
      Do(TerminateOp{id, {}});
    } else if (kind < 91) {
      Do(RunOp{id, true, {}});
    } else if (kind < 92) {
      Do(Purge());
    } else {
      now_.wall += 20s;
      now_.steady += 20s;
      Go();
    }
  }

  // From now on every step is one commit and a crash, of which the rest is done by the next start.
  void CrashAfterEachCommit() { crashes_ = true; }

  // For each job that has ended: as many callbacks of this end as want it.
  void CheckLastEnds() {
    const auto reader = world_.store().Snapshot();
    for (const auto& [seq, head] : StoreAudit::AllJobs(*reader)) {
      const auto event = EventOf(head.shown);
      if (!event || !Wants(head.callback_events, *event)) continue;
      const JobBody body = DecodeBody(reader->Read(BodyKey(seq))->value).value();
      const auto wanted = std::ranges::count_if(
          body.callbacks, [&](const CallbackSpec& callback) { return Wants(EventsOf(callback), *event); });
      const MadeCallbacks made = DecodeMadeCallbacks(reader->Read(CallbacksKey(seq))->value).value();
      const auto told = std::ranges::count_if(made.made, [&](const MadeCallback& callback) {
        return callback.end == made.ends && callback.event == *event && reader->Read(HeadKey(callback.seq))->exists();
      });
      ASSERT_EQ(told, wanted) << head.id << " is " << Name(head.shown);
      ++checked_;
    }
  }
  int checked() const { return checked_; }

  // What is left of it, by the ids of the jobs.
  std::string Summary() {
    const auto reader = world_.store().Snapshot();
    std::string text;
    for (int i = 0; i < kIds; ++i) {
      const auto row = FindJob(*reader, "j" + std::to_string(i));
      if (!row.ok()) continue;
      text += row->head.id + " " + std::string(Name(row->head.shown));
      const std::vector<CallbackView> callbacks = CallbacksOf(*reader, row->seq).value();
      for (const CallbackView& callback : callbacks) {
        text += " (";
        for (const char* member : {"end", "index", "event", "url", "body.data.attempt"}) {
          text += support::TextAt(callback.payload, member) + " ";
        }
        text += callback.head.group + ")";
      }
      text += "\n";
    }
    return text;
  }
  void Audit() { EXPECT_EQ(StoreAudit::Problems(world_.store(), now_), std::vector<std::string>{}); }

 private:
  template <typename Op>
  void Do(Op op) {
    if constexpr (requires { op.seed; }) op.seed = random_.Next() | 1U;
    world_.Submit(AnyOp(std::move(op)), "step");
    Go();
  }
  void Go() {
    if (!crashes_) return world_.Settle(now_);
    PAWL_CHECK(world_.Turn(now_, [] { return false; }).ok(), "a turn failed");
    world_.Open(now_);
  }

  PushOp Push(const std::string& id) {
    PushOp op;
    JobSpec& spec = op.jobs.emplace_back();
    spec.type = "t";
    spec.queue = "q" + std::to_string(random_.Below(2));
    spec.id = id;
    spec.content = HashBytes(id);
    spec.max_crashes = 1;
    spec.retry.max = static_cast<std::uint32_t>(random_.Below(2));
    if (random_.Below(4) == 0) spec.expires_in = 15s;
    spec.callbacks.emplace(random_.Below(5));
    for (CallbackSpec& callback : *spec.callbacks) {
      callback.url = "http://h" + std::to_string(random_.Below(3)) + ".example/";
      for (const CallbackEvent event : kCallbackEvents) {
        if (random_.Below(2) == 0) callback.on.push_back(event);
      }
    }
    return op;
  }

  // Claims the job and ends the run; or leaves it to its lease.
  void RunOnce(const std::string& id, std::uint64_t how) {
    claimed_.reset();
    ClaimRequest request;
    request.worker = "w";
    request.job = id;
    world_.Submit(request, ++claims_, random_.Next() | 1U, now_);
    Go();
    if (!claimed_ || how == 3) return;
    FinishOp op;
    op.job = id;
    op.token = claimed_->head.lease->token;
    op.outcome = how == 0 ? Outcome::kFailed : Outcome::kCompleted;
    if (how == 0) op.error = JobError{"e", "no", {}};
    Do(std::move(op));
  }

  ManyOp Purge() {
    ManyOp op;
    op.action = ManyAction::kPurge;
    op.filter.queue = "q0";
    return op;
  }

  World& world_;
  bool crashes_ = false;
  int checked_ = 0;
  SeededRandom random_;
  Now now_{WallFromMillis(1'700'000'000'000), SteadyFromMillis(1'000'000)};
  std::optional<ClaimedJob> claimed_;
  Core::ClaimHandle claims_ = 0;
};

TEST(CallbackHistoryTest, IsTheSameOnEveryStore) {
  support::TempDir dir;
  support::RedisProcess redis;
  std::vector<std::unique_ptr<World>> worlds;
  worlds.push_back(std::make_unique<World>(std::make_unique<MemoryKv>(), KvStoreFaults{}));
  worlds.push_back(std::make_unique<World>(LmdbKv::Open({.dir = dir.path(), .sync = false}).value(), KvStoreFaults{}));
  const auto conflict = [random = std::make_shared<SeededRandom>(5)] { return random->Below(5) == 0; };
  worlds.push_back(std::make_unique<World>(std::make_unique<MemoryKv>(), KvStoreFaults{true, conflict}));
  worlds.push_back(std::make_unique<World>([&redis] {
    RedisStoreOptions options;
    options.url = redis.url();
    return std::unique_ptr<Store>(RedisStore::Open(std::move(options)).value());
  }));
  std::vector<CallbackHistory> histories;
  histories.reserve(worlds.size());
  for (auto& world : worlds) histories.emplace_back(*world, 42);
  for (int step = 0; step < kSteps; ++step) {
    for (CallbackHistory& history : histories) history.Step();
    if (step % 100 != 99) continue;
    const std::string expected = histories.front().Summary();
    for (CallbackHistory& history : histories) ASSERT_EQ(history.Summary(), expected) << "after step " << step;
  }
  EXPECT_NE(histories.front().Summary().find("dead"), std::string::npos);
  for (CallbackHistory& history : histories) history.Audit();
}

// Whatever ended a job, its end and the callbacks are there together or not at all.
TEST(CallbackHistoryTest, HasEachEndWithItsCallbacksWhereverItStops) {
  World world(std::make_unique<MemoryKv>(), KvStoreFaults{});
  CallbackHistory history(world, 43);
  history.CrashAfterEachCommit();
  for (int step = 0; step < kSteps && !testing::Test::HasFailure(); ++step) {
    history.Step();
    history.CheckLastEnds();
  }
  EXPECT_GT(history.checked(), kSteps);
  history.Audit();
}

}  // namespace
}  // namespace pawl
