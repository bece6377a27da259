#include "engine/figures_board.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

QueueFigures FiguresOf(const std::string& name, std::int64_t pushed) {
  QueueFigures figures;
  figures.name = name;
  figures.counters[0] = pushed;
  return figures;
}

std::vector<std::string> NamesOf(const FiguresEvent& event) {
  std::vector<std::string> names;
  for (const QueueFigures* const figures : event.queues) names.push_back(figures->name);
  return names;
}

using Queues = std::vector<std::string>;

class FiguresBoardTest : public testing::Test {
 protected:
  void Update() { board_.Update(table_, {true, {}}); }

  FiguresTable table_{{1, FiguresOf("a", 1)}, {2, FiguresOf("b", 2)}};
  FiguresBoard board_;
  FiguresPlace place_;
};

TEST_F(FiguresBoardTest, TheFirstEventHasAllAndTheNextOnesWhatChanged) {
  Update();
  const FiguresEvent first = board_.Next(place_, {});
  EXPECT_TRUE(first.whole);
  EXPECT_EQ(NamesOf(first), (Queues{"a", "b"}));
  EXPECT_EQ(first.totals.counters[0], 3);
  Update();
  const FiguresEvent nothing = board_.Next(place_, {});
  EXPECT_FALSE(nothing.whole);
  EXPECT_EQ(NamesOf(nothing), Queues{});
  EXPECT_EQ(nothing.totals.counters[0], 3);
  table_[2].counters[0] = 5;
  Update();
  Update();  // a round that this follower was not told of
  const FiguresEvent changed = board_.Next(place_, {});
  EXPECT_EQ(NamesOf(changed), Queues{"b"});
  EXPECT_EQ(changed.totals.counters[0], 6);
}

TEST_F(FiguresBoardTest, AQueueThatIsGoneMakesTheNextEventWhole) {
  Update();
  board_.Next(place_, {});
  table_.erase(1);
  Update();
  const FiguresEvent event = board_.Next(place_, {});
  EXPECT_TRUE(event.whole);
  EXPECT_EQ(NamesOf(event), Queues{"b"});
  EXPECT_EQ(event.totals.counters[0], 2);
  EXPECT_FALSE(board_.Next(place_, {}).whole);
}

TEST_F(FiguresBoardTest, MoreThanAnEventHoldsComesWithTheNextOnes) {
  for (NameId id = 1; id <= 450; ++id) table_[id] = FiguresOf("q" + std::to_string(id), 1);
  Update();
  const FiguresEvent first = board_.Next(place_, {});
  EXPECT_TRUE(first.truncated);
  EXPECT_EQ(first.queues.size(), FiguresBoard::kQueuesMax);
  table_[3].counters[0] = 7;  // behind the place of the sweep: it comes with the next sweep
  Update();
  const FiguresEvent second = board_.Next(place_, {});
  EXPECT_FALSE(second.whole);
  EXPECT_TRUE(second.truncated);
  EXPECT_EQ(second.queues.front()->name, "q201");
  const FiguresEvent third = board_.Next(place_, {});
  EXPECT_FALSE(third.truncated);
  EXPECT_EQ(third.queues.size(), 50U);
  EXPECT_EQ(NamesOf(board_.Next(place_, {})), Queues{"q3"});
  EXPECT_EQ(NamesOf(board_.Next(place_, {})), Queues{});
}

TEST_F(FiguresBoardTest, WhoFollowsOneQueueHearsOfThatOneOnly) {
  table_[3] = FiguresOf("pawl.callbacks", 9);
  board_.Update(table_, {true, {"pawl.callbacks"}});
  const FiguresEvent first = board_.Next(place_, "b");
  EXPECT_EQ(NamesOf(first), Queues{"b"});
  EXPECT_EQ(first.totals.counters[0], 2);
  FiguresPlace other;
  EXPECT_EQ(NamesOf(board_.Next(other, "pawl.callbacks")), Queues{"pawl.callbacks"});
  FiguresPlace all;
  EXPECT_EQ(board_.Next(all, {}).totals.counters[0], 3) << "without Pawl's own";
  table_.erase(2);
  board_.Update({}, {false, {"b"}});
  const FiguresEvent gone = board_.Next(place_, "b");
  EXPECT_TRUE(gone.whole);
  EXPECT_EQ(NamesOf(gone), Queues{});
}

}  // namespace
}  // namespace pawl
