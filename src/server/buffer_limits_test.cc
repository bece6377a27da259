// Clients that make the server hold as much as they can, and what others notice of it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/memory_budget.h"
#include "tests/support/http_test_client.h"

namespace pawl {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr std::size_t kMiB = 1U << 20U;

class BufferLimitsTest : public testing::Test {
 protected:
  void Start(std::size_t limit, http::Handler handler) {
    ListenOptions options = TestOptions();
    options.budget = budget_ = std::make_shared<MemoryBudget>(limit);
    server_ = StartServer(options, std::move(handler));
  }

  static std::string Put(std::size_t length) {
    return "PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: " + std::to_string(length) + "\r\n\r\n";
  }

  // Waits for the server's word before the body.
  static std::string AskToPut(std::size_t length) {
    return "PUT / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: " + std::to_string(length) +
           "\r\n\r\n";
  }

  RawClient& Connect(int receive_buffer_bytes = 0) {
    return *clients_.emplace_back(std::make_unique<RawClient>(server_->port(), receive_buffer_bytes));
  }

  std::shared_ptr<MemoryBudget> budget_;
  std::unique_ptr<HttpServer> server_;
  std::vector<std::unique_ptr<RawClient>> clients_;
};

// Once each of them held 9.4 MiB, and 200 of them ended a server with 1 GiB.
TEST_F(BufferLimitsTest, ACrowdThatPipelinesAndDoesNotReadHoldsNoMoreThanTheBudget) {
  static const std::string big(150U << 10U, 'b');  // outlives the server, which may render until the fixture ends
  Start(4 * kMiB, [](const http::Request& request, const std::shared_ptr<http::Responder>& responder) {
    const bool much = request.path == "/big";
    responder->SendLater([much] { return http::Response{.content_type = "text/plain", .body = much ? big : "small"}; });
  });
  RawClient normal(server_->port());
  std::string requests;
  for (int i = 0; i < 64; ++i) requests += Get("/big");
  for (int i = 0; i < 200; ++i) {
    Connect(4 << 10).Send(requests);
    normal.Send(Get("/small"));
    ASSERT_THAT(normal.ReadResponse(), EndsWith("\r\n\r\nsmall")) << i;
    ASSERT_LE(budget_->figures().used, 4 * kMiB + kMiB / 2);
  }
  EXPECT_GT(budget_->figures().refused + budget_->figures().shed, 0U);
}

TEST_F(BufferLimitsTest, BodiesBeyondTheBudgetAre503AndAModestOneStillFits) {
  Start(8 * kMiB, EchoHandler());
  int admitted = 0;
  for (int i = 0; i < 50; ++i) {
    RawClient& client = Connect();
    client.Send(AskToPut(2 * kMiB));
    const std::string answer = client.ReadThrough("\r\n\r\n");
    if (answer.starts_with("HTTP/1.1 100 ")) {
      ++admitted;
      continue;
    }
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 503 ")) << i;
    EXPECT_THAT(answer, HasSubstr("retry-after: 1\r\n"));
  }
  EXPECT_GE(admitted, 3);
  EXPECT_LE(admitted, 4);
  EXPECT_LE(budget_->figures().used, 8 * kMiB);
  for (int i = 0; i < 10; ++i) {
    RawClient modest(server_->port());
    const std::string body(512U << 10U, 'm');
    modest.Send(Put(body.size()) + body);
    EXPECT_THAT(modest.ReadResponse(), EndsWith("PUT /|" + body));
  }
}

TEST_F(BufferLimitsTest, OneThatHoldsTooMuchGivesWayToASmallerOne) {
  Start(4 * kMiB, EchoHandler());
  RawClient& greedy = Connect();
  greedy.Send(AskToPut(3 * kMiB + kMiB / 4));
  EXPECT_THAT(greedy.ReadThrough("\r\n\r\n"), StartsWith("HTTP/1.1 100 "));
  RawClient& other = Connect();
  const std::string body(kMiB, 'm');
  other.Send(Put(body.size()) + body);
  EXPECT_THAT(other.ReadResponse(), EndsWith("PUT /|" + body));
  EXPECT_THAT(greedy.ReadToEnd(), StartsWith("HTTP/1.1 503 "));
  EXPECT_EQ(budget_->figures().shed, 1U);
}

TEST_F(BufferLimitsTest, AChunkedBodyIsCountedAsItGrows) {
  Start(2 * kMiB, EchoHandler());
  RawClient& client = Connect();
  client.Send("PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
  std::string chunk = "10000\r\n" + std::string(64U << 10U, 'c') + "\r\n";
  for (int i = 0; i < 100; ++i) client.Send(chunk);
  EXPECT_THAT(client.ReadToEnd(), StartsWith("HTTP/1.1 503 "));
  EXPECT_EQ(budget_->figures().refused, 1U);
}

TEST_F(BufferLimitsTest, RequestsInFlightAreCountedAndBoundedForEachConnection) {
  RequestQueue queue;
  Start(16 * kMiB, queue.handler());
  RawClient& client = Connect();
  const std::string body(512U << 10U, 'x');
  std::thread sender([&] {
    for (int i = 0; i < 10; ++i) client.Send(Put(body.size()) + body);
  });
  for (int i = 0; i < 10; ++i) {
    auto entry = queue.Next();
    EXPECT_LE(queue.seen(), i + 3) << "no further request is read while more than 1 MiB is in flight";
    EXPECT_GE(budget_->figures().used, kMiB / 4);
    entry.Answer("ok");
    client.ReadResponse();
  }
  sender.join();
  client.Send(Get("/"));
  auto last = queue.Next();
  EXPECT_EQ(budget_->figures().used, 0U) << "all was given back";
  last.Answer("");
}

// Once 50 requests of 16 MiB were parsed and queued at once, and a small one waited 14 s behind them.
TEST_F(BufferLimitsTest, LargeRequestsGoToTheEngineAFewAtATimeAndSmallOnesPass) {
  constexpr int kLarge = 6;
  RequestQueue queue;
  Start(1'024 * kMiB, queue.handler());
  const std::string body(12 * kMiB, 'x');
  std::vector<std::thread> senders;
  for (int i = 0; i < kLarge; ++i) {
    senders.emplace_back([&body, &client = Connect()] {
      client.Send(Put(body.size()) + body);
      client.EndWriting();
    });
  }
  std::vector<RequestQueue::Entry> in_flight;
  for (int i = 0; i < 2; ++i) in_flight.push_back(queue.Next());
  for (auto& sender : senders) sender.join();
  RawClient small(server_->port());
  for (int answered = 0; answered < kLarge; ++answered) {
    small.Send(Get("/small"));
    auto next = queue.Next();
    EXPECT_EQ(next.request.path, "/small") << "no third large one before one of the two is answered";
    next.Answer("small");
    EXPECT_THAT(small.ReadResponse(), EndsWith("small"));
    in_flight.front().Answer("large");
    in_flight.erase(in_flight.begin());
    if (answered + 2 < kLarge) in_flight.push_back(queue.Next());
  }
  for (auto& client : clients_) EXPECT_THAT(client->ReadToEnd(), EndsWith("large"));
}

}  // namespace
}  // namespace pawl
