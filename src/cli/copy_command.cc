// pawl copy: everything from a data directory or a namespace in Redis to another.
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <chrono>
#include <filesystem>
#include <memory>

#include "base/json_writer.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/version.h"
#include "engine/copy_store.h"
#include "store/kv_store.h"
#include "store/lmdb/lmdb_kv.h"
#include "store/redis/redis_store.h"

namespace pawl::cli {
namespace {

namespace fs = std::filesystem;

constexpr auto kProgressEvery = std::chrono::seconds(2);

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

struct Opened {
  std::unique_ptr<Store> store;
  std::shared_ptr<Clock> clock;
  std::string name;
};

Result<Opened> OpenRedis(const Place& place, bool read_only) {
  RedisStoreOptions options;
  PAWL_ASSIGN(options.url, ParseRedisUrl(place.text));
  if (auto fits = CheckNamespace(place.name_space); !fits.ok()) {
    return Error{ErrorCode::kInvalid, "a namespace " + fits.error().detail};
  }
  options.name_space = place.name_space;
  options.read_only = read_only;
  std::array<char, 256> host{};
  gethostname(host.data(), host.size() - 1);
  options.node.host = host.data();
  options.node.pid = static_cast<std::uint32_t>(getpid());
  options.node.version = kVersion;
  const auto clock = std::make_shared<RedisClock>();
  options.clock = clock;
  std::string name = fmt::format("{}, namespace {}", Redacted(options.url), place.name_space);
  PAWL_ASSIGN(std::unique_ptr<RedisStore> store, RedisStore::Open(std::move(options)));
  return Opened{std::move(store), clock, std::move(name)};
}

Result<Opened> OpenDirectory(const Place& place, bool must_exist) {
  std::error_code failed;
  if (must_exist && !fs::exists(fs::path(place.text) / kDataFileName, failed)) {
    return Error{ErrorCode::kNotFound, fmt::format("{} is not a data directory", place.text)};
  }
  LmdbOptions options;
  options.dir = place.text;
  PAWL_ASSIGN(std::unique_ptr<LmdbKv> kv, LmdbKv::Open(std::move(options)));
  PAWL_ASSIGN(std::unique_ptr<KvStore> store, KvStore::Open(std::move(kv)));
  const auto clock = std::make_shared<SystemClock>();
  clock->ContinueFrom(store->LastSteady());
  return Opened{std::move(store), clock, place.text};
}

Result<Opened> Open(const Place& place, bool source) {
  return place.redis() ? OpenRedis(place, source) : OpenDirectory(place, source);
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
    if (now - last < kProgressEvery) return;
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
  command.add_option("--from", options->from.text, "a data directory, or a URL of Redis; nobody may use it")
      ->type_name("DIR|URL")
      ->required();
  command.add_option("--to", options->to.text, "the same; must be empty")->type_name("DIR|URL")->required();
  command.add_option("--from-namespace", options->from.name_space, "in Redis (\"pawl\")")->type_name("NAME");
  command.add_option("--to-namespace", options->to.name_space, "in Redis (\"pawl\")")->type_name("NAME");
  command.add_flag("--force", options->force, "even if nodes are registered at the source; what they change is lost");
  command.add_flag("--json", options->json, "print the summary as JSON");
  command.footer(
      R"(Both ends are compared at the end. A copy that was cut short is marked, and no server starts on it.

Examples:
  pawl copy --from /var/lib/pawl --to redis://10.0.0.5:6379
  pawl copy --from redis://10.0.0.5:6379 --from-namespace shop --to ./data)");
  return [options] { return ExitWith(Copy(*options)); };
}

}  // namespace pawl::cli
