#include "base/error.h"

#include <array>

namespace pawl {
namespace {

// In the order of ErrorCode. Names are part of the API: add, never rename.
constexpr auto kTable = std::to_array<ErrorInfo>({
    {"bad_json", 400, "The body is not valid JSON", false},
    {"too_deep", 400, "The JSON is nested too deeply", false},
    {"too_large", 413, "Too large", false},
    {"invalid", 422, "A value is not valid", false},
    {"unknown_field", 422, "Unknown field", false},
    {"bad_request", 400, "Bad request", false},
    {"no_route", 404, "No such path", false},
    {"bad_method", 405, "Method not allowed", false},
    {"unauthorized", 401, "Authentication needed", false},
    {"forbidden", 403, "Not allowed", false},
    {"not_found", 404, "Not found", false},
    {"lease_lost", 409, "The lease is lost", false},
    {"bad_transition", 409, "The job's state does not allow it", false},
    {"id_taken", 409, "The id is taken", false},
    {"idempotency_reused", 409, "The Idempotency-Key was used for another request", false},
    {"not_empty", 409, "Not empty", false},
    {"port_unknown", 404, "No such port", false},
    {"port_conflict", 409, "The port's data was consumed by another", false},
    {"name_taken", 409, "The name is taken", false},
    {"not_registered", 422, "The type is not registered", false},
    {"blocked_url", 422, "The URL may not be called", false},
    {"unknown_task", 422, "There is no such job or task", false},
    {"cycle", 422, "Jobs wait for each other in a circle", false},
    {"unreachable_task", 422, "The task would never start", false},
    {"workflow_closed", 409, "The workflow takes no more parts", false},
    {"precondition_failed", 412, "It has changed since", false},
    {"bad_cron", 422, "Not a cron expression", false},
    {"unknown_timezone", 422, "No such time zone", false},
    {"never_fires", 422, "It would never fire", false},
    {"rate_limited", 429, "Too many calls", true},
    {"offset_not_increasing", 409, "The offset is behind the last one", false},
    {"partition_eof", 409, "The partition is at its end", false},
    {"bad_filter", 422, "Not a filter that can be used", false},
    {"unknown_source", 422, "No such source", false},
    {"key_type", 422, "Keys without an order", false},
    {"late_keys", 422, "Documents could be missed", false},
    {"source_unavailable", 503, "The source is away", true},
    {"source_changed", 409, "The source is not what it was", false},
    {"source_gap", 409, "Documents are gone", false},
    {"overloaded", 503, "Overloaded", true},
    {"stopping", 503, "Shutting down", true},
    {"not_ready", 503, "Not ready", true},
    {"no_space", 507, "The disk is full", true},
    {"storage", 503, "The store has failed", true},
    {"corrupt", 500, "Stored data is damaged", false},
    {"in_use", 503, "The data directory is in use", false},
    {"wrong_format", 500, "Not a data file of this version", false},
    {"unreachable", 503, "The server cannot be reached", true},
    {"unavailable", 503, "The store cannot be reached", true},
    {"internal", 500, "Internal error", false},
});
static_assert(kTable.size() == static_cast<std::size_t>(ErrorCode::kInternal) + 1);

}  // namespace

const ErrorInfo& Describe(ErrorCode code) { return kTable.at(static_cast<std::size_t>(code)); }

std::string ToString(const Error& error) {
  std::string text(Describe(error.code).name);
  text += ": ";
  if (!error.field.empty()) text += error.field + ": ";
  return text + error.detail;
}

}  // namespace pawl
