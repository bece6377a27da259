// What the fair queue in Redis is told, and the members of its sorted sets.
//
// A queue has five keys, in this order: ready, ring, held, groups, waiters. The sorted sets are ordered by bytes:
//   ready     group, 255 - priority, due, seq                           a waiting job
//             group, 9 zero bytes, seq, 255 - priority, due, ready      ... of an ordered group
//   ring      255 - priority, turn, group
//   held      group, seq
// and these, of all queues together, by time:
//   blocked   queue, group; or the queue alone                          held back by a rate until then
//   reserved  queue, group, 255 - priority, due, seq                    taken, and not yet confirmed
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/function_ref.h"
#include "store/key.h"
#include "store/redis/msgpack.h"
#include "store/store.h"

namespace pawl {

inline constexpr std::size_t kKeysOfQueue = 5;

// The number of a queue in the list of queues that goes with the operations, from 1.
using QueueIndex = FunctionRef<std::size_t(NameId)>;

// ---- Each appends one value: an item of the list of queues, of fair operations, or of asks --------------------------

// `first_key`: the number of its `ready` key in KEYS, from 1.
void AppendQueue(MsgpackWriter& out, NameId queue, std::size_t first_key);

void AppendFairChange(MsgpackWriter& out, const FairChange& change, QueueIndex index);
// The job that was reserved has a lease now. It is held from then on, even if its reservation ran out meanwhile.
void AppendConfirm(MsgpackWriter& out, const FairPlace& place, QueueIndex index);
// It waits again, if it still was reserved.
void AppendGiveBack(MsgpackWriter& out, const FairPlace& place, QueueIndex index);
// Its rate may allow it again. A zero group: the queue itself.
void AppendSettle(MsgpackWriter& out, NameId queue, const GroupKey& group, QueueIndex index);
void AppendAsk(MsgpackWriter& out, const TakeAsk& ask, QueueIndex index);

// ---- Members -------------------------------------------------------------------------------------------------------

Key ReadyMember(const FairPlace& place);
Key OrderedMember(const FairPlace& place, bool ready);
Key RingMember(std::uint8_t priority, std::uint64_t turn, const GroupKey& group);
Key HeldMember(const GroupKey& group, Seq seq);
Key BlockedMember(NameId queue, const GroupKey& group);  // a zero group: the queue itself
Key ReservedMember(const FairPlace& place);

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

std::optional<FairPlace> ParseReserved(std::string_view member);

// The members of a group in `ready` or `held`, as bounds for ZRANGEBYLEX and ZLEXCOUNT.
struct LexBounds {
  Key min;
  Key max;
};
LexBounds BoundsOfGroup(const GroupKey& group);

}  // namespace pawl
