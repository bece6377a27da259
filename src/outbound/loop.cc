#include "outbound/loop.h"

#include <fmt/format.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>

#include "base/check.h"
#include "base/thread_name.h"

namespace pawl::outbound {
namespace {

constexpr std::chrono::seconds kIdleUntilClosed{60};
constexpr std::chrono::seconds kSeenThroughEvery{1};
constexpr std::size_t kSpareHandlesMax = 512;

void StartCurlOnce() {
  static const CURLcode started = curl_global_init(CURL_GLOBAL_DEFAULT);
  PAWL_CHECK(started == CURLE_OK, "libcurl cannot start");
}

std::string ResolveKey(const Url& url) { return url.host() + ":" + std::to_string(url.port()); }

}  // namespace

void LagMeter::Add(Time begun, Time ended) {
  const auto took = std::chrono::duration_cast<std::chrono::microseconds>(ended - begun);
  const MutexLock lock(mutex_);
  if (ended - second_ >= std::chrono::seconds(1)) {
    before_ = ended - second_ < std::chrono::seconds(2) ? current_ : std::chrono::microseconds(0);
    current_ = std::chrono::microseconds(0);
    second_ = ended;
  }
  current_ = std::max(current_, took);
}

std::chrono::microseconds LagMeter::Worst(Time now) const {
  const MutexLock lock(mutex_);
  if (now - second_ >= std::chrono::seconds(2)) return std::chrono::microseconds(0);
  return now - second_ >= std::chrono::seconds(1) ? current_ : std::max(current_, before_);
}

Loop::Loop(LoopOptions options) : options_(std::move(options)), wake_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  PAWL_CHECK(wake_.valid(), "no event descriptor");
}

Loop::~Loop() { Stop(); }

// --- Any thread ---

bool Loop::Submit(std::function<void()> task) {
  const MutexLock lock(mutex_);
  if (stopping_) return false;
  if (!thread_.joinable()) thread_ = std::thread([this] { Run(); });
  submitted_.push_back(std::move(task));
  if (submitted_.size() == 1) {
    const std::uint64_t one = 1;
    PAWL_CHECK(write(wake_.fd(), &one, sizeof one) == sizeof one, "the loop cannot be woken");
  }
  return true;
}

TransferId Loop::Send(Request request, Sink& sink) {
  const TransferId id{last_id_.fetch_add(1, std::memory_order_relaxed) + 1};
  auto shared = std::make_shared<Request>(std::move(request));  // a task can be copied
  const bool taken = Submit([this, id, shared, &sink] { Begin(id, std::move(*shared), sink); });
  return taken ? id : TransferId{};
}

void Loop::Cancel(TransferId id) {
  Submit([this, id] {
    if (Transfer* transfer = FindTransfer(id)) End(*transfer, transfer->Fail(Failure::kCancelled, "cancelled"));
  });
}

void Loop::Post(std::function<void()> task) { Submit(std::move(task)); }

void Loop::Stop() {
  std::thread thread;
  {
    const MutexLock lock(mutex_);
    if (stopping_) return;
    stopping_ = true;
    thread.swap(thread_);
    const std::uint64_t one = 1;
    PAWL_CHECK(write(wake_.fd(), &one, sizeof one) == sizeof one, "the loop cannot be woken");
  }
  if (!thread.joinable()) return;
  PAWL_CHECK(thread.get_id() != std::this_thread::get_id(), "a loop cannot stop itself");
  thread.join();
}

// --- The thread ---

void Loop::Run() {
  NameThisThread(options_.thread_name.c_str());
  sigset_t pipe{};
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe, nullptr);
  StartCurlOnce();
  resolver_ = std::make_unique<Resolver>(options_.resolver, poller_, *options_.clock);
  poller_.Watch(wake_.fd(), EPOLLIN, [this](std::uint32_t) {
    std::uint64_t count = 0;
    PAWL_CHECK(read(wake_.fd(), &count, sizeof count) == sizeof count, "the loop's event cannot be read");
  });
  for (;;) {
    poller_.Wait(NextWait());
    const Time begun = std::chrono::steady_clock::now();
    poller_.Dispatch();
    OnTimers();
    RunSubmitted();
    EndDone();  // last: all of the above may have ended transfers
    {
      const MutexLock lock(mutex_);
      if (stopping_ && submitted_.empty()) break;
    }
    lag_.Add(begun, std::chrono::steady_clock::now());
  }
  // Sinks that submit more from here on are refused.
  while (!transfers_.empty()) {
    Transfer& transfer = *transfers_.begin()->second;
    End(transfer, transfer.Fail(Failure::kStopping, "the server stops"));
  }
  resolver_.reset();
  CloseMulti();
}

