#include "files/image_size.h"

#include <gtest/gtest.h>

#include <vector>

namespace pawl::files {
namespace {

using State = ImageSizeReader::State;

std::string Bytes(std::initializer_list<int> values) {
  std::string bytes;
  for (const int value : values) bytes += static_cast<char>(value);
  return bytes;
}

// Whole files of one grey pixel, but for the sizes: 640 x 480 in each.
std::string Png() {
  return Bytes({0x89, 'P',  'N',  'G',  13,  10,  26,  10,   0,    0,    0,    13,  'I',  'H',  'D',  'R',  0,
                0,    2,    128,  0,    0,   1,   224, 8,    0,    0,    0,    0,   0x3A, 0x7E, 0x9B, 0x55, 0,
                0,    0,    10,   'I',  'D', 'A', 'T', 0x78, 0x9C, 0x63, 0x60, 0,   0,    0,    2,    0,    1,
                0x48, 0xAF, 0xA4, 0x71, 0,   0,   0,   0,    'I',  'E',  'N',  'D', 0xAE, 0x42, 0x60, 0x82});
}

std::string Gif(const char* version) {
  return "GIF" + std::string(version) + Bytes({128, 2, 224, 1, 0x80, 0, 0, 0, 0, 0, 255,  255, 255, 0x2C, 0,
                                               0,   0, 0,   1, 0,    1, 0, 0, 2, 2, 0x44, 1,   0,   0x3B});
}

std::string Segment(int code, const std::string& content) {
  const std::size_t length = content.size() + 2;
  return Bytes({0xFF, code, static_cast<int>(length >> 8U), static_cast<int>(length & 0xFFU)}) + content;
}

std::string Frame(int code) { return Segment(code, Bytes({8, 1, 224, 2, 128, 1, 1, 0x11, 0})); }

std::string Jpeg(const std::string& before_frame, int frame_code = 0xC0) {
  return Bytes({0xFF, 0xD8}) + before_frame + Frame(frame_code) + Segment(0xDA, Bytes({1, 1, 0, 0, 63, 0})) +
         Bytes({0x12, 0x34, 0xFF, 0xD9});
}

// In pieces of `piece` bytes.
std::string SizeOf(const std::string& file, std::size_t piece = std::string::npos) {
  ImageSizeReader reader;
  for (std::size_t at = 0; at < file.size() && reader.state() == State::kReading; at += std::min(piece, file.size())) {
    reader.Feed(std::string_view(file).substr(at, piece));
  }
  return reader.state() == State::kFound ? ToText(reader.size()) : reader.state() == State::kNone ? "none" : "reading";
}

TEST(ImageSizeTest, IsFoundInEachFormatHoweverTheBytesArrive) {
  const std::string exif = Segment(0xE1, "Exif" + std::string(60'000, '\xFF'));
  const std::string fill(5, '\xFF');
  const std::vector<std::string> files{Png(),
                                       Gif("87a"),
                                       Gif("89a"),
                                       Jpeg(""),
                                       Jpeg(Segment(0xE0, "JFIF")),
                                       Jpeg(exif + exif + Segment(0xDB, "tables")),
                                       Jpeg(fill + Segment(0xFE, "")),
                                       Jpeg(Segment(0xC4, std::string(50, 'h')), 0xC2),
                                       Jpeg("\xFF\x01", 0xCF)};
  for (const std::string& file : files) {
    for (const std::size_t piece : {std::size_t{1}, std::size_t{2}, std::size_t{7}, std::size_t{4096}, file.size()}) {
      EXPECT_EQ(SizeOf(file, piece), "640x480") << "pieces of " << piece;
    }
  }
}

TEST(ImageSizeTest, AFileThatIsCutBeforeTheSizeLeavesItOpen) {
  const std::string jpeg = Jpeg(Segment(0xE0, "JFIF"));
  for (std::size_t cut = 1; cut < 24; ++cut) EXPECT_EQ(SizeOf(Png().substr(0, cut)), "reading");
  for (std::size_t cut = 1; cut < 10; ++cut) EXPECT_EQ(SizeOf(Gif("89a").substr(0, cut)), "reading");
  const std::size_t known = jpeg.find('\xC0') + 8;
  for (std::size_t cut = 1; cut < known; ++cut) EXPECT_EQ(SizeOf(jpeg.substr(0, cut)), "reading") << cut;
  EXPECT_EQ(SizeOf(jpeg.substr(0, known)), "640x480");
}

TEST(ImageSizeTest, OtherFilesHaveNone) {
  for (const std::string& file :
       {std::string("<html>"), std::string("%PDF-1.7"), std::string("\0\0\0\0", 4), std::string("GIF88a12345"),
        std::string("RIFF....WEBP"), std::string("\x89PNG\r\n\x1a\r.............................."),
        Bytes({0xFF, 0xD9}), Bytes({0xFF, 0xFE, 'h', 0, 'i', 0})}) {
    EXPECT_EQ(SizeOf(file), "none") << file;
  }
}

TEST(ImageSizeTest, HostileSizesAndLengthsAreRefused) {
  std::string png = Png();
  png[16] = '\x80';  // 2^31 and more
  EXPECT_EQ(SizeOf(png), "none");
  png = Png();
  png[18] = png[19] = 0;
  EXPECT_EQ(SizeOf(png), "none");
  png = Png();
  png[11] = 14;  // a header of another length
  EXPECT_EQ(SizeOf(png), "none");
  std::string gif = Gif("89a");
  gif[6] = gif[7] = 0;
  EXPECT_EQ(SizeOf(gif), "none");
  const std::string start = Bytes({0xFF, 0xD8});
  EXPECT_EQ(SizeOf(start + Bytes({0xFF, 0xE0, 0, 1})), "none") << "a length that does not count itself";
  EXPECT_EQ(SizeOf(start + Bytes({0xFF, 0xC0, 0, 7, 8, 1, 1, 1, 1})), "none") << "a frame without its content";
  EXPECT_EQ(SizeOf(start + Bytes({0xFF, 0xDA, 0, 8})), "none") << "a scan before the frame";
  EXPECT_EQ(SizeOf(start + Bytes({0xFF, 0xD9})), "none");
  EXPECT_EQ(SizeOf(start + Bytes({0xFF, 0x00})), "none");
  EXPECT_EQ(SizeOf(start + Bytes({0x00})), "none");
  EXPECT_EQ(SizeOf(start + start), "none");
}

TEST(ImageSizeTest, GivesUpWhenTheSizeIsTooFarAway) {
  ImageSizeReader fill;
  fill.Feed("\xFF\xD8");
  const std::string fills(1U << 20U, '\xFF');
  for (int i = 0; i < 8; ++i) fill.Feed(fills);
  EXPECT_EQ(fill.state(), State::kNone);

  ImageSizeReader segments;
  segments.Feed("\xFF\xD8");
  const std::string metadata = Segment(0xE1, std::string(65'533, 'x'));
  std::size_t fed = 0;
  for (; fed < 1'000 && segments.state() == State::kReading; ++fed) segments.Feed(metadata);
  EXPECT_EQ(segments.state(), State::kNone);
  EXPECT_LE(fed * metadata.size(), kImageLookMax + 2 * metadata.size());
}

}  // namespace
}  // namespace pawl::files
