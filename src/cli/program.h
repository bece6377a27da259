// The program `pawl`: reads the arguments, runs the sub-command, gives its exit code.
#pragma once

namespace pawl::cli {

int RunProgram(int argc, char** argv);

}  // namespace pawl::cli
