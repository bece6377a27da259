// pawl_bench_scans measures scans in a process of their own, and the bare loops that they are compared with. Prints one
// JSON object.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <string>

#include "bench/source_loop.h"
#include "pawl/engine.h"
#include "pawl/scan.h"
#include "source/open/open_source.h"

namespace pawl::bench {
namespace {

struct ScanLoad {
  SourceLoop loop;
  std::string file;      // SQLite
  std::string url;       // PostgreSQL
  std::string sources;   // sources.toml
  std::string scan;      // JSON
  std::string data_dir;  // of the engine
};

class NoWork final : public Processor {
 public:
  Result<Verdicts> Process(const Block& block, ScanRun& /*run*/) override {
    documents_ += block.documents.size();
    return Verdicts{};
  }
  std::uint64_t documents() const { return documents_; }

 private:
  std::uint64_t documents_ = 0;  // of one thread: there is one partition
};

std::string Report(std::uint64_t documents, std::chrono::steady_clock::time_point start) {
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
  return fmt::format("{{\"documents\":{},\"lifecycles_per_s\":{:.0f}}}\n", documents,
                     static_cast<double>(documents) / taken.count());
}

Result<std::string> RunBare(const ScanLoad& load) {
  const auto start = std::chrono::steady_clock::now();
  PAWL_ASSIGN(const SourceFigures figures,
              load.url.empty() ? ReadSqlite(load.file, load.loop) : ReadPostgres(load.url, load.loop));
  return Report(figures.rows, start);
}

// One partition over all, in an engine of this process; the processor does nothing.
Result<std::string> RunScan(const ScanLoad& load) {
  PAWL_ASSIGN(const auto source, source::OpenRegistry(load.sources, {}));
  PAWL_ASSIGN(const auto engine, Engine::Open({.data_dir = load.data_dir}));
  NoWork processor;
  Scan scan(*engine, *source, processor, {.queues = {"rows"}});
  const auto start = std::chrono::steady_clock::now();
  PAWL_TRY(engine->Start({.id = "all", .tasks = {{.name = "rows", .job = {.type = "rows"}, .scan = load.scan}}}));
  PAWL_TRY(scan.Drain());
  PAWL_ASSIGN(const WorkflowStatus status, engine->GetWorkflow("all"));
  if (status.state != WorkflowState::kCompleted) return Error{ErrorCode::kInternal, "the scan has not ended well"};
  return Report(processor.documents(), start);
}

int ScanMain(int argc, char** argv) {
  ScanLoad load;
  CLI::App app("Measures scans, and the bare loops that they are compared with.");
  app.require_subcommand(1);
  CLI::App* bare = app.add_subcommand("bare", "a loop that reads a table block by block");
  bare->add_option("--file", load.file, "a database of SQLite");
  bare->add_option("--url", load.url, "of PostgreSQL");
  bare->add_option("--table", load.loop.table)->required();
  bare->add_option("--key", load.loop.key)->required();
  bare->add_option("--block", load.loop.block);
  bare->add_flag("--make-json", load.loop.json, "make a JSON text of each row too");
  CLI::App* scan = app.add_subcommand("scan", "a scan in an engine of this process");
  scan->add_option("--sources", load.sources, "sources.toml")->required();
  scan->add_option("--scan", load.scan, "what the task says of it, as JSON")->required();
  scan->add_option("--data", load.data_dir, "an empty directory")->required();
  CLI11_PARSE(app, argc, argv);

  const Result<std::string> report = *bare ? RunBare(load) : RunScan(load);
  if (!report.ok()) {
    fmt::print(stderr, "pawl_bench_scans: {}\n", ToString(report.error()));
    return 1;
  }
  fmt::print("{}", *report);
  return 0;
}

}  // namespace
}  // namespace pawl::bench

int main(int argc, char** argv) { return pawl::bench::ScanMain(argc, argv); }
