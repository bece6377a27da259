#include "store/redis/msgpack.h"

#include <gtest/gtest.h>

#include <limits>

namespace pawl {
namespace {

class MsgpackTest : public testing::Test {
 protected:
  std::string bytes_;
  MsgpackWriter out_{bytes_};
};

TEST_F(MsgpackTest, NumbersOfAnySizeAreReadAsWritten) {
  const std::int64_t least = std::numeric_limits<std::int64_t>::min();
  const std::int64_t most = std::numeric_limits<std::int64_t>::max();
  for (const std::int64_t value : {std::int64_t{0}, std::int64_t{1}, std::int64_t{127}, std::int64_t{128},
                                   std::int64_t{-1}, std::int64_t{-33}, std::int64_t{1} << 53, least, most}) {
    bytes_.clear();
    out_.Int(value);
    MsgpackReader in(bytes_);
    EXPECT_EQ(in.Int(), value);
    EXPECT_TRUE(in.done());
  }
}

// Other writers choose the shortest form.
TEST_F(MsgpackTest, NumbersInShortFormsAreRead) {
  using std::string_literals::operator""s;
  EXPECT_EQ(MsgpackReader("\xcc\xff"s).Int(), 255);
  EXPECT_EQ(MsgpackReader("\xcd\x12\x34"s).Int(), 0x1234);
  EXPECT_EQ(MsgpackReader("\xce\xff\xff\xff\xff"s).Int(), 0xffff'ffff);
  EXPECT_EQ(MsgpackReader("\xd0\x80"s).Int(), -128);
  EXPECT_EQ(MsgpackReader("\xd1\xff\xfe"s).Int(), -2);
  EXPECT_EQ(MsgpackReader("\xd2\xff\xff\xff\xfd"s).Int(), -3);
  EXPECT_EQ(MsgpackReader("\xff"s).Int(), -1);
}

TEST_F(MsgpackTest, StringsOfAnySizeAreReadAsWritten) {
  for (const std::size_t size : {0U, 1U, 31U, 32U, 255U, 256U, 65'535U, 70'000U}) {
    bytes_.clear();
    const std::string value(size, '\0');
    out_.Str(value);
    MsgpackReader in(bytes_);
    EXPECT_EQ(in.Str(), value);
    EXPECT_TRUE(in.done());
  }
}

TEST_F(MsgpackTest, ArraysAreReadAsWritten) {
  for (const std::size_t count : {0U, 15U, 16U, 70'000U}) {
    bytes_.clear();
    out_.Array(count);
    for (std::size_t i = 0; i < count; ++i) out_.Bool(i % 2 == 0);
    MsgpackReader in(bytes_);
    ASSERT_EQ(in.Array(), count);
    for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(in.Bool(), i % 2 == 0);
    EXPECT_TRUE(in.done());
  }
}

TEST_F(MsgpackTest, AnArrayCanBeCountedAfterwards) {
  const std::size_t opened = out_.OpenArray();
  out_.Str("a");
  out_.Int(7);
  out_.CloseArray(opened, 2);
  MsgpackReader in(bytes_);
  EXPECT_EQ(in.Array(), 2);
  EXPECT_EQ(in.Str(), "a");
  EXPECT_EQ(in.Int(), 7);
  EXPECT_TRUE(in.done());
}

TEST_F(MsgpackTest, CutAnywhereIsNoticed) {
  out_.Array(3);
  out_.Str(std::string(300, 'x'));
  out_.Int(1'000'000);
  out_.Bool(true);
  for (std::size_t size = 0; size < bytes_.size(); ++size) {
    MsgpackReader in(std::string_view(bytes_).substr(0, size));
    in.Array();
    in.Str();
    in.Int();
    in.Bool();
    EXPECT_FALSE(in.done()) << size;
  }
}

TEST_F(MsgpackTest, AValueOfAnotherKindIsNoticed) {
  out_.Nil();
  MsgpackReader as_int(bytes_);
  EXPECT_EQ(as_int.Int(), 0);
  EXPECT_FALSE(as_int.ok());
  MsgpackReader as_text(bytes_);
  EXPECT_EQ(as_text.Str(), "");
  EXPECT_FALSE(as_text.ok());
  MsgpackReader as_array(bytes_);
  EXPECT_EQ(as_array.Array(), 0);
  EXPECT_FALSE(as_array.ok());
  MsgpackReader as_bool(bytes_);
  EXPECT_FALSE(as_bool.Bool());
  EXPECT_FALSE(as_bool.ok());
}

}  // namespace
}  // namespace pawl
