#include "server/file_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "server/http_render.h"

namespace pawl {
namespace {

struct Part {
  std::uint64_t offset = 0;
  std::uint64_t length = 0;  // 0: there is no such part
};

std::string_view TrimmedText(std::string_view text) {
  constexpr std::string_view kSpace = " \t";
  const std::size_t first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

// Digits alone; a number that is too large for us is larger than any file.
std::optional<std::uint64_t> Position(std::string_view digits) {
  constexpr std::uint64_t kMax = std::numeric_limits<std::uint64_t>::max();
  if (digits.empty()) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    const auto digit = static_cast<std::uint64_t>(c - '0');
    value = value > (kMax - digit) / 10 ? kMax : value * 10 + digit;
  }
  return value;
}

bool IsBytesUnit(std::string_view text) {
  constexpr std::string_view kUnit = "bytes";
  return std::equal(text.begin(), text.end(), kUnit.begin(), kUnit.end(),
                    [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
}

// Nothing if the header is not one range in bytes.
std::optional<Part> PartOf(std::string_view range, std::uint64_t bytes) {
  const std::size_t equals = range.find('=');
  if (equals == std::string_view::npos || !IsBytesUnit(TrimmedText(range.substr(0, equals)))) return std::nullopt;
  const std::string_view set = TrimmedText(range.substr(equals + 1));
  const std::size_t dash = set.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const std::string_view from = set.substr(0, dash);
  const std::string_view to = set.substr(dash + 1);
  if (from.empty()) {  // the last so many
    const auto count = Position(to);
    if (!count) return std::nullopt;
    const std::uint64_t length = std::min(*count, bytes);
    return Part{bytes - length, length};
  }
  const auto first = Position(from);
  const auto last = to.empty() ? std::optional(std::numeric_limits<std::uint64_t>::max()) : Position(to);
  if (!first || !last || *first > *last) return std::nullopt;
  if (*first >= bytes) return Part{};
  return Part{*first, std::min(*last, bytes - 1) - *first + 1};
}

// Whether a list of tags names this one; weak tags are as good here.
bool NamesTag(std::string_view list, std::string_view tag) {
  if (TrimmedText(list) == "*") return true;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    std::string_view entry = TrimmedText(list.substr(0, comma));
    if (entry.starts_with("W/")) entry.remove_prefix(2);
    if (entry == tag) return true;
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return false;
}

}  // namespace

http::Response FileAnswer(const http::Request& request, FileContent content) {
  const std::string tag = '"' + content.sha256 + '"';
  http::Response response;
  response.content_type = "application/octet-stream";
  response.headers = {{"etag", tag}, {"accept-ranges", "bytes"}};
  if (NamesTag(request.Header("if-none-match"), tag)) {
    response.status = 304;
    return response;
  }
  Part part{0, content.bytes};
  const std::string_view if_range = request.Header("if-range");
  if (request.CountHeaders("range") == 1 && (if_range.empty() || TrimmedText(if_range) == tag)) {
    if (const std::optional<Part> asked = PartOf(request.Header("range"), content.bytes)) {
      if (asked->length == 0) {
        response = ProblemResponse({416, ErrorCode::kBadRequest, "the file has no such range"});
        response.headers.emplace_back("content-range", fmt::format("bytes */{}", content.bytes));
        return response;
      }
      part = *asked;
      response.status = 206;
      response.headers.emplace_back(
          "content-range", fmt::format("bytes {}-{}/{}", part.offset, part.offset + part.length - 1, content.bytes));
    }
  }
  response.headers.emplace_back("content-disposition", "attachment");
  response.headers.emplace_back("x-content-type-options", "nosniff");
  response.file = {std::move(content.file), part.offset, part.length};
  return response;
}

}  // namespace pawl
