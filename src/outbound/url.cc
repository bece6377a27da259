#include "outbound/url.h"

#include <curl/curl.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <clocale>  // with newlocale and uselocale of POSIX
#include <memory>
#include <optional>

#include "base/check.h"
#include "base/names.h"
#include "outbound/address.h"

namespace pawl::outbound {
namespace {

struct CurlUrlDeleter {
  void operator()(CURLU* url) const { curl_url_cleanup(url); }
};
using CurlUrl = std::unique_ptr<CURLU, CurlUrlDeleter>;

CurlUrl NewCurlUrl() {
  CurlUrl url(curl_url());
  PAWL_CHECK(url != nullptr, "out of memory");
  return url;
}

Error BadUrl(std::string detail) { return {ErrorCode::kInvalid, std::move(detail)}; }

// libidn2 takes the bytes of a host for text of the thread's locale, which in a server is the one that knows ASCII
// only.
class Utf8Locale {
 public:
  Utf8Locale() : before_(uselocale(Utf8())) {}
  ~Utf8Locale() { uselocale(before_); }
  Utf8Locale(const Utf8Locale&) = delete;
  Utf8Locale& operator=(const Utf8Locale&) = delete;

 private:
  // Never freed. Without such a locale on the machine it is null, and only ASCII names are understood.
  static locale_t Utf8() {
    static const auto utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t{});
    return utf8;
  }
  const locale_t before_;
};

Error ExplainCurl(CURLUcode code) {
  switch (code) {
    case CURLUE_USER_NOT_ALLOWED:
      return BadUrl("the URL must not hold a user or a password; name a secret in a header instead");
    case CURLUE_BAD_SCHEME:
    case CURLUE_UNSUPPORTED_SCHEME:
      return BadUrl("the URL must start with http:// or https://");
    case CURLUE_BAD_PORT_NUMBER:
      return BadUrl("the port of the URL must be a number from 1 to 65535");
    case CURLUE_NO_HOST:
      return BadUrl("the URL has no host; write https://host/path");
    case CURLUE_BAD_HOSTNAME:
    case CURLUE_BAD_IPV6:
      return BadUrl("the host of the URL is neither a name nor an address");
    default:
      return BadUrl(fmt::format("the URL cannot be read: {}; write https://host/path", curl_url_strerror(code)));
  }
}

Result<std::string> Part(CURLU* url, CURLUPart part, unsigned flags = 0) {
  char* text = nullptr;
  const Utf8Locale utf8;
  if (const CURLUcode code = curl_url_get(url, part, &text, flags); code != CURLUE_OK) {
    curl_free(text);  // libcurl 7.88 leaves us a host that has no ASCII form, where others leave nothing
    return ExplainCurl(code);
  }
  std::string copy(text);
  curl_free(text);
  return copy;
}

bool IsHostCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

// Resolvers take a name that ends in a number for an address, each in its own way.
bool EndsInANumber(std::string_view host) {
  const std::string_view last = host.substr(host.rfind('.') + 1);  // npos + 1 is 0
  return last.starts_with("0x") || std::all_of(last.begin(), last.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Result<void> CheckHostName(std::string_view host) {
  const Error wrong = BadUrl(
      "the host of the URL must be a name of letters, digits, '-' and '_' with dots between its parts, or an address");
  if (host.empty() || host.size() > 253 || !std::all_of(host.begin(), host.end(), IsHostCharacter)) return wrong;
  for (std::size_t begin = 0; begin <= host.size();) {
    const std::size_t end = std::min(host.find('.', begin), host.size());
    if (end == begin || end - begin > 63) return wrong;
    begin = end + 1;
  }
  if (EndsInANumber(host))
    return BadUrl("the host of the URL looks like an address and is none; write it as 192.0.2.1");
  return {};
}

// The host as it stands in a URL, that is with brackets around an IPv6 address. One reading: "1.2.3.4." loses its dot
// here and is seen to be an address by the next one.
Result<std::string> OneReadingOfHost(CURLU* url) {
  char* zone = nullptr;
  if (curl_url_get(url, CURLUPART_ZONEID, &zone, 0) == CURLUE_OK) {
    curl_free(zone);
    return BadUrl("an address with a zone id cannot be called; write it without the part from '%' on");
  }
  PAWL_ASSIGN(std::string host, Part(url, CURLUPART_HOST, CURLU_PUNYCODE));
  if (host.starts_with('[')) {
    const std::optional<Address> address = Address::Parse(std::string_view(host).substr(1, host.size() - 2));
    if (!address) return BadUrl("the host of the URL is not an IPv6 address");
    return "[" + address->ToText() + "]";
  }
  std::transform(host.begin(), host.end(), host.begin(), LowerCase);
  if (host.ends_with("..")) return BadUrl("the host of the URL is not a name: it ends in two dots");
  if (host.ends_with('.')) host.pop_back();
  return host;
}

// The URL with its host rewritten and its fragment gone. A text that comes out as it went in is canonical.
Result<std::string> OneReading(const std::string& text) {
  const CurlUrl url = NewCurlUrl();
  const CURLUcode code = curl_url_set(url.get(), CURLUPART_URL, text.c_str(), CURLU_DISALLOW_USER | CURLU_URLENCODE);
  if (code != CURLUE_OK) return ExplainCurl(code);
  PAWL_ASSIGN(const std::string scheme, Part(url.get(), CURLUPART_SCHEME));
  if (scheme != "http" && scheme != "https") return ExplainCurl(CURLUE_UNSUPPORTED_SCHEME);
  PAWL_ASSIGN(const std::string host, OneReadingOfHost(url.get()));
  if (const CURLUcode set = curl_url_set(url.get(), CURLUPART_HOST, host.c_str(), 0); set != CURLUE_OK) {
    return ExplainCurl(set);
  }
  curl_url_set(url.get(), CURLUPART_FRAGMENT, nullptr, 0);
  return Part(url.get(), CURLUPART_URL, CURLU_NO_DEFAULT_PORT);
}

Result<std::string> CanonicalText(std::string_view given) {
  if (given.size() > kUrlBytesMax) return BadUrl(fmt::format("the URL is longer than {} bytes", kUrlBytesMax));
  for (const char c : given) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte <= ' ' || byte == 0x7F) {
      return BadUrl("the URL must not hold spaces or control characters; write a space as %20");
    }
  }
  std::string text(given);
  // Decoding, the ASCII form, the dot at the end, and the numbers of an address: each may bring up the next.
  for (int readings = 0; readings < 5; ++readings) {
    PAWL_ASSIGN(std::string again, OneReading(text));
    if (again.size() > kUrlBytesMax) return BadUrl(fmt::format("the URL is longer than {} bytes", kUrlBytesMax));
    if (again == text) return text;
    text = std::move(again);
  }
  return BadUrl("the host of the URL is written in too unusual a way");
}

}  // namespace

