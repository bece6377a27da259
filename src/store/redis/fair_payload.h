// What the fair queue in Redis is told, and the members of its sorted sets.
//
// A queue has five keys, in this order: ready, ring, held, groups, waiters. The sorted sets are ordered by bytes:
//   ready     group, 255 - priority, due, seq                           a waiting job
//             group, 9 zero bytes, seq, 255 - priority, due, ready      ... of an ordered group
//   ring      255 - priority, turn, group
//   held      group, seq
// and these, of all queues together, by time:
//   blocked   queue, group; or the queue alone                          held back by a rate until then
//   reserved  the name of a call of the claim script, until it is settled
// What a call has taken is in the hash `reservations`, one behind the other:
//             queue, group, 255 - priority, due, seq
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "redis/redis_arguments.h"
#include "store/key.h"
#include "store/store.h"

namespace pawl {

inline constexpr std::size_t kKeysOfQueue = 5;

// A call of the claim script, and what it has reserved.
struct ReservingCall {
  std::string name;
  std::vector<FairPlace> places;  // queue 0: it was struck out
};

// Of a job that was reserved.
enum class Fate : char {
  kGranted = 'g',  // it has a lease, and is held from now on, even if its reservation ran out meanwhile
  kBack = 'b',     // it waits again, if it still was reserved
  kLeaves = 'l',   // it is neither held nor waits
};

// What one call of a script tells the fair queue: the queues that it names, and the operations in their order. Those
// that follow each other and are of one kind and one group are sent as a run.
class FairPayload {
 public:
  // The number of the queue in the list of queues, from 1.
  std::size_t QueueNumber(NameId queue);

  void Change(const FairChange& change);
  // What becomes of the jobs that a call has reserved, as many fates as jobs.
  void SettleCall(const ReservingCall& call, const std::vector<Fate>& fates);
  // Its rate may allow it again. A zero group: the queue itself.
  void Settle(NameId queue, const GroupKey& group);

  const std::vector<NameId>& queues() const { return queues_; }
  // The queues and the operations. `first_key`: the number of the first key of the first queue in KEYS, from 1.
  void AppendTo(RedisArguments& out, std::size_t first_key) const;

 private:
  struct Changer;
  // What the operations of a run share.
  struct Run {
    std::uint8_t operation = 0;
    std::size_t queue = 0;
    Key group;  // empty: none
    std::string detail;
    RedisArguments values;
  };
  // The run to which a value of this kind can be added.
  RedisArguments& RunOf(std::uint8_t operation, NameId queue, const Key& group, std::string_view detail = {});
  static void AppendRun(const Run& run, RedisArguments& out);

  std::vector<NameId> queues_;
  std::unordered_map<NameId, std::size_t> numbers_;
  RedisArguments finished_;  // all runs but the last
  std::size_t runs_ = 0;
  Run last_;
};

// Asks for the same queues that follow each other are put as one: what it gets goes to them in their order.
struct JointAsk {
  const TakeAsk* first = nullptr;
  std::size_t asks = 0;
  std::size_t count = 0;     // of all of them
  std::size_t waits_at = 0;  // with so many jobs or fewer, the last of them gets none
};
std::vector<JointAsk> Joined(std::span<const TakeAsk> asks);

// The payload learns of the queues that it names.
void AppendAsk(RedisArguments& out, const JointAsk& joint, FairPayload& payload);

// ---- Members -------------------------------------------------------------------------------------------------------

Key ReadyMember(const FairPlace& place);
Key OrderedMember(const FairPlace& place, bool ready);
Key RingMember(std::uint8_t priority, std::uint64_t turn, const GroupKey& group);
Key HeldMember(const GroupKey& group, Seq seq);
Key BlockedMember(NameId queue, const GroupKey& group);  // a zero group: the queue itself
Key Reservation(const FairPlace& place);
inline constexpr std::size_t kReservationBytes = 37;

// Nothing if the bytes are no such member.
struct ReadyEntry {
  FairPlace place;
  bool ordered = false;
  bool ready = true;
};
std::optional<ReadyEntry> ParseReady(std::string_view member, NameId queue);

struct RingEntry {
  std::uint8_t priority = 0;
  std::uint64_t turn = 0;
  GroupKey group;
};
std::optional<RingEntry> ParseRing(std::string_view member);

struct HeldEntry {
  GroupKey group;
  Seq seq = 0;
};
std::optional<HeldEntry> ParseHeld(std::string_view member);

struct BlockedEntry {
  NameId queue = 0;
  GroupKey group;  // zero: the queue itself
};
std::optional<BlockedEntry> ParseBlocked(std::string_view member);

// All of a call. What was struck out has the queue 0.
std::vector<FairPlace> ParseReservations(std::string_view bytes);

// The members of a group in `ready` or `held`, as bounds for ZRANGEBYLEX and ZLEXCOUNT.
struct LexBounds {
  Key min;
  Key max;
};
LexBounds BoundsOfGroup(const GroupKey& group);

}  // namespace pawl
