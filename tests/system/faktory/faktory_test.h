// A server that speaks Faktory's protocol beside HTTP, and clients of both.
#pragma once

#include <gmock/gmock.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/raw_faktory.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;
using support::BulkOf;
using support::RawFaktory;
using support::WaitUntil;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class FaktoryTest : public HttpTest {
 protected:
  explicit FaktoryTest(ServerOptions options = {}) : HttpTest(WithFaktory(std::move(options))) {}

  static ServerOptions WithFaktory(ServerOptions options) {
    options.faktory = ListenAt{"127.0.0.1", 0};
    return options;
  }
  // A new server on the same data.
  void Restart(ServerOptions options = {}) { StartServer(WithFaktory(std::move(options))); }

  std::uint16_t faktory_port() const { return server_->faktory_port().value_or(0); }
  // A connection that has said HELLO.
  std::unique_ptr<RawFaktory> Connect(std::string_view hello = R"({"v":2})") {
    auto client = std::make_unique<RawFaktory>(faktory_port());
    EXPECT_EQ(client->Hello(hello), "+OK");
    return client;
  }
  std::unique_ptr<RawFaktory> Worker(const std::string& wid) {
    return Connect(R"({"v":2,"wid":")" + wid + R"(","hostname":"h","pid":7,"labels":["a"]})");
  }

  static std::string Job(std::string_view jid, std::string_view rest = "") {
    std::string json = R"({"jid":")";
    json.append(jid).append(R"(","jobtype":"mail","args":[1])").append(rest.empty() ? "" : ",").append(rest);
    return json + "}";
  }
  static std::string Jid(std::string_view jid) { return R"({"jid":")" + std::string(jid) + R"("})"; }
  static std::string Failure(std::string_view jid) {
    return R"({"jid":")" + std::string(jid) + R"(","errtype":"Oops","message":"it broke","backtrace":["a:1","b:2"]})";
  }

  // FETCH where a job is expected: its JSON.
  static std::string Fetch(RawFaktory& client, const std::string& queues = "default") {
    const std::string reply = client.Call("FETCH " + queues);
    EXPECT_NE(BulkOf(reply), "") << reply;
    return BulkOf(reply);
  }
  // A FETCH that waits, with the clock moved until it is answered.
  std::string FetchInVain(RawFaktory& client, const std::string& command = "FETCH default") {
    client.SendLine(command);
    while (!client.HasReply(milliseconds(5))) clock_->Advance(milliseconds(100));
    return client.Reply();
  }

  std::int64_t Metric(const std::string& name) {
    const std::string text = Get("/metrics").body;
    const std::size_t at = text.find("\n" + name + " ");
    return at == std::string::npos ? -1 : std::stoll(text.substr(at + name.size() + 2));
  }
  std::int64_t Late() { return Metric("pawl_faktory_late_total"); }
};

}  // namespace pawl::system_test