Result<Url> ParseUrl(std::string_view text) {
  Url url;
  PAWL_ASSIGN(url.text_, CanonicalText(text));
  const CurlUrl parsed = NewCurlUrl();
  const CURLUcode code = curl_url_set(parsed.get(), CURLUPART_URL, url.text_.c_str(), 0);
  if (code != CURLUE_OK) return ExplainCurl(code);
  url.https_ = url.text_.starts_with("https:");
  PAWL_ASSIGN(url.host_, Part(parsed.get(), CURLUPART_HOST));
  if (url.host_.starts_with('[')) {
    url.host_ = url.host_.substr(1, url.host_.size() - 2);
  } else if (!Address::Parse(url.host_)) {
    PAWL_TRY(CheckHostName(url.host_));
  }
  PAWL_ASSIGN(const std::string port, Part(parsed.get(), CURLUPART_PORT, CURLU_DEFAULT_PORT));
  std::from_chars(port.data(), port.data() + port.size(), url.port_);
  if (url.port_ == 0) return ExplainCurl(CURLUE_BAD_PORT_NUMBER);
  return url;
}

Result<Url> ResolveReference(const Url& base, std::string_view reference) {
  if (reference.size() > kUrlBytesMax) return BadUrl(fmt::format("the URL is longer than {} bytes", kUrlBytesMax));
  if (reference.find('\0') != std::string_view::npos) return BadUrl("the URL must not hold control characters");
  const CurlUrl url = NewCurlUrl();
  CURLUcode code = curl_url_set(url.get(), CURLUPART_URL, base.text().c_str(), 0);
  if (code != CURLUE_OK) return ExplainCurl(code);
  // Servers write spaces and other bytes into this header as they are, and browsers take it.
  code = curl_url_set(url.get(), CURLUPART_URL, std::string(reference).c_str(),
                      CURLU_DISALLOW_USER | CURLU_URLENCODE | CURLU_ALLOW_SPACE);
  if (code != CURLUE_OK) return ExplainCurl(code);
  PAWL_ASSIGN(const std::string text, Part(url.get(), CURLUPART_URL));
  return ParseUrl(text);
}

Result<Url> ParseProxyUrl(std::string_view text) {
  PAWL_ASSIGN(Url url, ParseUrl(text));
  const std::string_view rest = std::string_view(url.text()).substr(url.text().find("//") + 2);
  if (url.https() || rest.find('/') + 1 != rest.size()) {
    return BadUrl("a proxy is written as http://host:port, without a path");
  }
  return url;
}

Result<std::string> CanonicalHost(std::string_view host) {
  if (host.find_first_of("/?#@:\\") != std::string_view::npos) {
    return BadUrl("a host is a name or an address, without a scheme, port or path");
  }
  PAWL_ASSIGN(const Url url, ParseUrl(fmt::format("http://{}/", host)));
  return url.host();
}

std::string Url::HostKey() const {
  const bool bracketed = host_.find(':') != std::string::npos;
  std::string key = bracketed ? "[" + host_ + "]" : host_;
  if (port_ != (https_ ? 443 : 80)) key += ":" + std::to_string(port_);
  return key;
}

std::string Url::Origin() const {
  const bool bracketed = host_.find(':') != std::string::npos;
  return fmt::format("{}://{}{}{}:{}", https_ ? "https" : "http", bracketed ? "[" : "", host_, bracketed ? "]" : "",
                     port_);
}

std::string Url::LogText() const { return text_.substr(0, text_.find('?')); }

}  // namespace pawl::outbound
