#include "outbound/guard.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace pawl::outbound {
namespace {

Error BadEntry(std::string_view text, std::string_view why) {
  return {ErrorCode::kInvalid,
          fmt::format("'{}' {}; an entry is a network (10.0.0.0/8), an address, a host or *.suffix, each with :port if "
                      "it is for one port only",
                      text, why)};
}

std::string_view TrimSpaces(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

std::optional<std::uint16_t> ReadPort(std::string_view digits) {
  std::uint16_t port = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (digits.empty() || error != std::errc() || end != digits.data() + digits.size() || port == 0) return std::nullopt;
  return port;
}

std::vector<std::string_view> SplitList(std::string_view list) {
  std::vector<std::string_view> parts;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    if (const auto part = TrimSpaces(list.substr(0, comma)); !part.empty()) parts.push_back(part);
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return parts;
}

// "[fd00::]/8:443" → "fd00::/8" and "443"; IPv6 without brackets has no port.
std::pair<std::string, std::optional<std::string>> SplitPort(std::string_view text) {
  if (const std::size_t close = text.find(']'); text.starts_with('[') && close != std::string_view::npos) {
    const std::string_view behind = text.substr(close + 1);
    const std::size_t colon = std::min(behind.find(':'), behind.size());
    std::string subject(text.substr(1, close - 1));
    subject += behind.substr(0, colon);
    if (colon == behind.size()) return {subject, std::nullopt};
    return {subject, std::string(behind.substr(colon + 1))};
  }
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || text.find(':', colon + 1) != std::string_view::npos) {
    return {std::string(text), std::nullopt};
  }
  return {std::string(text.substr(0, colon)), std::string(text.substr(colon + 1))};
}

bool MatchesHost(const GuardEntry& entry, std::string_view host) {
  if (entry.host.empty()) return false;
  if (entry.host.front() != '.') return host == entry.host;
  return host.size() > entry.host.size() && host.ends_with(entry.host);
}

bool MatchesNetwork(const GuardEntry& entry, const Address& address) {
  // A rule may speak of the address as it was written, or of the IPv4 address in it.
  return entry.network && (entry.network->Contains(address) || entry.network->Contains(address.Inner()));
}

bool MatchesPort(const GuardEntry& entry, std::uint16_t port) { return entry.port == 0 || entry.port == port; }

bool IsDenied(const GuardRules& rules, const Url& url, const Address& address) {
  return std::any_of(rules.deny.begin(), rules.deny.end(), [&](const GuardEntry& entry) {
    return MatchesPort(entry, url.port()) && (MatchesHost(entry, url.host()) || MatchesNetwork(entry, address));
  });
}

bool IsAllowed(const GuardRules& rules, const Url& url, const Address& address) {
  return std::any_of(rules.allow.begin(), rules.allow.end(), [&](const GuardEntry& entry) {
    if (!MatchesPort(entry, url.port())) return false;
    // Whoever answers for a name must not be able to lead us to the metadata service of a cloud.
    return MatchesNetwork(entry, address) || (MatchesHost(entry, url.host()) && !IsLinkLocal(address));
  });
}

bool IsThisMachine(const GuardRules& rules, const Address& address) {
  if (address.is_unspecified() || IsLoopback(address)) return true;
  return std::any_of(rules.local_addresses.begin(), rules.local_addresses.end(),
                     [&](const Address& local) { return local.Inner() == address; });
}

bool IsOwn(const GuardRules& rules, const Url& url, const Address& address) {
  const Address target = address.Inner();
  return std::any_of(rules.own.begin(), rules.own.end(), [&](const OwnEndpoint& own) {
    if (own.port != url.port()) return false;
    if (!own.host.empty() && own.host == url.host()) return true;
    if (!own.address) return false;
    const Address mine = own.address->Inner();
    if (mine.is_unspecified()) return IsThisMachine(rules, target);
    // To connect to 0.0.0.0 is to connect to loopback, and all of 127/8 may be routed to one listener.
    if (IsLoopback(mine)) return IsLoopback(target) || target.is_unspecified();
    return target == mine;
  });
}

Refusal RefusePort(const GuardRules& rules, const Url& url) {
  return {GuardRule::kPort,
          fmt::format("port {} may not be called; outbound_ports is {}", url.port(), rules.ports.text())};
}

std::optional<Refusal> JudgeOne(const GuardRules& rules, const Url& url, const Address& address, Hop hop) {
  if (IsOwn(rules, url, address)) {
    return Refusal{GuardRule::kOwnEndpoint,
                   fmt::format("{} port {} belongs to this server or its Redis, which no job may call",
                               address.ToText(), url.port())};
  }
  if (IsDenied(rules, url, address)) {
    return Refusal{GuardRule::kDeny, fmt::format("{} ({}) is in outbound_deny", url.HostKey(), address.ToText())};
  }
  if (IsAllowed(rules, url, address)) return std::nullopt;
  if (rules.loopback_for_named_urls && hop == Hop::kNamedByJob && IsLoopback(address)) return std::nullopt;
  if (const auto range = BlockedRange(address)) {
    return Refusal{GuardRule::kSpecialAddress,
                   fmt::format("{} is in {}; an operator can name it in outbound_allow", address.ToText(), *range)};
  }
  return std::nullopt;
}

Result<std::vector<GuardEntry>> EntriesOf(const std::vector<std::string>& texts, std::string option) {
  std::vector<GuardEntry> entries;
  for (const std::string& text : texts) {
    auto some = ParseGuardEntries(text);
    if (!some.ok()) return Error{ErrorCode::kInvalid, some.error().detail, std::move(option)};
    for (GuardEntry& entry : *some) entries.push_back(std::move(entry));
  }
  return entries;
}

}  // namespace

