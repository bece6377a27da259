// A hook as it is kept: a job that is pushed when somebody calls its secret URL. docs/hooks.md says what it does.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.h"
#include "model/settings.h"
#include "pawl/job.h"

namespace pawl {

inline constexpr std::size_t kHookNameMax = 100;

// The SHA-256 of a secret: the secret itself is not kept.
using SecretDigest = std::array<std::uint8_t, 32>;

struct HookSecret {
  SecretDigest digest{};
  WallTime until = kNeverWall;  // it opens the hook no longer than this
};

struct Hook {
  std::string name;
  std::vector<PushRequest> jobs;  // with the placeholder "{{body}}"
  std::optional<Rate> rate;       // of calls, on each node
  bool paused = false;
  std::vector<HookSecret> secrets;  // the newest last
  WallTime created{};
  WallTime rotated{};  // when the newest secret was made
};

}  // namespace pawl
