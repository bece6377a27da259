#include "store/hook_codec.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(HookCodecTest, AllOfAHookComesBack) {
  Hook hook;
  hook.name = "link-456";
  hook.job.emplace().type = "sync";
  hook.job->payload = R"({"event":"{{body}}"})";
  hook.rate = Rate{60, Millis(60'000)};
  hook.paused = true;
  hook.secrets.push_back({.digest = {1, 2, 3}, .until = WallFromMillis(5)});
  hook.secrets.push_back({.digest = {4, 5, 6}});
  hook.created = WallFromMillis(7);
  hook.rotated = WallFromMillis(8);
  const std::string bytes = EncodeHook(hook);
  const auto read = DecodeHook(bytes);
  ASSERT_TRUE(read.ok()) << ToString(read.error());
  EXPECT_EQ(EncodeHook(*read), bytes);
  EXPECT_EQ(read->rate, hook.rate);
  EXPECT_EQ(read->secrets[0].until, WallFromMillis(5));
  EXPECT_EQ(read->secrets[1].digest, hook.secrets[1].digest);
  for (std::size_t size = 0; size < bytes.size(); ++size) EXPECT_FALSE(DecodeHook(bytes.substr(0, size)).ok()) << size;
  hook.workflow = R"({"tasks":[{"name":"a","type":"sync"}]})";
  EXPECT_FALSE(DecodeHook(EncodeHook(hook)).ok()) << "it has either a job or a workflow";
  hook.job.reset();
  EXPECT_EQ(DecodeHook(EncodeHook(hook)).value().workflow, hook.workflow);
  EXPECT_EQ(*DecodeHookName(EncodeHookName("link-456")), "link-456");
  EXPECT_FALSE(DecodeHookName("x").ok());
}

}  // namespace
}  // namespace pawl
