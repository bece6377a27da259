#include "cli/program.h"

int main(int argc, char** argv) { return pawl::cli::RunProgram(argc, argv); }
