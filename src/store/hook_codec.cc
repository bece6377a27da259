#include "store/hook_codec.h"

#include "store/bytes.h"
#include "store/push_codec.h"

namespace pawl {
namespace {

constexpr std::uint8_t kHookFormat = 1;

Error DamagedHook() { return {ErrorCode::kCorrupt, "a stored hook cannot be read"}; }

}  // namespace

std::string EncodeHook(const Hook& hook) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U8(kHookFormat);
  out.Short(hook.name);
  out.Bool(hook.paused);
  out.U32(hook.rate ? hook.rate->limit : 0);  // 0: none
  out.Span(hook.rate ? hook.rate->per : Millis{0});
  out.Wall(hook.created);
  out.Wall(hook.rotated);
  out.U8(static_cast<std::uint8_t>(hook.secrets.size()));
  for (const HookSecret& secret : hook.secrets) {
    out.Raw(secret.digest.data(), secret.digest.size());
    out.Wall(secret.until);
  }
  out.Long(hook.job ? EncodePush(*hook.job) : std::string());
  out.Long(hook.workflow);
  return bytes;
}

Result<Hook> DecodeHook(std::string_view bytes) {
  ByteReader in(bytes);
  if (in.U8() != kHookFormat) return DamagedHook();
  Hook hook;
  hook.name = in.Short();
  hook.paused = in.Bool();
  Rate rate;
  rate.limit = in.U32();
  rate.per = in.Span();
  if (rate.limit != 0) hook.rate = rate;
  hook.created = in.Wall();
  hook.rotated = in.Wall();
  const std::size_t secrets = in.U8();
  for (std::size_t i = 0; i < secrets && in.ok(); ++i) {
    HookSecret& secret = hook.secrets.emplace_back();
    in.Copy(secret.digest.data(), secret.digest.size());
    secret.until = in.Wall();
  }
  if (const std::string_view job = in.Long(); !job.empty()) {
    PAWL_ASSIGN(hook.job, DecodePush(job));
  }
  hook.workflow = in.Long();
  const bool pushes = hook.job.has_value() != !hook.workflow.empty();
  if (!in.done() || !pushes || hook.secrets.empty()) return DamagedHook();
  return hook;
}

std::string EncodeHookName(std::string_view name) {
  std::string bytes;
  ByteWriter(bytes).Short(name);
  return bytes;
}

Result<std::string> DecodeHookName(std::string_view bytes) {
  ByteReader in(bytes);
  std::string name(in.Short());
  if (!in.done()) return DamagedHook();
  return name;
}

}  // namespace pawl
