#include "executors/download_files.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <utility>

#include "base/json_member.h"
#include "base/log.h"
#include "base/thread_name.h"
#include "engine/queries.h"
#include "executors/download_job.h"
#include "runtime/core_calls.h"

namespace pawl {
namespace {

constexpr Millis kLookEvery = std::chrono::seconds(5);
// So many files may wait for the disk before no more are claimed.
constexpr std::size_t kWaitingMost = 256;
// Deleted jobs whose files are removed at once; those of more wait for the sweeper.
constexpr std::size_t kDeletedMost = 100'000;

}  // namespace

std::string TempNodeName(std::string_view host, std::uint32_t pid) {
  std::string name;
  for (const char c : host.substr(0, 80)) {
    const bool fits = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
    name += fits ? c : '-';
  }
  return name + "." + std::to_string(pid);
}

std::set<std::string, std::less<>> TempNodesThatStay(const std::vector<NodeInfo>& alive, std::string_view own) {
  std::set<std::string, std::less<>> stay;
  for (const NodeInfo& node : alive) stay.insert(TempNodeName(node.host, node.pid));
  if (const auto found = stay.find(own); found != stay.end()) stay.erase(found);
  return stay;
}

Result<std::vector<bool>> WantedFiles(StoreReader& reader, std::span<const files::StoredName> names) {
  std::vector<bool> wanted;
  for (const files::StoredName& name : names) {
    const auto job = ReadJob(reader, JobRef(name.seq));
    if (!job.ok()) {
      if (job.error().code != ErrorCode::kNotFound) return job.error();
      wanted.push_back(false);
      continue;
    }
    const bool named = job->result && TextOfMember(KnownJson(*job->result), "path") == PathText(name);
    wanted.push_back(named || job->head.lease.has_value());
  }
  return wanted;
}

Result<std::unique_ptr<DownloadFiles>> DownloadFiles::Open(const DownloadFilesOptions& options,
                                                           std::shared_ptr<Clock> clock) {
  PAWL_ASSIGN(std::unique_ptr<files::Folder> folder, files::Folder::Open(options.folder));
  std::unique_ptr<DownloadFiles> files(new DownloadFiles(std::move(folder), options, std::move(clock)));
  files->Look();
  return files;
}

DownloadFiles::DownloadFiles(std::unique_ptr<files::Folder> folder, const DownloadFilesOptions& options,
                             std::shared_ptr<Clock> clock)
    : folder_(std::move(folder)),
      committer_(*folder_, options.committer),
      options_(options),
      clock_(clock),
      wait_(std::move(clock)),
      watermark_(options.marks) {}

DownloadFiles::~DownloadFiles() { Stop(); }

void DownloadFiles::Start(Core& core) {
  core_ = &core;
  RemoveLeftTemps(core);
  sweeper_ = std::make_unique<files::Sweeper>(*folder_, [&core](std::span<const files::StoredName> names) {
    return ReadNow(core, [names](StoreReader& reader) { return WantedFiles(reader, names); });
  });
  listener_ = core.Listen([this](const std::vector<Transition>& transitions, bool) { OnTransitions(transitions); });
  const auto blocks = folder_->Blocks();
  if (paused() || !blocks.ok() || !blocks->empty()) Watch();
}

void DownloadFiles::Watch() {
  const MutexLock lock(thread_mutex_);
  if (!thread_.joinable()) thread_ = std::thread([this] { Run(); });
}

void DownloadFiles::Stop() {
  if (core_ != nullptr) {
    core_->Unlisten(listener_);
    core_ = nullptr;
  }
  {
    const MutexLock lock(wait_.mutex());
    stopping_ = true;
    wait_.Notify();
  }
  const MutexLock lock(thread_mutex_);
  if (thread_.joinable()) thread_.join();
  committer_.Stop();
}

bool DownloadFiles::ready() const { return !paused() && committer_.waiting() <= kWaitingMost; }

FilesFigures DownloadFiles::figures() const { return {bytes_.load(), free_ratio_.load(), paused(), swept_.load()}; }

// A store that is not shared has one node, and that is about to start.
void DownloadFiles::RemoveLeftTemps(Core& core) {
  std::set<std::string, std::less<>> stay;
  if (core.shared()) {
    const auto nodes = ReadNow(core, [](StoreReader& reader) { return reader.Nodes(); });
    if (!nodes.ok()) return;
    stay = TempNodesThatStay(*nodes, options_.folder.node);
  }
  const auto removed = RemoveDeadTemps(*folder_, [&](std::string_view node) { return stay.contains(node); });
  if (removed.ok() && *removed > 0) Log(LogLevel::kInfo, "temp files of dead nodes removed", {{"count", *removed}});
}

void DownloadFiles::OnTransitions(const std::vector<Transition>& transitions) {
  std::vector<Seq> deleted;
  for (const Transition& transition : transitions) {
    if (transition.cause == Cause::kDeleted && core_->names().Name(transition.type) == kDownloadType) {
      deleted.push_back(transition.seq);
    }
  }
  if (deleted.empty()) return;
  const MutexLock lock(wait_.mutex());
  if (deleted_.size() + deleted.size() > kDeletedMost) return;
  deleted_.insert(deleted_.end(), deleted.begin(), deleted.end());
  wait_.Notify();
}

void DownloadFiles::Run() {
  NameThisThread("sweeper");
  SteadyTime look_at = wait_.now() + kLookEvery;
  SteadyTime sweep_at = wait_.now() + options_.sweep;
  while (true) {
    std::vector<Seq> deleted;
    {
      MutexLock lock(wait_.mutex());
      while (!stopping_ && deleted_.empty() && wait_.Until(lock, std::min(look_at, sweep_at))) {
      }
      if (stopping_) return;
      deleted = std::exchange(deleted_, {});
    }
    Remove(std::move(deleted));
    const SteadyTime now = wait_.now();
    if (now >= look_at) {
      Look();
      look_at = now + kLookEvery;
    }
    if (now >= sweep_at) sweep_at = SweepNext(now);
  }
}

void DownloadFiles::Look() {
  const auto free = folder_->FreeRatio();
  if (!free.ok()) return;
  const bool was = watermark_.paused();
  const bool paused = watermark_.Update(1 - *free);
  free_ratio_ = *free;
  paused_ = paused;
  if (paused && !was) Log(LogLevel::kWarn, "downloads are paused: the disk is full", {{"used", 1 - *free}});
  if (!paused && was) Log(LogLevel::kInfo, "downloads go on: there is room on the disk", {{"used", 1 - *free}});
}

// The name of a file has random digits that went with the job: all of its block are looked through, once for all of
// the block's jobs.
void DownloadFiles::Remove(std::vector<Seq> deleted) {
  std::map<std::uint32_t, std::set<Seq>> by_block;
  for (const Seq seq : deleted) by_block[files::StoredName{.seq = seq}.block()].insert(seq);
  for (const auto& [block, jobs] : by_block) {
    const auto directory = folder_->OpenToList(block);
    if (!directory.ok()) continue;
    const auto names = files::ListNames(directory->fd());
    if (!names.ok()) continue;
    for (const std::string& text : *names) {
      const auto name = files::ParseFile(block, text);
      if (!name || !jobs.contains(name->seq)) continue;
      [[maybe_unused]] const auto removed = folder_->Unlink(*name);  // else the sweeper does
    }
  }
}

// One step of a sweep; returns when the next one is due.
SteadyTime DownloadFiles::SweepNext(SteadyTime now) {
  if (!sweeper_->walking()) {
    if (const auto begun = sweeper_->Begin(); !begun.ok()) {
      Log(LogLevel::kWarn, "files cannot be swept", {{"error", ToString(begun.error())}});
      return now + options_.sweep;
    }
  }
  const auto next = sweeper_->Step(clock_->Read());
  if (next.ok() && *next) return **next;
  const files::SweepCounts& counts = sweeper_->counts();
  swept_ += counts.removed;
  if (next.ok()) bytes_ = counts.kept_bytes;
  if (!next.ok()) Log(LogLevel::kWarn, "a sweep of files ended early", {{"error", ToString(next.error())}});
  if (counts.removed > 0) Log(LogLevel::kInfo, "files without a job removed", {{"count", counts.removed}});
  return now + options_.sweep;
}

}  // namespace pawl
