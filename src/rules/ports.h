// Changes of the ports and the state of stateful jobs, as runs make them and as they are asked for from outside.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "rules/operations.h"
#include "rules/port_access.h"
#include "rules/txn.h"

namespace pawl {

inline constexpr std::size_t kStateBytesMax = 1U << 20U;  // of a job whose queue does not say max_payload
inline constexpr std::size_t kChannelsMax = 100;          // of a port
inline constexpr std::size_t kConnectMax = 256;           // items times targets that move at once; more: in steps

// Names, channels and number of ports that somebody declares, before they become a job's or a type's.
Result<void> CheckPorts(const Ports& ports);

// Sets and unsets keys; the state as it is then. Once a decision. Wakes nobody.
Result<StateMap> ChangeState(Seq job, const StateMap& set, const std::vector<std::string>& unset, Txn& txn);

// Makes, changes and removes ports. A change of an inport's default wakes the job. The data of a removed port is
// dropped.
Result<void> PatchPorts(Seq job, const std::vector<PortPatch>& patches, Txn& txn);

// Moves all that is on a port now, and its default, to other ports. What is written to it later stays there.
Result<void> Connect(const ConnectEffect& connect, PortWriter& writer, Txn& txn);

}  // namespace pawl
