#include "base/decimal.h"

#include <gtest/gtest.h>

#include <string>

namespace pawl {
namespace {

std::string Text(std::string_view number) {
  std::string out;
  AppendDecimal(out, ReadDecimal(number).value());
  return out;
}

TEST(DecimalTest, IsEqualForEqualNumbers) {
  EXPECT_EQ(ReadDecimal("1.50"), ReadDecimal("15e-1"));
  EXPECT_EQ(ReadDecimal("-0.0"), ReadDecimal("0"));
  EXPECT_NE(ReadDecimal("1"), ReadDecimal("-1"));
  EXPECT_NE(ReadDecimal("9007199254740993"), ReadDecimal("9007199254740992"));
}

TEST(DecimalTest, WithAnEndlessExponentIsNothing) {
  EXPECT_FALSE(ReadDecimal("1e999999999999999999"));
  EXPECT_TRUE(ReadDecimal("1e-99999999999999999"));
  EXPECT_TRUE(ReadDecimal("1e00000000000000000000000005"));
}

TEST(DecimalTest, HasAWholeValueWhenItFits) {
  EXPECT_EQ(WholeValue(*ReadDecimal("9223372036854775807")), INT64_MAX);
  EXPECT_EQ(WholeValue(*ReadDecimal("-9223372036854775808")), INT64_MIN);
  EXPECT_EQ(WholeValue(*ReadDecimal("5e3")), 5000);
  EXPECT_FALSE(WholeValue(*ReadDecimal("9223372036854775808")));
  EXPECT_FALSE(WholeValue(*ReadDecimal("92e18")));
  EXPECT_FALSE(WholeValue(*ReadDecimal("0.5")));
}

TEST(DecimalTest, IsWrittenPlainlyWhileThatIsShort) {
  EXPECT_EQ(Text("1e20"), "100000000000000000000");
  EXPECT_EQ(Text("1e21"), "1e21");
  EXPECT_EQ(Text("-1.25"), "-1.25");
  EXPECT_EQ(Text("125e-5"), "0.00125");
  EXPECT_EQ(Text("1e-7"), "1e-7");
}

}  // namespace
}  // namespace pawl
