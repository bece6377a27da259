#include "store/redis/redis_batch.h"

#include <algorithm>
#include <charconv>

#include "base/check.h"
#include "store/bytes.h"
#include "store/envelope.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

// Not of a record: nothing can be read.
bool IsOfStore(const Error& error) {
  return error.code == ErrorCode::kUnavailable || error.code == ErrorCode::kNotReady;
}

// See Store::batch_max().
std::size_t SizeOf(const Changes& changes) {
  const auto heads =
      std::ranges::count_if(changes.puts, [](const auto& put) { return put.first.kind == RecordKind::kHead; });
  const auto groups = std::ranges::count_if(changes.fair, [](const FairChange& change) {
    const auto* add = std::get_if<FairAdd>(&change);
    return std::holds_alternative<FairConfigure>(change) || (add != nullptr && add->place.group != GroupKey{});
  });
  const std::size_t jobs = static_cast<std::size_t>(heads + 2 * groups) + changes.list_appends.size();
  return std::max({std::size_t{1}, jobs, changes.puts.size() / 8});
}

}  // namespace

RedisBatch::RedisBatch(RedisStore& store, Now now, Seq seqs)
    : store_(store), reader_(store.link_, store.keys_, store.guard()), now_(now), seqs_(seqs) {
  if (store.trunk_ != nullptr) {  // a branch does not look: what falls due it knows of this batch alone
    store.next_timer_ = {};
    store.next_lease_.reset();
    store.next_blocked_.reset();
  }
  if (store.guard().refusal()) LookAfterLoss();
  if (store.unsettled_ && !failure_) Fence();
  if (seqs > 0 && !failure_) Look();
}

// Only the trunk looks whether the data has come back, or its loss was accepted.
void RedisBatch::LookAfterLoss() {
  if (store_.trunk_ != nullptr) {
    failure_ = store_.guard().refusal();
  } else if (const auto looked = store_.guard().LookAgain(store_.link_, store_.node()); !looked.ok()) {
    failure_ = looked.error();
  }
  looked_ = failure_.has_value();
}

// A batch whose answer never came may still be on its way, and happen after we have told somebody that it did not. Once
// a later one is done, it is refused.
void RedisBatch::Fence() {
  const CommitPayload nothing(store_.keys_, now_, memory_);
  if (const auto sent = Send(nothing.Encode()); !sent.ok()) failure_ = sent.error();
}

RedisBatch::~RedisBatch() {
  if (!ended_) RedisBatch::Abort();
}

// ---- Reads ----

RedisBatch::Known& RedisBatch::KnownOf(const RecordKey& key) {
  const auto found = known_.find(key);
  if (found != known_.end()) return found->second;
  Fetch(std::span(&key, 1));
  return known_.at(key);
}

Result<Version> RedisBatch::ReadInto(const RecordKey& key, std::string& value) {
  const Known& known = KnownOf(key);
  if (!known.record.ok()) return known.record.error();
  value = known.record->value;
  return known.record->version;
}

void RedisBatch::Fetch(std::span<const RecordKey> keys) {
  std::vector<RecordKey> unknown;
  std::vector<Known*> fresh;
  for (const RecordKey& key : keys) {
    const auto [slot, is_new] = known_.try_emplace(key);
    if (!is_new && !slot->second.assumed) continue;
    slot->second.assumed = false;
    unknown.push_back(key);
    fresh.push_back(&slot->second);
  }
  if (unknown.empty()) return;
  auto stored = reader_.Stored(unknown);
  if (!stored.ok()) {
    if (!failure_ && IsOfStore(stored.error())) failure_ = stored.error();
    for (Known* known : fresh) known->record = stored.error();
    return;
  }
  const std::vector<RedisReply>& replies = replies_.emplace_back(*std::move(stored));
  for (std::size_t i = 0; i < unknown.size(); ++i) {
    Result<Unwrapped>& record = fresh[i]->record;
    record = UnwrappedOf(unknown[i].kind, replies[i]);
    if (record.ok() && TraitsOf(unknown[i].kind).cached) store_.recent().Note(unknown[i], *record);
  }
}

