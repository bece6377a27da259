// Which jobs follow which channels: it follows from their ports, and is written with them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/stateful.h"
#include "rules/txn.h"

namespace pawl {

// The channels that the inports subscribe to, each once, in order. The pattern "*" hears nothing itself.
std::vector<std::string> SubscribedOf(const Ports& ports);

// Puts the ports of a job, and changes the index of subscribers, which were those of `before`.
void PutPorts(Seq seq, const std::vector<std::string>& before, const Ports& after, Txn& txn);

// Pawl itself publishes to channels under /pawl; nobody else may.
bool IsSystemChannel(std::string_view channel);

// Who follows system channels, or "/" above them, is noted in kWatched, so that nothing is paid while nobody does. A
// channel may stay noted after its last subscriber: who finds that it has none drops it.
void Unwatch(std::string_view channel, Txn& txn);

}  // namespace pawl
