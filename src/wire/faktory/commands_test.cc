#include "wire/faktory/commands.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/json_reader.h"
#include "base/utf8.h"
#include "base/wall_format.h"

namespace pawl::faktory {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

template <typename T>
std::string ErrorOf(const Result<T>& result) {
  return result.ok() ? "no error" : result.error().detail;
}

TEST(SplitCommandTest, TakesTheVerbAndLeavesTheRestAsItIs) {
  EXPECT_EQ(SplitCommand("INFO").verb, "INFO");
  EXPECT_EQ(SplitCommand("INFO").arguments, "");
  EXPECT_EQ(SplitCommand("PUSH {\"a\": 1} ").verb, "PUSH");
  EXPECT_EQ(SplitCommand("PUSH {\"a\": 1} ").arguments, "{\"a\": 1} ");
  EXPECT_EQ(SplitCommand(" X").verb, "");
  EXPECT_EQ(SplitCommand("").verb, "");
}

TEST(SplitWordsTest, TakesAnyNumberOfSpaces) {
  EXPECT_THAT(SplitWords("  a  bc d "), ElementsAre("a", "bc", "d"));
  EXPECT_THAT(SplitWords(""), IsEmpty());
  EXPECT_THAT(SplitWords("   "), IsEmpty());
}

TEST(ParseHelloTest, ReadsAWorkerAndPassesOverWhatItDoesNotKnow) {
  const auto hello = ParseHello(
      R"({"hostname":"h1","wid":"w-1","pid":42,"labels":["golang","x y"],"v":2,"pwdhash":"ab","username":null,"z":[{}]})");
  ASSERT_TRUE(hello.ok()) << ErrorOf(hello);
  EXPECT_EQ(hello->version, 2);
  EXPECT_EQ(hello->password_hash, "ab");
  EXPECT_EQ(hello->wid, "w-1");
  EXPECT_EQ(hello->hostname, "h1");
  EXPECT_EQ(hello->pid, 42);
  EXPECT_THAT(hello->labels, ElementsAre("golang", "x y"));
}

TEST(ParseHelloTest, EmptyAndNullAreAProducerOfTheFirstVersion) {
  for (const char* json : {"{}", R"({"v":null,"wid":"","pid":null,"labels":null,"pwdhash":null})"}) {
    const auto hello = ParseHello(json);
    ASSERT_TRUE(hello.ok()) << ErrorOf(hello);
    EXPECT_EQ(hello->version, 1);
    EXPECT_EQ(hello->wid, "");
    EXPECT_FALSE(hello->pid);
    EXPECT_THAT(hello->labels, IsEmpty());
  }
}

TEST(ParseHelloTest, CutsWhatOnlyDescribesTheWorker) {
  std::string labels = "\"" + std::string(300, 'l') + "\"";
  for (int i = 0; i < 100; ++i) labels += ",\"l\"";
  const auto hello = ParseHello("{\"hostname\":\"" + std::string(300, 'h') + "\",\"labels\":[" + labels + "]}");
  ASSERT_TRUE(hello.ok()) << ErrorOf(hello);
  EXPECT_EQ(hello->hostname.size(), 256U);
  EXPECT_EQ(hello->labels.size(), 32U);
  EXPECT_EQ(hello->labels[0].size(), 128U);
}

TEST(ParseHelloTest, RefusesWhatIsNoHello) {
  for (const char* json : {"", "{", "[]", R"({"v":"2"})", R"({"wid":7})", R"({"wid":"a b"})", R"({"labels":{}})"}) {
    EXPECT_FALSE(ParseHello(json).ok()) << json;
  }
}

TEST(ParseJidTest, TakesTheJidOrSaysWhatWasSent) {
  EXPECT_EQ(*ParseJid(R"( {"jid":"12345678","x":1} )"), "12345678");
  EXPECT_EQ(*ParseJid(R"({"jid":"\u0031"})"), "1");
  for (const char* json :
       {"", "null", "[]", "{}", R"({"jid":1})", R"({"jid":null})", R"({"jid":""})", "{\"jid\":\"a"}) {
    EXPECT_THAT(ErrorOf(ParseJid(json)), StartsWith("invalid ACK " + std::string(json) + ": "));
  }
  EXPECT_LT(ErrorOf(ParseJid(std::string(1'000'000, 'x'))).size(), 300U);
}

TEST(ParseJidsTest, TakesAList) {
  EXPECT_THAT(*ParseJids(R"(["a", "b"])"), ElementsAre("a", "b"));
  EXPECT_THAT(*ParseJids("[]"), IsEmpty());
  EXPECT_EQ(ErrorOf(ParseJids(R"(["a",1])")), R"(invalid ACKB ["a",1]: [1]: must be a string, but is a number)");
  EXPECT_THAT(ErrorOf(ParseJids("{}")), StartsWith("invalid ACKB {}: "));
}

TEST(ParseFailureTest, ReadsAndTrims) {
  const auto failure =
      ParseFailure(R"({"jid":"j1","errtype":" Oops\n","message":"\tbad luck ","backtrace":["a:1","",null," b:2"]})");
  ASSERT_TRUE(failure.ok()) << ErrorOf(failure);
  EXPECT_EQ(failure->jid, "j1");
  EXPECT_EQ(failure->error.type, "Oops");
  EXPECT_EQ(failure->error.message, "bad luck");
  EXPECT_THAT(failure->error.backtrace, ElementsAre("a:1", "", "", " b:2"));
}

TEST(ParseFailureTest, WhatIsMissingIsUnknown) {
  for (const char* json : {R"({"jid":"j1"})", R"({"jid":"j1","errtype":null,"message":" ","backtrace":null})"}) {
    const auto failure = ParseFailure(json);
    ASSERT_TRUE(failure.ok()) << ErrorOf(failure);
    EXPECT_EQ(failure->error.type, "unknown");
    EXPECT_EQ(failure->error.message, "unknown");
    EXPECT_THAT(failure->error.backtrace, IsEmpty());
  }
}

TEST(ParseFailureTest, CutsBetweenCharacters) {
  std::string euros = "x";
  for (int i = 0; i < 600; ++i) euros += "€";  // three bytes each
  std::string lines = "\"" + euros + "\"";
  for (int i = 0; i < 99; ++i) lines += ",\"l\"";
  const auto failure = ParseFailure("{\"jid\":\"j1\",\"errtype\":\"" + euros + "\",\"message\":\"" + euros +
                                    "\",\"backtrace\":[" + lines + "]}");
  ASSERT_TRUE(failure.ok()) << ErrorOf(failure);
  EXPECT_EQ(failure->error.type, euros.substr(0, 100));
  EXPECT_EQ(failure->error.message, euros.substr(0, 1'000));
  EXPECT_EQ(failure->error.backtrace.size(), 50U);
  EXPECT_EQ(failure->error.backtrace[0], euros.substr(0, 1'000));
  const auto shifted = ParseFailure("{\"jid\":\"j1\",\"errtype\":\"x" + euros + "\"}");
  EXPECT_EQ(shifted->error.type.size(), 98U);
  EXPECT_TRUE(IsUtf8(shifted->error.type));
}

TEST(ParseFailureTest, SaysWhatIsWrong) {
  EXPECT_EQ(ErrorOf(ParseFailure("{}")), "missing JID");
  EXPECT_EQ(ErrorOf(ParseFailure(R"({"jid":""})")), "missing JID");
  EXPECT_THAT(ErrorOf(ParseFailure("nonsense")), StartsWith("invalid FAIL nonsense: "));
  EXPECT_THAT(ErrorOf(ParseFailure(R"({"jid":"a","message":{}})")),
              HasSubstr("message: must be a string, but is an object"));
  EXPECT_THAT(ErrorOf(ParseFailure(R"({"jid":"a","backtrace":"b"})")), HasSubstr("backtrace: must be an array"));
}

TEST(ParseFailuresTest, ReadsAListAndNamesThePlace) {
  const auto failures = ParseFailures(R"([{"jid":"a","message":"m"},{"jid":"b"}])");
  ASSERT_TRUE(failures.ok()) << ErrorOf(failures);
  ASSERT_EQ(failures->size(), 2U);
  EXPECT_EQ(failures->at(0).error.message, "m");
  EXPECT_EQ(failures->at(1).error.message, "unknown");
  EXPECT_THAT(ErrorOf(ParseFailures(R"([{"jid":"a"},{}])")), HasSubstr("[1]: must have a jid"));
}

TEST(ParseBeatTest, ReadsTheStateThatTheWorkerIsIn) {
  EXPECT_EQ(ParseBeat(R"({"wid":"w1","rss_kb":12})")->wid, "w1");
  EXPECT_FALSE(ParseBeat(R"({"wid":"w1"})")->state);
  EXPECT_FALSE(ParseBeat(R"({"wid":"w1","current_state":""})")->state);
  EXPECT_FALSE(ParseBeat(R"({"wid":"w1","current_state":null})")->state);
  EXPECT_EQ(ParseBeat(R"({"wid":"w1","current_state":"running"})")->state, WorkerState::kRunning);
  EXPECT_EQ(ParseBeat(R"({"wid":"w1","current_state":"quiet"})")->state, WorkerState::kQuiet);
  EXPECT_EQ(ParseBeat(R"({"wid":"w1","current_state":"terminate"})")->state, WorkerState::kTerminate);
  EXPECT_THAT(ErrorOf(ParseBeat("{}")), StartsWith("invalid BEAT {}: "));
  EXPECT_THAT(ErrorOf(ParseBeat(R"({"wid":"w1","current_state":"off"})")), HasSubstr("running, quiet or terminate"));
  EXPECT_EQ(Name(WorkerState::kRunning), "");
  EXPECT_EQ(Name(WorkerState::kQuiet), "quiet");
  EXPECT_EQ(Name(WorkerState::kTerminate), "terminate");
}

TEST(ParseFetchManyTest, TakesACountAndQueues) {
  EXPECT_EQ(ParseFetchMany("10 a b")->count, 10U);
  EXPECT_THAT(ParseFetchMany("10 a  b")->queues, ElementsAre("a", "b"));
  EXPECT_THAT(ParseFetchMany("1000")->queues, IsEmpty());
  for (const char* arguments : {"", "a", "0 a", "-1 a", "1001 a", "1x a", "99999999999 a"}) {
    EXPECT_THAT(ErrorOf(ParseFetchMany(arguments)), StartsWith("FETCHB needs a count from 1 to 1000")) << arguments;
  }
}

TEST(ParseTrackSetTest, KeepsWhatWasGiven) {
  const auto all =
      ParseTrackSet(R"({"desc":"\u0061 b","jid":"j1","percent": 5e1,"reserve_until":"2026-03-01T10:30:00+01:00"})");
  ASSERT_TRUE(all.ok()) << ErrorOf(all);
  EXPECT_EQ(all->jid, "j1");
  EXPECT_EQ(all->progress, R"({"percent":5e1,"desc":"\u0061 b"})");
  EXPECT_EQ(FormatTime(*all->reserve_until), "2026-03-01T09:30:00.000Z");
  const auto little = ParseTrackSet(R"({"jid":"j1","percent":null,"desc":"d","reserve_until":""})");
  ASSERT_TRUE(little.ok()) << ErrorOf(little);
  EXPECT_EQ(little->progress, R"({"desc":"d"})");
  EXPECT_FALSE(little->reserve_until);
  EXPECT_EQ(ParseTrackSet(R"({"jid":"j1"})")->progress, "");
}

TEST(ParseTrackSetTest, SaysWhatIsWrong) {
  EXPECT_THAT(ErrorOf(ParseTrackSet(R"({"percent":1})")), HasSubstr("must have a jid"));
  EXPECT_THAT(ErrorOf(ParseTrackSet(R"({"jid":"j","percent":101})")), HasSubstr("percent: must be from 0 to 100"));
  EXPECT_THAT(ErrorOf(ParseTrackSet(R"({"jid":"j","desc":1})")), HasSubstr("desc: must be a string"));
  EXPECT_THAT(ErrorOf(ParseTrackSet(R"({"jid":"j","reserve_until":"x"})")), HasSubstr("reserve_until: must be a time"));
}

TEST(PasswordHashTest, IsThatOfOtherServers) {
  EXPECT_EQ(PasswordHash("foobar", "55104dc76695721d", 1545),
            "6d877f8e5544b1f2598768f817413ab8a357afffa924dedae99eb91472d4ec30");
  EXPECT_EQ(PasswordHash("abcde123", "123", 3), "ef646abadf4ffba660d9bbb8de8e45576970de917b4c9da8cad96b49e64636d9");
  EXPECT_EQ(PasswordHash("a", "b", 0), PasswordHash("a", "b", 1));
}

}  // namespace
}  // namespace pawl::faktory
