#include "source/document_time.h"

#include <cmath>
#include <string>

#include "base/wall_format.h"

namespace pawl::source {
namespace {

constexpr double kSecondsMax = 1e11;  // the year 5138; as milliseconds it is 1973
constexpr double kMillisMax = 253'402'300'799'999;
constexpr std::size_t kDayLength = 10;

}  // namespace

std::optional<WallTime> TimeOfNumber(double number) {
  const double ms = std::abs(number) < kSecondsMax ? number * 1'000 : number;
  if (!(std::abs(ms) <= kMillisMax)) return std::nullopt;
  return WallFromMillis(static_cast<std::int64_t>(ms));
}

std::optional<WallTime> TimeOfText(std::string_view text) {
  if (const auto time = ParseTime(text); time.ok()) return *time;
  std::string in_utc(text);
  if (in_utc.size() == kDayLength) in_utc += "T00:00:00";
  if (in_utc.size() > kDayLength && in_utc[kDayLength] == ' ') in_utc[kDayLength] = 'T';
  const auto time = ParseTime(in_utc + 'Z');
  return time.ok() ? std::optional(*time) : std::nullopt;
}

}  // namespace pawl::source
