#include "store/redis/redis_keys.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace pawl {
namespace {

constexpr std::string_view kOnlyField = "next";  // of a record that has no key

bool IsNumber(KeyForm form) { return form == KeyForm::kJob || form == KeyForm::kIntent || form == KeyForm::kName; }

std::string_view NameOf(Resolution resolution) {
  switch (resolution) {
    case Resolution::kMinute:
      return "minute";
    case Resolution::kHour:
      return "hour";
    case Resolution::kDay:
      return "day";
    case Resolution::kTotal:
      return "total";
  }
  return "";
}

}  // namespace

Result<void> CheckNamespace(std::string_view name) {
  const bool fits = !name.empty() && name.size() <= 64 && std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '_' || c == '-' || c == '.';
  });
  if (!fits) return Error{ErrorCode::kInvalid, "must be 1 to 64 letters, digits, '_', '-' or '.'"};
  return {};
}

RedisKeys::RedisKeys(std::string_view name_space)
    : prefix_("pawl:{" + std::string(name_space) + "}:"),
      leases_(Of("leases")),
      lists_(Of("lists")),
      stats_(Of("stats")),
      stat_rows_(Of("stats:rows")),
      counts_(Of("counts")) {
  for (const RecordKind kind : kRecordKinds) records_[static_cast<std::size_t>(kind)] = Of(TraitsOf(kind).redis_name);
  for (const TimerKind kind : kTimerKinds) timers_[static_cast<std::size_t>(kind)] = Of(TraitsOf(kind).redis_name);
}

std::string RedisKeys::Queue(NameId queue, std::string_view what) const {
  return prefix_ + "q:" + std::to_string(queue) + ":" + std::string(what);
}

std::string RedisKeys::State(NameId queue, JobState shown) const {
  return Queue(queue, std::string(TraitsOf(IndexKind::kByState).redis_name) + ":" + std::string(Name(shown)));
}

std::uint64_t NumberOf(std::string_view text) {
  std::uint64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

FieldName NameOf(const RecordKey& key) {
  const KeyForm form = TraitsOf(key.kind).key;
  if (form == KeyForm::kNothing) return {0, kOnlyField};
  if (!IsNumber(form)) return {0, key.key.view()};
  KeyReader in(key.key.view());
  const std::uint64_t number = form == KeyForm::kName ? in.U32() : in.U64();
  return {number, number == 0 ? "0" : ""};
}

std::string FieldOf(const RecordKey& key) {
  const FieldName name = NameOf(key);
  return name.number != 0 ? std::to_string(name.number) : std::string(name.text);
}

Key KeyOfField(RecordKind kind, std::string_view field) {
  const KeyForm form = TraitsOf(kind).key;
  if (form == KeyForm::kNothing) return {};
  if (!IsNumber(form)) return Key().Bytes(field);
  const std::uint64_t number = NumberOf(field);
  return form == KeyForm::kName ? Key().U32(static_cast<std::uint32_t>(number)) : Key().U64(number);
}

std::string RowOf(const Key& counter) {
  KeyReader in(counter.view());
  const auto resolution = static_cast<Resolution>(in.U8());
  const std::int64_t bucket = in.Time();
  return std::string(NameOf(resolution)) + ":" + std::to_string(bucket) + ":" + std::to_string(in.U32());
}

std::optional<Key> CounterOfField(std::string_view field) {
  const std::size_t first = field.find(':');
  const std::size_t second = field.find(':', first + 1);
  const std::size_t third = field.find(':', second + 1);
  if (third == std::string_view::npos) return std::nullopt;
  std::int64_t bucket = 0;
  NameId queue = 0;
  std::from_chars(field.data() + first + 1, field.data() + second, bucket);
  std::from_chars(field.data() + second + 1, field.data() + third, queue);
  for (const Resolution resolution : kResolutions) {
    if (NameOf(resolution) == field.substr(0, first)) return StatCounter(queue, resolution, WallFromMillis(bucket));
  }
  return std::nullopt;
}

std::string StatField(const std::string& row, Stat stat) { return row + ":" + std::string(Name(stat)); }

std::string TimeField(const std::string& row, std::size_t slot) {
  return row + (slot < kTimeSlots ? ":wait:" : ":run:") + std::to_string(slot % kTimeSlots);
}

IndexPlace PlaceOfIndex(const RedisKeys& keys, const Key& index) {
  KeyReader in(index.view());
  const IndexTraits traits = TraitsOf(static_cast<IndexKind>(in.U8()));
  const auto own_set = [&](const std::string& of) { return keys.Of(std::string(traits.redis_name) + ":" + of); };
  switch (traits.form) {
    case IndexForm::kStateOfQueue: {
      const NameId queue = in.U32();
      const auto shown = static_cast<JobState>(in.U8());
      return {keys.State(queue, shown), {}, std::to_string(queue) + ":" + std::string(Name(shown))};
    }
    case IndexForm::kRangeOfQueue: {
      const NameId queue = in.U32();
      return {keys.Queue(queue, traits.redis_name), std::string(in.Rest())};
    }
    case IndexForm::kSetOfJob:
      return {own_set(std::to_string(in.U64()))};
    case IndexForm::kSetOfHash:
      return {own_set(std::string(in.Rest()))};
  }
  return {};
}

std::string IndexMember(const IndexPlace& place, Seq seq) {
  if (place.group.empty()) return std::to_string(seq);
  return place.group + std::string(Key().U64(seq).view());
}

}  // namespace pawl
