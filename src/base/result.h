// The results of the public API serve the inside too.
#pragma once

#include "pawl/result.h"  // IWYU pragma: export
