// The shortest whole program: a job is pushed, run and looked at in one process.
#include <pawl/engine.h>
#include <pawl/worker.h>

#include <chrono>
#include <iostream>
#include <string>

using namespace std::chrono_literals;

namespace {

int Fail(const pawl::Error& error) {
  std::cerr << pawl::ToString(error) << '\n';
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string directory = argc > 1 ? argv[1] : "jobs";
  auto engine = pawl::Engine::Open({.data_dir = directory});
  if (!engine.ok()) return Fail(engine.error());
  pawl::Jobs& jobs = **engine;

  pawl::Worker worker(jobs, {.concurrency = 4});
  worker.Handle("email", [](pawl::Run& run) -> pawl::Result<std::string> {
    std::cout << "sending " << run.payload() << '\n';
    return R"({"sent":true})";
  });
  if (auto started = worker.Start(); !started.ok()) return Fail(started.error());

  auto pushed = jobs.Push({.type = "email", .payload = R"({"to":"ann@example.com"})"});
  if (!pushed.ok()) return Fail(pushed.error());
  auto job = jobs.Get(pushed->id, 30s);  // waits for its end
  if (!job.ok()) return Fail(job.error());
  std::cout << pawl::Name(job->state) << ": " << job->result << '\n';
}
