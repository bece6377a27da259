// The checks of the public API serve the inside too.
#pragma once

#include "pawl/check.h"  // IWYU pragma: export
