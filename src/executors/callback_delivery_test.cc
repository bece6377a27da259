#include "executors/callback_delivery.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "executors/downloader_body.h"
#include "outbound/signing.h"
#include "tests/support/json_at.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;
using outbound::Failure;
using support::TextAt;

constexpr WallTime kNow{std::chrono::seconds(1'700'000'000)};

ClaimedJob CallbackWith(std::string payload) {
  ClaimedJob callback;
  callback.seq = 7;
  callback.head.id = "0193a1b2-0000-7000-8000-00000000002a";
  callback.head.options.retry.max = 8;
  callback.payload = std::move(payload);
  return callback;
}

ClaimedJob SomeCallback() {
  return CallbackWith(R"({"url":"https://shop.example/cb","host":"shop.example","timeout":5,"format":"pawl",)"
                      R"("event":"completed","end":1,"body":{"type":"job.completed","data":{"id":"a"}}})");
}

Result<std::vector<std::string>> FindTestSecret(std::string_view name) {
  if (name == "shop") return std::vector<std::string>{"whsec_MfKQ9r8GKYqTwUPD8ILPZIo2LaLaSw"};
  return Error{ErrorCode::kNotFound, "there is no secret " + std::string(name)};
}

std::string HeaderOf(const outbound::Request& request, std::string_view name) {
  const outbound::Header* header = FindHeader(request.headers, name);
  return header == nullptr ? "(none)" : header->value;
}

Attempt Answered(int status, std::optional<Millis> retry_after = {}) {
  Attempt attempt;
  attempt.began = kNow;
  attempt.answer = "thanks";
  attempt.outcome.status = status;
  attempt.outcome.took = 12ms;
  attempt.outcome.retry_after = retry_after;
  return attempt;
}

Attempt FailedWith(Failure failure) {
  Attempt attempt;
  attempt.began = kNow;
  attempt.outcome.failure = failure;
  attempt.outcome.error = "no luck";
  return attempt;
}

TEST(CallbackDeliveryTest, TheBodyIsSentAsItStandsInThePayload) {
  const auto request = DeliveryRequest(SomeCallback(), {}, kNow, FindTestSecret);
  ASSERT_TRUE(request.ok());
  EXPECT_EQ(request->method, "POST");
  EXPECT_EQ(request->url.text(), "https://shop.example/cb");
  EXPECT_EQ(request->body, R"({"type":"job.completed","data":{"id":"a"}})");
  EXPECT_EQ(request->timeout, 5s);
  EXPECT_EQ(HeaderOf(*request, "content-type"), "application/json");
  EXPECT_EQ(HeaderOf(*request, "webhook-id"), SomeCallback().head.id);
  EXPECT_EQ(HeaderOf(*request, "webhook-timestamp"), "1700000000");
  EXPECT_EQ(HeaderOf(*request, "webhook-signature"), "(none)");
}

TEST(CallbackDeliveryTest, OneThatNamesNoTimeoutHasTheServers) {
  const ClaimedJob callback = CallbackWith(R"({"url":"https://shop.example/cb","format":"pawl","body":{}})");
  EXPECT_EQ(DeliveryRequest(callback, {}, kNow, FindTestSecret)->timeout, 15s);
  EXPECT_EQ(DeliveryRequest(callback, {.timeout = 40s}, kNow, FindTestSecret)->timeout, 40s);
  EXPECT_EQ(DeliveryRequest(SomeCallback(), {.timeout = 40s}, kNow, FindTestSecret)->timeout, 5s);
}

TEST(CallbackDeliveryTest, ItIsSignedByTheSecretThatItNamesOrTheServers) {
  ClaimedJob named = SomeCallback();
  named.payload.insert(named.payload.size() - 1, R"(,"sign":"shop")");
  const std::string id = named.head.id;
  const auto by_name = DeliveryRequest(named, {}, kNow, FindTestSecret);
  const auto by_default = DeliveryRequest(SomeCallback(), {.sign = "shop"}, kNow, FindTestSecret);
  ASSERT_TRUE(by_name.ok() && by_default.ok());
  const std::vector<std::string> secrets = FindTestSecret("shop").value();
  const std::string expected = outbound::SignWebhook(secrets, {id, kNow, by_name->body}).value();
  EXPECT_EQ(HeaderOf(*by_name, "webhook-signature"), expected);
  EXPECT_EQ(HeaderOf(*by_default, "webhook-signature"), expected);
  EXPECT_EQ(DeliveryRequest(SomeCallback(), {.sign = "other"}, kNow, FindTestSecret).error().code,
            ErrorCode::kNotFound);
}

TEST(CallbackDeliveryTest, HeadersMayNameASecret) {
  ClaimedJob callback = SomeCallback();
  callback.payload.insert(callback.payload.size() - 1, R"(,"headers":{"X-A":"b","Authorization":{"from":"shop"}})");
  const auto request = DeliveryRequest(callback, {}, kNow, FindTestSecret);
  ASSERT_TRUE(request.ok());
  EXPECT_EQ(HeaderOf(*request, "x-a"), "b");
  EXPECT_EQ(HeaderOf(*request, "authorization"), "whsec_MfKQ9r8GKYqTwUPD8ILPZIo2LaLaSw");
  EXPECT_TRUE(FindHeader(request->headers, "authorization")->secret);
}

TEST(CallbackDeliveryTest, AnAnswerOfSuccessDeliversIt) {
  for (const int status : {200, 201, 204, 299}) {
    const FinishOp end = DeliveryEnd(SomeCallback(), Answered(status), 0);
    EXPECT_EQ(end.outcome, Outcome::kCompleted) << status;
    EXPECT_EQ(TextAt(*end.progress, "0.status"), std::to_string(status));
    EXPECT_EQ(TextAt(*end.progress, "0.ms"), "12");
    EXPECT_EQ(TextAt(*end.progress, "0.answer"), "thanks");
  }
}

TEST(CallbackDeliveryTest, OtherAnswersAreTriedAgainAndGoneIsNot) {
  for (const int status : {302, 400, 404, 408, 429, 500, 503}) {
    const FinishOp end = DeliveryEnd(SomeCallback(), Answered(status), 500);
    EXPECT_EQ(end.outcome, Outcome::kFailed) << status;
    EXPECT_TRUE(end.retry) << status;
    EXPECT_EQ(end.retry_in, 5s) << status;
    EXPECT_EQ(end.error->type, "status");
  }
  EXPECT_FALSE(DeliveryEnd(SomeCallback(), Answered(410), 0).retry);
}

TEST(CallbackDeliveryTest, ThePausesGrow) {
  ClaimedJob callback = SomeCallback();
  const std::vector<Millis> pauses = {5s, 30s, 2min, 10min, 30min, 2h, 6h, 12h};
  for (std::size_t i = 0; i < pauses.size(); ++i) {
    callback.head.failures = static_cast<std::uint16_t>(i);
    EXPECT_EQ(DeliveryEnd(callback, Answered(500), 500).retry_in, pauses[i]);
    EXPECT_EQ(DeliveryEnd(callback, Answered(500), 0).retry_in, pauses[i] * 9 / 10);
    EXPECT_EQ(DeliveryEnd(callback, Answered(500), 1'000).retry_in, pauses[i] * 11 / 10);
  }
  EXPECT_EQ(DeliveryEnd(callback, Answered(503, 77s), 0).retry_in, 77s) << "the receiver asks for it";
}

TEST(CallbackDeliveryTest, APolicyOfItsOwnDecidesUnlessTheReceiverAsks) {
  ClaimedJob callback = SomeCallback();
  callback.payload.insert(callback.payload.size() - 1, R"(,"own_retry":true)");
  EXPECT_EQ(DeliveryEnd(callback, Answered(500), 0).retry_in, std::nullopt);
  EXPECT_EQ(DeliveryEnd(callback, Answered(500, 7s), 0).retry_in, 7s);
}

TEST(CallbackDeliveryTest, FailuresWithoutAnAnswer) {
  for (const Failure failure : {Failure::kDns, Failure::kConnect, Failure::kTimeout, Failure::kCut, Failure::kHostDown,
                                Failure::kTls, Failure::kHeadersTooLarge}) {
    const FinishOp end = DeliveryEnd(SomeCallback(), FailedWith(failure), 0);
    EXPECT_EQ(end.outcome, Outcome::kFailed);
    EXPECT_TRUE(end.retry) << Name(failure);
    EXPECT_EQ(end.error->type, Name(failure));
    EXPECT_EQ(TextAt(*end.progress, "0.error"), "no luck");
  }
  for (const Failure failure : {Failure::kBlockedAddress, Failure::kBadUrl}) {
    EXPECT_FALSE(DeliveryEnd(SomeCallback(), FailedWith(failure), 0).retry) << Name(failure);
  }
  for (const Failure failure : {Failure::kStopping, Failure::kCancelled, Failure::kOwnFault}) {
    EXPECT_EQ(DeliveryEnd(SomeCallback(), FailedWith(failure), 0).outcome, Outcome::kReleased) << Name(failure);
  }
}

TEST(CallbackDeliveryTest, TheLogKeepsTheLastTwenty) {
  ClaimedJob callback = SomeCallback();
  for (int status = 500; status < 530; ++status) {
    callback.progress = DeliveryEnd(callback, Answered(status), 0).progress;
  }
  EXPECT_EQ(support::ElementsAt(*callback.progress, "").size(), 20U);
  EXPECT_EQ(TextAt(*callback.progress, "0.status"), "510");
  EXPECT_EQ(TextAt(*callback.progress, "19.status"), "529");
}

TEST(CallbackDeliveryTest, AMissingSecretIsTriedAgainAndABrokenPayloadIsNot) {
  const Error missing{ErrorCode::kNotFound, "there is no secret x"};
  EXPECT_TRUE(UndeliverableEnd(SomeCallback(), missing, kNow, 0).retry);
  EXPECT_EQ(UndeliverableEnd(SomeCallback(), missing, kNow, 0).error->type, "unknown_secret");
  EXPECT_FALSE(UndeliverableEnd(SomeCallback(), {ErrorCode::kInvalid, "no URL"}, kNow, 0).retry);
}

TEST(DownloaderBodyTest, HasTheFieldsThatReceiversOfADownloadKnow) {
  const std::string payload =
      R"({"url":"http://a/","event":"completed","body":{"data":{"id":"j","extra":"e","error":null,)"
      R"("payload":{"url":"http://img/1.png"},"result":{"status":200,"image_size":"4x3","url":"http://files/x"}}}})";
  EXPECT_EQ(
      DownloaderBody(KnownJson(payload)),
      R"({"success":true,"error":"","extra":"e","image_size":"4x3","resource_url":"http://img/1.png",)"
      R"("download_url":"http://files/x","job_id":"j","response_code":200,"delivered":true,"delivery_error":""})");
}

}  // namespace
}  // namespace pawl
