#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cli/bench_requests.h"

namespace pawl::cli {
namespace {

constexpr std::size_t kHeadBytesMax = 16'384;

template <typename Number>
std::optional<Number> LeadingNumber(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  return number;
}

bool SameWord(std::string_view text, std::string_view lower_case) {
  return std::equal(text.begin(), text.end(), lower_case.begin(), lower_case.end(),
                    [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
}

// The value of Content-Length in a head that ends with an empty line.
std::optional<std::size_t> ContentLength(std::string_view head) {
  constexpr std::string_view kName = "content-length:";
  for (std::size_t line = head.find("\r\n"); line != std::string_view::npos; line = head.find("\r\n", line)) {
    line += 2;
    std::string_view text = head.substr(line);
    if (!SameWord(text.substr(0, kName.size()), kName)) continue;
    text.remove_prefix(std::min(text.find_first_not_of(' ', kName.size()), text.size()));
    return LeadingNumber<std::size_t>(text);
  }
  return std::nullopt;
}

Error Unexpected(std::string_view what) {
  return {ErrorCode::kBadRequest, fmt::format("the server answered: {}", what.substr(0, 300))};
}

// What stands between `before` and the next quote, from `at` on; moves `at` behind it.
std::optional<std::string_view> Quoted(std::string_view text, std::string_view before, std::size_t& at) {
  const std::size_t found = text.find(before, at);
  if (found == std::string_view::npos) return std::nullopt;
  const std::size_t begin = found + before.size();
  const std::size_t end = text.find('"', begin);
  if (end == std::string_view::npos) return std::nullopt;
  at = end + 1;
  return text.substr(begin, end - begin);
}

}  // namespace

Result<std::optional<BenchResponse>> CutResponse(std::string_view bytes) {
  constexpr std::string_view kVersion = "HTTP/1.1 ";
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == std::string_view::npos) {
    if (bytes.size() > kHeadBytesMax) return Unexpected(bytes);
    return std::optional<BenchResponse>();
  }
  const std::string_view head = bytes.substr(0, end + 2);
  const auto status = head.starts_with(kVersion) ? LeadingNumber<int>(head.substr(kVersion.size())) : std::nullopt;
  const auto length = ContentLength(head);
  if (!status || !length) return Unexpected(head);
  const std::size_t whole = end + 4 + *length;
  if (bytes.size() < whole) return std::optional<BenchResponse>();
  return std::optional(BenchResponse{*status, bytes.substr(end + 4, *length), whole});
}

// The payloads are our own and hold none of these words.
Result<void> ScanClaimed(std::string_view body, std::vector<BenchRun>& runs) {
  std::size_t at = 0;
  while (const auto id = Quoted(body, R"({"id":")", at)) {
    const auto token = Quoted(body, R"("token":")", at);
    if (!token) return Unexpected(body);
    runs.push_back({std::string(*id), std::string(*token)});
  }
  return {};
}

Result<void> CheckBenchAnswer(BenchStep step, const BenchResponse& response) {
  const bool ok = response.status == 200 || (step == BenchStep::kPush && response.status == 201);
  if (!ok) return Unexpected(fmt::format("{} {}", response.status, response.body));
  if (step == BenchStep::kComplete && response.body.find(R"("error":)") != std::string_view::npos) {
    return Unexpected(response.body.substr(response.body.find(R"("error":)")));
  }
  return {};
}

std::optional<double> MetricValue(std::string_view metrics, std::string_view name) {
  for (std::size_t at = metrics.find(name); at != std::string_view::npos; at = metrics.find(name, at + 1)) {
    if (at > 0 && metrics[at - 1] != '\n') continue;
    std::string_view rest = metrics.substr(at + name.size());
    if (rest.starts_with('{')) rest.remove_prefix(std::min(rest.find('}'), rest.size() - 1) + 1);
    if (rest.starts_with(' ')) return LeadingNumber<double>(rest.substr(1));
  }
  return std::nullopt;
}

}  // namespace pawl::cli
