#include "base/hmac.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include "base/check.h"

namespace pawl {

std::string HmacSha256(std::string_view key, std::string_view bytes) {
  std::string mac(EVP_MAX_MD_SIZE, '\0');
  unsigned int length = 0;
  const auto* made =
      HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), reinterpret_cast<const unsigned char*>(bytes.data()),
           bytes.size(), reinterpret_cast<unsigned char*>(mac.data()), &length);
  PAWL_CHECK(made != nullptr, "OpenSSL cannot compute an HMAC");
  mac.resize(length);
  return mac;
}

}  // namespace pawl
