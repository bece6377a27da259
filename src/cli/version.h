// The version of the program; the same as in CMakeLists.txt, which a test checks.
#pragma once

namespace pawl::cli {

inline constexpr const char* kVersion = "0.1.0";

}  // namespace pawl::cli
