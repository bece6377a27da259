#include "store/redis/redis_batch.h"

#include <algorithm>
#include <charconv>

#include "base/check.h"
#include "store/bytes.h"
#include "store/envelope.h"

namespace pawl {

std::string RedisBatch::NameOf(const RecordKey& key) {
  std::string name(1, static_cast<char>(key.kind));
  name += key.key.view();
  return name;
}

RedisBatch::RedisBatch(RedisStore& store, Now now, Seq seqs)
    : store_(store), reader_(store.link_, store.keys_), now_(now), seqs_(seqs), look_(++store.last_look_number_) {
  if (store.trunk_ != nullptr) {  // a branch does not look: what falls due it knows of this batch alone
    store.next_timer_.reset();
    store.next_lease_.reset();
    store.next_blocked_.reset();
  }
  if (seqs > 0) Look();
}

RedisBatch::~RedisBatch() {
  if (!ended_) RedisBatch::Abort();
}

// ---- Reads ----

RedisBatch::Known& RedisBatch::KnownOf(const RecordKey& key) {
  const auto found = known_.find(NameOf(key));
  if (found != known_.end()) return found->second;
  (void)ReadMany(std::span(&key, 1));
  return known_.at(NameOf(key));
}

Result<Version> RedisBatch::ReadInto(const RecordKey& key, std::string& value) {
  const Known& known = KnownOf(key);
  if (!known.record.ok()) return known.record.error();
  value = known.record->value;
  return known.record->version;
}

std::vector<Result<Record>> RedisBatch::ReadMany(std::span<const RecordKey> keys) {
  std::vector<RecordKey> unknown;
  std::unordered_map<std::string, bool> asked;
  for (const RecordKey& key : keys) {
    std::string name = NameOf(key);
    if (!known_.contains(name) && asked.emplace(std::move(name), true).second) unknown.push_back(key);
  }
  auto fetched = reader_.ReadMany(unknown);
  for (std::size_t i = 0; i < unknown.size(); ++i) {
    const bool exists = fetched[i].ok() && fetched[i]->exists();
    if (!fetched[i].ok() && fetched[i].error().code == ErrorCode::kUnavailable && !failure_) {
      failure_ = fetched[i].error();
    }
    known_.emplace(NameOf(unknown[i]), Known{std::move(fetched[i]), 0, exists});
  }
  std::vector<Result<Record>> records;
  records.reserve(keys.size());
  for (const RecordKey& key : keys) records.push_back(known_.at(NameOf(key)).record);
  return records;
}

RedisBatch::List& RedisBatch::ListOf(const Key& list) {
  const auto [slot, fresh] = lists_.try_emplace(std::string(list.view()));
  if (fresh) {
    slot->second.bounds = Note(reader_.Bounds(list));
    const bool none = slot->second.bounds.tail == 0;
    slot->second.stored = none ? std::string() : EncodeListBounds(slot->second.bounds);
  }
  return slot->second;
}

Result<std::vector<ListItem>> RedisBatch::ListItems(const Key& list, std::uint64_t from, std::size_t limit) {
  const List& known = ListOf(list);
  const std::uint64_t first = std::max(from, known.bounds.head);
  const std::uint64_t end = std::min<std::uint64_t>(known.bounds.tail, first + std::min<std::size_t>(limit, 1'000));
  const std::uint64_t staged = known.items.empty() ? end : std::min(end, known.items.begin()->first);
  PAWL_ASSIGN(std::vector<ListItem> items, reader_.ListItems(list, first, std::max(first, staged)));
  for (std::uint64_t at = std::max(first, staged); at < end; ++at) items.push_back({at, known.items.at(at)});
  return items;
}

std::vector<StatRow> RedisBatch::Counters(std::span<const Key> counters) {
  std::vector<StatRow> rows = Note(reader_.Counters(counters));
  rows.resize(counters.size(), StatRow{});
  return rows;
}

void RedisBatch::IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out) {
  const auto delta = indexes_.find(std::string(index.view()));
  const std::size_t more = delta == indexes_.end() ? 0 : delta->second.members.size();
  std::vector<Seq> seqs;
  const auto done = reader_.IndexBefore(index, below, limit + std::min(more, SIZE_MAX - limit), seqs);
  if (!done.ok() && !failure_) failure_ = done.error();
  if (more > 0) {
    const auto& staged = delta->second.members;
    std::erase_if(seqs, [&](Seq seq) { return staged.contains(seq); });
    for (const auto& [seq, added] : staged) {
      if (added && seq < below) seqs.push_back(seq);
    }
    std::sort(seqs.rbegin(), seqs.rend());
  }
  if (seqs.size() > limit) seqs.resize(limit);
  out.insert(out.end(), seqs.begin(), seqs.end());
}

std::uint64_t RedisBatch::IndexCount(const Key& index) {
  std::uint64_t count = Note(reader_.IndexCount(index));
  const auto delta = indexes_.find(std::string(index.view()));
  if (delta == indexes_.end()) return count;
  for (const auto& [seq, added] : delta->second.members) count += added ? 1 : UINT64_MAX;
  return count;
}

void RedisBatch::JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out) {
  const auto done = reader_.JobsBefore(below, limit, out);
  if (!done.ok() && !failure_) failure_ = done.error();
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
    if (!rests_on(known.staged) && !follows_head) stage.guards.emplace_back(key, version);
  }
  const auto hold_list = [&](const Key& list, std::uint64_t wanted, std::uint64_t ListBounds::*end) {
    const List& known = ListOf(list);
    if (known.bounds.*end != wanted) return false;
    RestOn(list, known, stage);
    return true;
  };
  for (const auto& [list, head] : guards.list_heads) {
    if (!hold_list(list, head, &ListBounds::head)) return false;
  }
  for (const auto& [list, tail] : guards.list_tails) {
    if (!hold_list(list, tail, &ListBounds::tail)) return false;
  }
  for (const auto& [index, count] : guards.index_counts) {
    PAWL_CHECK(PlaceOfIndex(store_.keys_, index).group.empty(), "only indexes by state can be guarded by their size");
    const std::uint64_t stored = Note(reader_.IndexCount(index));
    if (IndexCount(index) != count) return false;
    if (const auto delta = indexes_.find(std::string(index.view())); delta != indexes_.end()) {
      for (const Stage staged : delta->second.stages) rests_on(staged);
    }
    stage.checks.push_back({"ZCARD", PlaceOfIndex(store_.keys_, index).key, "", std::to_string(stored)});
  }
  return true;
}

