#include "rules/claimed_life.h"

#include <algorithm>
#include <unordered_set>

#include "store/bytes.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

// How large items are is known only when they are read: a few first, then as many as fit if they are like those.
constexpr std::size_t kFirstLook = 16;

struct Budget {
  std::size_t items = kClaimItemsMax;
  std::size_t bytes = kClaimBytesMax;
  std::optional<Error> damage = {};  // nothing more is shown then
  bool spent() const { return items == 0 || bytes == 0 || damage; }
};

// What waits on the ports of one side of a job: the first item of each, then the rest port by port.
class PortShow {
 public:
  PortShow(Budget& budget, Txn& txn) : budget_(budget), txn_(txn) {}

  // False: not all that waits is shown.
  bool Show(Seq job, PortSide side, const Ports& ports, std::size_t first_look) {
    for (const Port& port : ports.side(side)) {
      if (port.name != "*") Look(job, side, port, first_look);
    }
    for (Showing& one : showing_) Take(one, std::min<std::size_t>(1, one.items.size()));
    bool all = true;
    for (Showing& one : showing_) all = Fill(one) && all;
    return all;
  }

  std::vector<ClaimedPort> TakePorts(bool with_empty) {
    std::vector<ClaimedPort> ports;
    for (Showing& one : showing_) {
      if (with_empty || one.port.from < one.port.tail) ports.push_back(std::move(one.port));
    }
    return ports;
  }

 private:
  struct Showing {
    ClaimedPort port;
    Key list;
    std::vector<ListItem> items;  // read, of which as many are shown as `port` has
  };

  void Look(Seq job, PortSide side, const Port& port, std::size_t count) {
    Showing one{{side, port.name, {}, 0, 0, port.default_value}, PortList(job, side, port.name), {}};
    one.items = txn_.Items(one.list, 0, count);
    const ListBounds bounds = txn_.Bounds(one.list);
    one.port.from = bounds.head;
    one.port.tail = bounds.tail;
    showing_.push_back(std::move(one));
  }

  bool Fill(Showing& one) {
    Take(one, one.items.size());
    const std::uint64_t next = one.port.from + one.items.size();
    if (one.port.items.size() == one.items.size() && next < one.port.tail && !budget_.spent()) {
      const auto more = txn_.Items(one.list, next, std::min<std::size_t>(Affordable(one), one.port.tail - next));
      one.items.insert(one.items.end(), more.begin(), more.end());
      Take(one, one.items.size());
    }
    return one.port.from + one.port.items.size() >= one.port.tail;
  }

  // Shows the items up to `to`, as long as there is budget: the last one may be larger than what was left.
  void Take(Showing& one, std::size_t to) {
    for (std::size_t i = one.port.items.size(); i < to && !budget_.spent(); ++i) {
      auto item = DecodePortItem(one.items[i].value);
      if (!item.ok()) {
        budget_.damage = item.error();
        return;
      }
      --budget_.items;
      budget_.bytes -= std::min(budget_.bytes, one.items[i].value.size());
      one.port.items.push_back(*std::move(item));
    }
  }

  std::size_t Affordable(const Showing& one) const {
    std::size_t bytes = 1;
    for (const ListItem& item : one.items) bytes += item.value.size();
    return std::clamp<std::size_t>(budget_.bytes * one.items.size() / bytes, 1, budget_.items);
  }

  Budget& budget_;
  Txn& txn_;
  std::vector<Showing> showing_;
};

struct ChildrenShown {
  std::vector<ClaimedChild> children = {};
  ChildCounts counts = {};
  std::uint64_t next = 0;  // the first event that was not looked at
  bool all = true;         // that the children have written is shown
};

// The children that events before `end` name, each once; and the sum of those that count.
Result<ChildrenShown> ShowChildren(Seq self, std::uint64_t end, Txn& txn) {
  ChildrenShown shown;
  Budget budget;
  std::unordered_set<Seq> seen;
  const auto events = txn.Items(ChildEvents(self), 0, kClaimEventsMax);
  shown.next = txn.Bounds(ChildEvents(self)).head;
  for (const ListItem& event : events) {
    if (event.offset >= end || budget.spent()) break;
    shown.next = event.offset + 1;
    PAWL_ASSIGN(const Hint news, DecodeHint(event.value));
    if (news.child == 0) shown.counts.of(news.kind) += news.count;
    const Seq child = news.child;
    if (child == 0 || !seen.insert(child).second) continue;
    const JobHead* head = txn.HeadHint(child);
    const Ports* ports = txn.PortsOf(child);
    if (head == nullptr || !head->stateful || ports == nullptr || ports->parent != self) continue;
    PortShow out(budget, txn);
    shown.all = out.Show(child, PortSide::kOut, *ports, 1) && shown.all;
    shown.children.push_back({child, head->id, head->stateful->child_name, head->shown, out.TakePorts(false)});
  }
  if (budget.damage) return *budget.damage;
  return shown;
}

}  // namespace

Result<ClaimedLife> ShowLife(Seq seq, JobHead& head, const Ports& ports, Txn& txn, bool again) {
  Stateful& stateful = *head.stateful;
  ClaimedLife life;
  // The wake counter first: what is read of the data must not be older than it.
  const std::uint64_t wakes = txn.Bounds(WakeCounter(seq)).tail;
  const std::uint64_t events = txn.Bounds(ChildEvents(seq)).tail;
  life.first = !stateful.started;
  life.phase = stateful.phase;
  if (stateful.state) life.state = txn.StateOf(seq).value_or(StateMap{});
  Budget budget;
  PortShow in(budget, txn);
  const std::size_t look = std::clamp<std::size_t>(kClaimItemsMax / (ports.in.size() + 1), 1, kFirstLook);
  const bool all = in.Show(seq, PortSide::kIn, ports, look);
  if (budget.damage) return *budget.damage;
  life.ports = in.TakePorts(true);
  PAWL_ASSIGN(ChildrenShown shown, ShowChildren(seq, again ? stateful.child_events_seen : UINT64_MAX, txn));
  life.children = std::move(shown.children);
  life.counts = shown.counts;
  if (!again) {
    stateful.wakes_seen = wakes;
    stateful.child_events_seen = shown.next;
    stateful.more = !all || !shown.all || shown.next < events;
    stateful.consumed = stateful.changed = false;
  }
  life.more = stateful.more;
  life.defaults_changed = ports.defaults_changed;
  life.defaults_run = ports.defaults_run;
  life.child_name = stateful.child_name;
  if (stateful.parent != 0) {
    if (const auto parent = txn.HeadHint(stateful.parent)) life.parent_id = parent->id;
  }
  return life;
}

}  // namespace pawl
