// A dead document as it waits on the port of its partition to be worked again.
#pragma once

#include <string_view>

#include "pawl/scan.h"

namespace pawl {

// `value` is what the rules keep of a DeadDocument: {"key":…,"error":…,"document":…}. One that was too large to be kept
// has an error.
Document ReplayedDocument(std::string_view value);

}  // namespace pawl
