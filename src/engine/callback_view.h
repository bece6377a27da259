// A callback as it is read: a job (rules/callbacks.h), with what its delivery has come to.
#pragma once

#include <optional>
#include <string>

#include "model/job.h"

namespace pawl {

struct CallbackView {
  Seq seq = 0;
  JobHead head;
  std::string payload;             // raw JSON, as rules/callbacks.cc writes it
  std::optional<std::string> log;  // raw JSON: the last attempts, as the notifier writes them
};

}  // namespace pawl
