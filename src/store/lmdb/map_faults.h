// LMDB reads its file through a map, and trusts it: where the file was cut short, the disk fails, or a page is damaged,
// the process dies by a signal, or by an assertion of LMDB's. This says which file it was, and what to do about it.
#pragma once

#include <lmdb.h>

#include <cstddef>
#include <string>

namespace pawl {

// What the process ends with when it has died of a data file, if it asked for ExplainMapFaults. Known to
// service managers: starting again does not help.
inline constexpr int kExitDamagedFile = 10;

// For a program, not for a library in somebody else's: from now on a fault inside of a mapped data file is told on
// standard error and ends the process with kExitDamagedFile; so does an assertion of LMDB's. A fault elsewhere is told
// too, and then takes its usual course.
void ExplainMapFaults();

// A data file as it is mapped into memory, known to the handlers while it lives.
class MappedFile {
 public:
  // `env` is open. A file that is not found in the list of the process's maps is not known to the handlers.
  explicit MappedFile(MDB_env* env);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

 private:
  int slot_ = -1;
};

}  // namespace pawl
