#include <map>

#include "base/check.h"
#include "embed/embedded_engine.h"
#include "pawl/testing.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"
#include "work/worker_loop.h"

namespace pawl {
namespace {

constexpr std::uint64_t kRunsMax = 1'000'000;

std::unique_ptr<EmbeddedEngine> OpenInMemory(std::shared_ptr<Clock> clock) {
  auto store = KvStore::Open(std::make_unique<MemoryKv>());
  PAWL_CHECK(store.ok(), "an empty store opens");
  auto engine = std::make_unique<EmbeddedEngine>(*std::move(store), std::move(clock), EngineOptions{});
  PAWL_CHECK(engine->Start().ok(), "an engine on an empty store starts");
  return engine;
}

}  // namespace

class TestBench::Parts {
 public:
  struct Hand {
    WorkerLoop* loop = nullptr;  // owned by `worker`
    std::unique_ptr<Worker> worker;
  };

  Hand& HandOf(const std::string& queue) {
    Hand& hand = hands[queue];
    if (hand.worker) return hand;
    WorkerOptions options{.name = "bench" + (queue.empty() ? "" : "-" + queue)};
    if (!queue.empty()) options.queues = {queue};
    auto loop = std::make_unique<WorkerLoop>(*engine, std::move(options), clock);
    hand.loop = loop.get();
    hand.worker = std::make_unique<Worker>(std::move(loop));
    return hand;
  }

  const std::shared_ptr<ManualClock> clock = std::make_shared<ManualClock>();
  const std::unique_ptr<EmbeddedEngine> engine = OpenInMemory(clock);
  std::map<std::string, Hand> hands;  // by queue
};

TestBench::TestBench() : parts_(std::make_unique<Parts>()) {}
TestBench::~TestBench() = default;

Jobs& TestBench::jobs() {
  // A test pushes before it drains, and the ports of the job are those of its type.
  for (auto& [queue, hand] : parts_->hands) (void)hand.loop->Register();  // Drain tells what is wrong
  return *parts_->engine;
}
Worker& TestBench::worker(const std::string& queue) { return *parts_->HandOf(queue).worker; }
WallTime TestBench::now() const { return parts_->clock->Read().wall; }
void TestBench::Advance(Millis span) { parts_->clock->Advance(span); }

Result<std::uint64_t> TestBench::Drain() {
  std::uint64_t runs = 0;
  for (bool idle = false; !idle;) {
    idle = true;
    for (auto& [queue, hand] : parts_->hands) {
      PAWL_ASSIGN(const std::uint64_t count, hand.loop->Drain(kRunsMax - runs));
      runs += count;
      idle = idle && count == 0;
      if (runs < kRunsMax) continue;
      return Error{ErrorCode::kInternal,
                   std::to_string(runs) + " runs and no end; the last one was of the job " + hand.loop->last_run()};
    }
  }
  return runs;
}

}  // namespace pawl