Result<bool> RedisBatch::Apply(const Guards& guards, const Changes& changes) {
  if (failure_) return *failure_;
  RedisStage stage;
  if (!Hold(guards, stage)) return false;
  stage.number = ++stage_;
  if (!changes.empty()) {
    ++epoch_;
    StageRecords(changes, stage);
    StageIndexes(changes, stage);
    StageTimers(changes, stage);
    StageLists(changes, stage);
    StageFair(changes, stage);
    stage.stats = changes.stat_adds;
    for (const StatSet& set : changes.stat_sets) AddStatSet(store_.keys_, set, stage);
    stage.leases = changes.leases;
    if (UsesNewNumbers(changes)) stage.checks.push_back(Seen(kNumbersMark));
    if (!stage.ahead.empty()) stage.checks.push_back(Seen(kAheadMark));
  }
  stages_.push_back(std::move(stage));
  return true;
}

void RedisBatch::StageRecords(const Changes& changes, RedisStage& stage) {
  for (const RecordKey& key : changes.erases) StageRecord(key, nullptr, stage);
  for (const auto& [key, value] : changes.puts) StageRecord(key, &value, stage);
}

void RedisBatch::StageRecord(const RecordKey& key, const std::string* value, RedisStage& stage) {
  const auto [slot, fresh] = known_.try_emplace(NameOf(key), Known{Record{}, 0, false});
  Known& known = slot->second;
  const bool was_there = fresh ? value == nullptr : known.record.ok() && known.record->exists();
  Record record;
  std::string wrapped;
  if (value != nullptr) {
    record = {++store_.stamp_, *value};
    Wrap(record.version, *value, wrapped);
  }
  known.record = std::move(record);
  known.staged = stage.number;
  std::optional<std::string> stored;
  if (value != nullptr) stored = std::move(wrapped);
  stage.fields.push_back({store_.keys_.Records(key.kind), FieldOf(key), std::move(stored)});
  if (key.kind != RecordKind::kHead || was_there == (value != nullptr)) return;
  const Seq seq = KeyReader(key.key.view()).U64();
  std::optional<std::int64_t> score;
  if (value != nullptr) score = static_cast<std::int64_t>(seq);
  stage.members.push_back({store_.keys_.Of("jobs"), std::to_string(seq), score});
}

