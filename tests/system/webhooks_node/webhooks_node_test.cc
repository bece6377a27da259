// Callbacks as they arrive at a receiver, verified by npm's standardwebhooks and svix: before, during and after a
// change of the secret.
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "base/json_writer.h"
#include "tests/support/child.h"
#include "tests/support/http_peer.h"
#include "tests/support/json_at.h"
#include "tests/support/raw_http.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"

namespace pawl::support {
namespace {

constexpr const char* kOld = "whsec_MfKQ9r8GKYqTwUPD8ILPZIo2LaLaSw";
constexpr const char* kNew = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";

class WebhooksNodeTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    Child install({.command = {PAWL_NPM_PACKAGES, PAWL_NODE_SOURCE, PAWL_NODE_RECEIVER}});
    ASSERT_EQ(install.Wait(std::chrono::minutes(5)), 0);
  }

  // Sends a callback that is signed with these secrets; the request that arrived.
  HttpPeer::Seen Send(const std::string& secrets) {
    WriteFile(secrets_.File("shop"), secrets);
    ServerProcess server({.data = dir_.File("data"), .arguments = {"--secrets-dir", secrets_.path()}});
    EXPECT_TRUE(server.ready()) << server.Log();
    RawHttp http(server.port());
    const auto answer =
        http.Post("/v1/callbacks/test", R"({"url":")" + peer_.Url("/ok") + R"(","sign":"shop","extra":"äöü"})");
    EXPECT_TRUE(answer && TextAt(answer->body, "delivered") == "true") << (answer ? answer->body : "");
    return peer_.seen().back();
  }

  // What the libraries say to it.
  std::string Verify(const HttpPeer::Seen& request, const std::string& secret) {
    std::string line;
    JsonWriter json(line);
    json.BeginObject().Key("secret").String(secret).Key("body").String(request.body).Key("headers").BeginObject();
    for (const char* name : {"webhook-id", "webhook-timestamp", "webhook-signature"}) {
      json.Key(name).String(request.Header(name));
    }
    json.EndObject().EndObject();
    const std::string file = dir_.File("request.json");
    WriteFile(file, line + "\n");
    Child node({.command = {"sh", "-c", "exec node " PAWL_NODE_RECEIVER "/verify.mjs < " + file}});
    return node.ReadLine().value_or("nothing");
  }

  TempDir dir_;
  TempDir secrets_;
  HttpPeer peer_;
};

TEST_F(WebhooksNodeTest, TheirSignatureIsAcceptedWhileTheSecretChanges) {
  const HttpPeer::Seen before = Send(std::string(kOld) + "\n");
  EXPECT_EQ(Verify(before, kOld), "ok ok");
  EXPECT_NE(Verify(before, kNew), "ok ok");
  const HttpPeer::Seen during = Send(std::string(kNew) + "\n" + kOld + "\n");
  EXPECT_EQ(Verify(during, kOld), "ok ok");
  EXPECT_EQ(Verify(during, kNew), "ok ok");
  const HttpPeer::Seen after = Send(std::string(kNew) + "\n");
  EXPECT_EQ(Verify(after, kNew), "ok ok");
  EXPECT_NE(Verify(after, kOld), "ok ok");
}

}  // namespace
}  // namespace pawl::support