std::vector<Result<Record>> RedisBatch::ReadMany(std::span<const RecordKey> keys) {
  Fetch(keys);
  std::vector<Result<Record>> records;
  records.reserve(keys.size());
  for (const RecordKey& key : keys) {
    const Result<Unwrapped>& known = known_.at(key).record;
    records.push_back(known.ok() ? Result(Record{known->version, std::string(known->value)}) : known.error());
  }
  return records;
}

std::vector<TimesRow> RedisBatch::Times(std::span<const Key> counters) {
  std::vector<TimesRow> rows = Note(reader_.Times(counters));
  rows.resize(counters.size(), TimesRow{});
  return rows;
}

std::vector<StatRow> RedisBatch::Counters(std::span<const Key> counters) {
  std::vector<StatRow> rows = Note(reader_.Counters(counters));
  rows.resize(counters.size(), StatRow{});
  return rows;
}

// ---- Staging ----

// Whether all guards hold as far as this batch knows; what only Redis can tell becomes a guard of the stage.
bool RedisBatch::Hold(const Guards& guards, RedisStage& stage) {
  const auto rests_on = [&](Stage staged) {
    if (staged != 0) stage.after.push_back(staged);
    return staged != 0;
  };
  for (const auto& [key, version] : guards.records) {
    const Known& known = KnownOf(key);
    if (!known.record.ok() || known.record->version != version) return false;
    // A body is written once, with its head, and goes with it: the head's guard is enough.
    const bool follows_head = key.kind == RecordKind::kBody && version != kAbsent;
    stage.assumes = stage.assumes || known.assumed;
    if (!rests_on(known.staged) && !follows_head) stage.guards.emplace_back(key, version);
  }
  for (const auto& [list, head] : guards.list_heads) {
    const RedisList& known = ListOf(list);
    if (known.bounds().head != head) return false;
    RestOnHead(list, known, stage);
  }
  for (const auto& [list, tail] : guards.list_tails) {
    const RedisList& known = ListOf(list);
    if (known.bounds().tail != tail) return false;
    RestOnTail(list, known, stage);
  }
  for (const auto& [index, count] : guards.index_counts) {
    if (IndexCount(index) != count) return false;
    RestOnCount(index, stage);
  }
  return std::ranges::all_of(guards.index_at_least,
                             [&](const auto& guard) { return HoldsAtLeast(guard.first, guard.second, stage); });
}

// The stage happens only if the index still has as many members as this batch knows.
void RedisBatch::RestOnCount(const Key& index, RedisStage& stage) {
  const std::uint64_t stored = StoredCount(index);
  const Index& known = IndexOf(index);
  PAWL_CHECK(known.place.group.empty(), "an index by group cannot be guarded by its size");
  stage.after.insert(stage.after.end(), known.stages.begin(), known.stages.end());
  stage.checks.push_back(CountCheck(known.place, stored));
}

// Those that earlier stages remove are counted as gone, and those that they add as not there: so the check rests on no
// stage, and one that is left out only makes it stricter. Where it takes those that were added, the size is guarded.
bool RedisBatch::HoldsAtLeast(const Key& index, std::uint64_t least, RedisStage& stage) {
  const Index& known = IndexOf(index);
  PAWL_CHECK(known.place.group.empty() && !known.place.in_blocks(),
             "such an index cannot be guarded by its least size");
  const std::uint64_t wanted = least + known.removed;
  if (known.count && *known.count < wanted) {
    if (IndexCount(index) < least) return false;
    RestOnCount(index, stage);
    return true;
  }
  if (!known.count) stage.assumes = true;
  stage.checks.push_back({"ZCARD", known.place.key, "", std::to_string(wanted), true});
  return true;
}

RedisStage::Check RedisBatch::CountCheck(const IndexPlace& place, std::uint64_t count) const {
  std::string answer = std::to_string(count);
  if (!place.in_blocks()) return {"ZCARD", place.key, "", std::move(answer)};
  if (count == 0) answer.clear();  // there is no such field
  return {"HGET", store_.keys_.counts(), place.counter, std::move(answer)};
}

