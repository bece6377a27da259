// What schedules and hooks push, as JSON: a job or a workflow some of whose texts hold placeholders.
#pragma once

#include <optional>

#include "base/json_reader.h"
#include "base/result.h"
#include "pawl/workflow.h"

namespace pawl::http {

// {"job": …} or {"workflow": …}.
struct TemplateFields {
  std::optional<JsonValue> job = {};
  std::optional<JsonValue> workflow = {};

  Result<void> CheckOne() const;
};

// As an answer shows them: names are not checked, as placeholders may stand in them, and members of a newer server are
// passed over.
Result<void> ReadTemplateFields(const JsonValue& job, PushRequest& out);
Result<void> ReadTemplateFields(const JsonValue& workflow, Workflow& out);

}  // namespace pawl::http
