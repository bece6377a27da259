// Names of queues and types by number and back. A name once given a number keeps it, so what is known never changes.
// Thread-safe.
#pragma once

#include <optional>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "model/job.h"

namespace pawl {

class Names {
 public:
  std::optional<NameId> Find(std::string_view name) const;
  std::string Name(NameId id) const;  // "" if unknown
  void Learn(NameId id, std::string_view name);
  void Unlearn(NameId id);  // its batch was aborted, so it never existed

 private:
  mutable std::shared_mutex mutex_;
  std::unordered_map<std::string, NameId> ids_;
  std::unordered_map<NameId, std::string> names_;
};

}  // namespace pawl
