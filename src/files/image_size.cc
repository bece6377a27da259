#include "files/image_size.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace pawl::files {
namespace {

// PNG: 8 bytes of signature, then the chunk IHDR: length (13), name, width, height, …; big endian.
constexpr std::string_view kPngStart("\x89PNG\r\n\x1a\n\0\0\0\x0DIHDR", 16);
constexpr std::size_t kPngBytes = 24;
constexpr std::uint32_t kPngSizeMax = 0x7FFFFFFF;
// GIF: "GIF87a" or "GIF89a", then the width and the height of the canvas; little endian.
constexpr std::size_t kGifBytes = 10;

// JPEG: FF D8, then segments: FF (any number of them), a code, and for most codes a length that counts itself.
constexpr unsigned kJpegFill = 0xFF;
constexpr unsigned kJpegStartOfImage = 0xD8;
constexpr unsigned kJpegEndOfImage = 0xD9;
constexpr unsigned kJpegStartOfScan = 0xDA;

bool StandsAlone(unsigned code) { return code == 0x01 || (code >= 0xD0 && code <= 0xD7); }
// SOF0 to SOF15; three codes between them mean other things.
bool IsFrame(unsigned code) { return code >= 0xC0 && code <= 0xCF && code != 0xC4 && code != 0xC8 && code != 0xCC; }

}  // namespace

std::string ToText(const ImageSize& size) { return fmt::format("{}x{}", size.width, size.height); }

ImageSizeReader::State ImageSizeReader::Feed(std::string_view bytes) {
  while (state_ == State::kReading && !bytes.empty()) {
    const auto skipped = static_cast<std::size_t>(std::min<std::uint64_t>(skip_bytes_, bytes.size()));
    const std::size_t taken = std::min(needed_bytes_ - held_bytes_, bytes.size() - skipped);
    std::memcpy(held_.data() + held_bytes_, bytes.data() + skipped, taken);
    skip_bytes_ -= skipped;
    held_bytes_ += taken;
    seen_bytes_ += skipped + taken;
    bytes.remove_prefix(skipped + taken);
    if (held_bytes_ == needed_bytes_) Next();
    if (state_ == State::kReading && seen_bytes_ + skip_bytes_ > kImageLookMax) state_ = State::kNone;
  }
  return state_;
}

// The part under way is complete.
void ImageSizeReader::Next() {
  const std::string_view text(reinterpret_cast<const char*>(held_.data()), held_bytes_);
  switch (part_) {
    case Part::kFirstByte:
      return TakeFirstByte();
    case Part::kPng:
      if (!text.starts_with(kPngStart) || Big(16, 4) > kPngSizeMax || Big(20, 4) > kPngSizeMax) return Found(0, 0);
      return Found(Big(16, 4), Big(20, 4));
    case Part::kGif:
      if (!text.starts_with("GIF87a") && !text.starts_with("GIF89a")) return Found(0, 0);
      return Found(held_[6] | unsigned{held_[7]} << 8U, held_[8] | unsigned{held_[9]} << 8U);
    case Part::kJpegStart:
      return held_[1] == kJpegStartOfImage ? Expect(Part::kMarker, 1) : Found(0, 0);
    case Part::kMarker:
      return held_[0] == kJpegFill ? Expect(Part::kMarkerCode, 1) : Found(0, 0);
    case Part::kMarkerCode:
      return TakeMarkerCode();
    case Part::kSegment:
      if (Big(0, 2) < 2) return Found(0, 0);
      skip_bytes_ = Big(0, 2) - 2;
      return Expect(Part::kMarker, 1);
    case Part::kFrame:  // length, bits of a sample, height, width
      return Big(0, 2) < 8 ? Found(0, 0) : Found(Big(5, 2), Big(3, 2));
  }
}

void ImageSizeReader::TakeFirstByte() {
  part_ = held_[0] == 0x89 ? Part::kPng : held_[0] == 'G' ? Part::kGif : Part::kJpegStart;
  needed_bytes_ = part_ == Part::kPng ? kPngBytes : part_ == Part::kGif ? kGifBytes : 2;
  if (part_ == Part::kJpegStart && held_[0] != 0xFF) Found(0, 0);
}

void ImageSizeReader::TakeMarkerCode() {
  const unsigned code = held_[0];
  if (code == kJpegFill) return Expect(Part::kMarkerCode, 1);
  if (StandsAlone(code)) return Expect(Part::kMarker, 1);
  if (IsFrame(code)) return Expect(Part::kFrame, 7);
  // Without a frame before it there is no picture.
  if (code == 0 || code == kJpegStartOfImage || code == kJpegEndOfImage || code == kJpegStartOfScan) return Found(0, 0);
  Expect(Part::kSegment, 2);
}

void ImageSizeReader::Expect(Part part, std::size_t bytes) {
  part_ = part;
  held_bytes_ = 0;
  needed_bytes_ = bytes;
}

// No size of an image is 0: that is how a file ends that has none.
void ImageSizeReader::Found(std::uint32_t width, std::uint32_t height) {
  state_ = width > 0 && height > 0 ? State::kFound : State::kNone;
  if (state_ == State::kFound) size_ = {width, height};
}

std::uint32_t ImageSizeReader::Big(std::size_t at, std::size_t bytes) const {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < bytes; ++i) value = value << 8U | held_[at + i];
  return value;
}

}  // namespace pawl::files
