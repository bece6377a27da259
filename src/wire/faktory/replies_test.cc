#include "wire/faktory/replies.h"

#include <gtest/gtest.h>

namespace pawl::faktory {
namespace {

TEST(RepliesTest, AreAppendedAsResp) {
  std::string out = "$1\r\nx\r\n";
  AppendOk(out);
  AppendNull(out);
  AppendNotUnique(out);
  AppendBulk("", out);
  AppendBulk("{\"a\":\r\n1}", out);
  EXPECT_EQ(out, "$1\r\nx\r\n+OK\r\n$-1\r\n-NOTUNIQUE Job not unique\r\n$0\r\n\r\n$9\r\n{\"a\":\r\n1}\r\n");
}

TEST(RepliesTest, AnErrorIsOneLineWhateverItsTextHas) {
  std::string out = "+OK\r\n";
  AppendError("unknown command A\rB\nC\r\n", out);
  EXPECT_EQ(out, "+OK\r\n-ERR unknown command A B C  \r\n");
}

}  // namespace
}  // namespace pawl::faktory
