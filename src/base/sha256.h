// Sha256 is the digest of bytes that come in pieces. One thread.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct evp_md_ctx_st;

namespace pawl {

class Sha256 {
 public:
  Sha256();

  void Add(std::string_view bytes);
  // In 64 small hexadecimal digits. Nothing is added after it.
  std::string Hex();

 private:
  struct Free {
    void operator()(evp_md_ctx_st* context) const;
  };
  std::unique_ptr<evp_md_ctx_st, Free> context_;
};

// Of bytes that are all there.
std::array<std::uint8_t, 32> Sha256Of(std::string_view bytes);

}  // namespace pawl
