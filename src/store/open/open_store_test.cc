#include "store/open/open_store.h"

#include <gtest/gtest.h>

#include <chrono>

#include "tests/support/lmdb_kv_fixture.h"

namespace pawl {
namespace {

// Makes a commit, and says whether it counts before the disk has it.
bool CountsAtOnce(const StoreOptions& options) {
  const OpenedStore opened = OpenStore(options).value();
  const auto batch = opened.store->Begin(opened.clock->Read(), 1);
  EXPECT_TRUE(batch->Commit().ok());
  return opened.store->supports_inline_turns();
}

using OpenStoreTest = LmdbKvFixture;

TEST_F(OpenStoreTest, OnlyWithAnIntervalACommitCountsBeforeTheDiskHasIt) {
  StoreOptions options;
  options.data_dir = dir_;
  options.interval = std::chrono::hours(1);
  EXPECT_FALSE(CountsAtOnce(options));
  options.sync = false;
  EXPECT_TRUE(CountsAtOnce(options));
}

}  // namespace
}  // namespace pawl
