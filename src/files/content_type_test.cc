#include "files/content_type.h"

#include <gtest/gtest.h>

namespace pawl::files {
namespace {

TEST(ContentTypesTest, AFileIsWhatItsFirstBytesSay) {
  const auto types = ContentTypes::Load();
  ASSERT_TRUE(types.ok()) << types.error().detail;
  const std::string png("\x89PNG\r\n\x1a\n\0\0\0\x0DIHDR\0\0\x02\x80\0\0\x01\xE0\x08\0\0\0\0", 29);
  EXPECT_EQ(types->TypeOf(png), "image/png");
  EXPECT_EQ(types->TypeOf("GIF89a\x80\x02\xE0\x01"), "image/gif");
  EXPECT_EQ(types->TypeOf(std::string("\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01\x01", 13)), "image/jpeg");
  EXPECT_EQ(types->TypeOf(std::string("8BPS\0\x01\0\0\0\0\0\0\0\x03\0\0\0\x01\0\0\0\x01\0\x08\0\x03", 26)),
            "image/vnd.adobe.photoshop");
  EXPECT_EQ(types->TypeOf("%PDF-1.7\n"), "application/pdf");
  EXPECT_EQ(types->TypeOf("<!DOCTYPE html><html><body>x</body></html>"), "text/html");
  EXPECT_EQ(types->TypeOf("plain words\n"), "text/plain");
  EXPECT_EQ(types->TypeOf(std::string("\x01\x7f\xFE\x03\0\0\x99", 7)), "application/octet-stream");
}

TEST(ContentTypesTest, WhatIsPackedIsNotLookedInto) {
  const auto types = ContentTypes::Load();
  ASSERT_TRUE(types.ok());
  EXPECT_EQ(types->TypeOf(std::string("\x1F\x8B\x08\0\0\0\0\0\0\x03K\xCBM,*\x01\0", 17)), "application/gzip");
}

TEST(ContentTypesTest, OnlyTheFirstBytesCount) {
  const auto types = ContentTypes::Load();
  ASSERT_TRUE(types.ok());
  EXPECT_EQ(types->TypeOf(std::string(ContentTypes::kLookBytes, 'a') + std::string(1, '\0')), "text/plain");
}

MimeList ListOf(std::vector<std::string> entries) {
  auto list = MimeList::Parse(entries);
  EXPECT_TRUE(list.ok());
  return *std::move(list);
}

TEST(MimeListTest, AnEmptyListTakesEverything) { EXPECT_TRUE(ListOf({}).Takes("text/html")); }

TEST(MimeListTest, OneOfThoseWantedMustFit) {
  const MimeList list = ListOf({"image/*", "application/pdf"});
  EXPECT_TRUE(list.Takes("image/png"));
  EXPECT_TRUE(list.Takes("IMAGE/PNG"));
  EXPECT_TRUE(list.Takes("application/pdf"));
  EXPECT_FALSE(list.Takes("application/pdfx"));
  EXPECT_FALSE(list.Takes("text/html"));
}

TEST(MimeListTest, NoneOfThoseUnwantedMayFit) {
  const MimeList list = ListOf({"!image/vnd.adobe.photoshop", "image/*"});
  EXPECT_TRUE(list.Takes("image/png"));
  EXPECT_FALSE(list.Takes("image/vnd.adobe.photoshop"));
  EXPECT_TRUE(ListOf({"!text/*"}).Takes("image/png")) << "with none wanted, all others are taken";
  EXPECT_FALSE(ListOf({"!TEXT/*"}).Takes("text/html"));
}

TEST(MimeListTest, GlobsFitAsInAShell) {
  EXPECT_TRUE(ListOf({"*"}).Takes("a/b"));
  EXPECT_TRUE(ListOf({"*/*"}).Takes("a/b"));
  EXPECT_TRUE(ListOf({"*zip*"}).Takes("application/gzip"));
  EXPECT_TRUE(ListOf({"application/x-?ar"}).Takes("application/x-tar"));
  EXPECT_FALSE(ListOf({"application/x-?ar"}).Takes("application/x-ar"));
  EXPECT_TRUE(ListOf({"a*b*c"}).Takes("aXbXbXc"));
  EXPECT_FALSE(ListOf({"a*b*c"}).Takes("aXbXbX"));
  std::string hostile;
  for (int i = 0; i < 60; ++i) hostile += "*a";
  EXPECT_FALSE(ListOf({hostile + "b"}).Takes(std::string(100, 'a')));
}

TEST(MimeListTest, WhatIsNoPatternIsRefused) {
  for (const std::string& entry : {std::string(""), std::string("!"), std::string("!!a"), std::string("a b"),
                                   std::string("a\n"), std::string(129, 'a')}) {
    EXPECT_EQ(MimeList::Parse(std::vector{entry}).error().code, ErrorCode::kInvalid) << entry;
  }
  EXPECT_FALSE(MimeList::Parse(std::vector<std::string>(33, "a/b")).ok());
}

}  // namespace
}  // namespace pawl::files
