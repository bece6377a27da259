// Dialogues with a listening server, in raw bytes: what a client sends and what it gets.
#include "server/http_server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <atomic>
#include <optional>
#include <thread>
#include <vector>

#include "tests/support/http_test_client.h"

namespace pawl {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(HttpServerTest, AConnectionServesManyRequests) {
  auto server = StartServer(TestOptions(), EchoHandler());
  RawClient client(server->port());
  for (int i = 0; i < 3; ++i) {
    client.Send("POST /v1/jobs?a=b HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody");
    const std::string response = client.ReadResponse();
    EXPECT_THAT(response, StartsWith("HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 22\r\n"));
    EXPECT_THAT(response, HasSubstr("\r\ndate: "));
    EXPECT_THAT(response, Not(HasSubstr("connection:")));
    EXPECT_THAT(response, EndsWith("\r\n\r\nPOST /v1/jobs?a=b|body"));
  }
  EXPECT_EQ(server->ConnectionCount(), 1U);
}

TEST(HttpServerTest, ASocketIsHandedOnAndClientsWaitMeanwhile) {
  ListenOptions options = TestOptions();
  auto before = StartServer(options, EchoHandler());
  const std::uint16_t port = before->port();
  options.socket = before->socket();
  before->Stop(Millis(0));
  EXPECT_EQ(before->socket(), nullptr);
  RawClient client(port);
  client.Send(Get("/meanwhile"));
  auto after = StartServer(options, EchoHandler());
  EXPECT_EQ(after->port(), port);
  EXPECT_THAT(client.ReadResponse(), EndsWith("GET /meanwhile|"));
}

TEST(HttpServerTest, TheHandlerIsToldThePeer) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/"));
  auto entry = queue.Next();
  EXPECT_THAT(entry.request.peer, StartsWith("127.0.0.1:"));
  entry.Answer("");
}

TEST(HttpServerTest, PipelinedRequestsAnsweredBackwardsAreSentInOrder) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/1") + Get("/2") + Get("/3"));
  auto first = queue.Next();
  auto second = queue.Next();
  auto third = queue.Next();
  third.Answer("three");
  second.Answer("two");
  first.Answer("one");
  EXPECT_THAT(client.ReadResponse(), EndsWith("\r\n\r\none"));
  EXPECT_THAT(client.ReadResponse(), EndsWith("\r\n\r\ntwo"));
  EXPECT_THAT(client.ReadResponse(), EndsWith("\r\n\r\nthree"));
}

// Sends 50 requests at once, and expects that never more than so many of them are at the handler.
void ExpectAtMostInFlight(const ListenOptions& options, int most) {
  RequestQueue queue;
  auto server = StartServer(options, queue.handler());
  RawClient client(server->port());
  std::string requests;
  for (int i = 0; i < 50; ++i) requests += Get("/" + std::to_string(i));
  client.Send(requests);
  for (int answered = 0; answered < 50; ++answered) {
    auto entry = queue.Next();
    EXPECT_LE(queue.seen(), answered + most);
    entry.Answer(entry.request.path);
    EXPECT_THAT(client.ReadResponse(), EndsWith("\r\n\r\n/" + std::to_string(answered)));
  }
}

TEST(HttpServerTest, NoMoreThanMaxPipelinedRequestsAreInFlight) {
  ListenOptions options = TestOptions();
  options.max_pipelined = 2;
  ExpectAtMostInFlight(options, 2);
}

TEST(HttpServerTest, NoMoreThanEightGetsOfAConnectionAreInFlight) { ExpectAtMostInFlight(TestOptions(), 8); }

TEST(HttpServerTest, AClientThatReadsLateGetsAllItAskedFor) {
  const std::string big(512U << 10U, 'b');
  auto server = StartServer(TestOptions(),
                            [&big](const http::Request&, const auto& responder) { responder->Send({.body = big}); });
  RawClient client(server->port(), 16 << 10);
  std::string requests;
  for (int i = 0; i < 100; ++i) requests += Get("/");
  client.Send(requests);
  for (int i = 0; i < 100; ++i) ASSERT_EQ(client.ReadResponse().size() > big.size(), true) << i;
}

TEST(HttpServerTest, AChunkedBodyArrivesWhole) {
  auto server = StartServer(TestOptions(), EchoHandler());
  RawClient client(server->port());
  client.Send("PUT /c HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n");
  client.Send("4\r\ndefg\r\n0\r\n\r\n");
  EXPECT_THAT(client.ReadResponse(), EndsWith("PUT /c|abcdefg"));
}

