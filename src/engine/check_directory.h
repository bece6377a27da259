// Checks a data directory that nobody has open: the pages of its file, then everything that the tables hold. Nothing in
// the directory is changed.
//
// After a stop that was not clean the journal holds commits that the file lacks, and the last commit of the file may
// have to be taken back. Then the directory is copied to a scratch directory, where a start would do the same, and the
// copy is checked. On file systems that can share blocks the copy costs nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"

namespace pawl {

struct CheckProgress {
  std::string_view what;  // "pages", or a table
  std::uint64_t done = 0;
};

struct CheckOptions {
  std::string dir;
  std::string scratch;  // a directory; the copy is made in a new one below it, and removed
  std::function<void(const CheckProgress&)> progress = {};  // called often
  std::function<void(const std::string& finding)> report = {};
};

struct CheckSummary {
  std::uint64_t pages = 0;
  std::uint64_t entries = 0;
  std::uint64_t findings = 0;
  bool copied = false;      // the journal held commits
  bool pages_only = false;  // pages are damaged, so that the tables were not looked at
};

// An error: it could not be checked at all, as when it is in use, or is of another version.
Result<CheckSummary> CheckDirectory(const CheckOptions& options);

}  // namespace pawl
