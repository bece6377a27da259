// A hook as it is kept: a job or a workflow that is pushed when somebody calls its secret URL. docs/hooks.md says what
// it does.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.h"
#include "model/job_spec.h"
#include "model/settings.h"

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
  // What a call pushes, with the placeholder "{{body}}": one of the two.
  std::optional<JobSpec> job;
  std::string workflow;      // its JSON, as it was put
  std::optional<Rate> rate;  // of calls, on each node
  bool paused = false;
  std::vector<HookSecret> secrets;  // the newest last
  WallTime created{};
  WallTime rotated{};  // when the newest secret was made
};

}  // namespace pawl
