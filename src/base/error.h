// The errors of the public API serve the inside too.
#pragma once

#include "pawl/error.h"  // IWYU pragma: export
