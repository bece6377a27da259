#include "rules/subscriptions.h"

#include <algorithm>

#include "store/living_codec.h"

namespace pawl {
namespace {

constexpr std::string_view kSystemRoot = "/pawl";

bool MayHearSystem(std::string_view channel) { return channel == "/" || IsSystemChannel(channel); }

// As the draft leaves it so far.
std::vector<std::string>& WatchedOf(View& view, Draft& draft) {
  if (!draft.watched) {
    std::vector<std::string> channels;
    if (const auto bytes = view.Raw(WatchedKey())) {
      if (auto names = DecodeNames(*bytes); names.ok()) channels = *std::move(names);
    }
    draft.watched = std::move(channels);
  }
  return *draft.watched;
}

void PutWatched(Draft& draft) { draft.changes.puts.emplace_back(WatchedKey(), EncodeNames(*draft.watched)); }

void Watch(const std::string& channel, View& view, Draft& draft) {
  std::vector<std::string>& channels = WatchedOf(view, draft);
  if (std::find(channels.begin(), channels.end(), channel) != channels.end()) return;
  channels.push_back(channel);
  PutWatched(draft);
}

}  // namespace

std::vector<std::string> SubscribedOf(const Ports& ports) {
  std::vector<std::string> channels;
  for (const Port& port : ports.in) {
    if (port.name != "*") channels.insert(channels.end(), port.channels.begin(), port.channels.end());
  }
  std::sort(channels.begin(), channels.end());
  channels.erase(std::unique(channels.begin(), channels.end()), channels.end());
  return channels;
}

void PutPorts(Seq seq, const std::vector<std::string>& before, const Ports& after, View& view, Draft& draft) {
  draft.changes.puts.emplace_back(PortsKey(seq), EncodePorts(after));
  const std::vector<std::string> now = SubscribedOf(after);
  for (const std::string& channel : before) {
    if (!std::binary_search(now.begin(), now.end(), channel)) {
      draft.changes.index_removes.push_back({ChannelIndex(channel), seq});
    }
  }
  for (const std::string& channel : now) {
    if (std::binary_search(before.begin(), before.end(), channel)) continue;
    draft.changes.index_adds.push_back({ChannelIndex(channel), seq});
    if (MayHearSystem(channel)) Watch(channel, view, draft);
  }
}

bool IsSystemChannel(std::string_view channel) {
  if (!channel.starts_with(kSystemRoot)) return false;
  return channel.size() == kSystemRoot.size() || channel[kSystemRoot.size()] == '/';
}

void Unwatch(std::string_view channel, View& view, Draft& draft) {
  if (view.IndexCount(ChannelIndex(channel)) > 0) return;
  if (std::erase(WatchedOf(view, draft), channel) > 0) PutWatched(draft);
}

}  // namespace pawl
