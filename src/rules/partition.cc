#include "rules/partition.h"

#include <algorithm>

#include "base/json_writer.h"
#include "model/offset.h"
#include "rules/flow_steps.h"
#include "rules/job_errors.h"
#include "rules/moves.h"
#include "rules/ports.h"
#include "rules/steps.h"
#include "rules/wake.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

constexpr std::uint8_t kIdlePollsMax = 32;

Result<std::string> CanonicalOffset(const std::string& text) {
  Result<Offset> offset = ParseOffset(text);
  if (offset.ok()) return RenderOffset(*offset);
  Error error = std::move(offset).error();
  error.field = error.field.empty() ? "offset" : "offset." + error.field;
  return error;
}

// The last one that is kept of the run with this token; null: none.
const PartitionAnswer* AnswerOf(const PartitionState& state, const Token& token) {
  const auto found = std::ranges::find(state.answers, token, &PartitionAnswer::token);
  return found == state.answers.end() ? nullptr : &*found;
}

std::string DeadValue(const DeadDocument& dead) {
  std::string text;
  JsonWriter json(text);
  json.BeginObject().Key("key").Raw(dead.key.empty() ? "null" : dead.key);
  json.Key("error").BeginObject().Key("type").String(dead.error.type).Key("message").String(dead.error.message);
  json.EndObject().Key("document").Raw(dead.document.empty() ? "null" : dead.document).EndObject();
  return text;
}

// Made with the first dead document: most partitions never have one, and stay plain jobs.
Result<void> MakePorts(Seq seq, const JobHead& head, Txn& txn) {
  const Ports* ports = head.stateful ? txn.PortsOf(seq) : nullptr;
  const bool there = ports != nullptr && ports->Find(PortSide::kOut, kDeadPort) != nullptr &&
                     ports->Find(PortSide::kIn, kReplayPort) != nullptr;
  if (there) return {};
  PortPatch dead{.side = PortSide::kOut, .name = std::string(kDeadPort), .keep = true};
  PortPatch replay{.side = PortSide::kIn, .name = std::string(kReplayPort)};
  return PatchPorts(seq, {std::move(dead), std::move(replay)}, txn);
}

}  // namespace

Result<PartitionState> NewPartition(std::uint32_t number, const std::string& offset, std::uint64_t etag) {
  PartitionState state;
  state.number = number;
  state.etag = etag;
  if (offset.empty()) return state;
  PAWL_ASSIGN(state.start, CanonicalOffset(offset));
  state.offset = state.start;
  return state;
}

// ---- The life of a run ----

void BeginPartitionRun(Seq seq, const JobHead& head, Txn& txn) {
  if (!IsScanPartition(head)) return;
  PartitionState state = txn.PartitionOf(seq).value_or(PartitionState{});
  ++state.etag;
  ++state.acquisitions;
  state.committed = false;
  txn.PutPartition(seq, state);
}

Box<PartitionClaim> ShowPartition(Seq seq, const JobHead& head, Txn& txn) {
  if (!IsScanPartition(head) && !(head.flow && head.flow->plans)) return {};
  const Seq task = head.flow->carrier;
  const JobHead* carrier = txn.HeadHint(task);
  const ScanTask scan = txn.ScanOf(task).value_or(ScanTask{});
  PartitionClaim claim;
  claim.task = carrier != nullptr ? carrier->id : "";
  claim.infinite = scan.goes_on();
  claim.scan = scan.scan;
  if (head.flow->plans) return claim;
  const PartitionState state = txn.PartitionOf(seq).value_or(PartitionState{});
  claim.number = state.number;
  claim.offset = state.offset;
  claim.etag = state.etag;
  claim.counts = state.counts;
  return claim;
}

void LosePartitionRun(Seq seq, const JobHead& head, Txn& txn) {
  if (!IsScanPartition(head)) return;
  PartitionState state = txn.PartitionOf(seq).value_or(PartitionState{});
  ++state.etag;
  ++state.errors;
  state.committed = false;
  txn.PutPartition(seq, state);
}

void StartPartitionOver(Seq seq, Txn& txn) {
  PartitionState state = txn.PartitionOf(seq).value_or(PartitionState{});
  ++state.etag;
  state.offset = state.start;
  state.committed = false;
  state.idle_polls = 0;
  state.counts = {};
  state.last_commit_at = state.reached = {};
  txn.PutPartition(seq, state);
  // What was dead is read once more.
  for (const auto& [side, port] : {std::pair(PortSide::kOut, kDeadPort), std::pair(PortSide::kIn, kReplayPort)}) {
    const Key list = PortList(seq, side, port);
    const ListBounds bounds = txn.Bounds(list);
    if (bounds.tail == bounds.head) continue;
    txn.GuardHead(list, bounds.head);
    txn.Trim(list, bounds.tail);
  }
}

// ---- A step of a run ----

