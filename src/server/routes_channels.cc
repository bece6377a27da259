// Channels: publishing, and listening by server-sent events.
#include "server/routes.h"
#include "wire/http/parse_life.h"
#include "wire/http/render_life.h"
#include "wire/json/fields.h"

namespace pawl::routes {
namespace {

// /v1/channels/shop/orders names the channel /shop/orders.
Result<std::string> ChannelOf(const Call& call) {
  std::string channel = "/" + call.parameters[0];
  if (Result<void> name = http::CheckChannel(channel); !name.ok()) return http::Within("channel", name.error());
  return channel;
}

}  // namespace

Result<void> Publish(Call& call) {
  PAWL_ASSIGN(std::string channel, ChannelOf(call));
  PAWL_ASSIGN(PublishOp op, http::ParsePublish(call.request.body, std::move(channel), call.limits()));
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  Submit(call, std::move(op),
         [](const JobsReply& reply) { return Replayable(Json(http::RenderDelivered(reply.count)), reply); });
  return {};
}

Result<void> FollowChannel(Call& call) {
  PAWL_ASSIGN(std::string channel, ChannelOf(call));
  if (call.api.draining) return Error{ErrorCode::kStopping, "the server is shutting down"};
  PAWL_TRY(call.api.channels.CheckRoom());
  call.api.channels.Add(std::move(channel), call.Stream());
  call.api.core.Nudge();
  return {};
}

}  // namespace pawl::routes
