#include "engine/tidings.h"

#include "engine/gathering.h"

namespace pawl {

void Tidings::Answer(const std::optional<Error>& error) {
  const Gathering gathering;
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
