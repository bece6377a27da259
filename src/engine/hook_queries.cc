#include "engine/hook_queries.h"

#include <algorithm>

#include "rules/record_keys.h"
#include "store/hook_codec.h"

namespace pawl {

Result<Hook> ReadHook(StoreReader& reader, std::string_view name) {
  PAWL_ASSIGN(const Record record, reader.Read(HookKey(name)));
  if (!record.exists()) return Error{ErrorCode::kNotFound, "there is no hook " + std::string(name)};
  return DecodeHook(record.value);
}

Result<std::optional<Hook>> OpenHook(StoreReader& reader, const SecretDigest& secret, WallTime now) {
  using Found = std::optional<Hook>;
  PAWL_ASSIGN(const Record record, reader.Read(HookSecretKey(secret)));
  if (!record.exists()) return Found{};
  PAWL_ASSIGN(const std::string name, DecodeHookName(record.value));
  auto hook = ReadHook(reader, name);
  if (!hook.ok() && hook.error().code == ErrorCode::kNotFound) return Found{};
  if (!hook.ok()) return hook.error();
  const bool opens = std::any_of(hook->secrets.begin(), hook->secrets.end(),
                                 [&](const HookSecret& one) { return one.digest == secret && one.until > now; });
  if (!opens || hook->paused) return Found{};
  return Found(*std::move(hook));
}

Result<HookPage> ListHooks(StoreReader& reader, const Hash128& from, std::size_t limit) {
  PAWL_ASSIGN(const auto records, reader.Scan(RecordKind::kHook, Key().Hash(from), limit + 1));
  HookPage page;
  for (const auto& [key, record] : records) {
    if (page.hooks.size() == limit) {
      page.next = KeyReader(key).Hash();
      break;
    }
    PAWL_ASSIGN(Hook hook, DecodeHook(record.value));
    page.hooks.push_back(std::move(hook));
  }
  return page;
}

}  // namespace pawl
