#include "tests/support/cutting_proxy.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <utility>
#include <vector>

#include "base/check.h"

namespace pawl::support {
namespace {

// Replies and requests of a few bytes up to whole batches: as many cuts below a hundred bytes as above.
constexpr double kLongestCut = 20'000;

sockaddr_in Loopback(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  return address;
}

void NoDelay(int fd) {
  const int on = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
}

}  // namespace

CuttingProxy::CuttingProxy(std::uint16_t server_port, std::uint64_t seed)
    : server_port_(server_port),
      random_(seed),
      listener_(socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)),
      wake_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  sockaddr_in address = Loopback(0);
  socklen_t size = sizeof(address);
  auto* generic = reinterpret_cast<sockaddr*>(&address);
  PAWL_CHECK(bind(listener_, generic, size) == 0 && listen(listener_, 128) == 0, "the proxy cannot listen");
  PAWL_CHECK(getsockname(listener_, generic, &size) == 0, "the proxy has no port");
  port_ = ntohs(address.sin_port);
  thread_ = std::thread([this] { Run(); });
}

CuttingProxy::~CuttingProxy() {
  stop_ = true;
  eventfd_write(wake_, 1);
  thread_.join();
  close(listener_);
  close(wake_);
}

void CuttingProxy::CutAll() {
  cut_all_ = true;
  eventfd_write(wake_, 1);
}

void CuttingProxy::Run() {
  const auto close_pair = [](const Pair& pair) {
    close(pair.client);
    close(pair.server);
  };
  while (!stop_) {
    std::vector<pollfd> waits = {{wake_, POLLIN, 0}, {listener_, POLLIN, 0}};
    const auto events = [](const Flow& in, const Flow& out) {
      return static_cast<short>((in.waiting.empty() && !in.ended ? POLLIN : 0) | (out.waiting.empty() ? 0 : POLLOUT));
    };
    for (const Pair& pair : pairs_) {
      waits.push_back({pair.client, events(pair.requests, pair.replies), 0});
      waits.push_back({pair.server, events(pair.replies, pair.requests), 0});
    }
    poll(waits.data(), waits.size(), -1);
    if (waits[0].revents != 0) {
      eventfd_t count = 0;
      eventfd_read(wake_, &count);
    }
    const bool cut_all = cut_all_.exchange(false);
    for (auto pair = pairs_.begin(); pair != pairs_.end();) {
      const bool goes_on = !cut_all && Move(pair->client, pair->server, pair->requests) &&
                           Move(pair->server, pair->client, pair->replies);
      if (!goes_on) close_pair(*pair);
      pair = goes_on ? std::next(pair) : pairs_.erase(pair);
    }
    Accept();
  }
  std::ranges::for_each(pairs_, close_pair);
}

void CuttingProxy::Accept() {
  for (;;) {
    const int client = accept4(listener_, nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (client < 0) return;
    const int server = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = Loopback(server_port_);
    // On this machine a connection is made or refused at once.
    if (connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0) {
      close(server);
      close(client);
      continue;
    }
    ++connections_;
    NoDelay(client);
    NoDelay(server);
    Plan(pairs_.emplace_back(Pair{client, server}));
  }
}

void CuttingProxy::Plan(Pair& pair) {
  const auto bytes = static_cast<std::size_t>(std::pow(kLongestCut, random_.Unit()));
  (random_.Below(2) == 0 ? pair.requests : pair.replies).until_cut = std::max<std::size_t>(bytes, 1);
}

bool CuttingProxy::Move(int from, int to, Flow& flow) {
  if (flow.waiting.empty() && !flow.ended) {
    std::array<char, 64 * 1024> bytes;
    const bool counts = cutting_ && flow.until_cut > 0;
    const ssize_t n =
        recv(from, bytes.data(), counts ? std::min(bytes.size(), flow.until_cut) : bytes.size(), MSG_DONTWAIT);
    if (n < 0 && errno != EAGAIN && errno != EINTR) return false;
    flow.ended = n == 0;
    if (n > 0) flow.waiting.assign(bytes.data(), static_cast<std::size_t>(n));
    if (n > 0 && counts) {
      flow.until_cut -= static_cast<std::size_t>(n);
      flow.cut = flow.until_cut == 0;
    }
  }
  if (!flow.waiting.empty()) {
    const ssize_t n = send(to, flow.waiting.data(), flow.waiting.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (n < 0 && errno != EAGAIN && errno != EINTR) return false;
    if (n > 0) flow.waiting.erase(0, static_cast<std::size_t>(n));
  }
  if (!flow.waiting.empty()) return true;
  if (flow.cut) ++cuts_;
  return !flow.cut && !flow.ended;
}

}  // namespace pawl::support
