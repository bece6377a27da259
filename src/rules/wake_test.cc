#include "rules/wake.h"

#include "tests/support/living_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class WakeTest : public LivingFixture {
 protected:
  // A job with an inport, in a given state.
  Seq JobThatIs(Shown shown) {
    const Seq seq = Living("work", {LivingFixture::In("a")});
    switch (shown) {
      case Shown::kQueued:
        return seq;
      case Shown::kScheduled:
        Change(seq, [&](JobHead& head) { Enqueue(head, now_.wall + Millis{60'000}, now_); });
        return seq;
      case Shown::kRetrying:
        Change(seq, [&](JobHead& head) {
          head.failures = 1;
          Enqueue(head, now_.wall + Millis{60'000}, now_);
        });
        return seq;
      case Shown::kTerminated:
        EXPECT_TRUE(Terminate(seq).ok());
        return seq;
      default:
        break;
    }
    EXPECT_TRUE(ClaimThis(seq));
    if (shown == Shown::kRunning) return seq;
    if (shown == Shown::kTerminating) {
      EXPECT_TRUE(Terminate(seq).ok());
      return seq;
    }
    if (shown == Shown::kDead) {
      FinishOp dead = Finishing(seq, Outcome::kFailed);
      dead.retry = false;
      EXPECT_TRUE(Do(dead).ok());
    } else {
      EXPECT_TRUE(FinishSeq(seq, shown == Shown::kSuspended ? Outcome::kSuspended : Outcome::kCompleted).ok());
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
  std::uint64_t Rings(Seq seq) { return store_->Snapshot()->Bounds(Bell(seq)).tail; }
  bool Marked(Seq seq) { return store_->Snapshot()->Read(AsleepKey(seq)).value().exists(); }
  std::vector<Seq> HintsOf(Seq seq) {
    std::vector<Seq> seqs;
    const auto hints = store_->Snapshot()->ListItems(Hints(seq), 0, 100).value();
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
      MoveTo(head, State::kSuspended, Shown::kSuspended);
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
  for (const Shown shown : {Shown::kSuspended, Shown::kCompleted, Shown::kDead}) {
    const Seq seq = JobThatIs(shown);
    const std::uint64_t rings = Rings(seq);
    ASSERT_TRUE(Marked(seq)) << Name(shown);
    WakeIt(seq);
    EXPECT_FALSE(Marked(seq));
    EXPECT_EQ(Rings(seq), rings + 1);
    EXPECT_EQ(ShownOf(seq), Shown::kQueued);
    EXPECT_EQ(Head(seq).failures, 0);
    EXPECT_EQ(LastTransition().cause, Cause::kWoken);
    EXPECT_TRUE(ClaimThis(seq));
  }
}

TEST_F(WakeTest, WhatIsAwakeIsOnlyRung) {
  for (const Shown shown : {Shown::kQueued, Shown::kScheduled, Shown::kRetrying, Shown::kRunning, Shown::kTerminating,
                            Shown::kTerminated}) {
    const Seq seq = JobThatIs(shown);
    const std::uint64_t rings = Rings(seq);
    const std::string before = EncodeHead(Head(seq));
    ASSERT_FALSE(Marked(seq)) << Name(shown);
    WakeIt(seq);
    EXPECT_EQ(Rings(seq), rings + 1);
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
  const Seq seq = JobThatIs(Shown::kSuspended);
  const std::uint64_t rings = Rings(seq);
  ByHand([&](Txn& txn) {
    Wake(seq, {}, txn);
    Wake(seq, {}, txn);
  });
  EXPECT_EQ(Rings(seq), rings + 1);
  EXPECT_EQ(ShownOf(seq), Shown::kQueued);
}

TEST_F(WakeTest, AParentIsHintedOfEachChildOnce) {
  const Seq parent = JobThatIs(Shown::kSuspended);
  const std::uint64_t rings = Rings(parent);
  ByHand([&](Txn& txn) {
    Wake(parent, {}, txn);  // it has data too
    for (const Seq child : {71, 72, 71}) Wake(parent, Hint{child}, txn);
  });
  EXPECT_THAT(HintsOf(parent), ElementsAre(71, 72));
  EXPECT_EQ(Rings(parent), rings + 1);
}

TEST_F(WakeTest, ATerminatedParentHearsNothing) {
  const Seq parent = JobThatIs(Shown::kTerminated);
  const std::uint64_t rings = Rings(parent);
  WakeIt(parent, 71);
  WakeIt(4'711, 71);  // gone
  EXPECT_THAT(HintsOf(parent), IsEmpty());
  EXPECT_EQ(Rings(parent), rings);
  EXPECT_EQ(Rings(4'711), 0U);
}

TEST_F(WakeTest, ARunAwayWaitsForItsTime) {
  const Seq seq = JobThatIs(Shown::kSuspended);
  const Millis pause{30'000};
  Change(seq, [&](JobHead& head) { head.living->not_before = now_.steady + pause; });
  WakeIt(seq);
  EXPECT_EQ(ShownOf(seq), Shown::kScheduled);
  EXPECT_EQ(Head(seq).due, now_.wall + pause);
}

TEST_F(WakeTest, WhatExpiredBeforeIsWokenForGood) {
  const Seq seq = Living("work", {LivingFixture::In("a")});
  Change(seq, [&](JobHead& head) { head.expires = now_.wall + Millis{10}; });
  Pass(Millis{10});
  ASSERT_EQ(ShownOf(seq), Shown::kFailed);
  WakeIt(seq);
  Pass(Millis{10});
  EXPECT_EQ(ShownOf(seq), Shown::kQueued);
}

TEST_F(WakeTest, ARunFallsAsleepUnlessItWasRung) {
  const Seq seq = JobThatIs(Shown::kRunning);
  Change(seq, [&](JobHead& head) { head.living->bell_seen = Rings(seq); });
  const auto batch = store_->Begin(now_, 0);
  const Decision sleeps = DecideSleep(*batch, seq);
  EXPECT_FALSE(sleeps.stays);
  EXPECT_EQ(sleeps.guards.list_tails.size(), 1U);
  ASSERT_TRUE(Apply(*batch, DecideWake(*batch, seq)));
  EXPECT_FALSE(Apply(*batch, sleeps)) << "the ring between would be lost";
  const Decision again = DecideSleep(*batch, seq);
  EXPECT_TRUE(again.stays);
  EXPECT_THAT(again.guards.list_tails, IsEmpty()) << "more rings would hold up the finish";
  ASSERT_TRUE(Apply(*batch, DecideWake(*batch, seq)));
  EXPECT_TRUE(Apply(*batch, again));
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_EQ(ShownOf(seq), Shown::kQueued);
}

TEST_F(WakeTest, AWakerThatComesAfterTheSleepDecidesAgain) {
  const Seq seq = JobThatIs(Shown::kRunning);
  Change(seq, [&](JobHead& head) { head.living->bell_seen = Rings(seq); });
  const auto batch = store_->Begin(now_, 0);
  const Decision waker = DecideWake(*batch, seq);
  ASSERT_TRUE(Apply(*batch, DecideSleep(*batch, seq)));
  EXPECT_FALSE(Apply(*batch, waker)) << "it took the job to be awake";
  ASSERT_TRUE(Apply(*batch, DecideWake(*batch, seq)));
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_EQ(ShownOf(seq), Shown::kQueued);
}

TEST_F(WakeTest, WakersDoNotFightWhileTheJobIsAwake) {
  const Seq seq = JobThatIs(Shown::kRunning);
  const std::uint64_t rings = Rings(seq);
  const auto batch = store_->Begin(now_, 0);
  const Decision one = DecideWake(*batch, seq);
  const Decision other = DecideWake(*batch, seq);
  EXPECT_TRUE(Apply(*batch, one));
  EXPECT_TRUE(Apply(*batch, other));
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_EQ(Rings(seq), rings + 2);
}

TEST_F(WakeTest, TwoWakersOfASleeperQueueItOnce) {
  const Seq seq = JobThatIs(Shown::kSuspended);
  const auto batch = store_->Begin(now_, 0);
  const Decision one = DecideWake(*batch, seq);
  const Decision other = DecideWake(*batch, seq);
  EXPECT_TRUE(Apply(*batch, one));
  EXPECT_FALSE(Apply(*batch, other));
  EXPECT_TRUE(Apply(*batch, DecideWake(*batch, seq)));
  ASSERT_TRUE(batch->Commit().ok());
  EXPECT_EQ(ShownOf(seq), Shown::kQueued);
}

TEST_F(WakeTest, ARunThatWakesItselfStaysAwake) {
  const Seq seq = JobThatIs(Shown::kRunning);
  ByHand([&](Txn& txn) {
    JobHead* head = txn.Edit(seq, Cause::kSuspended);
    head->living->bell_seen = Rings(seq);
    Wake(seq, {}, txn);
    EXPECT_TRUE(StayAwake(seq, *head, false, txn));
  });
  EXPECT_EQ(ShownOf(seq), Shown::kQueued);
}

TEST_F(WakeTest, WhatTheClaimDidNotCarryKeepsARunAwakeThatConsumed) {
  const Seq seq = JobThatIs(Shown::kRunning);
  const auto stays = [&](bool more, bool consumed) {
    bool result = false;
    Committed([&](Batch& batch) {
      Txn txn(names_, batch, now_);
      JobHead head = *txn.Head(seq);
      head.living->bell_seen = Rings(seq);
      head.living->more = more;
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
