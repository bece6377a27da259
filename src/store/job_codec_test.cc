#include "store/job_codec.h"

#include <gtest/gtest.h>

#include "base/uuid.h"

namespace pawl {
namespace {

WallTime At(std::int64_t ms) { return WallFromMillis(1'700'000'000'000 + ms); }

JobHead FreshHead() {
  JobHead head;
  head.id = MakeJobId(At(0), 77, 5);
  head.queue = 3;
  head.type = 4;
  head.created = head.due = At(0);
  return head;
}

JobHead FullHead() {
  JobHead head = FreshHead();
  head.id = "a client's id";
  head.client_id = true;
  head.group = "shop-7";
  head.group_key = HashBytes("shop-7");
  head.state = State::kRunning;
  head.shown = JobState::kRunning;
  head.reason = Reason::kByRequest;
  head.priority = 9;
  head.due = At(1);
  head.started = At(2);
  head.ended = At(3);
  head.expires = At(4);
  head.due_steady = SteadyFromMillis(31);
  head.expires_steady = SteadyFromMillis(32);
  head.retain_until = At(5);
  head.attempt = 6;
  head.failures = 7;
  head.crashes = 8;
  head.options.lease = Millis{9};
  head.options.timeout = Millis{10};
  head.options.retention = Millis{11};
  head.options.max_crashes = 12;
  head.options.retry = {13, RetryBackoff::kFixed, Millis{14}, Millis{15}};
  head.unique_until = UniqueUntil::kDone;
  head.unique_key = HashBytes("unique");
  head.unique_expires = At(30);
  head.side = {true, true, true, true};
  head.lease = Lease{{{1, 2, 3}}, "w1", SteadyFromMillis(16), SteadyFromMillis(17), Millis{18}, 19};
  for (std::uint8_t i = 0; i < kAnswersKept; ++i) head.answers.push_back({{{i}}, JobState::kRetrying, At(20 + i)});
  return head;
}

void ExpectSame(const JobHead& a, const JobHead& b) {
  EXPECT_EQ(EncodeHead(a), EncodeHead(b));
  EXPECT_EQ(a.id, b.id);
  EXPECT_EQ(a.group, b.group);
  EXPECT_EQ(a.started, b.started);
  EXPECT_EQ(a.ended, b.ended);
  EXPECT_EQ(a.due, b.due);
  EXPECT_EQ(a.due_steady, b.due_steady);
  EXPECT_EQ(a.expires, b.expires);
  EXPECT_EQ(a.expires_steady, b.expires_steady);
  EXPECT_EQ(a.retain_until, b.retain_until);
  EXPECT_EQ(a.options.retention, b.options.retention);
  EXPECT_EQ(a.options.retry, b.options.retry);
  EXPECT_EQ(a.unique_until, b.unique_until);
  EXPECT_EQ(a.unique_key, b.unique_key);
  EXPECT_EQ(a.unique_expires, b.unique_expires);
  ASSERT_EQ(a.lease.has_value(), b.lease.has_value());
  if (a.lease) {
    EXPECT_EQ(a.lease->token, b.lease->token);
    EXPECT_EQ(a.lease->worker, b.lease->worker);
    EXPECT_EQ(a.lease->deadline, b.lease->deadline);
    EXPECT_EQ(a.lease->hard_deadline, b.lease->hard_deadline);
    EXPECT_EQ(a.lease->span, b.lease->span);
    EXPECT_EQ(a.lease->commits, b.lease->commits);
  }
  EXPECT_EQ(a.answers.size(), b.answers.size());
}

TEST(JobCodecTest, AFreshHeadIsSmallAndComesBackAsItWas) {
  const JobHead head = FreshHead();
  const std::string bytes = EncodeHead(head);
  EXPECT_LE(bytes.size(), 64U);
  const auto decoded = DecodeHead(bytes);
  ASSERT_TRUE(decoded.ok());
  ExpectSame(head, *decoded);
}

TEST(JobCodecTest, AHeadWithEveryPartComesBackAsItWas) {
  const JobHead head = FullHead();
  const auto decoded = DecodeHead(EncodeHead(head));
  ASSERT_TRUE(decoded.ok());
  ExpectSame(head, *decoded);
}

TEST(JobCodecTest, AUniqueKeyWithoutATimeIsHeldAsLongAsTheJobHoldsIt) {
  JobHead head = FullHead();
  const std::size_t with_time = EncodeHead(head).size();
  head.unique_expires = kNeverWall;
  const std::string bytes = EncodeHead(head);
  EXPECT_EQ(bytes.size() + 8, with_time);
  const auto decoded = DecodeHead(bytes);
  ASSERT_TRUE(decoded.ok());
  ExpectSame(head, *decoded);
}

TEST(JobCodecTest, ALeaseWithoutATimeoutNeverEndsHard) {
  JobHead head = FullHead();
  head.lease->hard_deadline = kNeverSteady;
  const auto decoded = DecodeHead(EncodeHead(head));
  ASSERT_TRUE(decoded.ok());
  EXPECT_EQ(decoded->lease->hard_deadline, kNeverSteady);
}

// A client may choose an id that looks like one of ours; it must come back letter by letter all the same.
TEST(JobCodecTest, AClientsUuidStaysAsItIs) {
  JobHead head = FreshHead();
  head.client_id = true;
  head.id = "0190F3C8-0000-7000-8000-000000000000";
  const auto decoded = DecodeHead(EncodeHead(head));
  ASSERT_TRUE(decoded.ok());
  EXPECT_EQ(decoded->id, head.id);
}

// What a version without the flags would have to read for ever: the bytes of a fresh head.
TEST(JobCodecTest, TheBytesOfAFreshHeadAreThoseOfTheFormat) {
  JobHead head;
  head.id = "01234567-89ab-7def-8123-456789abcdef";
  head.queue = 1;
  head.type = 2;
  head.created = WallFromMillis(3);
  head.due = WallFromMillis(4);
  const std::string bytes = EncodeHead(head);
  EXPECT_EQ(ToHex({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}),
            "0020"
            "00000005"
            "01000000"
            "02000000"
            "ef7dab8967452301"
            "efcdab8967452381"
            "0300000000000000"
            "0400000000000000"
            "00000000"
            "0000"
            "0000"
            "00");
}

TEST(JobCodecTest, ACutHeadIsCorrupt) {
  const std::string bytes = EncodeHead(FullHead());
  for (std::size_t n = 0; n < bytes.size(); ++n) {
    const auto decoded = DecodeHead(std::string_view(bytes).substr(0, n));
    ASSERT_FALSE(decoded.ok()) << n;
    EXPECT_EQ(decoded.error().code, ErrorCode::kCorrupt);
  }
  EXPECT_FALSE(DecodeHead(bytes + "x").ok());
}

// A body without a meta has the bytes that it had before there was one.
TEST(JobCodecTest, TheBytesOfABodyAreThoseOfTheFormat) {
  JobBody body{"[1]", "key", "me", {}, {}};
  const std::string content(16, '\0');
  const std::string names("\3\0key\2\0me", 9);
  EXPECT_EQ(EncodeBody(body), content + names + "[1]");
  body.meta = "{}";
  const std::string names_and_meta("\3\x80key\2\0me\2\0\0\0{}", 15);
  EXPECT_EQ(EncodeBody(body), content + names_and_meta + "[1]");
}

TEST(JobCodecTest, AMetaComesBackByteForByte) {
  const JobBody body{"null", std::string(256, 'k'), "", {}, R"({ "trace" : 12345678901234567890 })"};
  const std::string bytes = EncodeBody(body);
  const auto again = DecodeBody(bytes);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->meta, body.meta);
  EXPECT_EQ(again->unique_key, body.unique_key);
  EXPECT_EQ(again->payload, "null");
  const std::size_t payload_at = bytes.size() - body.payload.size();
  for (std::size_t n = 0; n < payload_at; ++n) EXPECT_FALSE(DecodeBody(std::string_view(bytes).substr(0, n)).ok()) << n;
}

TEST(JobCodecTest, BodyAndErrorComeBackAsTheyWere) {
  const JobBody body{R"({"n":12345678901234567890})", "key", "me", HashBytes("content"), {}};
  const auto body_again = DecodeBody(EncodeBody(body));
  ASSERT_TRUE(body_again.ok());
  EXPECT_EQ(body_again->payload, body.payload);
  EXPECT_EQ(body_again->unique_key, body.unique_key);
  EXPECT_EQ(body_again->created_by, body.created_by);
  EXPECT_EQ(body_again->content, body.content);
  EXPECT_EQ(body_again->meta, "");
  const JobError error{"Oops", "it broke", {"a:1", "b:2"}};
  const auto error_again = DecodeError(EncodeError(error));
  ASSERT_TRUE(error_again.ok());
  EXPECT_EQ(error_again->type, error.type);
  EXPECT_EQ(error_again->message, error.message);
  EXPECT_EQ(error_again->backtrace, error.backtrace);
}

}  // namespace
}  // namespace pawl
