// For tests: what a FairQueue shall do, done in the simplest way. Each answer is worked out from all jobs anew; only
// the order in which the groups came into the ring is remembered.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "store/fair_queue.h"

namespace pawl {

class FairModel {
 public:
  struct Job {
    FairPlace place;
    bool ready = true;   // its time has come
    bool listed = true;  // the fair queue knows of it
    bool held = false;
  };
  struct Group {
    FairLimits limits;
    std::optional<std::uint64_t> turn;
    std::uint8_t priority = 0;
    std::optional<SteadyTime> blocked;
    std::vector<SteadyTime> starts;
  };

  std::map<Seq, Job> jobs;
  std::map<std::pair<NameId, Hash128>, Group> groups;  // the zero hash: jobs without a group
  std::map<NameId, Group> queues;
  Now now;

  void Add(const FairPlace& place, bool ready) {
    const bool listed = ready || GroupOf(place).limits.ordered;
    jobs[place.seq] = {place, ready, listed, false};
    if (listed) Evaluate(place.queue, place.group);
  }
  void Remove(Seq seq) {
    const Job job = jobs.at(seq);
    jobs.erase(seq);
    if (job.listed) Evaluate(job.place.queue, job.place.group);
  }
  void Release(Seq seq) {
    const FairPlace place = jobs.at(seq).place;
    jobs.erase(seq);
    Evaluate(place.queue, place.group);
  }
  void ConfigureQueue(NameId queue, const FairLimits& limits) {
    if (queues[queue].limits.rate != limits.rate) queues[queue].starts.clear();
    queues[queue].limits = limits;
  }
  void ConfigureGroup(NameId queue, const Hash128& key, const FairLimits& limits) {
    Group& group = groups[{queue, key}];
    for (auto& [seq, job] : jobs) {
      const bool mine = job.place.queue == queue && job.place.group == key;
      if (mine && !limits.ordered && !job.ready) job.listed = false;
    }
    if (group.limits.rate != limits.rate) group.starts.clear();
    group.limits = limits;
    Evaluate(queue, key);
  }

  std::vector<Seq> Take(NameId queue, std::size_t count) {
    std::vector<Seq> taken;
    while (taken.size() < count && QueueAllows(queue)) {
      const auto front = Ring(queue);
      if (front.empty()) break;
      const Hash128 key = front.front();
      const Seq seq = First(queue, key)->place.seq;
      Start(seq);
      Group& group = groups[{queue, key}];
      if (group.turn) group.turn = next_turn_++;  // served: behind the others
      taken.push_back(seq);
    }
    return taken;
  }
  bool TakeThis(Seq seq) {
    const Job& job = jobs.at(seq);
    const NameId queue = job.place.queue;
    Group& group = GroupOf(job.place);
    if (job.held || !job.listed || !job.ready || !QueueAllows(queue) || !GroupAllows(queue, job.place.group))
      return false;
    if (BlockedUntil(group)) return false;
    if (group.limits.ordered && First(queue, job.place.group)->place.seq != seq) return false;
    Start(seq);
    return true;
  }
  void SettleRates() {
    std::vector<std::pair<SteadyTime, std::pair<NameId, Hash128>>> due;
    for (const auto& [name, group] : groups) {
      if (group.blocked && *group.blocked <= now.steady) due.emplace_back(*group.blocked, name);
    }
    std::sort(due.begin(), due.end());
    for (const auto& [until, name] : due) Evaluate(name.first, name.second);
  }

