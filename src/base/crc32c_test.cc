#include "base/crc32c.h"

#include <gtest/gtest.h>

#include <string>

#include "base/random.h"

namespace pawl {
namespace {

TEST(Crc32cTest, OfKnownTextsIsTheKnownValue) {
  for (auto* crc : {Crc32c, Crc32cByTable}) {
    EXPECT_EQ(crc("", 0), 0U);
    EXPECT_EQ(crc("123456789", 0), 0xE3069283U);
    EXPECT_EQ(crc(std::string(32, '\0'), 0), 0x8A9136AAU);
    EXPECT_EQ(crc(std::string(32, '\xFF'), 0), 0x62A8AB43U);
  }
}

TEST(Crc32cTest, IsTheSameBothWaysForEveryLengthAndSeed) {
  SeededRandom random(1);
  for (std::size_t length = 0; length < 300; ++length) {
    std::string data;
    for (std::size_t i = 0; i < length; ++i) data += static_cast<char>(random.Next());
    const auto seed = static_cast<std::uint32_t>(random.Next());
    EXPECT_EQ(Crc32c(data, seed), Crc32cByTable(data, seed)) << length;
  }
}

TEST(Crc32cTest, ContinuesFromThePartBefore) {
  const std::string text = "the quick brown fox jumps over the lazy dog";
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    EXPECT_EQ(Crc32c(text.substr(cut), Crc32c(text.substr(0, cut))), Crc32c(text)) << cut;
  }
}

}  // namespace
}  // namespace pawl
