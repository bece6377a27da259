// Whatever a job names as headers, as lines of "name: value"; and secrets that sign.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/check.h"
#include "outbound/headers.h"
#include "outbound/signing.h"

namespace pawl::outbound {
namespace {

// Lines end in '\x1f', so that names and values may hold the ends of lines that HTTP has.
Headers SplitHeaders(std::string_view bytes) {
  Headers headers;
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\x1f'), bytes.size());
    const std::string_view line = bytes.substr(0, end);
    const std::size_t colon = std::min(line.find(": "), line.size());
    headers.push_back({std::string(line.substr(0, colon)), std::string(line.substr(std::min(colon + 2, line.size())))});
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
  }
  return headers;
}

void CheckAccepted(const Headers& headers) {
  PAWL_CHECK(CheckSentHeaders(headers).ok(), "what a job may name can be sent");
  PAWL_CHECK(headers.size() <= kJobHeadersMax, "there are not too many");
  for (const Header& header : headers) {
    const std::string line = header.name + ": " + header.value;
    PAWL_CHECK(line.find_first_of(std::string_view("\r\n\0", 3)) == std::string::npos, "a header is one line");
    PAWL_CHECK(!header.name.empty() && header.name.find(':') == std::string::npos, "a name ends at the colon");
    for (const char* refused : {"host", "content-length", "transfer-encoding", "connection", "expect", "webhook-id"}) {
      PAWL_CHECK(!SameHeaderName(header.name, refused), "some headers are not a job's");
    }
  }
}

}  // namespace
}  // namespace pawl::outbound

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pawl::outbound;
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const Headers headers = SplitHeaders(bytes);
  if (CheckJobHeaders(headers).ok()) CheckAccepted(headers);
  const auto key = SigningKey("whsec_" + std::string(bytes));
  PAWL_CHECK(!key.ok() || !key->empty(), "a key has bytes");
  return 0;
}
