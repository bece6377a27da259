#include "outbound/s3_signing.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <span>
#include <string_view>

#include "base/hmac.h"
#include "base/names.h"
#include "base/sha256.h"
#include "base/uuid.h"

namespace pawl::outbound {
namespace {

constexpr std::string_view kAlgorithm = "AWS4-HMAC-SHA256";

// The path of a URL without a query; "/" if it has none.
std::string_view PathOf(const Url& url) {
  const std::string_view text = url.text();
  const std::size_t host = text.find("://") + 3;
  const std::size_t path = text.find('/', host);
  return path == std::string_view::npos ? "/" : text.substr(path);
}

std::string HexOf(std::string_view bytes) {
  return ToHex({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

std::string Sha256Of(std::string_view bytes) {
  Sha256 digest;
  digest.Add(bytes);
  return digest.Hex();
}

}  // namespace

void SignForS3(const S3Signer& signer, WallTime time, const std::string& body_sha256, Request& request) {
  const std::string stamp = fmt::format("{:%Y%m%dT%H%M%SZ}", std::chrono::floor<std::chrono::seconds>(time));
  const std::string day = stamp.substr(0, 8);
  request.headers.push_back({"x-amz-content-sha256", body_sha256});
  request.headers.push_back({"x-amz-date", stamp});

  std::map<std::string, std::string_view> headers;  // by their names in lower case
  const std::string host = request.url.HostKey();
  headers.emplace("host", host);
  for (const Header& header : request.headers) {
    std::string name = header.name;
    std::transform(name.begin(), name.end(), name.begin(), LowerCase);
    headers.emplace(std::move(name), header.value);
  }
  std::string lines;
  std::string names;
  for (const auto& [name, value] : headers) {
    lines += fmt::format("{}:{}\n", name, value);
    names += (names.empty() ? "" : ";") + name;
  }
  const std::string canonical =
      fmt::format("{}\n{}\n\n{}\n{}\n{}", request.method, PathOf(request.url), lines, names, body_sha256);

  const std::string scope = fmt::format("{}/{}/s3/aws4_request", day, signer.region);
  const std::string to_sign = fmt::format("{}\n{}\n{}\n{}", kAlgorithm, stamp, scope, Sha256Of(canonical));
  std::string key = "AWS4" + signer.secret_key;
  for (const std::string_view part : {std::string_view(day), std::string_view(signer.region), std::string_view("s3"),
                                      std::string_view("aws4_request")}) {
    key = HmacSha256(key, part);
  }
  request.headers.push_back({"authorization",
                             fmt::format("{} Credential={}/{},SignedHeaders={},Signature={}", kAlgorithm,
                                         signer.access_key, scope, names, HexOf(HmacSha256(key, to_sign))),
                             true});
}

}  // namespace pawl::outbound
