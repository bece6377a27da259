// Health is what is wrong with this process: each part that watches over something reports a finding, or clears it.
//
// While there is a finding, GET /readyz answers 503 with all of them. GET /metrics has a gauge for each part that has
// ever reported or cleared. The log gets an error when a finding appears or changes, and an info line when it is gone.
// Thread-safe.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/mutex.h"

namespace pawl {

class Health {
 public:
  struct Part {
    std::string name;
    std::string finding;  // empty: all is well
  };

  // `part` is a constant of the program such as "redis_data" (lower case letters, digits and '_'): there are at most
  // kPartsMax of them. `finding` says what is wrong and what to do about it. Reporting the same again does nothing, so
  // a text must not carry a number that changes all the time.
  void Report(std::string_view part, std::string_view finding);
  // All is well (again). A part that clears when it begins to watch is seen in the metrics from then on.
  void Clear(std::string_view part);

  // All parts by name.
  std::vector<Part> Parts() const;
  // "PART: FINDING; PART: FINDING"; empty while all is well.
  std::string Findings() const;

  static constexpr std::size_t kPartsMax = 32;

 private:
  std::string& FindingOf(std::string_view part) PAWL_REQUIRES(mutex_);

  mutable Mutex mutex_;
  std::map<std::string, std::string, std::less<>> findings_ PAWL_GUARDED_BY(mutex_);  // by part
};

}  // namespace pawl
