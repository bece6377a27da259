#include "base/machine_memory.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace pawl {
namespace {

class MachineMemoryTest : public testing::Test {
 protected:
  MachineMemoryTest() {
    std::filesystem::remove_all(root_);
    Write("/proc/meminfo", "MemTotal:       1000 kB\nMemFree:        10 kB\n");
  }
  ~MachineMemoryTest() override { std::filesystem::remove_all(root_); }

  void Write(const std::string& path, const std::string& text) {
    std::filesystem::create_directories(std::filesystem::path(root_ + path).parent_path());
    std::ofstream(root_ + path) << text;
  }

  const std::string root_ =
      testing::TempDir() + "memory-" + testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(MachineMemoryTest, IsThatOfTheMachine) {
  EXPECT_EQ(MachineMemory(root_), 1'024'000U);
  EXPECT_EQ(MachineMemory("/nonexistent"), 0U);
  EXPECT_GT(MachineMemory(), 1U << 20U);
}

TEST_F(MachineMemoryTest, IsTheLeastOfTheControlGroupAndItsParents) {
  Write("/proc/self/cgroup", "0::/a/b\n");
  Write("/sys/fs/cgroup/a/b/memory.max", "max\n");
  EXPECT_EQ(MachineMemory(root_), 1'024'000U);
  Write("/sys/fs/cgroup/a/memory.max", "5000\n");
  EXPECT_EQ(MachineMemory(root_), 5'000U);
  Write("/sys/fs/cgroup/memory.max", "4000\n");
  EXPECT_EQ(MachineMemory(root_), 4'000U);
}

TEST_F(MachineMemoryTest, KnowsTheFirstVersionOfControlGroupsToo) {
  Write("/proc/self/cgroup", "11:cpu:/x\n9:memory:/docker/1\n");
  Write("/sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
  Write("/sys/fs/cgroup/memory/docker/1/memory.limit_in_bytes", "3000\n");
  EXPECT_EQ(MachineMemory(root_), 3'000U);
}

}  // namespace
}  // namespace pawl
