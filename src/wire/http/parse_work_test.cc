#include "wire/http/parse_work.h"

#include <gtest/gtest.h>

#include <string>

#include "base/uuid.h"

namespace pawl::http {
namespace {

constexpr const char* kToken = "9f2c41d07a3be65c8814a0d95be7f033";

std::string WithToken(const std::string& rest) {
  return std::string(R"({"token":")") + kToken + '"' + (rest.empty() ? "" : "," + rest) + "}";
}

TEST(ParseClaimTest, ReadsEveryField) {
  const auto call = ParseClaim(R"({"queues":["a","b"],"worker":"w1","count":10,"wait":"20s","lease":"30s",
      "claim_id":"c-1","worker_info":{"host":"box","pid":4711,"concurrency":8,"labels":["x","y"]}})");
  ASSERT_TRUE(call.ok()) << ToString(call.error());
  EXPECT_EQ(call->request.queues, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(call->request.worker, "w1");
  EXPECT_EQ(call->request.count, 10U);
  EXPECT_EQ(call->request.wait, Millis(20'000));
  EXPECT_EQ(call->request.lease, Millis(30'000));
  EXPECT_EQ(call->request.claim_id, "c-1");
  ASSERT_TRUE(call->info);
  EXPECT_EQ(call->info->host, "box");
  EXPECT_EQ(call->info->pid, 4711);
  EXPECT_EQ(call->info->concurrency, 8U);
  EXPECT_EQ(call->info->labels.size(), 2U);
}

TEST(ParseClaimTest, OneJobNeedsNoQueues) {
  const auto call = ParseClaim(R"({"worker":"w1","job":"~12"})");
  ASSERT_TRUE(call.ok());
  EXPECT_EQ(std::get<Seq>(*call->request.job), 12U);
}

struct Bad {
  std::string body;
  std::string field;
};

class BadClaimTest : public testing::TestWithParam<Bad> {};

TEST_P(BadClaimTest, NamesTheField) {
  const auto call = ParseClaim(GetParam().body);
  ASSERT_FALSE(call.ok()) << GetParam().body;
  EXPECT_EQ(call.error().field, GetParam().field) << call.error().detail;
}

INSTANTIATE_TEST_SUITE_P(
    Table, BadClaimTest,
    testing::Values(Bad{R"({"worker":"w"})", "queues"}, Bad{R"({"queues":["q"]})", "worker"},
                    Bad{R"({"queues":[],"worker":"w"})", "queues"}, Bad{R"({"queues":"q","worker":"w"})", "queues"},
                    Bad{R"({"queues":["q","a b"],"worker":"w"})", "queues[1]"},
                    Bad{R"({"queues":["q"],"worker":"w","count":0})", "count"},
                    Bad{R"({"queues":["q"],"worker":"w","count":1001})", "count"},
                    Bad{R"({"queues":["q"],"worker":"w","wait":"61s"})", "wait"},
                    Bad{R"({"queues":["q"],"worker":"w","lease":"10ms"})", "lease"},
                    Bad{R"({"queues":["q"],"worker":"w","job":"~x"})", "job"},
                    Bad{R"({"queues":["q"],"worker":"w","claim_id":""})", "claim_id"},
                    Bad{R"({"queues":["q"],"worker":"w","worker_info":{"pid":-1}})", "worker_info.pid"},
                    Bad{R"({"queues":["q"],"worker":"w","worker_info":{"labels":[1]}})", "worker_info.labels[0]"},
                    Bad{R"({"queues":["q"],"worker":"w","queue":"q"})", "queue"}));

TEST(ParseHeartbeatTest, ReadsTokenProgressAndLease) {
  const auto op = ParseHeartbeat(WithToken(R"("progress":{"at": 7},"lease":"1m")"), Seq{3}, {});
  ASSERT_TRUE(op.ok());
  EXPECT_EQ(ToHex(op->token.bytes), kToken);
  EXPECT_EQ(op->progress, R"({"at": 7})");
  EXPECT_EQ(op->lease, Millis(60'000));
  EXPECT_EQ(std::get<Seq>(op->job), 3U);
}

TEST(ParseHeartbeatTest, ATextThatCannotBeATokenIsNobodysToken) {
  const auto op = ParseHeartbeat(R"({"token":"xyz"})", Seq{3}, {});
  ASSERT_TRUE(op.ok());
  EXPECT_EQ(op->token, Token{});
  EXPECT_EQ(ParseHeartbeat(R"({"token":""})", Seq{3}, {}).error().field, "token");
  EXPECT_EQ(ParseHeartbeat("{}", Seq{3}, {}).error().field, "token");
}

TEST(ParseFinishTest, EachOutcomeHasItsFields) {
  const auto completed =
      ParseFinish(WithToken(R"("result":[1],"push":[{"type":"next"}])"), Seq{1}, Outcome::kCompleted, {});
  ASSERT_TRUE(completed.ok());
  EXPECT_EQ(completed->result, "[1]");
  EXPECT_EQ(completed->push.at(0).type, "next");
  const auto failed = ParseFinish(WithToken(R"("error":{"type":"E","message":"m","backtrace":["a"]},"retry_in":"5s")"),
                                  Seq{1}, Outcome::kFailed, {});
  ASSERT_TRUE(failed.ok());
  EXPECT_EQ(failed->error->backtrace.size(), 1U);
  EXPECT_EQ(failed->retry_in, Millis(5'000));
  EXPECT_TRUE(failed->retry);
  const auto released = ParseFinish(WithToken(R"("delay":3)"), Seq{1}, Outcome::kReleased, {});
  ASSERT_TRUE(released.ok());
  EXPECT_EQ(released->delay, Millis(3'000));
  const auto suspended = ParseFinish(WithToken(R"("wake_in":"1h")"), Seq{1}, Outcome::kSuspended, {});
  ASSERT_TRUE(suspended.ok());
  EXPECT_EQ(suspended->wake_in, Millis(3'600'000));
  const auto commit = ParseFinish(WithToken(R"("progress":1,"lease":"2s")"), Seq{1}, Outcome::kContinue, {});
  ASSERT_TRUE(commit.ok());
  EXPECT_EQ(commit->outcome, Outcome::kContinue);
  EXPECT_FALSE(commit->commit);
  EXPECT_EQ(ParseFinish(WithToken(R"("commit":3)"), Seq{1}, Outcome::kContinue, {})->commit, 3U);
}

struct BadFinish {
  Outcome outcome;
  std::string rest;
  ErrorCode code;
  std::string field;
};

class BadFinishTest : public testing::TestWithParam<BadFinish> {};

TEST_P(BadFinishTest, NamesTheField) {
  const auto op = ParseFinish(WithToken(GetParam().rest), Seq{1}, GetParam().outcome, {});
  ASSERT_FALSE(op.ok()) << GetParam().rest;
  EXPECT_EQ(Describe(op.error().code).name, Describe(GetParam().code).name);
  EXPECT_EQ(op.error().field, GetParam().field);
}

INSTANTIATE_TEST_SUITE_P(
    Table, BadFinishTest,
    testing::Values(BadFinish{Outcome::kCompleted, R"("error":{"message":"m"})", ErrorCode::kUnknownField, "error"},
                    BadFinish{Outcome::kCompleted, R"("job":"x")", ErrorCode::kUnknownField, "job"},
                    BadFinish{Outcome::kCompleted, R"("push":[{"type":"a"},{}])", ErrorCode::kInvalid, "push[1].type"},
                    BadFinish{Outcome::kFailed, "", ErrorCode::kInvalid, "error"},
                    BadFinish{Outcome::kFailed, R"("error":{})", ErrorCode::kInvalid, "error.message"},
                    BadFinish{Outcome::kFailed, R"("error":"m")", ErrorCode::kInvalid, "error"},
                    BadFinish{Outcome::kFailed, R"("error":{"message":"m","backtrace":"b"})", ErrorCode::kInvalid,
                              "error.backtrace"},
                    BadFinish{Outcome::kFailed, R"("error":{"message":"m"},"retry":true)", ErrorCode::kInvalid,
                              "retry"},
                    BadFinish{Outcome::kFailed, R"("error":{"message":"m"},"retry":false,"retry_in":1)",
                              ErrorCode::kInvalid, "retry_in"},
                    BadFinish{Outcome::kReleased, R"("result":1)", ErrorCode::kUnknownField, "result"},
                    BadFinish{Outcome::kSuspended, R"("wake_in":1,"wake_at":"2026-03-01T00:00:00Z")",
                              ErrorCode::kInvalid, "wake_at"},
                    BadFinish{Outcome::kContinue, R"("lease":0)", ErrorCode::kInvalid, "lease"},
                    BadFinish{Outcome::kContinue, R"("commit":0)", ErrorCode::kInvalid, "commit"},
                    BadFinish{Outcome::kCompleted, R"("commit":1)", ErrorCode::kUnknownField, "commit"}));

TEST(ParseFinishesTest, ReadsManyInOrder) {
  const auto ops = ParseFinishes(R"({"finishes":[{"job":"a","token":"x","outcome":"completed","result":1},
      {"job":"~2","token":"y","outcome":"released"}]})",
                                 {});
  ASSERT_TRUE(ops.ok()) << ToString(ops.error());
  ASSERT_EQ(ops->size(), 2U);
  EXPECT_EQ(std::get<std::string>((*ops)[0].job), "a");
  EXPECT_EQ((*ops)[1].outcome, Outcome::kReleased);
}

TEST(ParseFinishesTest, AFieldOfAnotherOutcomeIsRefusedWithItsIndex) {
  const auto ops = ParseFinishes(R"({"finishes":[{"job":"a","token":"x","outcome":"released","result":1}]})", {});
  ASSERT_FALSE(ops.ok());
  EXPECT_EQ(ops.error().field, "finishes[0].result");
  EXPECT_EQ(ops.error().detail, "does not go with the outcome released");
  EXPECT_EQ(ParseFinishes(R"({"finishes":[{"token":"x","outcome":"released"}]})", {}).error().field, "finishes[0].job");
  EXPECT_EQ(ParseFinishes(R"({"finishes":[{"job":"a","token":"x"}]})", {}).error().field, "finishes[0].outcome");
  EXPECT_EQ(ParseFinishes(R"({"finishes":[{"job":"a","token":"x","outcome":"complete"}]})", {}).error().field,
            "finishes[0].outcome");
  EXPECT_EQ(ParseFinishes(R"({"finishes":[]})", {}).error().field, "finishes");
}

}  // namespace
}  // namespace pawl::http
