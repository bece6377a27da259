#include "rules/record_keys.h"

#include <algorithm>

#include "store/bytes.h"

namespace pawl {

RecordKey HeadKey(Seq seq) { return {RecordKind::kHead, Key().U64(seq)}; }
RecordKey BodyKey(Seq seq) { return {RecordKind::kBody, Key().U64(seq)}; }
RecordKey SideKey(RecordKind kind, Seq seq) { return {kind, Key().U64(seq)}; }
RecordKey IdKey(std::string_view id) { return {RecordKind::kId, Key().Hash(HashBytes(id))}; }
RecordKey NameKey(std::string_view name) { return {RecordKind::kName, Key().Hash(HashBytes(name))}; }
RecordKey NameOfKey(NameId id) { return {RecordKind::kNameOf, Key().U32(id)}; }
RecordKey QueueKey(NameId queue) { return {RecordKind::kQueue, Key().U32(queue)}; }
RecordKey GroupSettingsKey(NameId queue, const GroupKey& group) {
  return {RecordKind::kGroup, Key().U32(queue).Hash(group)};
}
Hash128 UniqueHash(NameId queue, std::string_view key) {
  std::string text;
  ByteWriter(text).U32(queue);
  text += key;
  return HashBytes(text);
}
RecordKey UniqueKey(NameId queue, const Hash128& key) { return {RecordKind::kUnique, Key().U32(queue).Hash(key)}; }
RecordKey IntentKey(Seq intent) { return {RecordKind::kIntent, Key().U64(intent)}; }

RecordKey PortsKey(Seq seq) { return {RecordKind::kPorts, Key().U64(seq)}; }
RecordKey StateKey(Seq seq) { return {RecordKind::kState, Key().U64(seq)}; }
RecordKey ChildKey(Seq parent, std::string_view name) {
  return {RecordKind::kChild, Key().U64(parent).Hash(HashBytes(name))};
}
RecordKey AliasesKey(Seq seq) { return {RecordKind::kAliases, Key().U64(seq)}; }
RecordKey TypeKey(NameId queue, NameId type) { return {RecordKind::kType, Key().U32(queue).U32(type)}; }
RecordKey AsleepKey(Seq seq) { return {RecordKind::kAsleep, Key().U64(seq)}; }
RecordKey WatchedKey() { return {RecordKind::kWatched, Key().U8(0)}; }
RecordKey CallbacksKey(Seq owner) { return {RecordKind::kCallbacks, Key().U64(owner)}; }
RecordKey LinksKey(Seq seq) { return {RecordKind::kLinks, Key().U64(seq)}; }
RecordKey CarrierKey(Seq seq) { return {RecordKind::kCarrier, Key().U64(seq)}; }
RecordKey PartitionKey(Seq seq) { return {RecordKind::kPartition, Key().U64(seq)}; }
RecordKey ScanKey(Seq task) { return {RecordKind::kScan, Key().U64(task)}; }

RecordKey ScheduleKey(std::string_view name) { return {RecordKind::kSchedule, Key().Hash(HashBytes(name))}; }
RecordKey HookKey(std::string_view name) { return {RecordKind::kHook, Key().Hash(HashBytes(name))}; }
RecordKey HookSecretKey(const SecretDigest& secret) {
  Hash128 half;
  std::copy_n(secret.begin(), half.bytes.size(), half.bytes.begin());
  return {RecordKind::kHookSecret, Key().Hash(half)};
}
RecordKey TotalsKey() { return {RecordKind::kTotals, Key().U8(0)}; }

std::string EncodeSeq(Seq seq) {
  std::string bytes;
  ByteWriter(bytes).U64(seq);
  return bytes;
}

}  // namespace pawl
