#include "bench/beanstalkd.h"

#include <gtest/gtest.h>

#include <string>

namespace pawl::bench {
namespace {

using Kind = BeanstalkdReply::Kind;

TEST(BeanstalkdReplyTest, OfEachCommandIsTakenWithItsLength) {
  const std::string bytes = "INSERTED 7\r\nRESERVED 7 4\r\na\r\nb\r\nDELETED\r\n";
  const auto inserted = ParseBeanstalkdReply(bytes);
  ASSERT_TRUE(inserted.ok() && *inserted);
  EXPECT_EQ((*inserted)->kind, Kind::kInserted);
  EXPECT_EQ((*inserted)->id, 7u);

  const auto reserved = ParseBeanstalkdReply(std::string_view(bytes).substr((*inserted)->bytes));
  ASSERT_TRUE(reserved.ok() && *reserved);
  EXPECT_EQ((*reserved)->kind, Kind::kReserved);
  EXPECT_EQ((*reserved)->id, 7u);
  EXPECT_EQ((*reserved)->body, "a\r\nb");

  const auto removed = ParseBeanstalkdReply(std::string_view(bytes).substr((*inserted)->bytes + (*reserved)->bytes));
  ASSERT_TRUE(removed.ok() && *removed);
  EXPECT_EQ((*removed)->kind, Kind::kDeleted);
}

TEST(BeanstalkdReplyTest, CutAnywhereIsIncomplete) {
  const std::string whole = "RESERVED 12 3\r\nabc\r\n";
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const auto reply = ParseBeanstalkdReply(std::string_view(whole).substr(0, length));
    ASSERT_TRUE(reply.ok()) << length;
    EXPECT_FALSE(reply->has_value()) << length;
  }
}

TEST(BeanstalkdReplyTest, ThatIsNotExpectedIsAnError) {
  for (const char* bytes : {"DEADLINE_SOON\r\n", "OUT_OF_MEMORY\r\n", "INSERTED x\r\n", "RESERVED 1\r\n",
                            "RESERVED 1 2 3\r\n", "RESERVED 1 1\r\nabc\r\n"}) {
    EXPECT_FALSE(ParseBeanstalkdReply(bytes).ok()) << bytes;
  }
  EXPECT_FALSE(ParseBeanstalkdReply(std::string(1000, 'x')).ok());
}

}  // namespace
}  // namespace pawl::bench