void RedisBatch::StageIndexes(const Changes& changes, RedisStage& stage) {
  const auto put = [&](const IndexEntry& entry, bool added) {
    IndexDelta& delta = indexes_[std::string(entry.index.view())];
    delta.members[entry.seq] = added;
    if (delta.stages.empty() || delta.stages.back() != stage.number) delta.stages.push_back(stage.number);
    const IndexPlace place = PlaceOfIndex(store_.keys_, entry.index);
    std::optional<std::int64_t> score;
    if (added) score = place.group.empty() ? static_cast<std::int64_t>(entry.seq) : 0;
    stage.members.push_back({place.key, IndexMember(place, entry.seq), score});
  };
  for (const IndexEntry& entry : changes.index_removes) put(entry, false);
  for (const IndexEntry& entry : changes.index_adds) put(entry, true);
}

void RedisBatch::StageTimers(const Changes& changes, RedisStage& stage) {
  const auto put = [&](const Timer& timer, bool added) {
    timers_[timer.kind][{timer.at, std::string(timer.what.view())}] = added;
    std::optional<std::int64_t> score;
    if (added) score = ToMillis(timer.at);
    stage.members.push_back({store_.keys_.Timers(timer.kind), TimerMember(timer), score});
  };
  for (const Timer& timer : changes.timer_removes) put(timer, false);
  for (const Timer& timer : changes.timer_adds) put(timer, true);
}

// The stage happens only if the list is still as this batch knows it.
void RedisBatch::RestOn(const Key& key, const List& list, RedisStage& stage) const {
  if (list.staged != 0) {
    stage.after.push_back(list.staged);
  } else {
    stage.checks.push_back({"HGET", store_.keys_.Of("lists"), ListBoundsField(key), list.stored});
  }
}

// Also a stage without guards: the offsets that it writes must still be free.
RedisBatch::List& RedisBatch::ChangedList(const Key& key, RedisStage& stage) {
  List& list = ListOf(key);
  if (list.staged != stage.number) RestOn(key, list, stage);
  list.staged = stage.number;
  return list;
}

void RedisBatch::SetListField(RedisStage& stage, std::string field, std::optional<std::string> value) {
  stage.fields.push_back({store_.keys_.Of("lists"), std::move(field), std::move(value)});
}

void RedisBatch::StageLists(const Changes& changes, RedisStage& stage) {
  for (const ListAppend& append : changes.list_appends) {
    List& list = ChangedList(append.list, stage);
    if (list.bounds.tail == 0) list.bounds = {append.start, append.start};
    for (const std::string& item : append.items) {
      std::string wrapped;
      Wrap(++store_.stamp_, item, wrapped);
      RedisStage::FieldWrite write{store_.keys_.Of("lists"), ListItemField(append.list, list.bounds.tail),
                                   std::move(wrapped)};
      (append.own ? stage.ahead : stage.fields).push_back(std::move(write));
      list.items.emplace(list.bounds.tail++, item);
    }
    SetListField(stage, ListBoundsField(append.list), EncodeListBounds(list.bounds));
  }
  for (const ListTrim& trim : changes.list_trims) {
    List& list = ChangedList(trim.list, stage);
    const std::uint64_t head = std::min(trim.head, list.bounds.tail);
    for (; list.bounds.head < head; ++list.bounds.head) {
      SetListField(stage, ListItemField(trim.list, list.bounds.head), std::nullopt);
      list.items.erase(list.bounds.head);
    }
    SetListField(stage, ListBoundsField(trim.list), EncodeListBounds(list.bounds));
  }
  for (const Key& drop : changes.list_drops) {
    ChangedList(drop, stage).bounds = {};
    SetListField(stage, ListBoundsField(drop), std::nullopt);
  }
}

void RedisBatch::StageFair(const Changes& changes, RedisStage& stage) {
  for (const FairChange& change : changes.fair) {
    const auto* release = std::get_if<FairRelease>(&change);
    if (release == nullptr || release->queue != 0) {
      stage.fair.push_back(change);
      continue;
    }
    // Taken and not to be handed out after all: it leaves the fair queue for good.
    const auto taken = taken_.find(release->seq);
    if (taken == taken_.end()) continue;
    stage.fair.emplace_back(FairRemove{taken->second});
    taken_.erase(taken);
  }
}

