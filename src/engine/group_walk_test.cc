#include "engine/group_walk.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/asked_core.h"

namespace pawl {
namespace {

class GroupWalkTest : public AskedCore {
 protected:
  void Push(const std::string& group, std::size_t count = 1) {
    JobSpec spec;
    spec.type = "q";
    spec.group = group;
    PushOp op;
    op.jobs.assign(count, spec);
    op.seed = ++seed_;
    Do(std::move(op));
  }

  GroupPage Search(const GroupSearch& search, std::size_t step = 2) {
    GroupWalk walk("q", search, step);
    for (bool more = true; more;) {
      const auto stepped = Read([&](StoreReader& reader) { return walk.Step(reader, core_.names()); });
      EXPECT_TRUE(stepped.ok());
      more = stepped.ok() && *stepped;
    }
    return walk.TakePage();
  }
  static std::vector<std::string> NamesOf(const GroupPage& page) {
    std::vector<std::string> names;
    for (const FairGroup& group : page.groups) names.push_back(group.name);
    return names;
  }
};

TEST_F(GroupWalkTest, FindsGroupsByTheStartOfTheirNames) {
  for (int i = 0; i < 7; ++i) Push("shop-" + std::to_string(i));
  for (int i = 0; i < 5; ++i) Push("link-" + std::to_string(i));
  std::vector<std::string> all;
  std::size_t looked_at = 0;
  GroupSearch search{.prefix = "shop-", .limit = 3};
  for (bool more = true; more;) {
    const GroupPage page = Search(search);
    EXPECT_LE(page.groups.size(), 3U);
    for (const std::string& name : NamesOf(page)) all.push_back(name);
    looked_at += page.looked_at.value();
    more = page.next.has_value();
    if (more) search.after = *page.next;
  }
  std::sort(all.begin(), all.end());
  EXPECT_EQ(all, (std::vector<std::string>{"shop-0", "shop-1", "shop-2", "shop-3", "shop-4", "shop-5", "shop-6"}));
  EXPECT_EQ(looked_at, 12U) << "each group is looked at once";
}

TEST_F(GroupWalkTest, ThoseWithTheMostReadyComeFirst) {
  Push("few", 1);
  Push("many", 5);
  Push("some", 3);
  Push("none", 0);
  const GroupPage page = Search({.by_ready = true, .limit = 2});
  EXPECT_EQ(NamesOf(page), (std::vector<std::string>{"many", "some"}));
  EXPECT_FALSE(page.next) << "all were looked at";
  EXPECT_EQ(page.looked_at, 3U);
}

TEST_F(GroupWalkTest, AnAnswerLooksAtSoManyAndSaysWhereToGoOn) {
  for (int i = 0; i < 10; ++i) Push("g" + std::to_string(i));
  const GroupPage page = Search({.prefix = "none", .look_at = 5}, 3);
  EXPECT_TRUE(page.groups.empty());
  EXPECT_EQ(page.looked_at, 5U);
  ASSERT_TRUE(page.next);
  const GroupPage rest = Search({.by_ready = true, .after = *page.next}, 3);
  EXPECT_EQ(rest.groups.size(), 5U);
  EXPECT_FALSE(rest.next);
}

}  // namespace
}  // namespace pawl
