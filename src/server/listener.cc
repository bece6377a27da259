#include "server/listener.h"

#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <cerrno>
#include <cstring>
#include <future>
#include <utility>
#include <vector>

#include "base/log.h"
#include "server/io_thread.h"
#include "server/session.h"

namespace pawl {
namespace {

namespace asio = boost::asio;
using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, asio::io_context::executor_type>;
using Timer =
    asio::basic_waitable_timer<IoThread::Clock, asio::wait_traits<IoThread::Clock>, asio::io_context::executor_type>;

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

}  // namespace

class Listener::Impl {
 public:
  Impl(std::shared_ptr<ListenState> state, NewSession new_session);

  Result<void> Listen();
  void Start();
  void StopAccepting();
  void Stop(Millis grace);
  std::uint16_t port() const { return port_; }
  ListenState& state() { return *state_; }

 private:
  // All of these on the thread of ios_[0].
  void ArmAccept();
  void OnAcceptable();
  void PauseAccepting(int error);
  void Welcome(int fd, const asio::ip::tcp::endpoint& peer);
  void ArmTlsCheck();

  const std::shared_ptr<ListenState> state_;
  const NewSession new_session_;
  std::vector<std::shared_ptr<IoThread>> ios_;
  Acceptor acceptor_;
  Timer accept_timer_;
  Timer tls_timer_;
  std::uint16_t port_ = 0;
  std::size_t next_io_ = 0;
  bool accept_trouble_logged_ = false;
  bool accepting_ = false;  // the caller's thread
  bool stopped_ = false;
};

Listener::Impl::Impl(std::shared_ptr<ListenState> state, NewSession new_session)
    : state_(std::move(state)),
      new_session_(std::move(new_session)),
      ios_([this] {
        std::vector<std::shared_ptr<IoThread>> ios;
        for (int i = 0; i < std::max(1, state_->options.threads); ++i)
          ios.push_back(std::make_shared<IoThread>(state_));
        return ios;
      }()),
      acceptor_(ios_[0]->context()),
      accept_timer_(ios_[0]->context()),
      tls_timer_(ios_[0]->context()) {}

Result<void> Listener::Impl::Listen() {
  PAWL_ASSIGN(const asio::ip::tcp::endpoint endpoint, ParseEndpoint(state_->options));
  boost::system::error_code error;
  acceptor_.open(endpoint.protocol(), error);
  if (!error) ::fcntl(acceptor_.native_handle(), F_SETFD, FD_CLOEXEC);
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (!error) acceptor_.native_non_blocking(true, error);
  if (error) return CannotListen(ErrorCode::kInternal, state_->options, std::strerror(error.value()));
  port_ = acceptor_.local_endpoint().port();
  return {};
}

void Listener::Impl::Start() {
  accepting_ = true;
  ArmAccept();
  if (state_->tls != nullptr) ArmTlsCheck();
  for (const auto& io : ios_) io->Start();
}

void Listener::Impl::ArmAccept() {
  acceptor_.async_wait(Acceptor::wait_read, [this](const boost::system::error_code& error) {
    if (!error) OnAcceptable();
  });
}

void Listener::Impl::OnAcceptable() {
  for (int i = 0; i < kAcceptsPerTurn && acceptor_.is_open(); ++i) {
    asio::ip::tcp::endpoint peer;
    auto length = static_cast<socklen_t>(peer.capacity());
    const int fd = ::accept4(acceptor_.native_handle(), peer.data(), &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (fd >= 0) {
      peer.resize(length);
      accept_trouble_logged_ = false;
      Welcome(fd, peer);
    } else if (errno == EAGAIN) {
      break;
    } else if (errno != EINTR && errno != ECONNABORTED && errno != EPROTO) {
      return PauseAccepting(errno);
    }
  }
  if (acceptor_.is_open()) ArmAccept();
}

// Out of file descriptors or memory: the connection stays in the backlog, and asking again at once would only spin.
void Listener::Impl::PauseAccepting(int error) {
  if (!std::exchange(accept_trouble_logged_, true)) {
    Log(LogLevel::kWarn, "cannot accept connections for now", {{"error", std::strerror(error)}});
  }
  accept_timer_.expires_after(kAcceptPause);
  accept_timer_.async_wait([this](const boost::system::error_code& cancelled) {
    if (!cancelled && acceptor_.is_open()) OnAcceptable();
  });
}

void Listener::Impl::Welcome(int fd, const asio::ip::tcp::endpoint& peer) {
  const std::shared_ptr<IoThread>& io = ios_[next_io_++ % ios_.size()];
  TcpSocket socket(io->context());
  boost::system::error_code error;
  socket.assign(peer.protocol(), fd, error);
  if (error) {
    ::close(fd);
    return;
  }
  const bool full = state_->connections.load() >= state_->options.max_connections;
  // Telling a client takes a handshake first with TLS: too dear while there are too many.
  if (full && (state_->tls != nullptr || state_->turned_away.load() >= kMaxTurnedAway)) return;
  Configure(fd);
  auto transport = state_->tls != nullptr ? state_->tls->Accept(fd) : MakePlainTransport(fd);
  if (transport == nullptr) return;
  ++(full ? state_->turned_away : state_->connections);
  const auto admission = full ? Session::Admission::kTurnedAway : Session::Admission::kServed;
  io->Adopt(new_session_({io, std::move(socket), std::move(transport), EndpointText(peer), admission}));
}

void Listener::Impl::ArmTlsCheck() {
  tls_timer_.expires_after(state_->options.tls_check_interval);
  tls_timer_.async_wait([this](const boost::system::error_code& cancelled) {
    if (cancelled) return;
    if (auto reloaded = state_->tls->ReloadIfChanged(); !reloaded.ok()) {
      Log(LogLevel::kWarn, "the old certificate stays in use", {{"error", reloaded.error().detail}});
    }
    ArmTlsCheck();
  });
}

void Listener::Impl::StopAccepting() {
  if (!std::exchange(accepting_, false)) return;
  std::promise<void> closed;
  asio::post(ios_[0]->context(), [this, &closed] {
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    accept_timer_.cancel();
    closed.set_value();
  });
  closed.get_future().wait();
}

void Listener::Impl::Stop(Millis grace) {
  if (std::exchange(stopped_, true)) return;
  const auto deadline = IoThread::Clock::now() + grace;
  StopAccepting();
  asio::post(ios_[0]->context(), [this] { tls_timer_.cancel(); });
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
  auto impl = std::make_unique<Impl>(std::move(state), std::move(new_session));
  PAWL_TRY(impl->Listen());
  impl->Start();
  return std::unique_ptr<Listener>(new Listener(std::move(impl)));
}

std::uint16_t Listener::port() const { return impl_->port(); }
std::size_t Listener::ConnectionCount() const { return impl_->state().connections.load(); }

Result<void> Listener::ReloadTls() {
  if (impl_->state().tls == nullptr) return {};
  return impl_->state().tls->Reload();
}

void Listener::StopAccepting() { impl_->StopAccepting(); }
void Listener::Stop(Millis grace) { impl_->Stop(grace); }

}  // namespace pawl
