#include "server/http_render.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <boost/beast/http/status.hpp>
#include <charconv>

#include "wire/http/answer_writer.h"

namespace pawl {
namespace {

void AppendNumber(std::uint64_t number, std::string& out) {
  char digits[20];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

void AppendStatusLine(int status, std::string& out) {
  if (status == 200) {
    out += "HTTP/1.1 200 OK\r\n";
    return;
  }
  out += "HTTP/1.1 ";
  AppendNumber(static_cast<std::uint64_t>(status), out);
  out += ' ';
  const auto reason = boost::beast::http::obsolete_reason(static_cast<boost::beast::http::status>(status));
  out.append(reason.data(), reason.size());
  out += "\r\n";
}

// A value may hold what a client sent: control characters in it must not start a header of their own.
void AppendHeader(std::string_view name, std::string_view value, std::string& out) {
  out += name;
  out += ": ";
  for (const char c : value) out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
  out += "\r\n";
}

}  // namespace

void AppendResponse(const http::Response& response, ResponseForm form, std::string_view date_line, std::string& out) {
  constexpr std::size_t kUsualHeadBytes = 256;
  const bool has_body = response.status >= 200 && response.status != 204 && response.status != 304;
  // JSON ends with a newline for those who read it in a terminal; it is added here, so that no body is copied for it.
  const std::string_view end = response.content_type.ends_with("json") && !response.body.empty() ? "\n" : "";
  const std::size_t text_bytes = response.file ? 0 : response.body.size() + end.size();
  const std::uint64_t body_bytes = response.file ? response.file->length : text_bytes;
  // Growth stays geometric: many small responses are joined in `out`.
  if (const std::size_t need = out.size() + text_bytes + kUsualHeadBytes; need > out.capacity()) {
    out.reserve(std::max(need, 2 * out.capacity()));
  }
  AppendStatusLine(response.status, out);
  if (has_body) {
    if (!response.content_type.empty()) AppendHeader("content-type", response.content_type, out);
    out += "content-length: ";
    AppendNumber(body_bytes, out);
    out += "\r\n";
  }
  for (const auto& [name, value] : response.headers) AppendHeader(name, value, out);
  out += date_line;
  if (form.close) {
    out += "connection: close\r\n";
  } else if (form.http10) {
    out += "connection: keep-alive\r\n";
  }
  out += "\r\n";
  if (has_body && !form.head && !response.file) out.append(response.body).append(end);
}

void AppendStreamHead(std::string_view date_line, std::string& out) {
  AppendStatusLine(200, out);
  out += "content-type: text/event-stream\r\ncache-control: no-store\r\n";
  out += "x-accel-buffering: no\r\n";  // to nginx: pass it on as it comes
  out += date_line;
  out += "connection: close\r\n\r\n";
}

std::string DateLine(std::chrono::system_clock::time_point now) {
  return fmt::format("date: {:%a, %d %b %Y %H:%M:%S} GMT\r\n", fmt::gmtime(now));
}

http::Response ProblemResponse(const Refusal& refusal) {
  const ErrorInfo& info = Describe(refusal.code);
  http::Response response;
  response.status = refusal.status;
  response.content_type = "application/problem+json";
  http::AnswerWriter json(response.body);
  json.BeginObject().Key("type").Name("about:blank").Key("title").Name(info.title);
  json.Key("status").Int(refusal.status).Key("code").Name(info.name).Key("detail").Text(refusal.detail).EndObject();
  if (info.retry) response.headers.emplace_back("retry-after", "1");
  return response;
}

}  // namespace pawl
