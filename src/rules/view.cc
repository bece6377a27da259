#include "rules/view.h"

#include <algorithm>

#include "base/uuid.h"
#include "store/bytes.h"
#include "store/job_codec.h"
#include "store/living_codec.h"
#include "store/settings_codec.h"

namespace pawl {
namespace {}  // namespace

RecordKey HeadKey(Seq seq) { return {RecordKind::kHead, Key().U64(seq)}; }
RecordKey BodyKey(Seq seq) { return {RecordKind::kBody, Key().U64(seq)}; }
RecordKey SideKey(RecordKind kind, Seq seq) { return {kind, Key().U64(seq)}; }
RecordKey IdKey(std::string_view id) { return {RecordKind::kId, Key().Hash(HashBytes(id))}; }
RecordKey NameKey(std::string_view name) { return {RecordKind::kName, Key().Hash(HashBytes(name))}; }
RecordKey NameOfKey(NameId id) { return {RecordKind::kNameOf, Key().U32(id)}; }
RecordKey QueueKey(NameId queue) { return {RecordKind::kQueue, Key().U32(queue)}; }
RecordKey GroupSettingsKey(NameId queue, const GroupKey& group) {
  return {RecordKind::kGroup, Key().U32(queue).Hash(group)};
}
RecordKey UniqueKey(NameId queue, const Hash128& key) { return {RecordKind::kUnique, Key().U32(queue).Hash(key)}; }
RecordKey IntentKey(Seq intent) { return {RecordKind::kIntent, Key().U64(intent)}; }

RecordKey PortsKey(Seq seq) { return {RecordKind::kPorts, Key().U64(seq)}; }
RecordKey StateKey(Seq seq) { return {RecordKind::kState, Key().U64(seq)}; }
RecordKey ChildKey(Seq parent, std::string_view name) {
  return {RecordKind::kChild, Key().U64(parent).Hash(HashBytes(name))};
}
RecordKey AliasesKey(Seq seq) { return {RecordKind::kAliases, Key().U64(seq)}; }
RecordKey TypeKey(NameId queue, NameId type) { return {RecordKind::kType, Key().U32(queue).U32(type)}; }
RecordKey AsleepKey(Seq seq) { return {RecordKind::kAsleep, Key().U64(seq)}; }
RecordKey WatchedKey() { return {RecordKind::kWatched, Key().U8(0)}; }

std::string EncodeSeq(Seq seq) {
  std::string bytes;
  ByteWriter(bytes).U64(seq);
  return bytes;
}

void View::Again() {
  guards_.epoch = since_;
  guards_.records.clear();
  guards_.list_heads.clear();
  guards_.list_tails.clear();
  guards_.index_counts.clear();
  missing_.clear();
  presumed_.clear();
  missing_lists_.clear();
  missing_indexes_.clear();
  damage_.reset();
  all_guarded_ = true;
}

void View::Reset() {
  since_ = batch_.epoch();
  Again();
  warm_lists_.clear();
  warm_indexes_.clear();
}

void View::Warmed() {
  warm_lists_.insert(warm_lists_.end(), missing_lists_.begin(), missing_lists_.end());
  warm_indexes_.insert(warm_indexes_.end(), missing_indexes_.begin(), missing_indexes_.end());
}

const std::string* View::Read(const RecordKey& key, Rest rest, Guess guess) {
  if (!batch_.AtHand(key)) {
    const bool presumes = may_presume_ && rest == Rest::kGuarded && batch_.Presume(key, guess == Guess::kNone);
    (presumes ? presumed_ : missing_).push_back(key);
    if (!presumes) return nullptr;
  }
  const Result<Version> version = batch_.ReadInto(key, value_);
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
std::optional<T> View::Decoded(const RecordKey& key, Decode decode, Rest rest) {
  const std::string* bytes = Read(key, rest);
  if (bytes == nullptr) return std::nullopt;
  Result<T> value = decode(*bytes);
  if (value.ok()) return *std::move(value);
  if (!damage_) damage_ = value.error();
  return std::nullopt;
}

std::optional<JobHead> View::Head(Seq seq) { return Decoded<JobHead>(HeadKey(seq), DecodeHead); }
std::optional<JobBody> View::Body(Seq seq) { return Decoded<JobBody>(BodyKey(seq), DecodeBody); }
std::optional<QueueSettings> View::Queue(NameId queue) { return Decoded<QueueSettings>(QueueKey(queue), DecodeQueue); }

GroupSettings View::Group(NameId queue, const GroupKey& group) {
  return Decoded<GroupSettings>(GroupSettingsKey(queue, group), DecodeGroup).value_or(GroupSettings{});
}

std::optional<Seq> View::SeqAt(const RecordKey& key) {
  const auto bytes = Raw(key);
  if (!bytes) return std::nullopt;
  return ByteReader(*bytes).U64();
}

bool View::IsFree(const RecordKey& key) { return Read(key, Rest::kGuarded, Guess::kNone) == nullptr; }

std::optional<std::string> View::Raw(const RecordKey& key) {
  const std::string* bytes = Read(key);
  if (bytes == nullptr) return std::nullopt;
  return *bytes;
}

std::optional<NameId> View::Name(std::string_view name) {
  if (const auto known = names_.Find(name)) return known;
  const auto bytes = Raw(NameKey(name));
  if (!bytes) return std::nullopt;
  return ByteReader(*bytes).U32();
}

std::uint64_t View::IndexCount(const Key& index) {
  if (!AtHand(IndexAsk{index})) return 0;
  const std::uint64_t count = batch_.IndexCount(index);
  guards_.index_counts.emplace_back(index, count);
  return count;
}

std::vector<ListItem> View::ListItems(const Key& list, std::size_t limit) {
  if (!AtHand(ListAsk{list, static_cast<std::uint32_t>(limit)})) return {};
  const std::uint64_t head = batch_.Bounds(list).head;
  GuardHead(list, head);
  return Items(list, 0, limit);
}

bool View::AtHand(const ListAsk& ask) {
  if (batch_.local()) return true;
  // Where the items are wanted from the head on, `from` is 0: so more of the same list is asked for as a whole.
  const auto covers = [&](const ListAsk& warm) {
    return warm.list == ask.list && (ask.items == 0 || (warm.from == ask.from && warm.items >= ask.items));
  };
  if (std::any_of(warm_lists_.begin(), warm_lists_.end(), covers)) return true;
  if (std::none_of(missing_lists_.begin(), missing_lists_.end(), covers)) missing_lists_.push_back(ask);
  return false;
}

bool View::AtHand(const IndexAsk& ask) {
  if (batch_.local()) return true;
  const auto covers = [&](const IndexAsk& warm) {
    return warm.index == ask.index && (ask.members == 0 || (warm.below == ask.below && warm.members >= ask.members));
  };
  if (std::any_of(warm_indexes_.begin(), warm_indexes_.end(), covers)) return true;
  if (std::none_of(missing_indexes_.begin(), missing_indexes_.end(), covers)) missing_indexes_.push_back(ask);
  return false;
}

ListBounds View::Bounds(const Key& list) {
  all_guarded_ = false;
  if (!AtHand(ListAsk{list})) return {};
  if (batch_.local()) {  // the bounds alone have no way to say that they are damaged
    if (const auto read = batch_.ListItems(list, 0, 0); !read.ok() && !damage_) damage_ = read.error();
  }
  return batch_.Bounds(list);
}

std::vector<ListItem> View::Items(const Key& list, std::uint64_t from, std::size_t limit) {
  all_guarded_ = false;
  if (!AtHand(ListAsk{list, static_cast<std::uint32_t>(limit), from})) return {};
  auto items = batch_.ListItems(list, std::max(from, batch_.Bounds(list).head), limit);
  if (items.ok()) return *std::move(items);
  if (!damage_) damage_ = items.error();
  return {};
}

std::vector<Seq> View::Members(const Key& index, Seq below, std::size_t limit) {
  all_guarded_ = false;
  std::vector<Seq> seqs;
  if (AtHand(IndexAsk{index, static_cast<std::uint32_t>(limit), below})) {
    batch_.IndexBefore(index, below, limit, seqs);
  }
  return seqs;
}

void View::GuardHead(const Key& list, std::uint64_t head) { guards_.list_heads.emplace_back(list, head); }
void View::GuardTail(const Key& list, std::uint64_t tail) { guards_.list_tails.emplace_back(list, tail); }

std::optional<Ports> View::PortsOf(Seq seq) { return Decoded<Ports>(PortsKey(seq), DecodePorts); }
std::optional<StateMap> View::StateOf(Seq seq) { return Decoded<StateMap>(StateKey(seq), DecodeState); }
std::optional<Seq> View::Child(Seq parent, std::string_view name) { return SeqAt(ChildKey(parent, name)); }
std::vector<std::string> View::Aliases(Seq seq) {
  return Decoded<std::vector<std::string>>(AliasesKey(seq), DecodeNames).value_or(std::vector<std::string>{});
}
std::optional<TypeSpec> View::Type(NameId queue, NameId type) {
  return Decoded<TypeSpec>(TypeKey(queue, type), DecodeType);
}
bool View::Asleep(Seq seq) { return Read(AsleepKey(seq)) != nullptr; }
std::optional<JobHead> View::HeadHint(Seq seq) { return Decoded<JobHead>(HeadKey(seq), DecodeHead, Rest::kFree); }

std::optional<View::Found> View::Find(const JobRef& ref) {
  if (const Seq* seq = std::get_if<Seq>(&ref)) {
    auto head = Head(*seq);
    if (!head) return std::nullopt;
    return Found{*seq, *std::move(head)};
  }
  const std::string& id = std::get<std::string>(ref);
  if (const auto seq = SeqOfJobId(id)) {
    auto head = Head(*seq);
    if (head && head->id == id) return Found{*seq, *std::move(head)};
    if (incomplete()) return std::nullopt;  // the head alone may be all that it takes
  }
  const auto record = Decoded<IdRecord>(IdKey(id), DecodeId);
  if (!record) return std::nullopt;
  auto head = Head(record->seq);
  if (!head || (record->alias.empty() ? head->id : record->alias) != id) return std::nullopt;
  return Found{record->seq, *std::move(head)};
}

std::optional<Seq> View::Locate(const JobRef& ref) {
  if (const Seq* seq = std::get_if<Seq>(&ref)) return HeadHint(*seq) ? std::optional(*seq) : std::nullopt;
  const std::string& id = std::get<std::string>(ref);
  if (const auto seq = SeqOfJobId(id)) {
    const auto head = HeadHint(*seq);
    if (head && head->id == id) return seq;
  }
  const auto record = Decoded<IdRecord>(IdKey(id), DecodeId);
  if (!record) return std::nullopt;
  if (record->alias == id) return record->seq;
  const auto head = HeadHint(record->seq);
  return head && head->id == id ? std::optional(record->seq) : std::nullopt;
}

bool View::BeingPushed(std::string_view id) {
  const auto seq = SeqAt(IdKey(id));
  return seq && !Head(*seq);
}

void View::LeaveAbsent(std::initializer_list<RecordKind> kinds) {
  std::erase_if(guards_.records, [&](const auto& guard) {
    const bool left = guard.second == kAbsent && std::ranges::find(kinds, guard.first.kind) != kinds.end();
    if (left && !batch_.AtHand(guard.first)) missing_.push_back(guard.first);  // only a guard would have found out
    return left;
  });
}

}  // namespace pawl
