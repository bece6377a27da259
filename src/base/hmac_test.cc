#include "base/hmac.h"

#include <gtest/gtest.h>

#include "base/base64.h"

namespace pawl {
namespace {

// Test cases 1, 2 and 6 of RFC 4231, in base64.
TEST(HmacTest, AgreesWithTheRfc) {
  EXPECT_EQ(EncodeBase64(HmacSha256(std::string(20, '\x0b'), "Hi There")),
            "sDRMYdjbOFNcqK/OrwvxK4gdwgDJgz2nJuk3bC4yz/c=");
  EXPECT_EQ(EncodeBase64(HmacSha256("Jefe", "what do ya want for nothing?")),
            "W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=");
  EXPECT_EQ(
      EncodeBase64(HmacSha256(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First")),
      "YOQxWR7gtn8Niiaqy/W3f44LxiE3KMUUBUYEDw7jf1Q=");
}

}  // namespace
}  // namespace pawl
