#include "store/redis/fair_group_record.h"

#include "store/redis/msgpack.h"

namespace pawl {
namespace {

constexpr std::size_t kPlainValues = 3;
constexpr std::size_t kSettingsValues = kPlainValues + 8;
constexpr std::size_t kWindowValues = kSettingsValues + 1 + RateWindow::kParts + 1;

std::uint32_t Count(MsgpackReader& in) { return static_cast<std::uint32_t>(in.Int()); }

void ReadSettings(MsgpackReader& in, GroupRecord& record) {
  record.keep = in.Bool();
  record.limits.concurrency = Count(in);
  record.limits.rate.limit = Count(in);
  record.limits.rate.per = Millis(in.Int());
  record.limits.paused = in.Bool();
  record.limits.ordered = in.Bool();
  record.limits.group_default = Count(in);
  if (const std::int64_t blocked = in.Int(); blocked != 0) record.blocked = SteadyFromMillis(blocked);
}

void ReadWindow(MsgpackReader& in, RateWindow& window) {
  window.part = in.Int();
  for (std::uint32_t& starts : window.starts) starts = Count(in);
}

}  // namespace

std::optional<GroupRecord> DecodeRedisGroup(std::string_view bytes) {
  if (bytes.empty()) return std::nullopt;
  MsgpackReader in(bytes.substr(1));
  GroupRecord record;
  const std::size_t values = in.Array();
  if (values != kPlainValues && values != kSettingsValues && values != kWindowValues) return std::nullopt;
  record.name = in.Str();
  if (const std::int64_t turn = in.Int(); turn != 0) record.turn = static_cast<std::uint64_t>(turn);
  record.ring_priority = static_cast<std::uint8_t>(in.Int());
  if (values >= kSettingsValues) ReadSettings(in, record);
  if (values == kWindowValues) ReadWindow(in, record.window);
  if (!in.done()) return std::nullopt;
  return record;
}

}  // namespace pawl
