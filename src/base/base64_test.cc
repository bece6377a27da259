#include "base/base64.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(Base64Test, HasTheTextsOfTheSpecification) {
  EXPECT_EQ(EncodeBase64(""), "");
  EXPECT_EQ(EncodeBase64("f"), "Zg==");
  EXPECT_EQ(EncodeBase64("fo"), "Zm8=");
  EXPECT_EQ(EncodeBase64("foo"), "Zm9v");
  EXPECT_EQ(EncodeBase64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(EncodeBase64(std::string_view("\xff\x00\xfe", 3)), "/wD+");
}

}  // namespace
}  // namespace pawl
