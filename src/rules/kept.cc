#include "rules/kept.h"

#include "store/bytes.h"

namespace pawl {

void PutKept(const RecordKey& key, std::string_view value, WallTime until, Draft& draft) {
  std::string bytes;
  bytes.reserve(sizeof(std::int64_t) + value.size());
  ByteWriter out(bytes);
  out.Wall(until);
  out.Raw(value.data(), value.size());
  draft.changes.puts.emplace_back(key, std::move(bytes));
  draft.changes.timer_adds.push_back(
      {until, TimerKind::kForget, Key().U8(static_cast<std::uint8_t>(key.kind)).Bytes(key.key)});
}

std::optional<std::string> ReadKept(const RecordKey& key, View& view) {
  const auto bytes = view.Raw(key);
  if (!bytes) return std::nullopt;
  ByteReader in(*bytes);
  in.Wall();
  return std::string(in.Rest());
}

void Forget(const Timer& timer, View& view, Draft& draft) {
  KeyReader what(timer.what);
  const auto kind = static_cast<RecordKind>(what.U8());
  const RecordKey key{kind, Key().Bytes(what.Rest())};
  const auto bytes = view.Raw(key);
  if (bytes && ByteReader(*bytes).Wall() <= timer.at) draft.changes.erases.push_back(key);
}

}  // namespace pawl
