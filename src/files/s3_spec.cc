#include "files/s3_spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/secret_name.h"

namespace pawl::files {
namespace {

constexpr std::size_t kPrefixBytesMax = 512;

Error BadSpec(std::string_view key, std::string_view what) {
  return {ErrorCode::kInvalid, fmt::format("{} {}", key, what)};
}

bool IsSmallLetterOrDigit(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

bool IsBucketName(std::string_view name) {
  const bool letters =
      std::ranges::all_of(name, [](char c) { return IsSmallLetterOrDigit(c) || c == '-' || c == '.'; });
  return letters && name.size() >= 3 && name.size() <= 63 && IsSmallLetterOrDigit(name.front()) &&
         IsSmallLetterOrDigit(name.back()) && name.find("..") == std::string_view::npos;
}

// It becomes a part of a host.
bool IsRegion(std::string_view region) {
  return !region.empty() && region.size() <= 63 && region.front() != '-' && region.back() != '-' &&
         std::ranges::all_of(region, [](char c) { return IsSmallLetterOrDigit(c) || c == '-'; });
}

// Letters that are never encoded, and no segment that a URL gives another meaning to. It need not end in a slash.
bool IsPrefix(std::string_view prefix) {
  const bool letters = std::ranges::all_of(prefix, [](char c) {
    return IsSmallLetterOrDigit(c) || (c >= 'A' && c <= 'Z') || c == '-' || c == '_' || c == '.' || c == '/';
  });
  const std::string path = fmt::format("/{}", prefix);
  const auto has = [&](std::string_view part) { return path.find(part) != std::string::npos; };
  return letters && prefix.size() <= kPrefixBytesMax && !has("//") && !has("/./") && !has("/../") &&
         !path.ends_with("/.") && !path.ends_with("/..");
}

// "https://host:port" as a URL, without anything behind it.
Result<outbound::Url> ParseEndpoint(const std::string& endpoint) {
  PAWL_ASSIGN(outbound::Url url, outbound::ParseUrl(endpoint));
  const std::string bare = fmt::format("{}://{}/", url.https() ? "https" : "http", url.HostKey());
  if (url.text() != bare) return Error{ErrorCode::kInvalid, "has nothing behind its host and port"};
  return url;
}

bool MayUse(const S3Spec& spec, std::string_view bucket) {
  return bucket == spec.bucket || std::ranges::find(spec.buckets, bucket) != spec.buckets.end();
}

}  // namespace

Result<void> CheckS3Spec(const S3Spec& spec) {
  if (spec.kind != "s3") return BadSpec("kind", "must be \"s3\"");
  if (spec.name == "default") return BadSpec("default", "is the folder of this server; call the store otherwise");
  if (!spec.endpoint.empty()) {
    const auto url = ParseEndpoint(spec.endpoint);
    if (!url.ok()) return BadSpec("endpoint", "must be as https://host:port: " + url.error().detail);
  }
  if (!IsRegion(spec.region)) return BadSpec("region", "must be small letters, digits and -, as eu-west-2");
  if (spec.bucket.empty() && spec.buckets.empty()) return BadSpec("bucket", "or buckets is missing");
  std::vector<std::string> names = spec.buckets;
  if (!spec.bucket.empty()) names.push_back(spec.bucket);
  if (!std::ranges::all_of(names, IsBucketName)) {
    return BadSpec("bucket", "must be 3 to 63 small letters, digits, - and .");
  }
  if (!IsPrefix(spec.prefix)) {
    return BadSpec("prefix", "must be letters, digits, - _ . and /, without empty, . or .. between slashes");
  }
  for (const std::string& name : names) {
    if (S3ObjectUrl(spec, {name, spec.region}, S3Key(spec, {})).ok()) continue;
    return BadSpec("endpoint", "makes no URL with the bucket " + name + " in front of it; set path_style = true");
  }
  for (const auto& [key, secret] : {std::pair("access_key", &spec.access_key), {"secret_key", &spec.secret_key}}) {
    if (secret->empty()) return BadSpec(key, "is missing: the name of a secret in secrets_dir");
    if (const auto named = CheckSecretName(*secret); !named.ok()) return BadSpec(key, named.error().detail);
  }
  if (!spec.url.empty()) {
    const auto url = outbound::ParseUrl(spec.url);
    if (!url.ok() || url->text().find('?') != std::string::npos) {
      return BadSpec("url", "must be a URL without a query, as https://files.example");
    }
    if (spec.bucket.empty()) return BadSpec("url", "is where the objects of bucket are, which is missing");
  }
  return {};
}

Result<S3Bucket> ChooseBucket(const S3Spec& spec, std::string_view bucket, std::string_view region) {
  S3Bucket chosen{std::string(bucket.empty() ? spec.bucket : bucket),
                  std::string(region.empty() ? spec.region : region)};
  if (chosen.name.empty()) {
    return Error{ErrorCode::kInvalid, "the store " + spec.name + " has no bucket of its own; name one", "bucket"};
  }
  if (!MayUse(spec, chosen.name)) {
    return Error{ErrorCode::kInvalid, "the store " + spec.name + " does not allow this bucket", "bucket"};
  }
  if (!IsRegion(chosen.region)) {
    return Error{ErrorCode::kInvalid, "must be small letters, digits and -, as eu-west-2", "region"};
  }
  return chosen;
}

std::string S3Key(const S3Spec& spec, const StoredName& name) { return spec.prefix + PathText(name); }

Result<outbound::Url> S3ObjectUrl(const S3Spec& spec, const S3Bucket& bucket, const std::string& key) {
  std::string scheme = "https";
  std::string host = fmt::format("s3.{}.amazonaws.com", bucket.region);
  if (!spec.endpoint.empty()) {
    PAWL_ASSIGN(const outbound::Url endpoint, ParseEndpoint(spec.endpoint));
    if (!endpoint.https()) scheme = "http";
    host = endpoint.HostKey();
  }
  const bool in_path = spec.path_style.value_or(!spec.endpoint.empty());
  const std::string text = in_path ? fmt::format("{}://{}/{}/{}", scheme, host, bucket.name, key)
                                   : fmt::format("{}://{}.{}/{}", scheme, bucket.name, host, key);
  return outbound::ParseUrl(text);
}

std::string S3PublicUrl(const S3Spec& spec, std::string_view bucket, std::string_view key) {
  if (spec.url.empty() || bucket != spec.bucket || !key.starts_with(spec.prefix)) return {};
  if (!ParsePath(key.substr(spec.prefix.size()))) return {};
  return fmt::format("{}{}{}", spec.url, spec.url.ends_with('/') ? "" : "/", key);
}

}  // namespace pawl::files
