#include "cli/bench_stateful.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/random_id.h"
#include "cli/run_pump.h"

namespace pawl::cli {
namespace {

constexpr std::size_t kFew = 10;            // values
constexpr std::size_t kWrittenMax = 1'000;  // values a call
constexpr int kClaims = 200;

double Seconds(BenchClock::duration span) { return std::chrono::duration<double>(span).count(); }

// Says that all that waits on the port was read.
void Consume(const PortContent& port, std::string name, std::string job, RunEffects& effects) {
  effects.consume.push_back({std::move(name), port.from, port.from + port.items.size(), std::move(job)});
}

// ---- Ping-pong ----

class PingPong {
 public:
  PingPong(const BenchOptions& options)
      : queue_(options.queue), pairs_(options.pairs), last_(std::max<std::size_t>(options.jobs / options.pairs, 2)) {}

  std::vector<PushRequest> Pairs() const {
    std::vector<PushRequest> jobs(pairs_);
    for (PushRequest& job : jobs) {
      job.type = "ping";
      job.queue = queue_;
      job.state = {{"pong", "null"}};
    }
    return jobs;
  }

  Finish operator()(const ClaimedRun& run) {
    Finish finish{.outcome = RunOutcome::kSuspended};
    if (!run.life) return finish;
    if (run.type == "pong") {
      Pong(*run.life, finish.effects);
    } else if (run.life->first) {
      Begin(finish.effects);
    } else {
      Ping(*run.life, finish.effects);
    }
    return finish;
  }

  bool done() const { return ended_ == pairs_; }
  std::size_t messages() const { return messages_; }

 private:
  void Begin(RunEffects& effects) {
    PushRequest child{.type = "pong", .queue = queue_};
    child.name = "pong";
    child.in = {{"ball", {}}};
    child.out = {{"ball", {}}};
    child.inputs = {{"ball", {"1"}}};
    effects.children.push_back(std::move(child));
    ++messages_;
  }
  void Pong(const RunLife& life, RunEffects& effects) {
    const auto ball = life.inputs.find("ball");
    if (ball == life.inputs.end() || ball->second.items.empty()) return;
    Consume(ball->second, "ball", "", effects);
    Hit(ball->second.items.back().value, "", effects);
  }
  void Ping(const RunLife& life, RunEffects& effects) {
    for (const RunChild& child : life.children) {
      const auto ball = child.outputs.find("ball");
      if (ball == child.outputs.end() || ball->second.items.empty()) continue;
      Consume(ball->second, "ball", child.id, effects);
      Hit(ball->second.items.back().value, child.id, effects);
    }
  }
  // The ball counts the messages of its pair.
  void Hit(const std::string& ball, const std::string& to, RunEffects& effects) {
    const std::size_t count = std::stoul(ball) + 1;
    if (count > last_) {
      ++ended_;
      return;
    }
    effects.write.push_back({.port = "ball", .values = {std::to_string(count)}, .job = to});
    ++messages_;
  }

  const std::string queue_;
  const std::size_t pairs_;
  const std::size_t last_;
  std::size_t messages_ = 0;
  std::size_t ended_ = 0;
};

// ---- A tree ----

class Tree {
 public:
  Tree(const BenchOptions& options) : queue_(options.queue), size_(options.jobs) {}

  PushRequest Root() const {
    PushRequest job{.type = "root", .queue = queue_};
    job.state = {{"read", "0"}};
    return job;
  }

  Finish operator()(const ClaimedRun& run) {
    Finish finish;
    if (!run.life) return finish;
    if (run.type == "leaf") {
      finish.effects.write.push_back({.port = "out", .values = {"1"}});
      return finish;
    }
    finish.outcome = RunOutcome::kSuspended;
    if (run.life->first) {
      Start(finish.effects);
    } else {
      Collect(*run.life, finish.effects);
    }
    if (done()) finish.outcome = RunOutcome::kCompleted;
    return finish;
  }

  bool done() const { return read_ >= size_; }

