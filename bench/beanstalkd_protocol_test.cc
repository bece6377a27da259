#include "bench/beanstalkd_protocol.h"

#include <gtest/gtest.h>

namespace pawl::bench {
namespace {

class BeanstalkdProtocolTest : public testing::Test {
 protected:
  Result<std::optional<std::size_t>> Cut(WireStep step, std::string_view bytes) {
    return protocol_.Cut(step, bytes, claimed_);
  }

  BeanstalkdProtocol protocol_{4};
  std::vector<WireId> claimed_;
};

TEST_F(BeanstalkdProtocolTest, SaysEachStepInItsOwnWords) {
  std::string out;
  EXPECT_EQ(protocol_.AppendPushes(2, out), 2u);
  EXPECT_EQ(protocol_.AppendClaims(1, out), 1u);
  const std::vector<WireId> jobs = {*WireId::Of("7")};
  EXPECT_EQ(protocol_.AppendFinishes(jobs, out), 1u);
  EXPECT_EQ(out, "put 0 0 3600 4\r\nxxxx\r\nput 0 0 3600 4\r\nxxxx\r\nreserve\r\ndelete 7\r\n");
}

TEST_F(BeanstalkdProtocolTest, TakesTheReplyOfEachStepWithItsLength) {
  const auto inserted = Cut(WireStep::kPush, "INSERTED 7\r\nINSERTED 8\r\n");
  ASSERT_TRUE(inserted.ok());
  EXPECT_EQ(*inserted, 12u);

  const std::string reserved = "RESERVED 7 4\r\na\r\nb\r\n";
  const auto cut = Cut(WireStep::kClaim, reserved + "RESERVED");
  ASSERT_TRUE(cut.ok());
  EXPECT_EQ(*cut, reserved.size());
  ASSERT_EQ(claimed_.size(), 1u);
  EXPECT_EQ(claimed_[0].text(), "7");

  const auto removed = Cut(WireStep::kFinish, "DELETED\r\n");
  ASSERT_TRUE(removed.ok());
  EXPECT_EQ(*removed, 9u);
}

TEST_F(BeanstalkdProtocolTest, ReplyCutAnywhereIsIncomplete) {
  const std::string whole = "RESERVED 12 4\r\nabcd\r\n";
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const auto reply = Cut(WireStep::kClaim, std::string_view(whole).substr(0, length));
    ASSERT_TRUE(reply.ok()) << length;
    EXPECT_FALSE(reply->has_value()) << length;
  }
  EXPECT_TRUE(claimed_.empty());
}

TEST_F(BeanstalkdProtocolTest, ReplyThatIsNotExpectedIsAnError) {
  for (const char* bytes : {"DEADLINE_SOON\r\n", "RESERVED 1\r\n", "RESERVED 1 4 3\r\n", "RESERVED x 4\r\n",
                            "RESERVED 1 4\r\nabcdef\r\n", "RESERVED 1 5\r\nabcde\r\n", "DELETED\r\n"}) {
    EXPECT_FALSE(Cut(WireStep::kClaim, bytes).ok()) << bytes;
  }
  for (const char* bytes : {"OUT_OF_MEMORY\r\n", "INSERTED x\r\n", "BURIED 1\r\n"}) {
    EXPECT_FALSE(Cut(WireStep::kPush, bytes).ok()) << bytes;
  }
  EXPECT_FALSE(Cut(WireStep::kFinish, "NOT_FOUND\r\n").ok());
  EXPECT_FALSE(Cut(WireStep::kFinish, std::string(1000, 'x')).ok());
}

}  // namespace
}  // namespace pawl::bench
