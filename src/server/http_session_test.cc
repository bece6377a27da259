// What becomes of requests that wait, of event streams, and of all connections when the server stops.
#include "server/http_session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <future>
#include <thread>

#include "tests/support/http_test_client.h"

namespace pawl {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(WaitingRequestTest, AClientThatClosesIsReportedAndItsAnswerIsUndelivered) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/wait"));
  auto entry = queue.Next();
  Signal gone;
  Signal undelivered;
  entry.responder->OnGone(gone.Setter());
  client.Close();
  gone.Wait();
  entry.responder->Send({.body = "late"}, undelivered.Setter());
  undelivered.Wait();
  EXPECT_EQ(gone.count(), 1);
}

TEST(WaitingRequestTest, AClientThatLeavesWithPipelinedRequestsIsReportedForEach) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/1") + Get("/2"));
  auto first = queue.Next();
  auto second = queue.Next();
  Signal first_gone;
  Signal second_gone;
  first.responder->OnGone(first_gone.Setter());
  second.responder->OnGone(second_gone.Setter());
  client.Reset();
  first_gone.Wait();
  second_gone.Wait();
}

TEST(WaitingRequestTest, OnGoneAfterTheClientLeftIsReportedAtOnce) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/1") + Get("/2"));
  auto first = queue.Next();
  auto second = queue.Next();
  Signal first_gone;
  Signal second_gone;
  first.responder->OnGone(first_gone.Setter());
  client.Reset();
  first_gone.Wait();
  second.responder->OnGone(second_gone.Setter());
  second_gone.Wait();
}

TEST(WaitingRequestTest, AnAnsweredRequestIsNeverReportedGone) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/"));
  auto entry = queue.Next();
  Signal gone;
  Signal undelivered;
  entry.responder->OnGone(gone.Setter());
  entry.responder->Send({.body = "done"}, undelivered.Setter());
  EXPECT_THAT(client.ReadResponse(), EndsWith("done\n"));
  client.EndWriting();
  client.ReadToEnd();
  server->Stop(Millis(10'000));
  EXPECT_EQ(gone.count(), 0);
  EXPECT_EQ(undelivered.count(), 0);
}

TEST(WaitingRequestTest, AnAnswerTheClientCutsShortIsUndelivered) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port(), 16 << 10);
  client.Send(Get("/"));
  Signal undelivered;
  queue.Next().responder->Send({.body = std::string(32U << 20U, 'x')}, undelivered.Setter());
  EXPECT_THAT(client.ReadThrough("\r\n\r\n"), StartsWith("HTTP/1.1 200 OK"));
  client.Reset();
  undelivered.Wait();
}

TEST(EventStreamTest, EventsArriveUntilTheStreamIsLetGo) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/v1/events"));
  auto stream = queue.Next().responder->Stream();
  const std::string head = client.ReadThrough("\r\n\r\n");
  EXPECT_THAT(head, StartsWith("HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncache-control: no-store\r\n"));
  EXPECT_TRUE(stream->Send("queued", "{\"id\":1}"));
  EXPECT_EQ(client.ReadThrough("\n\n"), "event: queued\ndata: {\"id\":1}\n\n");
  EXPECT_TRUE(stream->Send("running", "{}"));
  stream.reset();
  EXPECT_EQ(client.ReadToEnd(), "event: running\ndata: {}\n\n");
}

TEST(EventStreamTest, ASlowReaderMissesEventsAndIsTold) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port(), 16 << 10);
  client.Send(Get("/v1/events"));
  auto stream = queue.Next().responder->Stream();
  const std::string data(10'000, 'd');
  constexpr int kEvents = 4'000;  // 40 MB, more than any socket buffer
  for (int i = 0; i < kEvents; ++i) EXPECT_TRUE(stream->Send("e", std::to_string(i) + data));
  const std::string before = client.ReadThrough("event: reset\ndata: {}\n\n");
  EXPECT_THAT(before, HasSubstr("data: 0d"));
  EXPECT_THAT(before, EndsWith("d\n\nevent: reset\ndata: {}\n\n"));
  EXPECT_LT(before.size(), kEvents * data.size());
  EXPECT_TRUE(stream->Send("last", "1"));
  EXPECT_THAT(client.ReadThrough("event: last\ndata: 1\n\n"), EndsWith("event: last\ndata: 1\n\n"));
}

