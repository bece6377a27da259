#include "server/listener.h"

#include <netinet/tcp.h>
#include <sys/socket.h>

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <cerrno>
#include <cstring>
#include <future>
#include <utility>
#include <vector>

#include "base/log.h"
#include "server/io_thread.h"
#include "server/memory_budget.h"
#include "server/session.h"

namespace pawl {
namespace {

namespace asio = boost::asio;
constexpr int kAcceptsPerTurn = 64;
constexpr Millis kAcceptPause{100};
constexpr std::size_t kMaxTurnedAway = 256;  // at a time; those beyond it are cut without a word

std::string EndpointText(const asio::ip::tcp::endpoint& endpoint) {
  const std::string address = endpoint.address().to_string();
  return (endpoint.address().is_v6() ? "[" + address + "]" : address) + ":" + std::to_string(endpoint.port());
}

// Long waits are normal here; a peer whose machine has vanished is found by the system's probes.
void Configure(int fd) {
  const int on = 1;
  const int idle_s = 60;
  const int interval_s = 15;
  ::setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  ::setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
  ::setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &idle_s, sizeof idle_s);
  ::setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &interval_s, sizeof interval_s);
}

Error CannotListen(ErrorCode code, const ListenOptions& options, const std::string& why) {
  const bool v6 = options.address.find(':') != std::string::npos && !options.address.starts_with('[');
  return {code, "cannot listen on " + (v6 ? "[" + options.address + "]" : options.address) + ":" +
                    std::to_string(options.port) + ": " + why};
}

Result<asio::ip::tcp::endpoint> ParseEndpoint(const ListenOptions& options) {
  std::string text = options.address == "localhost" ? "127.0.0.1" : options.address;
  if (text.starts_with('[') && text.ends_with(']')) text = text.substr(1, text.size() - 2);
  boost::system::error_code error;
  const asio::ip::address address = asio::ip::make_address(text, error);
  if (error) return CannotListen(ErrorCode::kInvalid, options, "not an IP address");
  return asio::ip::tcp::endpoint(address, options.port);
}

