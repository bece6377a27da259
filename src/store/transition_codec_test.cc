#include "store/transition_codec.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(TransitionCodecTest, ReadsWhatItWroteAndStopsAtWhatIsCutOff) {
  Transition pushed;
  pushed.seq = 7;
  pushed.id = "order-7";
  pushed.queue = 3;
  pushed.type = 4;
  pushed.group = "shop";
  pushed.at = WallFromMillis(1'700'000'000'000);
  Transition ended = pushed;
  ended.from = JobState::kRunning;
  ended.to = JobState::kCompleted;
  ended.cause = Cause::kCompleted;
  ended.attempt = 2;
  ended.ran = Millis(123);
  const std::string bytes = EncodeTransitions({pushed, ended});

  const auto read = DecodeTransitions(bytes);
  ASSERT_EQ(read.size(), 2U);
  EXPECT_FALSE(read[0].from.has_value());
  EXPECT_EQ(read[0].id, "order-7");
  EXPECT_EQ(read[0].group, "shop");
  EXPECT_EQ(read[1].from, JobState::kRunning);
  EXPECT_EQ(read[1].to, JobState::kCompleted);
  EXPECT_EQ(read[1].attempt, 2U);
  EXPECT_EQ(read[1].ran, Millis(123));
  EXPECT_EQ(read[1].at, pushed.at);
  EXPECT_EQ(DecodeTransitions(std::string_view(bytes).substr(0, bytes.size() - 1)).size(), 1U);
}

}  // namespace
}  // namespace pawl
