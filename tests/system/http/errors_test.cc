// GET /v1/errors: the errors of jobs by kind.
#include <set>

#include "base/wall_format.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

class ErrorsTest : public HttpTest {
 protected:
  // Pushes a job and lets its only run fail.
  void Fail(const std::string& queue, const std::string& id, const std::string& type, const std::string& message,
            bool retry = false) {
    Push(R"({"type":")" + queue + R"(","id":")" + id + R"(","retry":{"max":)" + (retry ? "5" : "0") + "}}");
    Ok(Post("/v1/jobs/" + id + "/fail",
            WithToken(Claim(queue), R"("error":{"type":")" + type + R"(","message":")" + message + R"("})")));
  }
};

TEST_F(ErrorsTest, MessagesThatDifferInNumbersAreOneKind) {
  Fail("mail", "a", "Timeout", "no answer from 10.0.0.7:25 after 30s");
  const std::string first = FormatTime(clock_->Read().wall);
  clock_->Advance(hours(1));
  Fail("mail", "b", "Timeout", "no answer from 10.0.0.8:25 after 31s", true);
  Fail("sms", "c", "Timeout", "no answer from 10.0.0.9:25 after 31s");
  Fail("mail", "d", "Refused", "the mailbox 'x y' is full");
  const std::string answer = Ok(Get("/v1/errors"));
  ASSERT_EQ(ElementsAt(answer, "errors").size(), 2U) << answer;
  EXPECT_EQ(NumberAt(answer, "looked_at"), 4);
  EXPECT_EQ(TextAt(answer, "cursor"), "");
  EXPECT_EQ(TextAt(answer, "errors.0.type"), "Timeout");
  EXPECT_EQ(TextAt(answer, "errors.0.pattern"), "no answer from <n> after <n>s");
  EXPECT_EQ(TextAt(answer, "errors.0.message"), "no answer from 10.0.0.9:25 after 31s");
  EXPECT_EQ(NumberAt(answer, "errors.0.count"), 3);
  EXPECT_EQ(TextAt(answer, "errors.0.states"), R"({"retrying":1,"dead":2})");
  EXPECT_EQ(TextAt(answer, "errors.0.queues"), R"(["mail","sms"])");
  EXPECT_EQ(TextAt(answer, "errors.0.jobs"), R"(["c","b","a"])");
  EXPECT_EQ(TextAt(answer, "errors.0.first_seen_at"), first);
  EXPECT_EQ(TextAt(answer, "errors.0.last_seen_at"), FormatTime(clock_->Read().wall));
  ASSERT_EQ(ElementsAt(answer, "errors.0.by_hour").size(), 2U);
  EXPECT_EQ(NumberAt(answer, "errors.0.by_hour.0.count"), 1);
  EXPECT_EQ(NumberAt(answer, "errors.0.by_hour.1.count"), 2);
  EXPECT_EQ(TextAt(answer, "errors.1.pattern"), "the mailbox '<text>' is full");
  EXPECT_EQ(TextAt(answer, "errors.1.types"), R"(["mail"])");
}

TEST_F(ErrorsTest, AQueueAndATimeChooseAmongThem) {
  Fail("mail", "a", "E", "one");
  clock_->Advance(minutes(10));
  const std::string middle = FormatTime(clock_->Read().wall);
  Fail("sms", "b", "E", "two");
  EXPECT_EQ(TextAt(Ok(Get("/v1/errors?queue=mail")), "errors.0.jobs"), R"(["a"])");
  EXPECT_EQ(TextAt(Ok(Get("/v1/errors?until=" + middle)), "errors.0.jobs"), R"(["a"])");
  const std::string since = Ok(Get("/v1/errors?since=" + middle));
  EXPECT_EQ(ElementsAt(since, "errors").size(), 1U) << since;
  EXPECT_EQ(TextAt(since, "errors.0.jobs"), R"(["b"])");
  EXPECT_EQ(TextAt(Ok(Get("/v1/errors?queue=unknown")), "errors"), "[]");
}

TEST_F(ErrorsTest, WhatIsTooMuchForOneAnswerComesWithTheNext) {
  for (int i = 0; i < 12; ++i) {
    Fail(i % 2 == 0 ? "mail" : "sms", "job-" + std::to_string(i), "E" + std::to_string(i % 4), "it failed");
  }
  std::map<std::string, int> counts;
  int looked_at = 0;
  int answers = 0;
  for (std::string cursor; answers == 0 || !cursor.empty(); ++answers) {
    const std::string page = Ok(Get("/v1/errors?limit=3" + (cursor.empty() ? "" : "&cursor=" + cursor)));
    EXPECT_LE(ElementsAt(page, "errors").size(), 3U);
    for (const auto error : ElementsAt(page, "errors")) {
      counts[TextAt(error, "type")] += static_cast<int>(NumberAt(error, "count"));
    }
    looked_at += static_cast<int>(NumberAt(page, "looked_at"));
    cursor = TextAt(page, "cursor");
  }
  EXPECT_EQ(looked_at, 12);
  EXPECT_GT(answers, 1);
  EXPECT_EQ(counts, (std::map<std::string, int>{{"E0", 3}, {"E1", 3}, {"E2", 3}, {"E3", 3}}));
}

TEST_F(ErrorsTest, AJobWithoutAnErrorIsShownByItsReason) {
  Push(R"({"type":"mail","id":"a","expires_in":1})");
  clock_->Advance(seconds(2));
  WaitForState("a", "failed");
  const std::string answer = Ok(Get("/v1/errors"));
  EXPECT_EQ(TextAt(answer, "errors.0.type"), "expired") << answer;
  EXPECT_EQ(TextAt(answer, "errors.0.states"), R"({"failed":1})");
}

TEST_F(ErrorsTest, SecretsAreLeftOut) {
  Fail("mail", "a", "E", "GET http://me:hunter2@host/?token=abcdef failed");
  const std::string answer = Ok(Get("/v1/errors"));
  EXPECT_EQ(answer.find("hunter2"), std::string::npos) << answer;
  EXPECT_EQ(answer.find("abcdef"), std::string::npos) << answer;
  EXPECT_NE(answer.find("[redacted]"), std::string::npos) << answer;
}

TEST_F(ErrorsTest, WrongParametersAreNamed) {
  ExpectProblem(Get("/v1/errors?since=yesterday"), 422, "invalid", "since");
  ExpectProblem(Get("/v1/errors?limit=1001"), 422, "invalid", "limit");
  ExpectProblem(Get("/v1/errors?cursor=x"), 422, "invalid", "cursor");
  ExpectProblem(Get("/v1/errors?state=dead"), 422, "unknown_field", "state");
}

}  // namespace
}  // namespace pawl::system_test
