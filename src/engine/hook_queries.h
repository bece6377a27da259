// Reads of hooks.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "model/hook.h"
#include "store/store.h"

namespace pawl {

// Fails with kNotFound.
Result<Hook> ReadHook(StoreReader& reader, std::string_view name);
// The hook that a secret opens at this time; nothing: none, or it is paused.
Result<std::optional<Hook>> OpenHook(StoreReader& reader, const SecretDigest& secret, WallTime now);

struct HookPage {
  std::vector<Hook> hooks;
  std::optional<Hash128> next;  // where the next page begins
};
// In no order that people would know.
Result<HookPage> ListHooks(StoreReader& reader, const Hash128& from, std::size_t limit);

}  // namespace pawl
