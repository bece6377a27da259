#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace pawl {

void CheckFailed(const char* expression, const char* why, const char* file, int line) {
  std::fprintf(stderr, "pawl: internal error at %s:%d: %s (%s)\n", file, line, why, expression);
  std::abort();
}

}  // namespace pawl
