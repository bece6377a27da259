// The answer to a worker outside that reads documents through the server.
#pragma once

#include <string>

#include "pawl/scan.h"

namespace pawl::http {

// Whoever has the lease gets documents byte for byte.
std::string RenderDocuments(const Block& block);

}  // namespace pawl::http
