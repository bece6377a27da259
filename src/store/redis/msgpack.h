// MessagePack, as far as the group records need it that the scripts in Redis store. Strings are bytes of any kind.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pawl {

// Reads values in the order in which they were written. It never reads past the end: what is not there, or is of
// another kind, gives zero, and the caller asks once, at the end, whether all was well.
class MsgpackReader {
 public:
  explicit MsgpackReader(std::string_view in) : in_(in) {}

  bool Bool();
  std::int64_t Int();
  std::string_view Str();  // a part of the bytes that are read
  std::size_t Array();     // how many items follow

  bool done() const { return ok_ && in_.empty(); }
  bool ok() const { return ok_; }

 private:
  std::uint8_t Byte();
  std::uint64_t BigEndian(std::size_t bytes);
  std::string_view Take(std::uint64_t bytes);
  std::uint64_t Fail();

  std::string_view in_;
  bool ok_ = true;
};

}  // namespace pawl
