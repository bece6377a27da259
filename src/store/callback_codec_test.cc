#include "store/callback_codec.h"

#include <gtest/gtest.h>

#include "model/callback.h"
#include "store/job_codec.h"
#include "store/settings_codec.h"

namespace pawl {
namespace {

std::vector<CallbackSpec> SomeCallbacks() {
  CallbackSpec bare;
  bare.url = "http://a.example/";
  CallbackSpec full;
  full.url = "https://shop.example/cb?x=1";
  full.on = {CallbackEvent::kCompleted, CallbackEvent::kTerminated};
  full.sign = "shop";
  full.headers = {{"X-A", "b", false}, {"Authorization", "shop", true}};
  full.timeout = Millis(5'000);
  full.retry = {3, RetryBackoff::kFixed, Millis(1'000), Millis(9'000)};
  full.extra = R"({"sku":7})";
  full.format = "downloader";
  full.with_payload = true;
  return {bare, full};
}

TEST(CallbackCodecTest, CallbacksAreReadAsTheyWereWritten) {
  EXPECT_EQ(DecodeCallbacks(EncodeCallbacks(SomeCallbacks())).value(), SomeCallbacks());
  const MadeCallbacks made{3, {{7, 2, 0, CallbackEvent::kDead}, {8, 3, 1, CallbackEvent::kCompleted}}};
  EXPECT_EQ(DecodeMadeCallbacks(EncodeMadeCallbacks(made)).value(), made);
}

TEST(CallbackCodecTest, EveryCutIsDamage) {
  const std::string callbacks = EncodeCallbacks(SomeCallbacks());
  const std::size_t first = EncodeCallbacks({SomeCallbacks().front()}).size();
  for (std::size_t size = 1; size < callbacks.size(); ++size) {
    if (size == first) continue;
    EXPECT_FALSE(DecodeCallbacks(callbacks.substr(0, size)).ok()) << size;
  }
  const std::string made = EncodeMadeCallbacks({1, {{7, 1, 0, CallbackEvent::kDead}}});
  for (std::size_t size = 5; size < made.size(); ++size) EXPECT_FALSE(DecodeMadeCallbacks(made.substr(0, size)).ok());
}

TEST(CallbackCodecTest, BitsThatNobodyWritesAreDamage) {
  const std::string callbacks = EncodeCallbacks({SomeCallbacks().front()});
  for (const std::size_t at : {0U, 1U}) {
    std::string damaged = callbacks;
    damaged[at] = static_cast<char>(damaged[at] | 0x40);
    EXPECT_FALSE(DecodeCallbacks(damaged).ok()) << at;
  }
}

TEST(CallbackCodecTest, AJobKeepsThemInItsBodyAndTheEndsThatTheyWantInItsHead) {
  JobBody body;
  body.payload = R"({"to":"a"})";
  body.unique_key = "k";
  body.meta = "{}";
  body.callbacks = SomeCallbacks();
  const JobBody read = DecodeBody(EncodeBody(body)).value();
  EXPECT_EQ(read.callbacks, body.callbacks);
  EXPECT_EQ(read.meta, "{}");
  EXPECT_EQ(read.unique_key, "k");
  EXPECT_EQ(read.payload, body.payload);
  JobHead head;
  head.id = "a";
  head.client_id = true;
  head.callback_events = EventsOf(SomeCallbacks());
  EXPECT_EQ(DecodeHead(EncodeHead(head)).value().callback_events, kAllCallbackEvents);
}

TEST(CallbackCodecTest, SettingsOfQueuesAndGroupsKeepThem) {
  QueueSettings queue;
  queue.defaults.callbacks = SomeCallbacks();
  EXPECT_EQ(DecodeQueue(EncodeQueue(queue)).value(), queue);
  GroupSettings group;
  group.settings = R"({"proxy":"http://p:3128"})";
  EXPECT_EQ(DecodeGroup(EncodeGroup(group)).value(), group);
}

}  // namespace
}  // namespace pawl
