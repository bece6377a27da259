#include "scan/block_loop.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "base/check.h"

namespace pawl {
namespace {

constexpr std::size_t kPushesMost = 1'000;              // of one commit
constexpr std::size_t kDeadDocumentMost = 512U << 10U;  // bytes of a document that is kept as dead
constexpr std::size_t kDeadBytesMost = 4U << 20U;       // and of all that one commit keeps
constexpr std::size_t kSuspectsMost = 3;                // at the end of a block, if the processor may be away
constexpr std::uint32_t kNarrowedMost = 32;             // calls in vain, after which the processor is at fault
constexpr std::uint32_t kCrashesToBury = 3;             // a worker may be gone for many a reason
constexpr Millis kAgainLeast{1'000};
constexpr Millis kAgainMost = std::chrono::minutes(1);

Millis Backoff(Millis base, std::uint32_t times, Millis cap) {
  Millis pause = base;
  for (std::uint32_t i = 0; i < times && pause < cap; ++i) pause *= 2;
  return std::min(pause, cap);
}

// A quarter for each crash.
std::uint32_t AfterCrashes(std::uint32_t block, std::uint32_t crashes) {
  return crashes >= 16 ? 1 : std::max<std::uint32_t>(1, block >> (2 * crashes));
}

// It may be that no call of the processor would succeed now.
bool IsAway(const Error& error) { return Describe(error.code).retry; }

}  // namespace

JobFailure ToFailure(const Error& error) {
  const bool plain = error.code == ErrorCode::kInternal || error.code == ErrorCode::kInvalid;
  return {.type = plain ? "processor_error" : std::string(Describe(error.code).name),
          .message = error.field.empty() ? error.detail : error.field + ": " + error.detail};
}

BlockLoop::BlockLoop(const Options& options, const PartitionAbout& about, SteadyTime now)
    : options_(options),
      infinite_(about.claim.infinite),
      failures_(about.failures),
      ends_at_(now + options.run_for),
      offset_(about.claim.offset),
      replay_(about.replay),
      careful_block_(AfterCrashes(options.block, about.crashes)) {
  if (about.crashes == 0) return;
  careful_for_ = options.block;
  bury_first_ = about.crashes >= kCrashesToBury && AfterCrashes(options.block, about.crashes - 1) == 1;
}

// ---- Reading ----

BlockLoop::Step BlockLoop::Next(SteadyTime now) {
  if (!has_block_) {
    if (end_) return *end_;
    if (worked_ && now >= ends_at_) return Release{};
    if (replay_.empty()) return Read{offset_, careful_block_};
    BeginReplay();
  }
  for (;;) {
    if (auto step = NextCall()) return *std::move(step);
    JudgeLastSuspects();
    RedoBeforeStop();
    if (chunks_.empty()) ShrinkIfTooMuch();
    if (chunks_.empty()) return CommitBlock();
  }
}

std::optional<BlockLoop::Read> BlockLoop::ahead() const {
  const bool more = has_block_ && !replays_ && !block_.documents.empty() && !block_.eof && !block_.held_back && !end_;
  if (!more) return std::nullopt;
  const bool careful = careful_for_ > block_.documents.size();
  return Read{block_.documents.back().key, careful ? careful_block_ : options_.block};
}

void BlockLoop::OnRead(Result<Block> block) {
  replays_ = false;
  if (block.ok()) return Begin(*std::move(block));
  const Error& error = block.error();
  Fail fail = FailOf(error);
  if (fail.error.type == "processor_error") fail.error.type = "source_error";
  fail.retry = IsAway(error);
  end_ = std::move(fail);
}

void BlockLoop::BeginReplay() {
  const std::size_t size = std::min<std::size_t>(replay_.size(), careful_block_);
  Block block;
  block.documents.assign(replay_.begin(), replay_.begin() + static_cast<std::ptrdiff_t>(size));
  replays_ = true;
  Begin(std::move(block));
}

void BlockLoop::Begin(Block block) {
  block_ = std::move(block);
  const std::size_t size = block_.documents.size();
  entries_.assign(size, Entry{});
  chunks_.clear();
  pushes_.clear();
  calling_.reset();
  something_went_well_ = false;
  narrow_failures_ = 0;
  stop_at_ = size;
  has_block_ = true;
  if (std::exchange(bury_first_, false) && size > 0) {
    Judge(0, {.type = "crash", .message = "each worker that began this document was gone before it had ended"});
  }
  Chunk all;
  for (std::size_t i = 0; i < size; ++i) {
    if (const std::string& error = block_.documents[i].error; !error.empty() && entries_[i].fate == Fate::kOpen) {
      Judge(i, {.type = "bad_document", .message = error});
    } else if (entries_[i].fate == Fate::kOpen) {
      all.entries.push_back(i);
    }
  }
  chunks_.push_back(std::move(all));
}

// ---- Calls ----

std::optional<BlockLoop::Step> BlockLoop::NextCall() {
  while (!chunks_.empty()) {
    Chunk chunk = std::move(chunks_.back());
    chunks_.pop_back();
    std::erase_if(chunk.entries, [&](std::size_t entry) { return entry >= stop_at_; });
    if (chunk.entries.empty()) continue;
    if (const Millis pause = std::exchange(chunk.pause, Millis(0)); pause > Millis(0)) {
      chunks_.push_back(std::move(chunk));
      return Wait{pause};
    }
    const Block* documents = &block_;
    if (chunk.entries.size() < block_.documents.size()) {
      part_.documents.clear();
      for (const std::size_t entry : chunk.entries) part_.documents.push_back(block_.documents[entry]);
      documents = &part_;
    }
    calling_ = std::move(chunk);
    return Process{documents};
  }
  return std::nullopt;
}

void BlockLoop::OnProcessed(Result<Verdicts> verdicts) {
  PAWL_CHECK(calling_.has_value(), "nothing was to be processed");
  if (!verdicts.ok()) return OnFailedCall(verdicts.error());
  const std::size_t given = calling_->entries.size();
  const std::size_t said = verdicts->documents.size();
  if (said != 0 && said != given) {
    return OnFailedCall({ErrorCode::kInternal, "the processor was given " + std::to_string(given) +
                                                   " documents and has said something of " + std::to_string(said) +
                                                   "; it has to be all or none"});
  }
  OnVerdicts(*std::move(verdicts));
}

void BlockLoop::OnFailedCall(const Error& error) {
  Chunk chunk = *std::exchange(calling_, std::nullopt);
  last_error_ = error;
  if (!chunk.narrowed && ++chunk.failed <= options_.errors.block_retries) {
    chunk.pause = Backoff(options_.errors.block_base, chunk.failed - 1, options_.errors.block_cap);
    chunks_.push_back(std::move(chunk));
    return;
  }
  const std::size_t size = chunk.entries.size();
  if (!options_.errors.block_split) return StopAt(chunk.entries.front(), FailOf(error));
  if (chunk.narrowed && ++narrow_failures_ > kNarrowedMost) {
    const auto open = std::find_if(entries_.begin(), entries_.end(), [](const Entry& entry) {
      return entry.fate == Fate::kOpen || entry.fate == Fate::kSuspect;
    });
    return StopAt(static_cast<std::size_t>(open - entries_.begin()), FailOf(error));
  }
  if (size == 1) {
    Entry& entry = entries_[chunk.entries.front()];
    entry.fate = Fate::kSuspect;
    entry.error = ToFailure(error);
    return;
  }
  const auto middle = chunk.entries.begin() + static_cast<std::ptrdiff_t>(size / 2);
  Chunk second{.entries = {middle, chunk.entries.end()}, .narrowed = true, .document_tries = chunk.document_tries};
  Chunk first{.entries = {chunk.entries.begin(), middle}, .narrowed = true, .document_tries = chunk.document_tries};
  chunks_.push_back(std::move(second));
  chunks_.push_back(std::move(first));
}

void BlockLoop::OnVerdicts(Verdicts verdicts) {
  Chunk chunk = *std::exchange(calling_, std::nullopt);
  something_went_well_ = true;
  narrow_failures_ = 0;
  JudgeSuspects();  // the processor is there, so the fault is theirs
  if (chunk.entries.size() == 1 && verdicts.push.size() > kPushesMost) {
    return Judge(chunk.entries.front(), {.type = "too_many_pushes",
                                         .message = "the processor pushes " + std::to_string(verdicts.push.size()) +
                                                    " jobs for this document; one commit has room for 1000"});
  }
  Chunk again{.narrowed = chunk.narrowed, .document_tries = chunk.document_tries + 1};
  Pushes pushes;
  for (std::size_t i = 0; i < chunk.entries.size(); ++i) {
    const std::size_t entry = chunk.entries[i];
    Verdict verdict = verdicts.documents.empty() ? Verdict{} : std::move(verdicts.documents[i]);
    switch (verdict.kind) {
      case Verdict::Kind::kProcessed:
        entries_[entry].fate = Fate::kProcessed;
        break;
      case Verdict::Kind::kSkipped:
        entries_[entry].fate = Fate::kSkipped;
        break;
      case Verdict::Kind::kRetry:
        if (chunk.document_tries < options_.errors.document_retries) {
          again.entries.push_back(entry);
          continue;
        }
        Judge(entry, std::move(verdict.error));
        break;
      case Verdict::Kind::kError:
        Judge(entry, std::move(verdict.error));
        break;
      case Verdict::Kind::kFatal:
        StopAt(entry, {.error = std::move(verdict.error), .retry = false});
        break;
    }
    pushes.entries.push_back(entry);
  }
  if (!verdicts.push.empty()) {
    pushes.jobs = std::move(verdicts.push);
    pushes_.push_back(std::move(pushes));
  }
  if (again.entries.empty()) return;
  again.pause = Backoff(options_.errors.document_base, chunk.document_tries, options_.errors.block_cap);
  chunks_.push_back(std::move(again));
}

// ---- What becomes of documents ----

void BlockLoop::Judge(std::size_t entry, JobFailure error) {
  switch (options_.errors.document_end) {
    case DocumentEnd::kDead:
      entries_[entry].fate = Fate::kDead;
      entries_[entry].error = std::move(error);
      break;
    case DocumentEnd::kSkip:
      entries_[entry].fate = Fate::kSkipped;
      break;
    case DocumentEnd::kStop:
      StopAt(entry, {.error = std::move(error)});
      break;
  }
}

void BlockLoop::StopAt(std::size_t entry, Fail end) {
  if (entry >= stop_at_) return;
  stop_at_ = entry;
  end_ = std::move(end);
}

// Documents over which a call has failed that had nothing else.
void BlockLoop::JudgeSuspects() {
  for (std::size_t i = 0; i < end_of_block(); ++i) {
    if (entries_[i].fate == Fate::kSuspect) Judge(i, std::move(entries_[i].error));
  }
}

// No call has gone well since these: one of them may be at fault, many are not.
void BlockLoop::JudgeLastSuspects() {
  const auto suspect = [](const Entry& entry) { return entry.fate == Fate::kSuspect; };
  const auto end = entries_.begin() + static_cast<std::ptrdiff_t>(end_of_block());
  const auto first = std::find_if(entries_.begin(), end, suspect);
  if (first == end) return;
  const bool away = IsAway(*last_error_);
  const bool alone = block_.documents.size() == 1 && !away;
  const bool many = away && static_cast<std::size_t>(std::count_if(first, end, suspect)) > kSuspectsMost;
  if ((something_went_well_ || alone) && !many) return JudgeSuspects();
  StopAt(static_cast<std::size_t>(first - entries_.begin()), FailOf(*last_error_));
}

// What a call pushes cannot be told apart by document. So of a call that went beyond the stop nothing is pushed, and
// what it had before the stop is processed once more.
void BlockLoop::RedoBeforeStop() {
  Chunk again;
  std::erase_if(pushes_, [&](const Pushes& call) {
    const auto beyond = [&](std::size_t entry) { return entry >= end_of_block(); };
    if (std::none_of(call.entries.begin(), call.entries.end(), beyond)) return false;
    for (const std::size_t entry : call.entries) {
      if (!beyond(entry)) again.entries.push_back(entry);
    }
    return true;
  });
  if (again.entries.empty()) return;
  std::sort(again.entries.begin(), again.entries.end());
  for (const std::size_t entry : again.entries) entries_[entry].fate = Fate::kOpen;
  chunks_.push_back(std::move(again));
}

// More is pushed than one commit holds: half of the block, once more.
void BlockLoop::ShrinkIfTooMuch() {
  std::size_t jobs = 0;
  for (const Pushes& call : pushes_) jobs += call.jobs.size();
  if (jobs <= kPushesMost) return;
  const std::size_t half = std::max<std::size_t>(1, end_of_block() / 2);
  Block first = std::move(block_);
  first.documents.resize(half);
  first.eof = first.held_back = false;
  first.lag_seconds.reset();
  careful_block_ = static_cast<std::uint32_t>(half);
  careful_for_ = std::max<std::uint64_t>(careful_for_, options_.block);
  end_.reset();
  Begin(std::move(first));
}

// ---- Commits and ends ----

BlockLoop::Step BlockLoop::CommitBlock() {
  PartitionCommit commit = TakeCommit();
  has_block_ = false;
  block_.documents.clear();
  if (end_) {
    if (commit.empty()) return *end_;
    return Commit{std::move(commit)};
  }
  if (block_.eof || (infinite_ && block_.held_back)) return Complete{std::move(commit)};
  if (commit.empty()) return Release{options_.poll};
  return Commit{std::move(commit)};
}

PartitionCommit BlockLoop::TakeCommit() {
  PartitionCommit commit;
  const std::size_t end = end_of_block();
  std::size_t kept = 0;
  for (std::size_t i = 0; i < end; ++i) {
    Document& document = block_.documents[i];
    if (entries_[i].fate == Fate::kProcessed) ++commit.processed;
    if (entries_[i].fate == Fate::kSkipped) ++commit.skipped;
    if (entries_[i].fate != Fate::kDead) continue;
    DeadDocument dead{.key = document.key, .error = std::move(entries_[i].error)};
    if (document.document.size() <= kDeadDocumentMost && kept + document.document.size() <= kDeadBytesMost) {
      kept += document.document.size();
      dead.document = std::move(document.document);
    }
    commit.dead.push_back(std::move(dead));
  }
  for (Pushes& call : pushes_) {
    std::move(call.jobs.begin(), call.jobs.end(), std::back_inserter(commit.push));
  }
  if (end == entries_.size() && !replays_) {
    commit.held_back = block_.held_back;
    if (const auto lag = block_.lag()) {
      commit.lag = std::chrono::duration_cast<Millis>(std::chrono::duration<double>(std::max(*lag, 0.0)));
    }
  }
  if (end == 0) return commit;
  worked_ = true;
  if (replays_) {
    commit.replayed = end;
    replay_.erase(replay_.begin(), replay_.begin() + static_cast<std::ptrdiff_t>(end));
  } else {
    commit.read = end;
    commit.offset = offset_ = block_.documents[end - 1].key;
  }
  careful_for_ -= std::min<std::uint64_t>(careful_for_, end);
  if (careful_for_ == 0) careful_block_ = options_.block;
  return commit;
}

// A stream without an end is tried for ever, so not ever more seldom; any other as its retry policy says.
BlockLoop::Fail BlockLoop::FailOf(const Error& error) const {
  Fail fail{.error = ToFailure(error)};
  if (infinite_) fail.retry_in = Backoff(kAgainLeast, failures_, kAgainMost);
  return fail;
}

std::size_t BlockLoop::end_of_block() const { return std::min(stop_at_, entries_.size()); }

}  // namespace pawl
