// Names of queues and types by number and back. A name once given a number keeps it, so what is known never changes.
// On a shared store other nodes give numbers too: what is not known is looked up there. Thread-safe.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/mutex.h"
#include "model/job.h"

namespace pawl {

class Names {
 public:
  struct Source {
    std::function<std::optional<NameId>(std::string_view)> id;
    std::function<std::optional<std::string>(NameId)> name;
  };
  void Use(Source source) { source_ = std::move(source); }  // before there are other threads

  std::optional<NameId> Find(std::string_view name) const;  // if it is known here
  std::optional<NameId> Lookup(std::string_view name) const;
  std::string Name(NameId id) const;  // "" if unknown
  void Learn(NameId id, std::string_view name) const;
  void Unlearn(NameId id);  // its batch was aborted, so it never existed

 private:
  Source source_;
  mutable SharedMutex mutex_;
  mutable std::unordered_map<std::string, NameId> ids_ PAWL_GUARDED_BY(mutex_);  // to know more changes nothing
  mutable std::unordered_map<NameId, std::string> names_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
