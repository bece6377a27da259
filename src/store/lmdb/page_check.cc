#include "store/lmdb/page_check.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/file_handle.h"
#include "store/lmdb/data_file.h"
#include "store/lmdb/lmdb_layout.h"

namespace pawl {
namespace {

using namespace lmdb_layout;

constexpr std::size_t kDepthMost = 32;
constexpr std::uint64_t kProgressStep = 1024;

struct Tree {
  std::uint16_t flags = 0;
  std::uint16_t depth = 0;
  std::uint64_t branches = 0;
  std::uint64_t leaves = 0;
  std::uint64_t long_pages = 0;
  std::uint64_t entries = 0;
  std::uint64_t root = kNoPage;
};

Tree ReadTree(std::string_view bytes) {
  return {At<std::uint16_t>(bytes, 4),  At<std::uint16_t>(bytes, 6),  At<std::uint64_t>(bytes, 8),
          At<std::uint64_t>(bytes, 16), At<std::uint64_t>(bytes, 24), At<std::uint64_t>(bytes, 32),
          At<std::uint64_t>(bytes, 40)};
}

struct Entry {
  std::string_view key;
  std::string_view value;   // of a leaf, unless it is long
  std::uint64_t size = 0;   // of the value
  std::uint64_t child = 0;  // of a branch
  std::uint16_t flags = 0;
};

class PageCheck {
 public:
  PageCheck(const FileHandle& file, const std::string& path, const DataFileFacts& facts, const PageCheckHooks& hooks)
      : file_(file), path_(path), hooks_(hooks), page_bytes_(facts.page_bytes) {
    last_ = facts.used_bytes / facts.page_bytes;
    used_.resize(last_);
    free_.resize(last_);
    pages_ = 2;  // the heads
  }

  Result<std::uint64_t> Run(std::string_view head) {
    PAWL_TRY(WalkTree(ReadTree(head.substr(kFreeTreeAt, kTreeBytes)), "free pages", Kind::kFreeList));
    PAWL_TRY(WalkTree(ReadTree(head.substr(kMainTreeAt, kTreeBytes)), "tables", Kind::kTables));
    for (auto& [name, tree] : std::exchange(tables_, {})) PAWL_TRY(WalkTree(tree, name, Kind::kTable));
    for (std::uint64_t page = 0; page < last_; ++page) {
      if (free_[page] && used_[page]) Find(page, "is in use, and in the list of free pages");
    }
    return pages_;
  }

 private:
  enum class Kind : std::uint8_t { kFreeList, kTables, kTable };
  struct Count {
    std::uint64_t branches = 0, leaves = 0, long_pages = 0, entries = 0;
  };
  // Keys below a branch lie between two of its keys.
  struct Bounds {
    std::optional<std::string> from, to;
  };

  void Find(std::uint64_t page, std::string_view what) { hooks_.report(fmt::format("page {} {}", page, what)); }

  Result<std::optional<std::string>> ReadPage(std::uint64_t number, std::uint64_t pages = 1) {
    if (number < 2 || number + pages > last_ || number + pages < number) {
      Find(number, "is referred to, and lies outside of the file");
      return std::optional<std::string>();
    }
    std::string bytes(pages * page_bytes_, '\0');
    for (std::size_t done = 0; done < bytes.size();) {
      const ssize_t n =
          pread(file_.fd(), bytes.data() + done, bytes.size() - done, static_cast<off_t>(number * page_bytes_ + done));
      if (n < 0 && errno == EINTR) continue;
      if (n < 0 && errno == EIO) {
        Find(number, "cannot be read from the disk");
        return std::optional<std::string>();
      }
      if (n < 0) return FileError("read", path_, errno);
      if (n == 0) break;  // zeros: the page does not carry its number
      done += static_cast<std::size_t>(n);
    }
    return std::optional(std::move(bytes));
  }

  // False: the page was met before, and is not to be walked again.
  bool Mark(std::uint64_t number, std::uint64_t pages = 1) {
    for (std::uint64_t page = number; page < number + pages; ++page) {
      if (used_[page]) {
        Find(page, "is referred to twice");
        return false;
      }
      used_[page] = true;
    }
    pages_ += pages;
    if (hooks_.progress && pages_ / kProgressStep != (pages_ - pages) / kProgressStep) hooks_.progress(pages_);
    return true;
  }

