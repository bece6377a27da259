#include "model/stateful.h"

#include <algorithm>

namespace pawl {
namespace {

constexpr std::size_t kNameMax = 128;
constexpr std::size_t kChannelBytesMax = 512;
constexpr std::size_t kChannelPartsMax = 16;

bool IsWordChar(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}
bool IsChannelChar(char c) { return IsWordChar(c) || c == '.' || c == ':' || c == '~' || c == '-'; }

template <typename List>
auto Place(List& ports, std::string_view name) {
  return std::lower_bound(ports.begin(), ports.end(), name,
                          [](const Port& port, std::string_view wanted) { return port.name.compare(wanted) < 0; });
}

}  // namespace

std::string_view Name(PortSide side) { return side == PortSide::kIn ? "in" : "out"; }

// What goes out by channels need not be read by anybody, and would pile up.
Port PortOf(PortSide side, std::string_view name, const PortSpec& spec) {
  const bool keep = spec.keep.value_or(spec.channels.empty() || side == PortSide::kIn);
  return {std::string(name), spec.default_value, spec.channels, keep};
}

const Port* Ports::Find(PortSide which, std::string_view name) const {
  const auto at = Place(side(which), name);
  return at != side(which).end() && at->name == name ? &*at : nullptr;
}

Port* Ports::Find(PortSide which, std::string_view name) {
  return const_cast<Port*>(std::as_const(*this).Find(which, name));
}

const Port* Ports::Pattern(PortSide which) const { return Find(which, "*"); }

Port& Ports::Put(PortSide which, Port port) {
  const auto at = Place(side(which), port.name);
  if (at != side(which).end() && at->name == port.name) return *at = std::move(port);
  return *side(which).insert(at, std::move(port));
}

bool IsPortName(std::string_view name) {
  return !name.empty() && name.size() <= kNameMax && std::all_of(name.begin(), name.end(), IsWordChar);
}

bool IsChannelName(std::string_view name) {
  if (name == "/") return true;
  if (name.empty() || name.front() != '/' || name.size() > kChannelBytesMax) return false;
  std::size_t parts = 0;
  for (std::size_t at = 0; at < name.size(); ++parts) {
    const std::size_t end = std::min(name.find('/', at + 1), name.size());
    const std::string_view part = name.substr(at + 1, end - at - 1);
    if (part.empty() || part.size() > kNameMax || !std::all_of(part.begin(), part.end(), IsChannelChar)) return false;
    at = end;
  }
  return parts <= kChannelPartsMax;
}

std::vector<std::string> ChannelsUp(std::string_view channel) {
  std::vector<std::string> up;
  for (; channel.size() > 1; channel = channel.substr(0, channel.rfind('/'))) up.emplace_back(channel);
  up.emplace_back("/");
  return up;
}

}  // namespace pawl
