#include "scan/work_partition.h"

#include <algorithm>
#include <future>
#include <optional>
#include <utility>

#include "base/log.h"
#include "scan/block_loop.h"

namespace pawl {
namespace {

// While a task has as many open pieces as its window allows, it is asked again this often.
constexpr Millis kWindowLook{100};

// Reads one block ahead of the current one, on a thread of its own.
class BlockReader {
 public:
  struct Answer {
    Result<Block> block;
    SteadyTime asked;  // what came after this is not in it
  };

  BlockReader(Source& source, const PartitionAbout& about, const ClockWait& wait) : source_(source), wait_(wait) {
    request_.scan = about.claim.scan;
    request_.partition = about.info;
    request_.infinite = about.claim.infinite;
  }

  Answer Read(const BlockLoop::Read& read) {
    if (!ahead_) return Ask(read);
    Answer answer = std::exchange(ahead_, std::nullopt)->get();
    return asked_ == read ? std::move(answer) : Ask(read);
  }
  void ReadAhead(const std::optional<BlockLoop::Read>& read) {
    if (!read || ahead_) return;
    asked_ = *read;
    ahead_ = std::async(std::launch::async, [this] { return Ask(asked_); });
  }

 private:
  Answer Ask(const BlockLoop::Read& read) const {
    ReadRequest request = request_;
    request.after = read.after;
    request.limit = read.limit;
    const SteadyTime asked = wait_.now();
    return {source_.Read(request), asked};
  }

  Source& source_;
  const ClockWait& wait_;
  ReadRequest request_;
  BlockLoop::Read asked_;  // what is read ahead
  std::optional<std::future<Answer>> ahead_;
};

// One run, on the thread of WorkPartition.
class Working {
 public:
  Working(PartitionRun& run, Source& source, Processor& processor, const ScanWork& work,
          const ScanEnvironment& environment)
      : run_(run),
        processor_(processor),
        work_(work),
        environment_(environment),
        stop_(run.stop_token()),
        reader_(source, run.about(), environment.wait),
        loop_(OptionsOf(work, environment), run.about(), environment.wait.now()) {
    const PartitionAbout& about = run.about();
    seen_.task = about.claim.task;
    seen_.partition = about.claim.number;
    seen_.job = about.job;
    seen_.fence = about.claim.etag;
    seen_.infinite = about.claim.infinite;
    seen_.scan = about.claim.scan;
    seen_.info = about.info;
    seen_.stop = stop_;
  }

  void Run() {
    processor_.OnStart(seen_);
    while (DoStep()) {
    }
    processor_.OnStop(seen_);
  }

