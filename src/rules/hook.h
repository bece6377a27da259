// Hooks: the operations on them. A call of a hook is an ordinary push, which the server makes of what the hook has.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "model/hook.h"
#include "store/store.h"

namespace pawl {

class Txn;

struct PutHookOp {
  struct Reply {
    bool created = false;  // and `secret` is its secret; else it keeps the one that it has
  };
  std::string name;
  std::optional<JobSpec> job = {};  // what a call pushes: this,
  std::string workflow = {};        // or this
  std::optional<Rate> rate = {};
  bool paused = false;
  SecretDigest secret{};  // for a new one
};
Result<PutHookOp::Reply> Decide(const PutHookOp& op, Txn& txn);

// The hook gets another secret; the one before opens it for `keep_old`.
struct RotateHookOp {
  struct Reply {};
  std::string name;
  SecretDigest secret{};
  Millis keep_old{0};
};
Result<RotateHookOp::Reply> Decide(const RotateHookOp& op, Txn& txn);

struct DeleteHookOp {
  struct Reply {};
  std::string name;
};
Result<DeleteHookOp::Reply> Decide(const DeleteHookOp& op, Txn& txn);

}  // namespace pawl
