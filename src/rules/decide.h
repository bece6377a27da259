// All rules. Each is a pure function of (operation, records, now): it reads through the view, writes what shall be
// changed into the draft, and answers. An error means: nothing of the draft is used.
#pragma once

#include "base/result.h"
#include "rules/draft.h"
#include "rules/operations.h"
#include "rules/view.h"

namespace pawl {

Result<PushOp::Reply> Decide(const PushOp& op, View& view, Now now, Draft& draft);
Result<HeartbeatOp::Reply> Decide(const HeartbeatOp& op, View& view, Now now, Draft& draft);
Result<TrackOp::Reply> Decide(const TrackOp& op, View& view, Now now, Draft& draft);
Result<FinishOp::Reply> Decide(const FinishOp& op, View& view, Now now, Draft& draft);
Result<RunOp::Reply> Decide(const RunOp& op, View& view, Now now, Draft& draft);
Result<TerminateOp::Reply> Decide(const TerminateOp& op, View& view, Now now, Draft& draft);
Result<DeleteOp::Reply> Decide(const DeleteOp& op, View& view, Now now, Draft& draft);
Result<ManyOp::Reply> Decide(const ManyOp& op, View& view, Now now, Draft& draft);
Result<PatchQueueOp::Reply> Decide(const PatchQueueOp& op, View& view, Now now, Draft& draft);
Result<DeleteQueueOp::Reply> Decide(const DeleteQueueOp& op, View& view, Now now, Draft& draft);
Result<PatchGroupOp::Reply> Decide(const PatchGroupOp& op, View& view, Now now, Draft& draft);
Result<WritePortOp::Reply> Decide(const WritePortOp& op, View& view, Now now, Draft& draft);
Result<ReadPortOp::Reply> Decide(const ReadPortOp& op, View& view, Now now, Draft& draft);
Result<ConnectOp::Reply> Decide(const ConnectOp& op, View& view, Now now, Draft& draft);
Result<PatchPortsOp::Reply> Decide(const PatchPortsOp& op, View& view, Now now, Draft& draft);
Result<StateOp::Reply> Decide(const StateOp& op, View& view, Now now, Draft& draft);
Result<PublishOp::Reply> Decide(const PublishOp& op, View& view, Now now, Draft& draft);
Result<AdoptOp::Reply> Decide(const AdoptOp& op, View& view, Now now, Draft& draft);
Result<DisownOp::Reply> Decide(const DisownOp& op, View& view, Now now, Draft& draft);
Result<AliasOp::Reply> Decide(const AliasOp& op, View& view, Now now, Draft& draft);
Result<PutTypeOp::Reply> Decide(const PutTypeOp& op, View& view, Now now, Draft& draft);
Result<DeleteTypeOp::Reply> Decide(const DeleteTypeOp& op, View& view, Now now, Draft& draft);

// ---- What the engine asks for itself -------------------------------------------------------------------------------

// A job that the fair queue handed out gets its lease.
struct GrantOp {
  using Reply = ClaimedJob;
  Seq seq = 0;
  std::string worker;
  std::optional<Millis> lease;
  std::uint64_t seed = 0;
  std::optional<Hash128> claim = {};  // of a claim that names itself: no other node has answered it meanwhile
};
Result<ClaimedJob> Decide(const GrantOp& op, View& view, Now now, Draft& draft);

// A claim that names itself is remembered, so that its repeat returns the same jobs while their leases hold.
struct RememberClaim {
  Hash128 key;
  std::vector<std::pair<Seq, Token>> granted;
};
void Remember(const RememberClaim& claim, View& view, Now now, Draft& draft);
// What a repeated claim gets; nothing if it is new.
Result<std::optional<std::vector<ClaimedJob>>> Recall(const Hash128& key, View& view);

// A timer went off. The timer goes away in any case.
struct TimerOp {
  struct Reply {};
  Timer timer;
};
Result<TimerOp::Reply> Decide(const TimerOp& op, View& view, Now now, Draft& draft);

// A lease may have run out: the job goes back to its queue, or is dead after too many crashes in a row.
struct RecoverOp {
  struct Reply {};
  Seq seq = 0;
  SteadyTime deadline{};  // under which the store has it
  std::uint64_t seed = 0;
};
Result<RecoverOp::Reply> Decide(const RecoverOp& op, View& view, Now now, Draft& draft);

// ---- Intents: big operations in steps ------------------------------------------------------------------------------

// How much a step does, at least and at most, in the unit of Store::batch_max(). What is more goes through an intent.
inline constexpr std::size_t kIntentStepLeast = 40;
inline constexpr std::size_t kIntentStepMost = 200;

// kMany finds its jobs by the filter, kWork has its work in the intent's list.
enum class IntentKind : std::uint8_t { kMany = 0, kWork = 1 };  // stored

struct IntentInfo {
  IntentKind kind = IntentKind::kMany;
  JobFilter filter;
  Seq below = 0;  // jobs still to be looked at have a smaller seq
  bool may_be_undone = false;
};
// What is left to do of an intent; nothing if it is done.
std::optional<IntentInfo> ReadIntent(Seq intent, View& view);

// One step. `seqs` and `next_below` are what the engine found for a filter; other kinds need neither.
struct StepOp {
  struct Reply {
    bool finished = false;
    std::uint64_t count = 0;
    bool undone = false;  // finished, and nothing of it is there: to be decided again
  };
  Seq intent = 0;
  std::vector<Seq> seqs;
  Seq next_below = 0;                  // 0: nothing is left after this
  std::size_t room = kIntentStepMost;  // how much it may do, from kIntentStepLeast on
};
Result<StepOp::Reply> Decide(const StepOp& op, View& view, Now now, Draft& draft);

}  // namespace pawl