Result<ListeningSocket> Bind(const ListenOptions& options) {
  PAWL_ASSIGN(const asio::ip::tcp::endpoint endpoint, ParseEndpoint(options));
  FileHandle socket(::socket(endpoint.protocol().family(), SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  const int on = 1;
  const bool bound = socket.valid() && ::setsockopt(socket.fd(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0 &&
                     ::bind(socket.fd(), endpoint.data(), static_cast<socklen_t>(endpoint.size())) == 0;
  if (!bound) return CannotListen(ErrorCode::kInternal, options, std::strerror(errno));
  return ListeningSocket(std::make_shared<const FileHandle>(std::move(socket)));
}

}  // namespace

class Listener::Impl final : private EventLoop::Watcher {
 public:
  Impl(std::shared_ptr<ListenState> state, NewSession new_session);

  Result<void> Listen();
  void Start();
  void StopAccepting();
  void Stop(Millis grace);
  std::uint16_t port() const { return port_; }
  ListeningSocket socket() const { return acceptor_; }
  ListenState& state() { return *state_; }

 private:
  // All of these on the thread of ios_[0].
  EventLoop& loop() { return ios_[0]->loop(); }
  void OnEvents(std::uint32_t events) override;
  void PauseAccepting(int error);
  void Welcome(FileHandle socket, const asio::ip::tcp::endpoint& peer);
  void ArmTlsCheck();

  const std::shared_ptr<ListenState> state_;
  const NewSession new_session_;
  std::vector<std::shared_ptr<IoThread>> ios_;
  ListeningSocket acceptor_;  // null when it has stopped accepting
  std::uint16_t port_ = 0;
  std::size_t next_io_ = 0;
  bool accept_trouble_logged_ = false;
  bool accept_paused_ = false;
  bool accepting_ = false;  // the caller's thread
  bool stopped_ = false;
};

Listener::Impl::Impl(std::shared_ptr<ListenState> state, NewSession new_session)
    : state_(std::move(state)), new_session_(std::move(new_session)), ios_([this] {
        std::vector<std::shared_ptr<IoThread>> ios;
        for (int i = 0; i < std::max(1, state_->options.threads); ++i)
          ios.push_back(std::make_shared<IoThread>(state_));
        return ios;
      }()) {}

Result<void> Listener::Impl::Listen() {
  acceptor_ = std::move(state_->options.socket);
  if (acceptor_ == nullptr) {
    PAWL_ASSIGN(acceptor_, Bind(state_->options));
  }
  asio::ip::tcp::endpoint bound;
  auto length = static_cast<socklen_t>(bound.capacity());
  if (::listen(acceptor_->fd(), SOMAXCONN) != 0 || ::getsockname(acceptor_->fd(), bound.data(), &length) != 0) {
    return CannotListen(ErrorCode::kInternal, state_->options, std::strerror(errno));
  }
  port_ = bound.port();
  return {};
}

void Listener::Impl::Start() {
  accepting_ = true;
  PAWL_CHECK(loop().Watch(acceptor_->fd(), *this), "a listening socket cannot be waited for");
  if (state_->tls != nullptr) ArmTlsCheck();
  for (const auto& io : ios_) io->Start();
}

void Listener::Impl::OnEvents(std::uint32_t /*events*/) {
  if (accept_paused_) return;
  for (int i = 0; i < kAcceptsPerTurn; ++i) {
    asio::ip::tcp::endpoint peer;
    auto length = static_cast<socklen_t>(peer.capacity());
    FileHandle socket(::accept4(acceptor_->fd(), peer.data(), &length, SOCK_NONBLOCK | SOCK_CLOEXEC));
    if (socket.valid()) {
      peer.resize(length);
      accept_trouble_logged_ = false;
      Welcome(std::move(socket), peer);
    } else if (errno == EAGAIN) {
      return;
    } else if (errno != EINTR && errno != ECONNABORTED && errno != EPROTO) {
      return PauseAccepting(errno);
    }
  }
  loop().Again(*this);
}

// Out of file descriptors or memory: the connection stays in the backlog, and asking again at once would only spin.
void Listener::Impl::PauseAccepting(int error) {
  if (!std::exchange(accept_trouble_logged_, true)) {
    Log(LogLevel::kWarn, "cannot accept connections for now", {{"error", std::strerror(error)}});
  }
  accept_paused_ = true;
  loop().After(kAcceptPause, [this] {
    accept_paused_ = false;
    if (acceptor_ != nullptr) OnEvents(0);
  });
}

void Listener::Impl::Welcome(FileHandle socket, const asio::ip::tcp::endpoint& peer) {
  const std::shared_ptr<IoThread>& io = ios_[next_io_++ % ios_.size()];
  const bool full = state_->connections.load() >= state_->options.max_connections;
  // Telling a client takes a handshake first with TLS: too dear while there are too many.
  if (full && (state_->tls != nullptr || state_->turned_away.load() >= kMaxTurnedAway)) return;
  Configure(socket.fd());
  auto transport = state_->tls != nullptr ? state_->tls->Accept(socket.fd()) : MakePlainTransport(socket.fd());
  if (transport == nullptr) return;
  ++(full ? state_->turned_away : state_->connections);
  const auto admission = full ? Session::Admission::kTurnedAway : Session::Admission::kServed;
  io->Adopt(new_session_({io, std::move(socket), std::move(transport), EndpointText(peer), admission}));
}

void Listener::Impl::ArmTlsCheck() {
  loop().After(state_->options.tls_check_interval, [this] {
    if (auto reloaded = state_->tls->ReloadIfChanged(); !reloaded.ok()) {
      Log(LogLevel::kWarn, "the old certificate stays in use", {{"error", reloaded.error().detail}});
    }
    ArmTlsCheck();
  });
}

void Listener::Impl::StopAccepting() {
  if (!std::exchange(accepting_, false)) return;
  std::promise<void> closed;
  loop().Post([this, &closed] {
    loop().Forget(acceptor_->fd(), *this);
    acceptor_.reset();
    closed.set_value();
  });
  closed.get_future().wait();
}

void Listener::Impl::Stop(Millis grace) {
  if (std::exchange(stopped_, true)) return;
  const auto deadline = IoThread::Clock::now() + grace;
  StopAccepting();
  for (const auto& io : ios_) io->BeginStop();
  for (const auto& io : ios_) io->FinishStop(deadline);
}

Listener::Listener(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Listener::~Listener() { Stop(Millis(0)); }

Result<std::unique_ptr<Listener>> Listener::Start(ListenOptions options, NewSession new_session) {
  auto state = std::make_shared<ListenState>();
  state->options = std::move(options);
  if (!state->options.tls_cert.empty() || !state->options.tls_key.empty()) {
    PAWL_ASSIGN(state->tls, TlsContext::Load(state->options.tls_cert, state->options.tls_key));
  }
  auto& budget = state->options.budget;
  if (budget == nullptr) budget = std::make_shared<MemoryBudget>(DefaultMemoryLimit());
  auto impl = std::make_unique<Impl>(std::move(state), std::move(new_session));
  PAWL_TRY(impl->Listen());
  impl->Start();
  return std::unique_ptr<Listener>(new Listener(std::move(impl)));
}

std::uint16_t Listener::port() const { return impl_->port(); }
ListeningSocket Listener::socket() const { return impl_->socket(); }
std::size_t Listener::ConnectionCount() const { return impl_->state().connections.load(); }

Result<void> Listener::ReloadTls() {
  if (impl_->state().tls == nullptr) return {};
  return impl_->state().tls->Reload();
}

void Listener::StopAccepting() { impl_->StopAccepting(); }
void Listener::Stop(Millis grace) { impl_->Stop(grace); }

}  // namespace pawl
