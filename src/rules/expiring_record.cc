#include "rules/expiring_record.h"

#include "store/bytes.h"

namespace pawl {

void PutExpiring(const RecordKey& key, std::string_view value, WallTime until, Txn& txn) {
  std::string bytes;
  bytes.reserve(sizeof(std::int64_t) + value.size());
  ByteWriter out(bytes);
  out.Wall(until);
  out.Raw(value.data(), value.size());
  txn.Put(key, std::move(bytes));
  txn.AddTimer({until, TimerKind::kForget, Key().U8(static_cast<std::uint8_t>(key.kind)).Bytes(key.key)});
}

std::optional<std::string> ReadKept(const RecordKey& key, Txn& txn) {
  const auto bytes = txn.Raw(key);
  if (!bytes) return std::nullopt;
  ByteReader in(*bytes);
  in.Wall();
  return std::string(in.Rest());
}

void Forget(const Timer& timer, Txn& txn) {
  KeyReader what(timer.what);
  const auto kind = static_cast<RecordKind>(what.U8());
  const RecordKey key{kind, Key().Bytes(what.Rest())};
  const auto bytes = txn.Raw(key);
  if (bytes && ByteReader(*bytes).Wall() <= timer.at) txn.Erase(key);
}

}  // namespace pawl