TEST(HttpServerTest, ALargeBodyArrivesWhole) {
  auto server = StartServer(TestOptions(), EchoHandler());
  RawClient client(server->port());
  const std::string body(5U << 20U, 'x');
  client.Send("PUT /c HTTP/1.1\r\nHost: x\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
  EXPECT_THAT(client.ReadResponse(), EndsWith("PUT /c|" + body));
}

TEST(HttpServerTest, JsonEndsWithANewlineThatItsLengthCounts) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/json") + "HEAD /json HTTP/1.1\r\nHost: x\r\n\r\n" + Get("/text") + Get("/nothing"));
  queue.Next().responder->Send({.content_type = "application/json", .body = "{}"});
  queue.Next().responder->Send({.content_type = "application/problem+json", .body = "{}"});
  queue.Next().responder->Send({.content_type = "text/plain", .body = "a"});
  queue.Next().responder->Send({.status = 204});
  const std::string json = client.ReadResponse();
  EXPECT_THAT(json, HasSubstr("content-length: 3\r\n"));
  EXPECT_THAT(json, EndsWith("\r\n\r\n{}\n"));
  EXPECT_THAT(client.ReadResponse(true), HasSubstr("content-length: 3\r\n"));
  EXPECT_THAT(client.ReadResponse(), EndsWith("\r\n\r\na"));
  EXPECT_THAT(client.ReadResponse(), StartsWith("HTTP/1.1 204 "));
}