Result<GuardRules> ParseGuardRules(const std::vector<std::string>& allow, const std::vector<std::string>& deny,
                                   const std::string& ports, std::string_view prefix) {
  const std::string before(prefix);
  GuardRules rules;
  auto list = PortList::Parse(ports);
  if (!list.ok()) return Error{ErrorCode::kInvalid, list.error().detail, before + "ports"};
  rules.ports = *std::move(list);
  PAWL_ASSIGN(rules.deny, EntriesOf(deny, before + "deny"));
  PAWL_ASSIGN(rules.allow, EntriesOf(allow, before + "allow"));
  rules.local_addresses = LocalAddresses();
  return rules;
}

Result<GuardEntry> ParseGuardEntry(std::string_view text) {
  text = TrimSpaces(text);
  const auto [subject, port] = SplitPort(text);
  GuardEntry entry;
  if (port) {
    const auto number = ReadPort(*port);
    if (!number) return BadEntry(text, "has a port that is no number from 1 to 65535");
    entry.port = *number;
  }
  if (subject.find('/') != std::string::npos || Address::Parse(subject)) {
    entry.network = Network::Parse(subject);
    if (!entry.network) return BadEntry(text, "is not a network, or has bits set behind its prefix");
    return entry;
  }
  const bool suffix = subject.starts_with("*.");
  const Result<std::string> host = CanonicalHost(suffix ? std::string_view(subject).substr(2) : subject);
  if (!host.ok()) return BadEntry(text, "is not a host");
  if (Address::Parse(*host)) return BadEntry(text, "is an unusual way to write an address");
  entry.host = suffix ? "." + *host : *host;
  return entry;
}

Result<std::vector<GuardEntry>> ParseGuardEntries(std::string_view list) {
  std::vector<GuardEntry> entries;
  for (const std::string_view part : SplitList(list)) {
    PAWL_ASSIGN(GuardEntry entry, ParseGuardEntry(part));
    entries.push_back(std::move(entry));
  }
  return entries;
}

