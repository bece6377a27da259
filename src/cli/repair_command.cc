// pawl repair: goes on without what is damaged of a journal, where a start refuses to.
#include <fmt/format.h>
#include <sys/stat.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>

#include "base/json_writer.h"
#include "base/wall_format.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/json_text.h"
#include "cli/text.h"
#include "store/journal/journal_repair.h"

namespace pawl::cli {
namespace {

struct RepairCommand {
  std::string dir;
  bool drop_damaged = false;
  bool json = false;
};

// "20260102T030405.678Z"
std::string Stamp() {
  std::string stamp = FormatTime(WallNow());
  std::erase_if(stamp, [](char c) { return c == '-' || c == ':'; });
  return stamp;
}

std::string_view NameOf(JournalDamage::Kind kind) {
  switch (kind) {
    case JournalDamage::Kind::kMissing:
      return "missing";
    case JournalDamage::Kind::kCutShort:
      return "damaged";
    case JournalDamage::Kind::kUntrusted:
      return "untrusted";
  }
  return "";
}

void PrintJson(const RepairCommand& command, const RepairReport& report) {
  std::string out;
  JsonWriter json(out);
  json.BeginObject().Key("data_dir").String(command.dir);
  json.Key("damage");
  if (report.damage) {
    json.BeginObject().Key("kind").String(NameOf(report.damage->kind)).Key("file").String(report.damage->path);
    json.Key("offset").Uint(report.damage->offset).Key("whole_behind").Uint(report.damage->whole).EndObject();
  } else {
    json.Null();
  }
  json.Key("kept_commit").Uint(report.kept).Key("dropped_commits").Uint(report.dropped);
  json.Key("repaired").Bool(!report.copies.empty());
  json.Key("copies").BeginArray();
  for (const std::string& copy : report.copies) json.String(copy);
  json.EndArray().EndObject();
  fmt::print("{}\n", out);
}

void PrintText(const RepairCommand& command, const RepairReport& report) {
  if (!report.damage) {
    fmt::print("the journal in {} is whole; nothing was changed\n", command.dir);
    return;
  }
  const JournalDamage& damage = *report.damage;
  if (damage.kind == JournalDamage::Kind::kMissing) {
    fmt::print("{} is missing\n", damage.path);
  } else {
    fmt::print("{} is damaged at offset {}\n", damage.path, damage.offset);
  }
  if (damage.kind == JournalDamage::Kind::kUntrusted) {
    fmt::print("without it the last flush of {} cannot be trusted; the one before it is taken\n", kDataFileName);
  }
  const bool done = !report.copies.empty();
  fmt::print("{} {} acknowledged changes ({} of them whole) behind change {}\n", done ? "dropped" : "would drop",
             report.dropped, damage.whole, report.kept);
  for (const std::string& copy : report.copies) fmt::print("kept a copy: {}\n", copy);
  if (!done) fmt::print("nothing was changed; restore a backup, or repeat with --drop-damaged\n");
}

Result<int> Repair(const RepairCommand& command) {
  umask(077);
  std::error_code failed;
  if (!std::filesystem::exists(std::filesystem::path(command.dir) / kDataFileName, failed)) {
    return Error{ErrorCode::kNotFound, fmt::format("{} is not a data directory", command.dir)};
  }
  PAWL_ASSIGN(const RepairReport report, RepairJournal({command.dir, command.drop_damaged, Stamp()}));
  command.json ? PrintJson(command, report) : PrintText(command, report);
  return report.damage && report.copies.empty() ? kExitFailed : kExitOk;
}

}  // namespace

Action AddRepair(CLI::App& command) {
  auto options = std::make_shared<RepairCommand>();
  command.add_option("DATA_DIR", options->dir, "a data directory that no server has open")->required();
  command.add_flag("--drop-damaged", options->drop_damaged,
                   "go on without what is damaged in the journal and all that came after it; keeps a copy");
  command.add_flag("--json", options->json, "print the report as JSON");
  command.footer(
      R"(For a journal that `pawl serve` refuses as damaged. Without --drop-damaged nothing is changed; the exit code
is 1 if there is something to drop, and 0 if there is not.

Examples:
  pawl repair /var/lib/pawl
  pawl repair /var/lib/pawl --drop-damaged)");
  return [options] { return ExitWith(Repair(*options)); };
}

}  // namespace pawl::cli
