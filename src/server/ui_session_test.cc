#include "server/ui_session.h"

#include <gtest/gtest.h>

#include "base/sha256.h"

namespace pawl {
namespace {

constexpr WallTime kEnd = WallFromMillis(1'800'000'000'000);

TEST(UiSessionTest, OpensForThoseWhoKnowItsToken) {
  const auto token = Sha256Of("token");
  const UiSession session{kEnd, NewUiSessionId()};
  const std::string value = SealUiSession(session, token);
  EXPECT_EQ(OpenUiSession(value, token), session);
  EXPECT_EQ(OpenUiSession(value, Sha256Of("another")), std::nullopt);
  EXPECT_NE(NewUiSessionId(), session.id);
}

TEST(UiSessionTest, AnotherTimeNeedsAnotherSeal) {
  const auto token = Sha256Of("token");
  std::string value = SealUiSession({kEnd, NewUiSessionId()}, token);
  value[3] = '9';
  EXPECT_EQ(OpenUiSession(value, token), std::nullopt);
}

TEST(UiCookieTest, IsFoundAmongOthersByItsWholeName) {
  EXPECT_EQ(CookieOf("a=1; pawl=2; b=3", "pawl"), "2");
  EXPECT_EQ(CookieOf("pawl=", "pawl"), "");
  EXPECT_EQ(CookieOf("xpawl=1;pawl=2", "pawl"), "2");
  EXPECT_EQ(CookieOf("pawl_2=1", "pawl"), std::nullopt);
  EXPECT_EQ(CookieOf("", "pawl"), std::nullopt);
  EXPECT_EQ(CookieOf(";;; ;", "pawl"), std::nullopt);
}

TEST(UiCookieTest, ServersOfOneHostHaveDifferentNames) {
  EXPECT_EQ(UiCookieName("data /a").size(), 13U);
  EXPECT_NE(UiCookieName("data /a"), UiCookieName("data /b"));
}

}  // namespace
}  // namespace pawl
