// Which jobs a command means: --queue, --state, --type, --group.
#pragma once

#include <string>

#include "cli/connection.h"

namespace pawl::cli {

struct Selection {
  std::string queue;
  std::string state;
  std::string type;
  std::string group;

  // This object must outlive the parsing.
  void AddTo(CLI::App& command);
  bool Given() const { return !(queue.empty() && state.empty() && type.empty() && group.empty()); }
  Query AsQuery() const;
  std::string AsText() const;  // "queue mail, state dead"
  std::string AsJson() const;
};

}  // namespace pawl::cli
