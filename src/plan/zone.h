// A Zone is a time zone of the machine's database (tzdata), such as Europe/Rome: how its clocks run against UTC.
//
// A value that is cheap to copy. Threads may share it. A zone is read from its file when it is first asked for, and
// stays in memory.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "plan/cron.h"

namespace pawl {

class Zone {
 public:
  // Fails with kUnknownTimezone, and says which zone may have been meant.
  static Result<Zone> Find(std::string_view name);

  const std::string& name() const;

  // The offset from UTC at a time, and until when it holds; nothing: for ever.
  struct Offset {
    std::chrono::seconds from_utc{0};
    std::optional<std::chrono::sys_seconds> until = {};
  };
  Offset OffsetAt(std::chrono::sys_seconds at) const;

  // When the clocks show `local` for the first time; if they skip it, when they skip it.
  std::chrono::sys_seconds FirstAt(LocalTime local) const;

 private:
  struct Data;
  explicit Zone(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

  std::shared_ptr<const Data> data_;
};

}  // namespace pawl
