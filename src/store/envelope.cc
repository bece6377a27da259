#include "store/envelope.h"

#include "base/crc32c.h"
#include "store/bytes.h"

namespace pawl {
namespace {
constexpr std::size_t kCrcBytes = 4;
}

void Wrap(Version version, std::string_view value, std::string& out) {
  out.clear();
  ByteWriter writer(out);
  writer.U32(0);
  writer.U8(kEnvelopeFormat);
  writer.U64(version);
  writer.Raw(value.data(), value.size());
  const std::uint32_t crc = Crc32c(std::string_view(out).substr(kCrcBytes));
  std::memcpy(out.data(), &crc, sizeof crc);
}

Result<Unwrapped> Unwrap(std::string_view bytes, std::string_view what) {
  ByteReader in(bytes);
  const std::uint32_t crc = in.U32();
  if (!in.ok() || crc != Crc32c(bytes.substr(kCrcBytes))) {
    return Error{ErrorCode::kCorrupt, "the stored " + std::string(what) + " fails its checksum"};
  }
  const std::uint8_t format = in.U8();
  if (format != kEnvelopeFormat) {
    return Error{ErrorCode::kWrongFormat, "the stored " + std::string(what) + " has format " + std::to_string(format) +
                                              ", this version of Pawl reads " + std::to_string(kEnvelopeFormat)};
  }
  Unwrapped unwrapped;
  unwrapped.version = in.U64();
  unwrapped.value = in.Rest();
  if (!in.ok() || unwrapped.version == kAbsent) {
    return Error{ErrorCode::kCorrupt, "the stored " + std::string(what) + " is too short"};
  }
  return unwrapped;
}

}  // namespace pawl
