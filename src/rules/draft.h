// Draft is what a rule writes down: the changes to commit, and the transitions that others live on.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/transition.h"
#include "store/store.h"

namespace pawl {

// A job got a lease, another deadline, or lost it: what the engine's timers follow.
struct LeaseChange {
  Seq seq = 0;
  SteadyTime deadline = kNeverSteady;  // kNeverSteady: there is no lease any more
  Millis span{0};
};

struct Draft {
  Changes changes;
  std::vector<Transition> transitions;
  std::vector<LeaseChange> leases;
  std::vector<std::pair<NameId, std::string>> new_names;
  Seq intent = 0;  // not 0: the operation goes on in steps of this intent, and is answered after the last

  void Clear() {  // keeps the memory
    changes.Clear();
    transitions.clear();
    leases.clear();
    new_names.clear();
    intent = 0;
  }
};

}  // namespace pawl
