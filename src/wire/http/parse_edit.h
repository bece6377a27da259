// The calls that plan or change a job that is there already, and the version of a job as an entity tag.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/edit.h"
#include "wire/http/parse_job.h"

namespace pawl::http {

// POST /v1/jobs/{ref}/run: "force", and "delay" or "run_at".
struct RunCall {
  bool force = false;
  RunTime time = {};
};
Result<RunCall> ParseRun(std::string_view body);

// PATCH /v1/jobs/{ref}: at least one field.
Result<EditOp> ParseEdit(std::string_view body, const WireLimits& limits);

// "12345", with its quotes.
std::string RenderTag(Version version);
// Of If-Match; nothing: there is none, or it is "*". A tag that is not of this form matches no version.
std::optional<Version> ParseTag(std::string_view header);

}  // namespace pawl::http
