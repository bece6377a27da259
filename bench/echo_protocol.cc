#include "bench/echo_protocol.h"

#include <fmt/format.h>

#include <charconv>
#include <iterator>

namespace pawl::bench {
namespace {

constexpr std::string_view kEchoEnd = "\r\n";
constexpr std::size_t kOkBytes = 5;          // +OK and the end of the line
constexpr std::size_t kAroundPayload = 176;  // what a fetched job brings beside its arguments: id, names, times
constexpr std::size_t kReplyBytesMax = 1 << 20;

}  // namespace

EchoProtocol::EchoProtocol(std::size_t payload_bytes)
    : commands_(payload_bytes, false), job_bytes_(payload_bytes + kAroundPayload) {}

// Each command is a line of its own, so that its number can stand in front.
std::size_t EchoProtocol::AppendPushes(std::size_t count, std::string& out) {
  for (std::size_t i = 0; i < count; ++i) {
    fmt::format_to(std::back_inserter(out), "{} ", kOkBytes);
    commands_.AppendPushes(1, out);
  }
  return count;
}

std::size_t EchoProtocol::AppendClaims(std::size_t count, std::string& out) {
  for (std::size_t i = 0; i < count; ++i) {
    fmt::format_to(std::back_inserter(out), "{} ", job_bytes_);
    commands_.AppendClaims(1, out);
  }
  return count;
}

std::size_t EchoProtocol::AppendFinishes(std::span<const WireId> jobs, std::string& out) {
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    fmt::format_to(std::back_inserter(out), "{} ", kOkBytes);
    commands_.AppendFinishes(jobs.subspan(i, 1), out);
  }
  return jobs.size();
}

Result<std::optional<std::size_t>> EchoProtocol::Cut(WireStep step, std::string_view bytes,
                                                     std::vector<WireId>& claimed) {
  const std::size_t expected = step == WireStep::kClaim ? job_bytes_ : kOkBytes;
  const std::size_t end = bytes.find(kEchoEnd);
  if (end == std::string_view::npos) return std::optional<std::size_t>();
  if (end + kEchoEnd.size() != expected) return Error{ErrorCode::kBadRequest, "the echo has another length"};
  if (step == WireStep::kClaim) claimed.push_back(*WireId::Of(bytes.substr(0, 24)));
  return std::optional(expected);
}

void EchoLines::OnLine(std::string_view line, std::string& out) {
  std::size_t bytes = 0;
  const bool is_number = std::from_chars(line.data(), line.data() + line.size(), bytes).ec == std::errc();
  if (!is_number || bytes < kEchoEnd.size() || bytes > kReplyBytesMax) bytes = kEchoEnd.size();
  out.append(bytes - kEchoEnd.size(), 'x').append(kEchoEnd);
}

}  // namespace pawl::bench
