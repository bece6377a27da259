#include "rules/txn.h"

#include <algorithm>

#include "base/check.h"
#include "base/uuid.h"
#include "rules/carry.h"
#include "rules/job_end.h"
#include "rules/subscriptions.h"
#include "store/bytes.h"
#include "store/hook_codec.h"
#include "store/job_codec.h"
#include "store/partition_codec.h"
#include "store/schedule_codec.h"
#include "store/settings_codec.h"
#include "store/stateful_codec.h"
#include "store/workflow_codec.h"

namespace pawl {
namespace {

// Up to so many are searched one by one; most decisions have fewer.
constexpr std::size_t kSearchedMax = 16;

template <typename T>
bool Holds(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

void TxnResult::Clear() {
  changes.Clear();
  transitions.clear();
  new_names.clear();
  messages.clear();
  firings.clear();
  intent = 0;
  may_be_undone = false;
  aside.clear();
}

Txn::Txn(const Names& names) : names_(names) {}
Txn::~Txn() = default;

// ---- Starting over ----

void Txn::Reset(Batch& batch, Now now, const Watched& watched) {
  batch_ = &batch;
  now_ = now;
  watched_ = &watched;
  since_ = batch.epoch();
  may_assume_ = false;
  first_seq_ = seqs_given_ = 0;
  more_seqs_.clear();
  Restart();
  loaded_lists_.clear();
  loaded_indexes_.clear();
}

void Txn::Reset(Batch& batch, Now now, const Watched& watched, const Txn& tried) {
  std::vector<Seq> seqs = tried.more_seqs_;
  Reset(batch, now, watched);
  more_seqs_ = std::move(seqs);
}

void Txn::Restart() {
  result_.Clear();
  heads_used_ = 0;
  if (!heads_by_seq_.empty()) heads_by_seq_.clear();
  if (!hints_.empty()) hints_.clear();
  if (!ports_.empty()) ports_.clear();
  if (!puts_by_key_.empty()) puts_by_key_.clear();
  puts_indexed_ = 0;
  carry_.reset();
  woken_.clear();
  hinted_.clear();
  seqs_used_ = 0;
  operation_seq_ = 0;
  missing_seqs_ = 0;
  actor = {};
  read.clear();
  written.clear();
  schedule_events.clear();
  guards_.epoch = since_;
  guards_.records.clear();
  guards_.list_heads.clear();
  guards_.list_tails.clear();
  guards_.index_counts.clear();
  guards_.index_at_least.clear();
  missing_.clear();
  assumed_.clear();
  missing_lists_.clear();
  missing_indexes_.clear();
  damage_.reset();
  all_guarded_ = true;
}

void Txn::MarkLoaded() {
  loaded_lists_.insert(loaded_lists_.end(), missing_lists_.begin(), missing_lists_.end());
  loaded_indexes_.insert(loaded_indexes_.end(), missing_indexes_.begin(), missing_indexes_.end());
}

// ---- Numbers ----

void Txn::GiveSeqs(Seq first, Seq count) {
  first_seq_ = first;
  seqs_given_ = count;
}

void Txn::AddSeqs(Seq first, Seq count) {
  for (Seq i = 0; i < count; ++i) more_seqs_.push_back(first + i);
}

Seq Txn::NewSeq() { return SeqNumber(seqs_used_++); }

// 0 if it has yet to be reserved: then the decision is made again.
Seq Txn::SeqNumber(std::size_t i) {
  if (i < seqs_given_) return first_seq_ + i;
  const std::size_t more = i - seqs_given_;
  if (more < more_seqs_.size()) return more_seqs_[more];
  const Seq lacking = more + 1 - more_seqs_.size();
  if (!batch_->local()) {
    missing_seqs_ = std::max(missing_seqs_, lacking);
    return 0;
  }
  AddSeqs(batch_->ReserveSeqs(lacking), lacking);
  return more_seqs_[more];
}

// ---- Records ----

std::optional<const std::string*> Txn::Written(const RecordKey& key) {
  const auto& puts = result_.changes.puts;
  if (puts.size() <= kSearchedMax) {
    const auto put = std::find_if(puts.rbegin(), puts.rend(), [&](const auto& one) { return one.first == key; });
    if (put != puts.rend()) return &put->second;
  } else {
    for (; puts_indexed_ < puts.size(); ++puts_indexed_) {
      puts_by_key_.insert_or_assign(puts[puts_indexed_].first, puts_indexed_);
    }
    const auto put = puts_by_key_.find(key);
    if (put != puts_by_key_.end()) return &puts[put->second].second;
  }
  if (Holds(result_.changes.erases, key)) return nullptr;
  return std::nullopt;
}

const std::string* Txn::Read(const RecordKey& key, Rest rest, Guess guess) {
  if (const auto written_here = Written(key)) {
    if (*written_here != nullptr) value_ = **written_here;
    return *written_here == nullptr ? nullptr : &value_;
  }
  if (!batch_->AtHand(key)) {
    const bool assumes = may_assume_ && rest == Rest::kGuarded && batch_->AssumeCached(key, guess == Guess::kNone);
    (assumes ? assumed_ : missing_).push_back(key);
    if (!assumes) return nullptr;
  }
  const Result<Version> version = batch_->ReadInto(key, value_);
  if (!version.ok()) {
    if (!damage_) damage_ = version.error();
    return nullptr;
  }
  if (rest == Rest::kGuarded) {
    guards_.records.emplace_back(key, *version);
  } else {
    all_guarded_ = false;
  }
  return *version == kAbsent ? nullptr : &value_;
}

template <typename T, typename Decode>
std::optional<T> Txn::Decoded(const RecordKey& key, Decode decode, Rest rest) {
  const std::string* bytes = Read(key, rest);
  if (bytes == nullptr) return std::nullopt;
  Result<T> value = decode(*bytes);
  if (value.ok()) return *std::move(value);
  if (!damage_) damage_ = value.error();
  return std::nullopt;
}

std::optional<JobBody> Txn::Body(Seq seq) { return Decoded<JobBody>(BodyKey(seq), DecodeBody); }
std::optional<QueueSettings> Txn::Queue(NameId queue) { return Decoded<QueueSettings>(QueueKey(queue), DecodeQueue); }

GroupSettings Txn::Group(NameId queue, const GroupKey& group) {
  return Decoded<GroupSettings>(GroupSettingsKey(queue, group), DecodeGroup).value_or(GroupSettings{});
}

MadeCallbacks Txn::MadeBy(Seq owner) {
  return Decoded<MadeCallbacks>(CallbacksKey(owner), DecodeMadeCallbacks).value_or(MadeCallbacks{});
}

std::optional<Schedule> Txn::ScheduleAt(const RecordKey& key) { return Decoded<Schedule>(key, DecodeSchedule); }

std::optional<Hook> Txn::HookOf(std::string_view name) { return Decoded<Hook>(HookKey(name), DecodeHook); }

Totals Txn::ReadTotals() { return Decoded<Totals>(TotalsKey(), DecodeTotals).value_or(Totals{}); }

std::optional<Seq> Txn::SeqAt(const RecordKey& key) {
  const std::string* bytes = Read(key);
  if (bytes == nullptr) return std::nullopt;
  return ByteReader(*bytes).U64();
}

bool Txn::IsFree(const RecordKey& key) { return Read(key, Rest::kGuarded, Guess::kNone) == nullptr; }

std::optional<std::string> Txn::Raw(const RecordKey& key) {
  const std::string* bytes = Read(key);
  if (bytes == nullptr) return std::nullopt;
  return *bytes;
}

std::optional<NameId> Txn::Name(std::string_view name) {
  if (const auto known = names_.Find(name)) return known;
  const std::string* bytes = Read(NameKey(name));
  if (bytes == nullptr) return std::nullopt;
  return ByteReader(*bytes).U32();
}

std::string Txn::NameOf(NameId id) const {
  for (const auto& [fresh, name] : result_.new_names) {
    if (fresh == id) return name;
  }
  return names_.Name(id);
}

void Txn::Put(const RecordKey& key, std::string value) { result_.changes.puts.emplace_back(key, std::move(value)); }

// The store erases first and puts then, so an earlier put of the same key has to go.
void Txn::Erase(const RecordKey& key) {
  const auto erased = std::erase_if(result_.changes.puts, [&](const auto& put) { return put.first == key; });
  if (erased > 0) {
    puts_by_key_.clear();
    puts_indexed_ = 0;
  }
  result_.changes.erases.push_back(key);
}

void Txn::GiveName(NameId id, const std::string& name) {
  std::string number;
  ByteWriter(number).U32(id);
  Put(NameKey(name), std::move(number));
  Put(NameOfKey(id), name);
  result_.new_names.emplace_back(id, name);
}

void Txn::LeaveAbsent(std::initializer_list<RecordKind> kinds) {
  std::erase_if(guards_.records, [&](const auto& guard) {
    const bool left = guard.second == kAbsent && std::ranges::find(kinds, guard.first.kind) != kinds.end();
    if (left && !batch_->AtHand(guard.first)) missing_.push_back(guard.first);  // only a guard would have found out
    return left;
  });
}

// ---- Heads ----

Txn::HeadSlot* Txn::FindSlot(Seq seq) {
  if (heads_used_ > kSearchedMax) {
    const auto found = heads_by_seq_.find(seq);
    return found == heads_by_seq_.end() ? nullptr : found->second;
  }
  for (std::size_t i = 0; i < heads_used_; ++i) {
    if (heads_[i]->seq == seq) return heads_[i].get();
  }
  return nullptr;
}

Txn::HeadSlot& Txn::NewSlot(Seq seq) {
  if (heads_used_ == heads_.size()) heads_.push_back(std::make_unique<HeadSlot>());
  HeadSlot& slot = *heads_[heads_used_++];
  slot.seq = seq;
  slot.version = kAbsent;
  slot.cause.reset();
  slot.created = slot.edited = slot.ended = slot.closed = slot.erased = false;
  if (heads_used_ == kSearchedMax + 1) {
    for (std::size_t i = 0; i < heads_used_; ++i) heads_by_seq_.emplace(heads_[i]->seq, heads_[i].get());
  } else if (heads_used_ > kSearchedMax) {
    heads_by_seq_.emplace(seq, &slot);
  }
  return slot;
}

Txn::HeadSlot* Txn::LoadSlot(Seq seq) {
  if (HeadSlot* known = FindSlot(seq)) return known->erased ? nullptr : known;
  const RecordKey key = HeadKey(seq);
  const std::string* bytes = Read(key);
  if (bytes == nullptr) return nullptr;
  Result<JobHead> head = DecodeHead(*bytes);
  if (!head.ok()) {
    if (!damage_) damage_ = head.error();
    return nullptr;
  }
  HeadSlot& slot = NewSlot(seq);
  slot.head = *std::move(head);
  if (!guards_.records.empty() && guards_.records.back().first == key) slot.version = guards_.records.back().second;
  return &slot;
}

const JobHead* Txn::Head(Seq seq) {
  const HeadSlot* slot = LoadSlot(seq);
  return slot == nullptr ? nullptr : &slot->head;
}

JobHead* Txn::Edit(Seq seq, std::optional<Cause> cause) {
  HeadSlot* slot = LoadSlot(seq);
  if (slot == nullptr) return nullptr;
  PAWL_CHECK(!slot->closed && (slot->created || slot->version != kAbsent), "a head is changed after it was written");
  if (!slot->edited) {
    slot->before = HeadFacts(slot->head);
    slot->edited = true;
  }
  if (!slot->cause) slot->cause = cause;
  return &slot->head;
}

const JobHead* Txn::HeadHint(Seq seq) {
  if (const HeadSlot* slot = FindSlot(seq)) return slot->erased ? nullptr : &slot->head;
  const auto known = std::find_if(hints_.begin(), hints_.end(), [&](const auto& hint) { return hint.first == seq; });
  if (known != hints_.end()) return &known->second;
  auto head = Decoded<JobHead>(HeadKey(seq), DecodeHead, Rest::kFree);
  if (!head) return nullptr;
  return &hints_.emplace_back(seq, *std::move(head)).second;
}

Version Txn::HeadVersion(Seq seq) const {
  const HeadSlot* slot = FindSlot(seq);
  return slot == nullptr ? kAbsent : slot->version;
}

std::optional<Txn::Found> Txn::Find(const JobRef& ref) {
  if (const Seq* seq = std::get_if<Seq>(&ref)) {
    const JobHead* head = Head(*seq);
    if (head == nullptr) return std::nullopt;
    return Found{*seq, head};
  }
  const std::string& id = std::get<std::string>(ref);
  if (const auto seq = SeqOfJobId(id)) {
    const JobHead* head = Head(*seq);
    if (head != nullptr && head->id == id) return Found{*seq, head};
    if (incomplete()) return std::nullopt;  // the head alone may be all that it takes
  }
  const auto record = Decoded<IdRecord>(IdKey(id), DecodeId);
  if (!record) return std::nullopt;
  const JobHead* head = Head(record->seq);
  if (head == nullptr || (record->alias.empty() ? head->id : record->alias) != id) return std::nullopt;
  return Found{record->seq, head};
}

std::optional<Seq> Txn::Locate(const JobRef& ref) {
  if (const Seq* seq = std::get_if<Seq>(&ref)) return HeadHint(*seq) != nullptr ? std::optional(*seq) : std::nullopt;
  const std::string& id = std::get<std::string>(ref);
  if (const auto seq = SeqOfJobId(id)) {
    const JobHead* head = HeadHint(*seq);
    if (head != nullptr && head->id == id) return seq;
  }
  const auto record = Decoded<IdRecord>(IdKey(id), DecodeId);
  if (!record) return std::nullopt;
  if (record->alias == id) return record->seq;
  const JobHead* head = HeadHint(record->seq);
  return head != nullptr && head->id == id ? std::optional(record->seq) : std::nullopt;
}

bool Txn::BeingPushed(std::string_view id) {
  const auto seq = SeqAt(IdKey(id));
  return seq && Head(*seq) == nullptr;
}

void Txn::Create(Seq seq, const JobHead& head, const JobBody& body) {
  Put(BodyKey(seq), EncodeBody(body));
  if (head.client_id) Put(IdKey(head.id), EncodeSeq(seq));
  if (head.flow) {  // whom it waits for may end with the same decision
    HeadSlot& slot = NewSlot(seq);
    slot.head = head;
    slot.before = HeadFacts();
    slot.created = slot.edited = true;
    return;
  }
  Put(HeadKey(seq), EncodeHead(head));
  DiffCreated(seq, head, result_.changes);
  RecordTransition(seq, nullptr, head, Cause::kPushed, now_, result_.transitions);
}

void Txn::EraseHead(Seq seq) {
  HeadSlot* slot = LoadSlot(seq);
  PAWL_CHECK(slot != nullptr && !slot->edited && !slot->closed, "a head is erased after it was changed");
  Erase(HeadKey(seq));
  DiffErased(seq, slot->head, result_.changes);
  const HeadFacts before(slot->head);
  RecordTransition(seq, &before, slot->head, Cause::kDeleted, now_, result_.transitions);
  slot->erased = slot->closed = true;
}

bool Txn::IsClosed(Seq seq) const {
  const HeadSlot* slot = FindSlot(seq);
  return slot != nullptr && slot->closed;
}

// An end may change other heads, and bring about further ends.
void Txn::SettleEnds() {
  do {
    for (std::size_t i = 0; i < heads_used_; ++i) {
      HeadSlot& slot = *heads_[i];
      const bool ended = slot.edited && HasEnded(slot.head.state) && slot.head.state != slot.before.state;
      if (!ended || std::exchange(slot.ended, true)) continue;
      OnJobEnded(slot.seq, slot.head, *this);
      if (slot.head.flow && !HasEnded(slot.before.state)) carry().Ended(slot.seq, slot.head);
    }
  } while (carry_ != nullptr && carry_->EndCarriers());
}

bool Txn::HasSettled(Seq seq) const {
  const HeadSlot* slot = FindSlot(seq);
  return slot != nullptr && slot->ended;
}

void Txn::Close() {
  SettleEnds();
  for (PortsSlot& slot : ports_) {
    if (std::exchange(slot.changed, false)) PutPorts(slot.seq, slot.channels, slot.ports, *this);
  }
  for (std::size_t i = 0; i < heads_used_; ++i) {
    HeadSlot& slot = *heads_[i];
    if (!std::exchange(slot.edited, false)) continue;
    slot.closed = true;
    Put(HeadKey(slot.seq), EncodeHead(slot.head));
    if (std::exchange(slot.created, false)) {
      DiffCreated(slot.seq, slot.head, result_.changes);
      RecordTransition(slot.seq, nullptr, slot.head, Cause::kPushed, now_, result_.transitions);
      continue;
    }
    DiffChanged(slot.seq, slot.before, slot.head, result_.changes);
    if (slot.cause) RecordTransition(slot.seq, &slot.before, slot.head, *slot.cause, now_, result_.transitions);
  }
}

// ---- Stateful jobs ----

Txn::PortsSlot* Txn::FindPorts(Seq seq) {
  const auto found = std::find_if(ports_.begin(), ports_.end(), [&](const PortsSlot& slot) { return slot.seq == seq; });
  return found == ports_.end() ? nullptr : &*found;
}

Ports* Txn::PortsOf(Seq seq) {
  if (PortsSlot* known = FindPorts(seq)) return &known->ports;
  auto ports = Decoded<Ports>(PortsKey(seq), DecodePorts);
  if (!ports) return nullptr;
  std::vector<std::string> channels = SubscribedOf(*ports);
  return &ports_.emplace_back(PortsSlot{seq, *std::move(ports), std::move(channels), false}).ports;
}

void Txn::MarkPortsChanged(Seq seq) {
  if (PortsSlot* slot = FindPorts(seq)) slot->changed = true;
}

std::optional<StateMap> Txn::StateOf(Seq seq) { return Decoded<StateMap>(StateKey(seq), DecodeState); }
std::optional<Seq> Txn::Child(Seq parent, std::string_view name) { return SeqAt(ChildKey(parent, name)); }
std::vector<std::string> Txn::Aliases(Seq seq) {
  return Decoded<std::vector<std::string>>(AliasesKey(seq), DecodeNames).value_or(std::vector<std::string>{});
}
std::optional<TypeSpec> Txn::Type(NameId queue, NameId type) {
  return Decoded<TypeSpec>(TypeKey(queue, type), DecodeType);
}
bool Txn::Asleep(Seq seq) { return Read(AsleepKey(seq)) != nullptr; }

// ---- Jobs that wait for others, members and carriers ----

Links Txn::LinksOf(Seq seq) { return Decoded<Links>(LinksKey(seq), DecodeLinks).value_or(Links{}); }
void Txn::PutLinks(Seq seq, const Links& links) { Put(LinksKey(seq), EncodeLinks(links)); }
std::optional<Carrier> Txn::CarrierOf(Seq seq) { return Decoded<Carrier>(CarrierKey(seq), DecodeCarrier); }
void Txn::PutCarrier(Seq seq, const Carrier& carrier) { Put(CarrierKey(seq), EncodeCarrier(carrier)); }
std::optional<PartitionState> Txn::PartitionOf(Seq seq) {
  return Decoded<PartitionState>(PartitionKey(seq), DecodePartition);
}
void Txn::PutPartition(Seq seq, const PartitionState& partition) { Put(PartitionKey(seq), EncodePartition(partition)); }
std::optional<ScanTask> Txn::ScanOf(Seq task) { return Decoded<ScanTask>(ScanKey(task), DecodeScanTask); }
void Txn::PutScan(Seq task, const ScanTask& scan) { Put(ScanKey(task), EncodeScanTask(scan)); }

// ---- Lists and indexes ----

std::uint64_t Txn::IndexCount(const Key& index) {
  if (!IsLoaded(IndexAsk{index})) return 0;
  const std::uint64_t count = batch_->IndexCount(index);
  guards_.index_counts.emplace_back(index, count);
  return count;
}

bool Txn::HasOthers(const Key& index, std::uint64_t leaving, bool many) {
  const auto joining = static_cast<std::uint64_t>(
      std::ranges::count_if(result_.changes.index_adds, [&](const IndexEntry& entry) { return entry.index == index; }));
  if (joining > leaving) return true;
  const std::uint64_t least = leaving + 1 - joining;
  if (many && may_assume_ && batch_->AssumesOthers()) {
    guards_.index_at_least.emplace_back(index, least);
    return true;
  }
  if (!IsLoaded(IndexAsk{index})) return true;
  const std::uint64_t count = batch_->IndexCount(index);
  if (count >= least) {
    guards_.index_at_least.emplace_back(index, least);
    return true;
  }
  guards_.index_counts.emplace_back(index, count);
  return false;
}

std::vector<ListItem> Txn::ListItems(const Key& list, std::size_t limit) {
  if (!IsLoaded(ListAsk{list, static_cast<std::uint32_t>(limit)})) return {};
  const std::uint64_t head = batch_->Bounds(list).head;
  GuardHead(list, head);
  return Items(list, 0, limit);
}

bool Txn::IsLoaded(const ListAsk& ask) {
  if (batch_->local()) return true;
  // Where the items are wanted from the head on, `from` is 0: so more of the same list is asked for as a whole.
  const auto covers = [&](const ListAsk& loaded) {
    return loaded.list == ask.list && (ask.items == 0 || (loaded.from == ask.from && loaded.items >= ask.items));
  };
  if (std::any_of(loaded_lists_.begin(), loaded_lists_.end(), covers)) return true;
  if (std::none_of(missing_lists_.begin(), missing_lists_.end(), covers)) missing_lists_.push_back(ask);
  return false;
}

bool Txn::IsLoaded(const IndexAsk& ask) {
  if (batch_->local()) return true;
  const auto covers = [&](const IndexAsk& loaded) {
    return loaded.index == ask.index &&
           (ask.members == 0 || (loaded.below == ask.below && loaded.members >= ask.members));
  };
  if (std::any_of(loaded_indexes_.begin(), loaded_indexes_.end(), covers)) return true;
  if (std::none_of(missing_indexes_.begin(), missing_indexes_.end(), covers)) missing_indexes_.push_back(ask);
  return false;
}

ListBounds Txn::Bounds(const Key& list) {
  all_guarded_ = false;
  if (!IsLoaded(ListAsk{list})) return {};
  if (batch_->local()) {  // the bounds alone have no way to say that they are damaged
    if (const auto items = batch_->ListItems(list, 0, 0); !items.ok() && !damage_) damage_ = items.error();
  }
  return batch_->Bounds(list);
}

std::vector<ListItem> Txn::Items(const Key& list, std::uint64_t from, std::size_t limit) {
  all_guarded_ = false;
  if (!IsLoaded(ListAsk{list, static_cast<std::uint32_t>(limit), from})) return {};
  auto items = batch_->ListItems(list, std::max(from, batch_->Bounds(list).head), limit);
  if (items.ok()) return *std::move(items);
  if (!damage_) damage_ = items.error();
  return {};
}

std::vector<Seq> Txn::Members(const Key& index, Seq below, std::size_t limit) {
  all_guarded_ = false;
  std::vector<Seq> seqs;
  if (IsLoaded(IndexAsk{index, static_cast<std::uint32_t>(limit), below})) {
    batch_->IndexBefore(index, below, limit, seqs);
  }
  return seqs;
}

void Txn::GuardHead(const Key& list, std::uint64_t head) { guards_.list_heads.emplace_back(list, head); }
void Txn::GuardTail(const Key& list, std::uint64_t tail) { guards_.list_tails.emplace_back(list, tail); }

std::uint64_t Txn::HeadAfter(const Key& list, std::uint64_t head) const {
  for (const ListTrim& trim : result_.changes.list_trims) {
    if (trim.list == list) head = std::max(head, trim.head);
  }
  return head;
}

std::size_t Txn::CountAppended(const Key& list) const {
  std::size_t count = 0;
  for (const ListAppend& append : result_.changes.list_appends) count += append.list == list ? append.items.size() : 0;
  return count;
}

std::vector<std::string> Txn::TakeAppended(const Key& list) {
  std::vector<std::string> items;
  std::erase_if(result_.changes.list_appends, [&](ListAppend& append) {
    if (!(append.list == list)) return false;
    std::move(append.items.begin(), append.items.end(), std::back_inserter(items));
    return true;
  });
  return items;
}

// ---- What others hear of ----

bool Txn::IsWoken(Seq job) const { return Holds(woken_, job); }

bool Txn::MarkWoken(Seq job) {
  if (IsWoken(job)) return false;
  woken_.push_back(job);
  return true;
}

bool Txn::MarkHinted(Seq parent, Seq child) {
  if (Holds(hinted_, {parent, child})) return false;
  hinted_.emplace_back(parent, child);
  return true;
}

void Txn::RemoveFromIndex(const Key& index, Seq seq) {
  const auto added = std::erase_if(result_.changes.index_adds,
                                   [&](const IndexEntry& entry) { return entry.seq == seq && entry.index == index; });
  if (added == 0) result_.changes.index_removes.push_back({index, seq});
}

Carry& Txn::carry() {
  if (carry_ == nullptr) carry_ = std::make_unique<Carry>(*this);
  return *carry_;
}

bool Txn::IsNew(Seq seq) const {
  const HeadSlot* slot = FindSlot(seq);
  return slot != nullptr && slot->created;
}

std::vector<Seq> Txn::NewMembers(Seq carrier) const {
  std::vector<Seq> members;
  for (std::size_t i = 0; i < heads_used_; ++i) {
    const HeadSlot& slot = *heads_[i];
    if (slot.created && IsMember(slot.head) && slot.head.flow->carrier == carrier) members.push_back(slot.seq);
  }
  return members;
}

bool Txn::HasNewMember(Seq carrier) const {
  for (std::size_t i = 0; i < heads_used_; ++i) {
    const HeadSlot& slot = *heads_[i];
    if (slot.created && !HasEnded(slot.head.state) && ParentOf(slot.head) == carrier) return true;
  }
  return false;
}

// The first number is the operation's own.
Seq Txn::BeginAside() {
  if (seqs_used_ == 0) ++seqs_used_;
  return result_.aside.emplace_back(NewSeq());
}

void Txn::GoOnAs(Seq intent, bool may_be_undone) {
  result_.intent = intent;
  result_.may_be_undone = may_be_undone;
}

}  // namespace pawl
