// Draft is what a rule writes down: the changes to commit, and the transitions that others live on.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/transition.h"
#include "store/store.h"

namespace pawl {

struct Draft {
  Changes changes;
  std::vector<Transition> transitions;
  std::vector<std::pair<NameId, std::string>> new_names;
  Seq intent = 0;  // not 0: the operation goes on in steps of this intent, and is answered after the last

  void Clear() {  // keeps the memory
    changes.Clear();
    transitions.clear();
    new_names.clear();
    intent = 0;
  }
};

}  // namespace pawl
