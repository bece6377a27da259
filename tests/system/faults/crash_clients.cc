#include "tests/system/faults/crash_clients.h"

#include "base/check.h"
#include "tests/support/json_at.h"

namespace pawl::support {

void CrashScene::ServerIsAt(std::uint16_t port) {
  const std::lock_guard lock(mutex_);
  port_ = port;
  ++generation_;
  changed_.notify_all();
}

std::uint16_t CrashScene::NextServer(std::uint64_t& generation) {
  std::unique_lock lock(mutex_);
  const bool came = changed_.wait_for(lock, kPatience, [&] { return generation_ > generation; });
  PAWL_CHECK(came, "the server did not come back");
  generation = generation_;
  return port_;
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

void CrashClient::FindServer() { http_.Move(scene_.NextServer(generation_)); }

std::optional<HttpAnswer> CrashClient::CallOnce(const std::string& path, const std::string& body,
                                                const std::string& headers) {
  if (generation_ == 0) FindServer();
  auto answer = http_.Post(path, body, headers);
  if (!answer) {
    FindServer();
  } else {
    scene_.CountAnswer();
  }
  return answer;
}

Reply CrashClient::Call(const std::string& path, const std::string& body, const std::string& headers) {
  Reply reply;
  while (true) {
    const auto answer = CallOnce(path, body, headers);
    // 503 asks for patience: the first request with this key is still at work.
    if (answer && answer->status != 503) {
      reply.answer = *answer;
      return reply;
    }
    reply.asked_again = true;
  }
}

HttpAnswer CrashClient::Get(const std::string& path) {
  if (generation_ == 0) FindServer();
  while (true) {
    auto answer = http_.Get(path);
    if (answer) return *std::move(answer);
    FindServer();
  }
}

bool CrashClient::Expect(bool condition, const std::string& what, const HttpAnswer& answer) {
  if (!condition) {
    ledger_.Complain(name_ + ": " + what + ": " + std::to_string(answer.status) + " " + answer.body.substr(0, 300));
  }
  return condition;
}

}  // namespace pawl::support