void Loop::RunSubmitted() {
  std::vector<std::function<void()>> tasks;
  {
    const MutexLock lock(mutex_);
    tasks.swap(submitted_);
  }
  for (const auto& task : tasks) task();
}

std::optional<Millis> Loop::NextWait() const {
  std::optional<Time> next = curl_due_;
  const auto sooner = [&](Time at) { next = next ? std::min(*next, at) : at; };
  const Time now = std::chrono::steady_clock::now();
  if (const auto span = resolver_->Wait()) sooner(now + *span);
  if (!looking_up_.empty()) sooner(looking_up_.begin()->first);
  if (idle_since_) sooner(*idle_since_ + kIdleUntilClosed);
  if (!next) return std::nullopt;
  return std::max(std::chrono::ceil<Millis>(*next - now), Millis(0));
}

void Loop::OnTimers() {
  resolver_->OnTime();
  const Time now = std::chrono::steady_clock::now();
  if (curl_due_ && *curl_due_ <= now) {
    curl_due_.reset();
    Drive(CURL_SOCKET_TIMEOUT, 0);
  }
  while (!looking_up_.empty() && looking_up_.begin()->first <= now) {
    Transfer& transfer = *transfers_.at(looking_up_.begin()->second);
    End(transfer, transfer.Fail(Failure::kDns, "the name servers do not answer in time"));
  }
  if (idle_since_ && *idle_since_ + kIdleUntilClosed <= now) CloseMulti();
}

// --- A transfer, from its request to its end ---

void Loop::Begin(TransferId id, Request request, Sink& sink) {
  auto owned = std::make_unique<Transfer>(id, std::move(request), sink, options_.rules);
  Transfer& transfer = *owned;
  transfers_.emplace(id.value, std::move(owned));
  in_flight_.store(transfers_.size(), std::memory_order_relaxed);
  idle_since_.reset();
  const Request& wanted = transfer.request();
  if (const auto headers = CheckSentHeaders(wanted.headers); !headers.ok()) {
    return End(transfer, transfer.Fail(Failure::kInvalidRequest, headers.error().detail));
  }
  if (wanted.url.text().empty()) return End(transfer, transfer.Fail(Failure::kBadUrl, "there is no URL"));
  if (const auto refusal = JudgeUnresolved(options_.rules, wanted.url, wanted.hop)) {
    return End(transfer, transfer.Fail(*refusal));
  }
  looking_up_.emplace(transfer.connect_deadline(), id.value);
  FindHost(transfer, wanted.url.host(), &Loop::OnTargetFound);
}

void Loop::FindHost(Transfer& transfer, const std::string& host,
                    void (Loop::*found)(TransferId, const Resolver::Answer&)) {
  const TransferId id = transfer.id();
  if (const auto literal = Address::Parse(host)) return (this->*found)(id, {.addresses = {*literal}});
  resolver_->Find(host, [this, id, found](const Resolver::Answer& answer) { (this->*found)(id, answer); });
}

void Loop::OnTargetFound(TransferId id, const Resolver::Answer& answer) {
  Transfer* transfer = FindTransfer(id);
  if (transfer == nullptr) return;  // given up or cancelled meanwhile
  if (!answer.ok()) return End(*transfer, transfer->Fail(Failure::kDns, answer.error));
  const Request& request = transfer->request();
  const Verdict verdict = Judge(options_.rules, request.url, answer.addresses, request.hop);
  if (!verdict.ok()) return End(*transfer, transfer->Fail(*verdict.refusal));
  if (request.proxy) return FindHost(*transfer, request.proxy->url.host(), &Loop::OnProxyFound);
  Connect(*transfer, verdict.allowed);
}

