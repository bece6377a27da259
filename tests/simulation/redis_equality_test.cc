// The same 100,000 random operations in memory and on Redis: every answer and every transition must be the same, and
// what Redis keeps must agree with itself.
#include "store/memory/memory_kv.h"
#include "store/redis/redis_store.h"
#include "tests/simulation/equality_test.h"
#include "tests/support/redis_process.h"

namespace pawl {
namespace {

constexpr int kOperations = 100'000;

class RedisEqualityTest : public EqualityTest {
 protected:
  // Who follows system channels is looked up once a batch, and a turn on Redis has two.
  RedisEqualityTest() : EqualityTest(false) {
    Add(std::make_unique<World>(std::make_unique<MemoryKv>(), KvStoreFaults{}));
    Add(std::make_unique<World>([this] {
      RedisStoreOptions options;
      options.url = redis_.url();
      options.batch_max = SIZE_MAX;  // so that a turn does not depend on the speed of the machine
      options.guesses = false;       // what was guessed wrong is answered a turn later
      return std::unique_ptr<Store>(RedisStore::Open(std::move(options)).value());
    }));
  }
  ~RedisEqualityTest() override { worlds_.clear(); }

  // Claims that wait on a shared store give their queue a number, so all queues get theirs first.
  void NameQueues() {
    for (int i = 0; i < 5; ++i) {
      for (auto& world : worlds_) world->Submit(PatchQueueOp{"q" + std::to_string(i), {}}, "queue");
    }
    Turn();
    CompareTurn();
  }

  support::RedisProcess redis_;
};

TEST_F(RedisEqualityTest, RedisGivesTheSameAnswers) {
  NameQueues();
  for (int turn = 0; operations_ < kOperations && !HasFatalFailure(); ++turn) {
    MoveTime();
    Fill();
    Turn();
    CompareTurn();
    if (turn % 2'000 == 1'999 && !first().cycle().rolling()) Audit(*worlds_[1]);
  }
  ASSERT_FALSE(HasFatalFailure());
  while (!first().cycle().idle()) {
    Turn();
    CompareTurn();
  }
  Audit(*worlds_[1]);
  CheckLedger(*worlds_[1]);
}

}  // namespace
}  // namespace pawl
