#include "rules/wake.h"

#include "tests/support/stateful_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class WakeTest : public StatefulFixture {
 protected:
  // A job with an inport, in a given state.
  Seq JobThatIs(JobState shown) {
    const Seq seq = Stateful("work", {StatefulFixture::In("a")});
    switch (shown) {
      case JobState::kQueued:
        return seq;
      case JobState::kScheduled:
        Change(seq, [&](JobHead& head) { Enqueue(head, now_.wall + Millis{60'000}, now_); });
        return seq;
      case JobState::kRetrying:
        Change(seq, [&](JobHead& head) {
          head.failures = 1;
          Enqueue(head, now_.wall + Millis{60'000}, now_);
        });
        return seq;
      case JobState::kTerminated:
        EXPECT_TRUE(Terminate(seq).ok());
        return seq;
      default:
        break;
    }
    EXPECT_TRUE(ClaimThis(seq));
    if (shown == JobState::kRunning) return seq;
    if (shown == JobState::kTerminating) {
      EXPECT_TRUE(Terminate(seq).ok());
      return seq;
    }
    if (shown == JobState::kDead) {
      FinishOp dead = Finishing(seq, Outcome::kFailed);
      dead.retry = false;
      EXPECT_TRUE(Do(dead).ok());
    } else {
      EXPECT_TRUE(FinishSeq(seq, shown == JobState::kSuspended ? Outcome::kSuspended : Outcome::kCompleted).ok());
    }
    EXPECT_EQ(ShownOf(seq), shown);
    return seq;
  }

  void Change(Seq seq, const std::function<void(JobHead&)>& change) {
    ByHand([&](Txn& txn) { change(*txn.Edit(seq)); });
  }
  void WakeIt(Seq seq, std::optional<Seq> child = {}) {
    const auto news = child ? std::optional(Hint{*child}) : std::nullopt;
    ByHand([&](Txn& txn) { Wake(seq, news, txn); });
  }
  std::uint64_t Wakes(Seq seq) { return store_->Snapshot()->Bounds(WakeCounter(seq)).tail; }
  bool Marked(Seq seq) { return store_->Snapshot()->Read(AsleepKey(seq)).value().exists(); }
  std::vector<Seq> HintsOf(Seq seq) {
    std::vector<Seq> seqs;
    const auto hints = store_->Snapshot()->ListItems(ChildEvents(seq), 0, 100).value();
    for (const ListItem& item : hints) {
      seqs.push_back(ByteReader(item.value).U64());
    }
    return seqs;
  }

  // Decides on a view of its own, and hands over what the decision rests on and what it wants.
  struct Decision {
    Guards guards;
    Changes changes;
    bool stays = false;
  };
  Decision DecideWake(Batch& batch, Seq seq) {
    Txn txn(names_, batch, now_);
    Wake(seq, {}, txn);
    txn.Close();
    return {txn.guards(), txn.result().changes};
  }
  // The end of a run, as far as sleep is concerned.
  Decision DecideSleep(Batch& batch, Seq seq) {
    Txn txn(names_, batch, now_);
    JobHead& head = *txn.Edit(seq, Cause::kSuspended);
    const bool stays = StayAwake(seq, head, false, txn);
    if (!stays) {
      MoveTo(head, State::kSuspended, JobState::kSuspended);
      head.lease.reset();
      head.due = kNeverWall;
    }
    txn.Close();
    return {txn.guards(), txn.result().changes, stays};
  }
  static bool Apply(Batch& batch, const Decision& decision) {
    return batch.Apply(decision.guards, decision.changes).value();
  }
};

TEST_F(WakeTest, WhatSleepsIsMarkedAndQueuedByAWaker) {
  for (const JobState shown : {JobState::kSuspended, JobState::kCompleted, JobState::kDead}) {
    const Seq seq = JobThatIs(shown);
    const std::uint64_t wakes = Wakes(seq);
    ASSERT_TRUE(Marked(seq)) << Name(shown);
    WakeIt(seq);
    EXPECT_FALSE(Marked(seq));
    EXPECT_EQ(Wakes(seq), wakes + 1);
    EXPECT_EQ(ShownOf(seq), JobState::kQueued);
    EXPECT_EQ(Head(seq).failures, 0);
    EXPECT_EQ(LastTransition().cause, Cause::kWoken);
    EXPECT_TRUE(ClaimThis(seq));
  }
}

TEST_F(WakeTest, WhatIsAwakeIsOnlyRung) {
  for (const JobState shown : {JobState::kQueued, JobState::kScheduled, JobState::kRetrying, JobState::kRunning,
                               JobState::kTerminating, JobState::kTerminated}) {
    const Seq seq = JobThatIs(shown);
    const std::uint64_t wakes = Wakes(seq);
    const std::string before = EncodeHead(Head(seq));
    ASSERT_FALSE(Marked(seq)) << Name(shown);
    WakeIt(seq);
    EXPECT_EQ(Wakes(seq), wakes + 1);
    EXPECT_EQ(EncodeHead(Head(seq)), before) << Name(shown);
    EXPECT_FALSE(Marked(seq));
  }
}

TEST_F(WakeTest, APlainJobHasNoMark) {
  const Seq seq = Push("plain").seq;
  EXPECT_TRUE(ClaimThis(seq));
  EXPECT_TRUE(FinishSeq(seq).ok());
  EXPECT_FALSE(Marked(seq));
}

TEST_F(WakeTest, OneDecisionRingsOnce) {
  const Seq seq = JobThatIs(JobState::kSuspended);
  const std::uint64_t wakes = Wakes(seq);
  ByHand([&](Txn& txn) {
    Wake(seq, {}, txn);
    Wake(seq, {}, txn);
  });
  EXPECT_EQ(Wakes(seq), wakes + 1);
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(WakeTest, AParentIsHintedOfEachChildOnce) {
  const Seq parent = JobThatIs(JobState::kSuspended);
  const std::uint64_t wakes = Wakes(parent);
  ByHand([&](Txn& txn) {
    Wake(parent, {}, txn);  // it has data too
    for (const Seq child : {71, 72, 71}) Wake(parent, Hint{child}, txn);
  });
  EXPECT_THAT(HintsOf(parent), ElementsAre(71, 72));
  EXPECT_EQ(Wakes(parent), wakes + 1);
}

TEST_F(WakeTest, ATerminatedParentHearsNothing) {
  const Seq parent = JobThatIs(JobState::kTerminated);
  const std::uint64_t wakes = Wakes(parent);
  WakeIt(parent, 71);
  WakeIt(4'711, 71);  // gone
  EXPECT_THAT(HintsOf(parent), IsEmpty());
  EXPECT_EQ(Wakes(parent), wakes);
  EXPECT_EQ(Wakes(4'711), 0U);
}

TEST_F(WakeTest, ARunAwayWaitsForItsTime) {
  const Seq seq = JobThatIs(JobState::kSuspended);
  const Millis pause{30'000};
  Change(seq, [&](JobHead& head) { head.stateful->not_before = now_.steady + pause; });
  WakeIt(seq);
  EXPECT_EQ(ShownOf(seq), JobState::kScheduled);
  EXPECT_EQ(Head(seq).due, now_.wall + pause);
}

TEST_F(WakeTest, WhatExpiredBeforeIsWokenForGood) {
  const Seq seq = Stateful("work", {StatefulFixture::In("a")});
  Change(seq, [&](JobHead& head) { head.expires = now_.wall + Millis{10}; });
  Pass(Millis{10});
  ASSERT_EQ(ShownOf(seq), JobState::kFailed);
  WakeIt(seq);
  Pass(Millis{10});
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(WakeTest, ARunFallsAsleepUnlessItWasRung) {
  const Seq seq = JobThatIs(JobState::kRunning);
  Change(seq, [&](JobHead& head) { head.stateful->wakes_seen = Wakes(seq); });
  const auto batch = store_->Begin(now_, 0);
  const Decision sleeps = DecideSleep(*batch, seq);
  EXPECT_FALSE(sleeps.stays);
  EXPECT_EQ(sleeps.guards.list_tails.size(), 1U);
  ASSERT_TRUE(Apply(*batch, DecideWake(*batch, seq)));
  EXPECT_FALSE(Apply(*batch, sleeps)) << "the ring between would be lost";
  const Decision again = DecideSleep(*batch, seq);
  EXPECT_TRUE(again.stays);
  EXPECT_THAT(again.guards.list_tails, IsEmpty()) << "more wakes would hold up the finish";
  ASSERT_TRUE(Apply(*batch, DecideWake(*batch, seq)));
  EXPECT_TRUE(Apply(*batch, again));
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(WakeTest, AWakerThatComesAfterTheSleepDecidesAgain) {
  const Seq seq = JobThatIs(JobState::kRunning);
  Change(seq, [&](JobHead& head) { head.stateful->wakes_seen = Wakes(seq); });
  const auto batch = store_->Begin(now_, 0);
  const Decision waker = DecideWake(*batch, seq);
  ASSERT_TRUE(Apply(*batch, DecideSleep(*batch, seq)));
  EXPECT_FALSE(Apply(*batch, waker)) << "it took the job to be awake";
  ASSERT_TRUE(Apply(*batch, DecideWake(*batch, seq)));
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(WakeTest, WakersDoNotFightWhileTheJobIsAwake) {
  const Seq seq = JobThatIs(JobState::kRunning);
  const std::uint64_t wakes = Wakes(seq);
  const auto batch = store_->Begin(now_, 0);
  const Decision one = DecideWake(*batch, seq);
  const Decision other = DecideWake(*batch, seq);
  EXPECT_TRUE(Apply(*batch, one));
  EXPECT_TRUE(Apply(*batch, other));
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_EQ(Wakes(seq), wakes + 2);
}

TEST_F(WakeTest, TwoWakersOfASleeperQueueItOnce) {
  const Seq seq = JobThatIs(JobState::kSuspended);
  const auto batch = store_->Begin(now_, 0);
  const Decision one = DecideWake(*batch, seq);
  const Decision other = DecideWake(*batch, seq);
  EXPECT_TRUE(Apply(*batch, one));
  EXPECT_FALSE(Apply(*batch, other));
  EXPECT_TRUE(Apply(*batch, DecideWake(*batch, seq)));
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(WakeTest, ARunThatWakesItselfStaysAwake) {
  const Seq seq = JobThatIs(JobState::kRunning);
  ByHand([&](Txn& txn) {
    JobHead* head = txn.Edit(seq, Cause::kSuspended);
    head->stateful->wakes_seen = Wakes(seq);
    Wake(seq, {}, txn);
    EXPECT_TRUE(StayAwake(seq, *head, false, txn));
  });
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(WakeTest, WhatTheClaimDidNotCarryKeepsARunAwakeThatConsumed) {
  const Seq seq = JobThatIs(JobState::kRunning);
  const auto stays = [&](bool more, bool consumed) {
    bool result = false;
    Committed([&](Batch& batch) {
      Txn txn(names_, batch, now_);
      JobHead head = *txn.Head(seq);
      head.stateful->wakes_seen = Wakes(seq);
      head.stateful->more = more;
      result = StayAwake(seq, head, consumed, txn);
      return true;
    });
    return result;
  };
  EXPECT_TRUE(stays(true, true));
  EXPECT_FALSE(stays(true, false)) << "it saw what it wanted to see";
  EXPECT_FALSE(stays(false, true));
}

TEST_F(WakeTest, APlainRunIsNotKeptAwake) {
  const Seq seq = Push("plain").seq;
  EXPECT_TRUE(ClaimThis(seq));
  const auto batch = store_->Begin(now_, 0);
  const Decision decision = DecideSleep(*batch, seq);
  EXPECT_FALSE(decision.stays);
  EXPECT_THAT(decision.guards.list_tails, IsEmpty());
  batch->Abort();
}

}  // namespace
}  // namespace pawl
