#include "files/sweeper.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace pawl::files {
namespace {

constexpr std::size_t kStepFiles = 100;

WallTime ChangedAt(const struct stat& info) {
  return WallFromMillis(static_cast<std::int64_t>(info.st_mtim.tv_sec) * 1000 + info.st_mtim.tv_nsec / 1'000'000);
}

}  // namespace

Sweeper::Sweeper(Folder& folder, StaysQuestion stays, SweeperOptions options)
    : folder_(folder), stays_(std::move(stays)), options_(options) {}

Result<void> Sweeper::Begin() {
  PAWL_ASSIGN(blocks_, folder_.Blocks());
  std::reverse(blocks_.begin(), blocks_.end());
  block_.Close();
  names_.clear();
  counts_ = {};
  walking_ = true;
  return {};
}

Result<std::optional<SteadyTime>> Sweeper::Step(Now now) {
  if (!walking_) return std::optional<SteadyTime>();
  if (now.steady < due_) return std::optional(due_);
  const Result<void> stepped = StepNow(now);
  walking_ = stepped.ok() && (block_.valid() || !blocks_.empty());
  due_ = now.steady + Millis(kStepFiles * 1'000 / std::max<std::size_t>(options_.files_per_second_max, 1));
  if (!stepped.ok()) return stepped.error();
  return walking_ ? std::optional(due_) : std::nullopt;
}

Result<void> Sweeper::StepNow(Now now) {
  PAWL_ASSIGN(const std::vector<Candidate> candidates, NextCandidates(now.wall));
  if (!candidates.empty()) {
    std::vector<StoredName> names;
    for (const Candidate& candidate : candidates) names.push_back(candidate.name);
    PAWL_ASSIGN(const std::vector<bool> stays, stays_(names));
    PAWL_CHECK(stays.size() == names.size(), "the sweeper's question was not answered for each name");
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      if (stays[i]) {
        ++counts_.kept;
        counts_.kept_bytes += candidates[i].bytes;
        continue;
      }
      const Result<bool> removed = folder_.Unlink(candidates[i].name);
      if (!removed.ok()) {
        ++counts_.failed;
      } else if (*removed) {
        ++counts_.removed;
        counts_.removed_bytes += candidates[i].bytes;
      }
    }
  }
  if (block_.valid() && names_.empty()) EndBlock(now.wall);
  return {};
}

// Looks at the next files, of one block, and returns those that are old enough to be asked about.
Result<std::vector<Sweeper::Candidate>> Sweeper::NextCandidates(WallTime now) {
  std::vector<Candidate> candidates;
  if (!block_.valid()) {
    if (blocks_.empty()) return candidates;
    const std::uint32_t number = blocks_.back();
    Result<FileHandle> opened = folder_.OpenToList(number);
    if (!opened.ok()) {
      if (opened.error().code != ErrorCode::kNotFound) return std::move(opened).error();
      blocks_.pop_back();  // it was removed meanwhile, or is not a directory
      return candidates;
    }
    PAWL_ASSIGN(names_, ListNames(opened->fd()));
    block_ = *std::move(opened);
  }
  for (std::size_t looked = 0; looked < kStepFiles && !names_.empty(); ++looked) {
    const std::string file = std::move(names_.back());
    names_.pop_back();
    const std::optional<StoredName> name = ParseFile(blocks_.back(), file);
    if (!name) continue;
    struct stat info {};
    if (fstatat(block_.fd(), file.c_str(), &info, AT_SYMLINK_NOFOLLOW) != 0) {
      if (errno != ENOENT) ++counts_.failed;
      continue;
    }
    if (!S_ISREG(info.st_mode)) continue;
    const auto bytes = static_cast<std::uint64_t>(info.st_size);
    if (now - ChangedAt(info) < options_.age_min) {
      ++counts_.kept;
      counts_.kept_bytes += bytes;
    } else {
      candidates.push_back({*name, bytes});
    }
  }
  return candidates;
}

// All of the block was looked at. A folder that was changed lately may be about to get a file.
void Sweeper::EndBlock(WallTime now) {
  struct stat info {};
  const bool old = fstat(block_.fd(), &info) == 0 && now - ChangedAt(info) >= options_.age_min;
  if (old && folder_.RemoveBlockIfEmpty(blocks_.back())) ++counts_.folders_removed;
  block_.Close();
  blocks_.pop_back();
}

Result<std::size_t> RemoveDeadTemps(Folder& folder, const std::function<bool(std::string_view node)>& alive) {
  PAWL_ASSIGN(const std::vector<TempName> temps, folder.Temps());
  std::size_t removed = 0;
  for (const TempName& temp : temps) {
    if (!alive(temp.node) && folder.RemoveTemp(temp)) ++removed;
  }
  return removed;
}

}  // namespace pawl::files
