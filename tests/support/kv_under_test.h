// For tests: each kind of Kv by its name, in a directory of its own.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "store/journal/journaled_kv.h"
#include "store/kv.h"
#include "store/lmdb/lmdb_kv.h"
#include "store/memory/memory_kv.h"

namespace pawl {

// A Kv of one of the kinds "memory", "lmdb", "lmdb_interval" and "lmdb_journal", with the directory it may have.
class KvUnderTest {
 public:
  explicit KvUnderTest(const std::string& kind) : kind_(kind) {
    std::string pattern = (std::filesystem::temp_directory_path() / "pawl_kv_XXXXXX").string();
    dir_ = mkdtemp(pattern.data());
    Open();
  }
  ~KvUnderTest() {
    kv_.reset();
    std::filesystem::remove_all(dir_);
  }

  Kv& kv() { return *kv_; }
  bool Persistent() const { return kind_ != "memory"; }
  void Reopen() {
    kv_.reset();
    Open();
  }

 private:
  void Open() {
    if (!Persistent()) {
      kv_ = std::make_unique<MemoryKv>();
      return;
    }
    Result<std::unique_ptr<Kv>> opened = OpenInDirectory();
    ASSERT_TRUE(opened.ok()) << ToString(opened.error());
    kv_ = *std::move(opened);
  }

  Result<std::unique_ptr<Kv>> OpenInDirectory() {
    LmdbOptions options{.dir = dir_ + "/data", .sync = kind_ == "lmdb"};
    if (options.sync) {
      PAWL_ASSIGN(auto lmdb, LmdbKv::Open(std::move(options)));
      return std::unique_ptr<Kv>(std::move(lmdb));
    }
    JournalOptions journal;
    if (kind_ == "lmdb_interval") journal.linger = Millis{50};
    PAWL_ASSIGN(auto journaled, JournaledKv::Open(std::move(options), std::move(journal)));
    return std::unique_ptr<Kv>(std::move(journaled));
  }

  std::string kind_;
  std::string dir_;
  std::unique_ptr<Kv> kv_;
};

inline std::vector<std::uint64_t> MembersUpwards(KvReader& reader, const std::string& key) {
  std::vector<std::uint64_t> members;
  std::uint64_t from = 0;
  while (auto member = reader.MemberAtOrAfter(Table::kIndexes, key, from)) {
    members.push_back(*member);
    from = *member + 1;
    if (from == 0) break;
  }
  return members;
}

}  // namespace pawl