TEST(HttpServerTest, HeadGetsTheHeadOfGet) {
  auto server = StartServer(TestOptions(), EchoHandler());
  RawClient client(server->port());
  client.Send("HEAD /h HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_THAT(client.ReadResponse(true), HasSubstr("content-length: 7\r\n"));
  client.Send(Get("/g"));
  EXPECT_THAT(client.ReadResponse(), EndsWith("\r\n\r\nGET /g|"));
}

TEST(HttpServerTest, AClientThatAsksBeforeItSendsIsToldToContinue) {
  auto server = StartServer(TestOptions(), EchoHandler());
  RawClient client(server->port());
  client.Send("PUT /e HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
  EXPECT_EQ(client.ReadThrough("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  client.Send("ok");
  EXPECT_THAT(client.ReadResponse(), EndsWith("PUT /e|ok"));
}

TEST(HttpServerTest, ContinueWaitsForTheAnswersBeforeIt) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/1") + "PUT /2 HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
  queue.Next().Answer("one");
  EXPECT_THAT(client.ReadResponse(), EndsWith("one"));
  EXPECT_EQ(client.ReadThrough("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  client.Send("ok");
  queue.Next().Answer("two");
  EXPECT_THAT(client.ReadResponse(), EndsWith("two"));
}

TEST(HttpServerTest, ATooLargeBodyIsRefusedBeforeItIsSent) {
  ListenOptions options = TestOptions();
  options.max_body_bytes = 1000;
  auto server = StartServer(options, EchoHandler());
  RawClient client(server->port());
  client.Send("PUT / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 1001\r\n\r\n");
  const std::string answer = client.ReadToEnd();
  EXPECT_THAT(answer, StartsWith("HTTP/1.1 413 Payload Too Large\r\ncontent-type: application/problem+json\r\n"));
  EXPECT_THAT(answer, HasSubstr("connection: close\r\n"));
  EXPECT_THAT(answer, EndsWith(R"({"type":"about:blank","title":"Too large","status":413,"code":"too_large",)"
                               R"("detail":"the body may have up to 1000 bytes"})"
                               "\n"));
}

TEST(HttpServerTest, ARefusedClientThatGoesOnSendingStillGetsTheAnswer) {
  ListenOptions options = TestOptions();
  options.max_body_bytes = 1000;
  auto server = StartServer(options, EchoHandler());
  RawClient client(server->port());
  client.Send("PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n" + std::string(1'000'000, 'x'));
  EXPECT_THAT(client.ReadToEnd(), StartsWith("HTTP/1.1 413 "));
}

// Refuses what has no "ok" in its path.
std::optional<http::Response> RefuseStrangers(const http::Request& head) {
  if (head.path.find("ok") != std::string::npos) return std::nullopt;
  return http::Response{.status = 401, .content_type = "text/plain", .body = "who are you, " + head.peer};
}

TEST(HttpServerTest, ARequestThatIsRefusedByItsHeaderIsAnsweredBeforeItsBody) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler(), RefuseStrangers);
  for (const char* rest : {"Content-Length: 16000000\r\n\r\n", "Content-Length: 16000000\r\n\r\nabc",
                           "Content-Length: 16000000\r\nExpect: 100-continue\r\n\r\n",
                           "Transfer-Encoding: chunked\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n"}) {
    RawClient client(server->port());
    client.Send(std::string("PUT /no HTTP/1.1\r\nHost: x\r\n") + rest);
    const std::string answer = client.ReadToEnd();
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 401 Unauthorized\r\n")) << rest;
    EXPECT_THAT(answer, HasSubstr("connection: close\r\n")) << rest;
    EXPECT_THAT(answer, HasSubstr("who are you, 127.0.0.1:")) << rest;
    EXPECT_FALSE(client.timed_out());
  }
  EXPECT_EQ(queue.seen(), 0);
}

// Once the rest of a refused body could have been taken for the next request.
TEST(HttpServerTest, WhatFollowsARefusedHeaderIsNotTakenForARequest) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler(), RefuseStrangers);
  RawClient client(server->port());
  client.Send(Get("/ok") + "PUT /no HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n");
  queue.Next().Answer("first");
  EXPECT_THAT(client.ReadResponse(), EndsWith("first"));
  std::string smuggled;
  while (smuggled.size() < 200'000) smuggled += Get("/ok");
  client.Send(smuggled);
  EXPECT_THAT(client.ReadToEnd(), StartsWith("HTTP/1.1 401 "));
  EXPECT_EQ(queue.seen(), 1);
}

TEST(HttpServerTest, AnAdmittedRequestGoesOnAsEver) {
  auto server = StartServer(TestOptions(), EchoHandler(), RefuseStrangers);
  RawClient client(server->port());
  for (int i = 0; i < 2; ++i) {
    client.Send("PUT /ok HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n");
    EXPECT_EQ(client.ReadThrough("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
    client.Send("bo");
    client.Send("dy");
    EXPECT_THAT(client.ReadResponse(), EndsWith("PUT /ok|body"));
  }
}

// Once 64 answers of any size were rendered for a client that read none of them.
TEST(HttpServerTest, AnswersAreNotRenderedWhileTheClientLeavesOthersUnread) {
  constexpr int kRequests = 8;
  const std::string big(2U << 20U, 'b');
  std::atomic<int> rendered = 0;
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port(), 4 << 10);
  std::string requests;
  for (int i = 0; i < kRequests; ++i) requests += Get("/" + std::to_string(i));
  client.Send(requests);
  std::vector<RequestQueue::Entry> entries;
  for (int i = 0; i < kRequests; ++i) entries.push_back(queue.Next());
  for (int i = kRequests; i-- > 0;) {
    entries[static_cast<std::size_t>(i)].responder->SendLater([&rendered, &big] {
      ++rendered;
      return http::Response{.body = big};
    });
  }
  RawClient other(server->port());  // on the same thread: when it is served, the letters above have been read
  other.Send(Get("/other"));
  queue.Next().Answer("served");
  EXPECT_THAT(other.ReadResponse(), EndsWith("served"));
  EXPECT_LE(rendered, 5);
  for (int i = 0; i < kRequests; ++i) ASSERT_GT(client.ReadResponse().size(), big.size()) << i;
  EXPECT_EQ(rendered, kRequests);
}

TEST(HttpServerTest, ATooLargeHeaderGets431) {
  auto server = StartServer(TestOptions(), EchoHandler());
  RawClient client(server->port());
  client.Send(Get("/", "A: " + std::string(70'000, 'a') + "\r\n"));
  EXPECT_THAT(client.ReadToEnd(), StartsWith("HTTP/1.1 431 "));
}

TEST(HttpServerTest, LengthAndChunksTogetherAreRefusedAfterWhatCameBefore) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/") + "PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc" +
              Get("/"));
  queue.Next().Answer("first");
  EXPECT_THAT(client.ReadResponse(), EndsWith("first"));
  const std::string rest = client.ReadToEnd();
  EXPECT_THAT(rest, StartsWith("HTTP/1.1 400 Bad Request\r\n"));
  EXPECT_THAT(rest, EndsWith("}\n"));
  EXPECT_EQ(queue.seen(), 1);
}

TEST(HttpServerTest, HalfARequestIsNeverHandedOut) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  for (const std::string_view half :
       {"GET / HT", "GET / HTTP/1.1\r\nHost: x\r\n", "PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc"}) {
    RawClient client(server->port());
    client.Send(half);
    client.EndWriting();
    EXPECT_EQ(client.ReadToEnd(), "");
    EXPECT_FALSE(client.timed_out());
  }
  EXPECT_EQ(queue.seen(), 0);
  EXPECT_EQ(server->ConnectionCount(), 0U);
}

TEST(HttpServerTest, AClientThatOnlyShutsItsSideIsStillAnswered) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/"));
  client.EndWriting();
  queue.Next().Answer("here");
  EXPECT_THAT(client.ReadToEnd(), EndsWith("\r\n\r\nhere"));
}

TEST(HttpServerTest, CloseAndOldClientsAreClosedAfterTheAnswer) {
  auto server = StartServer(TestOptions(), EchoHandler());
  RawClient polite(server->port());
  polite.Send(Get("/", "Connection: close\r\n"));
  EXPECT_THAT(polite.ReadToEnd(), HasSubstr("connection: close\r\n"));
  RawClient old(server->port());
  old.Send("GET /old HTTP/1.0\r\n\r\n");
  EXPECT_THAT(old.ReadToEnd(), EndsWith("GET /old|"));
  RawClient keeps(server->port());
  keeps.Send("GET /old HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
  EXPECT_THAT(keeps.ReadResponse(), HasSubstr("connection: keep-alive\r\n"));
}

TEST(HttpServerTest, SlowClientsAreToldAndCut) {
  ListenOptions options = TestOptions();
  options.header_timeout = options.body_timeout = options.idle_timeout = Millis(20);
  auto server = StartServer(options, EchoHandler());
  RawClient header(server->port());
  header.Send("GET / HTTP/1.1\r\nHos");
  EXPECT_THAT(header.ReadToEnd(), StartsWith("HTTP/1.1 408 Request Timeout\r\n"));
  RawClient body(server->port());
  body.Send("PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc");
  EXPECT_THAT(body.ReadToEnd(), HasSubstr("the body took too long"));
  RawClient idle(server->port());
  EXPECT_EQ(idle.ReadToEnd(), "");
  EXPECT_FALSE(idle.timed_out());
}

TEST(HttpServerTest, AClientThatTakesNothingIsCut) {
  ListenOptions options = TestOptions();
  options.write_timeout = Millis(20);
  RequestQueue queue;
  auto server = StartServer(options, queue.handler());
  RawClient client(server->port(), 16 << 10);
  client.Send(Get("/"));
  Signal undelivered;
  queue.Next().responder->Send({.body = std::string(32U << 20U, 'x')}, undelivered.Setter());
  undelivered.Wait();
  EXPECT_EQ(server->ConnectionCount(), 0U);
}

TEST(HttpServerTest, OneConnectionTooManyIsTurnedAwayUntilAnotherLeaves) {
  ListenOptions options = TestOptions();
  options.max_connections = 1;
  auto server = StartServer(options, EchoHandler());
  RawClient first(server->port());
  first.Send(Get("/"));
  EXPECT_THAT(first.ReadResponse(), StartsWith("HTTP/1.1 200 "));
  RawClient second(server->port());
  second.Send(Get("/"));
  const std::string refusal = second.ReadToEnd();
  EXPECT_THAT(refusal, StartsWith("HTTP/1.1 503 Service Unavailable\r\n"));
  EXPECT_THAT(refusal, HasSubstr("retry-after: 1\r\n"));
  EXPECT_THAT(refusal, HasSubstr(R"("code":"overloaded")"));
  first.EndWriting();
  EXPECT_EQ(first.ReadToEnd(), "");
  RawClient third(server->port());
  third.Send(Get("/"));
  EXPECT_THAT(third.ReadResponse(), StartsWith("HTTP/1.1 200 "));
}

TEST(HttpServerTest, HeadersOfAResponseCannotBeSplit) {
  auto server = StartServer(TestOptions(), [](const http::Request&, const auto& responder) {
    responder->Send({.status = 204, .headers = {{"location", "/a\r\nevil: yes"}}});
  });
  RawClient client(server->port());
  client.Send(Get("/"));
  const std::string response = client.ReadResponse();
  EXPECT_THAT(response, StartsWith("HTTP/1.1 204 No Content\r\nlocation: /a  evil: yes\r\n"));
  EXPECT_THAT(response, Not(HasSubstr("content-length")));
}

TEST(HttpServerTest, ADroppedRequestAndAFailedHandlerGet500) {
  auto server = StartServer(TestOptions(), [](const http::Request& request, const std::shared_ptr<http::Responder>&) {
    if (request.path == "/throw") throw std::runtime_error("no");
  });
  RawClient client(server->port());
  client.Send(Get("/drop") + Get("/throw"));
  EXPECT_THAT(client.ReadResponse(), StartsWith("HTTP/1.1 500 "));
  EXPECT_THAT(client.ReadResponse(), HasSubstr(R"("code":"internal")"));
}

TEST(HttpServerTest, AnswersFromOtherThreadsReachEachOfManyConnections) {
  RequestQueue queue;
  ListenOptions options = TestOptions();
  options.threads = 2;
  auto server = StartServer(options, queue.handler());
  constexpr int kClients = 8;
  constexpr int kEach = 200;
  std::thread engine([&queue] {
    for (int i = 0; i < kClients * kEach; ++i) {
      auto entry = queue.Next();
      entry.Answer(entry.request.path);
    }
  });
  std::vector<std::unique_ptr<RawClient>> clients;
  std::string requests;
  for (int i = 0; i < kEach; ++i) requests += Get("/" + std::to_string(i));
  for (int c = 0; c < kClients; ++c) clients.push_back(std::make_unique<RawClient>(server->port()));
  for (auto& client : clients) client->Send(requests);
  for (auto& client : clients) {
    for (int i = 0; i < kEach; ++i) ASSERT_THAT(client->ReadResponse(), EndsWith("\r\n\r\n/" + std::to_string(i)));
  }
  engine.join();
}

TEST(HttpServerTest, StartSaysWhatIsWrong) {
  auto server = StartServer(TestOptions(), EchoHandler());
  ListenOptions taken = TestOptions();
  taken.port = server->port();
  auto second = HttpServer::Start(taken, EchoHandler());
  ASSERT_FALSE(second.ok());
  EXPECT_EQ(second.error().code, ErrorCode::kInternal);
  EXPECT_EQ(second.error().detail,
            "cannot listen on 127.0.0.1:" + std::to_string(server->port()) + ": Address already in use");
  ListenOptions bad = TestOptions();
  bad.address = "no.such";
  EXPECT_EQ(HttpServer::Start(bad, EchoHandler()).error().detail, "cannot listen on no.such:0: not an IP address");
  ListenOptions no_cert = TestOptions();
  no_cert.tls_cert = no_cert.tls_key = "/nonexistent.pem";
  EXPECT_THAT(HttpServer::Start(no_cert, EchoHandler()).error().detail, HasSubstr("/nonexistent.pem"));
}

TEST(HttpServerTest, ListensOnIpv6) {
  ListenOptions options = TestOptions();
  options.address = "::1";
  auto server = HttpServer::Start(options, EchoHandler());
  if (!server.ok()) GTEST_SKIP() << "no IPv6 here: " << server.error().detail;
  EXPECT_NE((*server)->port(), 0);
}

// Once a server that ran out of descriptors asked for the same connection again and again, at 100 % of a
// core, and another one left its accept loop for good.
TEST(HttpServerTest, WithoutFileDescriptorsItWaitsAndGoesOn) {
  int log[2];
  ASSERT_EQ(::pipe(log), 0);
  const int stderr_before = ::dup(STDERR_FILENO);
  auto server = StartServer(TestOptions(), EchoHandler());
  const int client = ::socket(AF_INET, SOCK_STREAM, 0);
  rlimit before{};
  ::getrlimit(RLIMIT_NOFILE, &before);
  const rlimit none_left{static_cast<rlim_t>(client + 1), before.rlim_max};
  ::dup2(log[1], STDERR_FILENO);
  ::setrlimit(RLIMIT_NOFILE, &none_left);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(server->port());
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  EXPECT_EQ(::connect(client, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  char line[4096];
  const ssize_t n = ::read(log[0], line, sizeof line);  // until it has failed and says so
  ::setrlimit(RLIMIT_NOFILE, &before);
  ::dup2(stderr_before, STDERR_FILENO);
  EXPECT_THAT(std::string(line, static_cast<std::size_t>(n)), HasSubstr("cannot accept connections"));
  const std::string request = Get("/", "Connection: close\r\n");
  EXPECT_EQ(::send(client, request.data(), request.size(), 0), static_cast<ssize_t>(request.size()));
  EXPECT_GT(::recv(client, line, sizeof line, 0), 0);
  for (const int fd : {client, log[0], log[1], stderr_before}) ::close(fd);
}

}  // namespace
}  // namespace pawl
