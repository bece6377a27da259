// The figures of queues as live views show them, read at once for all who look.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "engine/queries.h"
#include "model/stats.h"

namespace pawl {

struct QueueFigures {
  std::string name;
  StatRow counters{};  // since the beginning
  StateCounts counts{};
  std::optional<WallTime> oldest;  // since when the job that has waited longest could run
  bool paused = false;

  bool operator==(const QueueFigures&) const = default;
};
using FiguresTable = std::map<NameId, QueueFigures>;

// Which queues are read: all but those that Pawl keeps for itself, and these by name. Those that do not exist are left
// out.
struct FiguresQuery {
  bool all = false;
  std::set<std::string> queues;
};

// Reads in short steps (see ReadInSteps), which see different moments.
class FiguresWalk {
 public:
  explicit FiguresWalk(FiguresQuery query);

  // True: there is more to read.
  Result<bool> Step(StoreReader& reader, const Names& names);
  const FiguresTable& table() const { return table_; }

 private:
  using Page = std::vector<std::pair<NameId, Record>>;

  Result<Page> NextOfAll(StoreReader& reader, const Names& names);
  Result<Page> NextByName(StoreReader& reader, const Names& names);
  Result<void> ReadPage(StoreReader& reader, const Names& names, const Page& page);

  FiguresQuery query_;  // what is still to be read
  NameId at_ = 0;
  FiguresTable table_;
};

}  // namespace pawl