Result<bool> RedisBatch::Apply(const Guards& guards, const Changes& changes) {
  if (failure_) return *failure_;
  RedisStage stage(memory_.resource());
  if (!Hold(guards, stage)) return false;
  const bool new_numbers = UsesNewNumbers(changes);
  if (new_numbers) {
    if (auto unsafe = store_.unsafe()) return *std::move(unsafe);
  }
  stage.number = ++stage_;
  stage.size = SizeOf(changes);
  size_ += stage.size;
  if (!changes.empty()) {
    ++epoch_;
    StageRecords(changes, stage);
    StageIndexes(changes, stage);
    StageTimers(changes, stage);
    StageLists(changes, stage);
    StageFair(changes, stage);
    StageLeases(changes, stage);
    StageStats(changes, stage);
    stage.new_numbers = new_numbers;
  }
  stages_.push_back(std::move(stage));
  return true;
}

void RedisBatch::StageLeases(const Changes& changes, RedisStage& stage) {
  stage.leases.assign(changes.leases.begin(), changes.leases.end());
  for (const LeaseChange& lease : changes.leases) {
    const auto put = [&](SteadyTime deadline, bool added) {
      const std::string_view prefix = memory_.Keep(TimePrefix(deadline).view());
      stage.seqs.push_back({&store_.keys_.leases(), {prefix, lease.seq}, added, &store_.keys_.lease_count()});
    };
    if (lease.was != kNeverSteady) put(lease.was, false);
    if (lease.deadline == kNeverSteady) continue;
    put(lease.deadline, true);
    // A grant rests on its reservation: the slot of one that is over may be another's by now.
    const auto call = call_of_.find(lease.seq);
    if (call != call_of_.end()) stage.reservations.push_back(call->second);
  }
}

void RedisBatch::StageStats(const Changes& changes, RedisStage& stage) {
  stage.stats.assign(changes.stat_adds.begin(), changes.stat_adds.end());
  for (const StatSet& set : changes.stat_sets) {
    const std::string row = RowOf(set.counter);
    for (std::size_t i = 0; i < kStatCount; ++i) {
      if (set.row[i] == 0) continue;
      const std::string_view field = memory_.Keep(StatField(row, static_cast<Stat>(i)));
      stage.fields.push_back({&store_.keys_.stats(), {0, field}, memory_.Keep(std::to_string(set.row[i]))});
    }
    for (std::size_t slot = 0; slot < 2 * kTimeSlots; ++slot) {
      const std::int64_t count = slot < kTimeSlots ? set.times.waited[slot] : set.times.ran[slot - kTimeSlots];
      if (count == 0) continue;
      const std::string_view field = memory_.Keep(TimeField(row, slot));
      stage.fields.push_back({&store_.keys_.stats(), {0, field}, memory_.Keep(std::to_string(count))});
    }
    KeyReader in(set.counter.view());
    const auto resolution = static_cast<Resolution>(in.U8());
    if (resolution == Resolution::kTotal) continue;
    const WallTime kept_until = WallFromMillis(in.Time()) + KeptFor(resolution);
    stage.members.push_back({&store_.keys_.stat_rows(), {0, memory_.Keep(row)}, ToMillis(kept_until)});
  }
}

void RedisBatch::StageRecords(const Changes& changes, RedisStage& stage) {
  for (const RecordKey& key : changes.erases) StageRecord(key, nullptr, stage);
  for (const auto& [key, value] : changes.puts) {
    StageRecord(key, &value, stage);
    if (key.kind == RecordKind::kWatched) watched_puts_.emplace_back(stage.number, value);
  }
}

void RedisBatch::StageRecord(const RecordKey& key, const std::string* value, RedisStage& stage) {
  Unwrapped record;
  std::optional<std::string_view> stored;
  if (value != nullptr) {
    record.version = ++store_.stamp_;
    Wrap(record.version, *value, wrapped_);
    stored = memory_.Keep(wrapped_);
    record.value = stored->substr(wrapped_.size() - value->size());
  }
  const auto [known, fresh] = known_.try_emplace(key);
  Known& it = known->second;
  const Version base = it.staged != 0 ? it.base : it.record.ok() ? it.record->version : kAbsent;
  it = Known{record, stage.number, base};
  FieldName name = NameOf(key);
  name.text = memory_.Keep(name.text);
  stage.fields.push_back({&store_.keys_.Records(key.kind), name, stored});
}

