#include "store/journal/journal_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "base/crc32c.h"
#include "store/bytes.h"

namespace pawl {
namespace {

// Never change: part of the storage format.
constexpr std::string_view kHeadMagic = "PJW1";
constexpr std::string_view kNoteMagic = "PJN1";
constexpr std::size_t kWriteHeadBytes = 64;
constexpr std::size_t kNoteBytes = 40;
constexpr std::size_t kFrameBytes = 4 + 4 + 8;  // of a record
constexpr std::size_t kCheckedFrom = 8;         // of all three: what follows is covered by the checksum before it

// Of all of `bytes` but the checksum and what stands before it.
void PutChecksum(char* bytes, std::size_t size) {
  const std::uint32_t crc = Crc32c(std::string_view(bytes, size).substr(kCheckedFrom));
  std::memcpy(bytes + kCheckedFrom - sizeof crc, &crc, sizeof crc);
}

bool HasChecksum(std::string_view bytes) {
  std::uint32_t crc = 0;
  std::memcpy(&crc, bytes.data() + kCheckedFrom - sizeof crc, sizeof crc);
  return Crc32c(bytes.substr(kCheckedFrom)) == crc;
}

std::optional<JournalHead> HeadAt(std::string_view file, std::size_t at) {
  if (at > file.size() || file.size() - at < kWriteHeadBytes) return std::nullopt;
  const std::string_view bytes = file.substr(at, kWriteHeadBytes);
  if (!bytes.starts_with(kHeadMagic) || !HasChecksum(bytes)) return std::nullopt;
  ByteReader reader(bytes.substr(kCheckedFrom));
  JournalHead head;
  head.id = reader.Hash();
  head.base.transaction = reader.U64();
  head.base.checksum = reader.U32();
  head.length = reader.U32();
  head.first = reader.U64();
  head.durable = reader.U64();
  head.settled = reader.U64();
  return head;
}

// At the beginning of `rest`, if it is whole.
std::optional<JournalRecord> RecordAt(std::string_view rest) {
  if (rest.size() < kFrameBytes) return std::nullopt;
  ByteReader reader(rest);
  const std::size_t length = reader.U32();
  reader.U32();
  const CommitNumber number = reader.U64();
  if (rest.size() - kFrameBytes < length || !HasChecksum(rest.substr(0, kFrameBytes + length))) return std::nullopt;
  return JournalRecord{number, rest.substr(kFrameBytes, length)};
}

// A payload that looks like a head would have to know the random id of the journal.
std::vector<FoundHead> FindHeads(std::string_view file) {
  std::vector<FoundHead> found;
  for (std::size_t at = file.find(kHeadMagic); at != std::string_view::npos; at = file.find(kHeadMagic, at + 1)) {
    if (const auto head = HeadAt(file, at)) found.push_back({at, *head});
  }
  return found;
}

}  // namespace

void BeginJournalWrite(std::string& write) { write.assign(kWriteHeadBytes, '\0'); }

void AppendJournalRecord(const JournalRecord& record, std::string& write) {
  const std::size_t start = write.size();
  ByteWriter writer(write);
  writer.U32(static_cast<std::uint32_t>(record.bytes.size()));
  writer.U32(0);
  writer.U64(record.number);
  writer.Raw(record.bytes.data(), record.bytes.size());
  PutChecksum(write.data() + start, write.size() - start);
}

void EndJournalWrite(JournalHead head, std::string& write) {
  head.length = static_cast<std::uint32_t>(write.size() - kWriteHeadBytes);
  std::string bytes(kHeadMagic);
  ByteWriter writer(bytes);
  writer.U32(0);
  writer.Hash(head.id);
  writer.U64(head.base.transaction);
  writer.U32(head.base.checksum);
  writer.U32(head.length);
  writer.U64(head.first);
  writer.U64(head.durable);
  writer.U64(head.settled);
  PutChecksum(bytes.data(), bytes.size());
  write.replace(0, kWriteHeadBytes, bytes);
}

std::string EncodeJournalNote(const JournalNote& note) {
  std::string bytes(kNoteMagic);
  ByteWriter writer(bytes);
  writer.U32(0);
  writer.Hash(note.id);
  writer.U64(note.durable);
  writer.U64(note.settled);
  PutChecksum(bytes.data(), bytes.size());
  return bytes;
}

std::optional<JournalNote> ParseJournalNote(std::string_view bytes) {
  if (bytes.size() != kNoteBytes || !bytes.starts_with(kNoteMagic) || !HasChecksum(bytes)) return std::nullopt;
  ByteReader reader(bytes.substr(kCheckedFrom));
  JournalNote note;
  note.id = reader.Hash();
  note.durable = reader.U64();
  note.settled = reader.U64();
  return note;
}

JournalContent ParseJournal(std::string file) {
  JournalContent content;
  content.file = std::move(file);
  const std::string_view bytes = content.file;
  content.heads = FindHeads(bytes);
  while (const auto head = HeadAt(bytes, content.end)) {
    const bool first = content.records.empty();
    if (!first &&
        (head->id != content.id || head->base != content.base || head->first != content.records.back().number + 1)) {
      break;
    }
    content.id = head->id;
    content.base = head->base;
    CommitNumber next = head->first;
    std::uint64_t at = content.end + kWriteHeadBytes;
    const std::uint64_t end = at + head->length;
    while (at < end) {
      const auto record = RecordAt(bytes.substr(0, end).substr(at));
      if (!record || record->number != next) break;
      content.records.push_back(*record);
      at += kFrameBytes + record->bytes.size();
      ++next;
    }
    content.end = at;
    if (at != end || next == head->first) break;
  }
  return content;
}

std::vector<JournalRecord> RecordsOfWrite(const JournalContent& content, const FoundHead& found) {
  std::vector<JournalRecord> records;
  std::string_view rest = std::string_view(content.file).substr(found.at + kWriteHeadBytes);
  rest = rest.substr(0, found.head.length);
  while (const auto record = RecordAt(rest)) {
    if (record->number != found.head.first + records.size()) break;
    records.push_back(*record);
    rest.remove_prefix(kFrameBytes + record->bytes.size());
  }
  return records;
}

Result<std::optional<std::string>> ReadWholeFile(const std::string& path) {
  const FileHandle handle(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!handle.valid() && errno == ENOENT) return std::optional<std::string>();
  if (!handle.valid()) return FileError("open", path, errno);
  struct stat status {};
  if (fstat(handle.fd(), &status) != 0) return FileError("read", path, errno);
  std::string file(static_cast<std::size_t>(status.st_size), '\0');
  for (std::size_t at = 0; at < file.size();) {
    const ssize_t got = pread(handle.fd(), file.data() + at, file.size() - at, static_cast<off_t>(at));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return FileError("read", path, errno);
    if (got == 0) file.resize(at);
    at += static_cast<std::size_t>(got);
  }
  return std::optional(std::move(file));
}

Result<JournalOnDisk> ReadJournal(const std::string& dir) {
  JournalOnDisk journal;
  for (std::size_t i = 0; i < journal.files.size(); ++i) {
    const std::string path = dir + "/" + kJournalFileNames.at(i);
    PAWL_ASSIGN(auto file, ReadWholeFile(path));
    journal.files.at(i) = ParseJournal(file ? *std::move(file) : std::string());
    journal.files.at(i).path = path;
    journal.files.at(i).missing = !file;
  }
  auto& [older, newer] = journal.files;
  const auto first_number = [](const JournalContent& content) {
    return content.records.empty() ? 0 : content.records.front().number;
  };
  if (first_number(newer) < first_number(older)) std::swap(older, newer);
  PAWL_ASSIGN(const auto note, ReadWholeFile(dir + "/" + kJournalNoteName));
  if (note) journal.note = ParseJournalNote(*note);
  return journal;
}

// Both files come after a commit that the data file may have. If the older one leads up to the newer one it has not
// been written over, so that the commit between them may not be on disk. Otherwise it is, and the older one is of no
// use.
bool GoesBack(const JournalOnDisk& journal, const DataFileStates& states) {
  const auto& [older, newer] = journal.files;
  const bool leads = !older.records.empty() && !newer.records.empty() &&
                     older.records.back().number + 1 == newer.records.front().number;
  for (const JournalContent* content : {&older, &newer}) {
    if (content->records.empty() || (content == &older && !newer.records.empty() && !leads)) continue;
    if (content->base == states.last) return false;
    if (content->base == states.before) return true;
  }
  return false;
}

Result<void> EmptyFile(const std::string& path) {
  const FileHandle file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file.valid()) return errno == ENOENT ? Result<void>() : FileError("open", path, errno);
  if (ftruncate(file.fd(), 0) != 0) return FileError("shorten", path, errno);
  if (fsync(file.fd()) != 0) return FileError("sync", path, errno);
  return {};
}

}  // namespace pawl
