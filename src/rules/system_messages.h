// Echo tells those who follow Pawl's own channels what a decision did: /pawl/jobs/<id> every step of a job, /pawl/log
// what was read from ports and written to them, and failed runs, /pawl/schedules/<name> what a schedule did.
//
// Nothing here can go round in a circle: what a job does that follows such a channel with one of its ports is told to
// streams alone, never to ports; and the log leaves out ports that it feeds.
#pragma once

#include "model/message.h"
#include "rules/txn.h"

namespace pawl {

// After the decision, and part of it.
void Echo(Txn& txn);

// To a channel of Pawl's own: to streams, and to the ports that follow it.
void Announce(Message message, Txn& txn);

}  // namespace pawl
