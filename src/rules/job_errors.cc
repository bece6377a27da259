#include "rules/job_errors.h"

namespace pawl {

Error NoSuchJob(const JobRef& ref) {
  const std::string name =
      std::holds_alternative<Seq>(ref) ? "~" + std::to_string(std::get<Seq>(ref)) : std::get<std::string>(ref);
  return {ErrorCode::kNotFound, "there is no job " + name + " (it may have been deleted after its retention)"};
}

Error LeaseLost(const std::string& id) {
  return {ErrorCode::kLeaseLost,
          "the token is not the current lease of job " + id + "; another worker may have it: throw this run away"};
}

Error NoSuchStep(const std::string& id, std::string_view from, std::string_view to, std::string_view hint) {
  std::string detail = "job " + id + " is " + std::string(from) + " and cannot become " + std::string(to);
  if (!hint.empty()) detail += "; " + std::string(hint);
  return {ErrorCode::kBadTransition, detail};
}

}  // namespace pawl
