#include "source/ndjson_source.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include "base/file_handle.h"
#include "base/json_reader.h"
#include "base/json_writer.h"
#include "source/scan_spec.h"

namespace pawl::source {
namespace {

constexpr std::size_t kChunkBytes = 256 * 1'024;
constexpr std::size_t kLineBytesMax = std::size_t{16} << 20U;
constexpr std::size_t kShownOfLongLine = 1'024;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

Error CannotOpen(const std::string& path, int error_number) {
  if (error_number == ELOOP || error_number == ENOTDIR) {
    return {ErrorCode::kInvalid,
            fmt::format("the file {} is no regular file below the root of the source; links are not followed", path),
            "file"};
  }
  return {ErrorCode::kSourceUnavailable,
          fmt::format("the file {} cannot be opened: {}", path, std::generic_category().message(error_number)), "file"};
}

// Opens a file below `root`, one name at a time, so that no link is followed on the way.
Result<FileHandle> OpenBelow(const std::string& root, const std::string& path) {
  FileHandle at(open(root.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!at.valid()) return CannotOpen(root, errno);
  std::string_view rest = path;
  for (;;) {
    const std::size_t end = std::min(rest.find('/'), rest.size());
    const std::string name(rest.substr(0, end));
    if (name.empty() || name == "." || name == ".." || name.find('\0') != std::string::npos) {
      return Error{ErrorCode::kInvalid,
                   "a file is named by its path below the root of the source, as day/orders.ndjson, without . and ..",
                   "file"};
    }
    const bool last = end == rest.size();
    // A pipe must not make us wait.
    const int kind = last ? O_NONBLOCK : O_DIRECTORY;
    FileHandle next(openat(at.fd(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind));
    if (!next.valid()) return CannotOpen(path, errno);
    at = std::move(next);
    if (last) break;
    rest.remove_prefix(end + 1);
  }
  struct stat about {};
  if (fstat(at.fd(), &about) != 0) return CannotOpen(path, errno);
  if (!S_ISREG(about.st_mode)) return CannotOpen(path, ENOTDIR);
  return at;
}

Result<std::size_t> ReadAt(int fd, std::uint64_t byte, char* into, std::size_t size) {
  for (;;) {
    const ssize_t got = pread(fd, into, size, static_cast<off_t>(byte));
    if (got >= 0) return static_cast<std::size_t>(got);
    if (errno == EINTR) continue;
    return Error{ErrorCode::kSourceUnavailable,
                 "the file of the source cannot be read: " + std::generic_category().message(errno)};
  }
}

// Where to read on in the file that is open: behind `after`, if it is still the file that `after` is of.
Result<FilePlace> PlaceIn(int fd, const std::string& after) {
  struct stat about {};
  if (fstat(fd, &about) != 0) return Error{ErrorCode::kSourceUnavailable, "the file of the source cannot be read"};
  FilePlace place{.device = about.st_dev, .inode = about.st_ino, .size = static_cast<std::uint64_t>(about.st_size)};
  if (after.empty()) return place;
  PAWL_ASSIGN(const Offset offset, ParseOffset(after));
  const auto* const done = std::get_if<FilePlace>(&offset.value);
  if (done == nullptr) {
    return Error{ErrorCode::kKeyType, fmt::format("the offset of a file is a place in it, not {}", KindName(offset)),
                 "offset"};
  }
  const auto changed = [](std::string_view how) {
    return Error{ErrorCode::kSourceChanged, fmt::format("the file {} since the last block was read", how)};
  };
  if (done->device != place.device || done->inode != place.inode) return changed("was replaced by another");
  if (place.size < std::max(done->size, done->byte)) return changed("was truncated");
  // Its end may have been a line without a newline, which is complete as long as nothing follows.
  if (done->byte > 0 && done->byte < place.size) {
    char before = '\n';
    PAWL_TRY(ReadAt(fd, done->byte - 1, &before, 1));
    if (before != '\n') return changed("was written again, or its last line was continued,");
  }
  return *done;
}

Document DocumentOf(std::string_view line, const FilePlace& end) {
  Document document;
  document.key = RenderOffset({end});
  const auto value = ParseJson(line);
  if (value.ok()) {
    document.document = value->raw;
  } else {
    AppendJsonString(document.document, line);
    document.error = "the line is not JSON: " + value.error().detail;
  }
  return document;
}

// Takes a file apart into lines, from a place on. What it has read of the line in progress is bounded.
class LineReader {
 public:
  LineReader(int fd, FilePlace place) : fd_(fd), place_(place), read_to_(place.byte) {}

  // The next line without its newline; nothing at the end of the file. `place` is behind it then.
  struct Line {
    std::string_view text;
    bool complete = true;  // false: the file ends without a newline
    bool too_long = false;
  };
  Result<std::optional<Line>> Next() {
    Line line;
    for (std::size_t seen = 0;;) {
      const std::string_view rest = std::string_view(buffer_).substr(begin_);
      const std::size_t newline = rest.find('\n', seen);
      if (newline != std::string_view::npos) {
        line.text = rest.substr(0, newline);
        begin_ += newline + 1;
        place_.byte = read_to_ - (buffer_.size() - begin_);
        return std::optional(line);
      }
      if (rest.size() > kLineBytesMax) {
        line.too_long = true;
        Forget(kShownOfLongLine);
      }
      seen = buffer_.size() - begin_;
      PAWL_ASSIGN(const bool more, ReadMore());
      if (more) continue;
      line.text = std::string_view(buffer_).substr(begin_);
      if (line.text.empty()) return std::optional<Line>();
      line.complete = false;
      place_.byte = read_to_;
      begin_ = buffer_.size();
      return std::optional(line);
    }
  }
  const FilePlace& place() const { return place_; }

 private:
  // Drops the line in progress but for its first bytes.
  void Forget(std::size_t kept) { buffer_.resize(begin_ + kept); }

  Result<bool> ReadMore() {
    buffer_.erase(0, std::exchange(begin_, 0));
    const std::size_t had = buffer_.size();
    buffer_.resize(had + kChunkBytes);
    const auto got = ReadAt(fd_, read_to_, buffer_.data() + had, kChunkBytes);
    buffer_.resize(had + (got.ok() ? *got : 0));
    if (!got.ok()) return got.error();
    read_to_ += *got;
    return *got > 0;
  }

  const int fd_;
  FilePlace place_;
  std::uint64_t read_to_;
  std::string buffer_;  // what was read and not given yet starts at begin_, and ends at read_to_ of the file
  std::size_t begin_ = 0;
};

class NdjsonSource final : public Source {
 public:
  explicit NdjsonSource(std::string root) : root_(std::move(root)) {}

  Result<Block> Read(const ReadRequest& request) override {
    PAWL_ASSIGN(const ScanSpec spec, ParseScanSpec(request.scan, request.partition));
    PAWL_ASSIGN(const FileHandle file, OpenBelow(root_, spec.file));
    PAWL_ASSIGN(const FilePlace start, PlaceIn(file.fd(), request.after));
    LineReader reader(file.fd(), start);
    Block block;
    std::size_t bytes = 0;
    while (block.documents.size() < request.limit && bytes <= kBlockBytesMax) {
      const bool at_start = reader.place().byte == 0;
      PAWL_ASSIGN(const auto line, reader.Next());
      if (!line) {
        block.eof = true;
        break;
      }
      if (!line->complete && request.infinite) {  // whoever writes it is not done
        block.held_back = true;
        break;
      }
      std::string_view text = line->text;
      if (at_start && text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
      if (text.ends_with('\r')) text.remove_suffix(1);
      if (text.find_first_not_of(" \t") == std::string_view::npos) continue;
      Document document = DocumentOf(line->too_long ? text.substr(0, kShownOfLongLine) : text, reader.place());
      if (line->too_long) document.error = "the line has more than 16 MiB; here is its beginning";
      bytes += document.document.size();
      block.documents.push_back(std::move(document));
    }
    return block;
  }

 private:
  const std::string root_;
};

}  // namespace

std::shared_ptr<Source> MakeNdjsonSource(std::string root) { return std::make_shared<NdjsonSource>(std::move(root)); }

}  // namespace pawl::source
