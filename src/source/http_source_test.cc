#include "source/http_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/loop_fixture.h"

namespace pawl::source {
namespace {

using outbound::Failure;
using testing::HasSubstr;
using testing::Not;

// Answers each call on the spot, as another thread would.
class AnsweringTransport final : public outbound::Transport {
 public:
  outbound::TransferId Send(outbound::Request request, outbound::Sink& sink) override {
    requests.push_back(std::move(request));
    outbound::Outcome outcome{.failure = failure, .error = "as the test says"};
    if (failure == Failure::kNone) {
      if (sink.OnHead({.status = status})) {
        sink.OnBytes(page);
      } else {
        outcome.failure = Failure::kRefusedBySink;
      }
    }
    sink.OnEnd(outcome);
    return {1};
  }
  void Cancel(outbound::TransferId) override {}
  void Post(std::function<void()>) override {}
  Now now() const override { return {WallFromMillis(1'000'000'000'000), {}}; }

  std::string page;
  int status = 200;
  Failure failure = Failure::kNone;
  std::vector<outbound::Request> requests;
};

class HttpSourceTest : public testing::Test {
 protected:
  Result<Block> Read(const std::string& page, const std::string& after = {}, const std::string& scan = "{}") {
    transport_.page = page;
    const auto source = MakeHttpSource({.url = url_, .token = token_}, transport_);
    return (*source)->Read({.scan = scan, .after = after, .limit = limit_, .infinite = infinite_});
  }
  std::string Url() const { return transport_.requests.back().url.text(); }

