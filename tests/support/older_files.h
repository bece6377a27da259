// For tests: data files as LMDB sees them, and as older versions of the program left them.
#pragma once

#include <gtest/gtest.h>
#include <lmdb.h>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "base/crc32c.h"
#include "store/key.h"

namespace pawl {

// In one transaction of LMDB; the file is made if it is missing.
inline void ChangeByLmdb(const std::string& file, const std::function<void(MDB_txn*)>& change) {
  MDB_env* env = nullptr;
  MDB_txn* txn = nullptr;
  ASSERT_EQ(mdb_env_create(&env), 0);
  mdb_env_set_maxdbs(env, 32);
  ASSERT_EQ(mdb_env_open(env, file.c_str(), MDB_NOSUBDIR, 0600), 0);
  ASSERT_EQ(mdb_txn_begin(env, nullptr, 0, &txn), 0);
  change(txn);
  ASSERT_EQ(mdb_txn_commit(txn), 0);
  mdb_env_close(env);
}

inline std::string FormatOf(char version) {
  std::string record("PAWL\0\0\0", 7);
  record.push_back(version);
  const std::uint32_t crc = Crc32c(record);
  for (int shift = 24; shift >= 0; shift -= 8) record.push_back(static_cast<char>(crc >> shift & 0xff));
  return record;
}

// Makes a file of the current format one of format 3, with these sets and no others.
inline void MakeFormat3(const std::string& file, const std::map<std::string, std::vector<std::uint64_t>>& sets) {
  ChangeByLmdb(file, [&](MDB_txn* txn) {
    MDB_dbi dbi = 0;
    const auto put = [&](std::string key, std::string value) {
      MDB_val k{key.size(), key.data()};
      MDB_val v{value.size(), value.data()};
      ASSERT_EQ(mdb_put(txn, dbi, &k, &v, 0), 0);
    };
    for (const char* table : {"blocks", "set_counts"}) {
      ASSERT_EQ(mdb_dbi_open(txn, table, 0, &dbi), 0);
      ASSERT_EQ(mdb_drop(txn, dbi, 1), 0);
    }
    ASSERT_EQ(mdb_dbi_open(txn, "indexes", MDB_CREATE | MDB_DUPSORT | MDB_DUPFIXED, &dbi), 0);
    for (const auto& [set, members] : sets) {
      for (const std::uint64_t member : members) put(set, std::string(Key().U64(member).view()));
    }
    ASSERT_EQ(mdb_dbi_open(txn, "meta", 0, &dbi), 0);
    put("format", FormatOf(3));
  });
}

}  // namespace pawl