 private:
  static BlockLoop::Options OptionsOf(const ScanWork& work, const ScanEnvironment& environment) {
    BlockLoop::Options options{.errors = work.errors};
    options.block = work.block.value_or(environment.block);
    options.run_for = work.run_for;
    options.poll = work.poll;
    if (work.processor == ProcessorKind::kJobs) {
      options.block = static_cast<std::uint32_t>(std::min<std::uint64_t>({options.block, work.jobs.window, 1'000}));
    }
    return options;
  }

  // False: the run is over.
  bool DoStep() {
    if (stop_.stop_requested()) return GiveBack(Millis(0));
    BlockLoop::Step step = loop_.Next(environment_.wait.now());
    if (const auto* read = std::get_if<BlockLoop::Read>(&step)) return Read(*read);
    if (const auto* process = std::get_if<BlockLoop::Process>(&step)) return Process(*process->block);
    if (const auto* wait = std::get_if<BlockLoop::Wait>(&step)) return Wait(wait->span);
    if (auto* commit = std::get_if<BlockLoop::Commit>(&step)) return Commit(std::move(commit->commit));
    if (auto* complete = std::get_if<BlockLoop::Complete>(&step)) return Complete(std::move(complete->commit));
    if (const auto* release = std::get_if<BlockLoop::Release>(&step)) return GiveBack(release->delay);
    return Fail(std::get<BlockLoop::Fail>(std::move(step)));
  }

  bool Read(const BlockLoop::Read& read) {
    if (work_.processor == ProcessorKind::kJobs && !AwaitRoom(read.limit)) return GiveBack(work_.poll);
    auto [block, asked] = reader_.Read(read);
    asked_ = asked;
    if (!block.ok()) {
      ++environment_.tally.source_errors;
      if (!said_) Log(LogLevel::kWarn, "a source failed", {{"job", seen_.job}, {"error", ToString(block.error())}});
      said_ = true;
    } else if (block->held_back) {
      ++environment_.tally.held_back;
    }
    loop_.OnRead(std::move(block));
    return true;
  }

  bool Process(const Block& block) {
    reader_.ReadAhead(loop_.ahead());
    Result<Verdicts> verdicts = processor_.Process(block, seen_);
    // A processor that was interrupted says nothing of its documents.
    if (!verdicts.ok() && stop_.stop_requested()) return GiveBack(Millis(0));
    loop_.OnProcessed(std::move(verdicts));
    return true;
  }

  bool Wait(Millis span) {
    environment_.wait.ForStop(stop_, environment_.wait.now() + span);
    return true;
  }

  // Until the block fits into the window of the task, for as long as a poll at most: the thread is not ours alone.
  bool AwaitRoom(std::uint32_t documents) {
    const std::uint64_t most = work_.jobs.window - std::min<std::uint64_t>(documents, work_.jobs.window);
    for (Millis waited{0};; waited += kWindowLook) {
      const Result<std::uint64_t> open = run_.OpenPieces();
      if (open.ok() && *open <= most) return true;
      if (!open.ok() || waited >= work_.poll || stop_.stop_requested()) return false;
      Wait(kWindowLook);
    }
  }

  void Count(const PartitionCommit& commit) {
    if (commit.empty()) return;
    ScanTally& tally = environment_.tally;
    tally.processed += commit.processed;
    tally.skipped += commit.skipped;
    tally.dead += commit.dead.size();
    ++tally.blocks;
  }

  // What a processor of jobs pushes is part of the task; and what has come since the block was read is behind it.
  void Complement(PartitionCommit& commit) const {
    if (commit.lag) *commit.lag += std::chrono::duration_cast<Millis>(environment_.wait.now() - asked_);
    if (work_.processor != ProcessorKind::kJobs) return;
    for (PushRequest& job : commit.push) commit.pieces.push_back({std::move(job), work_.jobs.may_fail});
    commit.push.clear();
  }

  bool Commit(PartitionCommit commit) {
    Complement(commit);
    Count(commit);
    if (!run_.Commit(std::move(commit))) return false;
    processor_.OnTick(seen_);
    return true;
  }

  bool Complete(PartitionCommit commit) {
    Complement(commit);
    Count(commit);
    const Result<PartitionProgress> done = run_.Complete(std::move(commit));
    if (!done.ok()) return false;
    processor_.OnTick(seen_);
    processor_.OnPartitionEof(seen_);
    if (done->task_closed) processor_.OnEof(seen_);
    return false;
  }

  bool GiveBack(Millis delay) {
    run_.Release(delay);
    return false;
  }

  bool Fail(BlockLoop::Fail fail) {
    run_.Fail(std::move(fail.error), fail.retry, fail.retry_in);
    return false;
  }

  PartitionRun& run_;
  Processor& processor_;
  const ScanWork& work_;
  const ScanEnvironment& environment_;
  const std::stop_token stop_;
  BlockReader reader_;
  SteadyTime asked_ = {};  // when the block was, which is being worked
  BlockLoop loop_;
  ScanRun seen_;
  bool said_ = false;  // that the source fails
};

void Plan(PartitionRun& run, Source& source, const ScanWork& work) {
  const PartitionAbout& about = run.about();
  auto parts = source.Plan({.scan = about.claim.scan, .infinite = about.claim.infinite}, work.split.value_or(1));
  if (parts.ok()) return run.Planned(*std::move(parts));
  run.Fail(ToFailure(parts.error()), Describe(parts.error().code).retry, {});
}

}  // namespace

void WorkPartition(PartitionRun& run, Source& source, Processor& processor, const ScanWork& work,
                   const ScanEnvironment& environment) {
  if (run.about().claim.number == 0) return Plan(run, source, work);
  ++environment.tally.running;
  Working(run, source, processor, work, environment).Run();
  --environment.tally.running;
}

}  // namespace pawl
