// Draft is what a rule writes down: the changes to commit, and the transitions that others live on.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/message.h"
#include "model/transition.h"
#include "store/store.h"

namespace pawl {

// What a step read from or wrote to a port, for those who follow /pawl/log.
struct PortTrace {
  Seq job = 0;
  std::string id;
  PortSide side = PortSide::kIn;
  std::string port;
  std::vector<std::string> values;
};

// The job whose run decides; seq 0: it was asked for from outside.
struct Actor {
  Seq seq = 0;
  std::string id = {};
};

struct Draft {
  Changes changes;
  std::vector<Transition> transitions;
  std::vector<std::pair<NameId, std::string>> new_names;
  std::vector<Seq> woken;                           // jobs that were rung: once a decision is enough
  std::vector<std::pair<Seq, Seq>> hinted;          // parents that got a hint of a child, likewise
  std::vector<Message> messages;                    // published: handed to streams after the commit
  std::vector<PortTrace> read, written;             // filled only while somebody follows the log
  std::optional<std::vector<std::string>> watched;  // kWatched as this draft leaves it; nothing: as it was
  Actor actor;
  Seq intent = 0;              // not 0: the operation goes on in steps of this intent, and is answered after the last
  bool may_be_undone = false;  // the intent

  void Clear() {  // keeps the memory
    changes.Clear();
    transitions.clear();
    new_names.clear();
    woken.clear();
    hinted.clear();
    messages.clear();
    read.clear();
    written.clear();
    watched.reset();
    actor = {};
    intent = 0;
    may_be_undone = false;
  }
};

}  // namespace pawl
