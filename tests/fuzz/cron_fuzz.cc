// Whatever is given for a cron expression.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.h"
#include "plan/next_time.h"

namespace pawl {
namespace {

constexpr WallTime kStart = WallFromMillis(1'774'700'000'000);  // a day before the clocks of Rome change

void CheckTimes(const Cron& cron, const Zone& zone) {
  WallTime at = kStart;
  for (int i = 0; i < 4; ++i) {
    const auto next = NextTime(cron, zone, at);
    if (!next) return;
    PAWL_CHECK(*next > at, "the next time is later");
    at = *next;
  }
}

}  // namespace
}  // namespace pawl

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace pawl;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  static const Zone rome = *Zone::Find("Europe/Rome");
  const auto cron = ParseCron(text);
  if (cron.ok()) {
    CheckTimes(*cron, rome);
  } else {
    PAWL_CHECK(cron.error().code == ErrorCode::kBadCron && !cron.error().detail.empty(), "an error has a text");
  }
  return 0;
}
