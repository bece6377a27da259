// The keys of records, by what they are about.
#pragma once

#include <string>
#include <string_view>

#include "model/hook.h"
#include "model/job.h"
#include "store/store.h"

namespace pawl {

RecordKey HeadKey(Seq seq);
RecordKey BodyKey(Seq seq);
RecordKey SideKey(RecordKind kind, Seq seq);  // kResult, kError, kProgress, kRuns
RecordKey IdKey(std::string_view id);
RecordKey NameKey(std::string_view name);
RecordKey NameOfKey(NameId id);
RecordKey QueueKey(NameId queue);
RecordKey GroupSettingsKey(NameId queue, const GroupKey& group);
Hash128 UniqueHash(NameId queue, std::string_view key);  // of a unique key as it was given
RecordKey UniqueKey(NameId queue, const Hash128& key);
RecordKey IntentKey(Seq intent);
RecordKey PortsKey(Seq seq);
RecordKey StateKey(Seq seq);
RecordKey ChildKey(Seq parent, std::string_view name);
RecordKey AliasesKey(Seq seq);
RecordKey TypeKey(NameId queue, NameId type);
RecordKey AsleepKey(Seq seq);
RecordKey WatchedKey();
RecordKey CallbacksKey(Seq owner);
RecordKey LinksKey(Seq seq);
RecordKey CarrierKey(Seq seq);
RecordKey PartitionKey(Seq seq);
RecordKey ScanKey(Seq task);
RecordKey ScheduleKey(std::string_view name);
RecordKey TotalsKey();
RecordKey HookKey(std::string_view name);
RecordKey HookSecretKey(const SecretDigest& secret);

// The value of records that hold nothing but a number.
std::string EncodeSeq(Seq seq);

}  // namespace pawl
