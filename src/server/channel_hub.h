// ChannelHub hands published messages to the streams of GET /v1/channels/…. A stream follows one channel and all below
// it.
#pragma once

#include <string>

#include "model/message.h"
#include "server/stream_hub.h"

namespace pawl {

class ChannelHub : public StreamHub<Message, std::string> {
 public:
  // `followed`: see StreamHub.
  explicit ChannelHub(Followed followed);
};

}  // namespace pawl
