#include "wire/http/parse_job.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/canonical_json.h"
#include "base/wall_format.h"

namespace pawl::http {
namespace {

using std::chrono::hours;
using std::chrono::seconds;

JobSpec Pushed(const std::string& body) {
  Result<PushOp> op = ParsePush(body, {});
  EXPECT_TRUE(op.ok()) << (op.ok() ? "" : ToString(op.error()));
  return op.ok() ? op->jobs.at(0) : JobSpec{};
}

TEST(ParsePushTest, ReadsEveryField) {
  const JobSpec spec = Pushed(R"({"type":"mail","queue":"slow","payload":{"n": 1e400},"id":"m-1","group":"shop 7",
      "group_limit":4,"priority":9,"delay":"90s","lease":60,"timeout":"1h","expires_in":"1d","retention":0,
      "retry":{"max":2,"backoff":"fixed","base":"250ms","cap":"2m"},"max_crashes":7,
      "unique":{"key":"k","until":"start","for":"1h"},"created_by":"me","meta":{"trace": 1e400}})");
  EXPECT_EQ(spec.type, "mail");
  EXPECT_EQ(spec.queue, "slow");
  EXPECT_EQ(spec.payload, R"({"n": 1e400})");
  EXPECT_EQ(spec.id, "m-1");
  EXPECT_EQ(spec.group, "shop 7");
  EXPECT_EQ(spec.group_limit, 4U);
  EXPECT_EQ(spec.priority, 9);
  EXPECT_EQ(spec.delay, seconds(90));
  EXPECT_EQ(spec.lease, seconds(60));
  EXPECT_EQ(spec.timeout, hours(1));
  EXPECT_EQ(spec.expires_in, hours(24));
  EXPECT_EQ(spec.retention, Millis(0));
  EXPECT_EQ(spec.retry.max, 2);
  EXPECT_EQ(spec.retry.backoff, RetryBackoff::kFixed);
  EXPECT_EQ(spec.retry.base, Millis(250));
  EXPECT_EQ(spec.retry.cap, seconds(120));
  EXPECT_EQ(spec.max_crashes, 7);
  EXPECT_EQ(spec.unique->key, "k");
  EXPECT_TRUE(spec.unique->until_start);
  EXPECT_EQ(spec.unique->hold_for, hours(1));
  EXPECT_EQ(spec.created_by, "me");
  EXPECT_EQ(spec.meta, R"({"trace": 1e400})");
}

TEST(ParsePushTest, LeavesWhatIsNotSaidToTheQueue) {
  const JobSpec spec = Pushed(R"({"type":"mail"})");
  EXPECT_EQ(spec.payload, "null");
  EXPECT_EQ(spec.meta, "");
  EXPECT_FALSE(spec.priority || spec.delay || spec.lease || spec.retry.max || spec.group_limit);
  EXPECT_FALSE(spec.unique);
  EXPECT_EQ(spec.content, Hash128{});
}

TEST(ParsePushTest, RetryMayBeANumberOrFalse) {
  EXPECT_EQ(Pushed(R"({"type":"t","retry":3})").retry.max, 3);
  EXPECT_EQ(Pushed(R"({"type":"t","retry":false})").retry.max, 0);
  EXPECT_FALSE(Pushed(R"({"type":"t","retry":{}})").retry.max);
}

TEST(ParsePushTest, ReadsRunAtAndTheDefaultOfUnique) {
  const JobSpec spec = Pushed(R"({"type":"t","run_at":"2026-03-01T10:30:00+01:00","unique":{"key":"k"}})");
  EXPECT_EQ(FormatTime(*spec.run_at), "2026-03-01T09:30:00.000Z");
  EXPECT_FALSE(spec.unique->until_start);
  EXPECT_FALSE(spec.unique->hold_for);
}

TEST(ParsePushTest, AnIdBringsTheHashOfTheCanonicalRequest) {
  const JobSpec a = Pushed(R"({"type":"t","id":"x","payload":{"a":1,"b":2.0}})");
  const JobSpec b = Pushed(R"({ "payload":{"b":2,"a":1}, "id":"x","type":"t"})");
  const JobSpec c = Pushed(R"({"type":"t","id":"x","payload":{"a":1,"b":3}})");
  EXPECT_EQ(a.content, b.content);
  EXPECT_NE(a.content, c.content);
  EXPECT_NE(a.content, Hash128{});
}

struct BadPush {
  std::string body;
  ErrorCode code;
  std::string field;
  std::string says;  // a part of the detail
};

class BadPushTest : public testing::TestWithParam<BadPush> {};

TEST_P(BadPushTest, NamesTheFieldAndWhatWouldBeRight) {
  const Result<PushOp> op = ParsePush(GetParam().body, {});
  ASSERT_FALSE(op.ok()) << GetParam().body;
  EXPECT_EQ(Describe(op.error().code).name, Describe(GetParam().code).name) << ToString(op.error());
  EXPECT_EQ(op.error().field, GetParam().field);
  EXPECT_NE(op.error().detail.find(GetParam().says), std::string::npos) << op.error().detail;
}

constexpr ErrorCode kInvalid = ErrorCode::kInvalid;

INSTANTIATE_TEST_SUITE_P(
    Table, BadPushTest,
    testing::Values(
        BadPush{"{", ErrorCode::kBadJson, "", "byte"}, BadPush{"", ErrorCode::kBadJson, "", ""},
        BadPush{"[]", kInvalid, "", "must be an object, but is an array"},
        BadPush{"\"\xff\"", ErrorCode::kBadJson, "", ""},
        BadPush{R"({"type":"t","payload":)" + std::string(70, '[') + std::string(70, ']') + "}", ErrorCode::kTooDeep,
                "", ""},
        BadPush{"{}", kInvalid, "type", "is required"},
        BadPush{R"({"type":"t","priorty":3})", ErrorCode::kUnknownField, "priorty", R"(did you mean "priority"?)"},
        BadPush{R"({"type":"t","zzzzzzzz":3})", ErrorCode::kUnknownField, "zzzzzzzz", "known are type, queue"},
        BadPush{R"({"type":"t","type":"u"})", kInvalid, "type", "more than once"},
        BadPush{R"({"type":3})", kInvalid, "type", "must be a string, but is a number"},
        BadPush{R"({"type":"a b"})", kInvalid, "type", "1 to 128 characters"},
        BadPush{R"({"type":"pawl.x"})", kInvalid, "type", "reserved"},
        BadPush{R"({"type":"t","queue":""})", kInvalid, "queue", "1 to 128"},
        BadPush{R"({"type":"t","queue":null})", kInvalid, "queue", "must be a string, but is null"},
        BadPush{R"({"type":"t","id":"a/b"})", kInvalid, "id", "1 to 128"},
        BadPush{R"({"type":"t","group":"a\nb"})", kInvalid, "group", "control"},
        BadPush{R"({"type":"t","group_limit":1})", kInvalid, "group_limit", "needs a group"},
        BadPush{R"({"type":"t","group":"g","group_limit":0})", kInvalid, "group_limit", "from 1 to 1000000"},
        BadPush{R"({"type":"t","priority":12})", kInvalid, "priority", "must be from 1 to 9, but is 12"},
        BadPush{R"({"type":"t","priority":"5"})", kInvalid, "priority", "must be a whole number, but is a string"},
        BadPush{R"({"type":"t","priority":5.5})", kInvalid, "priority", "without a fraction"},
        BadPush{R"({"type":"t","delay":"soon"})", kInvalid, "delay", "a number of seconds"},
        BadPush{R"({"type":"t","delay":-1})", kInvalid, "delay", "negative"},
        BadPush{R"({"type":"t","delay":"4000d"})", kInvalid, "delay", "from 0s to 3650d"},
        BadPush{R"({"type":"t","run_at":"tomorrow"})", kInvalid, "run_at", ""},
        BadPush{R"({"type":"t","run_at":"2026-03-01T00:00:00Z","delay":1})", kInvalid, "run_at", "exclude"},
        BadPush{R"({"type":"t","lease":0})", kInvalid, "lease", "must be from 1s to 12h, but is 0s"},
        BadPush{R"({"type":"t","lease":"13h"})", kInvalid, "lease", "from 1s to 12h"},
        BadPush{R"({"type":"t","timeout":"500ms"})", kInvalid, "timeout", "or 0"},
        BadPush{R"({"type":"t","expires_in":0})", kInvalid, "expires_in", "from 1ms"},
        BadPush{R"({"type":"t","retention":"forever"})", kInvalid, "retention", ""},
        BadPush{R"({"type":"t","retry":true})", kInvalid, "retry", "or false"},
        BadPush{R"({"type":"t","retry":1001})", kInvalid, "retry", "from 0 to 1000"},
        BadPush{R"({"type":"t","retry":{"max":-1}})", kInvalid, "retry.max", "from 0 to 1000"},
        BadPush{R"({"type":"t","retry":{"backof":"fixed"}})", ErrorCode::kUnknownField, "retry.backof",
                R"(did you mean "backoff"?)"},
        BadPush{R"({"type":"t","retry":{"backoff":"linear"}})", kInvalid, "retry.backoff",
                "must be exponential, fixed or quartic"},
        BadPush{R"({"type":"t","unique":{"key":"k","for":0}})", kInvalid, "unique.for", "from 1ms"},
        BadPush{R"({"type":"t","meta":[]})", kInvalid, "meta", "must be an object, but is an array"},
        BadPush{R"({"type":"t","meta":{"a":1,"jobtype":"x"}})", kInvalid, "meta.jobtype", "choose another"},
        BadPush{R"({"type":"t","meta":{"a":1,"a":2}})", kInvalid, "meta.a", "more than once"},
        BadPush{R"({"type":"t","retry":{"base":"8d"}})", kInvalid, "retry.base", "to 7d"},
        BadPush{R"({"type":"t","max_crashes":0})", kInvalid, "max_crashes", "from 1 to 1000"},
        BadPush{R"({"type":"t","unique":{}})", kInvalid, "unique.key", "is required"},
        BadPush{R"({"type":"t","unique":{"key":"k","until":"end"}})", kInvalid, "unique.until", "done or start"},
        BadPush{R"({"type":"t","created_by":")" + std::string(257, 'x') + "\"}", kInvalid, "created_by",
                "at most 256 bytes"}));

