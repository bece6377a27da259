// What the tests in a browser need of npm, installed beside their pages under build/ when it is first asked for.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>

#include "tests/support/child.h"

namespace pawl::support {

constexpr auto kLong = std::chrono::minutes(5);

inline void InstallBrowserPackages() {
  std::filesystem::create_directories(PAWL_WEB_PICTURES);
  Child install({.command = {PAWL_NPM_PACKAGES, PAWL_WEB_PAGES, PAWL_WEB_BROWSER}});
  ASSERT_EQ(install.Wait(kLong), 0);
}

}  // namespace pawl::support