TEST(EventStreamTest, AQuietStreamIsKeptAliveByComments) {
  RequestQueue queue;
  ListenOptions options = TestOptions();
  options.event_comment_interval = Millis(20);
  options.idle_timeout = Millis(20);
  auto server = StartServer(options, queue.handler());
  RawClient client(server->port());
  client.Send(Get("/v1/events"));
  auto stream = queue.Next().responder->Stream();
  client.ReadThrough("\r\n\r\n");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(client.ReadThrough("\n\n"), ": keep-alive\n\n");
}

TEST(EventStreamTest, SendSaysWhenTheReaderHasGone) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/v1/events"));
  auto stream = queue.Next().responder->Stream();
  client.ReadThrough("\r\n\r\n");
  client.Close();
  while (stream->Send("e", "{}")) std::this_thread::yield();
}

TEST(EventStreamTest, AStreamBehindAnotherRequestWaitsForItsTurn) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/1") + Get("/v1/events"));
  auto first = queue.Next();
  auto stream = queue.Next().responder->Stream();
  EXPECT_TRUE(stream->Send("e", "{}"));
  first.Answer("one");
  EXPECT_THAT(client.ReadResponse(), EndsWith("one"));
  client.ReadThrough("\r\n\r\n");
  EXPECT_EQ(client.ReadThrough("\n\n"), "event: e\ndata: {}\n\n");
}

TEST(StopTest, RequestsInHandAreAnsweredAndAllElseEnds) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient busy(server->port());
  busy.Send(Get("/1") + Get("/2"));
  auto first = queue.Next();
  auto second = queue.Next();
  RawClient listening(server->port());
  listening.Send(Get("/v1/events"));
  auto stream = queue.Next().responder->Stream();
  listening.ReadThrough("\r\n\r\n");
  RawClient idle(server->port());
  auto stopped = std::async(std::launch::async, [&server] { server->Stop(Millis(30'000)); });
  EXPECT_EQ(idle.ReadToEnd(), "");
  EXPECT_EQ(listening.ReadToEnd(), "");
  EXPECT_FALSE(RawClient(server->port()).connected());
  second.Answer("two");
  first.Answer("one");
  EXPECT_THAT(busy.ReadResponse(), EndsWith("one"));
  const std::string last = busy.ReadToEnd();
  EXPECT_THAT(last, HasSubstr("connection: close\r\n"));
  EXPECT_THAT(last, EndsWith("two"));
  stopped.get();
  EXPECT_EQ(server->ConnectionCount(), 0U);
}

TEST(StopTest, AfterTheGraceWaitingRequestsAreGone) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send(Get("/"));
  auto entry = queue.Next();
  Signal gone;
  Signal undelivered;
  entry.responder->OnGone(gone.Setter());
  server->Stop(Millis(0));
  EXPECT_EQ(gone.count(), 1);
  EXPECT_EQ(client.ReadToEnd(), "");
  server.reset();
  entry.responder->Send({.body = "late"}, undelivered.Setter());
  EXPECT_EQ(undelivered.count(), 1);
}

TEST(StopTest, ABodyOnItsWayIsStillTaken) {
  RequestQueue queue;
  auto server = StartServer(TestOptions(), queue.handler());
  RawClient client(server->port());
  client.Send("PUT / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
  client.ReadThrough("\r\n\r\n");
  RawClient idle(server->port());
  auto stopped = std::async(std::launch::async, [&server] { server->Stop(Millis(30'000)); });
  EXPECT_EQ(idle.ReadToEnd(), "");
  client.Send("ok");
  auto entry = queue.Next();
  EXPECT_EQ(entry.request.body, "ok");
  entry.Answer("done");
  EXPECT_THAT(client.ReadToEnd(), EndsWith("done"));
  stopped.get();
}

}  // namespace
}  // namespace pawl