TEST(ParsePushTest, APayloadOverTheLimitIsTooLarge) {
  const Result<PushOp> op = ParsePush(R"({"type":"t","payload":"123456789"})", {10});
  ASSERT_FALSE(op.ok());
  EXPECT_EQ(op.error().code, ErrorCode::kTooLarge);
  EXPECT_EQ(op.error().field, "payload");
  EXPECT_TRUE(ParsePush(R"({"type":"t","payload":"12345678"})", {10}).ok());
}

TEST(ParseBulkTest, KeepsTheOrder) {
  const Result<PushOp> op = ParseBulk(R"({"jobs":[{"type":"a"},{"type":"b"}]})", {});
  ASSERT_TRUE(op.ok());
  ASSERT_EQ(op->jobs.size(), 2U);
  EXPECT_EQ(op->jobs[1].type, "b");
}

TEST(ParseBulkTest, AnErrorNamesTheIndex) {
  const Result<PushOp> op = ParseBulk(R"({"jobs":[{"type":"a"},{"type":"b","retry":{"max":-1}}]})", {});
  ASSERT_FALSE(op.ok());
  EXPECT_EQ(op.error().field, "jobs[1].retry.max");
}

TEST(ParseBulkTest, TakesOneToTenThousandJobs) {
  EXPECT_EQ(ParseBulk(R"({"jobs":[]})", {}).error().field, "jobs");
  EXPECT_EQ(ParseBulk("{}", {}).error().field, "jobs");
  std::string many = R"({"jobs":[{"type":"a"})";
  for (std::size_t i = 1; i < kBulkMax; ++i) many += R"(,{"type":"a"})";
  EXPECT_TRUE(ParseBulk(many + "]}", {}).ok());
  const Result<PushOp> more = ParseBulk(many + R"(,{"type":"a"}]})", {});
  ASSERT_FALSE(more.ok());
  EXPECT_EQ(more.error().code, ErrorCode::kTooLarge);
}

TEST(ParseJobberTest, TakesTypeAndPayloadAlone) {
  EXPECT_EQ(ParseJobber(R"({"type":"t","payload":[1]})", {})->jobs.at(0).payload, "[1]");
  EXPECT_EQ(ParseJobber(R"({"type":"t","queue":"q"})", {}).error().code, ErrorCode::kUnknownField);
}

}  // namespace
}  // namespace pawl::http
