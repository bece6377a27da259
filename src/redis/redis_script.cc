#include "redis/redis_script.h"

#include <openssl/evp.h>

#include <array>
#include <utility>

#include "base/check.h"

namespace pawl {
namespace {

std::string Sha1Hex(const std::string& text) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  PAWL_CHECK(EVP_Digest(text.data(), text.size(), digest.data(), &size, EVP_sha1(), nullptr) == 1, "no SHA-1");
  constexpr char kDigits[] = "0123456789abcdef";
  std::string hex;
  for (unsigned int i = 0; i < size; ++i) {
    hex += kDigits[digest[i] >> 4];
    hex += kDigits[digest[i] & 15];
  }
  return hex;
}

}  // namespace

RedisScript::RedisScript(std::string lua) : body(std::move(lua)), sha1(Sha1Hex(body)) {}

}  // namespace pawl
