// Whatever a job names as a URL, and whatever an operator writes into a list of the guard. Opens no socket.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/check.h"
#include "outbound/guard.h"
#include "outbound/redirect.h"

namespace pawl::outbound {
namespace {

template <typename T>
void GoodOutbound(const Result<T>& result) {
  if (!result.ok()) PAWL_CHECK(!result.error().detail.empty(), "an error has a text");
}

void CheckUrl(std::string_view text) {
  const Result<Url> url = ParseUrl(text);
  GoodOutbound(url);
  if (!url.ok()) return;
  const Result<Url> again = ParseUrl(url->text());
  PAWL_CHECK(again.ok() && again->text() == url->text(), "a canonical URL is its own");
  PAWL_CHECK(again->host() == url->host() && again->port() == url->port(), "it leads to the same place");
  PAWL_CHECK(url->LogText().find('?') == std::string::npos, "logs hold no query");
  for (const char c : url->text()) PAWL_CHECK(c > ' ' && c < 0x7F, "a canonical URL is visible ASCII");
  PAWL_CHECK(url->text().find('@') == std::string::npos || url->text().find('@') > url->text().find('/', 8),
             "there is no user part");
  const auto refusal = JudgeUnresolved({}, *url, Hop::kNamedByJob);
  if (const auto address = Address::Parse(url->host())) {
    const bool blocked = BlockedRange(*address).has_value() || !PortList().Contains(url->port());
    PAWL_CHECK(blocked == refusal.has_value(), "an address in a URL is judged as an address");
    PAWL_CHECK(!IsLoopback(*address) || refusal, "loopback is blocked");
  }
  GoodOutbound(ResolveReference(*url, text));
}

void CheckEntry(std::string_view text) {
  const auto entry = ParseGuardEntry(text);
  GoodOutbound(entry);
  if (entry.ok()) PAWL_CHECK(entry->network.has_value() != !entry->host.empty(), "a network or a host");
  GoodOutbound(ParseGuardEntries(text));
  GoodOutbound(PortList::Parse(text));
}

}  // namespace
}  // namespace pawl::outbound

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pawl::outbound;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  CheckUrl(bytes);
  CheckUrl("http://" + std::string(bytes));
  CheckEntry(bytes);
  static const Url page = *ParseUrl("https://page.example/a/b");
  const NextHop hop = FindNextHop(page, bytes, 0, 5);
  PAWL_CHECK(hop.failure != Failure::kNone || hop.url.https(), "no redirect leads from https to http");
  return 0;
}
