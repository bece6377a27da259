// The bytes of what a stateful job has beside its head: ports, values on them, state, names; and of the registry.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "model/stateful.h"

namespace pawl {

std::string EncodePorts(const Ports& ports);
Result<Ports> DecodePorts(std::string_view bytes);

std::string EncodePortItem(const PortItem& item);
Result<PortItem> DecodePortItem(std::string_view bytes);

std::string EncodeHint(const Hint& hint);
Result<Hint> DecodeHint(std::string_view bytes);

std::string EncodeState(const StateMap& state);
Result<StateMap> DecodeState(std::string_view bytes);

std::string EncodeType(const TypeSpec& type);
Result<TypeSpec> DecodeType(std::string_view bytes);

// Of kAliases and kWatched.
std::string EncodeNames(const std::vector<std::string>& names);
Result<std::vector<std::string>> DecodeNames(std::string_view bytes);

// Of kChild.
struct ChildRecord {
  Seq seq = 0;
  std::string name;
};
std::string EncodeChild(const ChildRecord& child);
Result<ChildRecord> DecodeChild(std::string_view bytes);

// Of kId: an id of its own leads to the seq alone, an alias says its name too.
struct IdRecord {
  Seq seq = 0;
  std::string alias;  // empty: the job's own id
};
std::string EncodeAlias(Seq seq, std::string_view alias);
Result<IdRecord> DecodeId(std::string_view bytes);

}  // namespace pawl
