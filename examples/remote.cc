// The same calls to a server: a worker and a client in one program; they could as well be on two machines.
//   example_remote http://127.0.0.1:7171
#include <pawl/client.h>
#include <pawl/worker.h>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>

using namespace std::chrono_literals;

namespace {

// Halves the image step by step. What was reached is committed: if the worker dies, the next run goes on from there.
pawl::Result<std::string> Resize(pawl::Run& run) {
  for (int width = run.progress().empty() ? 1280 : std::stoi(run.progress()); width > 320; width /= 2) {
    if (run.cancelled()) return run.Release();
    if (auto done = run.Commit({.progress = std::to_string(width)}); !done.ok()) return done.error();
  }
  run.Push({.type = "publish", .id = run.id() + "-publish"});  // exists exactly when this run has completed
  return R"({"width":320})";
}

int Fail(const pawl::Error& error) {
  std::cerr << pawl::ToString(error) << '\n';
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: example_remote URL\n";
    return 2;
  }
  const char* token = std::getenv("PAWL_TOKEN");
  auto client = pawl::Client::Open({.url = argv[1], .token = token == nullptr ? "" : token});
  if (!client.ok()) return Fail(client.error());
  pawl::Jobs& jobs = **client;

  pawl::Worker worker(jobs, {.name = "resizer-1", .concurrency = 2});
  worker.Handle("resize", Resize);
  if (auto started = worker.Start(); !started.ok()) return Fail(started.error());

  auto pushed = jobs.Push({.type = "resize", .payload = R"({"image":"a.png"})", .id = "resize-1", .group = "shop-7"});
  if (!pushed.ok()) return Fail(pushed.error());

  auto job = jobs.Get("resize-1", 30s);  // waits for its end
  if (!job.ok()) return Fail(job.error());
  std::cout << job->id << ' ' << pawl::Name(job->state) << ": " << job->result << '\n';
  worker.Stop();

  auto next = jobs.Get("resize-1-publish");
  if (!next.ok()) return Fail(next.error());
  std::cout << next->id << ' ' << pawl::Name(next->state) << '\n';
  return 0;
}