  // Groups that may be served, in order.
  std::vector<Hash128> Ring(NameId queue) const {
    std::vector<std::tuple<int, std::uint64_t, Hash128>> ring;
    for (const auto& [name, group] : groups) {
      if (name.first == queue && group.turn) ring.emplace_back(-group.priority, *group.turn, name.second);
    }
    std::sort(ring.begin(), ring.end());
    std::vector<Hash128> keys;
    for (const auto& entry : ring) keys.push_back(std::get<2>(entry));
    return keys;
  }
  bool Eligible(NameId queue, const Hash128& key) {
    const Job* first = First(queue, key);
    return first != nullptr && first->ready && GroupAllows(queue, key) && !BlockedUntil(groups[{queue, key}]);
  }
  std::uint64_t LimitOf(NameId queue, const Hash128& key) {
    const FairLimits& limits = groups[{queue, key}].limits;
    if (limits.ordered) return 1;
    if (limits.concurrency != 0 || key == Hash128{}) return limits.concurrency;
    return queues[queue].limits.group_default;
  }
  std::uint64_t Held(NameId queue, const std::optional<Hash128>& key) const {
    return static_cast<std::uint64_t>(std::count_if(jobs.begin(), jobs.end(), [&](const auto& entry) {
      const Job& job = entry.second;
      return job.held && job.place.queue == queue && (!key || job.place.group == *key);
    }));
  }

 private:
  Group& GroupOf(const FairPlace& place) { return groups[{place.queue, place.group}]; }

  const Job* First(NameId queue, const Hash128& key) {
    const bool ordered = groups[{queue, key}].limits.ordered;
    const Job* first = nullptr;
    for (const auto& [seq, job] : jobs) {
      if (job.held || !job.listed || job.place.queue != queue || job.place.group != key) continue;
      if (first == nullptr || (!ordered && Before(job.place, first->place))) first = &job;
    }
    return first;
  }
  static bool Before(const FairPlace& a, const FairPlace& b) {
    return std::tuple(-a.priority, a.due, a.seq) < std::tuple(-b.priority, b.due, b.seq);
  }

  bool QueueAllows(NameId queue) {
    const Group& settings = queues[queue];
    if (settings.limits.paused) return false;
    if (settings.limits.concurrency != 0 && Held(queue, {}) >= settings.limits.concurrency) return false;
    return !BlockedUntil(settings);
  }
  bool GroupAllows(NameId queue, const Hash128& key) {
    if (groups[{queue, key}].limits.paused) return false;
    const std::uint64_t limit = LimitOf(queue, key);
    return limit == 0 || Held(queue, key) < limit;
  }
  // In parts of a sixteenth: the present one and the sixteen before it count.
  std::optional<SteadyTime> BlockedUntil(const Group& group) const {
    const Rate& rate = group.limits.rate;
    if (rate.limit == 0) return std::nullopt;
    const std::int64_t width = std::max<std::int64_t>(1, (rate.per.count() + 15) / 16);
    const std::int64_t present = ToMillis(now.steady) / width;
    for (std::int64_t part = present;; ++part) {
      const auto counted = std::count_if(group.starts.begin(), group.starts.end(),
                                         [&](SteadyTime start) { return ToMillis(start) / width >= part - 16; });
      if (counted < static_cast<std::int64_t>(rate.limit)) {
        return part == present ? std::nullopt : std::optional(SteadyFromMillis(part * width));
      }
    }
  }

  void Start(Seq seq) {
    Job& job = jobs.at(seq);
    job.held = true;
    if (GroupOf(job.place).limits.rate.limit != 0) GroupOf(job.place).starts.push_back(now.steady);
    if (queues[job.place.queue].limits.rate.limit != 0) queues[job.place.queue].starts.push_back(now.steady);
    Evaluate(job.place.queue, job.place.group);
  }

  void Evaluate(NameId queue, const Hash128& key) {
    Group& group = groups[{queue, key}];
    const Job* first = First(queue, key);
    if (first == nullptr || !first->ready || !GroupAllows(queue, key)) {
      group.blocked.reset();
      group.turn.reset();
      return;
    }
    group.blocked = BlockedUntil(group);
    if (group.blocked) {
      group.turn.reset();
    } else if (!group.turn || group.priority != first->place.priority) {
      group.turn = next_turn_++;
      group.priority = first->place.priority;
    }
  }

  std::uint64_t next_turn_ = 1;
};

}  // namespace pawl
