// MessagePack, as far as the scripts in Redis need it: their arguments are written with it, and the group records that
// they store are read. Strings are bytes of any kind.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pawl {

// Appends values to a string.
class MsgpackWriter {
 public:
  explicit MsgpackWriter(std::string& out) : out_(out) {}

  void Nil();
  void Bool(bool value);
  void Int(std::int64_t value);
  void Str(std::string_view bytes);
  void Array(std::size_t count);  // the next `count` values are its items

  // For an array whose items are counted while they are written.
  std::size_t OpenArray();
  void CloseArray(std::size_t opened, std::size_t count);  // `opened` is what OpenArray returned

 private:
  void Byte(std::uint8_t byte) { out_.push_back(static_cast<char>(byte)); }
  void BigEndian(std::uint64_t value, std::size_t bytes);

  std::string& out_;
};

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
