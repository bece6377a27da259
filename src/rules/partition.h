// Partitions of a scan: how far they have come is committed with all that their documents have brought about.
//
// The record of a partition changes with the head of its job in one commit, and only under the token of its run, so the
// offset never falls and no block counts twice. What is asked for of all partitions of a task is in scan_ops.cc.
#pragma once

#include <cstdint>
#include <string>

#include "base/box.h"
#include "base/result.h"
#include "model/partition.h"
#include "rules/operations.h"
#include "rules/txn.h"

namespace pawl {

inline bool IsScanPartition(const JobHead& head) { return head.flow && head.flow->scans && !head.flow->carries; }
inline bool IsScanTask(const JobHead& head) { return head.flow && head.flow->scans && head.flow->carries; }

// A new partition. Fails with what is wrong with the offset.
Result<PartitionState> NewPartition(std::uint32_t number, const std::string& offset, std::uint64_t etag);

// The partition has a run from now on.
void BeginPartitionRun(Seq seq, const JobHead& head, Txn& txn);
// What its claim says of it, or that of a job which makes partitions; nothing: the job is neither.
Box<PartitionClaim> ShowPartition(Seq seq, const JobHead& head, Txn& txn);
// Its run has vanished.
void LosePartitionRun(Seq seq, const JobHead& head, Txn& txn);
// It is as if nothing of it had been read.
void StartPartitionOver(Seq seq, Txn& txn);

// A step of a run: a commit, or the end.
class ScanStep {
 public:
  // Fails with kOffsetNotIncreasing, or because the job is no partition. Changes nothing yet.
  static Result<ScanStep> Begin(Seq seq, const JobHead& head, const FinishOp& op, Txn& txn);

  // The same commit has been made under this token: it is answered, and not made again.
  bool repeats() const { return repeats_; }

  // The offset, the counts and the dead documents. `head` is being changed.
  Result<void> Apply(JobHead& head);
  // More documents are dead now than the task bears.
  bool TooManyDead() const;
  JobError TooManyDeadError() const;

  // The partition has been worked to what its end is now: it has ended, or is asked again later. True: it has ended.
  void Drained(JobHead& head);

  // After all that the step decides of the job: closes what the partition knows of it.
  void Close(const JobHead& head, bool failed);
  PartitionProgress progress() const { return progress_; }

 private:
  ScanStep(Seq seq, const FinishOp& op, Txn& txn) : seq_(seq), op_(op), txn_(txn) {}
  Result<void> CheckOffset();
  void NoteReached();
  Result<void> KeepDead();

  const Seq seq_;
  const FinishOp& op_;
  Txn& txn_;
  Seq task_ = 0;
  PartitionState state_;
  ScanTask scan_;
  PartitionProgress progress_;
  std::string offset_;  // canonical; empty: none is committed by this step
  bool repeats_ = false;
};

// What a repeated end of a run was told.
Box<PartitionProgress> RepeatedProgress(Seq seq, const JobHead& head, const Token& token, Txn& txn);
// What a commit was told that has been made.
Box<PartitionProgress> PresentProgress(Seq seq, const JobHead& head, Txn& txn);

// Dead documents of the partition wait on its inport from now on, and it runs for them. `room`: how many may be moved,
// which is lowered. False: there are more.
Result<bool> ReplayDead(Seq seq, std::size_t& room, std::uint64_t& moved, Txn& txn);

}  // namespace pawl
