#include "wire/faktory/line_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/random.h"

namespace pawl::faktory {
namespace {

std::vector<std::string> AllLines(LineReader& reader) {
  std::vector<std::string> lines;
  while (const auto line = reader.Next()) lines.emplace_back(*line);
  return lines;
}

using Lines = std::vector<std::string>;

TEST(LineReaderTest, TakesBothEndsOfLines) {
  LineReader reader(100);
  reader.Feed("INFO\r\nFETCH a\n\r\n\nPUSH {}\r");
  EXPECT_EQ(AllLines(reader), (Lines{"INFO", "FETCH a", "", ""}));
  EXPECT_EQ(reader.held(), 8U);
  reader.Feed("\nA\rB\n");
  EXPECT_EQ(AllLines(reader), (Lines{"PUSH {}", "A\rB"}));
  EXPECT_EQ(reader.held(), 0U);
}

TEST(LineReaderTest, GivesTheSameLinesHoweverTheBytesArrive) {
  std::string text;
  Lines wanted;
  SeededRandom random(7);
  for (int i = 0; i < 300; ++i) {
    wanted.emplace_back(random.Below(i % 50 == 0 ? 5'000 : 40), 'x');
    text += wanted.back() + (random.Below(2) == 0 ? "\n" : "\r\n");
  }
  for (int round = 0; round < 20; ++round) {
    LineReader reader(6'000);
    Lines lines;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t count = std::min<std::size_t>(text.size() - at, 1 + random.Below(700));
      reader.Feed(std::string_view(text).substr(at, count));
      at += count;
      // Now and then what is there is left to wait, as when answers are not read.
      for (std::uint64_t taken = random.Below(40); taken > 0; --taken) {
        const auto line = reader.Next();
        if (!line) break;
        lines.emplace_back(*line);
      }
    }
    const Lines rest = AllLines(reader);
    lines.insert(lines.end(), rest.begin(), rest.end());
    EXPECT_EQ(lines, wanted);
    EXPECT_FALSE(reader.too_long());
    EXPECT_EQ(reader.held(), 0U);
  }
}

TEST(LineReaderTest, ALineOverTheLimitIsTooLongWithItsEndAndWithout) {
  LineReader open(4);
  open.Feed("1234\n1234");
  EXPECT_EQ(AllLines(open), Lines{"1234"});
  EXPECT_FALSE(open.too_long());
  open.Feed("5");
  EXPECT_FALSE(open.Next());
  EXPECT_TRUE(open.too_long());

  LineReader whole(4);
  whole.Feed("1\n12345\n1\n");
  EXPECT_EQ(AllLines(whole), Lines{"1"});
  EXPECT_TRUE(whole.too_long());
  EXPECT_FALSE(whole.Next());
  EXPECT_TRUE(whole.too_long());
}

}  // namespace
}  // namespace pawl::faktory
