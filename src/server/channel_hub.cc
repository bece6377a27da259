#include "server/channel_hub.h"

#include <string_view>

#include "wire/http/render_life.h"

namespace pawl {
namespace {

bool IsAtOrBelow(std::string_view channel, std::string_view above) {
  if (above == "/") return true;
  return channel.substr(0, above.size()) == above && (channel.size() == above.size() || channel[above.size()] == '/');
}

void DeliverMessages(const std::vector<Message>& batch, const std::vector<ChannelHub::Follower>& followers) {
  for (const Message& message : batch) {
    std::string data;
    for (const ChannelHub::Follower& follower : followers) {
      if (!IsAtOrBelow(message.channel, follower.filter)) continue;
      if (data.empty()) data = http::RenderMessage(message);
      follower.stream->Send(message.progress_of.empty() ? "message" : "progress", data);
    }
  }
}

}  // namespace

ChannelHub::ChannelHub(Followed followed) : StreamHub(DeliverMessages, std::move(followed)) {}

}  // namespace pawl