void RedisBatch::StageTimers(const Changes& changes, RedisStage& stage) {
  const auto put = [&](const Timer& timer, bool added) {
    timers_[timer.kind][{timer.at, std::string(timer.what.view())}] = added;
    const std::string& set = store_.keys_.Timers(timer.kind);
    if (IsForJob(timer.kind)) {
      const std::string_view prefix = memory_.Keep(TimePrefix(timer.at).view());
      stage.seqs.push_back({&set, {prefix, KeyReader(timer.what).U64()}, added});
      return;
    }
    std::optional<std::int64_t> score;
    if (added) score = 0;
    stage.members.push_back({&set, {0, memory_.Keep(TimerMember(timer).view())}, score});
  };
  for (const Timer& timer : changes.timer_removes) put(timer, false);
  for (const Timer& timer : changes.timer_adds) put(timer, true);
}

void RedisBatch::StageFair(const Changes& changes, RedisStage& stage) {
  for (const FairChange& change : changes.fair) {
    const auto* release = std::get_if<FairRelease>(&change);
    if (release == nullptr || release->queue != 0) {
      stage.fair.push_back(change);
      continue;
    }
    stage.leaving.push_back(release->seq);  // of the jobs that were taken
  }
}

// ---- Commit ----

CommitPayload RedisBatch::PayloadWithout(const std::vector<bool>& failed) {
  CommitPayload payload(store_.keys_, now_, memory_);
  std::unordered_map<Seq, Fate> fates;
  for (const RedisStage& stage : stages_) {
    // Who waits for replicas is not told what a master knew that is gone, not even that nothing had to be done.
    const bool checks = stage.assumes || store_.options_.wait_replicas > 0;
    if (failed[stage.number] || (!stage.writes() && !checks)) continue;
    payload.Add(stage);
    for (const LeaseChange& lease : stage.leases) {
      if (lease.deadline != kNeverSteady) fates[lease.seq] = Fate::kGranted;
    }
    for (const Seq seq : stage.leaving) fates[seq] = Fate::kLeaves;
  }
  SettleCalls(fates, payload);
  for (const BlockedEntry& entry : unblocked_) payload.Settle(entry);
  if (sweeps_rows_) {
    for (const std::string& row : old_rows_) payload.DropRow(row);
  }
  return payload;
}

// All that was taken and has no fate goes back, and what others have taken and not settled in time.
void RedisBatch::SettleCalls(const std::unordered_map<Seq, Fate>& fates, CommitPayload& payload) const {
  for (const ReservingCall& call : calls_) {
    std::vector<Fate> each;
    each.reserve(call.places.size());
    for (const FairPlace& place : call.places) {
      const auto found = fates.find(place.seq);
      each.push_back(found == fates.end() ? Fate::kBack : found->second);
    }
    payload.SettleCall(call, std::move(each));
  }
  for (const ReservingCall& call : lost_calls_) {
    payload.SettleCall(call, std::vector<Fate>(call.places.size(), Fate::kBack));
  }
}

Result<CommitReply> RedisBatch::Send(const CommitPayload::Encoded& encoded) {
  static const RedisScript script(CommitScript());
  std::vector<RedisCommand> commands;
  commands.push_back(RedisCommand::Script(script, encoded.keys)
                         .Add(store_.batches_of())
                         .Add(store_.next_batch_++)
                         .Add(store_.node())
                         .Add(store_.guard().id()));
  commands.back().Reserve(encoded.arguments.encoded().size());
  commands.back().Add(encoded.arguments);
  const RedisStoreOptions& options = store_.options_;
  if (options.wait_replicas > 0) {
    commands.push_back(RedisCommand("WAIT").Add(options.wait_replicas).Add(options.replica_timeout.count()));
  }
  const auto sent_at = std::chrono::steady_clock::now();
  auto answered = store_.link_.Call(commands);
  store_.unsettled_ = !answered.ok();
  PAWL_ASSIGN(const auto replies, std::move(answered));
  const auto waited = std::chrono::steady_clock::now() - sent_at;
  if (auto lost = LostIn(replies[0])) return *std::move(lost);
  PAWL_ASSIGN(CommitReply reply, ReadCommitReply(replies[0]));
  if (reply.done) store_.NoteCommit(encoded.size, reply.took.count() > 0 ? reply.took : waited);
  if (reply.done && options.wait_replicas > 0 && replies[1].integer < options.wait_replicas) {
    return Error{ErrorCode::kUnavailable,
                 "only " + std::to_string(replies[1].integer) + " of the " + std::to_string(options.wait_replicas) +
                     " replicas that wait_replicas asks for have the change; it may still take hold: send it again"};
  }
  return reply;
}

