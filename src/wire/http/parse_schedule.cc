#include "wire/http/parse_schedule.h"

#include <array>

#include "wire/json/fields.h"
#include "wire/json/ranges.h"

namespace pawl::http {
namespace {

constexpr std::int64_t kTimesShownMax = 1'000;

constexpr std::array<Field<TimesAsk>, 4> kTimesAskFields{{
    {"cron", [](const JsonValue& v, TimesAsk& out) { return ReadText(v, kCronMax, out.times.cron); }, true},
    {"timezone", [](const JsonValue& v, TimesAsk& out) { return ReadText(v, kTextMax, out.times.timezone); }},
    {"count", [](const JsonValue& v, TimesAsk& out) { return ReadWhole(v, 1, kTimesShownMax, out.count); }},
    {"from", [](const JsonValue& v, TimesAsk& out) { return ReadTime(v, out.from); }},
}};

}  // namespace

Result<TimesAsk> ParseTimesAsk(std::string_view body) { return ReadBody<TimesAsk>(body, kTimesAskFields); }

}  // namespace pawl::http
