#include "store/lmdb/map_faults.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/support/lmdb_kv_fixture.h"

namespace pawl {
namespace {

using MapFaultsDeathTest = LmdbKvFixture;

TEST_F(MapFaultsDeathTest, AFileThatIsCutShortUnderTheProcessIsNamed) {
  MakeFile();
  const auto cut_and_read = [&] {
    ExplainMapFaults();
    auto kv = Open();
    if (truncate(file().c_str(), 2 * 4096) != 0) _exit(1);
    for (int i = 0; i < 2000; ++i) (void)Has(*kv, std::to_string(i));
    _exit(0);
  };
  EXPECT_EXIT(cut_and_read(), testing::ExitedWithCode(kExitDamagedFile),
              "the data file .*/pawl.mdb cannot be read at byte .*pawl check");
}

TEST_F(MapFaultsDeathTest, AFaultElsewhereTakesItsUsualCourse) {
  const auto fault = [&] {
    ExplainMapFaults();
    auto kv = Open();
    raise(SIGSEGV);
    _exit(0);
  };
  EXPECT_EXIT(fault(), testing::KilledBySignal(SIGSEGV), "the process ends by signal 11");
}

}  // namespace
}  // namespace pawl
