#include "tests/support/raw_http.h"

#include <cctype>
#include <charconv>

namespace pawl::support {
namespace {

constexpr std::string_view kHeadEnd = "\r\n\r\n";

std::size_t NumberIn(std::string_view text) {
  std::size_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

bool SameName(std::string_view sent, std::string_view lower) {
  if (sent.size() != lower.size()) return false;
  for (std::size_t i = 0; i < sent.size(); ++i) {
    if (std::tolower(static_cast<unsigned char>(sent[i])) != lower[i]) return false;
  }
  return true;
}

}  // namespace

std::string HttpAnswer::Header(std::string_view name) const {
  std::string_view rest = head;
  while (!rest.empty()) {
    const std::size_t end = rest.find("\r\n");
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 2);
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || !SameName(line.substr(0, colon), name)) continue;
    const std::size_t value = line.find_first_not_of(' ', colon + 1);
    return value == std::string_view::npos ? "" : std::string(line.substr(value));
  }
  return "";
}

std::optional<HttpAnswer> RawHttp::Call(std::string_view method, std::string_view path, std::string_view body,
                                        std::string_view headers) {
  if (!SendRequest(method, path, body, headers)) return std::nullopt;
  return Receive();
}

bool RawHttp::SendRequest(std::string_view method, std::string_view path, std::string_view body,
                          std::string_view headers) {
  std::string request;
  request.append(method).append(" ").append(path).append(" HTTP/1.1\r\nhost: localhost\r\n").append(headers);
  if (!body.empty() || method != "GET") {
    request.append("content-type: application/json\r\ncontent-length: ").append(std::to_string(body.size()));
    request.append("\r\n");
  }
  request.append("\r\n").append(body);
  return Send(request);
}

std::optional<HttpAnswer> RawHttp::Receive() {
  std::size_t head_end = 0;
  while ((head_end = socket_.received().find(kHeadEnd)) == std::string::npos) {
    if (!socket_.ReceiveMore()) return std::nullopt;
  }
  HttpAnswer answer;
  answer.head = socket_.Take(head_end + kHeadEnd.size());
  answer.head.resize(head_end + 2);
  answer.status = static_cast<int>(NumberIn(std::string_view(answer.head).substr(answer.head.find(' ') + 1)));
  const std::size_t length = NumberIn(answer.Header("content-length"));
  while (socket_.received().size() < length) {
    if (!socket_.ReceiveMore()) return std::nullopt;
  }
  answer.body = socket_.Take(length);
  // JSON ends with a newline, which few tests care for; `ends_line` says that it was there.
  answer.ends_line = answer.body.ends_with('\n');
  if (answer.ends_line && answer.Header("content-type").ends_with("json")) answer.body.pop_back();
  if (answer.Header("connection") == "close") Close();
  return answer;
}

}  // namespace pawl::support
