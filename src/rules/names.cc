#include "rules/names.h"

namespace pawl {

std::optional<NameId> Names::Find(std::string_view name) const {
  const ReaderLock lock(mutex_);
  const auto found = ids_.find(std::string(name));
  if (found == ids_.end()) return std::nullopt;
  return found->second;
}

std::optional<NameId> Names::Lookup(std::string_view name) const {
  auto id = Find(name);
  if (id || !source_.id) return id;
  id = source_.id(name);
  if (id) Learn(*id, name);
  return id;
}

std::string Names::Name(NameId id) const {
  {
    const ReaderLock lock(mutex_);
    const auto found = names_.find(id);
    if (found != names_.end()) return found->second;
  }
  const auto name = source_.name ? source_.name(id) : std::nullopt;
  if (name) Learn(id, *name);
  return name.value_or("");
}

void Names::Learn(NameId id, std::string_view name) const {
  const WriterLock lock(mutex_);
  ids_.emplace(name, id);
  names_.emplace(id, name);
}

void Names::Unlearn(NameId id) {
  const WriterLock lock(mutex_);
  const auto found = names_.find(id);
  if (found == names_.end()) return;
  ids_.erase(found->second);
  names_.erase(found);
}

}  // namespace pawl
