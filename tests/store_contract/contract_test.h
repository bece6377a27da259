// The fixture of what every Store promises: one suite, run on each kind.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "tests/store_contract/store_under_test.h"
#include "tests/support/store_steps.h"

namespace pawl {

class StoreContractTest : public testing::TestWithParam<std::string>, protected StoreSteps {
 protected:
  StoreContractTest() : under_test_(GetParam()) {}

  Store& store() { return under_test_.store(); }
  void Reopen() { under_test_.Reopen(); }
  std::unique_ptr<Batch> Begin(Seq seqs = 0) { return store().Begin(now_, seqs); }

  void Commit(const Fill& fill) { StoreSteps::Commit(store(), fill); }
  std::vector<Seq> TakeAndHold(std::size_t count = 100) { return StoreSteps::TakeAndHold(store(), count); }
  Record Read(const RecordKey& key) { return StoreSteps::Read(store(), key); }
  static StatRow Counter(StoreReader& reader, Resolution resolution, WallTime at = {}) {
    return reader.Counters(std::vector<Key>{StatCounter(1, resolution, BucketOf(resolution, at))}).at(0);
  }

 private:
  StoreUnderTest under_test_;
};

#define PAWL_ON_EVERY_STORE(suite)                                                                  \
  INSTANTIATE_TEST_SUITE_P(All, suite, testing::Values("memory", "lmdb", "lmdb_interval", "redis"), \
                           [](const auto& test) { return test.param; })

}  // namespace pawl
