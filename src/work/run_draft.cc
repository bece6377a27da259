#include "work/run_draft.h"

#include <algorithm>

#include "base/random_id.h"

namespace pawl {
namespace {

constexpr std::uint64_t kConsumedMax = 10'000;  // by one step: the engine takes no more
constexpr std::uint32_t kFetched = 1'000;       // values asked for at a time

bool SameTarget(const RunEffects::Write& a, const RunEffects::Write& b) {
  return a.port == b.port && a.job == b.job && a.child == b.child && a.side == b.side && a.notify == b.notify;
}

}  // namespace

RunDraft::RunDraft(Jobs& jobs, const ClaimedRun& run) : jobs_(jobs), job_(run.id) {
  if (!run.life) return;
  const RunLife& life = *run.life;
  state_ = life.state;
  defaults_changed_ = life.defaults_changed;
  defaults_run_ = life.defaults_run;
  const auto open = [&](const std::string& child, const PortContents& ports) {
    for (const auto& [name, content] : ports) cursors_[{child, name}] = {content, 0, content.from};
  };
  open({}, life.inputs);
  for (const RunChild& child : life.children) {
    children_[child.name] = {child.id, child.name, child.state};
    open(child.id, child.outputs);
  }
}

// ---- Reading ----

Result<PortContent> RunDraft::Peek(const PortKey& port, std::uint64_t from) {
  const auto& [child, name] = port;
  const bool own = child.empty();
  return jobs_.Peek({.job = own ? job_ : child, .side = own ? Side::kIn : Side::kOut, .port = name}, from, kFetched);
}

// What the claim did not mention is asked for: the port may have been empty, or not be one.
RunDraft::Cursor* RunDraft::At(const std::string& child, std::string_view port) {
  const PortKey key{child, std::string(port)};
  if (const auto found = cursors_.find(key); found != cursors_.end()) return &found->second;
  const auto started = started_.find(child);
  if (started != started_.end() && started->second == step_) return nullptr;  // it does not exist yet
  Result<PortContent> content = Peek(key, 0);
  if (!content.ok()) {
    error_ = std::move(content).error();
    return nullptr;
  }
  const std::uint64_t from = content->from;
  return &(cursors_[key] = {*std::move(content), 0, from});
}

void RunDraft::Fetch(const PortKey& port, Cursor& cursor) {
  const std::uint64_t next = cursor.next();
  Result<PortContent> more = Peek(port, next);
  if (!more.ok()) {
    error_ = std::move(more).error();
    return;
  }
  // Somebody else reads here too: it ends for us, and so does the step if it consumes.
  if (more->from != next) more->items.clear();
  cursor.content.from = next;
  cursor.content.tail = std::max(more->tail, next);
  cursor.content.items = std::move(more->items);
  cursor.taken = 0;
}

RunDraft::Waits RunDraft::Look(const PortKey& port, Cursor& cursor) {
  if (!cursor.at_hand() && cursor.next() < cursor.content.tail && consumed_ < kConsumedMax) Fetch(port, cursor);
  if (cursor.next() < cursor.content.tail || cursor.at_hand()) {
    return cursor.at_hand() && consumed_ < kConsumedMax ? Waits::kValue : Waits::kNothing;
  }
  return cursor.content.default_value ? Waits::kDefault : Waits::kNothing;
}

PortValue RunDraft::Take(Cursor& cursor) {
  ++consumed_;
  return std::move(cursor.content.items[cursor.taken++]);
}

std::optional<PortValue> RunDraft::Read(const std::string& child, std::string_view port) {
  Cursor* cursor = At(child, port);
  if (cursor == nullptr) return std::nullopt;
  switch (Look({child, std::string(port)}, *cursor)) {
    case Waits::kValue:
      return Take(*cursor);
    case Waits::kDefault:
      return PortValue{.value = *cursor->content.default_value};
    case Waits::kNothing:
      break;
  }
  return std::nullopt;
}

std::uint64_t RunDraft::waiting(std::string_view inport) {
  const Cursor* cursor = At({}, inport);
  return cursor == nullptr ? 0 : cursor->content.tail - cursor->next();
}

bool RunDraft::NextInputs(std::span<const std::string_view> inports, std::vector<std::string>& values) {
  on_defaults_ = false;
  std::vector<std::pair<Cursor*, Waits>> found;
  for (const std::string_view inport : inports) {
    Cursor* cursor = At({}, inport);
    const Waits waits = cursor == nullptr ? Waits::kNothing : Look({std::string(), std::string(inport)}, *cursor);
    if (waits == Waits::kNothing) return false;
    found.emplace_back(cursor, waits);
  }
  const auto has_value = [](const auto& port) { return port.second == Waits::kValue; };
  if (std::none_of(found.begin(), found.end(), has_value)) {
    if (found.empty() || defaults_changed_ <= defaults_run_) return false;
    defaults_run_ = defaults_changed_;
    effects_.defaults_run = defaults_changed_;
    on_defaults_ = true;
  }
  values.clear();
  for (const auto& [cursor, waits] : found) {
    values.push_back(waits == Waits::kValue ? Take(*cursor).value : *cursor->content.default_value);
  }
  return true;
}

std::optional<std::string> RunDraft::GetState(std::string_view key) const {
  if (const auto set = effects_.state_set.find(key); set != effects_.state_set.end()) return set->second;
  const auto& unset = effects_.state_unset;
  if (std::find(unset.begin(), unset.end(), key) != unset.end()) return std::nullopt;
  const auto kept = state_.find(key);
  return kept == state_.end() ? std::nullopt : std::optional(kept->second);
}

std::optional<RunDraft::ChildSeen> RunDraft::FindChild(std::string_view name) {
  if (const auto seen = children_.find(name); seen != children_.end()) return seen->second;
  Result<JobBrief> found = jobs_.GetChild(job_, name);
  if (found.ok()) {
    ChildSeen child{found->id, std::string(name), found->state};
    children_[child.name] = child;
    return child;
  }
  if (found.error().code != ErrorCode::kNotFound) error_ = std::move(found).error();
  return std::nullopt;
}

// ---- Doing ----

void RunDraft::Write(RunEffects::Write target, std::string value) {
  if (effects_.write.empty() || !SameTarget(effects_.write.back(), target)) {
    effects_.write.push_back(std::move(target));
  }
  effects_.write.back().values.push_back(std::move(value));
}

void RunDraft::WriteOut(std::string_view outport, std::string value, bool notify) {
  // What comes of defaults alone is a default too.
  if (on_defaults_) return SetDefault(outport, std::move(value));
  Write({.port = std::string(outport), .notify = notify}, std::move(value));
}

void RunDraft::WriteToChild(const ChildSeen& child, std::string_view inport, std::string value, bool notify) {
  const auto started = started_.find(child.id);
  const bool starts_now = started != started_.end() && started->second == step_;
  Write({.port = std::string(inport),
         .job = starts_now ? std::string() : child.id,
         .child = starts_now ? child.name : std::string(),
         .notify = notify},
        std::move(value));
}

void RunDraft::SetDefault(std::string_view outport, std::string value) {
  effects_.ports.out[std::string(outport)].default_value = std::move(value);
}

void RunDraft::SetState(std::string_view key, std::string value) {
  std::erase(effects_.state_unset, key);
  effects_.state_set[std::string(key)] = std::move(value);
}

void RunDraft::UnsetState(std::string_view key) {
  if (const auto set = effects_.state_set.find(key); set != effects_.state_set.end()) effects_.state_set.erase(set);
  std::erase(effects_.state_unset, key);
  effects_.state_unset.emplace_back(key);
}

RunDraft::ChildSeen RunDraft::StartChild(std::string name, PushRequest job) {
  // Known beforehand, so that a commit whose answer was lost can be sent again.
  if (job.id.empty()) job.id = RandomId();
  ChildSeen child{job.id, name.empty() ? job.id : name, JobState::kQueued};
  job.name = std::move(name);
  started_[child.id] = step_;
  children_[child.name] = child;
  effects_.children.push_back(std::move(job));
  return child;
}

// ---- The step ----

RunEffects RunDraft::Effects() const {
  RunEffects effects = effects_;
  for (const auto& [key, cursor] : cursors_) {
    if (cursor.next() == cursor.committed) continue;
    effects.consume.push_back({.port = key.second, .from = cursor.committed, .to = cursor.next(), .job = key.first});
  }
  return effects;
}

void RunDraft::Committed() {
  for (auto& [key, cursor] : cursors_) cursor.committed = cursor.next();
  for (const std::string& key : effects_.state_unset) state_.erase(key);
  for (auto& [key, value] : effects_.state_set) state_[key] = std::move(value);
  effects_ = {};
  consumed_ = 0;
  ++step_;
}

}  // namespace pawl
