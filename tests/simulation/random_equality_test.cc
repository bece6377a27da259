// The same 100,000 random operations on LMDB, in memory, and in memory behind a store that answers from afar and
// refuses commits at random: every answer, every transition and in the end every stored byte must be the same.
#include "store/lmdb/lmdb_kv.h"
#include "store/memory/memory_kv.h"
#include "tests/simulation/equality_test.h"
#include "tests/support/temp_dir.h"

namespace pawl {
namespace {

constexpr int kOperations = 100'000;
constexpr std::size_t kIdBufferKeys = 50;  // few, so that shelves are filled and carried over again and again

class RandomEqualityTest : public EqualityTest {
 protected:
  RandomEqualityTest() {
    Add(std::make_unique<World>(std::make_unique<MemoryKv>(), KvStoreFaults{.shelf_keys = kIdBufferKeys}));
    Add(std::make_unique<World>(LmdbKv::Open({.dir = dir_.path(), .sync = false}).value(),
                                KvStoreFaults{.shelf_keys = kIdBufferKeys}));
    const auto conflict = [random = std::make_shared<SeededRandom>(5)] { return random->Below(5) == 0; };
    Add(std::make_unique<World>(std::make_unique<MemoryKv>(), KvStoreFaults{true, conflict, kIdBufferKeys}));
  }
  ~RandomEqualityTest() override { worlds_.clear(); }

  support::TempDir dir_;
};

TEST_F(RandomEqualityTest, AllStoresGiveTheSameAnswersAndKeepTheSameBytes) {
  for (int turn = 0; operations_ < kOperations && !HasFatalFailure(); ++turn) {
    MoveTime();
    Fill();
    Turn();
    CompareTurn();
    if (turn % 1'000 == 999) {  // all of them crash
      for (auto& world : worlds_) world->Open(now_);
    }
    ASSERT_TRUE(turn % 100 != 99 || worlds_[1]->store().Flush().ok());
    if (turn % 200 == 199 && !first().cycle().rolling()) Audit(first());
  }
  ASSERT_FALSE(HasFatalFailure());
  while (!first().cycle().idle()) {
    Turn();
    CompareTurn();
  }
  const std::vector<std::string> expected = DumpOf(first().kv());
  for (auto& world : worlds_) {
    EXPECT_EQ(FirstDifference(DumpOf(world->kv()), expected), "");
    Audit(*world);
  }
  CheckLedger(first());
  EXPECT_GT(worlds_[2]->cycle().tally().conflicts, 1'000U);
}

}  // namespace
}  // namespace pawl
