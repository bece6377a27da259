#include "base/base64.h"

#include <openssl/evp.h>

namespace pawl {

std::string EncodeBase64(std::string_view bytes) {
  std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0');  // EVP_EncodeBlock ends it with a zero
  const int size =
      EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()),
                      reinterpret_cast<const unsigned char*>(bytes.data()), static_cast<int>(bytes.size()));
  text.resize(static_cast<std::size_t>(size));
  return text;
}

std::optional<std::string> DecodeBase64(std::string_view text) {
  std::string padded(text);
  while (padded.size() % 4 != 0) padded += '=';
  std::string bytes(padded.size() / 4 * 3 + 1, '\0');
  const int length =
      EVP_DecodeBlock(reinterpret_cast<unsigned char*>(bytes.data()),
                      reinterpret_cast<const unsigned char*>(padded.data()), static_cast<int>(padded.size()));
  if (length < 0) return std::nullopt;
  // The bytes of the padding are counted.
  std::size_t count = static_cast<std::size_t>(length);
  if (padded.ends_with("==")) {
    count -= 2;
  } else if (padded.ends_with('=')) {
    count -= 1;
  }
  bytes.resize(count);
  if (EncodeBase64(bytes) != padded) return std::nullopt;
  return bytes;
}

}  // namespace pawl
