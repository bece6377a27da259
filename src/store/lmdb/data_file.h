// The data directory and its one data file, before and beside LMDB: who may use it, and whether it is fit to be mapped.
// A mapped file that is shorter than LMDB believes kills the process with SIGBUS, so its two heads are read by hand
// first.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "base/file_handle.h"
#include "base/result.h"

namespace pawl {

inline constexpr char kDataFileName[] = "pawl.mdb";
inline constexpr char kLockFileName[] = "pawl.lock";

// "open /x/pawl.mdb: Permission denied", as kStorage, or as kNoSpace for a full disk.
Error FileError(const std::string& what, const std::string& path, int error_number);

// Creates the directory (mode 0700) if it is missing, and holds it for this process until the last copy is gone, or the
// process dies. kInUse names the other's pid.
using DirectoryLock = std::shared_ptr<const FileHandle>;
Result<DirectoryLock> HoldDataDirectory(const std::string& dir);

// The same to look at a directory that is there: changes nothing in it, so a server that is started meanwhile is
// refused without the pid of this process. Nothing to hold if nobody has had it open yet.
Result<DirectoryLock> HoldToRead(const std::string& dir);

// Makes the creation or renaming of files in `dir` durable.
Result<void> SyncDirectory(const std::string& dir);

struct DataFileFacts {
  std::uint64_t length = 0;
  std::uint64_t page_bytes = 0;
  std::uint64_t used_bytes = 0;  // up to the end of the last page in use
  std::string head = {};         // of the last commit, as it stands in the file
};

// Nothing if there is no such file. kWrongFormat if it is not LMDB's, kCorrupt if it is cut short or damaged. Only
// reads.
Result<std::optional<DataFileFacts>> InspectDataFile(const std::string& path);

// A commit of LMDB, as its head in the file tells it: the number of its transaction, and a checksum of the rest.
struct DataFileState {
  std::uint64_t transaction = 0;
  std::uint32_t checksum = 0;
  bool operator==(const DataFileState&) const = default;
};
// LMDB keeps two: a commit leaves the pages of the one before it alone.
struct DataFileStates {
  DataFileState last;
  DataFileState before;
};

// Nothing if there is no such file.
Result<std::optional<DataFileStates>> ReadDataFileStates(const std::string& path);

// The first two pages as they are, for a copy of them.
Result<std::string> ReadDataFileHeads(const std::string& path);

// The last commit has never been: the one before it becomes the last. Returns what PutBackState takes to undo that.
// Durable when they return; nobody may have the file open.
Result<std::string> DropLastState(const std::string& path);
Result<void> PutBackState(const std::string& path, const std::string& dropped);

}  // namespace pawl
