// Checks the pages of a data file by hand, without LMDB, which trusts what it maps: one bit that has changed in a
// page's head or in the directory of its entries can make it read anywhere. Here every page that the last commit
// reaches is read as bytes, and each number in it is compared with what it must be: numbers and kinds of pages, where
// their entries lie, the order of keys, the counts of each table, long values, and the list of free pages.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/result.h"

namespace pawl {

struct PageCheckHooks {
  std::function<void(const std::string& finding)> report;
  std::function<void(std::uint64_t pages)> progress = {};  // now and then: how many pages were looked at
};

// Only reads; nobody may write to the file meanwhile. The number of pages in use. An error if the file cannot be read.
Result<std::uint64_t> CheckPages(const std::string& path, const PageCheckHooks& hooks);

}  // namespace pawl
