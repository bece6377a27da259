#include "rules/hook.h"

#include <algorithm>

#include "rules/totals.h"
#include "rules/txn.h"
#include "store/hook_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kSecretsMax = 10;  // of one hook, that are still good

Error NoSuchHook(const std::string& name) { return {ErrorCode::kNotFound, "there is no hook " + name}; }

void AddSecret(Hook& hook, const SecretDigest& digest, Txn& txn) {
  hook.secrets.push_back({.digest = digest});
  hook.rotated = txn.now().wall;
  txn.Put(HookSecretKey(digest), EncodeHookName(hook.name));
}

// Those that are over go when the hook is changed next; until then their time says so.
void DropSecrets(Hook& hook, WallTime now, Txn& txn) {
  std::erase_if(hook.secrets, [&](const HookSecret& secret) {
    if (secret.until > now) return false;
    txn.Erase(HookSecretKey(secret.digest));
    return true;
  });
}

}  // namespace

Result<PutHookOp::Reply> Decide(const PutHookOp& op, Txn& txn) {
  auto found = txn.HookOf(op.name);
  Hook hook = found.value_or(Hook{});
  if (!found) {
    hook.name = op.name;
    hook.created = txn.now().wall;
    AddSecret(hook, op.secret, txn);
    ChangeTotals(&Totals::hooks, 1, txn);
  }
  hook.job = op.job;
  hook.workflow = op.workflow;
  hook.rate = op.rate;
  hook.paused = op.paused;
  txn.Put(HookKey(op.name), EncodeHook(hook));
  return PutHookOp::Reply{!found};
}

Result<RotateHookOp::Reply> Decide(const RotateHookOp& op, Txn& txn) {
  auto hook = txn.HookOf(op.name);
  if (!hook) return NoSuchHook(op.name);
  const WallTime now = txn.now().wall;
  for (HookSecret& secret : hook->secrets) secret.until = std::min(secret.until, now + op.keep_old);
  DropSecrets(*hook, now, txn);
  if (hook->secrets.size() >= kSecretsMax) {
    return Error{ErrorCode::kInvalid, "ten secrets of this hook are still good; rotate it without keep_old first",
                 "keep_old"};
  }
  AddSecret(*hook, op.secret, txn);
  txn.Put(HookKey(op.name), EncodeHook(*hook));
  return RotateHookOp::Reply{};
}

Result<DeleteHookOp::Reply> Decide(const DeleteHookOp& op, Txn& txn) {
  const auto hook = txn.HookOf(op.name);
  if (!hook) return NoSuchHook(op.name);
  for (const HookSecret& secret : hook->secrets) txn.Erase(HookSecretKey(secret.digest));
  txn.Erase(HookKey(op.name));
  ChangeTotals(&Totals::hooks, -1, txn);
  return DeleteHookOp::Reply{};
}

}  // namespace pawl
