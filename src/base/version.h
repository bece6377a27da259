// The version of the program; the same as in CMakeLists.txt, which a test checks.
#pragma once

namespace pawl {

inline constexpr const char* kPawlVersion = "0.1.0";

}  // namespace pawl
