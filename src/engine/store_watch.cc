#include "engine/store_watch.h"

#include <utility>

#include "base/log.h"
#include "base/thread_name.h"
#include "store/open/open_store.h"

namespace pawl {
namespace {

constexpr std::uint64_t kLoggedOfPass = 20;

}  // namespace

StoreWatch::StoreWatch(KvStore& store, std::shared_ptr<Health> health, StoreWatchOptions options)
    : store_(store),
      health_(std::move(health)),
      options_(options),
      check_([this](const std::string& finding) { Find(finding); }) {}

void StoreWatch::Start() {
  if (options_.every == Millis{0}) return;
  health_->Clear(kDataPart);
  thread_ = std::thread([this] {
    NameThisThread("check");
    Run();
  });
}

void StoreWatch::Stop() {
  {
    const MutexLock lock(mutex_);
    stop_ = true;
    stopped_.NotifyAll();
  }
  if (thread_.joinable()) thread_.join();
}

void StoreWatch::Run() {
  auto began = std::chrono::steady_clock::now();
  while (Sleep(options_.pause)) {
    if (!Step()) continue;
    EndPass();
    const auto next = began + options_.every;
    if (!Sleep(next - std::chrono::steady_clock::now())) return;
    began = std::chrono::steady_clock::now();
  }
}

bool StoreWatch::Step() {
  const auto until = std::chrono::steady_clock::now() + options_.step;
  const auto tables = store_.Tables();
  return check_.Step(*tables, [&] { return std::chrono::steady_clock::now() < until; });
}

void StoreWatch::EndPass() {
  if (found_in_pass_ > kLoggedOfPass) {
    Log(LogLevel::kError, "more damage was found in the stored data than was logged",
        {{"findings", static_cast<std::int64_t>(found_in_pass_)}});
  }
  if (std::exchange(found_in_pass_, 0) == 0) health_->Clear(kDataPart);
}

void StoreWatch::Find(const std::string& finding) {
  if (++found_in_pass_ <= kLoggedOfPass) {
    Log(LogLevel::kError, "stored data is damaged", {{"finding", finding}});
  }
  if (found_in_pass_ > 1) return;
  health_->Report(kDataPart,
                  "stored data is damaged: " + finding +
                      "; the log has more. Make a backup, stop the server, run `pawl check` on its directory, "
                      "and restore an older backup if need be");
}

bool StoreWatch::Sleep(std::chrono::steady_clock::duration span) {
  MutexLock lock(mutex_);
  const auto until = std::chrono::steady_clock::now() + span;
  while (!stop_) {
    if (!stopped_.WaitUntil(lock, until)) break;
  }
  return !stop_;
}

}  // namespace pawl
