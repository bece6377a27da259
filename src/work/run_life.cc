// What a Run offers to stateful jobs.
#include <utility>

#include "pawl/run.h"
#include "work/run_state.h"

namespace pawl {

bool Run::first() const { return state_->job.life && state_->job.life->first; }
bool Run::shutting_down() const { return state_->job.life && state_->job.life->shutdown; }

std::optional<PortValue> Run::ReadValue(std::string_view inport) { return state_->draft.Read({}, inport); }

std::optional<std::string> Run::Read(std::string_view inport) {
  std::optional<PortValue> read = ReadValue(inport);
  return read ? std::optional(std::move(read->value)) : std::nullopt;
}

std::uint64_t Run::waiting(std::string_view inport) { return state_->draft.waiting(inport); }

bool Run::NextInputs(std::span<const std::string_view> inports, std::vector<std::string>& values) {
  return state_->draft.NextInputs(inports, values);
}

void Run::Write(std::string_view outport, std::string value, bool notify) {
  state_->draft.WriteOut(outport, std::move(value), notify);
}

void Run::WriteInport(std::string_view inport, std::string value, bool notify) {
  state_->draft.Write({.port = std::string(inport), .side = Side::kIn, .notify = notify}, std::move(value));
}

void Run::SetDefault(std::string_view outport, std::string value) {
  state_->draft.SetDefault(outport, std::move(value));
}

void Run::ChangePorts(const PortChanges& changes) {
  PortChanges& ports = state_->draft.effects().ports;
  for (const auto& [name, change] : changes.in) ports.in[name] = change;
  for (const auto& [name, change] : changes.out) ports.out[name] = change;
}

void Run::Connect(PortAddress from, std::vector<PortAddress> to) {
  state_->draft.effects().connect.push_back({.from = std::move(from), .to = std::move(to)});
}

void Run::Publish(std::string channel, std::string value) {
  state_->draft.effects().publish.push_back({.channel = std::move(channel), .value = std::move(value)});
}

std::optional<std::string> Run::GetState(std::string_view key) const { return state_->draft.GetState(key); }
void Run::SetState(std::string_view key, std::string value) { state_->draft.SetState(key, std::move(value)); }
void Run::UnsetState(std::string_view key) { state_->draft.UnsetState(key); }

void Run::AddAlias(std::string alias) { state_->draft.effects().alias_add.push_back(std::move(alias)); }
void Run::RemoveAlias(std::string alias) { state_->draft.effects().alias_remove.push_back(std::move(alias)); }

// ---- Children ----

Run::Child::Child(std::shared_ptr<State> run, std::string id, std::string name, JobState state)
    : run_(std::move(run)), id_(std::move(id)), name_(std::move(name)), state_(state) {}

std::optional<std::string> Run::Child::Read(std::string_view outport) {
  std::optional<PortValue> read = run_->draft.Read(id_, outport);
  return read ? std::optional(std::move(read->value)) : std::nullopt;
}

void Run::Child::Write(std::string_view inport, std::string value, bool notify) {
  run_->draft.WriteToChild({id_, name_, state_}, inport, std::move(value), notify);
}

void Run::Child::Disown() { run_->draft.effects().disown.push_back(id_); }

Run::Child Run::StartChild(std::string name, PushRequest job) {
  RunDraft::ChildSeen child = state_->draft.StartChild(std::move(name), std::move(job));
  return {state_, std::move(child.id), std::move(child.name), child.state};
}

std::vector<Run::Child> Run::NewsOfChildren() const {
  std::vector<Child> children;
  if (!state_->job.life) return children;
  for (const RunChild& child : state_->job.life->children) {
    children.push_back({state_, child.id, child.name, child.state});
  }
  return children;
}

std::optional<Run::Child> Run::FindChild(std::string_view name) {
  std::optional<RunDraft::ChildSeen> child = state_->draft.FindChild(name);
  if (!child) return std::nullopt;
  return Child(state_, std::move(child->id), std::move(child->name), child->state);
}

}  // namespace pawl
