#include "cli/config_named_tables.h"

#include <array>

#include "base/duration.h"
#include "cli/config_values.h"

namespace pawl::cli {
namespace {

using files::S3Spec;
using process::CommandSpec;
using TableTexts = std::vector<std::string>;

constexpr std::uint64_t kMany = std::uint64_t{1} << 50U;

template <auto Member, typename Spec>
Result<void> SetTableText(Spec& spec, const TableTexts& values) {
  spec.*Member = values.back();
  return {};
}

template <auto Member, typename Spec>
Result<void> SetTableList(Spec& spec, const TableTexts& values) {
  spec.*Member = values;
  return {};
}

template <auto Member, typename Spec>
Result<void> SetTableFlag(Spec& spec, const TableTexts& values) {
  spec.*Member = values.back() == "true";
  return {};
}

template <Millis CommandSpec::*Member>
Result<void> SetCommandSpan(CommandSpec& spec, const TableTexts& values) {
  PAWL_ASSIGN(spec.*Member, ParseDuration(values.back()));
  return {};
}

template <auto Member, bool IsSize>
Result<void> SetCommandNumber(CommandSpec& spec, const TableTexts& values) {
  PAWL_ASSIGN(spec.*Member, IsSize ? ParseSize(values.back(), 1, kMany) : ParseCount(values.back(), 1, kMany));
  return {};
}

constexpr std::array<TableKey<CommandSpec>, 14> kCommandKeys{{
    {"argv", OptionKind::kList, SetTableList<&CommandSpec::argv>},
    {"env", OptionKind::kList, SetTableList<&CommandSpec::env>},
    {"cwd", OptionKind::kText, SetTableText<&CommandSpec::cwd>},
    {"user", OptionKind::kText, SetTableText<&CommandSpec::user>},
    {"group", OptionKind::kText, SetTableText<&CommandSpec::group>},
    {"timeout", OptionKind::kDuration, SetCommandSpan<&CommandSpec::timeout>},
    {"kill_grace", OptionKind::kDuration, SetCommandSpan<&CommandSpec::kill_grace>},
    {"concurrency", OptionKind::kCount, SetCommandNumber<&CommandSpec::concurrency, false>},
    {"max_output", OptionKind::kSize, SetCommandNumber<&CommandSpec::max_output, true>},
    {"memory", OptionKind::kSize, SetCommandNumber<&CommandSpec::memory, true>},
    {"cpu", OptionKind::kCount, SetCommandNumber<&CommandSpec::cpu, false>},
    {"open_files", OptionKind::kCount, SetCommandNumber<&CommandSpec::open_files, false>},
    {"file_size", OptionKind::kSize, SetCommandNumber<&CommandSpec::file_size, true>},
    {"processes", OptionKind::kCount, SetCommandNumber<&CommandSpec::processes, false>},
}};

constexpr std::array<TableKey<S3Spec>, 10> kStoreKeys{{
    {"kind", OptionKind::kText, SetTableText<&S3Spec::kind>},
    {"endpoint", OptionKind::kText, SetTableText<&S3Spec::endpoint>},
    {"region", OptionKind::kText, SetTableText<&S3Spec::region>},
    {"bucket", OptionKind::kText, SetTableText<&S3Spec::bucket>},
    {"buckets", OptionKind::kList, SetTableList<&S3Spec::buckets>},
    {"prefix", OptionKind::kText, SetTableText<&S3Spec::prefix>},
    {"access_key", OptionKind::kText, SetTableText<&S3Spec::access_key>},
    {"secret_key", OptionKind::kText, SetTableText<&S3Spec::secret_key>},
    {"path_style", OptionKind::kFlag, SetTableFlag<&S3Spec::path_style>},
    {"url", OptionKind::kText, SetTableText<&S3Spec::url>},
}};

}  // namespace

TableKind<CommandSpec> CommandTables() { return {"command", "[command.resize]", kCommandKeys, process::CheckCommand}; }

TableKind<S3Spec> StoreTables() { return {"store", "[store.s3]", kStoreKeys, files::CheckS3Spec}; }

}  // namespace pawl::cli
