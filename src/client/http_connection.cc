#include "client/http_connection.h"

#include <curl/curl.h>

#include <array>

#include "base/check.h"

namespace pawl {
namespace {

void StartCurl() {
  static const CURLcode started = curl_global_init(CURL_GLOBAL_DEFAULT);
  PAWL_CHECK(started == CURLE_OK, "libcurl cannot start");
}

std::size_t Append(char* data, std::size_t size, std::size_t count, void* body) {
  static_cast<std::string*>(body)->append(data, size * count);
  return size * count;
}

// Another try of the same request can succeed: the trouble is on the way, not in what we were told to do.
bool MayPass(CURLcode code) {
  switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_CONNECT:
    case CURLE_OPERATION_TIMEDOUT:
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
    case CURLE_PARTIAL_FILE:
      return true;
    default:
      return false;
  }
}

bool IsLoopback(const std::string& url) {
  for (const char* host : {"://127.", "://localhost", "://[::1]"}) {
    if (url.find(host) != std::string::npos) return true;
  }
  return false;
}

}  // namespace

struct HttpConnection::Handles {
  CURL* easy = nullptr;
  CURLM* multi = nullptr;  // its poll can be woken by another thread
};

// One exchange: sets the easy handle up, and takes it off the multi handle at the end.
class HttpConnection::Transfer {
 public:
  Transfer(Handles& handles, const ClientOptions& options, const HttpQuestion& question, HttpAnswer& answer)
      : easy_(handles.easy), multi_(handles.multi), answer_(answer) {
    curl_easy_reset(easy_);
    SetUp(options);
    SetQuestion(options, question);
    curl_multi_add_handle(multi_, easy_);
  }
  ~Transfer() {
    curl_multi_remove_handle(multi_, easy_);
    curl_slist_free_all(headers_);
  }
  Transfer(const Transfer&) = delete;
  Transfer& operator=(const Transfer&) = delete;

  bool Run(const std::stop_token& stop, HttpFailure& failure) {
    const std::stop_callback wake(stop, [this] { curl_multi_wakeup(multi_); });
    for (;;) {
      if (stop.stop_requested()) {
        failure = {"stopped", false};
        return false;
      }
      int running = 0;
      CURLMcode code = curl_multi_perform(multi_, &running);
      if (code == CURLM_OK && running == 0) return Conclude(failure);
      if (code == CURLM_OK) code = curl_multi_poll(multi_, nullptr, 0, 1'000, nullptr);
      if (code != CURLM_OK) {
        failure = {curl_multi_strerror(code), false};
        return false;
      }
    }
  }

 private:
  void SetUp(const ClientOptions& options) {
    curl_easy_setopt(easy_, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy_, CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1);
    curl_easy_setopt(easy_, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(easy_, CURLOPT_USERAGENT, "pawl-client");
    curl_easy_setopt(easy_, CURLOPT_TCP_KEEPALIVE, 1L);
    curl_easy_setopt(easy_, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(options.connect_timeout.count()));
    curl_easy_setopt(easy_, CURLOPT_ERRORBUFFER, cause_.data());
    curl_easy_setopt(easy_, CURLOPT_WRITEFUNCTION, &Append);
    curl_easy_setopt(easy_, CURLOPT_WRITEDATA, &answer_.body);
    if (!options.ca_file.empty()) curl_easy_setopt(easy_, CURLOPT_CAINFO, options.ca_file.c_str());
    // A proxy from the environment is for what lies outside.
    if (IsLoopback(options.url)) curl_easy_setopt(easy_, CURLOPT_PROXY, "");
  }

  void SetQuestion(const ClientOptions& options, const HttpQuestion& question) {
    curl_easy_setopt(easy_, CURLOPT_URL, (options.url + question.path).c_str());
    curl_easy_setopt(easy_, CURLOPT_TIMEOUT_MS, static_cast<long>(question.timeout.count()));
    if (!question.body.empty() || question.method == "POST") {
      curl_easy_setopt(easy_, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(question.body.size()));
      curl_easy_setopt(easy_, CURLOPT_POSTFIELDS, question.body.data());  // not copied: outlives the transfer
    }
    curl_easy_setopt(easy_, CURLOPT_CUSTOMREQUEST, question.method.c_str());
    AddHeader("Content-Type: application/json");
    AddHeader("Expect:");
    if (!options.token.empty()) AddHeader("Authorization: Bearer " + options.token);
    for (const std::string& header : question.headers) AddHeader(header);
    curl_easy_setopt(easy_, CURLOPT_HTTPHEADER, headers_);
  }

  void AddHeader(const std::string& header) {
    curl_slist* longer = curl_slist_append(headers_, header.c_str());
    PAWL_CHECK(longer != nullptr, "out of memory");
    headers_ = longer;
  }

  bool Conclude(HttpFailure& failure) {
    int left = 0;
    const CURLMsg* message = curl_multi_info_read(multi_, &left);
    const CURLcode code = message == nullptr ? CURLE_RECV_ERROR : message->data.result;
    if (code != CURLE_OK) {
      failure = {cause_[0] != '\0' ? cause_.data() : curl_easy_strerror(code), MayPass(code)};
      return false;
    }
    long status = 0;
    curl_off_t retry_after = 0;
    curl_easy_getinfo(easy_, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_getinfo(easy_, CURLINFO_RETRY_AFTER, &retry_after);
    answer_.status = static_cast<int>(status);
    answer_.retry_after = std::chrono::seconds(retry_after);
    return true;
  }

  CURL* const easy_;
  CURLM* const multi_;
  HttpAnswer& answer_;
  curl_slist* headers_ = nullptr;
  std::array<char, CURL_ERROR_SIZE> cause_{};
};

HttpConnection::HttpConnection(const ClientOptions& options)
    : handles_(std::make_unique<Handles>()), options_(options) {
  StartCurl();
  handles_->easy = curl_easy_init();
  handles_->multi = curl_multi_init();
  PAWL_CHECK(handles_->easy != nullptr && handles_->multi != nullptr, "out of memory");
  curl_multi_setopt(handles_->multi, CURLMOPT_MAXCONNECTS, 1L);
}

HttpConnection::~HttpConnection() {
  curl_easy_cleanup(handles_->easy);
  curl_multi_cleanup(handles_->multi);
}

bool HttpConnection::Exchange(const HttpQuestion& question, const std::stop_token& stop, HttpAnswer& answer,
                              HttpFailure& failure) {
  answer = {};
  return Transfer(*handles_, options_, question, answer).Run(stop, failure);
}

std::unique_ptr<HttpConnection> HttpPool::Take() {
  {
    const MutexLock lock(mutex_);
    if (!idle_.empty()) {
      std::unique_ptr<HttpConnection> connection = std::move(idle_.back());
      idle_.pop_back();
      return connection;
    }
  }
  return std::make_unique<HttpConnection>(options_);
}

void HttpPool::GiveBack(std::unique_ptr<HttpConnection> connection) {
  const MutexLock lock(mutex_);
  if (idle_.size() < kIdleMax) idle_.push_back(std::move(connection));
}

}  // namespace pawl
