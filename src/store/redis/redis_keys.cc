#include "store/redis/redis_keys.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace pawl {
namespace {

std::string_view NameOf(RecordKind kind) {
  switch (kind) {
    case RecordKind::kHead:
      return "heads";
    case RecordKind::kBody:
      return "bodies";
    case RecordKind::kId:
      return "ids";
    case RecordKind::kResult:
      return "results";
    case RecordKind::kError:
      return "errors";
    case RecordKind::kProgress:
      return "progress";
    case RecordKind::kName:
      return "names";
    case RecordKind::kNameOf:
      return "names:by-number";
    case RecordKind::kNextName:
      return "names:next";
    case RecordKind::kQueue:
      return "queues";
    case RecordKind::kGroup:
      return "group-settings";
    case RecordKind::kUnique:
      return "unique";
    case RecordKind::kIdempotency:
      return "idempotency";
    case RecordKind::kClaim:
      return "claims";
    case RecordKind::kIntent:
      return "intents";
    case RecordKind::kCopy:
      return "copy";
    case RecordKind::kPorts:
      return "ports";
    case RecordKind::kState:
      return "job-state";
    case RecordKind::kChild:
      return "child-names";
    case RecordKind::kAliases:
      return "aliases";
    case RecordKind::kType:
      return "types";
    case RecordKind::kAsleep:
      return "asleep";
    case RecordKind::kWatched:
      return "watched";
  }
  return "";
}

// How many bytes a key that is a number has; 0: it is none.
std::size_t NumberBytes(RecordKind kind) {
  switch (kind) {
    case RecordKind::kHead:
    case RecordKind::kBody:
    case RecordKind::kResult:
    case RecordKind::kError:
    case RecordKind::kProgress:
    case RecordKind::kIntent:
    case RecordKind::kPorts:
    case RecordKind::kState:
    case RecordKind::kAliases:
    case RecordKind::kAsleep:
      return 8;
    case RecordKind::kNameOf:
    case RecordKind::kQueue:
      return 4;
    default:
      return 0;
  }
}

std::string_view NameOf(TimerKind kind) {
  switch (kind) {
    case TimerKind::kDue:
      return "timers:due";
    case TimerKind::kExpire:
      return "timers:expire";
    case TimerKind::kRetention:
      return "timers:retention";
    case TimerKind::kForget:
      return "timers:forget";
    case TimerKind::kShutdown:
      return "timers:shutdown";
    case TimerKind::kTree:
      return "timers:tree";
    case TimerKind::kSpanDue:
      return "timers:span_due";
    case TimerKind::kSpanExpire:
      return "timers:span_expire";
  }
  return "";
}

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
  for (std::size_t i = 1; i < kRecordKindsEnd; ++i) records_[i] = Of(NameOf(static_cast<RecordKind>(i)));
  for (const TimerKind kind : kTimerKinds) timers_[static_cast<std::size_t>(kind)] = Of(NameOf(kind));
}

std::string RedisKeys::Queue(NameId queue, std::string_view what) const {
  return prefix_ + "q:" + std::to_string(queue) + ":" + std::string(what);
}

std::string RedisKeys::State(NameId queue, Shown shown) const {
  return Queue(queue, "state:" + std::string(Name(shown)));
}

std::uint64_t NumberOf(std::string_view text) {
  std::uint64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

FieldName NameOf(const RecordKey& key) {
  if (key.kind == RecordKind::kNextName) return {0, "next"};
  const std::size_t bytes = NumberBytes(key.kind);
  if (bytes == 0) return {0, key.key.view()};
  KeyReader in(key.key.view());
  const std::uint64_t number = bytes == 8 ? in.U64() : in.U32();
  return {number, number == 0 ? "0" : ""};
}

std::string FieldOf(const RecordKey& key) {
  const FieldName name = NameOf(key);
  return name.number != 0 ? std::to_string(name.number) : std::string(name.text);
}

Key KeyOfField(RecordKind kind, std::string_view field) {
  const std::size_t bytes = NumberBytes(kind);
  if (kind == RecordKind::kNextName) return {};
  if (bytes == 0) return Key().Bytes(field);
  const std::uint64_t number = NumberOf(field);
  return bytes == 8 ? Key().U64(number) : Key().U32(static_cast<std::uint32_t>(number));
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

IndexPlace PlaceOfIndex(const RedisKeys& keys, const Key& index) {
  KeyReader in(index.view());
  switch (static_cast<IndexKind>(in.U8())) {
    case IndexKind::kByState: {
      const NameId queue = in.U32();
      const auto shown = static_cast<Shown>(in.U8());
      return {keys.State(queue, shown), {}, std::to_string(queue) + ":" + std::string(Name(shown))};
    }
    case IndexKind::kByGroup: {
      const NameId queue = in.U32();
      return {keys.History(queue), std::string(in.Rest())};
    }
    case IndexKind::kChildren:
      return {keys.Of("children:" + std::to_string(in.U64()))};
    case IndexKind::kOpen:
      return {keys.Of("open:" + std::to_string(in.U64()))};
    case IndexKind::kSubscribers:
      return {keys.Of("subscribers:" + std::string(in.Rest()))};
  }
  return {};
}

std::string IndexMember(const IndexPlace& place, Seq seq) {
  if (place.group.empty()) return std::to_string(seq);
  return place.group + std::string(Key().U64(seq).view());
}

}  // namespace pawl
