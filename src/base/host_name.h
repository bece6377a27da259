// The name of this machine, for people: in the names of workers, in lists of nodes.
#pragma once

#include <string>

namespace pawl {

std::string HostName();  // "host" if the system does not tell

}  // namespace pawl
