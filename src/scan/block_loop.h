// BlockLoop decides what a run of a partition does next: read a block, have it processed, commit its offset. It does
// nothing by itself and reads no clock: whoever drives it (scan/work_partition.h) carries out each step and says what
// came of it.
//
// Errors have three levels.
// - A document: what its processor wants to try again is tried again in place, alone; then the policy says what
//   becomes of it.
// - A call of the processor that fails is repeated after a pause, and then made with halves of the block until the
//   culprit stands alone. If nothing gets through, the processor is at fault and not the documents: the run fails, and
//   no document does.
// - The run: a document that must not be passed. What comes before it is committed.
//
// Documents that are to be replayed come first, in blocks of their own, which leave the offset where it is.
//
// A run whose worker has vanished begins with a quarter of the block for each such run in a row. One that vanished over
// a single document has met its culprit: that document is dead.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "model/scan_work.h"
#include "scan/partition_run.h"

namespace pawl {

class BlockLoop {
 public:
  struct Options {
    ErrorPolicy errors = {};
    std::uint32_t block = kScanBlock;
    Millis run_for = std::chrono::minutes(5);
    Millis poll{1'000};  // a pause when the source has nothing and does not say that it is at its end
  };
  BlockLoop(const Options& options, const PartitionAbout& about, SteadyTime now);

  struct Read {
    std::string after;
    std::uint32_t limit = 0;
    bool operator==(const Read& other) const { return after == other.after && limit == other.limit; }
  };
  struct Process {
    const Block* block;  // until it is answered
  };
  struct Wait {
    Millis span;
  };
  struct Commit {
    PartitionCommit commit;
  };
  struct Complete {
    PartitionCommit commit;
  };
  struct Fail {
    JobFailure error;
    bool retry = true;
    std::optional<Millis> retry_in = {};
  };
  struct Release {
    Millis delay{0};
  };
  using Step = std::variant<Read, Process, Wait, Commit, Complete, Fail, Release>;

  // The last three end the run. After Wait the next step is asked for when its time has passed.
  Step Next(SteadyTime now);
  // The answers to Read and Process. A commit that fails ends the run without us.
  void OnRead(Result<Block> block);
  void OnProcessed(Result<Verdicts> verdicts);

  // What will be read next if the current block goes well; nothing: there is no more.
  std::optional<Read> ahead() const;

 private:
  enum class Fate : std::uint8_t { kOpen, kProcessed, kSkipped, kDead, kSuspect };
  struct Entry {  // of each document of the block
    Fate fate = Fate::kOpen;
    JobFailure error = {};
  };
  // Documents to be given to one call of the processor.
  struct Chunk {
    std::vector<std::size_t> entries = {};
    std::uint32_t failed = 0;          // calls
    bool narrowed = false;             // half of one that failed
    std::uint32_t document_tries = 0;  // of each of them, that came to nothing
    Millis pause{0};                   // before the call
  };
  // What a call that went well wants to be pushed.
  struct Pushes {
    std::vector<std::size_t> entries;
    std::vector<PushRequest> jobs;
  };

  void Begin(Block block);
  void BeginReplay();
  void Judge(std::size_t entry, JobFailure error);
  void StopAt(std::size_t entry, Fail end);
  void OnFailedCall(const Error& error);
  void OnVerdicts(Verdicts verdicts);
  std::optional<Step> NextCall();
  void JudgeSuspects();
  void JudgeLastSuspects();
  void RedoBeforeStop();
  void ShrinkIfTooMuch();
  Step CommitBlock();
  PartitionCommit TakeCommit();
  Fail FailOf(const Error& error) const;
  std::size_t end_of_block() const;

  const Options options_;
  const bool infinite_;
  const std::uint32_t failures_;
  const SteadyTime ends_at_;
  std::string offset_;
  std::vector<Document> replay_;  // what is left of it; the first one is next

  // After a crash, or when a block brings about more than one commit holds.
  std::uint32_t careful_block_;    // what is read at once
  std::uint64_t careful_for_ = 0;  // documents until the whole block is read at once again
  bool bury_first_ = false;        // the next document is the one that its worker vanished over

  // The current block.
  Block block_;
  Block part_;  // the documents of a call that does not have all of them
  std::vector<Entry> entries_;
  bool has_block_ = false;
  bool replays_ = false;       // it is of the documents that are replayed
  std::vector<Chunk> chunks_;  // the last one is next
  std::optional<Chunk> calling_;
  std::vector<Pushes> pushes_;
  bool something_went_well_ = false;   // a call with documents of this block
  std::uint32_t narrow_failures_ = 0;  // in a row
  std::optional<Error> last_error_;
  std::size_t stop_at_ = 0;  // nothing from this entry on is committed
  bool worked_ = false;      // this run has committed something
  std::optional<Fail> end_;  // once what comes before stop_at_ is committed
};

// What a run fails with.
JobFailure ToFailure(const Error& error);

}  // namespace pawl