  Result<void> WalkTree(const Tree& tree, const std::string& name, Kind kind) {
    kind_ = kind;
    count_ = {};
    leaf_depth_.reset();
    depth_said_ = tree.depth;
    if (tree.root != kNoPage) PAWL_TRY(WalkPage(tree.root, 1, {}));
    const auto expect = [&](std::uint64_t there, std::uint64_t said, std::string_view what) {
      if (there == said) return;
      hooks_.report(fmt::format("the table {} has {} {}, and says {}", name, there, what, said));
    };
    expect(count_.branches, tree.branches, "branch pages");
    expect(count_.leaves, tree.leaves, "leaf pages");
    expect(count_.long_pages, tree.long_pages, "pages of long values");
    expect(count_.entries, tree.entries, "entries");
    expect(leaf_depth_.value_or(0), tree.depth, "levels");
    return {};
  }

  Result<void> WalkPage(std::uint64_t number, std::size_t depth, const Bounds& bounds) {
    PAWL_ASSIGN(const std::optional<std::string> page, ReadPage(number));
    if (!page || !Mark(number)) return {};
    if (At<std::uint64_t>(*page, 0) != number) Find(number, "carries the number of another one");
    const auto flags = At<std::uint16_t>(*page, kPageFlagsAt);
    if ((flags != kBranch && flags != kLeaf) || depth > std::min<std::size_t>(kDepthMost, depth_said_)) {
      Find(number, "is not of the kind that belongs there");
      return {};
    }
    const auto entries = Entries(number, *page, flags == kBranch);
    if (!entries) return {};
    CheckOrder(number, *entries, flags == kBranch, bounds);
    if (flags == kLeaf) return WalkLeaf(number, *entries, depth);
    ++count_.branches;
    for (std::size_t i = 0; i < entries->size(); ++i) {
      Bounds below{i == 0 ? bounds.from : std::optional(std::string((*entries)[i].key)),
                   i + 1 < entries->size() ? std::optional(std::string((*entries)[i + 1].key)) : bounds.to};
      PAWL_TRY(WalkPage((*entries)[i].child, depth + 1, below));
    }
    return {};
  }

  // Nothing if they cannot be told apart.
  std::optional<std::vector<Entry>> Entries(std::uint64_t number, std::string_view page, bool branch) {
    const std::size_t lower = At<std::uint16_t>(page, kLowerAt);
    const std::size_t upper = At<std::uint16_t>(page, kUpperAt);
    const auto damaged = [&](std::string_view what) -> std::optional<std::vector<Entry>> {
      Find(number, what);
      return std::nullopt;
    };
    if (lower < kPageHeadBytes || lower % 2 != 0 || lower > upper || upper > page_bytes_) {
      return damaged("has entries that lie outside of it");
    }
    std::vector<Entry> entries;
    std::vector<std::pair<std::size_t, std::size_t>> places;  // offset, size
    for (std::size_t at = kPageHeadBytes; at < lower; at += 2) {
      const std::size_t offset = At<std::uint16_t>(page, at);
      if (offset < upper || offset % 2 != 0 || offset + kEntryHeadBytes > page_bytes_) {
        return damaged("has entries that lie outside of it");
      }
      const std::string_view head = page.substr(offset, kEntryHeadBytes);
      const std::uint64_t low = At<std::uint32_t>(head, 0);
      Entry entry;
      entry.flags = branch ? std::uint16_t{0} : At<std::uint16_t>(head, 4);
      entry.size = branch ? 0 : low;
      entry.child = branch ? low | std::uint64_t{At<std::uint16_t>(head, 4)} << 32U : 0;
      const std::size_t key_bytes = At<std::uint16_t>(head, 6);
      const std::uint64_t value_bytes = (entry.flags & kEntryIsLong) != 0 ? sizeof(std::uint64_t) : entry.size;
      const std::uint64_t size = kEntryHeadBytes + key_bytes + value_bytes;
      if (size > page_bytes_ - offset) return damaged("has an entry that is longer than the page");
      entry.key = page.substr(offset + kEntryHeadBytes, key_bytes);
      entry.value = page.substr(offset + kEntryHeadBytes + key_bytes, value_bytes);
      entries.push_back(entry);
      places.emplace_back(offset, (size + 1) / 2 * 2);
    }
    if (entries.size() < (branch ? 2U : 1U)) return damaged("has too few entries");
    std::sort(places.begin(), places.end());
    std::size_t end = upper;  // there is nothing between the entries
    for (const auto& [offset, size] : places) {
      if (offset != end) return damaged("has entries that overlap, or a gap between them");
      end = offset + size;
    }
    if (end != page_bytes_) return damaged("has entries that overlap, or a gap between them");
    return entries;
  }

