// A Kv that outlives the store on top of it, so that a test can drop the store as a crash would, and open it again.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "store/kv.h"

namespace pawl {

class BorrowedKv : public Kv {
 public:
  explicit BorrowedKv(Kv& kv) : kv_(kv) {}
  std::unique_ptr<KvWriter> BeginWrite() override { return kv_.BeginWrite(); }
  std::unique_ptr<KvReader> BeginRead() override { return kv_.BeginRead(); }
  bool ReserveSpace() override { return kv_.ReserveSpace(); }
  Result<void> Backup(const std::string& path, bool compact) override { return kv_.Backup(path, compact); }
  std::uint64_t DiskBytes() const override { return kv_.DiskBytes(); }
  Result<void> Flush() override { return kv_.Flush(); }
  bool Deferred() const override { return kv_.Deferred(); }

 private:
  Kv& kv_;
};

// Every byte that is committed, but for the record that says which kind of file it is.
inline std::vector<std::string> DumpOf(Kv& kv) {
  std::vector<std::string> lines;
  const auto reader = kv.BeginRead();
  for (std::size_t i = 0; i < static_cast<std::size_t>(Table::kCount); ++i) {
    const auto table = static_cast<Table>(i);
    const std::string prefix = std::to_string(i) + ' ';
    if (IsSet(table)) {
      std::string at;
      while (const auto key = reader->SetAtOrAfter(table, at)) {
        const std::string set(*key);
        std::uint64_t from = 0;
        while (const auto member = reader->MemberAtOrAfter(table, set, from)) {
          lines.push_back(prefix + set + ' ' + std::to_string(*member));
          from = *member + 1;
        }
        at = set + '\0';
      }
      continue;
    }
    std::string at(1, '\0');
    while (const auto entry = reader->AtOrAfter(table, at)) {
      if (table != Table::kMeta || entry->key != "format") {
        lines.push_back(prefix + std::string(entry->key) + ' ' + std::string(entry->value));
      }
      at = std::string(entry->key) + '\0';
    }
  }
  return lines;
}

}  // namespace pawl
