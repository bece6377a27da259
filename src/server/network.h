// What the text of an address says about where it is.
#pragma once

#include <cstdint>
#include <string_view>

namespace pawl {

// The network that a client comes from, as far as it matters for shares and limits: one IPv4 address, or the first 64
// bits of an IPv6 address, which is what one household or one machine is usually given.
// Of "127.0.0.1:40312" or "[::1]:40312"; 0 for what is neither.
std::uint64_t NetworkOf(std::string_view peer);

// Whether only this machine can reach it: 127.0.0.0/8, ::1, localhost.
bool IsLoopback(std::string_view host);

}  // namespace pawl
