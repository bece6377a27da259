// Little-endian packing of values. A reader never reads past the end: it turns false and gives zeros, and the caller
// asks once, at the end, whether all was well.
#pragma once

#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "base/hash.h"

namespace pawl {

class ByteWriter {
 public:
  explicit ByteWriter(std::string& out) : out_(out) {}

  void U8(std::uint8_t v) { out_.push_back(static_cast<char>(v)); }
  void U16(std::uint16_t v) { Raw(&v, sizeof v); }
  void U32(std::uint32_t v) { Raw(&v, sizeof v); }
  void U64(std::uint64_t v) { Raw(&v, sizeof v); }
  void I64(std::int64_t v) { Raw(&v, sizeof v); }
  void Bool(bool v) { U8(v ? 1 : 0); }
  void Span(Millis v) { I64(v.count()); }
  void MaybeSpan(const std::optional<Millis>& v) {
    Bool(v.has_value());
    if (v) Span(*v);
  }
  void Wall(WallTime v) { I64(ToMillis(v)); }
  void Steady(SteadyTime v) { I64(ToMillis(v)); }
  void Hash(const Hash128& v) { Raw(v.bytes.data(), v.bytes.size()); }
  void Raw(const void* data, std::size_t n) { out_.append(static_cast<const char*>(data), n); }
  void Short(std::string_view v) {  // at most 65,535 bytes
    U16(static_cast<std::uint16_t>(v.size()));
    out_.append(v);
  }
  void Long(std::string_view v) {
    U32(static_cast<std::uint32_t>(v.size()));
    out_.append(v);
  }

 private:
  std::string& out_;
};

class ByteReader {
 public:
  explicit ByteReader(std::string_view in) : in_(in) {}

  std::uint8_t U8() { return Number<std::uint8_t>(); }
  std::uint16_t U16() { return Number<std::uint16_t>(); }
  std::uint32_t U32() { return Number<std::uint32_t>(); }
  std::uint64_t U64() { return Number<std::uint64_t>(); }
  std::int64_t I64() { return Number<std::int64_t>(); }
  bool Bool() { return U8() != 0; }
  Millis Span() { return Millis(I64()); }
  std::optional<Millis> MaybeSpan() {
    if (!Bool()) return std::nullopt;
    return Span();
  }
  WallTime Wall() { return WallFromMillis(I64()); }
  SteadyTime Steady() { return SteadyFromMillis(I64()); }
  Hash128 Hash() {
    Hash128 v;
    Copy(v.bytes.data(), v.bytes.size());
    return v;
  }
  void Copy(void* out, std::size_t n) {
    const std::string_view part = Take(n);
    if (part.size() == n && n > 0) std::memcpy(out, part.data(), n);
  }
  std::string_view Short() { return Take(U16()); }
  std::string_view Long() { return Take(U32()); }
  std::string_view Some(std::size_t n) { return Take(n); }
  std::string_view Rest() { return Take(in_.size()); }

  // An enum stored as a byte; anything above `last` is damage.
  template <typename E>
  E Enum(E last) {
    const std::uint8_t v = U8();
    if (v > static_cast<std::uint8_t>(last)) ok_ = false;
    return ok_ ? static_cast<E>(v) : E{};
  }

  bool ok() const { return ok_; }
  bool done() const { return ok_ && in_.empty(); }

 private:
  template <typename T>
  T Number() {
    T v{};
    Copy(&v, sizeof v);
    return v;
  }
  std::string_view Take(std::size_t n) {
    if (in_.size() < n) {
      ok_ = false;
      in_ = {};
      return {};
    }
    const std::string_view part = in_.substr(0, n);
    in_.remove_prefix(n);
    return part;
  }

  std::string_view in_;
  bool ok_ = true;
};

}  // namespace pawl
