#include "rules/desk.h"

#include <algorithm>

namespace pawl {

Desk::OpenHead* Desk::FindHead(Seq seq) {
  const auto at = std::find_if(heads_.begin(), heads_.end(), [&](const OpenHead& open) { return open.seq == seq; });
  return at == heads_.end() ? nullptr : &*at;
}

Desk::OpenPorts* Desk::FindPorts(Seq seq) {
  const auto at = std::find_if(ports_.begin(), ports_.end(), [&](const OpenPorts& open) { return open.seq == seq; });
  return at == ports_.end() ? nullptr : &*at;
}

JobHead* Desk::Head(Seq seq, std::optional<Cause> cause) {
  if (OpenHead* open = FindHead(seq)) {
    if (!open->cause) open->cause = cause;
    return open->head;
  }
  auto found = view_.Head(seq);
  if (!found) return nullptr;
  const HeadMark before(*found);
  OpenHead& open = heads_.emplace_back(OpenHead{seq, before, *std::move(found), nullptr, cause});
  open.head = &open.own;
  return open.head;
}

void Desk::Put(Seq seq, const HeadMark& before, JobHead& head, const Step& step) {
  PAWL_CHECK(FindHead(seq) == nullptr, "a head came to the desk twice");
  heads_.push_back({seq, before, {}, &head, step.silent ? std::nullopt : std::optional(step.cause)});
}

Ports* Desk::PortsOf(Seq seq) {
  if (OpenPorts* open = FindPorts(seq)) return &open->ports;
  auto found = view_.PortsOf(seq);
  if (!found) {
    const OpenHead* head = FindHead(seq);
    if (head == nullptr || !head->head->living) return nullptr;
    found.emplace();
  }
  std::vector<std::string> channels = SubscribedOf(*found);
  return &ports_.emplace_back(OpenPorts{seq, *std::move(found), std::move(channels), false}).ports;
}

void Desk::ChangedPorts(Seq seq) {
  if (OpenPorts* open = FindPorts(seq)) open->changed = true;
}

void Desk::Close() {
  for (const OpenPorts& open : ports_) {
    if (open.changed) PutPorts(open.seq, open.channels, open.ports, view_, draft_);
  }
  for (const OpenHead& open : heads_) {
    Rewrite(draft_, open.seq, open.before, *open.head,
            {open.cause.value_or(Cause::kClaimed), now_, !open.cause.has_value()});
  }
  ports_.clear();
  heads_.clear();
}

}  // namespace pawl
