#include "cli/config_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "base/duration.h"
#include "base/redact.h"
#include "cli/config_values.h"
#include "outbound/resolver.h"
#include "redis/redis_url.h"
#include "server/public_address.h"
#include "store/redis/redis_keys.h"

namespace pawl::cli {
namespace {

using Values = std::vector<std::string>;

constexpr std::array<std::string_view, 5> kScopes{"status", "read", "push", "work", "admin"};
constexpr std::array<std::string_view, 4> kRoles{"api", "work", "notify", "drive"};
constexpr std::array<std::string_view, 2> kExecutors{"download", "http"};
constexpr std::array<std::string_view, 2> kDurability{"interval", "fsync"};
constexpr std::array<std::string_view, 3> kUiModes{"on", "read-only", "off"};
constexpr std::array<std::string_view, 7> kColors{"gray", "red", "orange", "yellow", "green", "blue", "purple"};
constexpr std::array<std::string_view, 2> kLogFormats{"logfmt", "json"};
constexpr std::array<std::string_view, 4> kLogLevels{"debug", "info", "warn", "error"};

template <auto Member>
Result<void> SetText(Config& config, const Values& values) {
  config.*Member = values.back();
  return {};
}

template <auto Member>
std::string ShowText(const Config& config) {
  return TomlString(config.*Member);
}

template <auto Member, std::uint64_t Min, std::uint64_t Max>
Result<void> SetCount(Config& config, const Values& values) {
  PAWL_ASSIGN(const std::uint64_t value, ParseCount(values.back(), Min, Max));
  config.*Member = static_cast<std::remove_reference_t<decltype(config.*Member)>>(value);
  return {};
}

template <auto Member>
std::string ShowCount(const Config& config) {
  return fmt::format("{}", config.*Member);
}

template <auto Member, std::uint64_t Min, std::uint64_t Max>
Result<void> SetSize(Config& config, const Values& values) {
  PAWL_ASSIGN(config.*Member, ParseSize(values.back(), Min, Max));
  return {};
}

template <auto Member>
std::string ShowSize(const Config& config) {
  return TomlString(FormatSize(config.*Member));
}

template <auto Member, const auto& Names>
Result<void> SetChoice(Config& config, const Values& values) {
  PAWL_ASSIGN(const std::size_t index, ParseChoice(values.back(), Names));
  config.*Member = static_cast<std::remove_reference_t<decltype(config.*Member)>>(index);
  return {};
}

template <auto Member, const auto& Names>
std::string ShowChoice(const Config& config) {
  return TomlString(Names.at(static_cast<std::size_t>(config.*Member)));
}

template <bool Config::*Member>
Result<void> SetFlag(Config& config, const Values& values) {
  PAWL_ASSIGN(config.*Member, ParseFlag(values.back()));
  return {};
}

template <bool Config::*Member>
std::string ShowFlag(const Config& config) {
  return config.*Member ? "true" : "false";
}

Result<void> SetListen(Config& config, const Values& values) {
  PAWL_ASSIGN(HostPort listen, ParseHostPort(values.back()));
  config.address = std::move(listen.host);
  config.port = listen.port;
  return {};
}

std::string ShowListen(const Config& config) { return TomlString(ListenText(config)); }

Result<void> SetFaktory(Config& config, const Values& values) {
  if (values.back() == "off") {
    config.faktory_address.clear();
    return {};
  }
  auto listen = ParseHostPort(values.back());
  if (!listen.ok()) return Error{ErrorCode::kInvalid, listen.error().detail + ", or off"};
  config.faktory_address = std::move(listen->host);
  config.faktory_port = listen->port;
  return {};
}

std::string ShowFaktory(const Config& config) { return TomlString(FaktoryText(config)); }

Result<void> SetData(Config& config, const Values& values) {
  if (values.back().empty()) return Error{ErrorCode::kInvalid, "the data directory needs a name"};
  config.data = values.back();
  return {};
}

// `least` to `most`, in milliseconds.
template <Millis Config::*Member, int Least, int Most>
Result<void> SetSpan(Config& config, const Values& values) {
  PAWL_ASSIGN(const Millis span, ParseDuration(values.back()));
  if (span < Millis(Least) || span > Millis(Most)) {
    return Error{ErrorCode::kInvalid, fmt::format("\"{}\" is not within {} to {}", values.back(),
                                                  FormatDuration(Millis(Least)), FormatDuration(Millis(Most)))};
  }
  config.*Member = span;
  return {};
}

template <Millis Config::*Member>
std::string ShowSpan(const Config& config) {
  return TomlString(FormatDuration(config.*Member));
}

Result<void> SetRedis(Config& config, const Values& values) {
  if (!values.back().empty()) PAWL_TRY(ParseRedisUrl(values.back()));  // empty: none, as --print-config shows it
  config.redis = values.back();
  return {};
}

std::string ShowRedis(const Config& config) {
  if (config.redis.empty()) return TomlString("");
  return TomlString(Redacted(ParseRedisUrl(config.redis).value()));
}

Result<void> SetNamespace(Config& config, const Values& values) {
  PAWL_TRY(CheckNamespace(values.back()));
  config.name_space = values.back();
  return {};
}

Result<void> SetTokens(Config& config, const Values& values) {
  config.tokens.clear();
  for (const std::string& value : values) {
    PAWL_ASSIGN(TokenGrant grant, ParseTokenGrant(value));
    config.tokens.push_back(std::move(grant));
  }
  return {};
}

std::string ShowTokens(const Config& config) {
  Values shown;
  for (const TokenGrant& grant : config.tokens) {
    shown.push_back(fmt::format("{}:{}", kRedacted, fmt::join(grant.scopes, ",")));
  }
  return TomlArray(shown);
}

Result<void> SetRoles(Config& config, const Values& values) {
  Values roles;
  for (const std::string& value : values) {
    for (std::string& role : SplitText(value, ", ")) {
      PAWL_TRY(ParseChoice(role, kRoles));
      if (std::find(roles.begin(), roles.end(), role) == roles.end()) roles.push_back(std::move(role));
    }
  }
  if (roles.empty()) return Error{ErrorCode::kInvalid, "at least one role is needed, for example api"};
  config.roles = std::move(roles);
  return {};
}

std::string ShowRoles(const Config& config) { return TomlArray(config.roles); }

template <auto Member>
std::string ShowList(const Config& config) {
  return TomlArray(config.*Member);
}

// The parts of all values, without those that are empty.
Values PartsOf(const Values& values) {
  Values parts;
  for (const std::string& value : values) {
    for (std::string& part : SplitText(value, ", ")) parts.push_back(std::move(part));
  }
  return parts;
}

Result<void> SetExecutors(Config& config, const Values& values) {
  config.executors.clear();
  for (std::string& type : PartsOf(values)) {
    PAWL_TRY(ParseChoice(type, kExecutors));
    config.executors.push_back(std::move(type));
  }
  return {};
}

Result<Values> EntriesOf(const Values& values) {
  Values entries = PartsOf(values);
  for (const std::string& entry : entries) PAWL_TRY(outbound::ParseGuardEntry(entry));
  return entries;
}

Result<void> SetAllow(Config& config, const Values& values) {
  PAWL_ASSIGN(config.outbound_allow, EntriesOf(values));
  return {};
}

std::string ShowAllow(const Config& config) { return TomlArray(config.outbound_allow.value_or(Values{})); }

template <auto Member>
Result<void> SetEntries(Config& config, const Values& values) {
  PAWL_ASSIGN(config.*Member, EntriesOf(values));
  return {};
}

Result<void> SetPorts(Config& config, const Values& values) {
  PAWL_TRY(outbound::PortList::Parse(values.back()));
  config.outbound_ports = values.back();
  return {};
}

Result<void> SetDns(Config& config, const Values& values) {
  config.outbound_dns = PartsOf(values);
  for (const std::string& server : config.outbound_dns) PAWL_TRY(outbound::CheckNameServer(server));
  return {};
}

Result<void> SetProxy(Config& config, const Values& values) {
  if (!values.back().empty()) PAWL_TRY(outbound::ParseProxyUrl(values.back()));  // empty: none
  config.outbound_proxy = values.back();
  return {};
}

// Digits as chmod has them: "0640".
Result<void> SetMode(Config& config, const Values& values) {
  std::uint32_t mode = 0;
  const std::string& text = values.back();
  const bool octal = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '7'; });
  if (octal && text.size() >= 3 && text.size() <= 4) mode = static_cast<std::uint32_t>(std::stoul(text, nullptr, 8));
  if (mode != 0600 && mode != 0640 && mode != 0644) {
    return Error{ErrorCode::kInvalid, fmt::format("\"{}\" is none of 0600, 0640 and 0644", text)};
  }
  config.files_mode = mode;
  return {};
}

