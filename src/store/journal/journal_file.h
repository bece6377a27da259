// The files of a journal. Each holds records one after the other from its beginning, each a commit of the Kv that the
// journal belongs to. Little endian:
//
//   length of the bytes u32 | CRC32C of all that follows u32 | id of the journal, 16 bytes |
//   the state of the data file that the record comes after: transaction u64, checksum u32 | number u64 | bytes
//
// There are two files, written in turn: when the data file has got what one of them holds, the next record goes to the
// beginning of the other one. Behind the last record of a file there may be older ones, which do not continue it. What
// the journal promises after a crash rests on an order of things:
//
//   - the data file is flushed when all records up to then are in the journal, and the commit before is surely on disk;
//   - a file is written over when the data file has been flushed since: what it held is in a commit that is on disk;
//   - files are emptied the older one first.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash.h"
#include "base/result.h"
#include "store/lmdb/data_file.h"
#include "store/syncer.h"

namespace pawl {

inline constexpr std::array<const char*, 2> kJournalFileNames = {"pawl.journal-a", "pawl.journal-b"};

using JournalId = Hash128;

struct JournalRecord {
  CommitNumber number = 0;
  std::string_view bytes;
};

void AppendJournalRecord(const JournalId& id, const DataFileState& base, const JournalRecord& record, std::string& out);

// What is whole of a file: records of one id and base, with numbers without a gap. A record that was cut short by a
// crash ends it; nobody was told of that commit.
struct JournalContent {
  JournalContent() = default;
  JournalContent(JournalContent&&) = default;
  JournalContent& operator=(JournalContent&&) = default;
  JournalContent(const JournalContent&) = delete;
  JournalContent& operator=(const JournalContent&) = delete;
  ~JournalContent() = default;

  std::string path;
  std::string file;
  JournalId id;
  DataFileState base;
  std::vector<JournalRecord> records;  // views of `file`
};

JournalContent ParseJournal(std::string file);

// Both files, the older records first.
using JournalContents = std::array<JournalContent, 2>;

// A file that is missing is empty.
Result<JournalContents> ReadJournal(const std::string& dir);

// Whether the last commit of the data file may not be whole: then all that came after the one before it is here.
bool GoesBack(const JournalContents& journal, const DataFileStates& states);

// Durably; a file that is missing is empty.
Result<void> EmptyFile(const std::string& path);

}  // namespace pawl
