// What is wrong with a store: by the audit that works on every store and knows by itself what a head calls for, and by
// the check of the program, where the store has tables.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/check_store.h"
#include "tests/support/store_audit.h"

namespace pawl {

inline std::vector<std::string> AllProblems(Store& store, Now now) {
  std::vector<std::string> problems = StoreAudit::Problems(store, now);
  EXPECT_TRUE(store.Flush().ok());
  if (auto* const with_tables = dynamic_cast<KvStore*>(&store)) {
    for (const std::string& finding : CheckStore(*with_tables)) problems.push_back(finding);
  }
  return problems;
}

}  // namespace pawl