std::string ShowMode(const Config& config) { return TomlString(fmt::format("{:04o}", config.files_mode)); }

// Without a slash at the end.
Result<void> SetFilesUrl(Config& config, const Values& values) {
  std::string url = values.back();
  while (url.ends_with('/')) url.pop_back();
  if (!url.empty()) PAWL_TRY(outbound::ParseUrl(url));
  config.files_url = std::move(url);
  return {};
}

Result<void> SetUiBase(Config& config, const Values& values) {
  PAWL_ASSIGN(config.ui_base, ParseUiBase(values.back()));
  return {};
}

Result<void> SetPublicOrigin(Config& config, const Values& values) {
  config.public_origin.clear();
  if (values.back().empty()) return {};  // none, as --print-config shows it
  PAWL_ASSIGN(config.public_origin, ParsePublicOrigin(values.back()));
  return {};
}

Result<void> SetEnvironment(Config& config, const Values& values) {
  constexpr std::size_t kLongest = 32;
  const std::string& name = values.back();
  if (name.size() > kLongest || std::ranges::any_of(name, [](char c) { return c >= 0 && c < ' '; })) {
    return Error{ErrorCode::kInvalid, "must be one line of 32 bytes at most, such as production"};
  }
  config.environment = name;
  return {};
}

// "#d32f2f", or one of the names.
Result<void> SetEnvironmentColor(Config& config, const Values& values) {
  const std::string& text = values.back();
  const bool hex = text.size() == 7 && text.front() == '#' &&
                   std::ranges::all_of(text.substr(1), [](unsigned char c) { return std::isxdigit(c) != 0; });
  if (!hex) {
    const auto named = ParseChoice(text, kColors);
    if (!named.ok()) return Error{ErrorCode::kInvalid, named.error().detail + "; or a colour such as #d32f2f"};
  }
  config.environment_color = text;
  return {};
}

