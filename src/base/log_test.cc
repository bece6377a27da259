#include "base/log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

#include "base/json_reader.h"

namespace pawl {
namespace {

using testing::HasSubstr;

constexpr WallTime kTime = WallFromMillis(1'767'323'045'678);

std::string Line(LogFormat format, std::initializer_list<LogField> fields) {
  return FormatLogLine(format, kTime, LogLevel::kInfo, "listening", fields);
}

TEST(LogLineTest, InLogfmtQuotesOnlyWhatNeedsIt) {
  EXPECT_EQ(Line(LogFormat::kLogfmt, {{"addr", "127.0.0.1:7171"}, {"tls", true}, {"n", -3}, {"u", 3U}, {"d", 0.5}}),
            "ts=2026-01-02T03:04:05.678Z level=info event=\"listening\" addr=127.0.0.1:7171 tls=true n=-3 u=3 d=0.5\n");
  EXPECT_THAT(Line(LogFormat::kLogfmt, {{"a", ""}, {"b", "x y"}, {"c", "k=v"}, {"d", "say \"hi\"\n"}}),
              HasSubstr(R"(a="" b="x y" c="k=v" d="say \"hi\"\n")"));
  EXPECT_THAT(Line(LogFormat::kLogfmt, {{"a", "\xC3\xA9"}, {"b", "\xFF"}}),
              HasSubstr("a=\"\xC3\xA9\" b=\"\xEF\xBF\xBD\""));
}

TEST(LogLineTest, InJsonIsOneObjectALine) {
  const std::string line =
      Line(LogFormat::kJson, {{"addr", std::string("h:1")}, {"why", "a\nb"}, {"n", 18446744073709551615U}});
  EXPECT_EQ(line,
            "{\"ts\":\"2026-01-02T03:04:05.678Z\",\"level\":\"info\",\"event\":\"listening\",\"addr\":\"h:1\","
            "\"why\":\"a\\nb\",\"n\":18446744073709551615}\n");
  EXPECT_TRUE(ValidateJson(line).ok());
}

TEST(LogLineTest, HidesSecrets) {
  for (const LogFormat format : {LogFormat::kLogfmt, LogFormat::kJson}) {
    const std::string line =
        Line(format, {{"accessToken", "abc123"}, {"Password", 123456}, {"url", "redis://u:hunter2@h"}});
    EXPECT_THAT(line, HasSubstr("[redacted]"));
    for (const char* secret : {"abc123", "123456", "hunter2"}) EXPECT_EQ(line.find(secret), std::string::npos) << line;
  }
}

TEST(LogTest, WritesFromItsLevelOn) {
  SetLog(LogFormat::kLogfmt, LogLevel::kWarn);
  testing::internal::CaptureStderr();
  Log(LogLevel::kInfo, "quiet");
  Log(LogLevel::kWarn, "loud", {{"n", 1}});
  const std::string written = testing::internal::GetCapturedStderr();
  SetLog(LogFormat::kLogfmt, LogLevel::kInfo);
  EXPECT_EQ(written.find("quiet"), std::string::npos);
  EXPECT_THAT(written, HasSubstr("level=warn event=\"loud\" n=1\n"));
}

TEST(LogTest, FromManyThreadsKeepsLinesWhole) {
  SetLog(LogFormat::kJson, LogLevel::kInfo);
  testing::internal::CaptureStderr();
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([] {
      for (int i = 0; i < 50; ++i) Log(LogLevel::kInfo, "e", {{"text", std::string(200, 'x')}});
    });
  }
  for (std::thread& thread : threads) thread.join();
  const std::string written = testing::internal::GetCapturedStderr();
  SetLog(LogFormat::kLogfmt, LogLevel::kInfo);
  std::size_t lines = 0;
  for (std::size_t at = 0, end = 0; (end = written.find('\n', at)) != std::string::npos; at = end + 1, ++lines) {
    EXPECT_TRUE(ValidateJson(written.substr(at, end - at)).ok());
  }
  EXPECT_EQ(lines, 200U);
}

}  // namespace
}  // namespace pawl
