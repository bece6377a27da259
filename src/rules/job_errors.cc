#include "rules/job_errors.h"

namespace pawl {

Error NoSuchJob(const JobRef& ref) {
  return {ErrorCode::kNotFound, "there is no job " + TextOf(ref) + " (it may have been deleted after its retention)"};
}

Error LeaseLost(const std::string& id) {
  return {ErrorCode::kLeaseLost,
          "the token is not the current lease of job " + id + "; another worker may have it: throw this run away"};
}

Error NoSuchPort(const std::string& id, const Ports& ports, PortSide side, std::string_view name) {
  constexpr std::size_t kListed = 20;
  const std::string kind = std::string(Name(side)) + "port";
  std::string detail = "job " + id + " has no " + kind + " named " + std::string(name);
  const std::vector<Port>& there = ports.side(side);
  detail += there.empty() ? "; it has no " + kind + "s" : "; its " + kind + "s are ";
  for (std::size_t i = 0; i < there.size() && i < kListed; ++i) detail += (i > 0 ? ", " : "") + there[i].name;
  if (there.size() > kListed) detail += ", …";
  return {ErrorCode::kPortUnknown, detail};
}

Error NoSuchStep(const std::string& id, std::string_view from, std::string_view to, std::string_view hint) {
  std::string detail = "job " + id + " is " + std::string(from) + " and cannot become " + std::string(to);
  if (!hint.empty()) detail += "; " + std::string(hint);
  return {ErrorCode::kBadTransition, detail};
}

}  // namespace pawl
