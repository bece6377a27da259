#include "store/journal/kv_changes.h"

#include "store/bytes.h"

namespace pawl {
namespace {

// A change: kind, table, key (its length in one byte), then by kind. Never renumber: part of the storage format.
enum ChangeKind : std::uint8_t {
  kPut = 1,           // value, its length in four bytes
  kErase = 2,         //
  kAddMember = 3,     // member
  kRemoveMember = 4,  // member
  kClear = 5,         // the key is empty
};

static_assert(kMaxKeyBytes <= UINT8_MAX);

}  // namespace

void KvChanges::Begin(std::uint8_t kind, Table table, std::string_view key) {
  ByteWriter writer(bytes_);
  writer.U8(kind);
  writer.U8(static_cast<std::uint8_t>(table));
  writer.U8(static_cast<std::uint8_t>(key.size()));
  writer.Raw(key.data(), key.size());
}

void KvChanges::Put(Table table, std::string_view key, std::string_view value) {
  Begin(kPut, table, key);
  ByteWriter(bytes_).Long(value);
}

void KvChanges::Erase(Table table, std::string_view key) { Begin(kErase, table, key); }

void KvChanges::Add(Table table, std::string_view key, std::uint64_t member) {
  Begin(kAddMember, table, key);
  ByteWriter(bytes_).U64(member);
}

void KvChanges::Remove(Table table, std::string_view key, std::uint64_t member) {
  Begin(kRemoveMember, table, key);
  ByteWriter(bytes_).U64(member);
}

void KvChanges::ClearTable(Table table) { Begin(kClear, table, {}); }

Result<void> ApplyKvChanges(std::string_view bytes, KvWriter& writer) {
  const Error corrupt{ErrorCode::kCorrupt, "a record of the journal is damaged"};
  ByteReader reader(bytes);
  while (!reader.done()) {
    const std::uint8_t kind = reader.U8();
    const std::uint8_t number = reader.U8();
    const std::string_view key = reader.Some(reader.U8());
    if (!reader.ok() || number >= static_cast<std::uint8_t>(Table::kCount)) return corrupt;
    const auto table = static_cast<Table>(number);
    const bool of_set = kind == kAddMember || kind == kRemoveMember;
    if (of_set != IsSet(table)) return corrupt;
    const std::uint64_t member = of_set ? reader.U64() : 0;
    const std::string_view value = kind == kPut ? reader.Long() : std::string_view();
    if (!reader.ok()) return corrupt;
    switch (kind) {
      case kPut:
        writer.Put(table, key, value);
        break;
      case kErase:
        writer.Erase(table, key);
        break;
      case kAddMember:
        writer.Add(table, key, member);
        break;
      case kRemoveMember:
        writer.Remove(table, key, member);
        break;
      case kClear:
        writer.Clear(table);
        break;
      default:
        return corrupt;
    }
  }
  return {};
}

}  // namespace pawl
