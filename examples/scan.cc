// A scan of the program's own source: every line of a list is worked in blocks, and a run that breaks off goes on where
// it stood. Nothing else need be running.
#include <pawl/engine.h>
#include <pawl/scan.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

namespace {

// Names by their number. A real one asks a database for the rows behind `after`, in the order of their keys.
class Names final : public pawl::Source {
 public:
  pawl::Result<pawl::Block> Read(const pawl::ReadRequest& request) override {
    pawl::Block block;
    std::size_t key = request.after.empty() ? 1 : std::stoul(request.after) + 1;
    for (; key <= names_.size() && block.documents.size() < request.limit; ++key) {
      block.documents.push_back({.key = std::to_string(key), .document = '"' + names_[key - 1] + '"'});
    }
    block.eof = key > names_.size();
    return block;
  }

 private:
  const std::vector<std::string> names_ = {"Ada", "Barbara", "", "Grace", "Radia"};
};

// A job for each name, in the commit of the offset: once, however often the program is killed.
class Greetings final : public pawl::Processor {
 public:
  pawl::Result<pawl::Verdicts> Process(const pawl::Block& block, pawl::ScanRun& run) override {
    pawl::Verdicts verdicts;
    for (const pawl::Document& name : block.documents) {
      if (name.document == "\"\"") {
        verdicts.documents.push_back({pawl::Verdict::Kind::kError, {.message = "a name is empty"}});
        continue;
      }
      verdicts.documents.push_back({});
      verdicts.push.push_back({.type = "greet", .payload = name.document});
    }
    std::cout << "partition " << run.partition << ": " << block.documents.size() << " names\n";
    return verdicts;
  }
  void OnEof(pawl::ScanRun& run) override { std::cout << run.task << " is done\n"; }
};

template <typename T>
T OrDie(pawl::Result<T> result) {
  if (result.ok()) return *std::move(result);
  std::cerr << pawl::ToString(result.error()) << '\n';
  std::exit(1);
}

}  // namespace

int main() {
  const std::filesystem::path data = std::filesystem::temp_directory_path() / "pawl-example-scan";
  std::filesystem::remove_all(data);
  const auto engine = OrDie(pawl::Engine::Open({.data_dir = data}));
  OrDie(engine->Start(
      {.id = "names",
       .tasks = {{.name = "greet",
                  .job = {.type = "names"},
                  .scan = R"({"source":"names","block":3,"partitions":[{}],"errors":{"max_dead":10}})"}}}));
  Names source;
  Greetings processor;
  pawl::Scan scan(*engine, source, processor, {.queues = {"names"}});
  OrDie(scan.Drain());
  const pawl::QueueStatus greet = OrDie(engine->GetQueue("greet"));
  std::cout << greet.counts[pawl::JobState::kQueued] << " to greet\n";
  std::filesystem::remove_all(data);
}
