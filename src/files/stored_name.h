// The names of files in the folder of downloads. No part of a name comes from a URL or a header: a name is made of the
// job's number, the attempt, and random digits that make it unguessable.
//
//   stored:     <seq / 4096 in 8 hex digits>/<seq>.<attempt>.<16 random hex digits> 0000000a/41872.2.9f3c62ab00d1e755
//   on its way: tmp/<node>.<seq>.<attempt>
//
// The part before the slash is the block: jobs with near numbers share one, so that a group of files needs one or two
// folder syncs. Names are stored in the results of jobs: these forms never change.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pawl::files {

struct StoredName {
  std::uint64_t seq = 0;
  std::uint32_t attempt = 0;
  std::uint64_t random = 0;

  std::uint32_t block() const { return static_cast<std::uint32_t>(seq / 4096); }
  auto operator<=>(const StoredName&) const = default;
};

struct TempName {
  std::string node;
  std::uint64_t seq = 0;
  std::uint32_t attempt = 0;

  bool operator==(const TempName&) const = default;
};

std::string BlockText(std::uint32_t block);    // "0000000a"
std::string FileText(const StoredName& name);  // "41872.2.9f3c62ab00d1e755"
std::string PathText(const StoredName& name);  // both, with a slash between
std::string FileText(const TempName& name);    // "node.41872.2", without "tmp/"

// Nothing unless the text is exactly what the functions above write; so a name that was parsed has no "..", no second
// slash, and names one file only.
std::optional<std::uint32_t> ParseBlock(std::string_view text);
std::optional<StoredName> ParsePath(std::string_view path);
std::optional<StoredName> ParseFile(std::uint32_t block, std::string_view file);
std::optional<TempName> ParseTemp(std::string_view file);

// Whether a node can be part of a name: 1 to 100 letters, digits, '-', '_' and '.', the first no '.'.
bool FitsTempName(std::string_view node);

}  // namespace pawl::files
