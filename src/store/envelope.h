// The frame around every stored value: u32 CRC32C of what follows, u8 format, u64 version, bytes.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "store/store.h"

namespace pawl {

inline constexpr std::uint8_t kEnvelopeFormat = 1;

void Wrap(Version version, std::string_view value, std::string& out);

struct Unwrapped {
  Version version = kAbsent;
  std::string_view value;
};
// `what` names the record in the error when the bytes are damaged.
Result<Unwrapped> Unwrap(std::string_view bytes, std::string_view what);

}  // namespace pawl
