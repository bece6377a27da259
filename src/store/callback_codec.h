// The bytes of callbacks: what a job or a queue asks for, and what the ends of a job have made. docs/storage.md shows
// the layouts.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "model/job_ids.h"
#include "pawl/job.h"

namespace pawl {

std::string EncodeCallbacks(const std::vector<CallbackSpec>& callbacks);
Result<std::vector<CallbackSpec>> DecodeCallbacks(std::string_view bytes);

// A callback that an end of a job has made: a job of its own.
struct MadeCallback {
  Seq seq = 0;
  std::uint32_t end = 0;   // which end of the owner, from 1
  std::uint8_t index = 0;  // which of the owner's callbacks
  CallbackEvent event = CallbackEvent::kCompleted;
  bool operator==(const MadeCallback&) const = default;
};
inline constexpr std::size_t kMadeCallbacksKept = 20;

// The record RecordKind::kCallbacks of an owner.
struct MadeCallbacks {
  std::uint32_t ends = 0;          // that have made any
  std::vector<MadeCallback> made;  // the last ones, oldest first
  bool operator==(const MadeCallbacks&) const = default;
};

std::string EncodeMadeCallbacks(const MadeCallbacks& record);
Result<MadeCallbacks> DecodeMadeCallbacks(std::string_view bytes);

}  // namespace pawl
