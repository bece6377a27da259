// A NewJob is a job that a push has made up, before it is there: it is created at once, or in a step of an intent.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "rules/draft.h"
#include "rules/view.h"

namespace pawl {

struct NewJob {
  Seq seq = 0;
  JobHead head;
  JobBody body;
  // Of a living job.
  Ports ports = {};
  StateMap state = {};
  std::vector<std::pair<std::string, std::vector<std::string>>> inputs = {};  // inport -> raw JSON values
  std::vector<std::string> aliases = {};
};

void CreateJob(const NewJob& job, View& view, Now now, Draft& draft);

// Its ids, unique key and names, so that nobody else can get them before it is created.
void TakeNames(const NewJob& job, Draft& draft);

std::string EncodeNewJobs(const NewJob* jobs, std::size_t count);
Result<std::vector<NewJob>> DecodeNewJobs(std::string_view bytes);

}  // namespace pawl
