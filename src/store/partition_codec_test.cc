#include "store/partition_codec.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

PartitionState SomePartition() {
  PartitionState partition;
  partition.number = 7;
  partition.etag = 41;
  partition.start = "10";
  partition.offset = R"({"$oid":"6822f3f2f89695833ce6b145"})";
  partition.committed = true;
  partition.idle_polls = 3;
  partition.counts = {100, 97, 1, 2, 5};
  partition.acquisitions = 6;
  partition.errors = 1;
  partition.last_commit_at = WallFromMillis(1'800'000'000'000);
  partition.reached = WallFromMillis(1'799'999'999'000);
  partition.answers = {{Token{{1, 2, 3}}, 40, false}, {Token{{4}}, 41, true}};
  return partition;
}

TEST(PartitionCodecTest, APartitionComesBackAsItWas) {
  for (const PartitionState& partition : {PartitionState{}, SomePartition()}) {
    const auto decoded = DecodePartition(EncodePartition(partition));
    ASSERT_TRUE(decoded.ok());
    EXPECT_EQ(*decoded, partition);
  }
}

TEST(PartitionCodecTest, APartitionOfAnEarlierVersionIsReadWithoutItsLag) {
  PartitionState partition = SomePartition();
  partition.answers.clear();
  std::string bytes = EncodePartition(partition);
  bytes.front() = 1;
  bytes.resize(bytes.size() - sizeof(std::int64_t));
  partition.reached = {};
  const auto decoded = DecodePartition(bytes);
  ASSERT_TRUE(decoded.ok());
  EXPECT_EQ(*decoded, partition);
}

TEST(PartitionCodecTest, AScanComesBackAsItWas) {
  const ScanTask scan{R"({"source":"orders"})", true, true, Millis(5), Millis(50), 12, 340'000};
  for (const ScanTask& one : {ScanTask{}, scan}) {
    const auto decoded = DecodeScanTask(EncodeScanTask(one));
    ASSERT_TRUE(decoded.ok());
    EXPECT_EQ(*decoded, one);
  }
}

TEST(PartitionCodecTest, BytesThatEndEarlyAreDamage) {
  const std::string partition = EncodePartition(SomePartition());
  const std::size_t answer = 25;  // a partition has any number of these at its end
  for (std::size_t size = 0; size < partition.size(); ++size) {
    if (size == partition.size() - answer || size == partition.size() - 2 * answer) continue;
    EXPECT_FALSE(DecodePartition(std::string_view(partition).substr(0, size)).ok()) << size;
  }
  const std::string scan = EncodeScanTask({});
  for (std::size_t size = 0; size < scan.size(); ++size) {
    EXPECT_FALSE(DecodeScanTask(std::string_view(scan).substr(0, size)).ok()) << size;
  }
}

}  // namespace
}  // namespace pawl
