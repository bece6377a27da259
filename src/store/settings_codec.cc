#include "store/settings_codec.h"

#include "store/bytes.h"
#include "store/callback_codec.h"

namespace pawl {
namespace {

// An optional is a byte that says whether it is there, and then the value.
template <typename T, typename Put>
void PutOptional(ByteWriter& out, const std::optional<T>& value, Put put) {
  out.Bool(value.has_value());
  if (value) put(*value);
}
template <typename Get>
auto GetOptional(ByteReader& in, Get get) -> std::optional<decltype(get())> {
  if (!in.Bool()) return std::nullopt;
  return get();
}

void PutRate(ByteWriter& out, const std::optional<Rate>& rate) {
  PutOptional(out, rate, [&](const Rate& r) {
    out.U32(r.limit);
    out.Span(r.per);
  });
}
std::optional<Rate> GetRate(ByteReader& in) {
  return GetOptional(in, [&] {
    Rate rate;
    rate.limit = in.U32();
    rate.per = in.Span();
    return rate;
  });
}

void PutRetry(ByteWriter& out, const RetryPolicy& retry) {
  out.U16(retry.max);
  out.U8(static_cast<std::uint8_t>(retry.backoff));
  out.Span(retry.base);
  out.Span(retry.cap);
}
RetryPolicy GetRetry(ByteReader& in) {
  RetryPolicy retry;
  retry.max = in.U16();
  retry.backoff = in.Enum(kBackoffs.back());
  retry.base = in.Span();
  retry.cap = in.Span();
  return retry;
}

Error DamagedSettings(std::string_view what) {
  return {ErrorCode::kCorrupt, "the stored settings of a " + std::string(what) + " cannot be read"};
}

}  // namespace

std::string EncodeQueue(const QueueSettings& settings) {
  std::string bytes;
  ByteWriter out(bytes);
  out.Bool(settings.paused);
  PutOptional(out, settings.concurrency, [&](std::uint32_t v) { out.U32(v); });
  PutRate(out, settings.rate);
  PutOptional(out, settings.max_payload, [&](std::uint64_t v) { out.U64(v); });
  const QueueDefaults& d = settings.defaults;
  out.MaybeSpan(d.lease);
  out.MaybeSpan(d.timeout);
  PutOptional(out, d.retry, [&](const RetryPolicy& v) { PutRetry(out, v); });
  PutOptional(out, d.max_crashes, [&](std::uint16_t v) { out.U16(v); });
  out.MaybeSpan(d.delay);
  out.MaybeSpan(d.expires_in);
  PutOptional(out, d.priority, [&](std::uint8_t v) { out.U8(v); });
  out.MaybeSpan(d.retention);
  PutOptional(out, d.group_limit, [&](std::uint32_t v) { out.U32(v); });
  out.Bool(settings.registered);
  out.U32(settings.types);
  if (!d.callbacks.empty()) out.Long(EncodeCallbacks(d.callbacks));
  return bytes;
}

Result<QueueSettings> DecodeQueue(std::string_view bytes) {
  ByteReader in(bytes);
  QueueSettings settings;
  settings.paused = in.Bool();
  settings.concurrency = GetOptional(in, [&] { return in.U32(); });
  settings.rate = GetRate(in);
  settings.max_payload = GetOptional(in, [&] { return in.U64(); });
  QueueDefaults& d = settings.defaults;
  d.lease = in.MaybeSpan();
  d.timeout = in.MaybeSpan();
  d.retry = GetOptional(in, [&] { return GetRetry(in); });
  d.max_crashes = GetOptional(in, [&] { return in.U16(); });
  d.delay = in.MaybeSpan();
  d.expires_in = in.MaybeSpan();
  d.priority = GetOptional(in, [&] { return in.U8(); });
  d.retention = in.MaybeSpan();
  d.group_limit = GetOptional(in, [&] { return in.U32(); });
  if (!in.done()) {  // written before there was a registry: without these
    settings.registered = in.Bool();
    settings.types = in.U32();
  }
  if (in.ok() && !in.done()) {
    PAWL_ASSIGN(d.callbacks, DecodeCallbacks(in.Long()));
  }
  if (!in.done()) return DamagedSettings("queue");
  return settings;
}

std::string EncodeGroup(const GroupSettings& settings) {
  std::string bytes;
  ByteWriter out(bytes);
  PutOptional(out, settings.limit, [&](std::uint32_t v) { out.U32(v); });
  out.Bool(settings.limit_patched);
  PutRate(out, settings.rate);
  out.Bool(settings.paused);
  out.Bool(settings.ordered);
  if (!settings.settings.empty()) out.Long(settings.settings);
  return bytes;
}

Result<GroupSettings> DecodeGroup(std::string_view bytes) {
  ByteReader in(bytes);
  GroupSettings settings;
  settings.limit = GetOptional(in, [&] { return in.U32(); });
  settings.limit_patched = in.Bool();
  settings.rate = GetRate(in);
  settings.paused = in.Bool();
  settings.ordered = in.Bool();
  if (!in.done()) settings.settings = in.Long();
  if (!in.done()) return DamagedSettings("group");
  return settings;
}

}  // namespace pawl
