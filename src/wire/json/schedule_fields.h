// A schedule as JSON, in requests and answers.
#pragma once

#include <string>
#include <string_view>

#include "base/json_reader.h"
#include "base/result.h"
#include "pawl/schedule.h"
#include "wire/json/template_fields.h"

namespace pawl::http {

inline constexpr std::size_t kPreviewMax = 1'000;

std::string_view Name(Overlap overlap);
std::string_view Name(CatchUp catch_up);

// What a request says of a schedule. Its job or workflow has placeholders, so it is not read as a push yet.
struct ScheduleBody {
  ScheduleRequest schedule;
  TemplateFields pushed = {};
};
Result<ScheduleBody> ReadSchedule(std::string_view body);

// Appends it as JSON. Fails with kBadJson, naming the field, if a value that is given as JSON is not.
Result<void> AppendSchedule(const ScheduleRequest& schedule, std::string& out);

}  // namespace pawl::http
