// The ports of a job that a test pushes, declared as the ports of a job that is there.
#pragma once

#include "model/stateful.h"
#include "rules/operations.h"

namespace pawl {

inline void SetPorts(JobSpec& spec, const Ports& ports) {
  const auto declare = [](const std::vector<Port>& list, PortSpecs& out) {
    for (const Port& port : list) out[port.name] = {port.default_value, port.channels, port.keep};
  };
  declare(ports.in, spec.in);
  declare(ports.out, spec.out);
}

}  // namespace pawl
