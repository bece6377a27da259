#include "store/callback_codec.h"

#include "model/callback.h"
#include "model/retry_policy.h"
#include "store/bytes.h"

namespace pawl {
namespace {

enum CallbackFlag : std::uint8_t {
  kCallbackTimeout = 1U << 0U,
  kCallbackRetryMax = 1U << 1U,
  kCallbackBackoff = 1U << 2U,
  kCallbackBase = 1U << 3U,
  kCallbackCap = 1U << 4U,
  kCallbackPayload = 1U << 5U,
  kAllCallbackFlags = (1U << 6U) - 1,
};

Error DamagedCallbacks() { return {ErrorCode::kCorrupt, "the stored callbacks of a job cannot be read"}; }

std::uint8_t FlagsOf(const CallbackSpec& callback) {
  unsigned flags = 0;
  if (callback.timeout) flags |= kCallbackTimeout;
  if (callback.retry.max) flags |= kCallbackRetryMax;
  if (callback.retry.backoff) flags |= kCallbackBackoff;
  if (callback.retry.base) flags |= kCallbackBase;
  if (callback.retry.cap) flags |= kCallbackCap;
  if (callback.with_payload) flags |= kCallbackPayload;
  return static_cast<std::uint8_t>(flags);
}

void PutCallback(ByteWriter& out, const CallbackSpec& callback) {
  out.U8(FlagsOf(callback));
  out.U8(EventsOf(callback));
  out.Short(callback.url);
  out.Short(callback.sign);
  out.Short(callback.format);
  out.Long(callback.extra);
  out.U16(static_cast<std::uint16_t>(callback.headers.size()));
  for (const HeaderSpec& header : callback.headers) {
    out.Short(header.name);
    out.Bool(header.from_secret);
    out.Short(header.value);
  }
  if (callback.timeout) out.Span(*callback.timeout);
  if (callback.retry.max) out.U32(*callback.retry.max);
  if (callback.retry.backoff) out.U8(static_cast<std::uint8_t>(*callback.retry.backoff));
  if (callback.retry.base) out.Span(*callback.retry.base);
  if (callback.retry.cap) out.Span(*callback.retry.cap);
}

CallbackSpec GetCallback(ByteReader& in) {
  CallbackSpec callback;
  const std::uint8_t flags = in.Enum(kAllCallbackFlags);
  const std::uint8_t events = in.Enum(kAllCallbackEvents);
  for (const CallbackEvent event : kCallbackEvents) {
    const bool all = events == kAllCallbackEvents;
    if (!all && (events & static_cast<std::uint8_t>(event)) != 0) callback.on.push_back(event);
  }
  callback.url = in.Short();
  callback.sign = in.Short();
  callback.format = in.Short();
  callback.extra = in.Long();
  const std::size_t headers = in.U16();
  for (std::size_t i = 0; i < headers && in.ok(); ++i) {
    HeaderSpec& header = callback.headers.emplace_back();
    header.name = in.Short();
    header.from_secret = in.Bool();
    header.value = in.Short();
  }
  if ((flags & kCallbackTimeout) != 0) callback.timeout = in.Span();
  if ((flags & kCallbackRetryMax) != 0) callback.retry.max = in.U32();
  if ((flags & kCallbackBackoff) != 0) callback.retry.backoff = in.Enum(kBackoffs.back());
  if ((flags & kCallbackBase) != 0) callback.retry.base = in.Span();
  if ((flags & kCallbackCap) != 0) callback.retry.cap = in.Span();
  callback.with_payload = (flags & kCallbackPayload) != 0;
  return callback;
}

}  // namespace

std::string EncodeCallbacks(const std::vector<CallbackSpec>& callbacks) {
  std::string bytes;
  ByteWriter out(bytes);
  for (const CallbackSpec& callback : callbacks) PutCallback(out, callback);
  return bytes;
}

Result<std::vector<CallbackSpec>> DecodeCallbacks(std::string_view bytes) {
  ByteReader in(bytes);
  std::vector<CallbackSpec> callbacks;
  while (in.ok() && !in.done()) callbacks.push_back(GetCallback(in));
  if (!in.ok()) return DamagedCallbacks();
  return callbacks;
}

std::string EncodeMadeCallbacks(const MadeCallbacks& record) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U32(record.ends);
  for (const MadeCallback& one : record.made) {
    out.U64(one.seq);
    out.U32(one.end);
    out.U8(one.index);
    out.U8(static_cast<std::uint8_t>(one.event));
  }
  return bytes;
}

Result<MadeCallbacks> DecodeMadeCallbacks(std::string_view bytes) {
  ByteReader in(bytes);
  MadeCallbacks record;
  record.ends = in.U32();
  while (in.ok() && !in.done()) {
    MadeCallback& one = record.made.emplace_back();
    one.seq = in.U64();
    one.end = in.U32();
    one.index = in.U8();
    one.event = in.Enum(CallbackEvent::kTerminated);
  }
  if (!in.ok() || record.made.size() > kMadeCallbacksKept) return DamagedCallbacks();
  return record;
}

}  // namespace pawl
