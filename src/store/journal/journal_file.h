// The files of a journal. Each holds writes one after the other from its beginning. A write is what went to the disk in
// one piece under one sync: a head, and a record for each commit of the Kv that the journal belongs to. Little endian:
//
//   head:   magic u32 | CRC32C of the rest of the head u32 | id of the journal, 16 bytes |
//           base: the state of the data file that the records come after: transaction u64, checksum u32 |
//           length of the records u32 | number of the first record u64 |
//           durable: the last commit that was synced before this write began u64 |
//           settled: the last transaction of the data file that was synced before this write began u64
//   record: length of the bytes u32 | CRC32C of the number and the bytes u32 | number u64 | bytes
//
// There are two files, written in turn: when the data file has got what one of them holds, the next write goes to the
// beginning of the other one. Behind the last write of a file there may be older ones, which do not continue it. What
// the journal promises after a crash rests on an order of things:
//
//   - a write begins when the one before it is synced;
//   - the data file is flushed when all records up to then are synced, and the commit before is surely on disk;
//   - a file is written over when the data file has been flushed since: what it held is in a commit that is on disk;
//   - files are emptied the older one first.
//
// So a power failure leaves every write whole but the last one. Whatever proves that a commit was synced, the `durable`
// of a later write or the note, proves that a journal which does not lead up to that commit is damaged.
//
// The note is a small file beside the two that says the same as a head does. It is written after each sync of the
// journal, but synced only with each flush of the data file: it may lag behind, and is never ahead of what is on disk.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash.h"
#include "base/result.h"
#include "store/lmdb/data_file.h"
#include "store/syncer.h"

namespace pawl {

inline constexpr std::array<const char*, 2> kJournalFileNames = {"pawl.journal-a", "pawl.journal-b"};
inline constexpr const char* kJournalNoteName = "pawl.journal-note";

using JournalId = Hash128;

struct JournalRecord {
  CommitNumber number = 0;
  std::string_view bytes;
};

struct JournalHead {
  JournalId id;
  DataFileState base;
  std::uint32_t length = 0;
  CommitNumber first = 0;
  CommitNumber durable = 0;
  std::uint64_t settled = 0;
};

// A write is made by these three, in this order; the last one fills in the length of `head` too.
void BeginJournalWrite(std::string& write);
void AppendJournalRecord(const JournalRecord& record, std::string& write);
void EndJournalWrite(JournalHead head, std::string& write);

struct JournalNote {
  JournalId id;
  CommitNumber durable = 0;
  std::uint64_t settled = 0;
};

std::string EncodeJournalNote(const JournalNote& note);
std::optional<JournalNote> ParseJournalNote(std::string_view bytes);

// A head that is whole, wherever it stands in a file.
struct FoundHead {
  std::uint64_t at = 0;
  JournalHead head;
};

// What is whole of a file. `records` are those that can be made again: of one id and base, from the beginning of the
// file, with numbers without a gap. They end at `end`, where a write was cut short, or is damaged, or is an older one.
struct JournalContent {
  JournalContent() = default;
  JournalContent(JournalContent&&) = default;
  JournalContent& operator=(JournalContent&&) = default;
  JournalContent(const JournalContent&) = delete;
  JournalContent& operator=(const JournalContent&) = delete;
  ~JournalContent() = default;

  std::string path;
  bool missing = false;
  std::string file;
  JournalId id;
  DataFileState base;
  std::vector<JournalRecord> records;  // views of `file`
  std::uint64_t end = 0;
  std::vector<FoundHead> heads;  // all of them
};

JournalContent ParseJournal(std::string file);

// The whole records of the write at `found`, up to the first that is not; views of `content`.
std::vector<JournalRecord> RecordsOfWrite(const JournalContent& content, const FoundHead& found);

struct JournalOnDisk {
  std::array<JournalContent, 2> files;  // the one with the older records first
  std::optional<JournalNote> note;      // nothing if there is none that is whole
};

Result<JournalOnDisk> ReadJournal(const std::string& dir);

// Whether the last commit of the data file may not be whole: then all that came after the one before it is here.
bool GoesBack(const JournalOnDisk& journal, const DataFileStates& states);

// Nothing if there is no such file.
Result<std::optional<std::string>> ReadWholeFile(const std::string& path);

// Durably; a file that is missing is empty.
Result<void> EmptyFile(const std::string& path);

}  // namespace pawl
