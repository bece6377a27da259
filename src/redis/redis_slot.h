// The hash slot of a key in a Cluster: that of the first non-empty {tag} in it, or of all of it.
#pragma once

#include <cstdint>
#include <string_view>

namespace pawl {

inline constexpr int kRedisSlots = 16'384;

int RedisSlot(std::string_view key);

}  // namespace pawl
