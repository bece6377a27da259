#include <gtest/gtest.h>

#include "base/json_reader.h"
#include "base/json_writer.h"
#include "base/random.h"
#include "base/wall_format.h"
#include "wire/faktory/job_json.h"

namespace pawl::faktory {
namespace {

const Now kPushTime{*ParseTime("2026-03-01T10:00:00.5Z"), SteadyFromMillis(5)};

class RenderJobTest : public testing::Test {
 protected:
  RenderJobTest() {
    names_.Learn(1, "mail");
    names_.Learn(2, "slow");
    job_.head.id = "12345678";
    job_.head.type = 1;
    job_.head.queue = 2;
    job_.head.created = *ParseTime("2026-03-01T09:00:00Z");
    job_.head.due = *ParseTime("2026-03-01T09:30:00.25Z");
    job_.head.options.retry.max = 25;
    job_.payload = "[1]";
  }

  std::string Rendered() const {
    std::string out = "+";
    RenderJob(job_, names_, out);
    EXPECT_TRUE(ValidateJson(out.substr(1)).ok()) << out;
    return out.substr(1);
  }

  std::string Member(std::string_view name) const {
    const std::string out = Rendered();
    const auto value = FindMember(KnownJson(out), name);
    return value ? std::string(value->raw) : "";
  }

  Names names_;
  ClaimedJob job_;
};

TEST_F(RenderJobTest, ShowsAPlainJob) {
  EXPECT_EQ(Rendered(), R"({"jid":"12345678","queue":"slow","jobtype":"mail","args":[1],"retry":25,)"
                        R"("created_at":"2026-03-01T09:00:00.000Z","enqueued_at":"2026-03-01T09:30:00.250Z"})");
}

TEST_F(RenderJobTest, ShowsMetaAsItWasGiven) {
  job_.meta = R"({"custom":{"a": 1e400},"retry":-1,"created_at":"long ago"})";
  EXPECT_EQ(Rendered(),
            R"({"jid":"12345678","queue":"slow","jobtype":"mail","args":[1],"custom":{"a": 1e400},"retry":-1,)"
            R"("created_at":"long ago","enqueued_at":"2026-03-01T09:30:00.250Z"})");
}

TEST_F(RenderJobTest, MetaCannotSayWhatTheJobSaysItself) {
  job_.meta = R"({ "j\u0069d" : "87654321", "args":[2], "x" : 1, "failure":{}, "at":"2030-01-01T00:00:00Z"})";
  EXPECT_EQ(Rendered(), R"({"jid":"12345678","queue":"slow","jobtype":"mail","args":[1],"x":1,"retry":25,)"
                        R"("created_at":"2026-03-01T09:00:00.000Z","enqueued_at":"2026-03-01T09:30:00.250Z"})");
}

TEST_F(RenderJobTest, ArgsAreAlwaysAList) {
  const std::pair<const char*, const char*> cases[] = {
      {"null", "[]"}, {"[]", "[]"}, {" [ 1 ] ", "[ 1 ]"}, {R"({"a":[]})", R"([{"a":[]}])"}, {"\"x\"", "[\"x\"]"}};
  for (const auto& [payload, args] : cases) {
    job_.payload = payload;
    EXPECT_EQ(Member("args"), args);
  }
}

TEST_F(RenderJobTest, ShowsTheFailureBefore) {
  job_.head.failures = 2;
  job_.error = JobError{"Oops", "bad \"luck\"", {"a:1", "b:2"}};
  EXPECT_EQ(Member("failure"),
            R"({"retry_count":1,"remaining":23,"failed_at":"2026-03-01T09:30:00.250Z","message":"bad \"luck\"",)"
            R"("errtype":"Oops","backtrace":["a:1","b:2"]})");
}

TEST_F(RenderJobTest, AFailureWithoutItsErrorIsUnknown) {
  job_.head.failures = 3;
  job_.head.options.retry.max = 1;  // asked to run again
  EXPECT_EQ(Member("failure"),
            R"({"retry_count":2,"remaining":0,"failed_at":"2026-03-01T09:30:00.250Z","message":"unknown",)"
            R"("errtype":"unknown","backtrace":[]})");
}

// ---- Whatever JSON comes in as args and custom goes out the same. ----

class OddJson {
 public:
  explicit OddJson(std::uint64_t seed) : random_(seed) {}

  std::string Value(int depth) {
    const std::uint64_t kind = random_.Below(depth > 0 ? 10 : 8);
    if (kind >= 8) return kind == 8 ? Array(depth - 1) : Object(depth - 1);
    return kind < 3 ? Pick(kNumbers) : kind < 6 ? Pick(kStrings) : Pick(kWords);
  }

  std::string Array(int depth) {
    std::string out = "[" + Space();
    for (std::uint64_t left = random_.Below(4); left > 0; --left) out += Value(depth) + Space() + (left > 1 ? "," : "");
    return out + "]";
  }

  // Keys are told apart by a number; those of `custom` that mean something are not among them.
  std::string Object(int depth) {
    std::string out = "{" + Space();
    for (std::uint64_t left = random_.Below(4); left > 0; --left) {
      out += "\"" + std::to_string(left) + "\\u0000\\/ä\"" + Space() + ":" + Space() + Value(depth);
      if (left > 1) out += Space() + ",";
    }
    return out + Space() + "}";
  }

 private:
  using Texts = std::vector<std::string>;
  std::string Pick(const Texts& texts) { return texts[random_.Below(texts.size())]; }
  std::string Space() { return Pick({"", "", " ", "\t \r "}); }

  const Texts kNumbers{"9007199254740993", "18446744073709551616", "-0", "1e400", "-1.50E+0003", "0.1000", "1E-999"};
  const Texts kStrings{R"("")",       R"("\u0000\u001f")", R"("\ud83d\ude00")", "\"\xF0\x9F\x98\x80 \xC3\xA4\"",
                       R"("\"\\\/")", R"("]},{[:,")",      R"("\n\r\t\b\f")",   "\"\x7F\xE2\x80\xA8\""};
  const Texts kWords{"true", "false", "null"};
  SeededRandom random_;
};

TEST_F(RenderJobTest, KeepsOddJsonByteForByte) {
  OddJson odd(42);
  for (int round = 0; round < 2'000; ++round) {
    const std::string args = odd.Array(6);
    const std::string custom = odd.Object(6);
    const std::string other = odd.Value(6);
    const std::string json = R"({"custom": )" + custom + R"( , "jid":"12345678","args" :)" + args +
                             R"(, "jobtype":"mail","more":)" + other + "}";
    const Result<PushedJob> pushed = ParseJob(json, kPushTime, 1 << 20);
    ASSERT_TRUE(pushed.ok()) << json << ": " << pushed.error().detail;
    job_.payload = pushed->spec.payload;
    job_.meta = pushed->spec.meta;
    EXPECT_EQ(Member("args"), args);
    EXPECT_EQ(Member("custom"), custom);
    EXPECT_EQ(Member("more"), other);
  }
}

}  // namespace
}  // namespace pawl::faktory
