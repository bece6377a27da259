// Errors that say nothing of the request itself: the same request may succeed a little later.
#pragma once

#include "base/error.h"

namespace pawl {

inline bool IsPassing(const Error& error) {
  return error.code == ErrorCode::kOverloaded || error.code == ErrorCode::kUnavailable ||
         error.code == ErrorCode::kNotReady;
}

}  // namespace pawl
