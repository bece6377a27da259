#include "outbound/resolver.h"

#include <ares.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/check.h"

namespace pawl::outbound {
namespace {

constexpr const char* kResolvConf = "/etc/resolv.conf";
constexpr int kReceiveBufferBytes = 1 << 20;  // so that many answers at once find room; the system may give less

void StartAres() {
  static const int started = ares_library_init(ARES_LIB_INIT_ALL);
  PAWL_CHECK(started == ARES_SUCCESS, "c-ares cannot start");
}

std::string LookupError(const std::string& host, int status) {
  switch (status) {
    case ARES_ENOTFOUND:
      return fmt::format("there is no host named {}", host);
    case ARES_ENODATA:
      return fmt::format("the host {} has no address", host);
    case ARES_ETIMEOUT:
      return fmt::format("the name servers do not answer for {}", host);
    case ARES_ECONNREFUSED:
      return fmt::format("no name server can be reached for {}", host);
    default:
      return fmt::format("{} cannot be looked up: {}", host, ares_strerror(status));
  }
}

// The shortest time to live of the addresses and of the aliases that led to them.
Millis TimeToLive(const ares_addrinfo& result) {
  int seconds = static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(Resolver::kCachedForMax).count());
  for (const auto* node = result.nodes; node != nullptr; node = node->ai_next)
    seconds = std::min(seconds, node->ai_ttl);
  for (const auto* alias = result.cnames; alias != nullptr; alias = alias->next)
    seconds = std::min(seconds, alias->ttl);
  return std::chrono::seconds(std::max(seconds, 0));
}

}  // namespace

Result<void> CheckNameServer(const std::string& server) {
  StartAres();
  ares_channel channel = nullptr;
  PAWL_CHECK(ares_init(&channel) == ARES_SUCCESS, "c-ares cannot start");
  const bool right =
      server.find(',') == std::string::npos && ares_set_servers_ports_csv(channel, server.c_str()) == ARES_SUCCESS;
  ares_destroy(channel);
  if (!right || server.empty()) {
    return Error{ErrorCode::kInvalid,
                 fmt::format("'{}' is not a name server; write its address, as in 192.0.2.1:53", server)};
  }
  return {};
}

Resolver::Resolver(ResolverOptions options, Poller& poller, const Clock& clock)
    : options_(std::move(options)), poller_(poller), clock_(clock) {
  StartAres();
  Open();
}

Resolver::~Resolver() {
  for (auto& [host, lookup] : lookups_) lookup->waiting.clear();
  ares_destroy(channel_);  // answers all look-ups with an error
}

void Resolver::Open() {
  ares_options options{};
  std::string lookups = "fb";  // /etc/hosts, then the name servers
  options.timeout = static_cast<int>(options_.try_timeout.count());
  options.tries = options_.tries;
  options.lookups = lookups.data();
  options.socket_receive_buffer_size = kReceiveBufferBytes;
  options.sock_state_cb = [](void* self, ares_socket_t fd, int readable, int writable) {
    static_cast<Resolver*>(self)->OnSocket(fd, readable != 0, writable != 0);
  };
  options.sock_state_cb_data = this;
  constexpr int kMask =
      ARES_OPT_TIMEOUTMS | ARES_OPT_TRIES | ARES_OPT_LOOKUPS | ARES_OPT_SOCK_STATE_CB | ARES_OPT_SOCK_RCVBUF;
  PAWL_CHECK(ares_init_options(&channel_, &options, kMask) == ARES_SUCCESS, "c-ares cannot start");
  if (!options_.servers.empty()) {
    std::string list;
    for (const std::string& server : options_.servers) list += (list.empty() ? "" : ",") + server;
    PAWL_CHECK(ares_set_servers_ports_csv(channel_, list.c_str()) == ARES_SUCCESS, "a name server was not checked");
  } else {
    stat(kResolvConf, &resolv_conf_);
  }
}

// c-ares reads the file once; a machine that changes its network writes it again.
void Resolver::FollowResolvConf() {
  struct stat now {};
  if (!options_.servers.empty() || !lookups_.empty() || stat(kResolvConf, &now) != 0) return;
  if (now.st_ino == resolv_conf_.st_ino && now.st_mtim.tv_sec == resolv_conf_.st_mtim.tv_sec &&
      now.st_mtim.tv_nsec == resolv_conf_.st_mtim.tv_nsec) {
    return;
  }
  ares_destroy(std::exchange(channel_, nullptr));
  Open();
}

