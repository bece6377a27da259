// What a turn of the engine has to tell: answers to those who asked, and what happened, for those who listen.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/pending.h"
#include "engine/waiting_claims.h"
#include "model/message.h"
#include "model/transition.h"
#include "store/store.h"

namespace pawl {

struct Answered {
  std::unique_ptr<Pending> operation;
  Stage stage = 0;
};

struct Granted {
  std::unique_ptr<PendingClaim> claim;
  Result<ClaimReply> reply;
  std::vector<Stage> stages = {};  // of the jobs of the reply
  bool goes_on = false;            // there may be more for it than fits into one commit
  std::size_t bytes = 0;           // of its jobs so far
};

struct TurnResults {
  CommitNumber rests_on = 0;  // to be told when this commit is durable
  std::vector<Granted> granted = {};
  std::vector<Answered> answered = {};
  std::vector<Transition> transitions = {};
  std::vector<Message> messages = {};

  bool empty() const { return granted.empty() && answered.empty() && !happened(); }
  bool happened() const { return !transitions.empty() || !messages.empty(); }
  // Answers those who asked, with the error if there is one.
  void Answer(const std::optional<Error>& error);
};

}  // namespace pawl
