// The tables [KIND.NAME] of the configuration file, which only the file can hold: [command.NAME] is what `exec` jobs
// may run, [store.NAME] where downloads may be put.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/config_table.h"
#include "files/s3_spec.h"
#include "process/command_spec.h"

namespace pawl::cli {

// One key of such a table. `values` has at least one text; all but lists have one.
template <typename Spec>
struct TableKey {
  std::string_view name;
  OptionKind kind;
  Result<void> (*set)(Spec& spec, const std::vector<std::string>& values);
};

// A kind of tables. A table is read into a Spec, whose name is that of the table, and then checked.
template <typename Spec>
struct TableKind {
  std::string_view word;     // before the dot
  std::string_view example;  // of a whole header
  std::span<const TableKey<Spec>> keys;
  Result<void> (*check)(const Spec& spec);
};

TableKind<process::CommandSpec> CommandTables();
TableKind<files::S3Spec> StoreTables();

}  // namespace pawl::cli
