#include "server/channel_hub.h"

#include <gtest/gtest.h>

#include "tests/support/fake_stream.h"

namespace pawl {
namespace {

TEST(ChannelHubTest, AStreamGetsItsChannelAndWhatIsBelowIt) {
  ChannelHub hub({});
  const auto all = std::make_shared<FakeStream>();
  const auto shop = std::make_shared<FakeStream>();
  hub.Add("/", all);
  hub.Add("/shop", shop);
  hub.Post({{"/shopping", "1", {}}, {"/shop/orders", "2", {}}, {"/", "3", {}}, {"/shop", "4", {}}});
  EXPECT_EQ(all->WaitFor(4).size(), 4U);
  const auto sent = shop->WaitFor(2);
  ASSERT_EQ(sent.size(), 2U);
  EXPECT_EQ(sent[0], R"(message {"channel":"/shop/orders","value":2,"at":"1970-01-01T00:00:00.000Z"})");
  EXPECT_NE(sent[1].find(R"("channel":"/shop","value":4)"), std::string::npos) << sent[1];
}

TEST(ChannelHubTest, EveryMessageIsRedacted) {
  ChannelHub hub({});
  const auto stream = std::make_shared<FakeStream>();
  hub.Add("/", stream);
  hub.Post({{"/pawl/log", R"({"token":"s"})", {}}, {"/x", R"({"token":"s"})", {}}});
  const auto sent = stream->WaitFor(2);
  EXPECT_NE(sent[0].find(R"("value":{"token":"[redacted]"})"), std::string::npos) << sent[0];
  EXPECT_NE(sent[1].find(R"("value":{"token":"[redacted]"})"), std::string::npos) << sent[1];
}

// What is published is only gathered while somebody listens.
TEST(ChannelHubTest, SaysWhenSomebodyListens) {
  std::vector<bool> told;
  {
    ChannelHub hub([&](bool followed) { told.push_back(followed); });
    const auto leaving = std::make_shared<FakeStream>();
    const auto witness = std::make_shared<FakeStream>();
    hub.Add("/", leaving);
    hub.Add("/", witness);
    hub.Post({{"/x", "1", {}}});
    witness->WaitFor(1);
    leaving->Leave();
    witness->Leave();
    for (int i = 0; hub.followed(); ++i) hub.Post({{"/x", "2", {}}});
  }
  EXPECT_EQ(told, (std::vector<bool>{true, false}));
}

}  // namespace
}  // namespace pawl
