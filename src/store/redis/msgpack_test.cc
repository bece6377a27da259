#include "store/redis/msgpack.h"

#include <gtest/gtest.h>

#include <limits>

namespace pawl {
namespace {

using namespace std::string_literals;

TEST(MsgpackTest, NumbersOfAllFormsAreRead) {
  EXPECT_EQ(MsgpackReader("\x00"s).Int(), 0);
  EXPECT_EQ(MsgpackReader("\x7f"s).Int(), 127);
  EXPECT_EQ(MsgpackReader("\xcc\xff"s).Int(), 255);
  EXPECT_EQ(MsgpackReader("\xcd\x12\x34"s).Int(), 0x1234);
  EXPECT_EQ(MsgpackReader("\xce\xff\xff\xff\xff"s).Int(), 0xffff'ffff);
  EXPECT_EQ(MsgpackReader("\xcf\x00\x20\x00\x00\x00\x00\x00\x00"s).Int(), std::int64_t{1} << 53);
  EXPECT_EQ(MsgpackReader("\xd0\x80"s).Int(), -128);
  EXPECT_EQ(MsgpackReader("\xd1\xff\xfe"s).Int(), -2);
  EXPECT_EQ(MsgpackReader("\xd2\xff\xff\xff\xfd"s).Int(), -3);
  EXPECT_EQ(MsgpackReader("\xd3\x80\x00\x00\x00\x00\x00\x00\x00"s).Int(), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(MsgpackReader("\xff"s).Int(), -1);
}

TEST(MsgpackTest, StringsOfAllFormsAreRead) {
  const auto read = [](const std::string& head, std::size_t size) {
    const std::string value(size, '\0');
    const std::string bytes = head + value;
    MsgpackReader in(bytes);
    EXPECT_EQ(in.Str(), value) << size;
    EXPECT_TRUE(in.done()) << size;
  };
  read("\xa0"s, 0);
  read("\xbf"s, 31);
  read("\xd9\xff"s, 255);
  read("\xda\xff\xff"s, 65'535);
  read("\xdb\x00\x01\x00\x00"s, 65'536);
}

TEST(MsgpackTest, ArraysOfAllFormsAreRead) {
  EXPECT_EQ(MsgpackReader("\x90"s).Array(), 0);
  EXPECT_EQ(MsgpackReader("\x9f"s).Array(), 15);
  EXPECT_EQ(MsgpackReader("\xdc\x00\x10"s).Array(), 16);
  EXPECT_EQ(MsgpackReader("\xdd\x00\x01\x00\x00"s).Array(), 65'536);
}

TEST(MsgpackTest, CutAnywhereIsNoticed) {
  const std::string bytes = "\x93\xd9\x28"s + std::string(40, 'x') + "\xcd\x12\x34\xc3"s;
  for (std::size_t size = 0; size <= bytes.size(); ++size) {
    MsgpackReader in(std::string_view(bytes).substr(0, size));
    in.Array();
    in.Str();
    in.Int();
    in.Bool();
    EXPECT_EQ(in.done(), size == bytes.size()) << size;
  }
}

TEST(MsgpackTest, AValueOfAnotherKindIsNoticed) {
  const std::string nil = "\xc0";
  MsgpackReader as_int(nil);
  EXPECT_EQ(as_int.Int(), 0);
  EXPECT_FALSE(as_int.ok());
  MsgpackReader as_text(nil);
  EXPECT_EQ(as_text.Str(), "");
  EXPECT_FALSE(as_text.ok());
  MsgpackReader as_array(nil);
  EXPECT_EQ(as_array.Array(), 0);
  EXPECT_FALSE(as_array.ok());
  MsgpackReader as_bool(nil);
  EXPECT_FALSE(as_bool.Bool());
  EXPECT_FALSE(as_bool.ok());
}

}  // namespace
}  // namespace pawl
