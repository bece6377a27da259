// The refusals that several rules share.
#pragma once

#include "base/error.h"
#include "model/state.h"
#include "rules/operations.h"

namespace pawl {

Error NoSuchJob(const JobRef& ref);
Error LeaseLost(const std::string& id);
// Names the ports that there are.
Error NoSuchPort(const std::string& id, const Ports& ports, PortSide side, std::string_view name);
// Names both states, as they are shown.
Error NoSuchStep(const std::string& id, std::string_view from, std::string_view to, std::string_view hint);

}  // namespace pawl
