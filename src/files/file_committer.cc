#include "files/file_committer.h"

#include <unistd.h>

#include <cerrno>
#include <map>
#include <utility>

#include "base/thread_name.h"

namespace pawl::files {
namespace {

constexpr std::size_t kGroupMax = 32;
// How often a block is made again that the sweeper has removed under our hands.
constexpr int kBlockTries = 3;

}  // namespace

FileCommitter::FileCommitter(Folder& folder, FileCommitterOptions options)
    : folder_(folder), options_(std::move(options)) {}

bool FileCommitter::Commit(TempFile file, Done done) {
  const MutexLock lock(mutex_);
  if (stopping_ || waiting_.load() >= options_.waiting_max) return false;
  waiting_.fetch_add(1);
  queue_.push_back({std::move(file), std::move(done), StoredName{}});
  if (idle_ == 0 && threads_.size() < options_.threads) threads_.emplace_back([this] { Run(); });
  changed_.NotifyOne();
  return true;
}

void FileCommitter::Stop() {
  std::vector<std::thread> threads;
  {
    const MutexLock lock(mutex_);
    stopping_ = true;
    threads.swap(threads_);
  }
  changed_.NotifyAll();
  for (std::thread& thread : threads) thread.join();
}

void FileCommitter::Run() {
  NameThisThread("files");
  MutexLock lock(mutex_);
  while (true) {
    ++idle_;
    while (!stopping_ && queue_.empty()) changed_.Wait(lock);
    --idle_;
    if (queue_.empty()) return;
    std::vector<Item> items;
    while (!queue_.empty() && items.size() < kGroupMax) {
      items.push_back(std::move(queue_.front()));
      queue_.pop_front();
    }
    lock.Unlock();
    CommitGroup(items);
    for (Item& item : items) {
      waiting_.fetch_sub(1);
      item.done(std::move(item.outcome));
    }
    items.clear();  // removes those that failed
    lock.Lock();
  }
}

void FileCommitter::CommitGroup(std::vector<Item>& items) {
  Reached(CommitStep::kTaken);
  std::map<std::uint32_t, std::vector<Item*>> by_block;
  for (Item& item : items) {
    if (fdatasync(item.file.fd()) != 0) {
      item.outcome = FolderError("sync", FileText(item.file.name()), errno);
    } else {
      by_block[StoredName{.seq = item.file.name().seq}.block()].push_back(&item);
    }
  }
  Reached(CommitStep::kSynced);

  std::vector<std::pair<Folder::Block, std::vector<Item*>>> renamed;
  for (auto& [number, members] : by_block) {
    Folder::Block block{FileHandle(), number};
    RenameInto(block, members);
    renamed.emplace_back(std::move(block), std::move(members));
  }
  Reached(CommitStep::kRenamed);

  for (auto& [block, members] : renamed) {
    const Result<void> synced = block.directory.valid() ? folder_.SyncBlock(block) : Result<void>();
    if (synced.ok()) continue;
    for (Item* const item : members) {
      if (!item->outcome.ok()) continue;
      [[maybe_unused]] const auto removed = folder_.Unlink(*item->outcome);  // nobody is told its name
      item->outcome = synced.error();
    }
  }
  Reached(CommitStep::kFolderSynced);
}

// Opens the block and renames the files into it; what fails is noted in the items.
void FileCommitter::RenameInto(Folder::Block& block, std::vector<Item*>& items) {
  std::size_t next = 0;
  for (int tries = 1; next < items.size(); ++tries) {
    Result<Folder::Block> opened = folder_.OpenBlock(block.number);
    if (!opened.ok()) {
      for (; next < items.size(); ++next) items[next]->outcome = opened.error();
      return;
    }
    block = *std::move(opened);
    for (; next < items.size(); ++next) {
      items[next]->outcome = folder_.Rename(items[next]->file, block);
      const bool block_gone = !items[next]->outcome.ok() && items[next]->outcome.error().code == ErrorCode::kNotFound;
      if (block_gone && tries < kBlockTries) break;
    }
  }
}

void FileCommitter::Reached(CommitStep step) const {
  if (options_.at) options_.at(step);
}

}  // namespace pawl::files
