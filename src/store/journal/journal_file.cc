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

constexpr std::size_t kFrameBytes = 4 + 4 + 16 + 12 + 8;
constexpr std::size_t kCheckedFrom = 8;

Result<std::string> ReadWhole(const std::string& path) {
  const FileHandle handle(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!handle.valid() && errno == ENOENT) return std::string();
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
  return file;
}

}  // namespace

void AppendJournalRecord(const JournalId& id, const DataFileState& base, const JournalRecord& record,
                         std::string& out) {
  const std::size_t start = out.size();
  ByteWriter writer(out);
  writer.U32(static_cast<std::uint32_t>(record.bytes.size()));
  writer.U32(0);
  writer.Hash(id);
  writer.U64(base.transaction);
  writer.U32(base.checksum);
  writer.U64(record.number);
  writer.Raw(record.bytes.data(), record.bytes.size());
  const std::uint32_t crc = Crc32c(std::string_view(out).substr(start + kCheckedFrom));
  std::memcpy(out.data() + start + sizeof crc, &crc, sizeof crc);
}

JournalContent ParseJournal(std::string file) {
  JournalContent content;
  content.file = std::move(file);
  std::string_view rest = content.file;
  while (rest.size() >= kFrameBytes) {
    ByteReader reader(rest);
    const std::size_t length = reader.U32();
    const std::uint32_t crc = reader.U32();
    const JournalId id = reader.Hash();
    const std::uint64_t transaction = reader.U64();
    const DataFileState base{transaction, reader.U32()};
    const CommitNumber number = reader.U64();
    if (rest.size() - kFrameBytes < length) break;
    if (Crc32c(rest.substr(kCheckedFrom, kFrameBytes - kCheckedFrom + length)) != crc) break;
    const bool first = content.records.empty();
    if (!first && (id != content.id || base != content.base || number != content.records.back().number + 1)) break;
    content.id = id;
    content.base = base;
    content.records.push_back({number, rest.substr(kFrameBytes, length)});
    rest.remove_prefix(kFrameBytes + length);
  }
  return content;
}

Result<JournalContents> ReadJournal(const std::string& dir) {
  JournalContents contents;
  for (std::size_t i = 0; i < contents.size(); ++i) {
    const std::string path = dir + "/" + kJournalFileNames.at(i);
    PAWL_ASSIGN(std::string file, ReadWhole(path));
    contents.at(i) = ParseJournal(std::move(file));
    contents.at(i).path = path;
  }
  auto& [older, newer] = contents;
  const auto first_number = [](const JournalContent& content) {
    return content.records.empty() ? 0 : content.records.front().number;
  };
  if (first_number(newer) < first_number(older)) std::swap(older, newer);
  return contents;
}

// Both files come after a commit that the data file may have. If the older one leads up to the newer one it has not
// been written over, so that the commit between them may not be on disk. Otherwise it is, and the older one is of no
// use.
bool GoesBack(const JournalContents& journal, const DataFileStates& states) {
  const auto& [older, newer] = journal;
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