// A script has found out that the namespace is not there any more.
std::optional<Error> RedisBatch::LostIn(const RedisReply& reply) {
  constexpr std::string_view kLost = "LOST ";
  if (!reply.IsError("LOST")) return std::nullopt;
  return store_.guard().Lost(std::string_view(reply.text).substr(std::min(kLost.size(), reply.text.size())));
}

// What rests on a stage that did not happen did not happen either.
void RedisBatch::FailDependents(std::vector<bool>& failed) const {
  for (const RedisStage& stage : stages_) {  // a stage rests on earlier ones only
    for (const Stage before : stage.after) {
      if (failed[before]) failed[stage.number] = true;
    }
  }
}

// The data of a big operation would make the script too long; it goes in pieces, and the commit makes it count. What
// never counts is swept by the next node that finds itself alone.
Result<void> RedisBatch::WriteAhead() {
  std::vector<RedisCommand> commands;
  for (const RedisStage& stage : stages_) {
    for (const auto& write : stage.ahead) {
      commands.push_back(RedisCommand("HSET").Add(*write.key).Add(write.name.text).Add(*write.value));
    }
  }
  if (commands.empty()) return {};
  commands.push_back(MarkSeen(kAheadMark));
  PAWL_ASSIGN(const auto replies, store_.guard().Call(store_.link_, std::move(commands)));
  for (const RedisReply& reply : replies) {
    if (auto error = ErrorOf(reply)) return *std::move(error);
  }
  for (RedisStage& stage : stages_) {
    if (!stage.ahead.empty()) stage.checks.push_back(Seen(kAheadMark, replies.back().integer));
  }
  return {};
}

Result<Committed> RedisBatch::Commit() {
  if (failure_) {
    Abort();
    return *failure_;
  }
  ended_ = true;
  for (RedisStage& stage : stages_) {  // the last mark stands behind all numbers of the batch
    if (stage.new_numbers) stage.checks.push_back(Seen(kNumbersMark, numbers_seen_));
  }
  std::vector<bool> failed(stage_ + 1, false);
  PAWL_TRY(WriteAhead());
  // With replicas, even an answer that changes nothing may rest on what none of them has yet.
  const bool always = store_.options_.wait_replicas > 0 && stage_ > 0;
  while (true) {
    const CommitPayload payload = PayloadWithout(failed);
    if (payload.empty() && !always) break;
    const CommitPayload::Encoded encoded = payload.Encode();
    PAWL_ASSIGN(const CommitReply reply, Send(encoded));
    if (reply.done) {
      writes_ = encoded.writes;
      store_.NoteWoken(reply.woken);
      break;
    }
    for (const std::size_t guard : reply.failed_guards) {
      for (const Stage stage : encoded.guarded.at(guard - 1)) failed[stage] = true;
    }
    FailDependents(failed);
    NoteWrong(failed);
  }
  NoteCommitted(failed);
  Committed committed;
  for (Stage stage = 1; stage <= stage_; ++stage) {
    if (failed[stage]) committed.failed.push_back(stage);
  }
  return committed;
}

void RedisBatch::NoteCommitted(const std::vector<bool>& failed) {
  NoteRecent(failed);
  store_.next_timer_ = {NextTimer(TimerClock::kWall), NextTimer(TimerClock::kSteady)};
  for (const RedisStage& stage : stages_) {
    if (failed[stage.number]) continue;
    for (const LeaseChange& lease : stage.leases) {
      if (lease.deadline == kNeverSteady) continue;
      if (!store_.next_lease_ || lease.deadline < *store_.next_lease_) store_.next_lease_ = lease.deadline;
    }
  }
  for (const auto& [stage, bytes] : watched_puts_) {
    if (auto channels = DecodeNames(bytes); channels.ok() && !failed[stage]) store_.NoteWatched(*std::move(channels));
  }
}

void RedisBatch::Abort() {
  if (std::exchange(ended_, true) || calls_.empty()) return;
  CommitPayload payload(store_.keys_, now_, memory_);
  SettleCalls({}, payload);
  (void)Send(payload.Encode());  // if it fails, they go back by themselves when their time is over
}

}  // namespace pawl
