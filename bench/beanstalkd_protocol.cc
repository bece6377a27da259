#include "bench/beanstalkd_protocol.h"

#include <fmt/format.h>

#include <charconv>

namespace pawl::bench {
namespace {

constexpr std::string_view kLineEnd = "\r\n";
constexpr std::size_t kLineBytesMax = 224;  // the longest line of the protocol

bool TakeWord(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

// Takes a decimal number from the front of `text`; false if there is none.
bool TakeNumber(std::string_view& text, std::size_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

Error Unexpected(std::string_view line) {
  return {ErrorCode::kBadRequest, fmt::format("beanstalkd answered \"{}\"", line)};
}

// RESERVED <id> <bytes>, and the job in a line of its own.
Result<std::optional<WireId>> ParseReserved(std::string_view line, std::size_t payload_bytes) {
  std::string_view rest = line;
  std::size_t id = 0;
  std::size_t bytes = 0;
  if (!TakeWord(rest, "RESERVED ")) return Unexpected(line);
  const std::string_view from_id = rest;
  if (!TakeNumber(rest, id)) return Unexpected(line);
  const std::string_view text = from_id.substr(0, from_id.size() - rest.size());
  if (!TakeWord(rest, " ") || !TakeNumber(rest, bytes) || !rest.empty()) return Unexpected(line);
  if (bytes != payload_bytes) return Error{ErrorCode::kBadRequest, "a job of somebody else"};
  return WireId::Of(text);
}

bool IsInserted(std::string_view line) {
  std::size_t id = 0;
  return TakeWord(line, "INSERTED ") && TakeNumber(line, id) && line.empty();
}

}  // namespace

// Priority 0, no delay, and a time to run that cannot end during the measurement.
BeanstalkdProtocol::BeanstalkdProtocol(std::size_t payload_bytes)
    : payload_bytes_(payload_bytes),
      put_(fmt::format("put 0 0 3600 {}\r\n{}\r\n", payload_bytes, std::string(payload_bytes, 'x'))) {}

std::string_view BeanstalkdProtocol::NameOf(WireStep step) const {
  switch (step) {
    case WireStep::kPush:
      return "put";
    case WireStep::kClaim:
      return "reserve";
    case WireStep::kFinish:
      break;
  }
  return "delete";
}

std::size_t BeanstalkdProtocol::AppendPushes(std::size_t count, std::string& out) {
  for (std::size_t i = 0; i < count; ++i) out += put_;
  return count;
}

std::size_t BeanstalkdProtocol::AppendClaims(std::size_t count, std::string& out) {
  for (std::size_t i = 0; i < count; ++i) out += "reserve\r\n";
  return count;
}

std::size_t BeanstalkdProtocol::AppendFinishes(std::span<const WireId> jobs, std::string& out) {
  for (const WireId& job : jobs) out.append("delete ").append(job.text()).append(kLineEnd);
  return jobs.size();
}

Result<std::optional<std::size_t>> BeanstalkdProtocol::Cut(WireStep step, std::string_view bytes,
                                                           std::vector<WireId>& claimed) {
  const std::size_t end = bytes.find(kLineEnd);
  if (end == std::string_view::npos) {
    if (bytes.size() > kLineBytesMax) return Unexpected(bytes.substr(0, kLineBytesMax));
    return std::optional<std::size_t>();
  }
  const std::string_view line = bytes.substr(0, end);
  const std::size_t after = end + kLineEnd.size();
  if (step == WireStep::kClaim) {
    PAWL_ASSIGN(const std::optional<WireId> job, ParseReserved(line, payload_bytes_));
    const std::size_t whole = after + payload_bytes_ + kLineEnd.size();
    if (bytes.size() < whole) return std::optional<std::size_t>();
    if (!job || bytes.substr(whole - kLineEnd.size(), kLineEnd.size()) != kLineEnd) return Unexpected(line);
    claimed.push_back(*job);
    return std::optional(whole);
  }
  if (step == WireStep::kPush ? !IsInserted(line) : line != "DELETED") return Unexpected(line);
  return std::optional(after);
}

}  // namespace pawl::bench
