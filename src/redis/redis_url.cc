#include "redis/redis_url.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "base/redact.h"

namespace pawl {
namespace {

constexpr std::uint16_t kRedisPort = 6379;
constexpr std::uint16_t kSentinelPort = 26379;

Error Bad(std::string what) { return {ErrorCode::kInvalid, "Redis URL: " + std::move(what)}; }

// The text before the first `mark`, and what comes after it, if there is one.
struct Split {
  std::string_view before;
  std::optional<std::string_view> after;
};

Split SplitAt(std::string_view text, std::size_t at) {
  if (at == std::string_view::npos) return {text, std::nullopt};
  return {text.substr(0, at), text.substr(at + 1)};
}

std::optional<int> Number(std::string_view digits, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc() || end != digits.data() + digits.size() || value < 0 || value > most) return std::nullopt;
  return value;
}

Result<std::string> PercentDecoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    unsigned value = 0;
    const char* const digits = text.data() + i + 1;
    if (i + 2 >= text.size() || std::from_chars(digits, digits + 2, value, 16).ptr != digits + 2) {
      return Bad("a % must be followed by two hexadecimal digits (a % itself is written %25)");
    }
    out += static_cast<char>(value);
    i += 2;
  }
  return out;
}

Result<void> ReadScheme(std::string_view scheme, RedisUrl& url, bool& unix_socket) {
  const Split parts = SplitAt(scheme, scheme.find('+'));
  const std::string_view variant = parts.after.value_or("");
  url.tls = parts.before == "rediss";
  unix_socket = variant == "unix";
  if (variant == "sentinel") url.kind = RedisUrl::Kind::kSentinel;
  if (variant == "cluster") url.kind = RedisUrl::Kind::kCluster;
  const bool known_variant = !parts.after || unix_socket || url.kind != RedisUrl::Kind::kDirect;
  if ((parts.before != "redis" && !url.tls) || !known_variant || (unix_socket && url.tls)) {
    return Bad(
        "it must start with redis://, rediss://, redis+unix://, redis+sentinel://, rediss+sentinel://, "
        "redis+cluster:// or rediss+cluster://");
  }
  return {};
}

Result<void> ReadCredentials(std::string_view text, RedisUrl& url) {
  const Split parts = SplitAt(text, text.find(':'));
  if (!parts.after) return Bad("what stands before the @ must be user:password, or :password");
  PAWL_ASSIGN(url.user, PercentDecoded(parts.before));
  PAWL_ASSIGN(url.password, PercentDecoded(*parts.after));
  if (url.password.empty()) return Bad("the password is empty; leave out user and password when there is none");
  return {};
}

// The error never quotes what it saw: with a '/' in a password that was not encoded it is part of the password.
Result<RedisEndpoint> ReadEndpoint(std::string_view text, std::uint16_t default_port) {
  const bool bracketed = text.starts_with('[');
  const std::size_t host_end = bracketed ? text.find(']') : text.find(':');
  if (bracketed && host_end == std::string_view::npos) return Bad("an IPv6 address must be written as [::1]");
  const std::string_view host = bracketed ? text.substr(1, host_end - 1) : text.substr(0, host_end);
  std::string_view rest = host_end == std::string_view::npos ? "" : text.substr(host_end + (bracketed ? 1 : 0));
  if (host.empty()) return Bad("a host is missing, as in redis://127.0.0.1:6379");
  if (rest.empty()) return RedisEndpoint{std::string(host), default_port};
  const auto port = rest.starts_with(':') ? Number(rest.substr(1), 65535) : std::nullopt;
  if (!port || *port == 0) {
    return Bad("a port must be a number from 1 to 65535 (a password with a / or @ in it must be percent-encoded)");
  }
  return RedisEndpoint{std::string(host), static_cast<std::uint16_t>(*port)};
}

Result<void> ReadEndpoints(std::string_view text, RedisUrl& url) {
  const std::uint16_t default_port = url.kind == RedisUrl::Kind::kSentinel ? kSentinelPort : kRedisPort;
  for (std::optional<std::string_view> rest = text; rest;) {
    const Split parts = SplitAt(*rest, rest->find(','));
    PAWL_ASSIGN(url.endpoints.emplace_back(), ReadEndpoint(parts.before, default_port));
    rest = parts.after;
  }
  if (url.kind == RedisUrl::Kind::kDirect && url.endpoints.size() > 1) {
    return Bad("several hosts need redis+sentinel:// or redis+cluster://");
  }
  return {};
}

