#include "outbound/transport.h"

#include <array>

namespace pawl::outbound {
namespace {

enum class After : std::uint8_t { kRetry, kGiveUp };

struct FailureInfo {
  std::string_view name;
  After after;
  bool against_host;
};

// In the order of Failure.
constexpr std::array<FailureInfo, 19> kFailures{{
    {"", After::kRetry, false},
    {"bad_url", After::kGiveUp, false},
    {"invalid_payload", After::kGiveUp, false},
    {"blocked_address", After::kGiveUp, false},
    {"dns", After::kRetry, true},
    {"connect", After::kRetry, true},
    {"timeout", After::kRetry, true},
    {"too_slow", After::kRetry, false},
    {"cut", After::kRetry, false},
    {"proxy", After::kRetry, false},
    {"tls", After::kGiveUp, false},
    {"headers_too_large", After::kGiveUp, false},
    {"too_large", After::kGiveUp, false},
    {"redirect", After::kGiveUp, false},
    {"host_down", After::kRetry, false},
    {"cancelled", After::kRetry, false},
    {"refused_by_sink", After::kRetry, false},
    {"stopping", After::kRetry, false},
    {"own_fault", After::kRetry, false},
}};
static_assert(kFailures.size() == static_cast<std::size_t>(Failure::kOwnFault) + 1);

const FailureInfo& Info(Failure failure) { return kFailures.at(static_cast<std::size_t>(failure)); }

}  // namespace

std::string_view Name(Failure failure) { return Info(failure).name; }
bool IsFinal(Failure failure) { return Info(failure).after == After::kGiveUp; }
bool CountsAgainstHost(Failure failure) { return Info(failure).against_host; }

std::string_view Head::Value(std::string_view name) const {
  const Header* header = FindHeader(headers, name);
  return header == nullptr ? std::string_view() : header->value;
}

}  // namespace pawl::outbound
