#include "embed/answer_thread.h"

#include <gtest/gtest.h>

#include <future>

namespace pawl {
namespace {

TEST(AnswerThreadTest, CallsInOrderOnAnotherThread) {
  AnswerThread answers;
  std::vector<int> order;
  std::promise<std::thread::id> last;
  for (int i = 0; i < 100; ++i) answers.Post([&order, i] { order.push_back(i); });
  answers.Post([&last] { last.set_value(std::this_thread::get_id()); });
  EXPECT_NE(last.get_future().get(), std::this_thread::get_id());
  ASSERT_EQ(order.size(), 100U);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(order[static_cast<std::size_t>(i)], i);
}

TEST(AnswerThreadTest, StopCallsWhatWaitsAndLaterPostsAreCalledAtOnce) {
  AnswerThread answers;
  int called = 0;
  for (int i = 0; i < 100; ++i) answers.Post([&called] { ++called; });
  answers.Stop();
  EXPECT_EQ(called, 100);
  answers.Post([&called] { ++called; });
  EXPECT_EQ(called, 101);
}

}  // namespace
}  // namespace pawl
