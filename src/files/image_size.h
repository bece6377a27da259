// ImageSizeReader finds width and height in the first bytes of a PNG, GIF or JPEG file, as they arrive, in pieces of
// any size. It holds 24 bytes, decodes nothing, and gives up after kImageLookMax bytes. One thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pawl::files {

// A JPEG file may begin with megabytes of metadata; they are skipped and not looked at.
inline constexpr std::uint64_t kImageLookMax = 8U << 20U;

struct ImageSize {
  std::uint32_t width = 0;   // never 0 in a size that was found
  std::uint32_t height = 0;  // so is this
  bool operator==(const ImageSize&) const = default;
};

std::string ToText(const ImageSize& size);  // "640x480"

class ImageSizeReader {
 public:
  enum class State : std::uint8_t { kReading, kFound, kNone };

  // The next bytes of the file; ignored unless the state is kReading.
  State Feed(std::string_view bytes);
  State state() const { return state_; }
  const ImageSize& size() const { return size_; }  // when found

 private:
  enum class Part : std::uint8_t { kFirstByte, kPng, kGif, kJpegStart, kMarker, kMarkerCode, kSegment, kFrame };

  void Next();
  void TakeFirstByte();
  void TakeMarkerCode();
  void Expect(Part part, std::size_t bytes);
  void Found(std::uint32_t width, std::uint32_t height);
  std::uint32_t Big(std::size_t at, std::size_t bytes) const;

  State state_ = State::kReading;
  Part part_ = Part::kFirstByte;
  std::array<unsigned char, 24> held_{};  // of the part under way
  std::size_t held_bytes_ = 0;
  std::size_t needed_bytes_ = 1;  // of it
  std::uint64_t skip_bytes_ = 0;  // before it
  std::uint64_t seen_bytes_ = 0;
  ImageSize size_;
};

}  // namespace pawl::files
