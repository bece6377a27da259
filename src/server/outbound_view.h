// What a node calls by itself, for people and for /metrics. Only of this node, and without the names of hosts where a
// label would be made of each.
#pragma once

#include <string>

#include "executors/built_in_work.h"

namespace pawl {

std::string RenderOutbound(const BuiltInWork& work, Now now);
std::string RenderOutboundMetrics(const BuiltInWork& work);

}  // namespace pawl
