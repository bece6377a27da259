// Callbacks: what the end of a job makes for those who want to be told of it.
//
// A callback is a plain job in the queue pawl.callbacks, born in the commit of the end, whoever caused it. Its payload
// is all that its delivery needs, so each attempt sends the same bytes. Which callbacks an owner has made stands in its
// record RecordKind::kCallbacks; how far each has come, in the callback's own head.
#pragma once

#include <cstddef>
#include <optional>

#include "rules/txn.h"

namespace pawl {

// The job has ended; `head` is as this decision leaves it. Only a job that wants to tell of this end costs anything.
void MakeCallbacks(Seq owner, const JobHead& head, Txn& txn);

// A callback that no job has made: sent once, to try its receiver out. It is pushed like any job.
JobSpec TestCallbackSpec(const CallbackSpec& callback, WallTime now);

// How much an end of the job may add to a batch by its callbacks, in the unit of Store::batch_max().
std::size_t WeightOfCallbacks(const JobHead& head, CallbackEvent event);

// The retention of an owner begins when its last callback has ended. Nothing: the time of this owner has come.
// Otherwise when to look again.
std::optional<WallTime> KeptByCallbacks(Seq owner, const JobHead& head, Txn& txn);

}  // namespace pawl
