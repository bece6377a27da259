// The loop against a web server that misbehaves in every way that it can.
#include "outbound/loop.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/ioctl.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <future>

#include "tests/support/loop_fixture.h"
#include "tests/support/redis_process.h"
#include "tests/support/temp_dir.h"

namespace pawl::outbound {
namespace {

using support::HttpPeer;
using support::WaitingSink;

class LoopTest : public support::LoopTestBase {
 protected:
  // What the server saw of the request, head and body.
  std::string Echo(Request request) {
    request.url = *ParseUrl(peer_.Url("/echo"));
    WaitingSink sink;
    const Outcome outcome = Call(std::move(request), sink);
    EXPECT_EQ(outcome.status, 200) << outcome.error;
    return sink.body;
  }
};

TEST_F(LoopTest, AnAnswerArrives) {
  WaitingSink sink;
  const Outcome outcome = Call(Get(peer_.Url("/bytes/100000")), sink);
  EXPECT_EQ(outcome.failure, Failure::kNone) << outcome.error;
  EXPECT_EQ(outcome.status, 200);
  EXPECT_EQ(outcome.bytes_received, 100'000U);
  EXPECT_EQ(outcome.address->ToText(), "127.0.0.1");
  EXPECT_EQ(sink.head.status, 200);
  EXPECT_EQ(sink.head.content_length, 100'000U);
  EXPECT_EQ(sink.head.Value("CONTENT-length"), "100000");
  EXPECT_EQ(sink.body, std::string(100'000, 'x'));
}

TEST_F(LoopTest, AnAnswerInChunksArrivesWhole) {
  WaitingSink sink;
  EXPECT_EQ(Call(Get(peer_.Url("/chunked/1234")), sink).failure, Failure::kNone);
  EXPECT_EQ(sink.body.size(), 1'234U);
  EXPECT_FALSE(sink.head.content_length);
}

// The descriptor of our end of the only connection to this port.
int DescriptorTo(std::uint16_t port) {
  for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
    const int fd = std::stoi(entry.path().filename());
    sockaddr_in peer{};
    socklen_t size = sizeof peer;
    const bool connected = getpeername(fd, reinterpret_cast<sockaddr*>(&peer), &size) == 0;
    if (connected && peer.sin_family == AF_INET && ntohs(peer.sin_port) == port) return fd;
  }
  return -1;
}

// Measures how much the loop reads at once of an answer of /hold-body, by what is left at the socket: libcurl hands on
// what it has read in smaller pieces.
class ReadMeter final : public Sink {
 public:
  explicit ReadMeter(HttpPeer& peer) : peer_(peer) {}

  // The whole body is at the socket before it is read.
  bool OnHead(const Head& head) override {
    peer_.Release();
    left_ = *head.content_length;
    return support::WaitUntil([&] { return Unread() == left_; });
  }
  bool OnBytes(std::span<const char>) override {
    const std::uint64_t unread = Unread();
    most_ = std::max(most_, left_ - unread);
    left_ = unread;
    return true;
  }
  void OnEnd(const Outcome& outcome) override { ended_.set_value(outcome); }

  Outcome Wait() { return ended_.get_future().get(); }
  std::uint64_t most() const { return most_; }  // after Wait

 private:
  std::uint64_t Unread() const {
    int bytes = 0;
    EXPECT_EQ(ioctl(DescriptorTo(peer_.port()), FIONREAD, &bytes), 0);
    return static_cast<std::uint64_t>(bytes);
  }

  HttpPeer& peer_;
  std::uint64_t left_ = 0;
  std::uint64_t most_ = 0;
  std::promise<Outcome> ended_;
};

TEST_F(LoopTest, OnlyOfAnAnswerThatMayBeLargeMuchIsReadAtOnce) {
  const auto most_read = [&](std::uint64_t max_bytes) {
    HttpPeer peer;
    ReadMeter meter(peer);
    Request request = Get(peer.Url("/hold-body/50000"));
    request.max_bytes = max_bytes;
    EXPECT_NE(loop().Send(std::move(request), meter).value, 0U);
    const Outcome outcome = meter.Wait();
    EXPECT_EQ(outcome.failure, Failure::kNone) << outcome.error;
    EXPECT_EQ(outcome.bytes_received, 50'000U);
    return meter.most();
  };
  EXPECT_EQ(most_read(1U << 20U), 16U << 10U);
  EXPECT_EQ(most_read(2U << 20U), 50'000U);
}

TEST_F(LoopTest, EveryStatusIsAnAnswer) {
  for (const int status : {200, 204, 302, 304, 404, 429, 500, 503}) {
    const Outcome outcome = Call(peer_.Url("/status/" + std::to_string(status)));
    EXPECT_EQ(outcome.failure, Failure::kNone) << outcome.error;
    EXPECT_EQ(outcome.status, status);
  }
}

TEST_F(LoopTest, ARedirectIsNotFollowed) {
  WaitingSink sink;
  const Outcome outcome = Call(Get(peer_.Url("/farm/1")), sink);
  EXPECT_EQ(outcome.status, 302);
  EXPECT_EQ(sink.head.Value("location"), "/farm/2");
  EXPECT_EQ(peer_.seen().size(), 1U);
}

TEST_F(LoopTest, TheRequestIsAsItWasGivenAndNoMore) {
  const std::string get = Echo({.headers = {{"X-A", "b"}, {"X-Empty", ""}}});
  EXPECT_TRUE(get.starts_with("GET /echo HTTP/1.1\r\n")) << get;
  EXPECT_NE(get.find("\r\nX-A: b\r\n"), std::string::npos) << get;
  EXPECT_NE(get.find("\r\nX-Empty:"), std::string::npos) << get;
  EXPECT_NE(get.find("\r\nAccept-Encoding: identity\r\n"), std::string::npos) << get;
  for (const char* none : {"Expect", "Content-Type", "User-Agent", "Cookie"}) {
    EXPECT_EQ(get.find(none), std::string::npos) << get;
  }
  const std::string post =
      Echo({.method = "POST", .headers = {{"content-type", "application/json"}}, .body = "{\"a\":1}"});
  EXPECT_TRUE(post.starts_with("POST ") && post.ends_with("\r\n\r\n{\"a\":1}")) << post;
  EXPECT_NE(post.find("content-type: application/json"), std::string::npos) << post;
  const std::string empty = Echo({.method = "POST"});
  EXPECT_NE(empty.find("Content-Length: 0"), std::string::npos) << empty;
  EXPECT_EQ(empty.find("Content-Type"), std::string::npos) << empty;
  EXPECT_TRUE(Echo({.method = "DELETE"}).starts_with("DELETE "));
  EXPECT_TRUE(Echo({.method = "PATCH", .body = "x"}).starts_with("PATCH "));
  EXPECT_EQ(Echo({.method = "HEAD"}), "");
}

TEST_F(LoopTest, APartOfAFileIsUploaded) {
  const support::TempDir dir;
  support::WriteFile(dir.File("f"), "0123456789");
  const FileHandle file(open(dir.File("f").c_str(), O_RDONLY | O_CLOEXEC));
  const std::string put = Echo({.method = "PUT", .upload = Upload{file.fd(), 2, 5}});
  EXPECT_TRUE(put.starts_with("PUT ") && put.ends_with("\r\n\r\n23456")) << put;
  EXPECT_NE(put.find("Content-Length: 5"), std::string::npos) << put;
  EXPECT_EQ(lseek(file.fd(), 0, SEEK_CUR), 0);
}

TEST_F(LoopTest, AHeaderThatWouldEndTheRequestIsNotSent) {
  Request request = Get(peer_.Url("/ok"));
  request.headers = {{"X-A", "b\r\nX-C: d"}};
  EXPECT_EQ(Word(Call(request)), "invalid_payload");
  request.headers = {{"Content-Length", "5"}};
  EXPECT_EQ(Word(Call(request)), "invalid_payload");
  EXPECT_TRUE(peer_.seen().empty());
}

TEST_F(LoopTest, AConnectionThatEndsEarlyIsACut) {
  for (const char* path : {"/cut/0", "/cut/1000", "/close", "/reset", "/garbage"}) {
    const Outcome outcome = Call(peer_.Url(path));
    EXPECT_EQ(Word(outcome), "cut") << path << ": " << outcome.error;
    EXPECT_FALSE(outcome.error.empty());
  }
  EXPECT_EQ(Call(peer_.Url("/cut/1000")).status, 200) << "the head came";
}

TEST_F(LoopTest, AnAnswerHasABound) {
  Request request = Get(peer_.Url("/endless"));
  request.max_bytes = 100'000;
  WaitingSink sink;
  EXPECT_EQ(Word(Call(request, sink)), "too_large");
  EXPECT_LE(sink.body.size(), 100'000U);
  request.max_bytes = 999;
  for (const char* path : {"/bytes/1000", "/chunked/1000"}) {
    request.url = *ParseUrl(peer_.Url(path));
    EXPECT_EQ(Word(Call(request)), "too_large") << path;
  }
  request.max_bytes = 1'000;
  for (const char* path : {"/bytes/1000", "/chunked/1000"}) {
    request.url = *ParseUrl(peer_.Url(path));
    EXPECT_EQ(Call(request).bytes_received, 1'000U) << path;
  }
}

TEST_F(LoopTest, TheHeadersOfAnAnswerHaveABound) {
  EXPECT_EQ(Word(Call(peer_.Url("/headers"))), "headers_too_large");
  EXPECT_EQ(Word(Call(peer_.Url("/continue"))), "headers_too_large");
}

TEST_F(LoopTest, ARefusedConnectionIsAFailureToConnect) {
  const Outcome outcome = Call("http://127.0.0.1:" + std::to_string(support::FreePort()) + "/");
  EXPECT_EQ(Word(outcome), "connect") << outcome.error;
  EXPECT_EQ(outcome.status, 0);
}

TEST_F(LoopTest, NoAnswerInTimeIsATimeout) {
  Request request = Get(peer_.Url("/hang"));
  request.timeout = Millis(500);
  EXPECT_EQ(Word(Call(request)), "timeout");
  EXPECT_EQ(Call(peer_.Url("/ok")).status, 200);
  EXPECT_EQ(Word(Call(request)), "timeout") << "on a connection that was kept";
  request.url = *ParseUrl(peer_.Url("/stall"));
  const Outcome outcome = Call(request);
  EXPECT_EQ(Word(outcome), "timeout") << outcome.error;
  EXPECT_EQ(outcome.status, 200);
}

TEST_F(LoopTest, AHandshakeThatIsNotAnsweredIsAFailureToConnect) {
  Request request = Get("https://127.0.0.1:" + std::to_string(peer_.port()) + "/");
  request.connect_timeout = Millis(100);
  EXPECT_EQ(Word(Call(request)), "connect");
}

TEST_F(LoopTest, ATrickleIsTooSlow) {
  Request request = Get(peer_.Url("/stall"));
  request.lowest_speed = {.bytes_per_second = 1'000, .over = std::chrono::seconds(1)};
  EXPECT_EQ(Word(Call(request)), "too_slow");
}

TEST_F(LoopTest, TheSinkCanRefuseTheHeadOrTheRest) {
  WaitingSink no_head;
  no_head.take_head = false;
  EXPECT_EQ(Call(Get(peer_.Url("/endless")), no_head).failure, Failure::kRefusedBySink);
  EXPECT_EQ(no_head.body, "");
  WaitingSink some;
  some.take_bytes = 100;
  EXPECT_EQ(Call(Get(peer_.Url("/endless")), some).failure, Failure::kRefusedBySink);
}

TEST_F(LoopTest, RetryAfterIsReadInBothForms) {
  EXPECT_EQ(Call(peer_.Url("/retry-after/503/120")).retry_after, Millis(120'000));
  EXPECT_EQ(Call(peer_.Url("/retry-after/503/9999999")).retry_after, Millis(24 * 3'600'000));
  EXPECT_FALSE(Call(peer_.Url("/status/503")).retry_after);
  const std::time_t soon = std::time(nullptr) + 3'600;
  std::array<char, 64> date{};
  std::tm parts{};
  std::strftime(date.data(), date.size(), "%a,%%20%d%%20%b%%20%Y%%20%H:%M:%S%%20GMT", gmtime_r(&soon, &parts));
  const auto after = Call(peer_.Url("/retry-after/429/" + std::string(date.data()))).retry_after;
  ASSERT_TRUE(after);
  EXPECT_GT(*after, Millis(3'000'000));
  EXPECT_LE(*after, Millis(3'600'000));
}

TEST_F(LoopTest, AKeptConnectionIsUsedAgain) {
  for (int i = 0; i < 3; ++i) EXPECT_EQ(Call(peer_.Url("/ok")).status, 200);
  EXPECT_EQ(peer_.seen().back().connection, 0);
  EXPECT_EQ(Call(peer_.Url("/goodbye")).status, 200);
  EXPECT_EQ(Call(peer_.Url("/ok")).status, 200);
  EXPECT_EQ(peer_.seen().back().connection, 1);
}

TEST_F(LoopTest, ConnectionsAreKeptForSoManyHosts) {
  dns_.SetAllOthers("127.0.0.1");
  options_.kept_hosts_max = 2;
  for (const char* host : {"a.test", "b.test", "c.test", "d.test", "a.test", "c.test"}) {
    EXPECT_EQ(Call(peer_.UrlOf(host, "/ok")).status, 200);
  }
  EXPECT_TRUE(peer_.WaitForOpenConnections(2));
  const auto seen = peer_.seen();
  EXPECT_EQ(seen.at(4).connection, seen.at(0).connection);
  EXPECT_NE(seen.at(5).connection, seen.at(2).connection);
}

// libcurl connects again when a kept connection turns out to be dead, and needs the addresses for that.
TEST_F(LoopTest, AServerThatRestartedIsConnectedToAgain) {
  dns_.Set("kept.test", {"127.0.0.1"});
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(Word(Call(peer_.UrlOf("kept.test", "/ok"))), "");
    peer_.CloseConnections();
    EXPECT_TRUE(peer_.WaitForOpenConnections(0));
  }
}

TEST_F(LoopTest, ACancelledTransferEndsAsCancelled) {
  WaitingSink sink;
  const TransferId id = loop().Send(Get(peer_.Url("/stall")), sink);
  ASSERT_TRUE(peer_.WaitForRequests(1));
  loop().Cancel(id);
  EXPECT_EQ(sink.Wait().failure, Failure::kCancelled);
  EXPECT_TRUE(peer_.WaitForOpenConnections(0));
  loop().Cancel(id);              // has ended
  loop().Cancel(TransferId{99});  // was never there
  EXPECT_EQ(Call(peer_.Url("/ok")).status, 200);
}

TEST_F(LoopTest, ALookupIsCancelledToo) {
  dns_.SetRounds("silent.test", {{.kind = support::DnsPeer::Round::Kind::kSilence}});
  WaitingSink sink;
  const TransferId id = loop().Send(Get(peer_.UrlOf("silent.test", "/ok")), sink);
  loop().Cancel(id);
  EXPECT_EQ(sink.Wait().failure, Failure::kCancelled);
}

TEST_F(LoopTest, StopEndsAllTransfersAndRefusesMore) {
  dns_.SetRounds("silent.test", {{.kind = support::DnsPeer::Round::Kind::kSilence}});
  std::array<WaitingSink, 3> sinks;
  loop().Send(Get(peer_.Url("/hang")), sinks[0]);
  loop().Send(Get(peer_.Url("/stall")), sinks[1]);
  loop().Send(Get(peer_.UrlOf("silent.test", "/ok")), sinks[2]);
  ASSERT_TRUE(peer_.WaitForRequests(2));
  EXPECT_EQ(loop().in_flight(), 3U);
  loop().Stop();
  for (WaitingSink& sink : sinks) {
    ASSERT_TRUE(sink.ended());
    EXPECT_EQ(sink.Wait().failure, Failure::kStopping);
  }
  WaitingSink late;
  EXPECT_EQ(loop().Send(Get(peer_.Url("/ok")), late).value, 0U);
  loop().Cancel(TransferId{1});
  loop().Post([] { FAIL() << "after the end"; });
  loop().Stop();
}

TEST_F(LoopTest, PostedTasksRunInOrderOnOneThread) {
  std::promise<void> done;
  std::vector<int> order;
  std::vector<std::thread::id> threads;
  for (int i = 0; i < 100; ++i) {
    loop().Post([&, i] {
      order.push_back(i);
      threads.push_back(std::this_thread::get_id());
      if (i == 99) done.set_value();
    });
  }
  ASSERT_EQ(done.get_future().wait_for(support::kPatience), std::future_status::ready);
  loop().Stop();
  for (int i = 0; i < 100; ++i) EXPECT_EQ(order.at(static_cast<std::size_t>(i)), i);
  for (const auto& thread : threads) EXPECT_EQ(thread, threads.front());
  EXPECT_NE(threads.front(), std::this_thread::get_id());
}

// A sink that sends the next request when the one before has ended.
class Chain final : public Sink {
 public:
  Chain(Transport& transport, Request request, int count)
      : transport_(transport), request_(std::move(request)), left_(count) {}
  void Start() { transport_.Send(request_, *this); }
  bool OnHead(const Head&) override { return true; }
  bool OnBytes(std::span<const char>) override { return true; }
  void OnEnd(const Outcome& outcome) override {
    good_ = good_ && outcome.status == 200;
    if (--left_ > 0) return Start();
    done_.set_value(good_);
  }
  bool Wait() {
    auto result = done_.get_future();
    return result.wait_for(support::kPatience) == std::future_status::ready && result.get();
  }

 private:
  Transport& transport_;
  const Request request_;
  int left_;
  bool good_ = true;
  std::promise<bool> done_;
};

TEST_F(LoopTest, ASinkMaySendFromItsEnd) {
  Chain chain(loop(), Get(peer_.Url("/ok")), 50);
  chain.Start();
  EXPECT_TRUE(chain.Wait());
  EXPECT_EQ(peer_.seen().size(), 50U);
}

TEST_F(LoopTest, ManyRunAtOnceAndOneStallsNobody) {
  std::vector<std::unique_ptr<WaitingSink>> stalled;
  for (int i = 0; i < 50; ++i) {
    stalled.push_back(std::make_unique<WaitingSink>());
    loop().Send(Get(peer_.Url("/hold")), *stalled.back());
  }
  ASSERT_TRUE(peer_.WaitForRequests(50));
  EXPECT_EQ(peer_.MostAtOnce("127.0.0.1:" + std::to_string(peer_.port())), 50U);
  EXPECT_EQ(Call(peer_.Url("/ok")).status, 200);
  peer_.Release();
  for (const auto& sink : stalled) EXPECT_EQ(sink->Wait().status, 200);
}

// libcurl would start a thread for each host that it looks up, and join it on the loop's thread.
TEST_F(LoopTest, NoHostIsLookedUpByLibcurl) {
  dns_.SetAllOthers("127.0.0.1");
  options_.resolver.tries = 4;  // of so many datagrams some may be lost
  const auto threads = [] {
    return std::distance(std::filesystem::directory_iterator("/proc/self/task"), std::filesystem::directory_iterator());
  };
  EXPECT_EQ(Call(peer_.UrlOf("warm.test", "/ok")).status, 200);
  const auto before = threads();
  std::vector<std::unique_ptr<WaitingSink>> sinks;
  for (int i = 0; i < 200; ++i) {
    sinks.push_back(std::make_unique<WaitingSink>());
    loop().Send(Get(peer_.UrlOf("h" + std::to_string(i) + ".test", "/hold")), *sinks.back());
  }
  ASSERT_TRUE(peer_.WaitForRequests(201));
  EXPECT_EQ(threads(), before);
  peer_.Release();
  for (const auto& sink : sinks) EXPECT_EQ(sink->Wait().status, 200);
  EXPECT_EQ(threads(), before);
}

TEST_F(LoopTest, ProxiesOfTheEnvironmentAreNotUsed) {
  setenv("http_proxy", "http://127.0.0.1:1", 1);
  setenv("all_proxy", "http://127.0.0.1:1", 1);
  EXPECT_EQ(Call(peer_.Url("/ok")).status, 200);
  unsetenv("http_proxy");
  unsetenv("all_proxy");
}

TEST_F(LoopTest, ALoopThatWasNeverUsedHasNoThread) {
  const Loop unused(options_);
  EXPECT_EQ(unused.in_flight(), 0U);
  EXPECT_EQ(unused.lag().count(), 0);
}

TEST(LagMeterTest, SaysTheLongestRoundOfTheLastSecond) {
  using std::chrono::milliseconds;
  LagMeter meter;
  const LagMeter::Time start{std::chrono::hours(1)};
  const auto at = [&](int ms) { return start + milliseconds(ms); };
  meter.Add(at(0), at(80));
  meter.Add(at(100), at(110));
  EXPECT_EQ(meter.Worst(at(120)), milliseconds(80));
  EXPECT_EQ(meter.Worst(at(1'079)), milliseconds(80));
  meter.Add(at(1'090), at(1'100));
  EXPECT_EQ(meter.Worst(at(1'100)), milliseconds(80));
  meter.Add(at(2'150), at(2'155));
  EXPECT_EQ(meter.Worst(at(2'155)), milliseconds(10));
  EXPECT_EQ(meter.Worst(at(9'000)), milliseconds(0));
}

}  // namespace
}  // namespace pawl::outbound
