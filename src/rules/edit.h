// EditOp changes a job that waits, or lets a job run again at a later time. Kept apart from operations.h, so that few
// files depend on it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "rules/operations.h"
#include "store/store.h"

namespace pawl {

class Txn;

// When a job may run: a time, or a span from now on; at most one of them.
struct RunTime {
  std::optional<Millis> delay = {};
  std::optional<WallTime> run_at = {};

  bool given() const { return delay || run_at; }
};

struct EditOp {
  using Reply = JobsReply;
  enum class From : std::uint8_t {
    kWaiting,  // queued, scheduled, retrying or suspended; it stays what it is, but for its time
    kAny,      // as RunOp: it waits then, whatever it was
    kForced,   // terminated jobs too
  };
  JobRef job;
  From from = From::kWaiting;
  RunTime time = {};
  std::optional<std::uint8_t> priority = {};
  std::optional<std::string> group = {};    // "": none
  std::optional<std::string> payload = {};  // raw JSON
  std::optional<Version> version = {};      // of the head; another one: kChangedMeanwhile
  std::optional<IdempotencyKey> once = {};
};
Result<EditOp::Reply> Decide(const EditOp& op, Txn& txn);

}  // namespace pawl
