// The processes that stem from this one: its children, theirs, and, if this process is a reaper of orphans
// (PR_SET_CHILD_SUBREAPER), those that try to get away by a double fork.
#pragma once

#include <sys/types.h>

#include <vector>

namespace pawl::process {

struct Descendant {
  pid_t pid = 0;
  pid_t group = 0;
};

// As /proc shows them at this moment, zombies left out; one that is started meanwhile may be missing.
std::vector<Descendant> Descendants();

// Sends the signal to all of them, by their process groups: the system signals a group as a whole, so that none of its
// members gets away by a fork at the wrong moment.
void SignalDescendants(int signal);

}  // namespace pawl::process
