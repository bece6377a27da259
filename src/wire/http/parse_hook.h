// Hooks: bytes to operations, and a call of a hook to a push.
#pragma once

#include <string_view>

#include "base/result.h"
#include "rules/hook.h"
#include "rules/operations.h"
#include "wire/json/ranges.h"
#include "wire/push_policy.h"

namespace pawl::http {

// PUT /v1/hooks/{name}, without the secret.
Result<PutHookOp> ParseHook(std::string_view name, std::string_view body, const WireLimits& limits,
                            const PushPolicy& policy);

Result<void> CheckHookName(std::string_view name);

// POST /v1/hooks/{name}/rotate: how long the secret before is still good.
Result<Millis> ParseRotate(std::string_view body);

// What a call with this body pushes; an empty one is null. Fails with kBadJson, kTooLarge, or what
// makes the push impossible with this body.
Result<PushOp> HookPush(const Hook& hook, std::string_view body, const WireLimits& limits, const PushPolicy& policy);

}  // namespace pawl::http
