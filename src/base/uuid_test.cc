#include "base/uuid.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace pawl {
namespace {

constexpr WallTime kCreatedAt = WallFromMillis(0x0123456789AB);

TEST(MakeJobIdTest, IsACanonicalVersion7Uuid) {
  const std::string id = MakeJobId(kCreatedAt, 5, 1);
  ASSERT_EQ(id.size(), 36U);
  EXPECT_EQ(id.substr(0, 15), "01234567-89ab-7");
  EXPECT_NE(std::string("89ab").find(id[19]), std::string::npos);
  EXPECT_EQ(id, MakeJobId(kCreatedAt, 5, 1));
  EXPECT_NE(id, MakeJobId(kCreatedAt, 5, 2));
}

TEST(MakeJobIdTest, CarriesEverySeq) {
  for (const std::uint64_t seq :
       {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{5'000'000}, kSeqEnd / 2, kSeqEnd - 1}) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      EXPECT_EQ(SeqOfJobId(MakeJobId(kCreatedAt, seq, seed)), seq);
      EXPECT_EQ(SeqOfJobId(MakeJobId(WallFromMillis(-1), seq, seed)), seq);
    }
  }
}

TEST(MakeJobIdTest, SortsByTimeOfCreation) {
  EXPECT_LT(MakeJobId(kCreatedAt, 9, 1), MakeJobId(kCreatedAt + Millis(1), 1, 2));
}

TEST(MakeJobIdDeathTest, StopsAtASeqThatDoesNotFit) { EXPECT_DEATH(MakeJobId(kCreatedAt, kSeqEnd, 1), "44 bits"); }

TEST(SeqOfJobIdTest, IsNothingForOtherTexts) {
  const std::string id = MakeJobId(kCreatedAt, 0xABC, 7);
  EXPECT_TRUE(SeqOfJobId(id));
  EXPECT_FALSE(SeqOfJobId(""));
  EXPECT_FALSE(SeqOfJobId("job-1"));
  EXPECT_FALSE(SeqOfJobId(id + "0"));
  EXPECT_FALSE(SeqOfJobId(id.substr(1)));
  for (const auto& [at, c] : {std::pair{0, 'g'}, {1, 'A'}, {8, '0'}, {14, '4'}, {19, '7'}, {19, 'c'}, {23, ':'}}) {
    std::string other = id;
    other[static_cast<std::size_t>(at)] = c;
    EXPECT_FALSE(SeqOfJobId(other)) << other;
  }
}

TEST(HexTest, GoesThereAndBack) {
  const std::array<std::uint8_t, 4> bytes{0x00, 0x0F, 0xA5, 0xFF};
  EXPECT_EQ(ToHex(bytes), "000fa5ff");
  std::array<std::uint8_t, 4> back{};
  EXPECT_TRUE(FromHex("000fa5ff", back));
  EXPECT_EQ(back, bytes);
}

TEST(HexTest, RefusesOtherLengthsAndDigits) {
  std::array<std::uint8_t, 2> bytes{};
  for (const char* bad : {"", "00", "00000", "000000", "00G0", "00A0", " 000", "0x00"}) {
    EXPECT_FALSE(FromHex(bad, bytes)) << bad;
  }
}

}  // namespace
}  // namespace pawl
