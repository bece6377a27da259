// Queues and groups: what people set on them.
#include "rules/decide.h"
#include "rules/first_settings.h"
#include "rules/pusher.h"
#include "store/settings_codec.h"

namespace pawl {
namespace {

template <typename T>
void Merge(const Patch<T>& patch, std::optional<T>& value) {
  if (patch) value = *patch;
}

void Merge(const QueuePatch& patch, QueueSettings& settings) {
  if (patch.paused) settings.paused = *patch.paused;
  Merge(patch.concurrency, settings.concurrency);
  Merge(patch.rate, settings.rate);
  Merge(patch.max_payload, settings.max_payload);
  if (patch.registered) settings.registered = *patch.registered;
  QueueDefaults& d = settings.defaults;
  if (patch.clear_defaults) d = {};
  Merge(patch.lease, d.lease);
  Merge(patch.timeout, d.timeout);
  Merge(patch.delay, d.delay);
  Merge(patch.expires_in, d.expires_in);
  Merge(patch.retention, d.retention);
  Merge(patch.max_crashes, d.max_crashes);
  Merge(patch.priority, d.priority);
  Merge(patch.group_limit, d.group_limit);
  if (patch.callbacks) d.callbacks = patch.callbacks->value_or(std::vector<CallbackSpec>{});
  if (patch.retry) {
    if (*patch.retry) {
      d.retry = Resolve(**patch.retry, d.retry.value_or(RetryPolicy{}));
    } else {
      d.retry.reset();
    }
  }
}

void Merge(const GroupPatch& patch, GroupSettings& settings) {
  if (patch.limit) {
    settings.limit = *patch.limit;
    settings.limit_patched = settings.limit.has_value();
  }
  Merge(patch.rate, settings.rate);
  if (patch.paused) settings.paused = *patch.paused;
  if (patch.ordered) settings.ordered = *patch.ordered;
  if (patch.settings) settings.settings = patch.settings->value_or("");
}

}  // namespace

Result<PatchQueueOp::Reply> Decide(const PatchQueueOp& op, Txn& txn) {
  Pusher names(txn);
  PAWL_ASSIGN(const NameId queue, names.Intern(op.queue));
  QueueSettings settings = txn.Queue(queue).value_or(FirstSettings(op.queue));
  Merge(op.patch, settings);
  txn.Put(QueueKey(queue), EncodeQueue(settings));
  txn.ChangeQueue(FairConfigure{queue, {}, {}, LimitsOf(settings), true});
  return PatchQueueOp::Reply{queue, settings};
}

Result<DeleteQueueOp::Reply> Decide(const DeleteQueueOp& op, Txn& txn) {
  const auto queue = txn.Name(op.queue);
  const auto settings = queue ? txn.Queue(*queue) : std::nullopt;
  if (!settings) return Error{ErrorCode::kNotFound, "there is no queue " + op.queue};
  if (settings->types > 0) {
    return Error{ErrorCode::kNotEmpty, "the queue " + op.queue + " still has " + std::to_string(settings->types) +
                                           " registered types; delete them first"};
  }
  for (const JobState shown : kJobStates) {
    const std::uint64_t jobs = HasEnded(StateOf(shown)) ? 0 : txn.IndexCount(StateIndex(*queue, shown));
    if (jobs > 0) {
      return Error{ErrorCode::kNotEmpty, "the queue " + op.queue + " still has " + std::to_string(jobs) +
                                             " jobs that are " + std::string(Name(shown)) +
                                             "; purge it, or let them end"};
    }
  }
  txn.Erase(QueueKey(*queue));
  txn.ChangeQueue(FairConfigure{*queue, {}, {}, {}, false});
  return DeleteQueueOp::Reply{};
}

Result<PatchGroupOp::Reply> Decide(const PatchGroupOp& op, Txn& txn) {
  Pusher names(txn);
  PAWL_ASSIGN(const NameId queue, names.ResolveQueueId(op.queue));
  const GroupKey key = HashBytes(op.group);
  GroupSettings settings = txn.Group(queue, key);
  Merge(op.patch, settings);
  if (settings.IsDefault()) {
    txn.Erase(GroupSettingsKey(queue, key));
  } else {
    txn.Put(GroupSettingsKey(queue, key), EncodeGroup(settings));
  }
  txn.ChangeQueue(FairConfigure{queue, key, op.group, LimitsOf(settings), !settings.IsDefault()});
  return PatchGroupOp::Reply{settings};
}

}  // namespace pawl