void Loop::OnProxyFound(TransferId id, const Resolver::Answer& answer) {
  Transfer* transfer = FindTransfer(id);
  if (transfer == nullptr) return;
  if (!answer.ok()) return End(*transfer, transfer->Fail(Failure::kProxy, answer.error));
  const Verdict verdict = transfer->JudgeConnection(answer.addresses);
  if (!verdict.ok()) return End(*transfer, transfer->Fail(*verdict.refusal));
  Connect(*transfer, verdict.allowed);
}

void Loop::Connect(Transfer& transfer, const std::vector<Address>& addresses) {
  looking_up_.erase({transfer.connect_deadline(), transfer.id().value});
  OpenMulti();
  transfer.SetUp(NewHandle(), TakeResolveLines(transfer.connects_to(), addresses), options_.ca_file);
  if (!MayKeepConnection(transfer.request().url)) transfer.CloseConnectionAtEnd();
  PAWL_CHECK(curl_multi_add_handle(multi_, transfer.handle()) == CURLM_OK, "libcurl takes no transfer");
  // At once: the lines for the resolver's cache of one transfer are read before the next one changes it.
  Drive(CURL_SOCKET_TIMEOUT, 0);
}

void Loop::End(Transfer& transfer, const Outcome& outcome) {
  looking_up_.erase({transfer.connect_deadline(), transfer.id().value});
  if (transfer.has_handle()) {
    curl_multi_remove_handle(multi_, transfer.handle());
    ReleaseResolveLine(transfer.connects_to());
    if (const auto kept = kept_hosts_.find(transfer.request().url.Origin()); kept != kept_hosts_.end()) {
      kept->second = std::chrono::steady_clock::now();
    }
    CURL* easy = transfer.TakeHandle();
    if (spare_handles_.size() < kSpareHandlesMax) {
      curl_easy_reset(easy);
      spare_handles_.push_back(easy);
    } else {
      curl_easy_cleanup(easy);
    }
  }
  const auto found = transfers_.find(transfer.id().value);
  const std::unique_ptr<Transfer> ended = std::move(found->second);
  transfers_.erase(found);
  in_flight_.store(transfers_.size(), std::memory_order_relaxed);
  if (transfers_.empty() && multi_ != nullptr) idle_since_ = std::chrono::steady_clock::now();
  ended->sink().OnEnd(outcome);
}

Transfer* Loop::FindTransfer(TransferId id) const {
  const auto found = transfers_.find(id.value);
  return found == transfers_.end() ? nullptr : found->second.get();
}

// --- libcurl ---

void Loop::OpenMulti() {
  if (multi_ != nullptr) return;
  multi_ = curl_multi_init();
  PAWL_CHECK(multi_ != nullptr, "out of memory");
  using OnSocket = int (*)(CURL*, curl_socket_t, int, void*, void*);
  curl_multi_setopt(multi_, CURLMOPT_SOCKETDATA, this);
  curl_multi_setopt(multi_, CURLMOPT_SOCKETFUNCTION,
                    static_cast<OnSocket>([](CURL*, curl_socket_t fd, int what, void* self, void*) {
                      static_cast<Loop*>(self)->OnCurlSocket(fd, what);
                      return 0;
                    }));
  using OnTimer = int (*)(CURLM*, long, void*);
  curl_multi_setopt(multi_, CURLMOPT_TIMERDATA, this);
  curl_multi_setopt(multi_, CURLMOPT_TIMERFUNCTION, static_cast<OnTimer>([](CURLM*, long timeout_ms, void* self) {
                      static_cast<Loop*>(self)->OnCurlTimer(timeout_ms);
                      return 0;
                    }));
  curl_multi_setopt(multi_, CURLMOPT_PIPELINING, static_cast<long>(CURLPIPE_NOTHING));
  curl_multi_setopt(multi_, CURLMOPT_MAXCONNECTS, options_.kept_connections_max);
}

