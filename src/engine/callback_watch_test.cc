#include "engine/callback_watch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>

#include "model/callback.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"
#include "tests/support/borrowed_kv.h"

namespace pawl {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using namespace std::chrono_literals;

class CallbackWatchTest : public testing::Test {
 protected:
  CallbackWatchTest() { EXPECT_TRUE(core_.Start().ok()); }

  void Push(std::string_view queue, std::optional<Millis> delay = {}) {
    PushOp op;
    JobSpec& job = op.jobs.emplace_back();
    job.type = kCallbackType;
    job.queue = queue;
    job.delay = delay;
    std::promise<bool> pushed;
    core_.Submit(std::move(op), [&](const Result<JobsReply>& reply) { pushed.set_value(reply.ok()); });
    EXPECT_TRUE(pushed.get_future().get());
  }

  // What the watch says about what `act` does. The engine tells of a turn before it answers the next one, and reads in
  // the order in which it was asked to.
  template <typename Act>
  std::string Said(Act act) {
    testing::internal::CaptureStderr();
    act();
    Push("other");
    std::promise<void> read;
    core_.Read([&](const Result<StoreReader*>&) { read.set_value(); });
    read.get_future().wait();
    return testing::internal::GetCapturedStderr();
  }
  std::string SaidOfACallback() {
    return Said([this] { Push(kCallbackQueue); });
  }

  MemoryKv kv_;
  std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  Core core_{KvStore::Open(std::make_unique<BorrowedKv>(kv_)).value(), clock_, CoreOptions{}, [](const Error&) {}};
  CallbackWatch watch_{core_};
};

TEST_F(CallbackWatchTest, ACallbackThatNobodyDeliversIsSaidOnceAMinute) {
  watch_.Start();
  EXPECT_THAT(SaidOfACallback(), HasSubstr("event=\"callbacks wait and nobody delivers them\" waiting=1"));
  clock_->Advance(1min - 1ms);
  EXPECT_THAT(SaidOfACallback(), IsEmpty());
  clock_->Advance(1ms);
  EXPECT_THAT(SaidOfACallback(), HasSubstr("waiting=3"));
}

TEST_F(CallbackWatchTest, OneThatMayNotBeSentYetIsNoNews) {
  watch_.Start();
  EXPECT_THAT(Said([this] { Push(kCallbackQueue, 1h); }), IsEmpty());
  const auto wait = [this] {
    clock_->Advance(1h);
    Push("other");  // by a turn of its own at the latest
  };
  EXPECT_THAT(Said(wait), HasSubstr("waiting=1")) << "its time came";
}

TEST_F(CallbackWatchTest, OtherJobsAreNoCallbacks) {
  watch_.Start();
  EXPECT_THAT(Said([this] { Push("mail"); }), IsEmpty());
  EXPECT_THAT(Said([this] { watch_.Look(); }), IsEmpty());
}

TEST_F(CallbackWatchTest, ThoseOfBeforeAreFoundByALook) {
  EXPECT_THAT(SaidOfACallback(), IsEmpty()) << "it has not started";
  EXPECT_THAT(Said([this] { watch_.Look(); }), HasSubstr("waiting=1"));
}

TEST_F(CallbackWatchTest, ItIsSilentOnceSomebodyDelivers) {
  watch_.Start();
  watch_.Stop();
  EXPECT_THAT(SaidOfACallback(), IsEmpty());
}

}  // namespace
}  // namespace pawl
