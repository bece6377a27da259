// The bytes of hooks, and of the records that lead from their secrets to them. docs/storage.md shows the layouts.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "model/hook.h"

namespace pawl {

std::string EncodeHook(const Hook& hook);
Result<Hook> DecodeHook(std::string_view bytes);

// The record kHookSecret: the name of the hook that a secret opens.
std::string EncodeHookName(std::string_view name);
Result<std::string> DecodeHookName(std::string_view bytes);

}  // namespace pawl