Result<PortList> PortList::Parse(std::string_view text) {
  PortList ports;
  ports.ranges_.clear();
  ports.text_.clear();
  for (const std::string_view part : SplitList(text)) {
    const std::size_t dash = part.find('-');
    const auto first = ReadPort(part.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : ReadPort(part.substr(dash + 1));
    if (!first || !last || *first > *last) {
      return Error{ErrorCode::kInvalid,
                   fmt::format("'{}' is not a port; write ports and ranges like 80,443,1024-65535", part)};
    }
    ports.ranges_.emplace_back(*first, *last);
    ports.text_ += (ports.text_.empty() ? "" : ",") + std::string(part);
  }
  if (ports.ranges_.empty()) {
    return Error{ErrorCode::kInvalid, "there is no port; write ports and ranges like 80,443,1024-65535"};
  }
  return ports;
}

bool PortList::Contains(std::uint16_t port) const {
  return std::any_of(ranges_.begin(), ranges_.end(),
                     [&](const auto& range) { return port >= range.first && port <= range.second; });
}

std::string_view Name(GuardRule rule) {
  switch (rule) {
    case GuardRule::kPort:
      return "port";
    case GuardRule::kOwnEndpoint:
      return "own_endpoint";
    case GuardRule::kDeny:
      return "deny";
    case GuardRule::kSpecialAddress:
      return "special_address";
  }
  return "";
}

Verdict Judge(const GuardRules& rules, const Url& url, std::span<const Address> addresses, Hop hop) {
  if (!rules.ports.Contains(url.port())) return {.refusal = RefusePort(rules, url)};
  Verdict verdict;
  for (const Address& address : addresses) {
    if (auto refusal = JudgeOne(rules, url, address, hop)) {
      if (!verdict.refusal) verdict.refusal = std::move(refusal);
    } else {
      verdict.allowed.push_back(address);
    }
  }
  if (!verdict.allowed.empty()) {
    verdict.refusal.reset();
  } else if (!verdict.refusal) {
    verdict.refusal = {GuardRule::kSpecialAddress, fmt::format("{} has no address", url.host())};
  }
  return verdict;
}

std::optional<Refusal> JudgeUnresolved(const GuardRules& rules, const Url& url, Hop hop) {
  std::vector<Address> known;
  if (const auto literal = Address::Parse(url.host())) {
    known.push_back(*literal);
  } else if (IsLocalhostName(url.host())) {
    known = {*Address::Parse("127.0.0.1"), *Address::Parse("::1")};
  }
  if (!known.empty()) return Judge(rules, url, known, hop).refusal;
  if (!rules.ports.Contains(url.port())) return RefusePort(rules, url);
  for (const OwnEndpoint& own : rules.own) {
    if (!own.host.empty() && own.host == url.host() && own.port == url.port()) {
      return Refusal{GuardRule::kOwnEndpoint,
                     fmt::format("{} belongs to this server or its Redis, which no job may call", url.HostKey())};
    }
  }
  for (const GuardEntry& entry : rules.deny) {
    if (MatchesPort(entry, url.port()) && MatchesHost(entry, url.host())) {
      return Refusal{GuardRule::kDeny, fmt::format("{} is in outbound_deny", url.HostKey())};
    }
  }
  return std::nullopt;
}

Verdict JudgeTrustedProxy(const GuardRules& rules, const Url& url, std::span<const Address> addresses) {
  Verdict verdict;
  for (const Address& address : addresses) {
    if (!IsOwn(rules, url, address)) verdict.allowed.push_back(address);
  }
  if (verdict.allowed.empty()) {
    verdict.refusal = {GuardRule::kOwnEndpoint, fmt::format("the proxy {} is this server itself", url.HostKey())};
  }
  return verdict;
}

bool IsLocalhostName(std::string_view host) { return host == "localhost" || host.ends_with(".localhost"); }

}  // namespace pawl::outbound
