#include "tests/support/redis_process.h"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <string_view>
#include <thread>

#include "base/check.h"
#include "base/random.h"
#include "redis/redis_connection.h"
#include "tests/support/wait_until.h"

namespace pawl::support {
namespace {

bool CanBind(std::uint16_t port) {
  const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  const bool free = bind(fd, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0;
  close(fd);
  return free;
}

Result<std::unique_ptr<RedisConnection>> Connect(const RedisProcess& redis, const std::string& password,
                                                 std::chrono::seconds patience, RedisInterrupt& interrupt) {
  return RedisConnection::Open(redis.endpoint(), {.password = password}, std::chrono::steady_clock::now() + patience,
                               interrupt);
}

}  // namespace

std::uint16_t FreePort() {
  constexpr std::uint16_t kFirst = 12'000;
  constexpr std::uint16_t kCount = 20'000;
  SeededRandom random(FreshSeed());
  for (int tries = 0; tries < 1'000; ++tries) {
    const auto port = static_cast<std::uint16_t>(kFirst + random.Below(kCount));
    if (CanBind(port)) return port;
  }
  PAWL_CHECK(false, "no port is free");
}

RedisProcess::RedisProcess(RedisProcessOptions options) : options_(std::move(options)) {
  // Another test may take the port between our look and the server's.
  for (int tries = 0; tries < 10; ++tries) {
    port_ = FreePort();
    if (StartOnce()) return;
  }
  std::fputs(Log().c_str(), stderr);
  PAWL_CHECK(false, "redis-server does not start");
}

RedisUrl RedisProcess::url() const {
  RedisUrl url;
  url.endpoints = {endpoint()};
  url.password = options_.password;
  return url;
}

std::string RedisProcess::url_text() const {
  const std::string login = options_.password.empty() ? "" : ":" + options_.password + "@";
  return "redis://" + login + ToString(endpoint());
}

bool RedisProcess::StartOnce() {
  // A server that is started again goes on with the file that it has rewritten (a sentinel, for one).
  const std::string file = dir_.File("redis.conf");
  if (ReadFile(file).empty()) {
    std::string lines = "# for a test\n";
    for (const std::string& line : options_.configuration) lines += line + "\n";
    WriteFile(file, lines);
  }
  std::vector<std::string> command = {"redis-server", file, "--port", std::to_string(port_), "--bind", "127.0.0.1"};
  const auto add = [&](const std::vector<std::string>& more) {
    command.insert(command.end(), more.begin(), more.end());
  };
  add({"--dir", dir_.path(), "--logfile", dir_.File("redis.log"), "--daemonize", "no"});
  if (options_.sentinel) {
    add({"--sentinel"});
  } else {
    add({"--unixsocket", socket_path(), "--save", "", "--appendonly", "no"});
  }
  add(options_.arguments);
  child_ = std::make_unique<Child>(ChildOptions{.command = command});
  return WaitUntil([this] { return Answers() || child_->Wait(std::chrono::milliseconds(0)).has_value(); }) && Answers();
}

bool RedisProcess::Answers() const {
  RedisInterrupt never;
  return Connect(*this, options_.password, std::chrono::seconds(1), never).ok();
}

void RedisProcess::Terminate() {
  child_->Signal(SIGTERM);
  PAWL_CHECK(child_->Wait().has_value(), "redis-server does not end");
}

void RedisProcess::Freeze() { child_->Freeze(); }

void RedisProcess::Thaw() { child_->Signal(SIGCONT); }

void RedisProcess::StartAsReplicaOf(std::uint16_t port) {
  options_.arguments.insert(options_.arguments.end(), {"--replicaof", "127.0.0.1 " + std::to_string(port)});
  Start();
}

void RedisProcess::Start() { PAWL_CHECK(StartOnce(), "redis-server does not start again"); }

RedisReply RedisProcess::Call(const std::vector<std::string>& words) const {
  RedisInterrupt never;
  auto connection = Connect(*this, options_.password, kPatience, never);
  PAWL_CHECK(connection.ok(), "redis-server does not answer");
  RedisCommand command(words.front());
  for (std::size_t i = 1; i < words.size(); ++i) command.Add(words[i]);
  auto reply = (*connection)->Call(command, std::chrono::steady_clock::now() + kPatience);
  PAWL_CHECK(reply.ok(), "redis-server does not answer");
  return *std::move(reply);
}

std::string RedisProcess::Info(const std::string& section, const std::string& name) const {
  const std::string text = "\n" + Call({"INFO", section}).text;
  const std::string label = "\n" + name + ":";
  const std::size_t at = text.find(label);
  if (at == std::string::npos) return "";
  const std::size_t begin = at + label.size();
  return text.substr(begin, text.find('\r', begin) - begin);
}

}  // namespace pawl::support
