// pawl backup: by the server that has the data open, or offline from its directory.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "base/json_writer.h"
#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/json_text.h"
#include "cli/text.h"
#include "pawl/engine.h"

namespace pawl::cli {
namespace {

namespace fs = std::filesystem;

// A copy takes as long as its disk does.
constexpr Millis kTimeout = std::chrono::hours(24);

struct BackupOptions {
  Connection connection;
  std::string file;
  std::string data;
  bool compact = false;
};

int Report(const BackupOptions& options, const std::string& path, std::uint64_t bytes) {
  if (options.connection.json) {
    std::string out;
    JsonWriter(out).BeginObject().Key("path").String(path).Key("bytes").Uint(bytes).EndObject();
    fmt::print("{}\n", out);
  } else {
    fmt::print("{}  {}\n", path, FormatBytes(bytes));
  }
  return kExitOk;
}

// Opens the directory as a server would; one that a server has open is refused.
Result<int> BackupOffline(const BackupOptions& options, const fs::path& path) {
  std::error_code failed;
  if (!fs::is_directory(options.data, failed)) {
    return Error{ErrorCode::kNotFound, fmt::format("{} is not a data directory", options.data)};
  }
  EngineOptions engine_options;
  engine_options.data_dir = options.data;
  auto engine = Engine::Open(std::move(engine_options));
  if (!engine.ok() && engine.error().code == ErrorCode::kInUse) {
    return Error{ErrorCode::kInUse, engine.error().detail + "; leave --data out to ask the server for a backup"};
  }
  if (!engine.ok()) return engine.error();
  PAWL_TRY((*engine)->Backup(path.string(), options.compact));
  (*engine)->Close();
  return Report(options, path.string(), fs::file_size(path, failed));
}

Result<int> BackupByServer(const BackupOptions& options, const fs::path& path) {
  std::string body;
  JsonWriter(body).BeginObject().Key("path").String(path.string()).Key("compact").Bool(options.compact).EndObject();
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection, kTimeout));
  PAWL_ASSIGN(const Answer answer, remote.Post("/v1/admin/backup", body));
  const auto bytes = FindMember(answer.root(), "bytes");
  const auto count = bytes ? bytes->Int() : Result<std::int64_t>(Error{});
  return Report(options, TextAt(answer.root(), "path"), count.ok() ? static_cast<std::uint64_t>(*count) : 0);
}

Result<int> Backup(const BackupOptions& options) {
  std::error_code failed;
  const fs::path path = fs::absolute(options.file, failed);
  if (failed) return Error{ErrorCode::kInvalid, fmt::format("{}: {}", options.file, failed.message())};
  return options.data.empty() ? BackupByServer(options, path) : BackupOffline(options, path);
}

}  // namespace

Action AddBackup(CLI::App& command) {
  auto options = std::make_shared<BackupOptions>();
  command.add_option("FILE", options->file, "path of the copy on the server's machine; it must not exist yet")
      ->required();
  command.add_flag("--compact", options->compact, "leave free space out; takes longer");
  command
      .add_option("--data", options->data, "copy this data directory, which no server may have open, without a server")
      ->type_name("DIR");
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl backup /var/backups/pawl.mdb --compact
  pawl backup copy.mdb --data /var/lib/pawl)");
  return [options] { return ExitWith(Backup(*options)); };
}

}  // namespace pawl::cli
