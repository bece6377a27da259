// For tests: a directory for an LmdbKv, and its file to look into and to damage.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <utility>

#include "store/lmdb/lmdb_kv.h"

namespace pawl {

namespace fs = std::filesystem;

class LmdbKvFixture : public testing::Test {
 protected:
  LmdbKvFixture() {
    std::string pattern = (fs::temp_directory_path() / "pawl_lmdb_XXXXXX").string();
    root_ = mkdtemp(pattern.data());
    dir_ = root_ + "/data";
  }
  ~LmdbKvFixture() override { fs::remove_all(root_); }

  std::string file() const { return dir_ + "/pawl.mdb"; }

  std::unique_ptr<LmdbKv> Open(LmdbOptions options = {}) {
    options.dir = dir_;
    auto kv = LmdbKv::Open(std::move(options));
    EXPECT_TRUE(kv.ok()) << ToString(kv.error());
    return kv.ok() ? *std::move(kv) : nullptr;
  }
  Error OpenFails() {
    auto kv = LmdbKv::Open({.dir = dir_});
    EXPECT_FALSE(kv.ok());
    return kv.ok() ? Error{} : kv.error();
  }

  // Leaves a good file with some pages behind.
  void MakeFile() {
    auto kv = Open();
    auto writer = kv->BeginWrite();
    for (int i = 0; i < 2000; ++i) writer->Put(Table::kHeads, std::to_string(i), std::string(200, 'x'));
    ASSERT_TRUE(writer->Commit().ok());
  }

  // Of the file, the first MiB at most: more than MakeFile puts into it.
  std::string Bytes() const {
    std::string bytes(1 << 20, 0);
    std::ifstream in(file(), std::ios::binary);
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
  }
  void Overwrite(std::uint64_t at, const std::string& bytes) {
    std::fstream out(file(), std::ios::binary | std::ios::in | std::ios::out);
    out.seekp(static_cast<std::streamoff>(at));
    out << bytes;
  }

  std::string root_;
  std::string dir_;
};

inline Result<void> PutOne(Kv& kv, const std::string& key, const std::string& value = "v") {
  auto writer = kv.BeginWrite();
  writer->Put(Table::kHeads, key, value);
  return writer->Commit();
}

inline bool Has(Kv& kv, const std::string& key) { return kv.BeginRead()->Get(Table::kHeads, key).has_value(); }

}  // namespace pawl