  AnsweringTransport transport_;
  std::string url_ = "https://shop.example/orders";
  std::string token_;
  std::uint32_t limit_ = 100;
  bool infinite_ = false;
};

TEST_F(HttpSourceTest, GivesTheItemsOfAPage) {
  const auto block = Read(R"({"items":[{"id":1,"v":9007199254740993}, {"id":2}]})");
  ASSERT_TRUE(block.ok()) << ToString(block.error());
  ASSERT_EQ(block->documents.size(), 2U);
  EXPECT_EQ(block->documents[0].key, "1");
  EXPECT_EQ(block->documents[0].document, R"({"id":1,"v":9007199254740993})");
  EXPECT_FALSE(block->eof);
  EXPECT_EQ(Url(), "https://shop.example/orders?limit=100");
  EXPECT_TRUE(Read(R"({"items":[]})", "2")->eof);
  EXPECT_EQ(Url(), "https://shop.example/orders?after=2&limit=100");
  EXPECT_TRUE(Read(R"({"items":[{"id":3}],"eof":true})", "2")->eof);
}

TEST_F(HttpSourceTest, TheOffsetIsEncodedBehindTheQueryThatIsThere) {
  url_ = "https://shop.example/orders?kind=a";
  EXPECT_TRUE(Read(R"({"items":[]})", R"("a&b=ä")").ok());
  EXPECT_EQ(Url(), "https://shop.example/orders?kind=a&after=a%26b%3D%C3%A4&limit=100");
  EXPECT_TRUE(Read(R"({"items":[]})", "[1,\"a\"]").ok());
  EXPECT_EQ(Url(), "https://shop.example/orders?kind=a&after=%5B1%2C%22a%22%5D&limit=100");
}

TEST_F(HttpSourceTest, ThePageOrTheTaskNamesTheKey) {
  EXPECT_EQ(Read(R"({"items":[{"k":"a"}],"key":"k"})")->documents[0].key, R"("a")");
  EXPECT_EQ(Read(R"({"items":[{"k":"a","n":1}],"key":["k","n"]})")->documents[0].key, R"(["a",1])");
  EXPECT_EQ(Read(R"({"items":[{"k":"a","n":1}],"key":"k"})", "", R"({"key":"n"})")->documents[0].key, "1");
  EXPECT_EQ(Read(R"({"items":[{"k":"a"}]})").error().code, ErrorCode::kKeyType);
  EXPECT_EQ(Read(R"({"items":[{"id":null}]})").error().code, ErrorCode::kKeyType);
}

TEST_F(HttpSourceTest, AServerThatDoesNotGoOnIsRefused) {
  EXPECT_THAT(Read(R"({"items":[{"id":2}]})", "2").error().detail, HasSubstr("has the key 2 after 2"));
  EXPECT_THAT(Read(R"({"items":[{"id":2},{"id":1}]})").error().detail, HasSubstr("has the key 1 after 2"));
  EXPECT_THAT(Read(R"({"items":[{"id":"a"}]})", R"("a")").error().detail, HasSubstr("by increasing key"));
}

TEST_F(HttpSourceTest, MoreItemsThanWereAskedForAreLeftForTheNextBlock) {
  limit_ = 1;
  const auto block = Read(R"({"items":[{"id":1},{"id":2}],"eof":true})");
  EXPECT_EQ(block->documents.size(), 1U);
  EXPECT_FALSE(block->eof);
}

TEST_F(HttpSourceTest, YoungItemsCutThePage) {
  infinite_ = true;
  const auto block =
      Read(R"({"items":[{"id":1,"made":999999990},{"id":2,"made":"2001-09-09T01:46:38Z"},{"id":3,"made":1}]})", "",
           R"({"time":"made","settle":"5s"})");
  ASSERT_TRUE(block.ok()) << ToString(block.error());
  EXPECT_EQ(block->documents.size(), 1U);
  EXPECT_TRUE(block->held_back);
  EXPECT_FALSE(block->eof);
  EXPECT_EQ(block->lag_seconds, 2) << "of the item that was held back";
  EXPECT_THAT(Read(R"({"items":[{"id":1}]})", "", R"({"time":"made"})").error().detail, HasSubstr("is no time"));
}

TEST_F(HttpSourceTest, WhatIsNoPageMakesTheSourceUnavailable) {
  for (const std::string_view page : {"", "[]", "{}", R"({"items":{}})", R"({"items":[],"key":7})", "<html>"}) {
    EXPECT_EQ(Read(std::string(page)).error().code, ErrorCode::kSourceUnavailable) << page;
  }
  transport_.status = 302;
  EXPECT_THAT(Read("").error().detail, HasSubstr("answers with the status 302"));
  transport_.failure = Failure::kConnect;
  EXPECT_EQ(Read("").error().code, ErrorCode::kSourceUnavailable);
  transport_.failure = Failure::kBlockedAddress;
  EXPECT_EQ(Read("").error().code, ErrorCode::kBlockedUrl);
}

TEST_F(HttpSourceTest, CredentialsAreSentAndNotShown) {
  url_ = "https://shop.example/orders?key=sesame";
  token_ = "open";
  transport_.status = 403;
  const auto block = Read("");
  EXPECT_THAT(block.error().detail, Not(HasSubstr("sesame")));
  EXPECT_THAT(block.error().detail, Not(HasSubstr("open")));
  EXPECT_THAT(transport_.requests.back().headers, testing::Contains(outbound::Header{"authorization", "Bearer open"}));
  const auto bad = MakeHttpSource({.url = "ftp://u:sesame@host"}, transport_);
  EXPECT_EQ(bad.error().code, ErrorCode::kInvalid);
  EXPECT_THAT(bad.error().detail, Not(HasSubstr("sesame")));
}

class HttpSourceLoopTest : public support::LoopTestBase {};

TEST_F(HttpSourceLoopTest, ReadsThroughTheLoopAndItsGuard) {
  const std::string page = R"({"items":[{"id":1}]})";
  std::string digits;
  for (const char c : page) digits += "0123456789abcdef"[c / 16], digits += "0123456789abcdef"[c % 16];
  const auto source = MakeHttpSource({.url = peer_.Url("/hex/" + digits)}, loop());
  const auto block = (*source)->Read({.scan = "{}"});
  ASSERT_TRUE(block.ok()) << ToString(block.error());
  EXPECT_EQ(block->documents.size(), 1U);

  options_.rules = {};
  StartAnew();
  const auto inside = MakeHttpSource({.url = peer_.Url("/ok")}, loop());
  EXPECT_EQ((*inside)->Read({.scan = "{}"}).error().code, ErrorCode::kBlockedUrl);
}

TEST_F(HttpSourceLoopTest, ASilentServerIsGivenUp) {
  const auto source = MakeHttpSource({.url = peer_.Url("/hang"), .timeout = Millis(100)}, loop());
  EXPECT_EQ((*source)->Read({.scan = "{}"}).error().code, ErrorCode::kSourceUnavailable);
}

}  // namespace
}  // namespace pawl::source
