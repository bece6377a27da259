// The operations that Core takes, with what the engine has to know of each before it decides it. An operation without a
// row does not compile.
#pragma once

#include <cstdint>
#include <tuple>

#include "rules/edit.h"
#include "rules/hook.h"
#include "rules/operations.h"
#include "rules/schedule.h"

namespace pawl {

// Heartbeats and finishes are let in longer than the rest, so that an overload never makes leases run out in mass.
enum class Lane : std::uint8_t { kOrdinary, kUrgent };

// How many numbers are reserved for an operation ahead, so that it costs no round trip. Its rule may take more.
enum class SeqsAhead : std::uint8_t {
  kNone,
  kOne,      // for its intent: it may have to go on in steps
  kCounted,  // depends on what is asked for: CountSeqs in engine/pending.h
};

template <typename Op>
struct OperationRow {
  Lane lane = Lane::kOrdinary;
  SeqsAhead seqs = SeqsAhead::kNone;
  bool needs_space = false;  // refused while the disk is full
  bool counts = false;       // the count of its reply is known when its intent is done
};

inline constexpr std::tuple kOperations = {
    // Jobs and their runs.
    OperationRow<PushOp>{.seqs = SeqsAhead::kCounted, .needs_space = true},
    OperationRow<HeartbeatOp>{.lane = Lane::kUrgent},
    OperationRow<TrackOp>{},
    OperationRow<FinishOp>{.lane = Lane::kUrgent, .seqs = SeqsAhead::kCounted},
    // Jobs, from outside.
    OperationRow<RunOp>{},
    OperationRow<EditOp>{},
    OperationRow<TerminateOp>{.seqs = SeqsAhead::kCounted},
    OperationRow<DeleteOp>{.seqs = SeqsAhead::kOne},
    OperationRow<ManyOp>{.seqs = SeqsAhead::kOne, .counts = true},
    // Workflows.
    OperationRow<WorkflowOp>{.seqs = SeqsAhead::kOne},
    OperationRow<TaskOp>{.seqs = SeqsAhead::kOne},
    OperationRow<AddPartitionsOp>{.seqs = SeqsAhead::kCounted, .needs_space = true},
    OperationRow<PatchPartitionOp>{},
    OperationRow<ReplayOp>{.seqs = SeqsAhead::kOne, .counts = true},
    // Settings.
    OperationRow<PatchQueueOp>{},
    OperationRow<DeleteQueueOp>{},
    OperationRow<PatchGroupOp>{},
    OperationRow<PutTypeOp>{.needs_space = true},
    OperationRow<DeleteTypeOp>{},
    // Schedules.
    OperationRow<PutScheduleOp>{.needs_space = true},
    OperationRow<DeleteScheduleOp>{},
    OperationRow<PauseScheduleOp>{},
    OperationRow<FireOp>{.seqs = SeqsAhead::kOne, .needs_space = true},
    // Hooks.
    OperationRow<PutHookOp>{.needs_space = true},
    OperationRow<RotateHookOp>{},
    OperationRow<DeleteHookOp>{},
    // Stateful jobs.
    OperationRow<WritePortOp>{.seqs = SeqsAhead::kOne, .needs_space = true},
    OperationRow<ReadPortOp>{},
    OperationRow<ConnectOp>{.seqs = SeqsAhead::kOne},
    OperationRow<PatchPortsOp>{},
    OperationRow<StateOp>{},
    OperationRow<PublishOp>{.seqs = SeqsAhead::kOne, .needs_space = true, .counts = true},
    OperationRow<AdoptOp>{},
    OperationRow<DisownOp>{},
    OperationRow<AliasOp>{},
};

template <typename Op>
inline constexpr const OperationRow<Op>& kRowOf = std::get<OperationRow<Op>>(kOperations);

}  // namespace pawl
