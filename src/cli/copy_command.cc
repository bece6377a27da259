// pawl copy: everything from a data directory or a namespace in Redis to another.
#include <fmt/format.h>
#include <sys/stat.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <filesystem>
#include <memory>

#include "base/json_writer.h"
#include "base/version.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "engine/copy_store.h"
#include "redis/redis_url.h"
#include "store/lmdb/lmdb_kv.h"
#include "store/open/open_store.h"

namespace pawl::cli {
namespace {

namespace fs = std::filesystem;

constexpr auto kCopyProgressEvery = std::chrono::seconds(2);

struct Place {
  std::string text;  // a directory, or a URL of Redis
  std::string name_space = "pawl";

  bool redis() const { return text.find("://") != std::string::npos; }
};

struct CopyCommand {
  Place from;
  Place to;
  bool force = false;
  bool json = false;
};

struct Opened : OpenedStore {
  std::string name;
};

Result<std::string> NameOf(const Place& place) {
  if (!place.redis()) return place.text;
  PAWL_ASSIGN(const RedisUrl url, ParseRedisUrl(place.text));
  return fmt::format("{}, namespace {}", Redacted(url), place.name_space);
}

Result<Opened> Open(const Place& place, bool source) {
  std::error_code failed;
  if (!place.redis() && source && !fs::exists(fs::path(place.text) / kDataFileName, failed)) {
    return Error{ErrorCode::kNotFound, fmt::format("{} is not a data directory", place.text)};
  }
  PAWL_ASSIGN(std::string name, NameOf(place));
  StoreOptions options;
  (place.redis() ? options.redis_url : options.data_dir) = place.text;
  options.redis_namespace = place.name_space;
  options.read_only = source;
  options.version = kPawlVersion;
  PAWL_ASSIGN(OpenedStore opened, OpenStore(options));
  opened.clock->ContinueFrom(opened.store->LastTime());
  return Opened{std::move(opened), std::move(name)};
}

Result<void> CheckDifferent(const Place& from, const Place& to) {
  std::error_code failed;
  const bool same = from.redis() || to.redis()
                        ? from.text == to.text && from.name_space == to.name_space
                        : fs::weakly_canonical(from.text, failed) == fs::weakly_canonical(to.text, failed);
  if (same) return Error{ErrorCode::kInvalid, "is the same as --from", "--to"};
  return {};
}

// A line now and then; a short copy says nothing.
std::function<void(const CopyProgress&)> SayProgress() {
  return [last = std::chrono::steady_clock::now()](const CopyProgress& progress) mutable {
    const auto now = std::chrono::steady_clock::now();
    if (now - last < kCopyProgressEvery) return;
    last = now;
    const std::uint64_t total = std::max<std::uint64_t>(1, std::max(progress.jobs, progress.total));
    fmt::print(stderr, "pawl: {} {} of {} jobs ({} %)\n", progress.checking ? "checked" : "copied", progress.jobs,
               total, progress.jobs * 100 / total);
  };
}

int Report(const CopyCommand& command, const Opened& from, const Opened& to, const CopySummary& summary,
           double seconds) {
  if (command.json) {
    std::string out;
    JsonWriter json(out);
    json.BeginObject().Key("from").String(from.name).Key("to").String(to.name).Key("jobs").Uint(summary.jobs);
    json.Key("running").Uint(summary.runs).Key("records").Uint(summary.records);
    json.Key("seconds").Double(seconds).EndObject();
    fmt::print("{}\n", out);
  } else {
    fmt::print("copied {} jobs ({} running) from {} to {} in {:.1f} s; both are equal\n", summary.jobs, summary.runs,
               from.name, to.name, seconds);
  }
  return kExitOk;
}

Result<int> Copy(const CopyCommand& command) {
  umask(077);
  const auto started = std::chrono::steady_clock::now();
  PAWL_TRY(CheckDifferent(command.from, command.to));
  PAWL_ASSIGN(const Opened from, Open(command.from, true));
  PAWL_ASSIGN(const Opened to, Open(command.to, false));
  CopyOptions options;
  options.force = command.force;
  options.progress = SayProgress();
  const CopyEnd source{*from.store, *from.clock, from.name};
  const CopyEnd target{*to.store, *to.clock, to.name};
  PAWL_ASSIGN(const CopySummary summary, CopyStore(source, target, options));
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - started;
  return Report(command, from, to, summary, took.count());
}

}  // namespace

Action AddCopy(CLI::App& command) {
  auto options = std::make_shared<CopyCommand>();
  command
      .add_option("--from", options->from.text,
                  "the source: a data directory, or the URL of a Redis; stop its servers first")
      ->type_name("DIR|URL")
      ->required();
  command.add_option("--to", options->to.text, "the target, of the same form; it must be empty")
      ->type_name("DIR|URL")
      ->required();
  command.add_option("--from-namespace", options->from.name_space, "namespace of the source in Redis (pawl)")
      ->type_name("NAME");
  command.add_option("--to-namespace", options->to.name_space, "namespace of the target in Redis (pawl)")
      ->type_name("NAME");
  command.add_flag("--force", options->force,
                   "copy although nodes of the source are alive; changes that they make meanwhile are lost");
  command.add_flag("--json", options->json, "print the summary as JSON");
  command.footer(
      R"(At the end the command compares source and target. If it is interrupted, no
server starts on the incomplete copy.

Examples:
  pawl copy --from /var/lib/pawl --to redis://10.0.0.5:6379
  pawl copy --from redis://10.0.0.5:6379 --from-namespace shop --to ./data)");
  return [options] { return ExitWith(Copy(*options)); };
}

}  // namespace pawl::cli
