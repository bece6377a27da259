// Hooks as JSON. Their secrets are not known any more, but for the moment in which they are made.
#pragma once

#include <string>
#include <string_view>

#include "engine/hook_queries.h"

namespace pawl::http {

// `secret`: of a hook that has just got it; empty: not shown.
std::string RenderHook(const Hook& hook, std::string_view secret, WallTime now);
std::string RenderHooks(const HookPage& page, WallTime now);
std::string RenderHookPush(std::string_view id);

}  // namespace pawl::http
