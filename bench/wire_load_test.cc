#include "bench/wire_load.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <deque>
#include <string>
#include <thread>
#include <unordered_set>

#include "bench/beanstalkd_protocol.h"
#include "bench/echo_protocol.h"
#include "bench/faktory_protocol.h"
#include "bench/line_server.h"

namespace pawl::bench {
namespace {

std::string BulkOf(const std::string& text) { return fmt::format("${}\r\n{}\r\n", text.size(), text); }

// A Faktory server in memory that keeps account of what it was told. It knows jobs by their jid alone.
class FakeFaktory final : public LineHandler {
 public:
  std::string Greeting() override { return "+HI {\"v\":2,\"pawl\":[\"FETCHB\",\"ACKB\"]}\r\n"; }

  void OnLine(std::string_view line, std::string& out) override {
    const std::size_t space = line.find(' ');
    const std::string_view verb = line.substr(0, space);
    if (verb == "HELLO") {
      out += "+OK\r\n";
    } else if (verb == "PUSH" || verb == "PUSHB") {
      for (std::string& jid : Strings(line, R"("jid":")")) waiting_.push_back(std::move(jid));
      out += verb == "PUSH" ? "+OK\r\n" : BulkOf("{}");
    } else if (verb == "FETCH") {
      // Every other one is told to ask again, as a server does that has nothing just now.
      const bool has_some = ++fetches_ % 2 == 0 && !waiting_.empty();
      out += has_some ? BulkOf(Take()) : "$-1\r\n";
    } else if (verb == "FETCHB") {
      out += BulkOf(TakeSome(std::stoul(std::string(line.substr(space + 1)))));
    } else {  // ACK, ACKB
      for (const std::string& jid : Strings(line, verb == "ACK" ? R"("jid":")" : "\""))
        acknowledged_ += held_.erase(jid);
      out += verb == "ACK" ? "+OK\r\n" : BulkOf("{}");
    }
  }

  std::size_t acknowledged() const { return acknowledged_; }
  std::size_t left() const { return waiting_.size() + held_.size(); }

 private:
  // The strings of `line` that stand after `before`.
  static std::vector<std::string> Strings(std::string_view line, std::string_view before) {
    std::vector<std::string> found;
    std::size_t at = 0;
    while ((at = line.find(before, at)) != std::string_view::npos) {
      at += before.size();
      const std::size_t end = line.find('"', at);
      found.emplace_back(line.substr(at, end - at));
      at = end + 1;
    }
    return found;
  }

  std::string Take() {
    const std::string jid = waiting_.front();
    waiting_.pop_front();
    held_.insert(jid);
    return fmt::format(R"({{"jid":"{}","args":[]}})", jid);
  }

  // At most 3, so that a load has to ask several times.
  std::string TakeSome(std::size_t count) {
    std::string jobs;
    for (std::size_t i = 0; i < std::min<std::size_t>(count, 3) && !waiting_.empty(); ++i) {
      jobs += (jobs.empty() ? "" : ",") + Take();
    }
    return "[" + jobs + "]";
  }

  std::size_t fetches_ = 0;
  std::size_t acknowledged_ = 0;
  std::deque<std::string> waiting_;
  std::unordered_set<std::string> held_;
};

// A server on a thread of its own for as long as the object lives.
class Running {
 public:
  explicit Running(LineHandler& handler)
      : server_(*LineServer::Open(0, handler)), thread_([this] { EXPECT_TRUE(server_->Serve().ok()); }) {}
  ~Running() {
    server_->Stop();
    thread_.join();
  }
  std::uint16_t port() const { return server_->port(); }

 private:
  std::unique_ptr<LineServer> server_;
  std::thread thread_;
};

struct Case {
  const char* name;
  WireShape shape;
  std::size_t connections;
  std::size_t at_once;
  bool many;
};

class WireLoadTest : public testing::TestWithParam<Case> {
 protected:
  WireLoad LoadOn(std::uint16_t port) const {
    return {.port = port,
            .shape = GetParam().shape,
            .connections = GetParam().connections,
            .at_once = GetParam().at_once,
            .jobs = 1'005,
            .warm_up_jobs = 50};
  }
};

TEST_P(WireLoadTest, FinishesEveryJobThatItPushes) {
  FakeFaktory faktory;
  {
    const Running server(faktory);
    FaktoryProtocol protocol(200, GetParam().many);
    const auto figures = RunWireLoad(LoadOn(server.port()), protocol);
    ASSERT_TRUE(figures.ok()) << ToString(figures.error());
    EXPECT_GT(figures->lifecycles_per_second, 0);
    const std::size_t calls = figures->Of(WireStep::kFinish).count();
    EXPECT_EQ(figures->Of(WireStep::kPush).count(), calls);
    if (!GetParam().many) {
      EXPECT_EQ(calls, 1'005u);
    }
  }
  EXPECT_EQ(faktory.acknowledged(), 1'055u);
  EXPECT_EQ(faktory.left(), 0u);
}

TEST_P(WireLoadTest, GoesThroughTheSameStepsOnAnEcho) {
  EchoLines echo;
  const Running server(echo);
  EchoProtocol protocol(200);
  const auto figures = RunWireLoad(LoadOn(server.port()), protocol);
  ASSERT_TRUE(figures.ok()) << ToString(figures.error());
  for (const WireStep step : {WireStep::kPush, WireStep::kClaim, WireStep::kFinish}) {
    EXPECT_EQ(figures->Of(step).count(), 1'005u) << protocol.NameOf(step);
  }
}

INSTANTIATE_TEST_SUITE_P(Shapes, WireLoadTest,
                         testing::Values(Case{"OneAtATime", WireShape::kHalves, 10, 1, false},
                                         Case{"Pipelined", WireShape::kTurns, 4, 100, false},
                                         Case{"PipelinedHalves", WireShape::kHalves, 4, 100, false},
                                         Case{"ManyAtOnce", WireShape::kTurns, 4, 100, true},
                                         Case{"ManyAtOnceHalves", WireShape::kHalves, 4, 100, true}),
                         [](const auto& shape) { return shape.param.name; });

TEST(WireLoadFailureTest, ServerWithoutTheCommandsForManyIsAnError) {
  class Plain final : public LineHandler {
    std::string Greeting() override { return "+HI {\"v\":2}\r\n"; }
    void OnLine(std::string_view /*line*/, std::string& out) override { out += "+OK\r\n"; }
  };
  Plain plain;
  const Running server(plain);
  FaktoryProtocol protocol(200, true);
  const auto figures = RunWireLoad({.port = server.port()}, protocol);
  ASSERT_FALSE(figures.ok());
  EXPECT_NE(ToString(figures.error()).find("greets"), std::string::npos);
}

TEST(WireLoadFailureTest, AnswerOfAnotherProtocolIsAnError) {
  EchoLines echo;
  const Running server(echo);
  BeanstalkdProtocol protocol(200);
  EXPECT_FALSE(RunWireLoad({.port = server.port()}, protocol).ok());
}

TEST(WireLoadFailureTest, OneHalfAloneIsAnError) {
  EchoProtocol protocol(200);
  EXPECT_FALSE(RunWireLoad({.shape = WireShape::kHalves, .connections = 1}, protocol).ok());
}

}  // namespace
}  // namespace pawl::bench
