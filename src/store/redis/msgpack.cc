#include "store/redis/msgpack.h"

namespace pawl {
namespace {

// The first byte of a value. Small numbers, short strings and short arrays are in that byte itself.
enum Tag : std::uint8_t {
  kFixMap = 0x80,    // below it: the numbers 0 to 127
  kFixArray = 0x90,  // low 4 bits: count
  kFixStr = 0xa0,    // low 5 bits: size
  kNil = 0xc0,       // above the strings
  kFalse = 0xc2,
  kTrue = 0xc3,
  kUint8 = 0xcc,  // then kUint16, 32, 64
  kUint64 = 0xcf,
  kInt8 = 0xd0,  // then kInt16, 32, 64
  kInt64 = 0xd3,
  kStr8 = 0xd9,
  kStr16 = 0xda,
  kStr32 = 0xdb,
  kArray16 = 0xdc,
  kArray32 = 0xdd,
  kFixNegative = 0xe0,
};

}  // namespace

bool MsgpackReader::Bool() {
  const std::uint8_t tag = Byte();
  if (tag != kTrue && tag != kFalse) Fail();
  return ok_ && tag == kTrue;
}

std::int64_t MsgpackReader::Int() {
  const std::uint8_t tag = Byte();
  if (tag < kFixMap) return tag;
  if (tag >= kFixNegative) return static_cast<std::int8_t>(tag);
  if (tag >= kUint8 && tag <= kUint64) return static_cast<std::int64_t>(BigEndian(std::size_t{1} << (tag - kUint8)));
  if (tag < kInt8 || tag > kInt64) return static_cast<std::int64_t>(Fail());
  const std::size_t bytes = std::size_t{1} << (tag - kInt8);
  const std::size_t unused_bits = 64 - 8 * bytes;
  return static_cast<std::int64_t>(BigEndian(bytes) << unused_bits) >> unused_bits;  // carries the sign up
}

std::string_view MsgpackReader::Str() {
  const std::uint8_t tag = Byte();
  if (tag >= kFixStr && tag < kNil) return Take(tag & 0x1fU);
  if (tag < kStr8 || tag > kStr32) return Take(Fail());
  return Take(BigEndian(std::size_t{1} << (tag - kStr8)));
}

std::size_t MsgpackReader::Array() {
  const std::uint8_t tag = Byte();
  if (tag >= kFixArray && tag < kFixStr) return tag & 0x0fU;
  if (tag == kArray16) return BigEndian(2);
  if (tag == kArray32) return BigEndian(4);
  return Fail();
}

std::uint8_t MsgpackReader::Byte() { return static_cast<std::uint8_t>(BigEndian(1)); }

std::uint64_t MsgpackReader::BigEndian(std::size_t bytes) {
  std::uint64_t value = 0;
  for (const char c : Take(bytes)) value = (value << 8U) | static_cast<std::uint8_t>(c);
  return value;
}

std::string_view MsgpackReader::Take(std::uint64_t bytes) {
  if (in_.size() < bytes) {
    Fail();
    return {};
  }
  const std::string_view part = in_.substr(0, bytes);
  in_.remove_prefix(bytes);
  return part;
}

std::uint64_t MsgpackReader::Fail() {
  ok_ = false;
  in_ = {};
  return 0;
}

}  // namespace pawl
