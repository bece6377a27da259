#include "bench/post_receiver.h"

#include <fmt/format.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <string_view>

namespace pawl::bench {
namespace {

constexpr std::chrono::minutes kPatience{1};
constexpr std::string_view kAnswer = "HTTP/1.1 204 No Content\r\n\r\n";

std::size_t NumberAfter(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  std::size_t number = 0;
  if (at != std::string_view::npos) {
    std::from_chars(text.data() + at + mark.size(), text.data() + text.size(), number);
  }
  return number;
}

}  // namespace

Result<std::unique_ptr<PostReceiver>> PostReceiver::Open(std::uint16_t port, std::size_t count) {
  PAWL_ASSIGN(FileHandle listener, Listen(port));
  PAWL_ASSIGN(const std::uint16_t bound, BoundPort(listener));
  PAWL_ASSIGN(Poller poller, Poller::Open());
  FileHandle wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
  if (!wake.valid()) return SocketError("eventfd");
  std::unique_ptr<PostReceiver> receiver(
      new PostReceiver(std::move(listener), bound, std::move(poller), std::move(wake), count));
  PostReceiver& self = *receiver;
  PAWL_TRY(self.poller_.Watch(self.listener_, nullptr, false, Poller::Change::kAdd));
  PAWL_TRY(self.poller_.Watch(self.wake_, &self, false, Poller::Change::kAdd));
  self.thread_ = std::thread([&self] { self.Run(); });
  return receiver;
}

PostReceiver::PostReceiver(FileHandle listener, std::uint16_t port, Poller poller, FileHandle wake, std::size_t count)
    : listener_(std::move(listener)),
      port_(port),
      poller_(std::move(poller)),
      wake_(std::move(wake)),
      arrived_(count, Time()) {}

PostReceiver::~PostReceiver() {
  if (!thread_.joinable()) return;
  eventfd_write(wake_.fd(), 1);
  thread_.join();
}

Result<PostReceiver::Time> PostReceiver::Await(std::size_t number) {
  std::unique_lock lock(mutex_);
  if (!changed_.wait_for(lock, kPatience, [&] { return arrived_.at(number) != Time(); })) {
    return Error{ErrorCode::kUnreachable, fmt::format("request {} did not come", number)};
  }
  return arrived_.at(number);
}

void PostReceiver::Run() {
  std::array<epoll_event, 64> events{};
  for (;;) {
    const auto found = poller_.Wait(events, -1);
    if (!found.ok()) return;
    for (const epoll_event& event : *found) {
      if (event.data.ptr == this) return;
      if (event.data.ptr == nullptr) {
        AcceptAll();
      } else if (auto* connection = static_cast<Connection*>(event.data.ptr); !Serve(*connection)) {
        std::erase_if(connections_, [&](const auto& one) { return one.get() == connection; });
      }
    }
  }
}

void PostReceiver::AcceptAll() {
  for (;;) {
    auto accepted = Accept(listener_);
    if (!accepted.ok() || !accepted->valid()) return;
    auto connection = std::make_unique<Connection>();
    connection->socket = *std::move(accepted);
    if (!poller_.Watch(connection->socket, connection.get(), false, Poller::Change::kAdd).ok()) return;
    connections_.push_back(std::move(connection));
  }
}

bool PostReceiver::Serve(Connection& connection) {
  std::array<char, 16'384> piece{};
  const ssize_t got = recv(connection.socket.fd(), piece.data(), piece.size(), 0);
  if (got <= 0) return false;
  connection.received.append(piece.data(), static_cast<std::size_t>(got));
  while (TakeRequest(connection)) {
    if (send(connection.socket.fd(), kAnswer.data(), kAnswer.size(), MSG_NOSIGNAL) < 0) return false;
  }
  return true;
}

// Notes the first request that has arrived as a whole, if there is one.
bool PostReceiver::TakeRequest(Connection& connection) {
  const std::size_t end = connection.received.find("\r\n\r\n");
  if (end == std::string::npos) return false;
  std::string head = connection.received.substr(0, end);
  std::transform(head.begin(), head.end(), head.begin(), [](unsigned char c) { return std::tolower(c); });
  const std::size_t bytes = end + 4 + NumberAfter(head, "\r\ncontent-length: ");
  if (connection.received.size() < bytes) return false;
  const std::size_t number = NumberAfter(head, "post /");
  connection.received.erase(0, bytes);
  {
    const std::lock_guard lock(mutex_);
    if (number < arrived_.size() && arrived_[number] == Time()) arrived_[number] = BenchClock::now();
  }
  changed_.notify_all();
  return true;
}

}  // namespace pawl::bench
