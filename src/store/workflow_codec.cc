#include "store/workflow_codec.h"

#include <array>

namespace pawl {
namespace {

// In the order in which they are stored: new ones go to the end.
constexpr std::array kFlowBits = {
    &Flow::linked,  &Flow::many,     &Flow::may_fail,   &Flow::upset,   &Flow::freed,
    &Flow::told,    &Flow::by_hand,  &Flow::paused,     &Flow::carries, &Flow::halted,
    &Flow::stopped, &Flow::external, &Flow::stays_open, &Flow::scans,   &Flow::plans,
};
static_assert(kFlowBits.size() <= 16);

Error Damaged(std::string_view what) {
  return {ErrorCode::kCorrupt, "the stored " + std::string(what) + " of a job cannot be read"};
}

}  // namespace

void PutFlow(ByteWriter& out, const Flow& flow) {
  unsigned bits = 0;
  for (std::size_t i = 0; i < kFlowBits.size(); ++i) bits |= flow.*kFlowBits[i] ? 1U << i : 0U;
  out.U16(static_cast<std::uint16_t>(bits));
  out.U8(static_cast<std::uint8_t>(flow.when));
  out.U8(static_cast<std::uint8_t>(flow.on_error));
  out.U64(flow.carrier);
  out.Short(flow.task);
  out.U32(flow.partition);
  out.U64(flow.work);
}

Flow GetFlow(ByteReader& in) {
  Flow flow;
  const unsigned bits = in.U16();
  for (std::size_t i = 0; i < kFlowBits.size(); ++i) flow.*kFlowBits[i] = (bits & (1U << i)) != 0;
  flow.when = in.Enum(When::kFailed);
  flow.on_error = in.Enum(OnError::kPause);
  flow.carrier = in.U64();
  flow.task = in.Short();
  flow.partition = in.U32();
  flow.work = in.U64();
  return flow;
}

std::string EncodeLinks(const Links& links) {
  std::string bytes;
  ByteWriter out(bytes);
  out.MaybeSpan(links.delay);
  out.MaybeSpan(links.expires_in);
  out.U32(static_cast<std::uint32_t>(links.after.size()));
  for (const Seq seq : links.after) out.U64(seq);
  for (const Follower& next : links.next) {  // to the end
    out.U64(next.seq);
    out.U8(static_cast<std::uint8_t>(next.waits));
    out.Bool(next.told);
  }
  return bytes;
}

Result<Links> DecodeLinks(std::string_view bytes) {
  ByteReader in(bytes);
  Links links;
  links.delay = in.MaybeSpan();
  links.expires_in = in.MaybeSpan();
  const std::size_t after = in.U32();
  for (std::size_t i = 0; i < after && in.ok(); ++i) links.after.push_back(in.U64());
  while (in.ok() && !in.done()) {
    Follower next;
    next.seq = in.U64();
    next.waits = in.Enum(Follower::Waits::kForMany);
    next.told = in.Bool();
    links.next.push_back(next);
  }
  if (!in.ok()) return Damaged("links");
  return links;
}

std::string EncodeCarrier(const Carrier& carrier) {
  std::string bytes;
  ByteWriter out(bytes);
  out.Bool(carrier.closed);
  out.Bool(carrier.planned);
  out.U64(carrier.each);
  out.U64(carrier.result);
  out.U32(carrier.partitions);
  out.Long(carrier.blueprint);
  return bytes;
}

Result<Carrier> DecodeCarrier(std::string_view bytes) {
  ByteReader in(bytes);
  Carrier carrier;
  carrier.closed = in.Bool();
  carrier.planned = in.Bool();
  carrier.each = in.U64();
  carrier.result = in.U64();
  carrier.partitions = in.U32();
  carrier.blueprint = in.Long();
  if (!in.done()) return Damaged("members");
  return carrier;
}

}  // namespace pawl
