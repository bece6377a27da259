#include "base/utf8.h"

#include <gtest/gtest.h>

#include <string>

namespace pawl {
namespace {

TEST(Utf8Test, AcceptsExactlyTheCodePointsThatItWrites) {
  for (char32_t point = 0; point <= 0x10FFFF; ++point) {
    if (point >= 0xD800 && point <= 0xDFFF) continue;
    std::string text;
    AppendUtf8(text, point);
    ASSERT_EQ(Utf8Length(text.data(), text.data() + text.size()), text.size()) << static_cast<unsigned>(point);
    ASSERT_EQ(Utf8Length(text.data(), text.data() + text.size() - 1), 0U) << static_cast<unsigned>(point);
  }
}

TEST(Utf8Test, RefusesWhatIsNotWellFormed) {
  for (const char* bad :
       {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xE0\x80\x80", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xED\xBF\xBF",
        "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xC3(", "\xE2\x82(", "\xF0\x9F\x98("}) {
    EXPECT_FALSE(IsUtf8(bad)) << bad;
    EXPECT_FALSE(IsUtf8("some words before " + std::string(bad))) << bad;
  }
}

TEST(Utf8Test, AcceptsMixedText) {
  EXPECT_TRUE(IsUtf8(""));
  EXPECT_TRUE(IsUtf8("plain ASCII of more than eight bytes, then \xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80 and more of it"));
}

TEST(Utf8StartTest, CutsBetweenCharacters) {
  EXPECT_EQ(Utf8Start("na\xC3\xAFve", 3), "na\xC3\xAF");
  EXPECT_EQ(Utf8Start("ab", 3), "ab");
  EXPECT_EQ(Utf8Start("\xFF\xC3", 2), "\xFF\xC3") << "bytes that are no characters count as one each";
  EXPECT_EQ(Utf8Start("", 3), "");
}

}  // namespace
}  // namespace pawl
