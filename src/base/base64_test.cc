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

TEST(Base64Test, DecodesWhatItEncodes) {
  for (const std::string_view bytes : {"", "f", "fo", "foo", "foobar"}) {
    EXPECT_EQ(DecodeBase64(EncodeBase64(bytes)), bytes);
  }
  EXPECT_EQ(DecodeBase64("Zg"), "f");
  EXPECT_EQ(DecodeBase64("/wD+"), std::string_view("\xff\x00\xfe", 3));
}

TEST(Base64Test, RefusesEveryOtherText) {
  for (const std::string_view text : {"Z", "Zh==", "Zm9v=", "====", " Zm9v", "Zm9v\n", "Zm_v", "Z=9v"}) {
    EXPECT_EQ(DecodeBase64(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace pawl
