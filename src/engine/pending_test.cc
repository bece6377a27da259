#include "engine/pending.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

template <typename Op>
PendingOp<Op> PendingOf(Op op) {
  return PendingOp<Op>(std::move(op), [](const Result<typename Op::Reply>&) {});
}

TEST(PendingTest, OnlyHeartbeatsAndFinishesAreUrgent) {
  EXPECT_EQ(PendingOf(HeartbeatOp{}).lane(), Lane::kUrgent);
  EXPECT_EQ(PendingOf(FinishOp{}).lane(), Lane::kUrgent);
  EXPECT_EQ(PendingOf(PushOp{}).lane(), Lane::kOrdinary);
  EXPECT_EQ(PendingOf(TerminateOp{}).lane(), Lane::kOrdinary);
}

TEST(PendingTest, NumbersAreReservedForNewJobsAndForIntents) {
  PushOp push;
  push.jobs.resize(3);
  EXPECT_EQ(PendingOf(push).seqs_needed(), 3U);
  FinishOp finish;
  EXPECT_EQ(PendingOf(finish).seqs_needed(), 0U);
  finish.effects.publish.resize(1);
  EXPECT_EQ(PendingOf(finish).seqs_needed(), 1U);
  finish.push.resize(2);
  EXPECT_EQ(PendingOf(finish).seqs_needed(), 2U);
  EXPECT_EQ(PendingOf(TerminateOp{}).seqs_needed(), 0U);
  EXPECT_EQ(PendingOf(TerminateOp{.job = {}, .recursive = true}).seqs_needed(), 1U);
  EXPECT_EQ(PendingOf(ManyOp{}).seqs_needed(), 1U);
  EXPECT_EQ(PendingOf(RunOp{}).seqs_needed(), 0U);
}

TEST(PendingTest, WhatStoresDataOfClientsNeedsSpace) {
  EXPECT_TRUE(PendingOf(PushOp{}).needs_space());
  EXPECT_TRUE(PendingOf(WritePortOp{}).needs_space());
  EXPECT_TRUE(PendingOf(PublishOp{}).needs_space());
  EXPECT_TRUE(PendingOf(PutTypeOp{}).needs_space());
  EXPECT_FALSE(PendingOf(FinishOp{}).needs_space());
  EXPECT_FALSE(PendingOf(DeleteOp{}).needs_space());
}

}  // namespace
}  // namespace pawl
