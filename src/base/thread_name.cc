#include "base/thread_name.h"

#include <sys/prctl.h>

namespace pawl {

void NameThisThread(const char* name) { prctl(PR_SET_NAME, name); }

}  // namespace pawl