 private:
  void Start(RunEffects& effects) {
    PushRequest leaf{.type = "leaf", .queue = queue_};
    leaf.out = {{"out", {}}};
    for (std::size_t i = 0; i < size_; ++i) {
      leaf.name = "leaf" + std::to_string(i);
      effects.children.push_back(leaf);
    }
  }
  void Collect(const RunLife& life, RunEffects& effects) {
    for (const RunChild& child : life.children) {
      const auto out = child.outputs.find("out");
      if (out == child.outputs.end() || out->second.items.empty()) continue;
      Consume(out->second, "out", child.id, effects);
      read_ += out->second.items.size();
    }
    effects.state_set["read"] = std::to_string(read_);
  }

  const std::string queue_;
  const std::size_t size_;
  std::size_t read_ = 0;
};

// ---- A port ----

Result<Latencies> ClaimsWith(Engine& engine, const BenchOptions& options, std::size_t values) {
  PushRequest job{.type = "port", .queue = options.queue, .id = RandomId()};
  job.in = {{"in", {}}};
  PAWL_TRY(engine.Push(job));
  for (std::size_t left = values; left > 0;) {
    const std::size_t count = std::min(left, kWrittenMax);
    PAWL_TRY(engine.Write(job.id, "in", std::vector<std::string>(count, "1")));
    left -= count;
  }
  Latencies times;
  for (int i = 0; i < kClaims; ++i) {
    const auto before = BenchClock::now();
    PAWL_ASSIGN(Claimed claimed, engine.Claim({.worker = "bench", .job = job.id}));
    times.Add(BenchClock::now() - before);
    if (claimed.runs.size() != 1) return Error{ErrorCode::kInternal, "the job cannot be claimed"};
    PAWL_TRY(engine.FinishOne({.job = job.id, .token = claimed.runs[0].lease.token, .outcome = RunOutcome::kReleased}));
  }
  PAWL_TRY(engine.Terminate(job.id));
  return times;
}

}  // namespace

Result<BenchFigures> MeasurePingPong(Engine& engine, const BenchOptions& options) {
  PingPong game(options);
  RunPump pump(engine, options.queue, 4, static_cast<std::uint32_t>(options.pairs));
  PAWL_TRY(engine.PushMany(game.Pairs()));
  const auto start = BenchClock::now();
  auto end = start;
  PAWL_TRY(pump.Run(
      std::ref(game), [&] { return game.done(); }, [&] { end = BenchClock::now(); }));
  BenchFigures figures;
  figures.rank = static_cast<double>(game.messages()) / Seconds(end - start);
  figures.numbers.push_back({"messages_per_s", "messages/s", figures.rank});
  return figures;
}

Result<BenchFigures> MeasureTree(Engine& engine, const BenchOptions& options) {
  Tree tree(options);
  RunPump pump(engine, options.queue, options.in_flight, static_cast<std::uint32_t>(options.batch));
  const auto start = BenchClock::now();
  auto end = start;
  PAWL_TRY(engine.Push(tree.Root()));
  PAWL_TRY(pump.Run(
      std::ref(tree), [&] { return tree.done(); }, [&] { end = BenchClock::now(); }));
  BenchFigures figures;
  figures.rank = static_cast<double>(options.jobs) / Seconds(end - start);
  figures.numbers = {{"children_per_s", "children/s", figures.rank},
                     {"seconds", "seconds in all", Seconds(end - start)}};
  return figures;
}

Result<BenchFigures> MeasurePort(Engine& engine, const BenchOptions& options) {
  PAWL_ASSIGN(Latencies few, ClaimsWith(engine, options, kFew));
  PAWL_ASSIGN(Latencies many, ClaimsWith(engine, options, options.jobs));
  BenchFigures figures;
  figures.rank = many.Percentile(50) / few.Percentile(50);
  figures.numbers.push_back({"ratio", "a claim with many takes so many times one with 10", figures.rank});
  figures.calls.push_back({"claim_few", std::move(few)});
  figures.calls.push_back({"claim_many", std::move(many)});
  return figures;
}

}  // namespace pawl::cli
