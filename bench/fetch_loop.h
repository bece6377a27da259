// The bare loop that Pawl's callbacks and downloads are compared with: libcurl's multi interface on an epoll, one
// thread, nothing stored but the files. It does what has to be done whoever does it, and no more.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"

namespace pawl::bench {

struct FetchLoad {
  std::vector<std::uint16_t> ports;  // of 127.0.0.1; each is a host, and they take turns
  std::size_t count = 20'000;        // transfers
  std::size_t in_flight = 256;
  std::string path = "/";        // what is asked for; the number of the transfer follows it
  std::size_t body_bytes = 0;    // a POST of so many bytes, with the headers of a callback; 0: a GET
  std::string directory = {};    // of a GET: what comes is stored there durably; empty: it is thrown away
  std::size_t commits_max = 32;  // files that share a sync of their folder, as with Pawl
  std::size_t folder_files = 4'096;
};

struct FetchFigures {
  double per_second = 0;
  std::chrono::duration<double, std::micro> processor_each{0};  // of this process, for one transfer
};

// Fails if a transfer does, or is answered with anything but 2xx.
Result<FetchFigures> RunFetchLoad(const FetchLoad& load);

}  // namespace pawl::bench
