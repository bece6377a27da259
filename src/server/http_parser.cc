// An assertion of basic_parser in 1.81 does not hold for a last chunk that comes in pieces ("0\r\n", then "\r"), though
// the code behind it does; peers must not be able to stop a debug build with that.
#define BOOST_DISABLE_ASSERTS
#include "server/http_parser.h"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/field.hpp>
#include <utility>

namespace pawl {
namespace {

namespace beast_http = boost::beast::http;

constexpr std::size_t kMaxReserveBytes = 16U << 10U;  // what a Content-Length alone can make us set aside
constexpr std::size_t kUsualHeaderCount = 8;

std::string Lower(boost::beast::string_view text) {
  std::string lower(text.data(), text.size());
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

// "http://host/path?query", as proxies send it, is cut to "/path?query"; what stood before the path is returned.
std::string_view CutAuthority(std::string_view& target) {
  const std::size_t scheme = target.starts_with('/') ? std::string_view::npos : target.find("://");
  if (scheme == std::string_view::npos) return {};
  const std::size_t host = scheme + 3;
  const std::size_t path = std::min(target.find_first_of("/?", host), target.size());
  const std::string_view authority = target.substr(host, path - host);
  target = path == target.size() ? std::string_view("/") : target.substr(path);
  return authority;
}

void SetTarget(std::string_view target, http::Request& request) {
  const std::size_t mark = target.find('?');
  request.path = target.substr(0, mark);
  if (request.path.empty()) request.path = "/";
  if (mark != std::string_view::npos) request.query = target.substr(mark + 1);
}

}  // namespace

RequestParser::Message::Message() = default;

void RequestParser::Message::on_request_impl(beast_http::verb verb, View method, View target, int version, ErrorOut&) {
  head = verb == beast_http::verb::head;
  http10 = version == 10;
  if (head) {
    request.method = "GET";
  } else {
    request.method.assign(method.data(), method.size());
  }
  std::string_view rest(target.data(), target.size());
  authority = CutAuthority(rest);
  SetTarget(rest, request);
  request.headers.reserve(kUsualHeaderCount);
}

void RequestParser::Message::on_field_impl(beast_http::field field, View name, View value, ErrorOut& error) {
  if (header_done) return;  // trailers of a chunked body must not pass for headers
  if (field == beast_http::field::host) ++hosts;
  if (field == beast_http::field::expect) expects_continue = boost::beast::iequals(value, "100-continue");
  if (field == beast_http::field::transfer_encoding && (http10 || !boost::beast::iequals(value, "chunked"))) {
    complaint = "the one Transfer-Encoding understood is chunked, in HTTP/1.1";
    error = beast_http::error::bad_transfer_encoding;
    return;
  }
  request.headers.emplace_back(Lower(name), std::string(value.data(), value.size()));
}

void RequestParser::Message::on_header_impl(ErrorOut& error) {
  header_done = true;
  if (hosts > 1 || (hosts == 0 && !http10)) {
    complaint = "a request needs exactly one Host header";
    error = beast_http::error::bad_field;
    return;
  }
  if (authority.empty()) return;
  // RFC 9112, 3.2.2: the target says which host is meant, whatever the header says.
  const auto host = std::find_if(request.headers.begin(), request.headers.end(),
                                 [](const auto& header) { return header.first == "host"; });
  if (host == request.headers.end()) {
    request.headers.emplace_back("host", authority);
  } else {
    host->second = authority;
  }
}

void RequestParser::Message::on_body_init_impl(const boost::optional<std::uint64_t>& length, ErrorOut&) {
  if (length) request.body.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(*length, kMaxReserveBytes)));
}

std::size_t RequestParser::Message::on_body_impl(View body, ErrorOut&) {
  request.body.append(body.data(), body.size());
  return body.size();
}

std::size_t RequestParser::Message::on_chunk_body_impl(std::uint64_t, View body, ErrorOut&) {
  request.body.append(body.data(), body.size());
  return body.size();
}

std::size_t RequestParser::Feed(std::string_view data) {
  std::size_t used = 0;
  if (!message_->is_header_done()) used = PutHeader(data);
  if (message_->is_header_done()) used += PutBody(data.substr(used));
  if (state_ == State::kRefused) return used;
  if (message_->is_done()) {
    state_ = State::kComplete;
  } else if (message_->is_header_done()) {
    state_ = State::kBody;
  } else if (used > 0) {
    state_ = State::kHeader;
  }
  return used;
}

std::size_t RequestParser::Put(std::string_view data) {
  ErrorOut error;
  const std::size_t used = message_->put(boost::asio::const_buffer(data.data(), data.size()), error);
  if (error && error != beast_http::error::need_more) Refuse(error);
  return used;
}

// basic_parser limits only what it sees in one piece, and shows fields without their folds. So that it does not matter
// how the bytes arrive, they are counted here, as they came.
std::size_t RequestParser::PutHeader(std::string_view data) {
  const std::size_t used = Put(data);
  header_bytes_ += used;
  const bool complete = message_->is_header_done();
  const std::size_t begun = complete ? 0 : data.size() - used;
  if (state_ != State::kRefused && header_bytes_ + begun > limits_.max_header_bytes) {
    Refuse(beast_http::error::header_limit);
  }
  message_->eager(complete);
  return used;
}

// In steps: what is not used by itself, such as a chunk's extensions or the trailers, must fit into one, however it
// came.
std::size_t RequestParser::PutBody(std::string_view data) {
  std::size_t used = 0;
  while (state_ != State::kRefused && !message_->is_done() && used < data.size()) {
    const std::string_view step = data.substr(used, limits_.max_header_bytes);
    const std::size_t more = Put(step);
    used += more;
    if (more > 0) continue;
    if (step.size() == limits_.max_header_bytes) Refuse(beast_http::error::header_limit);
    break;
  }
  return used;
}

std::size_t RequestParser::announced_body() const {
  return static_cast<std::size_t>(message_->content_length().value_or(0));
}

http::Request RequestParser::Take() {
  http::Request request = std::move(message_->request);
  Reset();
  return request;
}

void RequestParser::Reset() {
  message_.emplace();
  message_->header_limit(static_cast<std::uint32_t>(limits_.max_header_bytes) + 1);
  message_->body_limit(limits_.max_body_bytes);
  header_bytes_ = 0;
  state_ = State::kBetween;
}

void RequestParser::Refuse(const ErrorOut& error) {
  state_ = State::kRefused;
  if (error == beast_http::error::header_limit) {
    refusal_ = {431, ErrorCode::kTooLarge,
                "the header may have up to " + std::to_string(limits_.max_header_bytes) + " bytes"};
  } else if (error == beast_http::error::body_limit) {
    refusal_ = {413, ErrorCode::kTooLarge,
                "the body may have up to " + std::to_string(limits_.max_body_bytes) + " bytes"};
  } else if (!message_->complaint.empty()) {
    refusal_ = {400, ErrorCode::kBadRequest, message_->complaint};
  } else {
    refusal_ = {400, ErrorCode::kBadRequest, "this is not an HTTP/1.1 request: " + error.message()};
  }
}

}  // namespace pawl