Result<ScanStep> ScanStep::Begin(Seq seq, const JobHead& head, const FinishOp& op, Txn& txn) {
  ScanStep run(seq, op, txn);
  run.task_ = head.flow->carrier;
  auto state = txn.PartitionOf(seq);
  auto scan = txn.ScanOf(run.task_);
  if (!state || !scan) return Error{ErrorCode::kCorrupt, "the record of partition " + head.id + " is missing"};
  run.state_ = *std::move(state);
  run.scan_ = *std::move(scan);
  PAWL_TRY(run.CheckOffset());
  run.progress_ = {run.state_.offset, run.state_.etag, false};
  return run;
}

Result<void> ScanStep::CheckOffset() {
  const PartitionStep* step = op_.partition ? &*op_.partition : nullptr;
  if (step == nullptr) return {};
  if (op_.outcome == Outcome::kReleased) {
    return Error{ErrorCode::kInvalid, "a run that is given back commits nothing; commit first, then give it back",
                 "offset"};
  }
  const bool counts = step->read || step->processed > 0 || step->skipped > 0 || !step->dead.empty();
  if (step->offset.empty()) return {};
  PAWL_ASSIGN(offset_, CanonicalOffset(step->offset));
  if (state_.offset.empty()) return {};
  if (offset_ == state_.offset) {
    const bool ends = op_.outcome != Outcome::kContinue;
    repeats_ = !ends && !op_.commit && state_.committed;
    if (ends && !counts) offset_.clear();  // it says where it stands
    if (repeats_ || offset_.empty()) return {};
  } else {
    PAWL_ASSIGN(const Offset last, ParseOffset(state_.offset));
    PAWL_ASSIGN(const Offset next, ParseOffset(offset_));
    const auto order = CompareOffsets(next, last);
    if (!order || *order > 0) return {};
  }
  return Error{ErrorCode::kOffsetNotIncreasing,
               "the offset " + offset_ + " is not behind " + state_.offset + ", the last one that was committed",
               "offset"};
}

Result<void> ScanStep::Apply(JobHead& head) {
  if (!op_.partition) {
    NoteReached();
    return {};
  }
  const PartitionStep& step = *op_.partition;
  ScanCounts& counts = state_.counts;
  counts.read += step.read.value_or(step.processed + step.skipped + step.dead.size());
  counts.processed += step.processed;
  counts.skipped += step.skipped;
  counts.dead += step.dead.size();
  if (!offset_.empty()) {
    state_.offset = offset_;
    state_.committed = true;
    state_.last_commit_at = txn_.now().wall;
    ++counts.blocks;
    head.failures = 0;  // it gets on: the retries are there for the block that does not
  }
  NoteReached();
  return step.dead.empty() ? Result<void>() : KeepDead();
}

// It never falls: what has been read stays read, and clocks of sources differ.
void ScanStep::NoteReached() {
  if (!scan_.infinite) return;
  const WallTime now = txn_.now().wall;
  std::optional<WallTime> reached;
  if (op_.partition && op_.partition->lag) {
    reached = now - *op_.partition->lag;
  } else if (op_.outcome == Outcome::kCompleted && !(op_.partition && op_.partition->held_back)) {
    reached = now;
  } else if (!offset_.empty()) {
    const Result<Offset> offset = ParseOffset(offset_);
    if (offset.ok()) reached = TimeOfOffset(*offset);
  }
  if (reached) state_.reached = std::max(state_.reached, std::min(*reached, now));
}

Result<void> ScanStep::KeepDead() {
  PAWL_TRY(MakePorts(seq_, *txn_.Head(seq_), txn_));
  std::vector<std::string> values;
  for (const DeadDocument& dead : op_.partition->dead) values.push_back(DeadValue(dead));
  return PortWriter(txn_, seq_).Write(seq_, PortSide::kOut, kDeadPort, values, false);
}

bool ScanStep::TooManyDead() const {
  if (!op_.partition || op_.partition->dead.empty()) return false;
  const ScanCounts& counts = state_.counts;
  if (counts.dead > scan_.max_dead) return true;
  constexpr std::uint64_t kMillion = 1'000'000;
  return counts.read >= kDeadRatioFrom && counts.dead * kMillion > counts.read * scan_.max_dead_ppm;
}

JobError ScanStep::TooManyDeadError() const {
  const ScanCounts& counts = state_.counts;
  return {"too_many_dead",
          std::to_string(counts.dead) + " of " + std::to_string(counts.read) +
              " documents could not be processed; the task bears " + std::to_string(scan_.max_dead) + ", or " +
              std::to_string(scan_.max_dead_ppm) + " of a million",
          {}};
}

void ScanStep::Drained(JobHead& head) {
  if (!scan_.goes_on()) return End(head, State::kCompleted, JobState::kCompleted, Reason::kNone, txn_.now());
  state_.idle_polls = state_.committed ? 0 : std::min<std::uint8_t>(state_.idle_polls + 1, kIdlePollsMax);
  Millis poll = scan_.poll;
  for (int i = 1; i < state_.idle_polls && poll < scan_.poll_max; ++i) poll *= 2;
  poll = std::max(scan_.poll, std::min(poll, scan_.poll_max));
  if (op_.partition && op_.partition->poll) poll = *op_.partition->poll;
  if (head.attempt > 0) --head.attempt;  // it is the same work that goes on
  head.failures = 0;
  EnqueueAfter(head, poll, txn_.now());
}

