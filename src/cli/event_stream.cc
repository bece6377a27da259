#include "cli/event_stream.h"

#include <curl/curl.h>

#include <chrono>

#include "base/check.h"
#include "client/http_client.h"

namespace pawl::cli {

std::optional<ServerEvent> EventParser::Next() {
  constexpr std::string_view kEvent = "event: ";
  constexpr std::string_view kData = "data: ";
  for (std::size_t end = text_.find("\n\n"); end != std::string::npos; end = text_.find("\n\n")) {
    ServerEvent event;
    for (std::size_t at = 0; at < end;) {
      const std::size_t line_end = std::min(text_.find('\n', at), end);
      const std::string_view line = std::string_view(text_).substr(at, line_end - at);
      if (line.starts_with(kEvent)) event.name = line.substr(kEvent.size());
      if (line.starts_with(kData)) event.data = line.substr(kData.size());
      at = line_end + 1;
    }
    text_.erase(0, end + 2);
    if (!event.name.empty()) return event;  // anything else is a comment that keeps the connection alive
  }
  return std::nullopt;
}

struct EventStream::Transfer {
  CURL* easy = curl_easy_init();
  CURLM* multi = curl_multi_init();
  curl_slist* headers = nullptr;
  EventParser parser = {};
  std::string problem = {};  // the body of an answer that is no stream

  Transfer() { PAWL_CHECK(easy != nullptr && multi != nullptr, "out of memory"); }
  ~Transfer() {
    curl_multi_remove_handle(multi, easy);
    curl_easy_cleanup(easy);
    curl_multi_cleanup(multi);
    curl_slist_free_all(headers);
  }
  Transfer(const Transfer&) = delete;
  Transfer& operator=(const Transfer&) = delete;

  long Status() const {
    long status = 0;
    curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
    return status;
  }

  static std::size_t Take(char* data, std::size_t size, std::size_t count, void* given) {
    constexpr std::size_t kProblemBytesMax = 64U << 10U;
    Transfer& transfer = *static_cast<Transfer*>(given);
    const std::string_view piece(data, size * count);
    if (transfer.Status() == 200) {
      transfer.parser.Add(piece);
    } else if (transfer.problem.size() < kProblemBytesMax) {
      transfer.problem += piece;
    }
    return piece.size();
  }

  // Why it has ended.
  Error Ended(const Connection& connection) const {
    int left = 0;
    const CURLMsg* const message = curl_multi_info_read(multi, &left);
    const CURLcode code = message == nullptr ? CURLE_RECV_ERROR : message->data.result;
    if (code == CURLE_OK && Status() != 200) return ErrorFromReply(static_cast<int>(Status()), problem);
    const bool in_order = code == CURLE_OK || code == CURLE_PARTIAL_FILE || code == CURLE_RECV_ERROR;
    const bool began = Status() == 200 && in_order;
    return {ErrorCode::kUnreachable,
            connection.url + ": " + (began ? "the server has ended the stream" : curl_easy_strerror(code))};
  }
};

EventStream::EventStream(const Connection& connection, const std::string& path)
    : connection_(connection), transfer_(std::make_unique<Transfer>()) {
  std::string url = connection.url;
  while (url.ends_with('/')) url.pop_back();
  CURL* const easy = transfer_->easy;
  if (!connection.token.empty()) {
    transfer_->headers = curl_slist_append(nullptr, ("Authorization: Bearer " + connection.token).c_str());
  }
  curl_easy_setopt(easy, CURLOPT_URL, (url + path).c_str());
  curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(easy, CURLOPT_HTTPHEADER, transfer_->headers);
  curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT, 5L);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, &Transfer::Take);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, transfer_.get());
  // A server that keeps a connection says something every 15 s.
  curl_easy_setopt(easy, CURLOPT_LOW_SPEED_LIMIT, 1L);
  curl_easy_setopt(easy, CURLOPT_LOW_SPEED_TIME, 60L);
  if (!connection.ca_file.empty()) curl_easy_setopt(easy, CURLOPT_CAINFO, connection.ca_file.c_str());
  curl_multi_add_handle(transfer_->multi, easy);
}

EventStream::~EventStream() = default;

Result<std::optional<ServerEvent>> EventStream::Next(Millis timeout, int descriptor) {
  const auto until = std::chrono::steady_clock::now() + timeout;
  while (true) {
    int running = 0;
    const CURLMcode performed = curl_multi_perform(transfer_->multi, &running);
    if (auto event = transfer_->parser.Next()) return event;
    if (performed != CURLM_OK || running == 0) return transfer_->Ended(connection_);
    const auto left = std::chrono::duration_cast<Millis>(until - std::chrono::steady_clock::now());
    if (left <= Millis(0)) return std::optional<ServerEvent>();
    curl_waitfd extra{descriptor, CURL_WAIT_POLLIN, 0};
    const bool watched = descriptor >= 0;
    curl_multi_poll(transfer_->multi, watched ? &extra : nullptr, watched ? 1 : 0, static_cast<int>(left.count()),
                    nullptr);
    if (extra.revents != 0) return std::optional<ServerEvent>();
  }
}

}  // namespace pawl::cli
