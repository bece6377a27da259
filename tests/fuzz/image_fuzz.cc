// Whatever bytes a server sends as a picture: a size or none, and the same one however the bytes arrive.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

#include "base/check.h"
#include "base/random.h"
#include "files/image_size.h"

namespace pawl::files {
namespace {

ImageSizeReader Read(std::string_view bytes, SeededRandom* chunks) {
  ImageSizeReader reader;
  while (!bytes.empty()) {
    const std::size_t size = chunks == nullptr ? bytes.size() : 1 + chunks->Below(bytes.size());
    reader.Feed(bytes.substr(0, size));
    bytes.remove_prefix(size);
  }
  return reader;
}

}  // namespace
}  // namespace pawl::files

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pawl::files;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  pawl::SeededRandom chunks(std::hash<std::string_view>()(bytes));
  const ImageSizeReader whole = Read(bytes, nullptr);
  const ImageSizeReader pieces = Read(bytes, &chunks);
  PAWL_CHECK(whole.state() == pieces.state(), "whether there is a size does not depend on how the bytes arrive");
  if (whole.state() != ImageSizeReader::State::kFound) return 0;
  PAWL_CHECK(whole.size() == pieces.size(), "nor does the size");
  PAWL_CHECK(whole.size().width > 0 && whole.size().height > 0, "no picture is empty");
  return 0;
}
