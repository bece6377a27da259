// An intent is a big operation written down: once its record is committed it will be carried out, in steps that each
// commit together with the note of how far it has come. After a crash the next start goes on where it stopped.
#pragma once

#include <vector>

#include "rules/draft.h"
#include "rules/new_job.h"
#include "rules/work_item.h"

namespace pawl {

// Operations that change more jobs than this go through an intent.
inline constexpr std::size_t kIntentThreshold = 256;

// Jobs to create, in parts for a step each. Their ids, unique keys and names are taken at once, so that nobody else can
// get in between.
std::vector<WorkItem> JobItems(const std::vector<NewJob>& jobs, Draft& draft);

// Work of any kind, one item after the other. Sets draft.intent.
void BeginWork(Seq intent, const std::vector<WorkItem>& items, Draft& draft);

}  // namespace pawl
