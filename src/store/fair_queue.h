// FairQueue hands out the waiting jobs of a queue: highest priority first, within it the groups in turn, within a group
// by (due, seq); and never more of a group, or of a queue, than its limits allow.
//
// Kept in three tables of the transaction it works on:
//   kReady   queue, group, priority (descending), due, seq -> ""            waiting jobs
//            queue, group, 0, 0, seq -> priority, due, ready                ... of an ordered group, ready or not
//   kRing    'R', queue, priority (descending), turn -> group               groups that may be served now
//            'B', steady time, queue, group -> ""                           groups that their rate holds back
//   kGroups  queue, group -> limits, place in the ring, rate window         groups with settings, or not idle
//            queue -> limits and rate window of the queue itself
// A group stands in the ring exactly if it has a job that may run, fewer held than its limit, is not paused, and its
// rate allows; at the priority of its best job. Every operation ends by settling the groups that it touched.
// A served group goes to the end of the ring, so the ring has no cursor that a crash could lose.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/clock.h"
#include "store/kv.h"
#include "store/rate_window.h"
#include "store/running_set.h"
#include "store/store.h"

namespace pawl {

struct GroupRecord {
  std::string name;
  FairLimits limits;
  bool keep = false;  // has settings: stays when idle
  RateWindow window;
  std::optional<std::uint64_t> turn;  // in the ring
  std::uint8_t ring_priority = 0;
  std::optional<SteadyTime> blocked;  // in the list of those held back by their rate
};

std::string EncodeGroupRecord(const GroupRecord& record);
std::optional<GroupRecord> DecodeGroupRecord(std::string_view bytes);

// What lasts from one batch to the next. Owned by the store; engine thread only, but for `held`.
struct FairMemory {
  RunningSet held;
  std::uint64_t next_turn = 1;
  std::unordered_map<NameId, SteadyTime> queues_blocked;         // by their rate
  std::function<void(const std::string& finding)> damaged = {};  // told of rows that do not fit together
};

// One batch's view of all fair queues. Changes of group records are gathered and written by Flush.
class FairQueue {
 public:
  FairQueue(KvWriter& kv, FairMemory& memory, Now now) : kv_(kv), memory_(memory), now_(now) {}

  void Change(const FairChange& change);
  void Take(NameId queue, std::size_t count, std::vector<Seq>& out);
  bool TakeThis(const FairPlace& place);
  std::optional<SteadyTime> SettleRates();
  std::vector<NameId> TakeWoken();
  void Flush();

 private:
  struct Loaded {
    GroupRecord record;
    bool stored = false;
    bool dirty = false;
  };
  struct Ready {
    Key key;
    Seq seq = 0;
    std::uint8_t priority = 0;
    bool ready = true;
  };

  void Add(const FairAdd& add);
  void Remove(const FairPlace& place);
  void Release(const FairRelease& release);
  void Hold(const FairPlace& place);
  void Configure(const FairConfigure& configure);
  void Reorder(const GroupId& id, bool ordered);

  GroupRecord Decoded(std::string_view bytes) const;
  Loaded& Load(const GroupId& id);
  Loaded& LoadQueue(NameId queue);
  std::optional<Ready> First(const GroupId& id, bool ordered);
  // The job that the group gives next; nothing if it is not in the ring now.
  std::optional<Ready> Settle(const GroupId& id, Loaded& group);
  void Place(const GroupId& id, Loaded& group, std::uint8_t priority);
  void Unplace(const GroupId& id, Loaded& group);
  void Block(const GroupId& id, Loaded& group, std::optional<SteadyTime> until);
  bool QueueAllows(NameId queue, Loaded& settings);
  bool GroupAllows(const GroupId& id, const GroupRecord& group);
  std::uint64_t LimitOf(const GroupId& id, const GroupRecord& group);
  std::optional<Ready> Start(const GroupId& id, Loaded& group, Loaded& queue, const Ready& job);
  std::size_t TakeFrom(const GroupId& id, Loaded& group, Ready next, std::size_t count, std::vector<Seq>& out);
  void DropRingRow(std::string_view key);
  void Damaged(const std::string& finding) const;
  bool StandsLast(const GroupId& id, const GroupRecord& group);

  KvWriter& kv_;
  FairMemory& memory_;
  Now now_;
  std::unordered_map<GroupId, Loaded, GroupIdHash> groups_;
  std::unordered_map<NameId, Loaded> queues_;
  std::unordered_set<NameId> woken_;
};

// For listings, on any snapshot. kCorrupt for a record that cannot be read.
Result<std::optional<FairGroup>> ReadFairGroup(KvReader& kv, const RunningSet& held, const GroupId& id);
Result<std::vector<FairGroup>> ReadFairGroups(KvReader& kv, const RunningSet& held, NameId queue, const GroupKey& after,
                                              std::size_t limit);
Result<FairStand> ReadFairStand(KvReader& kv, const RunningSet& held, const GroupId& id, SteadyTime now);
// What the records of a queue and a group say, either of which may be missing.
FairStand StandOf(const std::optional<GroupRecord>& queue, const std::optional<GroupRecord>& group, bool grouped,
                  SteadyTime now);
// The job that the next group of the ring gives, from the entry `at` (empty: the first) on, which moves behind it;
// nothing at the end, and a job 0 if the group has none.
std::optional<FairPlace> ReadRingEntry(KvReader& kv, NameId queue, std::string& at);

}  // namespace pawl
