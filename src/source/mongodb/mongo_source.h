// Collections of a MongoDB server or replica set as a source of scans.
//
// A block is one find by increasing _id, read with the majority's concern: what it gives is never rolled back. An
// infinite stream leaves out what is younger than `settle`, by the server's clock, and so is for ids that begin with a
// time: ObjectIds and dates.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "pawl/scan.h"

namespace pawl::source {

struct MongoOptions {
  std::string name = {};  // of the source, for messages
  std::string url = {};   // "mongodb://user:password@host:port/?replicaSet=rs0"
  std::string database = {};
  std::vector<std::string> collections = {};  // those that a scan may name
  std::size_t pool = 4;                       // connections
  std::chrono::milliseconds timeout{10'000};  // of a call of Read
};

// Connects with the first block. Fails with kInvalid if the URL cannot be read.
Result<std::unique_ptr<Source>> OpenMongo(MongoOptions options);

}  // namespace pawl::source
