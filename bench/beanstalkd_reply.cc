#include <fmt/format.h>

#include <charconv>

#include "bench/beanstalkd.h"

namespace pawl::bench {
namespace {

constexpr std::string_view kLineEnd = "\r\n";
constexpr std::size_t kLineBytesMax = 224;  // the longest line of the protocol

// Takes a decimal number from the front of `text`; false if there is none.
template <typename Number>
bool TakeNumber(std::string_view& text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

bool TakeWord(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

Error Unexpected(std::string_view line) {
  return {ErrorCode::kBadRequest, fmt::format("beanstalkd answered \"{}\"", line)};
}

Result<std::optional<BeanstalkdReply>> ParseReserved(std::string_view bytes, std::string_view line,
                                                     BeanstalkdReply reply) {
  std::string_view rest = line;
  std::size_t size = 0;
  if (!TakeNumber(rest, reply.id) || !TakeWord(rest, " ") || !TakeNumber(rest, size) || !rest.empty()) {
    return Unexpected(line);
  }
  const std::string_view after = bytes.substr(reply.bytes);
  if (after.size() < kLineEnd.size() || after.size() - kLineEnd.size() < size) return std::optional<BeanstalkdReply>();
  if (after.substr(size, kLineEnd.size()) != kLineEnd) return Unexpected(line);
  reply.kind = BeanstalkdReply::Kind::kReserved;
  reply.body = after.substr(0, size);
  reply.bytes += size + kLineEnd.size();
  return std::optional(reply);
}

}  // namespace

Result<std::optional<BeanstalkdReply>> ParseBeanstalkdReply(std::string_view bytes) {
  const std::size_t end = bytes.find(kLineEnd);
  if (end == std::string_view::npos) {
    if (bytes.size() > kLineBytesMax) return Unexpected(bytes.substr(0, kLineBytesMax));
    return std::optional<BeanstalkdReply>();
  }
  const std::string_view line = bytes.substr(0, end);
  std::string_view rest = line;
  BeanstalkdReply reply;
  reply.bytes = end + kLineEnd.size();
  if (TakeWord(rest, "RESERVED ")) return ParseReserved(bytes, rest, reply);
  if (TakeWord(rest, "INSERTED ")) {
    if (!TakeNumber(rest, reply.id) || !rest.empty()) return Unexpected(line);
    reply.kind = BeanstalkdReply::Kind::kInserted;
    return std::optional(reply);
  }
  if (line != "DELETED") return Unexpected(line);
  return std::optional(reply);
}

}  // namespace pawl::bench
