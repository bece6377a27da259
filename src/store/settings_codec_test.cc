#include "store/settings_codec.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

using namespace std::chrono_literals;

TEST(SettingsCodecTest, AQueueComesBackAsItWas) {
  QueueSettings settings;
  settings.paused = true;
  settings.concurrency = 7;
  settings.rate = Rate{3, 10s};
  settings.defaults.retention = 1h;
  settings.registered = true;
  settings.types = 4;
  EXPECT_EQ(DecodeQueue(EncodeQueue(settings)).value(), settings);
  EXPECT_EQ(DecodeQueue(EncodeQueue({})).value(), QueueSettings{});
}

TEST(SettingsCodecTest, AQueueFromBeforeTheRegistryDemandsNothing) {
  QueueSettings settings;
  settings.concurrency = 7;
  std::string bytes = EncodeQueue(settings);
  bytes.resize(bytes.size() - sizeof(std::uint32_t) - 1);
  EXPECT_EQ(DecodeQueue(bytes).value(), settings);
}

TEST(SettingsCodecTest, DamageIsSeen) {
  const std::string bytes = EncodeQueue({});
  EXPECT_EQ(DecodeQueue(bytes.substr(0, 3)).error().code, ErrorCode::kCorrupt);
  EXPECT_EQ(DecodeQueue(bytes.substr(0, bytes.size() - 1)).error().code, ErrorCode::kCorrupt);
  EXPECT_EQ(DecodeQueue(bytes + "x").error().code, ErrorCode::kCorrupt);
}

}  // namespace
}  // namespace pawl
