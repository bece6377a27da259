#include "server/http_parser.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pawl {
namespace {

using ParserState = RequestParser::State;

constexpr ParserLimits kLimits{1024, 100};

// Offers `bytes` one more at a time, as the slowest of clients would.
ParserState FeedSlowly(RequestParser& parser, std::string_view bytes) {
  std::string held;
  for (const char c : bytes) {
    held += c;
    held.erase(0, parser.Feed(held));
    if (parser.state() == ParserState::kComplete || parser.state() == ParserState::kRefused) break;
  }
  return parser.state();
}

int RefusalOf(std::string_view bytes) {
  RequestParser parser(kLimits);
  EXPECT_EQ(FeedSlowly(parser, bytes), ParserState::kRefused) << bytes;
  RequestParser at_once(kLimits);
  at_once.Feed(bytes);
  EXPECT_EQ(at_once.state(), ParserState::kRefused) << bytes;
  EXPECT_EQ(at_once.refusal().status, parser.refusal().status) << bytes;
  return parser.refusal().status;
}

TEST(RequestParserTest, ARequestBecomesItsParts) {
  RequestParser parser(kLimits);
  const std::string_view bytes =
      "POST /v1/a%20b?x=1&y=?2 HTTP/1.1\r\nHost: h\r\nX-Some: Value \r\nContent-Length: 3\r\n\r\nabcGET";
  EXPECT_EQ(parser.Feed(bytes), bytes.size() - 3);
  ASSERT_EQ(parser.state(), ParserState::kComplete);
  EXPECT_TRUE(parser.keep_alive());
  const http::Request request = parser.Take();
  EXPECT_EQ(request.method, "POST");
  EXPECT_EQ(request.path, "/v1/a%20b");
  EXPECT_EQ(request.query, "x=1&y=?2");
  EXPECT_EQ(request.Header("x-some"), "Value");
  EXPECT_EQ(request.body, "abc");
  EXPECT_EQ(parser.state(), ParserState::kBetween);
}

// A header in one piece was measured with the folds of its fields, one in many pieces without them.
TEST(RequestParserTest, AHeaderHasItsLimitHoweverItComesAndIsWritten) {
  const auto header = [](std::size_t size) {
    std::string bytes = "GET / HTTP/1.1\r\nHost: h\r\nA: b\r\n";
    bytes += std::string(size - bytes.size() - 5, ' ') + "c\r\n\r\n";
    EXPECT_EQ(bytes.size(), size);
    return bytes;
  };
  RequestParser slowly(kLimits);
  EXPECT_EQ(FeedSlowly(slowly, header(1024)), ParserState::kComplete);
  RequestParser at_once(kLimits);
  at_once.Feed(header(1024) + "GET");
  EXPECT_EQ(at_once.state(), ParserState::kComplete);
  EXPECT_EQ(RefusalOf(header(1025)), 431);
}

TEST(RequestParserTest, AChunkedBodyInSingleBytesIsJoinedAndItsTrailersAreNotHeaders) {
  RequestParser parser(kLimits);
  EXPECT_EQ(FeedSlowly(parser,
                       "PUT / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
                       "3;ext=1\r\nabc\r\n2\r\nde\r\n0\r\nAuthorization: evil\r\n\r\n"),
            ParserState::kComplete);
  const http::Request request = parser.Take();
  EXPECT_EQ(request.body, "abcde");
  EXPECT_EQ(request.Header("authorization"), "");
}

TEST(RequestParserTest, AnEmptyChunkedBodyInSingleBytesIsComplete) {
  RequestParser parser(kLimits);
  EXPECT_EQ(FeedSlowly(parser, "PUT / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
            ParserState::kComplete);
}

TEST(RequestParserTest, HeadComesAsGetAndAnAbsoluteTargetAsItsPath) {
  RequestParser parser(kLimits);
  parser.Feed("HEAD http://h:1/p?q HTTP/1.1\r\nHost: h\r\n\r\n");
  ASSERT_EQ(parser.state(), ParserState::kComplete);
  EXPECT_TRUE(parser.is_head());
  const http::Request request = parser.Take();
  EXPECT_EQ(request.method, "GET");
  EXPECT_EQ(request.path, "/p");
  EXPECT_EQ(request.query, "q");
}

TEST(RequestParserTest, TooMuchIsRefusedHoweverItArrives) {
  const std::string long_header = "GET / HTTP/1.1\r\nHost: h\r\nA: " + std::string(2000, 'a') + "\r\n\r\n";
  EXPECT_EQ(RefusalOf(long_header), 431);
  std::string many = "GET / HTTP/1.1\r\nHost: h\r\n";
  for (int i = 0; i < 200; ++i) many += "A: b12345\r\n";
  EXPECT_EQ(RefusalOf(many + "\r\n"), 431);
  EXPECT_EQ(RefusalOf("GET /" + std::string(2000, 'a')), 431);
  EXPECT_EQ(RefusalOf("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 101\r\n\r\n"), 413);
  const std::string chunked = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n";
  EXPECT_EQ(RefusalOf(chunked + "60\r\n" + std::string(0x60, 'a') + "\r\n60\r\n"), 413);
  EXPECT_EQ(RefusalOf(chunked + "1;" + std::string(2000, 'a')), 431);
  EXPECT_EQ(RefusalOf(chunked + "0\r\nA: " + std::string(2000, 'a')), 431);
  EXPECT_EQ(RefusalOf(chunked + "1;" + std::string(2000, 'a') + "\r\na\r\n0\r\n\r\n"), 431);
  EXPECT_EQ(RefusalOf(chunked + "0\r\nA: " + std::string(2000, 'a') + "\r\n\r\n"), 431);
}

TEST(RequestParserTest, WhatTwoServersCouldReadDifferentlyIsRefused) {
  const std::string start = "POST / HTTP/1.1\r\nHost: h\r\n";
  EXPECT_EQ(RefusalOf(start + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n"), 400);
  EXPECT_EQ(RefusalOf(start + "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n"), 400);
  EXPECT_EQ(RefusalOf(start + "Content-Length: 3\r\nContent-Length: 4\r\n\r\n"), 400);
  EXPECT_EQ(RefusalOf(start + "Content-Length: -3\r\n\r\n"), 400);
  EXPECT_EQ(RefusalOf(start + "Content-Length : 3\r\n\r\n"), 400);
  EXPECT_EQ(RefusalOf(start + "Transfer-Encoding: gzip, chunked\r\n\r\n"), 400);
  EXPECT_EQ(RefusalOf(start + "Transfer-Encoding: identity\r\n\r\n"), 400);
  EXPECT_EQ(RefusalOf(start + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n"), 400);
  EXPECT_EQ(RefusalOf("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"), 400);
}

TEST(RequestParserTest, WhatIsNotHttpIsRefused) {
  EXPECT_EQ(RefusalOf("\x16\x03\x01\x02 hello\r\n\r\n"), 400);
  EXPECT_EQ(RefusalOf("GET / HTTP/2.0\r\nHost: h\r\n\r\n"), 400);
  EXPECT_EQ(RefusalOf("GET / HTTP/1.1\r\n\r\n"), 400);
  EXPECT_EQ(RefusalOf("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"), 400);
  EXPECT_EQ(RefusalOf("GET / HTTP/1.1\nHost: a\n\n\r\n\r\n"), 400);
}

// Else a foreign page could name itself in the target and us in the header.
TEST(RequestParserTest, TheHostOfATargetIsTheHostOfTheRequest) {
  for (const auto& [target, host] :
       std::vector<std::pair<std::string, std::string>>{{"http://evil.example:7171/p", "evil.example:7171"},
                                                        {"https://evil.example?q", "evil.example"},
                                                        {"http://localhost", "localhost"},
                                                        {"/http://evil.example/", "h"},
                                                        {"/", "h"}}) {
    RequestParser parser({1'000, 1'000});
    parser.Feed("GET " + target + " HTTP/1.1\r\nHost: h\r\n\r\n");
    ASSERT_EQ(parser.state(), RequestParser::State::kComplete) << target;
    EXPECT_EQ(parser.Take().Header("host"), host) << target;
  }
  RequestParser old({1'000, 1'000});
  old.Feed("GET http://evil.example/ HTTP/1.0\r\n\r\n");
  ASSERT_EQ(old.state(), RequestParser::State::kComplete);
  EXPECT_EQ(old.Take().Header("host"), "evil.example");
}

}  // namespace
}  // namespace pawl
