// The job or the workflow of a schedule or of a hook: a push some of whose texts hold placeholders.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/function_ref.h"
#include "base/json_reader.h"
#include "base/result.h"
#include "model/job_spec.h"
#include "wire/json/ranges.h"
#include "wire/push_policy.h"

namespace pawl::http {

// Replaces the placeholders of a text.
using ExpandFn = FunctionRef<Result<std::string>(std::string_view)>;

// Both read it with its placeholders as they are, which may stand in id, payload, group, unique.key and meta. What
// comes of it by `expand` is checked as a push, so that a template that could never be pushed is refused now.
Result<JobSpec> ReadTemplate(const JsonValue& job, const WireLimits& limits, const PushPolicy& policy, ExpandFn expand);
// The workflow, then each task, followed by its partitions.
Result<std::vector<JobSpec>> ReadWorkflowTemplate(const JsonValue& workflow, const WireLimits& limits,
                                                  const PushPolicy& policy, ExpandFn expand);

}  // namespace pawl::http
