// The tables of the embedded stores; docs/storage.md has their keys and values.
#pragma once

#include <cstdint>

namespace pawl {

// Never renumber: the order is part of the storage format.
enum class Table : std::uint8_t {
  kMeta,       // map: format, clock, next numbers, place in the journal
  kRecords,    // map: small records by kind and key (names, queues, groups, uniques, idempotency, intents, results)
  kHeads,      // map: seq -> head
  kBodies,     // map: seq -> body
  kIds,        // map: client-made id -> seq, but for those that are on a shelf
  kIndexes,    // set: index key -> seqs
  kReady,      // map: fair queues: waiting jobs in order
  kRing,       // map: fair queues: groups that may be served, in turn
  kGroups,     // map: fair queues: limits and place of a group, and of a queue
  kTimers,     // map: what is due when
  kCounters,   // map: statistics
  kLists,      // map: list items by absolute offset
  kIdBufferA,  // map: new ids in the order in which they came: see store/buffered_kv.h
  kIdBufferB,  // map: as kIdBufferA
  kCount,
};
constexpr bool IsSet(Table table) { return table == Table::kIndexes; }

}  // namespace pawl
