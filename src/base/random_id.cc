#include "base/random_id.h"

#include <array>

#include "base/random.h"
#include "base/uuid.h"

namespace pawl {

std::string RandomId() {
  std::array<std::uint8_t, 16> bytes{};
  FillRandom(bytes);
  return ToHex(bytes);
}

}  // namespace pawl
