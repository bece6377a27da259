// The types of jobs that Pawl runs itself. Each has a queue of its name.
#pragma once

#include <string_view>

namespace pawl {

inline constexpr std::string_view kHttpType = "http";          // calls an endpoint
inline constexpr std::string_view kDownloadType = "download";  // brings a file
inline constexpr std::string_view kExecType = "exec";          // runs a command of the operator

}  // namespace pawl
