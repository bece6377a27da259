// A Syncer brings the commits of a store to disk behind the back of who makes them. Commits are numbered in the order
// in which they were made; what rests on one is told to nobody before it is durable.
#pragma once

#include <cstdint>
#include <functional>

#include "base/result.h"

namespace pawl {

using CommitNumber = std::uint64_t;

// Thread-safe, but for committed(), which belongs to who commits.
class Syncer {
 public:
  virtual ~Syncer() = default;

  // The last one.
  virtual CommitNumber committed() const = 0;
  // Up to and with this one all are as durable as was asked for: on disk, or soon. An error is final: the others never
  // will be.
  virtual Result<CommitNumber> durable() const = 0;
  // Returns when all that are committed are durable. kNoSpace: they are not, unless the store is flushed.
  virtual Result<void> AwaitAll() = 0;
  // Called on the syncer's own thread, with true when it has made something durable, with false when it cannot: it has
  // failed, or the store is to be flushed. To set another one waits for a call under way.
  virtual void OnMoved(std::function<void(bool durable)> moved) = 0;
};

}  // namespace pawl