  // The first key of a branch is not used.
  void CheckOrder(std::uint64_t number, const std::vector<Entry>& entries, bool branch, const Bounds& bounds) {
    const auto below = [&](std::string_view a, std::string_view b) {
      if (kind_ != Kind::kFreeList) return a < b;
      return At<std::uint64_t>(a, 0) < At<std::uint64_t>(b, 0);
    };
    bool fine = true;
    for (std::size_t i = branch ? 1 : 0; i < entries.size(); ++i) {
      const std::string_view key = entries[i].key;
      fine = fine && !key.empty() && (kind_ != Kind::kFreeList || key.size() == sizeof(std::uint64_t));
      if (i > (branch ? 1 : 0)) fine = fine && below(entries[i - 1].key, key);
      if (bounds.from) fine = fine && !below(key, *bounds.from);
      if (bounds.to) fine = fine && below(key, *bounds.to);
    }
    if (!fine) Find(number, "has keys that are not in their order");
  }

  Result<void> WalkLeaf(std::uint64_t number, const std::vector<Entry>& entries, std::size_t depth) {
    ++count_.leaves;
    if (leaf_depth_.value_or(depth) != depth) Find(number, "is a leaf at another level than others");
    leaf_depth_ = depth;
    count_.entries += entries.size();
    for (const Entry& entry : entries) {
      const std::uint16_t allowed = kind_ == Kind::kTables ? kEntryIsTree : kEntryIsLong;
      if ((entry.flags & ~allowed) != 0 || (kind_ == Kind::kTables && entry.flags != kEntryIsTree)) {
        Find(number, "has an entry of a kind that does not belong there");
        continue;
      }
      std::string value(entry.value);
      if ((entry.flags & kEntryIsLong) != 0) {
        PAWL_ASSIGN(auto read, ReadLong(entry));
        if (!read) continue;
        value = *std::move(read);
      }
      if (kind_ == Kind::kTables) TakeTable(number, entry.key, value);
      if (kind_ == Kind::kFreeList) TakeFree(number, value);
    }
    return {};
  }

  Result<std::optional<std::string>> ReadLong(const Entry& entry) {
    const auto first = At<std::uint64_t>(entry.value, 0);
    const std::uint64_t needed = (kPageHeadBytes - 1 + entry.size) / page_bytes_ + 1;
    PAWL_ASSIGN(auto bytes, ReadPage(first, needed));
    if (!bytes) return std::optional<std::string>();
    const std::uint64_t pages = At<std::uint32_t>(*bytes, kLongPagesAt);
    if (At<std::uint64_t>(*bytes, 0) != first || At<std::uint16_t>(*bytes, kPageFlagsAt) != kLongValue ||
        pages < needed || first + pages > last_) {
      Find(first, "is not the long value that it should be");
      return std::optional<std::string>();
    }
    if (!Mark(first, pages)) return std::optional<std::string>();
    count_.long_pages += pages;
    return std::optional(bytes->substr(kPageHeadBytes, entry.size));
  }

  void TakeTable(std::uint64_t number, std::string_view name, std::string_view value) {
    if (value.size() != kTreeBytes) return Find(number, "has a table whose record has another length");
    const Tree tree = ReadTree(value);
    if (tree.flags != 0) return Find(number, "has a table of a kind that is not used");
    tables_.emplace_back(std::string(name), tree);
  }

  // How many, then the numbers, falling.
  void TakeFree(std::uint64_t number, std::string_view value) {
    const auto count = At<std::uint64_t>(value, 0);
    if (value.size() / sizeof(std::uint64_t) <= count)
      return Find(number, "has a list of free pages that is too short");
    for (std::uint64_t i = 1; i <= count; ++i) {
      const auto page = At<std::uint64_t>(value, i * sizeof(std::uint64_t));
      if (page < 2 || page >= last_ || free_[page]) return Find(number, "has a list of free pages that cannot be");
      free_[page] = true;
    }
  }

  const FileHandle& file_;
  const std::string& path_;
  const PageCheckHooks& hooks_;
  const std::uint64_t page_bytes_;
  std::uint64_t last_ = 0;  // the page behind the last one in use
  std::vector<bool> used_, free_;
  std::uint64_t pages_ = 0;
  std::vector<std::pair<std::string, Tree>> tables_;

  // Of the tree at hand.
  Kind kind_ = Kind::kTable;
  Count count_;
  std::optional<std::size_t> leaf_depth_;
  std::size_t depth_said_ = 0;
};

}  // namespace

Result<std::uint64_t> CheckPages(const std::string& path, const PageCheckHooks& hooks) {
  PAWL_ASSIGN(const auto facts, InspectDataFile(path));
  if (!facts) return Error{ErrorCode::kNotFound, fmt::format("there is no {}", path)};
  const FileHandle file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.valid()) return FileError("open", path, errno);
  return PageCheck(file, path, *facts, hooks).Run(facts->head);
}

}  // namespace pawl
