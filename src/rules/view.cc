#include "rules/view.h"

#include "base/uuid.h"
#include "store/bytes.h"
#include "store/job_codec.h"
#include "store/settings_codec.h"

namespace pawl {

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
  damage_.reset();
}

void View::Reset() {
  since_ = batch_.epoch();
  Again();
  fetched_.clear();
}

void View::Adopt(View& other) {
  fetched_ = std::move(other.fetched_);
  since_ = other.since_;
  guards_.epoch = since_;
}

void View::Supply(const RecordKey& key, Result<Record> record) { fetched_.emplace_back(key, std::move(record)); }

const std::string* View::Read(const RecordKey& key) {
  const auto take = [&](const Result<Version>& version) -> const std::string* {
    if (!version.ok()) {
      if (!damage_) damage_ = version.error();
      return nullptr;
    }
    guards_.records.emplace_back(key, *version);
    return *version == kAbsent ? nullptr : &value_;
  };
  if (batch_.local()) return take(batch_.ReadInto(key, value_));
  for (const auto& [fetched, record] : fetched_) {
    if (!(fetched == key)) continue;
    if (!record.ok()) return take(record.error());
    value_ = record->value;
    return take(record->version);
  }
  missing_.push_back(key);
  return nullptr;
}

template <typename T, typename Decode>
std::optional<T> View::Decoded(const RecordKey& key, Decode decode) {
  const std::string* bytes = Read(key);
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
  const std::uint64_t count = batch_.IndexCount(index);
  guards_.index_counts.emplace_back(index, count);
  return count;
}

std::vector<ListItem> View::ListItems(const Key& list, std::size_t limit) {
  const ListBounds bounds = batch_.Bounds(list);
  guards_.list_heads.emplace_back(list, bounds.head);
  auto items = batch_.ListItems(list, bounds.head, limit);
  if (items.ok()) return *std::move(items);
  damage_ = items.error();
  return {};
}

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
  }
  const auto seq = SeqAt(IdKey(id));
  if (!seq) return std::nullopt;
  auto head = Head(*seq);
  if (!head || head->id != id) return std::nullopt;
  return Found{*seq, *std::move(head)};
}

bool View::BeingPushed(std::string_view id) {
  const auto seq = SeqAt(IdKey(id));
  return seq && !Head(*seq);
}

}  // namespace pawl
