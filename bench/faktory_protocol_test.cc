#include "bench/faktory_protocol.h"

#include <gtest/gtest.h>

namespace pawl::bench {
namespace {

constexpr const char* kJid = "0123456789abcdef01234567";
constexpr const char* kOther = "76543210fedcba9876543210";

std::string Bulk(const std::string& text) { return "$" + std::to_string(text.size()) + "\r\n" + text + "\r\n"; }
std::string Job(const std::string& jid) { return R"({"retry":25,"jid":")" + jid + R"(","args":["xx"]})"; }

class FaktoryProtocolTest : public testing::Test {
 protected:
  Result<std::optional<std::size_t>> Cut(WireProtocol& protocol, WireStep step, const std::string& bytes) {
    return protocol.Cut(step, bytes, claimed_);
  }

  FaktoryProtocol single_{200, false};
  FaktoryProtocol many_{200, true};
  std::vector<WireId> claimed_;
};

TEST_F(FaktoryProtocolTest, PushHasArgumentsOfThePayloadsSizeAndAnIdOfItsOwn) {
  std::string out;
  EXPECT_EQ(single_.AppendPushes(2, out), 2u);
  const std::size_t end = out.find("\r\n");
  const std::string first = out.substr(0, end);
  const std::string second = out.substr(end + 2, end);
  const std::size_t args = first.find(R"("args":)") + 7;
  EXPECT_EQ(first.size() - args - 1, 200u) << first;
  EXPECT_TRUE(first.starts_with(R"(PUSH {"jid":")")) << first;
  EXPECT_EQ(first.size(), second.size());
  EXPECT_NE(first, second);
}

TEST_F(FaktoryProtocolTest, ManyJobsAreOneCommand) {
  std::string out;
  EXPECT_EQ(many_.AppendPushes(2, out), 1u);
  EXPECT_TRUE(out.starts_with(R"(PUSHB [{"jid":")") && out.ends_with("\"]}]\r\n")) << out;

  out.clear();
  EXPECT_EQ(many_.AppendClaims(100, out), 1u);
  const std::vector<WireId> jobs = {*WireId::Of(kJid), *WireId::Of(kOther)};
  EXPECT_EQ(many_.AppendFinishes(jobs, out), 1u);
  EXPECT_EQ(out, std::string("FETCHB 100 bench\r\nACKB [\"") + kJid + "\",\"" + kOther + "\"]\r\n");
}

TEST_F(FaktoryProtocolTest, FetchedJobsAreKnownByTheirIds) {
  const std::string one = Bulk(Job(kJid));
  const auto cut = Cut(single_, WireStep::kClaim, one + "$");
  ASSERT_TRUE(cut.ok());
  EXPECT_EQ(*cut, one.size());
  const auto both = Cut(many_, WireStep::kClaim, Bulk("[" + Job(kJid) + "," + Job(kOther) + "]"));
  ASSERT_TRUE(both.ok());
  ASSERT_EQ(claimed_.size(), 3u);
  EXPECT_EQ(claimed_[0].text(), kJid);
  EXPECT_EQ(claimed_[2].text(), kOther);

  std::string out;
  EXPECT_EQ(single_.AppendFinishes(std::span(claimed_).first(1), out), 1u);
  EXPECT_EQ(out, std::string(R"(ACK {"jid":")") + kJid + "\"}\r\n");
}

TEST_F(FaktoryProtocolTest, NothingToFetchIsNoError) {
  EXPECT_EQ(*Cut(single_, WireStep::kClaim, "$-1\r\n"), 5u);
  EXPECT_EQ(*Cut(many_, WireStep::kClaim, Bulk("[]")), 8u);
  EXPECT_TRUE(claimed_.empty());
}

TEST_F(FaktoryProtocolTest, ReplyCutAnywhereIsIncomplete) {
  const std::string whole = Bulk(Job(kJid));
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const auto reply = Cut(single_, WireStep::kClaim, whole.substr(0, length));
    ASSERT_TRUE(reply.ok()) << length;
    EXPECT_FALSE(reply->has_value()) << length;
  }
}

TEST_F(FaktoryProtocolTest, ReplyThatIsNotExpectedIsAnError) {
  EXPECT_TRUE(Cut(single_, WireStep::kPush, "+OK\r\n").ok());
  EXPECT_FALSE(Cut(single_, WireStep::kPush, "-ERR no\r\n").ok());
  EXPECT_FALSE(Cut(single_, WireStep::kClaim, "+OK\r\n").ok());
  EXPECT_FALSE(Cut(single_, WireStep::kClaim, Bulk(R"({"jid":"short"})")).ok());
  EXPECT_FALSE(Cut(single_, WireStep::kClaim, "$2\r\nabcdef\r\n").ok());
  EXPECT_TRUE(Cut(many_, WireStep::kPush, Bulk("{}")).ok());
  EXPECT_FALSE(Cut(many_, WireStep::kFinish, Bulk(R"({"a":"no such job"})")).ok());
  EXPECT_FALSE(Cut(many_, WireStep::kFinish, std::string(10'000, 'x')).ok());
}

}  // namespace
}  // namespace pawl::bench
