#include "engine/turn_results.h"

#include "engine/wakeup_batch.h"

namespace pawl {

void TurnResults::Answer(const std::optional<Error>& error) {
  const WakeupBatch gathering;
  // Claims first: a worker starts to work, while who pushed only learns that all is well.
  for (Granted& one : granted) one.claim->Answer(error ? Result<ClaimReply>(*error) : std::move(one.reply));
  granted.clear();
  for (Answered& one : answered) {
    if (error) one.operation->Fail(*error);
    one.operation->Answer();
  }
  answered.clear();
}

}  // namespace pawl
