// The changes of one transaction of a Kv as bytes. Each says what is to be, not what is to be done to what is there: to
// make them again, from any of them on to the last, gives the same.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "store/kv.h"

namespace pawl {

class KvChanges {
 public:
  void Put(Table table, std::string_view key, std::string_view value);
  void Erase(Table table, std::string_view key);
  void Add(Table table, std::string_view key, std::uint64_t member);
  void Remove(Table table, std::string_view key, std::uint64_t member);
  void ClearTable(Table table);

  std::string_view bytes() const { return bytes_; }
  bool empty() const { return bytes_.empty(); }
  void Clear() { bytes_.clear(); }  // keeps the memory
  // Takes back the last change; `size`: of the bytes before it.
  void CutTo(std::size_t size) { bytes_.resize(size); }

 private:
  void Begin(std::uint8_t kind, Table table, std::string_view key);

  std::string bytes_;
};

// Makes them; kCorrupt if they are none.
Result<void> ApplyKvChanges(std::string_view bytes, KvWriter& writer);

}  // namespace pawl
