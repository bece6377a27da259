// What a client without a token can make the server do and hold, and how refused requests end.
#include <gmock/gmock.h>

#include "tests/support/raw_socket.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class FrontDoorTest : public HttpTest {
 protected:
  FrontDoorTest() : HttpTest(Options()) {}

  static ServerOptions Options() {
    ServerOptions options;
    options.tokens = {"producer:push", "chief:admin"};
    return options;
  }

  // All that the server says until it closes.
  static std::string Whole(support::RawSocket& socket) {
    std::string all;
    do {
      all += socket.Take(socket.received().size());
    } while (socket.ReceiveMore());
    return all;
  }
};

TEST_F(FrontDoorTest, ABodyIsNotReadWithoutTheTokenForIt) {
  struct Case {
    const char* request;
    const char* answer;
  };
  for (const Case& c : {
           Case{"POST /v1/jobs HTTP/1.1\r\n", "HTTP/1.1 401 "},
           Case{"POST /v1/jobs HTTP/1.1\r\nAuthorization: Bearer wrong\r\n", "HTTP/1.1 401 "},
           Case{"POST /v1/claim HTTP/1.1\r\nAuthorization: Bearer producer\r\n", "HTTP/1.1 403 "},
           Case{"POST /v1/nothing HTTP/1.1\r\nAuthorization: Bearer chief\r\n", "HTTP/1.1 404 "},
           Case{"POST /v1/nothing HTTP/1.1\r\n", "HTTP/1.1 401 "},
           Case{"PUT /v1/jobs HTTP/1.1\r\nAuthorization: Bearer chief\r\n", "HTTP/1.1 405 "},
       }) {
    for (const char* framing : {"Content-Length: 16000000\r\n", "Content-Length: 16000000\r\nExpect: 100-continue\r\n",
                                "Transfer-Encoding: chunked\r\n"}) {
      support::RawSocket socket(server_->port());
      ASSERT_TRUE(socket.Send(std::string(c.request) + "Host: localhost\r\n" + framing + "\r\n"));
      EXPECT_THAT(Whole(socket), StartsWith(c.answer)) << c.request << framing;
      EXPECT_TRUE(socket.ended());
    }
  }
}

TEST_F(FrontDoorTest, WithTheTokenABodyThatWaitsForItsWordIsTaken) {
  support::RawSocket socket(server_->port());
  ASSERT_TRUE(
      socket.Send("POST /v1/jobs HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer producer\r\n"
                  "Expect: 100-continue\r\nConnection: close\r\nContent-Length: 12\r\n\r\n"));
  ASSERT_TRUE(socket.ReceiveMore());
  EXPECT_THAT(socket.received(), StartsWith("HTTP/1.1 100 "));
  socket.Send(R"({"type":"a"})");
  EXPECT_THAT(Whole(socket), HasSubstr("HTTP/1.1 201 "));
}

TEST_F(FrontDoorTest, WrongTokensThatComeTooFastGet429AndGoodOnesNever) {
  int told = 0;
  for (int i = 0; i < 200; ++i) {
    const HttpAnswer wrong = Call("GET", "/v1/queues", "", "Authorization: Bearer guess-" + std::to_string(i) + "\r\n");
    if (wrong.status == 401) {
      ++told;
    } else {
      ExpectProblem(wrong, 429, "unauthorized");
      EXPECT_EQ(wrong.Header("retry-after"), "1");
    }
    EXPECT_EQ(Call("GET", "/v1/queues", "", "Authorization: Bearer chief\r\n").status, 200);
  }
  EXPECT_GE(told, 10);
  EXPECT_LT(told, 200) << "five a second, were the machine slow enough";
  EXPECT_EQ(Get("/v1/queues").status, 401) << "no token is no guess";
  EXPECT_EQ(Get("/healthz").status, 200);
}

}  // namespace
}  // namespace pawl::system_test
