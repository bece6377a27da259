// An engine that calls others by itself: `example_executors DIRECTORY URL` lets it GET the URL as a durable job.
#include <pawl/executors.h>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <utility>

namespace {

template <typename T>
T OrDie(pawl::Result<T> result) {
  if (result.ok()) return *std::move(result);
  std::cerr << pawl::ToString(result.error()) << '\n';
  std::exit(1);
}

// On this machine only: without `allow`, the guard lets jobs call public addresses alone.
std::unique_ptr<pawl::Executors> StartExecutors(pawl::Engine& engine) {
  return OrDie(pawl::Executors::Start(engine, {.types = {"http"}, .outbound = {.allow = {"127.0.0.0/8"}}}));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: example_executors DIRECTORY URL\n";
    return 2;
  }
  const auto engine = OrDie(pawl::Engine::Open({.data_dir = argv[1]}));
  const auto executors = StartExecutors(*engine);
  const std::string payload = R"({"url":")" + std::string(argv[2]) + "\"}";
  const auto job = OrDie(engine->Push({.type = "http", .payload = payload}));
  std::cout << OrDie(engine->Get(job.id, std::chrono::seconds(30))).result << '\n';
  executors->Stop(std::chrono::seconds(10));
  return 0;
}
