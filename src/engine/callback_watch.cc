#include "engine/callback_watch.h"

#include <unistd.h>

#include <algorithm>
#include <span>
#include <utility>

#include "base/host_name.h"
#include "base/log.h"
#include "engine/queries.h"
#include "model/callback.h"
#include "rules/names.h"

namespace pawl {
namespace {

constexpr Millis kLooksEvery = std::chrono::minutes(1);

// A node that says nothing of its roles, such as a program that embeds the engine, gets the benefit of the doubt.
bool MayDeliver(const NodeInfo& node) {
  const bool is_this = node.host == HostName() && node.pid == static_cast<std::uint32_t>(getpid());
  return node.roles.empty() ? !is_this : std::ranges::find(node.roles, "notify") != node.roles.end();
}

// Callbacks that could be sent now. Nothing: there may be a node that does so.
Result<std::optional<std::uint64_t>> CountUndelivered(StoreReader& reader, const Names& names) {
  PAWL_ASSIGN(const std::vector<NodeInfo> nodes, reader.Nodes());
  if (std::ranges::any_of(nodes, MayDeliver)) return std::optional<std::uint64_t>();
  PAWL_ASSIGN(const NameId queue, FindQueue(reader, names, kCallbackQueue));
  const StateCounts counts = CountStates(reader, std::span(&queue, 1)).at(0);
  return std::optional(counts[static_cast<std::size_t>(JobState::kQueued)]);
}

}  // namespace

void CallbackWatch::Start() {
  listener_ = core_.Listen([this](const std::vector<Transition>& transitions, bool elsewhere) {
    if (!elsewhere) OnTransitions(transitions);
  });
}

void CallbackWatch::Stop() {
  if (const auto listener = std::exchange(listener_, std::nullopt)) core_.Unlisten(*listener);
}

// The answer may come when the watch is gone already.
void CallbackWatch::Look() {
  core_.Read([&names = core_.names()](Result<StoreReader*> reader) {
    if (!reader.ok()) return;
    const auto waiting = CountUndelivered(**reader, names);
    if (!waiting.ok() || waiting->value_or(0) == 0) return;
    Log(LogLevel::kWarn, "callbacks wait and nobody delivers them",
        {{"waiting", **waiting}, {"why", "this process does not, and no node that runs has the role notify"}});
  });
}

void CallbackWatch::OnTransitions(const std::vector<Transition>& transitions) {
  if (!queue_) queue_ = core_.names().Find(kCallbackQueue);
  const SteadyTime now = core_.now().steady;
  if (!queue_ || (looked_at_ && now - *looked_at_ < kLooksEvery)) return;
  const auto waits = [this](const Transition& transition) {
    return transition.queue == *queue_ && transition.to == JobState::kQueued && transition.cause != Cause::kDeleted;
  };
  if (std::ranges::none_of(transitions, waits)) return;
  looked_at_ = now;
  Look();
}

}  // namespace pawl
