#include "wire/push_spec.h"

#include <string>
#include <utility>

#include "base/canonical_json.h"
#include "wire/json/push_fields.h"

namespace pawl {

Result<JobSpec> SpecOf(PushRequest job, const http::WireLimits& limits) {
  PAWL_TRY(http::CheckPush(job, limits));
  JobSpec spec;
  if (!job.id.empty()) {
    std::string text;
    PAWL_TRY(http::AppendPush(job, text));
    PAWL_ASSIGN(const std::string canonical, CanonicalJson(text));
    spec.content = HashBytes(canonical);
  }
  static_cast<PushRequest&>(spec) = std::move(job);
  return spec;
}

}  // namespace pawl