void Resolver::Find(const std::string& host, Done done) {
  if (const auto cached = cache_.find(host); cached != cache_.end()) {
    if (clock_.Read().steady < cached->second.until) {
      const Answer answer = cached->second.answer;  // `done` may change what is kept
      done(answer);
      return;
    }
    cache_.erase(cached);
  }
  if (const auto same = lookups_.find(host); same != lookups_.end()) {
    same->second->waiting.push_back(std::move(done));
    return;
  }
  FollowResolvConf();
  auto lookup = std::make_unique<Lookup>();
  lookup->resolver = this;
  lookup->host = host;
  lookup->waiting.push_back(std::move(done));
  waiting_.push_back(lookup.get());
  lookups_.emplace(host, std::move(lookup));
  AskNext();
  Deliver();
}

void Resolver::AskNext() {
  while (!waiting_.empty() && lookups_.size() - waiting_.size() < kAskedAtOnceMax) {
    Lookup* next = waiting_.front();
    waiting_.pop_front();
    ares_addrinfo_hints hints{};
    hints.ai_family = AF_UNSPEC;
    // Sorting would open a socket to each address, before the guard has seen it.
    hints.ai_flags = ARES_AI_NOSORT;
    ares_getaddrinfo(
        channel_, next->host.c_str(), nullptr, &hints,
        [](void* asked, int status, int, ares_addrinfo* result) {
          auto* lookup = static_cast<Lookup*>(asked);
          lookup->resolver->OnAnswer(*lookup, status, result);
        },
        next);
  }
}

std::optional<Millis> Resolver::Wait() const {
  timeval span{};
  if (ares_timeout(channel_, nullptr, &span) == nullptr) return std::nullopt;
  return std::chrono::ceil<Millis>(std::chrono::seconds(span.tv_sec) + std::chrono::microseconds(span.tv_usec));
}

void Resolver::OnTime() {
  ares_process_fd(channel_, ARES_SOCKET_BAD, ARES_SOCKET_BAD);
  Deliver();
}

void Resolver::OnSocket(int fd, bool readable, bool writable) {
  if (!readable && !writable) return poller_.Forget(fd);
  const std::uint32_t events = (readable ? EPOLLIN : 0U) | (writable ? EPOLLOUT : 0U);
  poller_.Watch(fd, events, [this, fd](std::uint32_t happened) {
    const bool failed = (happened & (EPOLLERR | EPOLLHUP)) != 0;
    ares_process_fd(channel_, failed || (happened & EPOLLIN) != 0 ? fd : ARES_SOCKET_BAD,
                    failed || (happened & EPOLLOUT) != 0 ? fd : ARES_SOCKET_BAD);
    Deliver();
  });
}

// Within a call of c-ares, which must not be entered again to close it.
void Resolver::OnAnswer(Lookup& lookup, int status, ares_addrinfo* result) {
  Millis cached_for{0};
  if (status == ARES_SUCCESS) {
    for (const auto* node = result->nodes; node != nullptr; node = node->ai_next) {
      if (const auto address = Address::From(node->ai_addr)) lookup.answer.addresses.push_back(*address);
    }
    std::stable_partition(lookup.answer.addresses.begin(), lookup.answer.addresses.end(),
                          [](const Address& address) { return address.is_v4(); });
    cached_for = TimeToLive(*result);
    ares_freeaddrinfo(result);
  }
  if (lookup.answer.addresses.empty()) {
    lookup.answer.error = LookupError(lookup.host, status == ARES_SUCCESS ? ARES_ENODATA : status);
  } else if (cached_for > Millis(0)) {
    Cache(lookup, cached_for);
  }
  const auto found = lookups_.find(lookup.host);
  finished_.push_back(std::move(found->second));
  lookups_.erase(found);
}

void Resolver::Cache(const Lookup& lookup, Millis span) {
  const SteadyTime now = clock_.Read().steady;
  if (cache_.size() >= kCachedHostsMax) {
    std::erase_if(cache_, [&](const auto& entry) { return entry.second.until <= now; });
    if (cache_.size() >= kCachedHostsMax) cache_.erase(cache_.begin());
  }
  cache_[lookup.host] = {lookup.answer, now + span};
}

void Resolver::Deliver() {
  if (delivering_) return;
  delivering_ = true;
  while (!finished_.empty()) {
    const auto lookups = std::exchange(finished_, {});
    for (const auto& lookup : lookups) {
      for (const Done& done : lookup->waiting) done(lookup->answer);
    }
    AskNext();
  }
  delivering_ = false;
}

}  // namespace pawl::outbound
