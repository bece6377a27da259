// A Transfer is one request of the loop on its way: the libcurl handle with all its settings, what the answer brought
// so far, and at the end what libcurl's codes mean. On the loop's thread only.
#pragma once

#include <curl/curl.h>

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "outbound/transport.h"

namespace pawl::outbound {

class Transfer {
 public:
  using Time = std::chrono::steady_clock::time_point;

  static constexpr std::size_t kHeaderBytesMax = 64 * 1'024;

  Transfer(TransferId id, Request request, Sink& sink, const GuardRules& rules);
  ~Transfer();
  Transfer(const Transfer&) = delete;
  Transfer& operator=(const Transfer&) = delete;

  TransferId id() const { return id_; }
  const Request& request() const { return request_; }
  Sink& sink() const { return sink_; }
  Time begun() const { return begun_; }
  Time connect_deadline() const { return begun_ + std::min(request_.connect_timeout, request_.timeout); }

  // The URL that is connected to: the proxy's if there is one.
  const Url& connects_to() const { return request_.proxy ? request_.proxy->url : request_.url; }
  // Which of these addresses of connects_to() may be connected to.
  Verdict JudgeConnection(std::span<const Address> addresses) const;

  // Makes `easy`, which is blank, ready to be added to a multi handle; this object keeps it until TakeHandle.
  // `resolve` are lines of CURLOPT_RESOLVE.
  void SetUp(CURL* easy, const std::vector<std::string>& resolve, const std::string& ca_file);
  void CloseConnectionAtEnd();
  bool has_handle() const { return easy_ != nullptr; }
  CURL* handle() const { return easy_; }
  CURL* TakeHandle();

  // What the end of the libcurl transfer means; while it still has its handle.
  Outcome Conclude(CURLcode code) const;
  // The end without libcurl's verdict.
  Outcome Fail(Failure failure, std::string error) const;
  Outcome Fail(const Refusal& refusal) const;

 private:
  void SetConnection(const std::string& ca_file);
  void SetMessage();
  void SetCallbacks();
  void AddHeader(const std::string& line);

  curl_socket_t OpenSocket(const curl_sockaddr& to);
  bool MayUse(const char* ip, int port);
  bool OnHeaderLine(std::string_view line);
  bool OnHeadEnd();
  bool OnBody(std::span<const char> bytes);
  // Ends the transfer from within one of libcurl's callbacks.
  bool Abort(Failure failure, std::string error);
  Failure Meaning(CURLcode code) const;
  void AddNumbers(Outcome& outcome) const;

  const TransferId id_;
  const Request request_;
  Sink& sink_;
  const GuardRules& rules_;
  const Time begun_ = std::chrono::steady_clock::now();

  CURL* easy_ = nullptr;
  curl_slist* headers_ = nullptr;
  curl_slist* resolve_ = nullptr;
  std::array<char, CURL_ERROR_SIZE> curl_error_{};
  std::uint64_t uploaded_ = 0;  // of the file
  bool connected_ = false;

  Head head_;
  bool head_done_ = false;
  std::size_t header_bytes_ = 0;  // of all heads, those of 1xx answers included
  std::uint64_t received_ = 0;

  // Why we ended it ourselves.
  Failure failure_ = Failure::kNone;
  std::string error_;
  std::optional<Refusal> refusal_;  // of a connection
};

}  // namespace pawl::outbound
