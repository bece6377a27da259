#include "bench/line_server.h"

#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace pawl::bench {
namespace {

constexpr std::size_t kReadBytes = 65536;

}  // namespace

// One client: what it sent of a line that has not ended, and what it has not taken yet.
class LineServer::Connection {
 public:
  explicit Connection(FileHandle socket, std::string greeting)
      : socket_(std::move(socket)), out_(std::move(greeting)) {}

  const FileHandle& socket() const { return socket_; }
  bool has_unsent() const { return sent_ < out_.size(); }

  // False when the connection has ended.
  bool Flush() {
    while (has_unsent()) {
      const ssize_t n = send(socket_.fd(), out_.data() + sent_, out_.size() - sent_, MSG_NOSIGNAL);
      if (n < 0) return errno == EAGAIN;
      sent_ += static_cast<std::size_t>(n);
    }
    out_.clear();
    sent_ = 0;
    return true;
  }

  bool Receive(LineHandler& handler) {
    std::array<char, kReadBytes> chunk;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by recv
    const ssize_t n = recv(socket_.fd(), chunk.data(), chunk.size(), 0);
    if (n < 0) return errno == EAGAIN;
    if (n == 0) return false;
    std::string_view bytes(chunk.data(), static_cast<std::size_t>(n));
    if (!in_.empty()) bytes = in_.append(bytes);
    const std::size_t taken = TakeLines(bytes, handler);
    in_ = std::string(bytes.substr(taken));
    return Flush();
  }

 private:
  std::size_t TakeLines(std::string_view bytes, LineHandler& handler) {
    std::size_t taken = 0;
    std::size_t end = 0;
    while ((end = bytes.find('\n', taken)) != std::string_view::npos) {
      std::string_view line = bytes.substr(taken, end - taken);
      if (line.ends_with('\r')) line.remove_suffix(1);
      handler.OnLine(line, out_);
      taken = end + 1;
    }
    return taken;
  }

  FileHandle socket_;
  std::string in_;
  std::string out_;
  std::size_t sent_ = 0;
};

Result<std::unique_ptr<LineServer>> LineServer::Open(std::uint16_t port, LineHandler& handler) {
  PAWL_ASSIGN(FileHandle listener, Listen(port));
  FileHandle wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
  if (!wake.valid()) return SocketError("eventfd");
  PAWL_ASSIGN(Poller poller, Poller::Open());
  PAWL_ASSIGN(const std::uint16_t bound, BoundPort(listener));
  std::unique_ptr<LineServer> server(new LineServer(std::move(listener), std::move(wake), std::move(poller), handler));
  server->port_ = bound;
  PAWL_TRY(server->poller_.Watch(server->listener_, &server->listener_, false, Poller::Change::kAdd));
  PAWL_TRY(server->poller_.Watch(server->wake_, &server->wake_, false, Poller::Change::kAdd));
  return server;
}

LineServer::LineServer(FileHandle listener, FileHandle wake, Poller poller, LineHandler& handler)
    : listener_(std::move(listener)), wake_(std::move(wake)), poller_(std::move(poller)), handler_(handler) {}

LineServer::~LineServer() = default;

void LineServer::Stop() {
  stopped_ = true;
  const std::uint64_t one = 1;
  if (write(wake_.fd(), &one, sizeof one) < 0) return;  // full: it rings already
}

Result<void> LineServer::Serve() {
  std::array<epoll_event, 64> space{};
  while (!stopped_) {
    PAWL_ASSIGN(const std::span<epoll_event> events, poller_.Wait(space, -1));
    for (const epoll_event& event : events) {
      if (event.data.ptr == &wake_) continue;
      if (event.data.ptr == &listener_) {
        PAWL_TRY(AcceptAll());
      } else {
        OnEvent(*static_cast<Connection*>(event.data.ptr), event.events);
      }
    }
  }
  return {};
}

Result<void> LineServer::AcceptAll() {
  while (true) {
    PAWL_ASSIGN(FileHandle socket, Accept(listener_));
    if (!socket.valid()) return {};
    auto connection = std::make_unique<Connection>(std::move(socket), handler_.Greeting());
    if (!connection->Flush()) continue;
    PAWL_TRY(poller_.Watch(connection->socket(), connection.get(), connection->has_unsent(), Poller::Change::kAdd));
    Connection* const key = connection.get();
    connections_.emplace(key, std::move(connection));
  }
}

void LineServer::OnEvent(Connection& connection, std::uint32_t events) {
  const bool had_unsent = connection.has_unsent();
  bool alive = true;
  if ((events & EPOLLOUT) != 0) alive = connection.Flush();
  if (alive && (events & ~static_cast<std::uint32_t>(EPOLLOUT)) != 0) alive = connection.Receive(handler_);
  if (alive && connection.has_unsent() != had_unsent) {
    alive = poller_.Watch(connection.socket(), &connection, connection.has_unsent(), Poller::Change::kModify).ok();
  }
  if (!alive) connections_.erase(&connection);
}

}  // namespace pawl::bench
