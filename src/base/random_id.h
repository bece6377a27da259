// Ids and keys that a client makes by itself.
#pragma once

#include <string>

namespace pawl {

// 128 bits that cannot be guessed, as hexadecimal digits. Thread-safe.
std::string RandomId();

}  // namespace pawl
