#include "base/hash.h"

#include <openssl/evp.h>

#include <algorithm>
#include <memory>

#include "base/check.h"

namespace pawl {
namespace {

struct FreeContext {
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};

}  // namespace

Hash128 HashBytes(std::string_view text) {
  static const EVP_MD* const sha256 = EVP_MD_fetch(nullptr, "SHA256", nullptr);
  thread_local const std::unique_ptr<EVP_MD_CTX, FreeContext> context(EVP_MD_CTX_new());
  std::array<std::uint8_t, EVP_MAX_MD_SIZE> digest;
  const bool done = sha256 != nullptr && context != nullptr &&
                    EVP_DigestInit_ex2(context.get(), sha256, nullptr) == 1 &&
                    EVP_DigestUpdate(context.get(), text.data(), text.size()) == 1 &&
                    EVP_DigestFinal_ex(context.get(), digest.data(), nullptr) == 1;
  PAWL_CHECK(done, "SHA-256 is not available");
  Hash128 hash;
  std::copy_n(digest.begin(), hash.bytes.size(), hash.bytes.begin());
  if (hash == Hash128{}) hash.bytes.back() = 1;
  return hash;
}

}  // namespace pawl
