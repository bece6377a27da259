#include "tests/system/faults/crash_clients.h"

#include "base/check.h"
#include "tests/support/json_at.h"

namespace pawl::support {
namespace {

constexpr std::size_t kCallsOfAVisit = 8;  // on average, before another of several servers is taken
// 503 asks for patience: the store is away, or the first request with this key is still at work.

}  // namespace

void CrashScene::ServerIsAt(std::uint16_t port, std::size_t server) {
  const std::lock_guard lock(mutex_);
  servers_[server] = {port, server, ++starts_};
  changed_.notify_all();
}

ServerStart CrashScene::FindServer(const std::vector<std::uint64_t>& gone, std::size_t first) {
  std::unique_lock lock(mutex_);
  ServerStart found;
  const auto find = [&] {
    for (std::size_t i = 0; i < servers_.size() && found.start == 0; ++i) {
      const std::size_t server = (first + i) % servers_.size();
      if (servers_[server].start > gone[server]) found = servers_[server];
    }
    return found.start != 0;
  };
  PAWL_CHECK(changed_.wait_for(lock, kPatience, find), "no server came back");
  return found;
}

void CrashScene::CountAnswer() {
  const std::lock_guard lock(mutex_);
  ++answers_;
  changed_.notify_all();
}

std::uint64_t CrashScene::answers() const {
  const std::lock_guard lock(mutex_);
  return answers_;
}

bool CrashScene::WaitForAnswers(std::uint64_t count) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, kPatience, [&] { return answers_ >= count; });
}

void CrashScene::Stop() {
  const std::lock_guard lock(mutex_);
  stopped_ = true;
}

bool CrashScene::stopped() const {
  const std::lock_guard lock(mutex_);
  return stopped_;
}

void CrashClient::ChooseServer() {
  const bool stays = at_.start > gone_[at_.server] && (gone_.size() == 1 || Random(kCallsOfAVisit) != 0);
  if (stays) return;
  const ServerStart chosen = scene_.FindServer(gone_, Random(gone_.size()));
  if (chosen.start != at_.start) http_.Move(chosen.port);
  at_ = chosen;
}

std::optional<HttpAnswer> CrashClient::Ask(std::string_view method, const std::string& path, const std::string& body,
                                           const std::string& headers) {
  ChooseServer();
  auto answer = http_.Call(method, path, body, headers);
  if (!answer) {
    gone_[at_.server] = at_.start;
  } else if (answer->status == 503) {
    return std::nullopt;  // it is busy: the caller asks again
  }
  return answer;
}

std::optional<HttpAnswer> CrashClient::CallOnce(const std::string& path, const std::string& body,
                                                const std::string& headers) {
  auto answer = Ask("POST", path, body, headers);
  if (answer) scene_.CountAnswer();
  return answer;
}

Reply CrashClient::Call(const std::string& path, const std::string& body, const std::string& headers) {
  Reply reply;
  while (true) {
    auto answer = CallOnce(path, body, headers);
    if (answer) {
      reply.answer = *std::move(answer);
      return reply;
    }
    reply.asked_again = true;
  }
}

HttpAnswer CrashClient::Get(const std::string& path) {
  while (true) {
    if (auto answer = Ask("GET", path, "", "")) return *std::move(answer);
  }
}

bool CrashClient::Expect(bool condition, const std::string& what, const HttpAnswer& answer) {
  if (!condition) {
    ledger_.Complain(name_ + ": " + what + ": " + std::to_string(answer.status) + " " + answer.body.substr(0, 300));
  }
  return condition;
}

}  // namespace pawl::support