void ScanStep::Close(const JobHead& head, bool failed) {
  ++state_.etag;
  progress_ = {state_.offset, state_.etag, false};
  if (!head.lease) {
    if (failed) ++state_.errors;
    state_.committed = false;
    if (HasEnded(head.state)) {
      txn_.SettleEnds();
      progress_.task_closed = txn_.HasSettled(task_);
    }
    if (state_.answers.size() == kAnswersKept) state_.answers.erase(state_.answers.begin());
    state_.answers.push_back({op_.token, state_.etag, progress_.task_closed});
  }
  txn_.PutPartition(seq_, state_);
}

Box<PartitionProgress> RepeatedProgress(Seq seq, const JobHead& head, const Token& token, Txn& txn) {
  if (!IsScanPartition(head)) return {};
  const PartitionState state = txn.PartitionOf(seq).value_or(PartitionState{});
  const PartitionAnswer* answer = AnswerOf(state, token);
  if (answer == nullptr) return {};
  return PartitionProgress{state.offset, answer->etag, answer->task_closed};
}

Box<PartitionProgress> PresentProgress(Seq seq, const JobHead& head, Txn& txn) {
  if (!IsScanPartition(head)) return {};
  const PartitionState state = txn.PartitionOf(seq).value_or(PartitionState{});
  return PartitionProgress{state.offset, state.etag, false};
}

// ---- From outside ----

Result<bool> ReplayDead(Seq seq, std::size_t& room, std::uint64_t& moved, Txn& txn) {
  const JobHead* head = txn.Head(seq);
  if (head == nullptr || !IsScanPartition(*head) || !head->stateful) return true;
  if (head->state == State::kTerminating || head->state == State::kTerminated) return true;
  const Key dead = PortList(seq, PortSide::kOut, kDeadPort);
  const ListBounds bounds = txn.Bounds(dead);
  const std::uint64_t count = std::min<std::uint64_t>(bounds.tail - bounds.head, room);
  room -= std::min<std::size_t>(room, count + 1);
  if (count > 0) {
    std::vector<PortItem> items;
    for (const ListItem& item : txn.Items(dead, bounds.head, count)) {
      PAWL_ASSIGN(PortItem decoded, DecodePortItem(item.value));
      items.push_back(std::move(decoded));
    }
    txn.GuardHead(dead, bounds.head);
    txn.Trim(dead, bounds.head + count);
    PAWL_TRY(PortWriter(txn, 0).Append(seq, PortSide::kIn, kReplayPort, std::move(items), true));
    PartitionState state = txn.PartitionOf(seq).value_or(PartitionState{});
    ++state.etag;
    state.counts.dead -= std::min(state.counts.dead, count);  // they are counted again when they have been processed
    state.counts.read -= std::min(state.counts.read, count);
    txn.PutPartition(seq, state);
    moved += count;
  }
  if (bounds.tail - bounds.head > count) return false;
  const ListBounds waiting = txn.Bounds(PortList(seq, PortSide::kIn, kReplayPort));
  if (!HasEnded(head->state) || (count == 0 && waiting.tail == waiting.head)) return true;
  if (!OpenCarriers(*head, txn).ok()) return true;  // its workflow was terminated meanwhile
  JobHead& again = *txn.Edit(seq, Cause::kRunAgain);
  again.failures = again.crashes = 0;
  again.NeverExpire();
  ReviveQueue(again.queue, txn);
  Enqueue(again, txn.now().wall, txn.now());
  return true;
}

Result<PatchPartitionOp::Reply> Decide(const PatchPartitionOp& op, Txn& txn) {
  const auto found = txn.Find(op.partition);
  if (!found) return NoSuchJob(op.partition);
  const JobHead& head = *found->head;
  if (!IsScanPartition(head)) return Error{ErrorCode::kNotFound, "job " + head.id + " is no partition of a scan"};
  auto state = txn.PartitionOf(found->seq);
  if (!state) return Error{ErrorCode::kCorrupt, "the record of partition " + head.id + " is missing"};
  if (state->etag != op.etag) {
    return Error{ErrorCode::kChangedMeanwhile,
                 "partition " + head.id + " has the etag " + std::to_string(state->etag) +
                     " now: get it again, and say that one",
                 "If-Match"};
  }
  if (head.lease) {
    return NoSuchStep(head.id, Name(head.shown), "moved", "a run of it is in flight; pause its task, and ask again");
  }
  std::string offset;
  if (!op.offset.empty()) {
    PAWL_ASSIGN(offset, CanonicalOffset(op.offset));
  }
  state->offset = std::move(offset);
  state->committed = false;
  state->idle_polls = 0;
  state->reached = {};
  ++state->etag;
  txn.PutPartition(found->seq, *state);
  return PatchPartitionOp::Reply{found->seq, {state->offset, state->etag, false}};
}

}  // namespace pawl
