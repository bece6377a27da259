// Jobs in your own program: pushed to a directory, and still there after a crash.
//   example_embedded DIR
#include <pawl/engine.h>
#include <pawl/worker.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>

using namespace std::chrono_literals;

namespace {

// Ends the program with the error, if there is one.
template <typename T>
T OrDie(pawl::Result<T> result) {
  if (result.ok()) return *std::move(result);
  std::cerr << pawl::ToString(result.error()) << '\n';
  std::exit(1);
}

std::unique_ptr<pawl::Engine> Open(const std::string& dir) { return OrDie(pawl::Engine::Open({.data_dir = dir})); }

pawl::Result<std::string> SendMail(pawl::Run& run) {
  std::cout << "sending " << run.payload() << '\n';
  return R"({"sent":true})";
}

// A program that dies in the middle of its work.
[[noreturn]] void Crash(const std::string& dir) {
  auto engine = Open(dir);
  pawl::JobBrief job =
      OrDie(engine->Push({.type = "mail", .payload = R"({"to":"ann@example.com"})", .id = "mail-1", .lease = 1s}));
  std::cout << job.id << " is on disk\n" << std::flush;
  OrDie(engine->Claim({.queues = {"mail"}, .worker = "doomed"}));
  raise(SIGKILL);
  std::abort();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: example_embedded DIR\n";
    return 2;
  }
  const std::string dir = argv[1];
  if (const pid_t child = fork(); child == 0) {
    Crash(dir);
  } else {
    waitpid(child, nullptr, 0);
  }

  auto engine = Open(dir);
  pawl::Worker worker(*engine, {.concurrency = 4});
  worker.Handle("mail", SendMail);
  if (auto started = worker.Start(); !started.ok()) {
    std::cerr << pawl::ToString(started.error()) << '\n';
    return 1;
  }
  pawl::Job job = OrDie(engine->Get("mail-1", 60s));  // waits for its end
  std::cout << job.id << ' ' << pawl::Name(job.state) << " after attempt " << job.attempt << '\n';
  worker.Stop();
  engine->Close();
  return job.state == pawl::JobState::kCompleted ? 0 : 1;
}
