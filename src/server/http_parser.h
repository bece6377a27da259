// Bytes to http::Request, one message after another. Used by one session, on its thread.
#pragma once

#include <boost/beast/http/basic_parser.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "wire/http/message.h"

namespace pawl {

struct ParserLimits {
  std::size_t max_header_bytes;
  std::size_t max_body_bytes;
};

// Why a request is refused: an HTTP status and what problem+json says of it.
struct Refusal {
  int status;
  ErrorCode code;
  std::string detail;
};

class RequestParser {
 public:
  enum class State {
    kBetween,   // nothing of the next request has been used
    kHeader,    // some of its header has
    kBody,      // its header is complete, its body is not
    kComplete,  // Take() is due
    kRefused,   // refusal() says why; nothing more can be read
  };

  explicit RequestParser(ParserLimits limits) : limits_(limits) { Reset(); }

  // Uses what it can of `data`, up to the end of one message, and returns how much that was. The rest has to be offered
  // again, with more behind it.
  std::size_t Feed(std::string_view data);

  State state() const { return state_; }
  const Refusal& refusal() const { return refusal_; }

  // Of a request whose header is complete.
  bool keep_alive() const { return message_->keep_alive(); }
  bool is_http10() const { return message_->http10; }
  bool is_head() const { return message_->head; }
  bool expects_continue() const { return message_->expects_continue && message_->request.body.empty(); }
  http::Request& head() { return message_->request; }  // with as much of the body as has come
  std::size_t announced_body() const;                  // Content-Length; 0 if there is none
  // Sets aside what Content-Length announces, so that the body does not grow in steps.
  void ReserveBody() { message_->request.body.reserve(announced_body()); }
  std::size_t body_capacity() const { return message_->request.body.capacity(); }
  // When nothing more is read: gives the memory back.
  void DropBody() { std::string().swap(message_->request.body); }

  // The complete request, without `peer`. HEAD comes as GET: only the server knows the difference.
  http::Request Take();

 private:
  using Base = boost::beast::http::basic_parser<true>;
  using ErrorOut = boost::beast::error_code;
  using View = boost::beast::string_view;

  struct Message final : Base {
    Message();

    void on_request_impl(boost::beast::http::verb, View method, View target, int version, ErrorOut& error) override;
    void on_field_impl(boost::beast::http::field field, View name, View value, ErrorOut& error) override;
    void on_header_impl(ErrorOut& error) override;
    void on_body_init_impl(const boost::optional<std::uint64_t>& length, ErrorOut& error) override;
    std::size_t on_body_impl(View body, ErrorOut& error) override;
    std::size_t on_chunk_body_impl(std::uint64_t left, View body, ErrorOut& error) override;
    void on_response_impl(int, View, int, ErrorOut&) override {}
    void on_chunk_header_impl(std::uint64_t, View, ErrorOut&) override {}
    void on_finish_impl(ErrorOut&) override {}

    http::Request request;
    std::string authority;  // of a target in absolute form: "http://authority/path"
    int hosts = 0;
    bool head = false;
    bool http10 = false;
    bool header_done = false;
    bool expects_continue = false;
    std::string complaint;  // what a callback found wrong
  };

  std::size_t Put(std::string_view data);
  std::size_t PutHeader(std::string_view data);
  std::size_t PutBody(std::string_view data);
  void Reset();
  void Refuse(const ErrorOut& error);

  ParserLimits limits_;
  State state_ = State::kBetween;
  std::optional<Message> message_;
  std::size_t header_bytes_ = 0;  // that were used
  Refusal refusal_{};
};

}  // namespace pawl
