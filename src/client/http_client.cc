#include "client/http_client.h"

#include <curl/curl.h>

#include <algorithm>

#include "base/random_id.h"
#include "base/stop_wake.h"

namespace pawl {
namespace {

constexpr Millis kPauseMax{2'000};

// False: `stop` came first.
bool PauseFor(Millis span, const std::stop_token& stop) {
  Mutex mutex;
  CondVar stopped;
  const StopWake wake(stop, mutex, stopped);
  const auto until = std::chrono::steady_clock::now() + span;
  MutexLock lock(mutex);
  while (!stop.stop_requested()) {
    if (!stopped.WaitUntil(lock, until)) break;
  }
  return !stop.stop_requested();
}

// Nothing was done, and it may be later.
bool IsPassing(ErrorCode code) {
  return code == ErrorCode::kUnreachable || code == ErrorCode::kUnavailable || code == ErrorCode::kOverloaded ||
         code == ErrorCode::kStopping || code == ErrorCode::kNotReady;
}

struct UrlParts {
  CURLU* handle = curl_url();
  ~UrlParts() { curl_url_cleanup(handle); }

  std::string Get(CURLUPart part) const {
    char* text = nullptr;
    if (curl_url_get(handle, part, &text, 0) != CURLUE_OK) return {};
    std::string copy(text);
    curl_free(text);
    return copy;
  }
};

}  // namespace

Result<std::string> CheckServerUrl(const std::string& url) {
  const UrlParts parts;
  const bool parsed = curl_url_set(parts.handle, CURLUPART_URL, url.c_str(), 0) == CURLUE_OK;
  const std::string scheme = parsed ? parts.Get(CURLUPART_SCHEME) : "";
  if (scheme != "http" && scheme != "https") {
    return Error{ErrorCode::kInvalid, "\"" + url + "\" is not the URL of a server, such as http://127.0.0.1:7171",
                 "url"};
  }
  for (const CURLUPart part : {CURLUPART_USER, CURLUPART_PASSWORD, CURLUPART_QUERY, CURLUPART_FRAGMENT}) {
    if (!parts.Get(part).empty()) {
      return Error{ErrorCode::kInvalid, "the URL of a server has no user, password, query or fragment", "url"};
    }
  }
  if (const std::string path = parts.Get(CURLUPART_PATH); path != "/" && !path.empty()) {
    return Error{ErrorCode::kInvalid, "the URL of a server has no path", "url"};
  }
  return url.ends_with('/') ? url.substr(0, url.size() - 1) : url;
}

Result<std::unique_ptr<Client>> Client::Open(ClientOptions options) {
  PAWL_ASSIGN(options.url, CheckServerUrl(options.url));
  if (options.connect_timeout <= Millis(0) || options.timeout <= Millis(0)) {
    return Error{ErrorCode::kInvalid, "timeouts must be above 0", "timeout"};
  }
  if (options.tries < 1) return Error{ErrorCode::kInvalid, "there must be at least one try", "tries"};
  return std::unique_ptr<Client>(std::make_unique<HttpClient>(std::move(options)));
}

HttpClient::HttpClient(ClientOptions options, Millis first_pause)
    : options_(std::move(options)), first_pause_(first_pause), pool_(options_) {}

Result<Claimed> HttpClient::Claim(const ClaimOptions& options, std::stop_token stop) {
  Result<Claimed> claimed = Error{};
  if (options.claim_id.empty() && options_.tries > 1) {
    ClaimOptions repeatable = options;
    repeatable.claim_id = RandomId();
    claimed = JsonClient::Claim(repeatable, stop);
  } else {
    claimed = JsonClient::Claim(options, stop);
  }
  // The server gives back what it claimed for a connection that was closed.
  if (!claimed.ok() && stop.stop_requested()) return Claimed{};
  return claimed;
}

Result<std::vector<Result<Finished>>> HttpClient::FinishMany(std::vector<Finish> finishes) {
  for (Finish& finish : finishes) {
    // The token makes the others repeatable, and the number numbered commits.
    if (finish.outcome != RunOutcome::kContinue || finish.commit != 0) continue;
    for (PushRequest& job : finish.push) {
      if (job.id.empty()) job.id = RandomId();
    }
  }
  return JsonClient::FinishMany(std::move(finishes));
}

Result<std::string> HttpClient::Send(std::string_view method, std::string_view path, std::string_view body) {
  const HttpQuestion question{.method = std::string(method),
                              .path = std::string(path),
                              .body = std::string(body),
                              .timeout = options_.timeout + std::chrono::seconds(60)};
  return Try(question, method == "GET" ? options_.tries : 1, {});
}

Result<std::string> HttpClient::Call(const ApiCall& call, const std::stop_token& stop) {
  HttpQuestion question{
      .method = call.method, .path = call.path, .body = call.body, .timeout = options_.timeout + call.wait};
  if (!call.if_match.empty()) question.headers.push_back("If-Match: " + call.if_match);
  if (call.needs_key && options_.tries > 1) question.headers.push_back("Idempotency-Key: " + RandomId());
  return Try(question, call.repeatable ? options_.tries : 1, stop);
}

Result<std::string> HttpClient::Try(const HttpQuestion& question, int tries, const std::stop_token& stop) {
  Millis pause = first_pause_;
  bool may_be_done = false;  // an answer was lost
  for (int i = 1;; ++i) {
    std::unique_ptr<HttpConnection> connection = pool_.Take();
    HttpAnswer answer;
    HttpFailure failure;
    const bool answered = connection->Exchange(question, stop, answer, failure);
    if (answered) pool_.GiveBack(std::move(connection));
    if (answer.body.ends_with('\n')) answer.body.pop_back();  // callers put an end to a line themselves
    if (answered && answer.status >= 200 && answer.status < 300) return std::move(answer.body);

    Error error = answered ? ErrorFromReply(answer.status, answer.body)
                           : Error{ErrorCode::kUnreachable, options_.url + ": " + failure.cause};
    if (may_be_done && question.method == "DELETE" && error.code == ErrorCode::kNotFound) return std::string();
    const bool again = answered ? IsPassing(error.code) : failure.may_pass;
    if (!again || i >= tries) {
      // This refusal does not tell what became of the try whose answer was lost.
      if (may_be_done && IsPassing(error.code)) error.code = ErrorCode::kUnreachable;
      return error;
    }
    may_be_done = may_be_done || !answered;
    if (!PauseFor(std::clamp(answer.retry_after, pause, kPauseMax), stop)) return error;
    pause = std::min(pause * 2, kPauseMax);
  }
}

}  // namespace pawl
