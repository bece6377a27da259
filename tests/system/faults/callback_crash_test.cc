// A server with callbacks under way is killed again and again. Each end is told at least once, and every request for it
// has the same id and the same bytes.
//
// PAWL_CRASH_ROUNDS sets how often it is killed (15).
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/support/http_peer.h"
#include "tests/support/json_at.h"
#include "tests/support/raw_http.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"
#include "tests/system/faults/crash_crowd.h"

namespace pawl::system_test {
namespace {

using support::HttpPeer;
using support::RawHttp;
using support::ServerProcess;
using support::TextAt;

constexpr std::uint32_t kKills = 15;
constexpr int kJobsARound = 20;

class CallbackCrashTest : public testing::Test {
 protected:
  // Pushes jobs with callbacks and completes them; their ids.
  void CompleteSome(RawHttp& http, const std::string& path) {
    for (int i = 0; i < kJobsARound; ++i) {
      const auto pushed =
          http.Call("POST", "/v1/jobs", R"({"type":"mail","callbacks":{"url":")" + peer_.Url(path) + "\"}}");
      ASSERT_TRUE(pushed && pushed->status == 201);
      const auto claimed = http.Call("POST", "/v1/claim", R"({"queues":["mail"],"worker":"w"})");
      ASSERT_TRUE(claimed && claimed->status == 200);
      const std::string id = TextAt(claimed->body, "jobs.0.id");
      const auto done = http.Call("POST", "/v1/jobs/" + id + "/complete",
                                  R"({"token":")" + TextAt(claimed->body, "jobs.0.lease.token") + "\"}");
      ASSERT_TRUE(done && done->status == 200);
      ended_.insert(id);
    }
  }

  support::TempDir dir_;
  HttpPeer peer_;
  std::set<std::string> ended_;
};

TEST_F(CallbackCrashTest, NoneIsLostAndTheIdOfEachStaysTheSame) {
  const std::uint32_t kills = support::CrashRounds(kKills);
  for (std::uint32_t round = 0; round < kills; ++round) {
    ServerProcess server({.data = dir_.File("data")});
    ASSERT_TRUE(server.ready()) << server.Log();
    RawHttp http(server.port());
    const std::size_t before = peer_.seen().size();
    CompleteSome(http, round % 3 == 0 ? "/status/503" : "/ok");
    if (HasFatalFailure()) return;
    ASSERT_TRUE(peer_.WaitForRequests(before + 1));
    server.Kill();
    server.Wait();
  }
  ServerProcess server({.data = dir_.File("data")});
  ASSERT_TRUE(server.ready()) << server.Log();
  RawHttp http(server.port());
  std::map<std::string, std::string> by_id;  // webhook-id → body
  std::set<std::string> told;
  while (told != ended_) {
    (void)http.Call("POST", "/v1/callbacks/retry", R"({"state":"pending"})");  // those that wait for their next attempt
    const auto seen = peer_.seen();
    for (const HttpPeer::Seen& request : seen) {
      const std::string id = request.Header("webhook-id");
      const auto known = by_id.emplace(id, request.body).first;
      ASSERT_EQ(known->second, request.body);
      told.insert(TextAt(request.body, "data.id"));
    }
  }
  EXPECT_EQ(by_id.size(), ended_.size()) << "one callback for each end, however often it was sent";
}

}  // namespace
}  // namespace pawl::system_test
