// An intent is a big operation written down: once its record is committed it will be carried out, in steps that each
// commit together with the note of how far it has come. After a crash the next start goes on where it stopped.
#pragma once

#include <vector>

#include "rules/draft.h"
#include "rules/pusher.h"

namespace pawl {

// Operations that change more jobs than this go through an intent.
inline constexpr std::size_t kIntentThreshold = 256;

// The ids and unique keys are taken in the first step, so that no other push can get in between.
void BeginPushIntent(Seq intent, const std::vector<NewJob>& jobs, Draft& draft);

}  // namespace pawl
