// A Message was published to a channel: what streams of channels are told, after the commit and at most once. What jobs
// get of it is on their ports.
#pragma once

#include <string>

#include "base/clock.h"

namespace pawl {

struct Message {
  std::string channel;
  std::string value;  // raw JSON
  WallTime at;
  std::string progress_of = {};  // not empty: the id of a job whose progress the value is; for streams alone
};

}  // namespace pawl
