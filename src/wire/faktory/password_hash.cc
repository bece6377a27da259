#include <openssl/sha.h>

#include <array>

#include "base/uuid.h"
#include "wire/faktory/commands.h"

namespace pawl::faktory {

std::string PasswordHash(std::string_view password, std::string_view salt, int iterations) {
  std::string text(password);
  text += salt;
  std::array<std::uint8_t, SHA256_DIGEST_LENGTH> digest;
  SHA256(reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data());
  for (int done = 1; done < iterations; ++done) {
    const std::array<std::uint8_t, SHA256_DIGEST_LENGTH> last = digest;
    SHA256(last.data(), last.size(), digest.data());
  }
  return ToHex(digest);
}

}  // namespace pawl::faktory
