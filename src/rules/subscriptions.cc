#include "rules/subscriptions.h"

#include <algorithm>

#include "store/stateful_codec.h"

namespace pawl {
namespace {

constexpr std::string_view kSystemRoot = "/pawl";

bool MayHearSystem(std::string_view channel) { return channel == "/" || IsSystemChannel(channel); }

std::vector<std::string> ReadWatched(Txn& txn) {
  if (const auto bytes = txn.Raw(WatchedKey())) {
    if (auto names = DecodeNames(*bytes); names.ok()) return *std::move(names);
  }
  return {};
}

void Watch(const std::string& channel, Txn& txn) {
  std::vector<std::string> channels = ReadWatched(txn);
  if (std::find(channels.begin(), channels.end(), channel) != channels.end()) return;
  channels.push_back(channel);
  txn.Put(WatchedKey(), EncodeNames(channels));
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

void PutPorts(Seq seq, const std::vector<std::string>& before, const Ports& after, Txn& txn) {
  txn.Put(PortsKey(seq), EncodePorts(after));
  const std::vector<std::string> subscribed = SubscribedOf(after);
  for (const std::string& channel : before) {
    if (!std::binary_search(subscribed.begin(), subscribed.end(), channel)) {
      txn.RemoveFromIndex(ChannelIndex(channel), seq);
    }
  }
  for (const std::string& channel : subscribed) {
    if (std::binary_search(before.begin(), before.end(), channel)) continue;
    txn.AddToIndex(ChannelIndex(channel), seq);
    if (MayHearSystem(channel)) Watch(channel, txn);
  }
}

bool IsSystemChannel(std::string_view channel) {
  if (!channel.starts_with(kSystemRoot)) return false;
  return channel.size() == kSystemRoot.size() || channel[kSystemRoot.size()] == '/';
}

void Unwatch(std::string_view channel, Txn& txn) {
  if (txn.IndexCount(ChannelIndex(channel)) > 0) return;
  std::vector<std::string> channels = ReadWatched(txn);
  if (std::erase(channels, channel) > 0) txn.Put(WatchedKey(), EncodeNames(channels));
}

}  // namespace pawl