Result<int> ReadDb(std::string_view text) {
  if (text.empty()) return 0;
  const auto db = Number(text, 1'000'000);
  if (!db) return Bad("the database must be a number, as in redis://host:6379/2");
  return *db;
}

Result<void> ReadPath(std::string_view path, RedisUrl& url) {
  if (url.kind == RedisUrl::Kind::kSentinel) {
    const Split parts = SplitAt(path, path.find('/'));
    PAWL_ASSIGN(url.master, PercentDecoded(parts.before));
    if (url.master.empty()) return Bad("the master's name is missing, as in redis+sentinel://host:26379/mymaster");
    path = parts.after.value_or("");
  }
  PAWL_ASSIGN(url.db, ReadDb(path));
  if (url.kind == RedisUrl::Kind::kCluster && url.db != 0) return Bad("a Cluster has the database 0 only");
  return {};
}

Result<void> ReadSetting(std::string_view name, const std::string& value, bool unix_socket, RedisUrl& url) {
  if (name == "db" && unix_socket) {
    PAWL_ASSIGN(url.db, ReadDb(value));
  } else if (name == "ca" && url.tls) {
    url.ca_file = value;
  } else if (name == "sentinel_password" && url.kind == RedisUrl::Kind::kSentinel) {
    url.sentinel_password = value;
  } else {
    return Bad(
        "after the ? may stand db=N (redis+unix only), ca=FILE (rediss only) or sentinel_password=… "
        "(redis+sentinel only)");
  }
  return {};
}

Result<void> ReadQuery(std::string_view query, bool unix_socket, RedisUrl& url) {
  for (std::optional<std::string_view> rest = query; rest;) {
    const Split parts = SplitAt(*rest, rest->find('&'));
    const Split setting = SplitAt(parts.before, parts.before.find('='));
    PAWL_ASSIGN(const std::string value, PercentDecoded(setting.after.value_or("")));
    PAWL_TRY(ReadSetting(setting.before, value, unix_socket, url));
    rest = parts.after;
  }
  return {};
}

}  // namespace

Result<RedisUrl> ParseRedisUrl(std::string_view text) {
  RedisUrl url;
  bool unix_socket = false;
  const std::size_t scheme_end = text.find("://");
  PAWL_TRY(ReadScheme(scheme_end == std::string_view::npos ? "" : text.substr(0, scheme_end), url, unix_socket));
  text.remove_prefix(scheme_end + 3);

  const Split query = SplitAt(text, text.find('?'));
  const Split place = SplitAt(query.before, query.before.find('/'));
  std::string_view hosts = place.before;
  if (const std::size_t at = hosts.rfind('@'); at != std::string_view::npos) {
    PAWL_TRY(ReadCredentials(hosts.substr(0, at), url));
    hosts.remove_prefix(at + 1);
  }
  if (unix_socket) {
    if (!hosts.empty() || place.after.value_or("").empty()) {
      return Bad("redis+unix needs an absolute path, as in redis+unix:///run/redis/redis.sock");
    }
    PAWL_ASSIGN(std::string path, PercentDecoded(*place.after));
    url.endpoints.push_back({.unix_path = "/" + path});
  } else {
    PAWL_TRY(ReadEndpoints(hosts, url));
    PAWL_TRY(ReadPath(place.after.value_or(""), url));
  }
  if (query.after) PAWL_TRY(ReadQuery(*query.after, unix_socket, url));
  return url;
}

std::string ToString(const RedisEndpoint& endpoint) {
  if (!endpoint.unix_path.empty()) return endpoint.unix_path;
  const bool v6 = endpoint.host.find(':') != std::string::npos;
  return fmt::format("{}{}{}:{}", v6 ? "[" : "", endpoint.host, v6 ? "]" : "", endpoint.port);
}

std::string Redacted(const RedisUrl& url) {
  const bool unix_socket = !url.endpoints.empty() && !url.endpoints.front().unix_path.empty();
  std::string text = url.tls ? "rediss" : "redis";
  if (unix_socket) text += "+unix";
  if (url.kind == RedisUrl::Kind::kSentinel) text += "+sentinel";
  if (url.kind == RedisUrl::Kind::kCluster) text += "+cluster";
  text += "://";
  if (!url.password.empty()) text += fmt::format("{}:{}@", url.user, kRedacted);
  for (std::size_t i = 0; i < url.endpoints.size(); ++i) text += (i == 0 ? "" : ",") + ToString(url.endpoints[i]);
  if (!url.master.empty()) text += "/" + url.master;
  if (url.db != 0) text += fmt::format("{}{}", unix_socket ? "?db=" : "/", url.db);
  return text;
}

}  // namespace pawl
