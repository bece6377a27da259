#include "base/secret_name.h"

#include <algorithm>

namespace pawl {
namespace {

constexpr std::size_t kSecretNameBytesMax = 64;

bool IsSecretNameCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-';
}

}  // namespace

Result<void> CheckSecretName(std::string_view name) {
  const bool right = !name.empty() && name.size() <= kSecretNameBytesMax && name != "." && name != ".." &&
                     std::all_of(name.begin(), name.end(), IsSecretNameCharacter);
  if (right) return {};
  return Error{ErrorCode::kInvalid,
               "must be the name of a secret: 1 to 64 letters, digits, '_', '.' and '-', but not \".\" or \"..\""};
}

}  // namespace pawl