constexpr std::uint64_t kKiB = 1U << 10U;
constexpr std::uint64_t kMiB = 1U << 20U;
constexpr std::uint64_t kGiB = 1U << 30U;
constexpr std::uint64_t kTiB = kGiB << 10U;

// In the order of the help and of --print-config.
constexpr auto kOptions = std::to_array<ConfigOption>({
    {"listen", OptionKind::kText, "HOST:PORT", "address to listen on; port 0 takes any free one", SetListen,
     ShowListen},
    {"faktory", OptionKind::kText, "HOST:PORT|off", "address on which to speak the Faktory protocol too", SetFaktory,
     ShowFaktory},
    {"data", OptionKind::kText, "DIR", "directory that holds the jobs; made if it does not exist", SetData,
     ShowText<&Config::data>},
    {"durability", OptionKind::kText, "fsync|interval",
     "fsync: an answer means on disk; interval: on disk within the interval", SetChoice<&Config::fsync, kDurability>,
     ShowChoice<&Config::fsync, kDurability>},
    {"interval", OptionKind::kDuration, "DURATION", "how much a power loss may take with durability interval",
     SetSpan<&Config::interval, 1, 10'000>, ShowSpan<&Config::interval>},
    {"redis", OptionKind::kText, "URL",
     "keep the jobs in Redis instead, as one of many nodes: redis://, rediss://, redis+unix://, redis+sentinel:// or "
     "redis+cluster://",
     SetRedis, ShowRedis},
    {"namespace", OptionKind::kText, "NAME", "the part of Redis that the nodes of one job system share", SetNamespace,
     ShowText<&Config::name_space>},
    {"wait_replicas", OptionKind::kCount, "N", "acknowledge a change only when this many replicas of Redis have it",
     SetCount<&Config::wait_replicas, 0, 100>, ShowCount<&Config::wait_replicas>},
    {"check_every", OptionKind::kDuration, "DURATION",
     "how often to start a check of all stored data for damage, in the background; 0s: never",
     SetSpan<&Config::check_every, 0, 2'000'000'000>, ShowSpan<&Config::check_every>},
    {"redis_wait", OptionKind::kDuration, "DURATION",
     "how long calls wait for a Redis that cannot be reached, before a 503", SetSpan<&Config::redis_wait, 100, 300'000>,
     ShowSpan<&Config::redis_wait>},
    {"token", OptionKind::kList, "TOKEN[:SCOPES]",
     "accept this bearer token; scopes: status,read,push,work,admin (none given: admin); may be given again", SetTokens,
     ShowTokens},
    {"token_file", OptionKind::kText, "FILE", "read more tokens from a file, one TOKEN[:SCOPES] a line",
     SetText<&Config::token_file>, ShowText<&Config::token_file>},
    {"tls_cert", OptionKind::kText, "FILE", "certificate chain (PEM); read again when it changes",
     SetText<&Config::tls_cert>, ShowText<&Config::tls_cert>},
    {"tls_key", OptionKind::kText, "FILE", "private key of the certificate (PEM)", SetText<&Config::tls_key>,
     ShowText<&Config::tls_key>},
    {"insecure", OptionKind::kFlag, "", "allow an address that others can reach without any token",
     SetFlag<&Config::insecure>, ShowFlag<&Config::insecure>},
    {"threads", OptionKind::kCount, "N", "threads for connections", SetCount<&Config::threads, 1, 256>,
     ShowCount<&Config::threads>},
    {"max_body", OptionKind::kSize, "SIZE", "largest request body", SetSize<&Config::max_body_bytes, kKiB, kGiB>,
     ShowSize<&Config::max_body_bytes>},
    {"max_payload", OptionKind::kSize, "SIZE", "largest payload of a job; a queue may set less",
     SetSize<&Config::max_payload_bytes, 1, kGiB>, ShowSize<&Config::max_payload_bytes>},
    {"max_connections", OptionKind::kCount, "N", "most connections at a time",
     SetCount<&Config::max_connections, 1, 1'000'000>, ShowCount<&Config::max_connections>},
    {"memory_limit", OptionKind::kSize, "SIZE", "what the buffers of all connections may take",
     SetSize<&Config::memory_limit_bytes, kMiB, kTiB>, ShowSize<&Config::memory_limit_bytes>},
    {"log_format", OptionKind::kText, "logfmt|json", "form of the log on standard error",
     SetChoice<&Config::log_format, kLogFormats>, ShowChoice<&Config::log_format, kLogFormats>},
    {"log_level", OptionKind::kText, "LEVEL", "least level to log: debug, info, warn, error",
     SetChoice<&Config::log_level, kLogLevels>, ShowChoice<&Config::log_level, kLogLevels>},
    {"health_file", OptionKind::kText, "FILE", "while this file exists, /readyz says 503",
     SetText<&Config::health_file>, ShowText<&Config::health_file>},
    {"stop_grace", OptionKind::kDuration, "DURATION",
     "after SIGTERM, how long requests and jobs that Pawl runs itself may still take",
     SetSpan<&Config::stop_grace, 0, 3'600'000>, ShowSpan<&Config::stop_grace>},
    {"ui", OptionKind::kText, "on|read-only|off", "the dashboard at /ui/", SetChoice<&Config::ui, kUiModes>,
     ShowChoice<&Config::ui, kUiModes>},
    {"ui_base", OptionKind::kText, "PATH", "path that a proxy leaves before the paths of the server, as /ops/pawl",
     SetUiBase, ShowText<&Config::ui_base>},
    {"public_origin", OptionKind::kText, "URL",
     "https://HOST of the dashboard behind a proxy that sends another Host; changes by its pages are accepted",
     SetPublicOrigin, ShowText<&Config::public_origin>},
    {"environment", OptionKind::kText, "NAME", "name of this server that the dashboard shows, such as production",
     SetEnvironment, ShowText<&Config::environment>},
    {"environment_color", OptionKind::kText, "COLOR", "its colour: a name such as red, or #RRGGBB", SetEnvironmentColor,
     ShowText<&Config::environment_color>},
    {"hooks", OptionKind::kFlag, "true|false", "whether secret URLs (hooks) push jobs", SetFlag<&Config::hooks>,
     ShowFlag<&Config::hooks>},
    {"hook_max_body", OptionKind::kSize, "SIZE", "largest body of a call of a hook",
     SetSize<&Config::hook_max_body_bytes, 1, kGiB>, ShowSize<&Config::hook_max_body_bytes>},
    {"roles", OptionKind::kList, "ROLE[,ROLE]", "what this process does: api, work, notify, drive", SetRoles,
     ShowRoles},
    {"executors", OptionKind::kList, "TYPE[,TYPE]", "types of jobs that Pawl runs itself: download, http", SetExecutors,
     ShowList<&Config::executors>},
    {"outbound_allow", OptionKind::kList, "ENTRY[,ENTRY]",
     "what outgoing calls may reach besides the public internet: a network, an address, a host or *.SUFFIX, each with "
     "or without :PORT",
     SetAllow, ShowAllow},
    {"outbound_deny", OptionKind::kList, "ENTRY[,ENTRY]", "what they may never reach",
     SetEntries<&Config::outbound_deny>, ShowList<&Config::outbound_deny>},
    {"outbound_ports", OptionKind::kText, "PORTS", "the ports that they may reach", SetPorts,
     ShowText<&Config::outbound_ports>},
    {"outbound_ca_file", OptionKind::kText, "FILE", "authorities of TLS (PEM) instead of the system's",
     SetText<&Config::outbound_ca_file>, ShowText<&Config::outbound_ca_file>},
    {"outbound_dns", OptionKind::kList, "ADDRESS[:PORT]", "name servers instead of the system's", SetDns,
     ShowList<&Config::outbound_dns>},
    {"outbound_proxy", OptionKind::kText, "URL", "http://HOST:PORT of the proxy for all outgoing calls that name none",
     SetProxy, ShowText<&Config::outbound_proxy>},
    {"outbound_connect_timeout", OptionKind::kDuration, "DURATION", "how long a connection may take to come about",
     SetSpan<&Config::outbound_connect_timeout, 100, 60'000>, ShowSpan<&Config::outbound_connect_timeout>},
    {"outbound_threads", OptionKind::kCount, "N", "threads of each executor that makes outgoing calls",
     SetCount<&Config::outbound_threads, 1, 16>, ShowCount<&Config::outbound_threads>},
    {"secrets_dir", OptionKind::kText, "DIR", "folder with a file for each secret that jobs may name",
     SetText<&Config::secrets_dir>, ShowText<&Config::secrets_dir>},
    {"notify_concurrency", OptionKind::kCount, "N", "callbacks that are sent at a time",
     SetCount<&Config::notify_concurrency, 1, 10'000>, ShowCount<&Config::notify_concurrency>},
    {"notify_timeout", OptionKind::kDuration, "DURATION", "how long an attempt to deliver a callback may take",
     SetSpan<&Config::notify_timeout, 1'000, 60'000>, ShowSpan<&Config::notify_timeout>},
    {"notify_sign", OptionKind::kText, "NAME", "the secret that signs callbacks which name none",
     SetText<&Config::notify_sign>, ShowText<&Config::notify_sign>},
    {"http_concurrency", OptionKind::kCount, "N", "jobs of the type http that run at a time",
     SetCount<&Config::http_concurrency, 1, 10'000>, ShowCount<&Config::http_concurrency>},
    {"exec_concurrency", OptionKind::kCount, "N",
     "commands that run at a time; commands are in the file, as [command.NAME]",
     SetCount<&Config::exec_concurrency, 1, 10'000>, ShowCount<&Config::exec_concurrency>},
    {"sources", OptionKind::kText, "FILE", "databases, files and streams that scans read; read again when it changes",
     SetText<&Config::sources>, ShowText<&Config::sources>},
    {"scan_threads", OptionKind::kCount, "N", "partitions of scans that are worked at a time",
     SetCount<&Config::scan_threads, 1, 1'000>, ShowCount<&Config::scan_threads>},
    {"scan_block", OptionKind::kCount, "N", "documents of a scan that are processed together; a task may say another",
     SetCount<&Config::scan_block, 1, 10'000>, ShowCount<&Config::scan_block>},
    {"download_concurrency", OptionKind::kCount, "N", "downloads that run at a time",
     SetCount<&Config::download_concurrency, 1, 10'000>, ShowCount<&Config::download_concurrency>},
    {"download_max_bytes", OptionKind::kSize, "SIZE", "largest file; a job may ask for less",
     SetSize<&Config::download_max_bytes, 1, kTiB>, ShowSize<&Config::download_max_bytes>},
    {"download_timeout", OptionKind::kDuration, "DURATION", "longest download; a job may ask for less",
     SetSpan<&Config::download_timeout, 1'000, 86'400'000>, ShowSpan<&Config::download_timeout>},
    {"files", OptionKind::kText, "DIR",
     "folder of downloaded files (DATA/files); with redis a folder that all nodes share, else there are no downloads",
     SetText<&Config::files>, ShowText<&Config::files>},
    {"files_url", OptionKind::kText, "URL", "where a web server has that folder; results then say the URL of the file",
     SetFilesUrl, ShowText<&Config::files_url>},
    {"files_mode", OptionKind::kText, "MODE", "permissions of files: 0600, 0640 or 0644", SetMode, ShowMode},
    {"files_high", OptionKind::kCount, "PERCENT", "downloads pause from this use of the disk on",
     SetCount<&Config::files_high, 1, 100>, ShowCount<&Config::files_high>},
    {"files_low", OptionKind::kCount, "PERCENT", "and go on when it is down to this",
     SetCount<&Config::files_low, 1, 100>, ShowCount<&Config::files_low>},
    {"files_sweep", OptionKind::kDuration, "DURATION", "how often files without a job are looked for",
     SetSpan<&Config::files_sweep, 1'000, 86'400'000>, ShowSpan<&Config::files_sweep>},
});

}  // namespace

std::string AddressText(const std::string& address, std::uint16_t port) {
  const bool v6 = address.find(':') != std::string::npos;
  return v6 ? fmt::format("[{}]:{}", address, port) : fmt::format("{}:{}", address, port);
}

std::string ListenText(const Config& config) { return AddressText(config.address, config.port); }

std::string FaktoryText(const Config& config) {
  return config.faktory_address.empty() ? "off" : AddressText(config.faktory_address, config.faktory_port);
}

std::span<const ConfigOption> ConfigOptions() { return kOptions; }

std::string FlagName(const ConfigOption& option) {
  std::string flag = "--" + std::string(option.name);
  std::replace(flag.begin(), flag.end(), '_', '-');
  return flag;
}

std::string EnvironmentName(const ConfigOption& option) {
  std::string name = "PAWL_";
  for (const char c : option.name) name += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return name;
}

Result<TokenGrant> ParseTokenGrant(std::string_view text) {
  const std::size_t colon = text.find(':');
  TokenGrant grant{std::string(text.substr(0, colon)), {}};
  const bool printable = std::all_of(grant.token.begin(), grant.token.end(), [](char c) { return c > ' ' && c < 127; });
  if (grant.token.empty() || !printable) {
    return Error{ErrorCode::kInvalid, "a token is visible ASCII without ':', optionally followed by :scope,scope"};
  }
  if (colon == std::string_view::npos) {
    grant.scopes.emplace_back("admin");
    return grant;
  }
  grant.scopes = SplitText(text.substr(colon + 1), ",");
  if (grant.scopes.empty()) return Error{ErrorCode::kInvalid, "after the ':' of a token come its scopes"};
  for (const std::string& scope : grant.scopes) {
    auto known = ParseChoice(scope, kScopes);
    if (!known.ok()) return Error{ErrorCode::kInvalid, "scope " + known.error().detail};
  }
  return grant;
}

}  // namespace pawl::cli
