// Files with a JSON value a line, below one folder, as a source of scans.
//
// The key of a document is the place behind its line: {"file":"DEVICE:INODE:SIZE","byte":n}. A file that is appended to
// is read on from there. One that was truncated, or replaced by another of the same name, fails with kSourceChanged.
#pragma once

#include <memory>
#include <string>

#include "pawl/scan.h"

namespace pawl::source {

// A task names a file by its path below `root`; neither ".." nor a symbolic link leads out of it.
std::shared_ptr<Source> MakeNdjsonSource(std::string root);

}  // namespace pawl::source
