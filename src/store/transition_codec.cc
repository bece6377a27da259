#include "store/transition_codec.h"

#include "store/bytes.h"

namespace pawl {
namespace {
constexpr std::uint8_t kNoState = 255;
}

std::string EncodeTransitions(const std::vector<Transition>& transitions) {
  std::string bytes;
  ByteWriter out(bytes);
  for (const Transition& transition : transitions) {
    out.U64(transition.seq);
    out.Short(transition.id);
    out.U32(transition.queue);
    out.U32(transition.type);
    out.Short(transition.group);
    out.U8(transition.from ? static_cast<std::uint8_t>(*transition.from) : kNoState);
    out.U8(static_cast<std::uint8_t>(transition.to));
    out.U8(static_cast<std::uint8_t>(transition.reason));
    out.U8(static_cast<std::uint8_t>(transition.cause));
    out.U32(transition.attempt);
    out.Wall(transition.at);
    out.Span(transition.waited);
    out.Span(transition.ran);
  }
  return bytes;
}

std::vector<Transition> DecodeTransitions(std::string_view bytes) {
  std::vector<Transition> transitions;
  ByteReader in(bytes);
  while (in.ok() && !in.done()) {
    Transition transition;
    transition.seq = in.U64();
    transition.id = in.Short();
    transition.queue = in.U32();
    transition.type = in.U32();
    transition.group = in.Short();
    const std::uint8_t from = in.U8();
    if (from != kNoState) transition.from = static_cast<JobState>(from);
    transition.to = static_cast<JobState>(in.U8());
    transition.reason = static_cast<Reason>(in.U8());
    transition.cause = static_cast<Cause>(in.U8());
    transition.attempt = in.U32();
    transition.at = in.Wall();
    transition.waited = in.Span();
    transition.ran = in.Span();
    if (in.ok()) transitions.push_back(std::move(transition));
  }
  return transitions;
}

std::string EncodeMessages(const std::vector<Message>& messages) {
  std::string bytes;
  ByteWriter out(bytes);
  for (const Message& message : messages) {
    out.Short(message.channel);
    out.Long(message.value);
    out.Wall(message.at);
    out.Short(message.progress_of);
  }
  return bytes;
}

std::vector<Message> DecodeMessages(std::string_view bytes) {
  std::vector<Message> messages;
  ByteReader in(bytes);
  while (in.ok() && !in.done()) {
    Message message;
    message.channel = in.Short();
    message.value = in.Long();
    message.at = in.Wall();
    message.progress_of = in.Short();
    if (in.ok()) messages.push_back(std::move(message));
  }
  return messages;
}

}  // namespace pawl
