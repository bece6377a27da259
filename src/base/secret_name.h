// The names of secrets that the operator keeps in files: jobs name a secret and never carry its value.
#pragma once

#include <string_view>

#include "base/result.h"

namespace pawl {

// 1 to 64 letters, digits, '_', '.' and '-', but neither "." nor "..". Fails with kInvalid.
Result<void> CheckSecretName(std::string_view name);

}  // namespace pawl
