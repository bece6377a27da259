// How long it takes from the end of a job until the receiver of its callback has the request; and the least that this
// could take, a POST after two syncs of the disk.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/latencies.h"
#include "base/result.h"

namespace pawl::bench {

struct EndedJobs {
  std::uint16_t server_port = 0;      // Pawl's HTTP
  std::uint16_t receiver_port = 0;    // the callback of job i goes to /i there
  std::vector<std::string> finishes;  // bodies of POST /v1/finish, one for each job
  std::size_t per_second = 0;         // 0: one job at a time, each after a rest
  std::chrono::milliseconds rest{2};
};

// From the sending of each finish until its callback has arrived.
Result<Latencies> MeasureCallbacks(const EndedJobs& jobs);

// `count` times, each after a rest: two pages written to a file in `directory` and synced one after the other, then a
// POST, until it has arrived.
Result<Latencies> MeasureBarePosts(const std::string& directory, std::size_t count, std::chrono::milliseconds rest);

}  // namespace pawl::bench
