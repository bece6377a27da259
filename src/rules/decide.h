// All rules. Each is a pure function of (operation, records, now): it reads and
// writes through the transaction, and answers. An error means: nothing that it wrote is used.
#pragma once

#include "base/result.h"
#include "rules/hook.h"
#include "rules/operations.h"
#include "rules/schedule.h"
#include "rules/txn.h"

namespace pawl {

Result<PushOp::Reply> Decide(const PushOp& op, Txn& txn);
Result<HeartbeatOp::Reply> Decide(const HeartbeatOp& op, Txn& txn);
Result<TrackOp::Reply> Decide(const TrackOp& op, Txn& txn);
Result<FinishOp::Reply> Decide(const FinishOp& op, Txn& txn);
Result<RunOp::Reply> Decide(const RunOp& op, Txn& txn);
Result<TerminateOp::Reply> Decide(const TerminateOp& op, Txn& txn);
Result<DeleteOp::Reply> Decide(const DeleteOp& op, Txn& txn);
Result<WorkflowOp::Reply> Decide(const WorkflowOp& op, Txn& txn);
Result<TaskOp::Reply> Decide(const TaskOp& op, Txn& txn);
Result<AddPartitionsOp::Reply> Decide(const AddPartitionsOp& op, Txn& txn);
Result<PatchPartitionOp::Reply> Decide(const PatchPartitionOp& op, Txn& txn);
Result<ReplayOp::Reply> Decide(const ReplayOp& op, Txn& txn);
Result<ManyOp::Reply> Decide(const ManyOp& op, Txn& txn);
Result<PatchQueueOp::Reply> Decide(const PatchQueueOp& op, Txn& txn);
Result<DeleteQueueOp::Reply> Decide(const DeleteQueueOp& op, Txn& txn);
Result<PatchGroupOp::Reply> Decide(const PatchGroupOp& op, Txn& txn);
Result<WritePortOp::Reply> Decide(const WritePortOp& op, Txn& txn);
Result<ReadPortOp::Reply> Decide(const ReadPortOp& op, Txn& txn);
Result<ConnectOp::Reply> Decide(const ConnectOp& op, Txn& txn);
Result<PatchPortsOp::Reply> Decide(const PatchPortsOp& op, Txn& txn);
Result<StateOp::Reply> Decide(const StateOp& op, Txn& txn);
Result<PublishOp::Reply> Decide(const PublishOp& op, Txn& txn);
Result<AdoptOp::Reply> Decide(const AdoptOp& op, Txn& txn);
Result<DisownOp::Reply> Decide(const DisownOp& op, Txn& txn);
Result<AliasOp::Reply> Decide(const AliasOp& op, Txn& txn);
Result<PutTypeOp::Reply> Decide(const PutTypeOp& op, Txn& txn);
Result<DeleteTypeOp::Reply> Decide(const DeleteTypeOp& op, Txn& txn);

// ---- What the engine asks for itself -------------------------------------------------------------------------------

// A job that the fair queue handed out gets its lease.
struct GrantOp {
  using Reply = ClaimedJob;
  Seq seq = 0;
  std::string worker;
  std::optional<Millis> lease;
  std::uint64_t seed = 0;
  std::optional<Hash128> claim = {};  // of a claim that names itself: no other node has answered it meanwhile
  bool group_settings = false;        // the reply has them
};
Result<ClaimedJob> Decide(const GrantOp& op, Txn& txn);

// A claim that names itself is remembered, so that its repeat returns the same jobs while their leases hold.
struct RememberClaim {
  Hash128 key;
  std::vector<std::pair<Seq, Token>> granted;
};
void Remember(const RememberClaim& claim, Txn& txn);
// What a repeated claim gets; nothing if it is new.
Result<std::optional<std::vector<ClaimedJob>>> Recall(const Hash128& key, Txn& txn);

// A timer went off. The timer goes away in any case.
struct TimerOp {
  struct Reply {};
  Timer timer;
  bool has_space = true;  // false: the disk is full
};
Result<TimerOp::Reply> Decide(const TimerOp& op, Txn& txn);

// A lease may have run out: the job goes back to its queue, or is dead after too many crashes in a row.
struct RecoverOp {
  struct Reply {};
  Seq seq = 0;
  SteadyTime deadline{};  // under which the store has it
  std::uint64_t seed = 0;
};
Result<RecoverOp::Reply> Decide(const RecoverOp& op, Txn& txn);

// ---- Intents: big operations in steps ------------------------------------------------------------------------------

// How much a step does, at least and at most, in the unit of Store::batch_max(). What is more goes through an intent.
inline constexpr std::size_t kIntentStepLeast = 40;
inline constexpr std::size_t kIntentStepMost = 200;

// Whether the job is one that the step is for, as far as its head tells.
bool MayTake(ManyAction action, const JobFilter& filter, const JobHead& head);

// kMany finds its jobs by the filter, kWork has its work in the intent's list.
enum class IntentKind : std::uint8_t { kMany = 0, kWork = 1 };  // stored

struct IntentInfo {
  IntentKind kind = IntentKind::kMany;
  JobFilter filter;
  ManyPlace place;
  std::uint64_t look_at = 0;  // so many jobs more, at most; 0: all
  bool may_be_undone = false;
};
// What is left to do of an intent; nothing if it is done.
std::optional<IntentInfo> ReadIntent(Seq intent, Txn& txn);

// One step. `seqs` and `next_below` are what the engine found for a filter; other kinds need neither.
struct StepOp {
  struct Reply {
    bool finished = false;
    std::uint64_t count = 0;
    bool undone = false;                 // finished, and nothing of it is there: to be decided again
    std::uint64_t looked_at = 0;         // kMany: jobs, so far
    std::optional<ManyPlace> next = {};  // kMany: finished, and there are more
  };
  Seq intent = 0;
  std::vector<Seq> seqs;
  Seq next_below = 0;                  // 0: nothing is left after this
  std::size_t room = kIntentStepMost;  // how much it may do, from kIntentStepLeast on
  NameId next_from = 0;
  std::size_t looked_at = 0;  // jobs, to find `seqs`
};
Result<StepOp::Reply> Decide(const StepOp& op, Txn& txn);

}  // namespace pawl
