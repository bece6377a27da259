// The guard says which addresses an outgoing call may be connected to. A job names any URL, and the server that runs it
// stands inside: without a guard, whoever may push a job could reach what only this machine can reach.
//
// The rules, in their order; the first that fits decides:
//   1. ports outside of `ports` are refused;
//   2. our own listeners and our Redis are refused, whatever else is said;
//   3. what `deny` names is refused;
//   4. what `allow` names is allowed;
//   5. loopback is allowed for the URL that a job names, if `loopback_for_named_urls` is set;
//   6. private and other special addresses are refused (BlockedRange), all others are allowed.
// Every address of a host is judged by itself, and only the allowed ones are used. Judging is pure; all functions are
// thread-safe on rules that nobody changes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "outbound/address.h"
#include "outbound/url.h"

namespace pawl::outbound {

// One entry of a list: a network, or a host, or all hosts below a suffix; on one port or on all of them.
struct GuardEntry {
  std::optional<Network> network = {};
  std::string host = {};   // "shop.example", or ".example" for all below it; empty with a network
  std::uint16_t port = 0;  // 0: any
};

// "10.0.0.0/8", "10.1.2.3:8080", "[fd00::]/8:443" or "fd00::/8", "shop.example:443", "*.internal". Fails with kInvalid.
Result<GuardEntry> ParseGuardEntry(std::string_view text);
// Entries with commas between them; an empty text is an empty list.
Result<std::vector<GuardEntry>> ParseGuardEntries(std::string_view list);

// The ports that may be called: "80,443,1024-65535".
class PortList {
 public:
  PortList() = default;  // 80, 443, 1024-65535
  static Result<PortList> Parse(std::string_view text);
  bool Contains(std::uint16_t port) const;
  const std::string& text() const { return text_; }

 private:
  std::string text_ = "80,443,1024-65535";
  std::vector<std::pair<std::uint16_t, std::uint16_t>> ranges_ = {{80, 80}, {443, 443}, {1024, 65535}};
};

// A listener of ours, or a Redis that we use.
struct OwnEndpoint {
  std::string host = {};                // if it was given as a name
  std::optional<Address> address = {};  // 0.0.0.0 and :: stand for every address of this machine
  std::uint16_t port = 0;
};

struct GuardRules {
  PortList ports = {};
  std::vector<OwnEndpoint> own = {};
  std::vector<Address> local_addresses = {};  // of this machine, for listeners on all of them
  std::vector<GuardEntry> deny = {};
  std::vector<GuardEntry> allow = {};
  bool loopback_for_named_urls = false;
};

// The rules of three options. The error names the option, with `prefix` before it: "allow", "deny" or "ports".
Result<GuardRules> ParseGuardRules(const std::vector<std::string>& allow, const std::vector<std::string>& deny,
                                   const std::string& ports, std::string_view prefix);

// Where a URL comes from: it decides whether loopback may be allowed for it.
enum class Hop : std::uint8_t { kNamedByJob, kRedirect, kProxy };

enum class GuardRule : std::uint8_t { kPort, kOwnEndpoint, kDeny, kSpecialAddress };
inline constexpr std::array kGuardRules = {GuardRule::kPort, GuardRule::kOwnEndpoint, GuardRule::kDeny,
                                           GuardRule::kSpecialAddress};
std::string_view Name(GuardRule rule);  // "port", "own_endpoint", "deny", "special_address": for metrics and logs

struct Refusal {
  GuardRule rule;
  std::string detail;  // one sentence for people: what is refused, and which rule or option says so
};

struct Verdict {
  std::vector<Address> allowed = {};    // in the order given
  std::optional<Refusal> refusal = {};  // why the first address was refused; set exactly if none is allowed

  bool ok() const { return !refusal.has_value(); }
};

// `addresses` are those of the host of `url`. None at all is refused too: no answer is never a pass.
Verdict Judge(const GuardRules& rules, const Url& url, std::span<const Address> addresses, Hop hop);

// What is known without asking a name server: the port, a host that is listed, an address in place of a name, and
// localhost. For the moment when a job is pushed; Judge still has the last word.
std::optional<Refusal> JudgeUnresolved(const GuardRules& rules, const Url& url, Hop hop);

// A proxy that the operator chose: only rule 2 applies, since nobody else named it.
Verdict JudgeTrustedProxy(const GuardRules& rules, const Url& url, std::span<const Address> addresses);

// "localhost" and what ends in ".localhost": this machine, in every resolver.
bool IsLocalhostName(std::string_view host);

}  // namespace pawl::outbound
