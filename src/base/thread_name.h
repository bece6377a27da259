// Names the calling thread, for those who look at the process from outside: top, perf, a debugger, the benchmarks.
#pragma once

namespace pawl {

// At most 15 bytes are shown.
void NameThisThread(const char* name);

}  // namespace pawl
