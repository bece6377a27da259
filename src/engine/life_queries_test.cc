#include "engine/life_queries.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/asked_core.h"

namespace pawl {
namespace {

class LifeQueriesTest : public AskedCore {
 protected:
  Seq Push(const std::string& id, const std::string& parent = "", std::vector<std::string> values = {}) {
    JobSpec spec;
    spec.type = "t";
    spec.id = id;
    spec.content = HashBytes(id);
    if (!parent.empty()) spec.parent = parent;
    if (!values.empty()) {
      spec.in = {{"n", PortSpec{"0", {}, {}}}};
      spec.inputs = {{"n", std::move(values)}};
    }
    PushOp op;
    op.jobs.push_back(std::move(spec));
    op.seed = ++seed_;
    return Do(std::move(op)).jobs.at(0).seq;
  }

  Result<PortPage> Peek(const std::string& port, std::uint64_t from, std::size_t limit) {
    return Read([&](StoreReader& reader) {
      return PeekPort(reader, {std::string("a"), PortSide::kIn, port}, from, limit);
    });
  }
};

TEST_F(LifeQueriesTest, APeekGoesThroughAPortFromAnyOffset) {
  std::vector<std::string> values;
  for (int i = 0; i < 250; ++i) values.push_back(std::to_string(i));
  Push("a", "", values);
  Do(ReadPortOp{{std::string("a"), PortSide::kIn, "n"}, 3, {}});
  const auto first = Peek("n", 0, 120);
  ASSERT_TRUE(first.ok()) << ToString(first.error());
  EXPECT_EQ(first->from, 3U);
  EXPECT_EQ(first->tail, 250U);
  ASSERT_EQ(first->items.size(), 120U);
  EXPECT_EQ(first->items[119].value, "122");
  EXPECT_EQ(first->default_value, "0");
  const auto rest = Peek("n", 123, 1'000);
  EXPECT_EQ(rest->items.size(), 127U);
  EXPECT_EQ(rest->items.back().value, "249");
  const auto behind = Peek("n", 9'999, 10);
  EXPECT_EQ(behind->from, 250U);
  EXPECT_TRUE(behind->items.empty());
  EXPECT_EQ(Peek("m", 0, 1).error().code, ErrorCode::kPortUnknown);
}

TEST_F(LifeQueriesTest, APageOfLargeValuesIsShort) {
  Push("a", "", std::vector<std::string>(300, '"' + std::string(30'000, 'x') + '"'));
  const auto page = Peek("n", 0, 1'000);
  ASSERT_TRUE(page.ok());
  EXPECT_EQ(page->items.size(), 200U);
}

TEST_F(LifeQueriesTest, AnAliasLeadsToItsJob) {
  const Seq seq = Push("a");
  Do(AliasOp{std::string("a"), "other", false});
  EXPECT_EQ(Read([](StoreReader& reader) { return FindJob(reader, std::string("other")); })->seq, seq);
  EXPECT_EQ(Read([](StoreReader& reader) { return ReadJob(reader, std::string("other")); })->life->aliases,
            std::vector<std::string>{"other"});
  EXPECT_FALSE(Read([](StoreReader& reader) { return FindJob(reader, std::string("nobody")); }).ok());
}

TEST_F(LifeQueriesTest, ATreeEndsWhereItIsTooDeep) {
  std::string parent;
  for (std::size_t i = 0; i < kTreeDepth + 3; ++i) {
    const std::string id = "j" + std::to_string(i);
    Push(id, parent);
    parent = id;
  }
  const auto tree = Read([](StoreReader& reader) { return ReadTree(reader, std::string("j0")); });
  ASSERT_TRUE(tree.ok()) << ToString(tree.error());
  std::size_t depth = 0;
  const TreeNode* node = &*tree;
  for (; !node->children.empty(); node = &node->children[0]) {
    EXPECT_FALSE(node->truncated);
    ++depth;
  }
  EXPECT_EQ(depth, kTreeDepth);
  EXPECT_TRUE(node->truncated);
}

TEST_F(LifeQueriesTest, ChildrenArePagedAndFoundByName) {
  Push("p");
  for (int i = 0; i < 5; ++i) Push("c" + std::to_string(i), "p");
  const auto page = Read([](StoreReader& reader) { return ListChildren(reader, std::string("p"), kSeqEnd, 3); });
  ASSERT_EQ(page->jobs.size(), 3U);
  EXPECT_EQ(page->jobs[0].head.id, "c4");
  ASSERT_TRUE(page->next);
  const auto last = Read([&](StoreReader& reader) { return ListChildren(reader, std::string("p"), *page->next, 3); });
  EXPECT_EQ(last->jobs.size(), 2U);
  EXPECT_FALSE(last->next);
  EXPECT_EQ(Read([](StoreReader& reader) { return FindChild(reader, std::string("p"), "c2"); })->head.id, "c2");
  EXPECT_FALSE(Read([](StoreReader& reader) { return FindChild(reader, std::string("p"), "c9"); }).ok());
}

TEST_F(LifeQueriesTest, TypesAreListedByNameForTheirQueueAlone) {
  for (const char* type : {"z", "a"}) Do(PutTypeOp{"q", type, {}});
  Do(PutTypeOp{"other", "b", {}});
  const auto types = Read([&](StoreReader& reader) { return ListTypes(reader, core_.names(), "q"); });
  ASSERT_EQ(types->size(), 2U);
  EXPECT_EQ(types->at(0).type, "a");
  EXPECT_EQ(types->at(1).type, "z");
  EXPECT_TRUE(Read([&](StoreReader& reader) { return ReadType(reader, core_.names(), "q", "z"); }).ok());
  EXPECT_FALSE(Read([&](StoreReader& reader) { return ReadType(reader, core_.names(), "q", "b"); }).ok());
}

}  // namespace
}  // namespace pawl