void Loop::CloseMulti() {
  for (CURL* easy : spare_handles_) curl_easy_cleanup(easy);
  spare_handles_.clear();
  if (multi_ != nullptr) curl_multi_cleanup(std::exchange(multi_, nullptr));
  curl_due_.reset();
  idle_since_.reset();
  kept_hosts_.clear();
  resolve_uses_.clear();
  resolve_unused_.clear();
}

CURL* Loop::NewHandle() {
  if (!spare_handles_.empty()) {
    CURL* easy = spare_handles_.back();
    spare_handles_.pop_back();
    return easy;
  }
  CURL* easy = curl_easy_init();
  PAWL_CHECK(easy != nullptr, "out of memory");
  return easy;
}

void Loop::OnCurlSocket(curl_socket_t fd, int what) {
  if (what == CURL_POLL_REMOVE) return poller_.Forget(fd);
  const std::uint32_t events =
      ((what & CURL_POLL_IN) != 0 ? EPOLLIN : 0U) | ((what & CURL_POLL_OUT) != 0 ? EPOLLOUT : 0U);
  poller_.Watch(fd, events, [this, fd](std::uint32_t happened) {
    const int action = ((happened & EPOLLIN) != 0 ? CURL_CSELECT_IN : 0) |
                       ((happened & EPOLLOUT) != 0 ? CURL_CSELECT_OUT : 0) |
                       ((happened & (EPOLLERR | EPOLLHUP)) != 0 ? CURL_CSELECT_ERR : 0);
    Drive(fd, action);
  });
}

void Loop::OnCurlTimer(long timeout_ms) {
  if (timeout_ms < 0) {
    curl_due_.reset();
  } else {
    curl_due_ = std::chrono::steady_clock::now() + Millis(timeout_ms);
  }
}

void Loop::Drive(curl_socket_t fd, int events) {
  if (multi_ == nullptr) return;
  int running = 0;
  const CURLMcode code = curl_multi_socket_action(multi_, fd, events, &running);
  PAWL_CHECK(code == CURLM_OK || code == CURLM_BAD_SOCKET, curl_multi_strerror(code));
}

void Loop::EndDone() {
  int left = 0;
  while (multi_ != nullptr) {
    const CURLMsg* message = curl_multi_info_read(multi_, &left);
    if (message == nullptr) return;
    if (message->msg != CURLMSG_DONE) continue;
    char* self = nullptr;
    curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &self);
    auto& transfer = *reinterpret_cast<Transfer*>(self);
    End(transfer, transfer.Conclude(message->data.result));
  }
}

std::vector<std::string> Loop::TakeResolveLines(const Url& url, const std::vector<Address>& addresses) {
  std::vector<std::string> lines;
  const bool is_name = !Address::Parse(url.host());
  const std::string key = ResolveKey(url);
  for (const std::string& unused : resolve_unused_) {
    if (!is_name || unused != key) lines.push_back("-" + unused);
  }
  resolve_unused_.clear();
  if (!is_name) return lines;  // libcurl reads an address by itself
  std::string line = key + ":";
  for (const Address& address : addresses) {
    if (line.back() != ':') line += ',';
    line += address.ToUrlText();
  }
  lines.push_back(std::move(line));
  ++resolve_uses_[key];
  return lines;
}

bool Loop::MayKeepConnection(const Url& url) {
  const std::string origin = url.Origin();
  const Time now = std::chrono::steady_clock::now();
  if (const auto found = kept_hosts_.find(origin); found != kept_hosts_.end()) {
    found->second = now;
    return true;
  }
  if (kept_hosts_.size() >= options_.kept_hosts_max && now - kept_hosts_seen_through_ >= kSeenThroughEvery) {
    kept_hosts_seen_through_ = now;
    std::erase_if(kept_hosts_, [&](const auto& host) { return now - host.second > kIdleUntilClosed; });
  }
  if (kept_hosts_.size() >= options_.kept_hosts_max) return false;
  kept_hosts_.emplace(origin, now);
  return true;
}

void Loop::ReleaseResolveLine(const Url& url) {
  const auto found = resolve_uses_.find(ResolveKey(url));
  if (found == resolve_uses_.end() || --found->second > 0) return;
  resolve_unused_.push_back(found->first);
  resolve_uses_.erase(found);
}

}  // namespace pawl::outbound
