#include "rules/operations.h"

namespace pawl {

bool Effects::empty() const {
  return consume.empty() && write.empty() && publish.empty() && connect.empty() && state_set.empty() &&
         state_unset.empty() && ports.empty() && children.empty() && disown.empty() && alias_add.empty() &&
         alias_remove.empty() && !defaults_run && !close_children;
}

}  // namespace pawl
