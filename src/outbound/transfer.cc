#include "outbound/transfer.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>

#include "base/check.h"

namespace pawl::outbound {
namespace {

constexpr long kBufferBytes = 16 * 1'024;
// For answers that may be large: a quarter of the reads, though libcurl hands on what it has read in pieces of 16 KiB.
// Most answers are small, and there may be thousands at a time.
constexpr long kLargeBufferBytes = 64 * 1'024;
constexpr std::uint64_t kLargeAnswerBytes = 1U << 20U;
constexpr long kIdleSecondsMax = 60;
constexpr std::chrono::hours kRetryAfterMax{24};

template <typename Value>
void SetOption(CURL* easy, CURLoption option, Value value) {
  const CURLcode code = curl_easy_setopt(easy, option, value);
  PAWL_CHECK(code == CURLE_OK, curl_easy_strerror(code));
}

long MillisUntil(Transfer::Time deadline) {
  const auto left = std::chrono::ceil<Millis>(deadline - std::chrono::steady_clock::now()).count();
  return static_cast<long>(std::max<std::int64_t>(left, 1));  // 0 would be no limit
}

std::string_view TrimValue(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

// "HTTP/1.1 200 OK"
int StatusOf(std::string_view line) {
  const std::size_t space = line.find(' ');
  int status = 0;
  if (space != std::string_view::npos) std::from_chars(line.data() + space + 1, line.data() + line.size(), status);
  return status;
}

bool TakesBody(std::string_view method) { return method == "POST" || method == "PUT" || method == "PATCH"; }

}  // namespace

Transfer::Transfer(TransferId id, Request request, Sink& sink, const GuardRules& rules)
    : id_(id), request_(std::move(request)), sink_(sink), rules_(rules) {}

Transfer::~Transfer() {
  curl_easy_cleanup(easy_);
  curl_slist_free_all(headers_);
  curl_slist_free_all(resolve_);
}

Verdict Transfer::JudgeConnection(std::span<const Address> addresses) const {
  if (!request_.proxy) return Judge(rules_, request_.url, addresses, request_.hop);
  if (request_.proxy->trusted) return JudgeTrustedProxy(rules_, request_.proxy->url, addresses);
  return Judge(rules_, request_.proxy->url, addresses, Hop::kProxy);
}

void Transfer::SetUp(CURL* easy, const std::vector<std::string>& resolve, const std::string& ca_file) {
  easy_ = easy;
  for (const std::string& line : resolve) {
    curl_slist* longer = curl_slist_append(resolve_, line.c_str());
    PAWL_CHECK(longer != nullptr, "out of memory");
    resolve_ = longer;
  }
  SetConnection(ca_file);
  SetMessage();
  SetCallbacks();
}

void Transfer::SetConnection(const std::string& ca_file) {
  SetOption(easy_, CURLOPT_URL, request_.url.text().c_str());
  SetOption(easy_, CURLOPT_PATH_AS_IS, 1L);
  SetOption(easy_, CURLOPT_NOSIGNAL, 1L);
  SetOption(easy_, CURLOPT_PROTOCOLS_STR, "http,https");
  SetOption(easy_, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
  SetOption(easy_, CURLOPT_FOLLOWLOCATION, 0L);
  SetOption(easy_, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
  SetOption(easy_, CURLOPT_SSL_VERIFYPEER, 1L);
  SetOption(easy_, CURLOPT_SSL_VERIFYHOST, 2L);
  if (!ca_file.empty()) {
    SetOption(easy_, CURLOPT_CAINFO, ca_file.c_str());
    SetOption(easy_, CURLOPT_CAPATH, static_cast<char*>(nullptr));
  }
  SetOption(easy_, CURLOPT_RESOLVE, resolve_);
  // Entries that came by CURLOPT_RESOLVE never grow old, and the loop removes them. Looking for old ones at the end of
  // every transfer is left to those that bring in an address of their own.
  if (!Address::Parse(connects_to().host())) SetOption(easy_, CURLOPT_DNS_CACHE_TIMEOUT, -1L);
  // An empty text keeps the environment out, for the proxy and for exceptions from it.
  SetOption(easy_, CURLOPT_PROXY, request_.proxy ? request_.proxy->url.text().c_str() : "");
  SetOption(easy_, CURLOPT_NOPROXY, "");
  SetOption(easy_, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  if (request_.proxy && !request_.proxy->credentials.empty()) {
    SetOption(easy_, CURLOPT_PROXYAUTH, static_cast<long>(CURLAUTH_BASIC));
    SetOption(easy_, CURLOPT_PROXYUSERPWD, request_.proxy->credentials.c_str());
  }
  SetOption(easy_, CURLOPT_MAXAGE_CONN, kIdleSecondsMax);
  SetOption(easy_, CURLOPT_TCP_KEEPALIVE, 1L);
  SetOption(easy_, CURLOPT_BUFFERSIZE, request_.max_bytes > kLargeAnswerBytes ? kLargeBufferBytes : kBufferBytes);
  SetOption(easy_, CURLOPT_UPLOAD_BUFFERSIZE, kBufferBytes);
  SetOption(easy_, CURLOPT_TIMEOUT_MS, MillisUntil(begun_ + request_.timeout));
  SetOption(easy_, CURLOPT_CONNECTTIMEOUT_MS, MillisUntil(connect_deadline()));
  if (request_.lowest_speed) {
    SetOption(easy_, CURLOPT_LOW_SPEED_LIMIT, static_cast<long>(request_.lowest_speed->bytes_per_second));
    SetOption(easy_, CURLOPT_LOW_SPEED_TIME, static_cast<long>(request_.lowest_speed->over.count()));
  }
}

void Transfer::SetMessage() {
  if (request_.upload) {
    SetOption(easy_, CURLOPT_UPLOAD, 1L);
    SetOption(easy_, CURLOPT_INFILESIZE_LARGE, static_cast<curl_off_t>(request_.upload->length));
  } else if (!request_.body.empty() || TakesBody(request_.method)) {
    SetOption(easy_, CURLOPT_POST, 1L);
    SetOption(easy_, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request_.body.size()));
    SetOption(easy_, CURLOPT_POSTFIELDS, request_.body.data());  // not copied
  } else if (request_.method == "HEAD") {
    SetOption(easy_, CURLOPT_NOBODY, 1L);
  }
  SetOption(easy_, CURLOPT_CUSTOMREQUEST, request_.method.c_str());
  for (const Header& header : request_.headers) {
    // libcurl takes a header without a value for one to leave out, unless it ends in a semicolon.
    AddHeader(header.value.empty() ? header.name + ";" : header.name + ": " + header.value);
  }
  // What libcurl would add by itself.
  if (FindHeader(request_.headers, "content-type") == nullptr) AddHeader("Content-Type:");
  if (FindHeader(request_.headers, "accept-encoding") == nullptr) AddHeader("Accept-Encoding: identity");
  AddHeader("Expect:");
  SetOption(easy_, CURLOPT_HTTPHEADER, headers_);
}

void Transfer::AddHeader(const std::string& line) {
  curl_slist* longer = curl_slist_append(headers_, line.c_str());
  PAWL_CHECK(longer != nullptr, "out of memory");
  headers_ = longer;
}

void Transfer::SetCallbacks() {
  using Write = std::size_t (*)(char*, std::size_t, std::size_t, void*);
  SetOption(easy_, CURLOPT_PRIVATE, static_cast<void*>(this));
  SetOption(easy_, CURLOPT_ERRORBUFFER, curl_error_.data());
  SetOption(easy_, CURLOPT_HEADERDATA, static_cast<void*>(this));
  SetOption(easy_, CURLOPT_HEADERFUNCTION,
            static_cast<Write>([](char* data, std::size_t size, std::size_t count, void* self) -> std::size_t {
              const bool go_on = static_cast<Transfer*>(self)->OnHeaderLine({data, size * count});
              return go_on ? size * count : 0;
            }));
  SetOption(easy_, CURLOPT_WRITEDATA, static_cast<void*>(this));
  SetOption(easy_, CURLOPT_WRITEFUNCTION,
            static_cast<Write>([](char* data, std::size_t size, std::size_t count, void* self) -> std::size_t {
              const bool go_on = static_cast<Transfer*>(self)->OnBody({data, size * count});
              return go_on ? size * count : 0;
            }));
  SetOption(easy_, CURLOPT_READDATA, static_cast<void*>(this));
  SetOption(easy_, CURLOPT_READFUNCTION,
            static_cast<Write>([](char* data, std::size_t size, std::size_t count, void* context) -> std::size_t {
              auto* self = static_cast<Transfer*>(context);
              const Upload& upload = *self->request_.upload;
              const std::uint64_t wanted = std::min<std::uint64_t>(size * count, upload.length - self->uploaded_);
              const ssize_t got = pread(upload.fd, data, wanted, static_cast<off_t>(upload.offset + self->uploaded_));
              if (got < 0) return CURL_READFUNC_ABORT;
              self->uploaded_ += static_cast<std::uint64_t>(got);
              return static_cast<std::size_t>(got);
            }));
  using Seek = int (*)(void*, curl_off_t, int);
  SetOption(easy_, CURLOPT_SEEKDATA, static_cast<void*>(this));
  SetOption(easy_, CURLOPT_SEEKFUNCTION, static_cast<Seek>([](void* self, curl_off_t offset, int origin) {
              if (origin != SEEK_SET) return CURL_SEEKFUNC_FAIL;
              static_cast<Transfer*>(self)->uploaded_ = static_cast<std::uint64_t>(offset);
              return CURL_SEEKFUNC_OK;
            }));
  using Open = curl_socket_t (*)(void*, curlsocktype, curl_sockaddr*);
  SetOption(easy_, CURLOPT_OPENSOCKETDATA, static_cast<void*>(this));
  SetOption(easy_, CURLOPT_OPENSOCKETFUNCTION,
            static_cast<Open>([](void* self, curlsocktype, curl_sockaddr* to) -> curl_socket_t {
              return static_cast<Transfer*>(self)->OpenSocket(*to);
            }));
  using Before = int (*)(void*, char*, char*, int, int);
  SetOption(easy_, CURLOPT_PREREQDATA, static_cast<void*>(this));
  SetOption(easy_, CURLOPT_PREREQFUNCTION, static_cast<Before>([](void* self, char* ip, char*, int port, int) -> int {
              return static_cast<Transfer*>(self)->MayUse(ip, port) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT;
            }));
}

void Transfer::CloseConnectionAtEnd() { SetOption(easy_, CURLOPT_FORBID_REUSE, 1L); }

CURL* Transfer::TakeHandle() { return std::exchange(easy_, nullptr); }

// The last word on what is really connected to, whatever libcurl made of the addresses that it was given.
curl_socket_t Transfer::OpenSocket(const curl_sockaddr& to) {
  const std::optional<Address> address = Address::From(&to.addr);
  sockaddr_storage expected{};
  if (address) expected = address->ToSockaddr(connects_to().port());
  // The port is in the same place in both families.
  const bool same_port =
      address && std::memcmp(to.addr.sa_data, reinterpret_cast<sockaddr*>(&expected)->sa_data, sizeof(in_port_t)) == 0;
  if (!same_port) {
    refusal_ = {GuardRule::kSpecialAddress, "the connection would go to another port"};
    return CURL_SOCKET_BAD;
  }
  Verdict verdict = JudgeConnection(std::span(&*address, 1));
  if (!verdict.ok()) {
    refusal_ = std::move(verdict.refusal);
    return CURL_SOCKET_BAD;
  }
  const int fd = socket(to.family, to.socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, to.protocol);
  if (fd < 0 && errno != EAFNOSUPPORT) Abort(Failure::kOwnFault, fmt::format("no socket: {}", std::strerror(errno)));
  return fd;
}

// Called when the connection stands, handshake included, and before anything is asked. A connection that was kept may
// have been opened for a request that might go where this one may not.
bool Transfer::MayUse(const char* ip, int port) {
  connected_ = true;
  const std::optional<Address> address = Address::Parse(ip);
  if (address && port == connects_to().port()) {
    Verdict verdict = JudgeConnection(std::span(&*address, 1));
    if (verdict.ok()) return true;
    refusal_ = std::move(verdict.refusal);
  } else {
    refusal_ = {GuardRule::kSpecialAddress, "the connection goes to an unknown address"};
  }
  return false;
}

bool Transfer::OnHeaderLine(std::string_view line) {
  header_bytes_ += line.size();
  if (header_bytes_ > kHeaderBytesMax) {
    return Abort(Failure::kHeadersTooLarge,
                 fmt::format("the answer has more than {} bytes of headers", kHeaderBytesMax));
  }
  if (head_done_) return true;  // headers after the body
  while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
  if (line.starts_with("HTTP/")) {
    head_ = {.status = StatusOf(line)};
    return true;
  }
  if (line.empty()) return head_.status < 200 || OnHeadEnd();
  const std::size_t colon = line.find(':');
  if (colon != std::string_view::npos) {
    head_.headers.push_back({std::string(line.substr(0, colon)), std::string(TrimValue(line.substr(colon + 1)))});
  }
  return true;
}

bool Transfer::OnHeadEnd() {
  head_done_ = true;
  const std::string_view length = head_.Value("content-length");
  std::uint64_t bytes = 0;
  const auto [end, error] = std::from_chars(length.data(), length.data() + length.size(), bytes);
  if (!length.empty() && error == std::errc() && end == length.data() + length.size()) head_.content_length = bytes;
  if (!sink_.OnHead(head_)) return Abort(Failure::kRefusedBySink, "the answer was not wanted");
  const bool has_body = request_.method != "HEAD" && head_.status != 204 && head_.status != 304;
  if (has_body && head_.content_length && *head_.content_length > request_.max_bytes) {
    return Abort(Failure::kTooLarge, fmt::format("the answer has {} bytes; at most {} are taken", *head_.content_length,
                                                 request_.max_bytes));
  }
  return true;
}

bool Transfer::OnBody(std::span<const char> bytes) {
  if (!head_done_) return Abort(Failure::kCut, "the answer is not HTTP/1.1");
  if (bytes.size() > request_.max_bytes - received_) {
    return Abort(Failure::kTooLarge, fmt::format("the answer has more than {} bytes", request_.max_bytes));
  }
  received_ += bytes.size();
  if (!sink_.OnBytes(bytes)) return Abort(Failure::kRefusedBySink, "the rest of the answer was not wanted");
  return true;
}

bool Transfer::Abort(Failure failure, std::string error) {
  failure_ = failure;
  error_ = std::move(error);
  return false;
}

Failure Transfer::Meaning(CURLcode code) const {
  const std::string_view text = curl_error_.data();
  long connect_status = 0;
  curl_easy_getinfo(easy_, CURLINFO_HTTP_CONNECTCODE, &connect_status);
  const auto says = [&](std::string_view part) { return text.find(part) != std::string_view::npos; };
  switch (code) {
    case CURLE_OK:
      return head_done_ ? Failure::kNone : Failure::kCut;
    case CURLE_URL_MALFORMAT:
      return Failure::kBadUrl;
    case CURLE_COULDNT_RESOLVE_HOST:
      return Failure::kDns;
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_PROXY:
      return Failure::kProxy;
    case CURLE_COULDNT_CONNECT:
      return request_.proxy ? Failure::kProxy : Failure::kConnect;
    case CURLE_OPERATION_TIMEDOUT:
      if (says("Operation too slow")) return Failure::kTooSlow;
      if (connected_) return Failure::kTimeout;
      return request_.proxy ? Failure::kProxy : Failure::kConnect;
    case CURLE_SSL_CONNECT_ERROR:
      // A handshake that the other side leaves is no statement about certificates.
      if (says("SSL_ERROR_SYSCALL") || says("reset by peer") || says("unexpected eof") || says("Broken pipe")) {
        return Failure::kCut;
      }
      return Failure::kTls;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_INVALIDCERTSTATUS:
      return Failure::kTls;
    case CURLE_RECV_ERROR:
      if (request_.proxy && connect_status != 0 && connect_status != 200) return Failure::kProxy;
      if (says("Too large response headers")) return Failure::kHeadersTooLarge;
      return Failure::kCut;
    case CURLE_OUT_OF_MEMORY:
    case CURLE_FAILED_INIT:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_READ_ERROR:
    case CURLE_ABORTED_BY_CALLBACK:
      return Failure::kOwnFault;
    default:
      return Failure::kCut;
  }
}

Outcome Transfer::Conclude(CURLcode code) const {
  Outcome outcome;
  if (failure_ != Failure::kNone) {
    outcome = Fail(failure_, error_);
  } else if (refusal_ && (code == CURLE_COULDNT_CONNECT || code == CURLE_ABORTED_BY_CALLBACK)) {
    outcome = Fail(*refusal_);
  } else {
    outcome.failure = Meaning(code);
    if (outcome.failure != Failure::kNone) {
      outcome.error = curl_error_[0] != '\0' ? curl_error_.data() : curl_easy_strerror(code);
      if (code == CURLE_OK) outcome.error = "the answer has no head";
    }
  }
  AddNumbers(outcome);
  return outcome;
}

void Transfer::AddNumbers(Outcome& outcome) const {
  outcome.status = head_done_ ? head_.status : 0;
  outcome.bytes_received = received_;
  outcome.took = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begun_);
  if (easy_ == nullptr) return;
  curl_off_t number = 0;
  if (curl_easy_getinfo(easy_, CURLINFO_SIZE_UPLOAD_T, &number) == CURLE_OK) {
    outcome.bytes_sent = static_cast<std::uint64_t>(number);
  }
  if (head_done_ && curl_easy_getinfo(easy_, CURLINFO_RETRY_AFTER, &number) == CURLE_OK && number > 0) {
    const auto longest = std::chrono::seconds(kRetryAfterMax).count();
    outcome.retry_after = std::chrono::seconds(std::min<curl_off_t>(number, longest));
  }
  char* ip = nullptr;
  if (curl_easy_getinfo(easy_, CURLINFO_PRIMARY_IP, &ip) == CURLE_OK && ip != nullptr) {
    outcome.address = Address::Parse(ip);
  }
}

Outcome Transfer::Fail(Failure failure, std::string error) const {
  Outcome outcome{.failure = failure, .error = std::move(error)};
  AddNumbers(outcome);
  return outcome;
}

Outcome Transfer::Fail(const Refusal& refusal) const {
  Outcome outcome = Fail(Failure::kBlockedAddress, refusal.detail);
  outcome.blocked_by = refusal.rule;
  return outcome;
}

}  // namespace pawl::outbound
