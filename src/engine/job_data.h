// What a listing reads of jobs beside their heads: to show it, or because its filter asks for it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "engine/queries.h"
#include "store/store.h"

namespace pawl {

class JobDataReader {
 public:
  JobDataReader(StoreReader& reader, const JobQuery& query);

  // How many jobs to look at together.
  std::size_t together() const { return together_; }
  // So much was read for the filter that the page should end here.
  bool tired() const { return bytes_ > kMatchBytes && filters_; }

  // Adds those of `rows` that match to the page, with what it shows of them.
  Result<void> Append(std::vector<JobRow> rows, JobPage& page);

 private:
  static constexpr std::size_t kMatchBytes = std::size_t{2} << 20;
  static constexpr std::size_t kShowBytes = std::size_t{8} << 20;

  struct Wants {
    bool body = false;
    bool error = false;
    bool progress = false;
    bool result = false;
  };

  StoreReader& reader_;
  const JobQuery& query_;
  const bool filters_;
  const std::size_t together_;
  Wants wants_;
  std::size_t bytes_ = 0;
};

}  // namespace pawl
