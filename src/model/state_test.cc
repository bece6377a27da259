#include "model/state.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

namespace pawl {
namespace {

constexpr std::array<State, 7> kAllStates = {State::kQueued, State::kRunning,     State::kSuspended, State::kCompleted,
                                             State::kFailed, State::kTerminating, State::kTerminated};

TEST(StateTest, EveryStepButTheseDoesNotExist) {
  using S = State;
  const std::set<std::pair<State, State>> steps = {
      {S::kQueued, S::kRunning},        {S::kQueued, S::kTerminating},  {S::kQueued, S::kFailed},
      {S::kRunning, S::kQueued},        {S::kRunning, S::kSuspended},   {S::kRunning, S::kCompleted},
      {S::kRunning, S::kFailed},        {S::kRunning, S::kTerminating}, {S::kSuspended, S::kQueued},
      {S::kSuspended, S::kTerminating}, {S::kCompleted, S::kQueued},    {S::kCompleted, S::kTerminating},
      {S::kFailed, S::kQueued},         {S::kFailed, S::kTerminating},  {S::kTerminating, S::kTerminated}};
  for (const State from : kAllStates) {
    for (const State to : kAllStates) {
      EXPECT_EQ(CanMove(from, to), steps.contains({from, to})) << Name(from) << " to " << Name(to);
    }
  }
}

TEST(StateTest, ForceOpensOnlyTheWayOutOfTerminated) {
  for (const State from : kAllStates) {
    for (const State to : kAllStates) {
      const bool forced_way = from == State::kTerminated && to == State::kQueued;
      EXPECT_EQ(CanMove(from, to, Way::kForced), CanMove(from, to) || forced_way) << Name(from) << " to " << Name(to);
    }
  }
}

TEST(StateTest, ACarrierIsSuspendedAndEndsWithoutARun) {
  using S = State;
  const std::set<std::pair<State, State>> more = {{S::kQueued, S::kSuspended}, {S::kSuspended, S::kCompleted},
                                                  {S::kSuspended, S::kFailed}, {S::kCompleted, S::kSuspended},
                                                  {S::kFailed, S::kSuspended}, {S::kTerminated, S::kSuspended},
                                                  {S::kTerminated, S::kQueued}};
  for (const State from : kAllStates) {
    for (const State to : kAllStates) {
      EXPECT_EQ(CanMove(from, to, Way::kCarried), CanMove(from, to) || more.contains({from, to}))
          << Name(from) << " to " << Name(to);
    }
  }
}

TEST(StateTest, EveryShownNameIsFoundAgain) {
  for (const JobState shown : kJobStates) EXPECT_EQ(JobStateFromName(Name(shown)), shown);
  EXPECT_FALSE(JobStateFromName("asleep").has_value());
}

TEST(StateTest, WhatIsShownBelongsToItsState) {
  EXPECT_EQ(StateOf(JobState::kQueued), State::kQueued);
  EXPECT_EQ(StateOf(JobState::kScheduled), State::kQueued);
  EXPECT_EQ(StateOf(JobState::kRetrying), State::kQueued);
  EXPECT_EQ(StateOf(JobState::kWaiting), State::kQueued);
  EXPECT_EQ(StateOf(JobState::kRunning), State::kRunning);
  EXPECT_EQ(StateOf(JobState::kSuspended), State::kSuspended);
  EXPECT_EQ(StateOf(JobState::kCompleted), State::kCompleted);
  EXPECT_EQ(StateOf(JobState::kFailed), State::kFailed);
  EXPECT_EQ(StateOf(JobState::kDead), State::kFailed);
  EXPECT_EQ(StateOf(JobState::kTerminating), State::kTerminating);
  EXPECT_EQ(StateOf(JobState::kTerminated), State::kTerminated);
}

TEST(StateTest, OnlyCompletedFailedAndTerminatedHaveEnded) {
  for (const State state : kAllStates) {
    const bool ended = state == State::kCompleted || state == State::kFailed || state == State::kTerminated;
    EXPECT_EQ(HasEnded(state), ended) << Name(state);
  }
}

}  // namespace
}  // namespace pawl