// ---- Commit ----

CommitPayload RedisBatch::PayloadWithout(const std::vector<bool>& failed) const {
  CommitPayload payload(store_.keys_, now_);
  std::unordered_map<Seq, bool> granted;
  for (const RedisStage& stage : stages_) {
    if (failed[stage.number] || !stage.writes()) continue;
    payload.Add(stage);
    for (const LeaseChange& lease : stage.leases) {
      if (lease.deadline != kNeverSteady) granted.emplace(lease.seq, true);
    }
  }
  for (const auto& [seq, place] : taken_) {
    if (granted.contains(seq)) {
      payload.Confirm(place);
    } else {
      payload.GiveBack(place);
    }
  }
  for (const FairPlace& place : lost_reservations_) payload.GiveBack(place);
  for (const BlockedEntry& entry : unblocked_) payload.Settle(entry);
  if (sweeps_rows_) {
    for (const std::string& row : old_rows_) payload.DropRow(row);
  }
  return payload;
}

Result<CommitReply> RedisBatch::Send(const CommitPayload::Encoded& encoded) {
  static const RedisScript script(CommitScript());
  std::vector<RedisCommand> commands;
  commands.push_back(
      RedisCommand::Script(script, encoded.keys).Add(store_.batches_of()).Add(store_.next_batch_++).Add(store_.node()));
  commands.back().Add(encoded.payload);
  const RedisStoreOptions& options = store_.options_;
  if (options.wait_replicas > 0) {
    commands.push_back(RedisCommand("WAIT").Add(options.wait_replicas).Add(options.replica_timeout.count()));
  }
  const auto sent_at = std::chrono::steady_clock::now();
  PAWL_ASSIGN(const auto replies, store_.link_.Call(commands));
  const auto waited = std::chrono::steady_clock::now() - sent_at;
  PAWL_ASSIGN(CommitReply reply, ReadCommitReply(replies[0]));
  if (reply.done) store_.NoteCommit(stages_.size(), reply.took.count() > 0 ? reply.took : waited);
  if (reply.done && options.wait_replicas > 0 && replies[1].integer < options.wait_replicas) {
    return Error{ErrorCode::kUnavailable,
                 "only " + std::to_string(replies[1].integer) + " of the " + std::to_string(options.wait_replicas) +
                     " replicas that wait_replicas asks for have the change; it may still take hold: send it again"};
  }
  return reply;
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
      commands.push_back(RedisCommand("HSET").Add(write.hash).Add(write.field).Add(*write.value));
    }
  }
  if (commands.empty()) return {};
  commands.push_back(MarkSeen(kAheadMark));
  PAWL_ASSIGN(const auto replies, store_.link_.Call(commands));
  for (const RedisReply& reply : replies) {
    if (auto error = ErrorOf(reply)) return *std::move(error);
  }
  return {};
}

Result<Committed> RedisBatch::Commit() {
  if (failure_) {
    Abort();
    return *failure_;
  }
  ended_ = true;
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
      writes_ = payload.writes();
      store_.NoteWoken(reply.woken);
      break;
    }
    for (const std::size_t guard : reply.failed_guards) {
      for (const Stage stage : encoded.guarded.at(guard - 1)) failed[stage] = true;
    }
    FailDependents(failed);
  }
  NoteCommitted(failed);
  Committed committed;
  for (Stage stage = 1; stage <= stage_; ++stage) {
    if (failed[stage]) committed.failed.push_back(stage);
  }
  return committed;
}

void RedisBatch::NoteCommitted(const std::vector<bool>& failed) {
  store_.next_timer_ = NextTimer();
  for (const RedisStage& stage : stages_) {
    if (failed[stage.number]) continue;
    for (const LeaseChange& lease : stage.leases) {
      if (lease.deadline == kNeverSteady) continue;
      if (!store_.next_lease_ || lease.deadline < *store_.next_lease_) store_.next_lease_ = lease.deadline;
    }
  }
}

void RedisBatch::Abort() {
  if (std::exchange(ended_, true) || taken_.empty()) return;
  CommitPayload payload(store_.keys_, now_);
  for (const auto& [seq, place] : taken_) payload.GiveBack(place);
  (void)Send(payload.Encode());  // if it fails, they go back by themselves when their time is over
}

}  // namespace pawl
