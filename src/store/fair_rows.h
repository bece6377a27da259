// The rows of the fair queues' tables as bytes; fair_queue.h says what they mean.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/clock.h"
#include "store/key.h"
#include "store/kv.h"
#include "store/running_set.h"
#include "store/store.h"

namespace pawl {

// The first byte of a key in kRing.
inline constexpr std::uint8_t kRingTag = 'R';
inline constexpr std::uint8_t kBlockedTag = 'B';

Key GroupPrefix(const GroupId& id);  // of its rows in kReady; its key in kGroups

Key ReadyKey(const FairPlace& place);
Key OrderedKey(const FairPlace& place);
std::string OrderedValue(const FairPlace& place, bool ready);

Key RingKey(NameId queue, std::uint8_t priority, std::uint64_t turn);
Key BlockedKey(SteadyTime until, const GroupId& id);

// A row of kReady: what its key, and in an ordered group its value, say of a waiting job.
struct Waiting {
  FairPlace place;
  bool ready = true;
};
Waiting ReadWaiting(const KvEntry& entry, bool ordered);
// Whether it can be such a row at all.
bool IsWaitingRow(const KvEntry& entry, bool ordered);

// A row of kRing; nothing if it is none.
struct RingRow {
  GroupId id;
  std::uint8_t priority = 0;
  std::uint64_t turn = 0;
  std::optional<SteadyTime> blocked;  // held back by its rate until then, instead of a place in the ring
};
std::optional<RingRow> ReadRingRow(const KvEntry& entry);

}  // namespace pawl
