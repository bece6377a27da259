#include "redis/redis_connection.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace pawl {
namespace {

// Small, since hiredis moves what is left of it each time that it has used up a kilobyte.
constexpr std::size_t kReadSize = 16 * 1024;

// Refusals that the server takes back by itself, sooner or later.
bool Passes(const RedisReply& refusal) {
  return refusal.IsError("LOADING") || refusal.IsError("MASTERDOWN") || refusal.IsError("BUSY") ||
         refusal.text.starts_with("ERR max number of clients");
}

}  // namespace

RedisConnection::RedisConnection(RedisEndpoint endpoint, std::unique_ptr<RedisStream> stream, RedisInterrupt& interrupt)
    : endpoint_(std::move(endpoint)), stream_(std::move(stream)), interrupt_(interrupt) {}

Result<std::unique_ptr<RedisConnection>> RedisConnection::Open(const RedisEndpoint& endpoint, const RedisAccess& access,
                                                               RedisDeadline deadline, RedisInterrupt& interrupt) {
  PAWL_ASSIGN(RedisSocket socket, RedisSocket::Connect(endpoint, deadline, interrupt));
  auto stream = access.tls == nullptr ? MakePlainRedisStream(std::move(socket))
                                      : access.tls->Wrap(std::move(socket), endpoint.host);
  std::unique_ptr<RedisConnection> connection(new RedisConnection(endpoint, std::move(stream), interrupt));
  PAWL_TRY(connection->LogIn(access, deadline));
  return connection;
}

Result<void> RedisConnection::LogIn(const RedisAccess& access, RedisDeadline deadline) {
  std::vector<RedisCommand> commands;
  if (!access.password.empty()) {
    RedisCommand& auth = commands.emplace_back("AUTH");
    if (!access.user.empty()) auth.Add(access.user);
    auth.Add(access.password);
  }
  if (access.db != 0) commands.push_back(RedisCommand("SELECT").Add(access.db));
  commands.emplace_back("PING");
  PAWL_ASSIGN(const std::vector<RedisReply> replies, Call(commands, deadline));
  const auto refusal = std::ranges::find_if(replies, [](const RedisReply& reply) { return reply.IsError(); });
  if (refusal == replies.end()) return {};
  return Break("refuses: " + refusal->text, Passes(*refusal) ? ErrorCode::kUnreachable : ErrorCode::kInvalid);
}

Result<std::vector<RedisReply>> RedisConnection::Call(std::span<const RedisCommand> commands, RedisDeadline deadline,
                                                      bool with_bodies) {
  RedisPipeline out(commands, with_bodies);
  while (!out.Next().empty() || received_.size() < commands.size()) {
    PAWL_ASSIGN(const bool in_time, Exchange(out, deadline));
    if (!in_time) return Break("does not answer in time");
  }
  if (received_.size() > commands.size()) return Break("sent more replies than it was asked for");
  std::vector<RedisReply> replies(std::make_move_iterator(received_.begin()), std::make_move_iterator(received_.end()));
  received_.clear();
  return replies;
}

Result<RedisReply> RedisConnection::Call(const RedisCommand& command, RedisDeadline deadline) {
  PAWL_ASSIGN(std::vector<RedisReply> replies, Call(std::span(&command, 1), deadline));
  return std::move(replies.front());
}

Result<void> RedisConnection::Send(std::span<const RedisCommand> commands, RedisDeadline deadline) {
  RedisPipeline out(commands, false);
  while (!out.Next().empty()) {
    PAWL_ASSIGN(const bool in_time, Exchange(out, deadline));
    if (!in_time) return Break("does not take what it is sent");
  }
  return {};
}

Result<std::optional<RedisReply>> RedisConnection::Receive(RedisDeadline deadline) {
  RedisPipeline nothing({}, false);
  while (received_.empty()) {
    PAWL_ASSIGN(const bool in_time, Exchange(nothing, deadline));
    if (!in_time) return std::optional<RedisReply>();
  }
  std::optional<RedisReply> reply(std::move(received_.front()));
  received_.pop_front();
  return reply;
}

// Moves bytes in both directions; when none moved, waits until some can. False when the deadline has passed.
Result<bool> RedisConnection::Exchange(RedisPipeline& out, RedisDeadline deadline) {
  if (broken()) return Break("the connection is broken");
  PAWL_ASSIGN(const bool wrote, WriteSome(out));
  PAWL_ASSIGN(const bool read, ReadSome());
  if (wrote || read) return std::chrono::steady_clock::now() < deadline;
  const int events = POLLIN | (stream_->WantsWrite() ? POLLOUT : 0);
  switch (interrupt_.Wait(stream_->fd(), static_cast<short>(events), deadline)) {
    case RedisInterrupt::Woken::kReady:
      return true;
    case RedisInterrupt::Woken::kDeadline:
      return false;
    case RedisInterrupt::Woken::kInterrupted:
      break;
  }
  return Break("interrupted", ErrorCode::kStopping);
}

Result<bool> RedisConnection::WriteSome(RedisPipeline& out) {
  const std::string_view bytes = out.Next();
  if (bytes.empty()) return false;
  const RedisStream::Io io = stream_->Write(bytes);
  if (io.kind == RedisStream::Io::Kind::kEnded) return Break(io.why, io.code);
  out.Sent(io.bytes);
  return io.kind == RedisStream::Io::Kind::kMoved;
}

Result<bool> RedisConnection::ReadSome() {
  std::array<char, kReadSize> bytes;
  const RedisStream::Io io = stream_->Read(bytes.data(), bytes.size());
  if (io.kind == RedisStream::Io::Kind::kEnded) return Break(io.why, io.code);
  if (io.kind == RedisStream::Io::Kind::kBlocked) return false;
  parser_.Feed({bytes.data(), io.bytes});
  for (;;) {
    auto reply = parser_.Next();
    if (!reply.ok()) return Break(reply.error().detail);
    if (!reply->has_value()) return true;
    received_.push_back(*std::move(*reply));
  }
}

Error RedisConnection::Break(std::string_view why, ErrorCode code) {
  stream_.reset();
  return {code, "Redis at " + ToString(endpoint_) + ": " + std::string(why)};
}

}  // namespace pawl
