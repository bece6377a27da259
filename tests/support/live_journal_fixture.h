// For tests: a data directory whose journal holds acknowledged commits, and its files to be damaged.
#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <iterator>
#include <map>
#include <string>

#include "store/journal/journaled_kv.h"
#include "tests/support/lmdb_kv_fixture.h"

namespace pawl {

inline constexpr int kCommits = 40;

inline std::string Contents(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void Write(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

class LiveJournalFixture : public LmdbKvFixture {
 protected:
  std::string path(const char* name) const { return dir_ + "/" + name; }
  std::string a() const { return path(kJournalFileNames[0]); }
  std::string b() const { return path(kJournalFileNames[1]); }
  std::string note() const { return path(kJournalNoteName); }

  // A process that is killed when so many commits, each with a sync of its own, were acknowledged. `flush_every`: the
  // data file is flushed in the background after so many; the flush is synced before the next commit.
  void AcknowledgeAndKill(int flush_every = kCommits + 1, LmdbOptions options = {}) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      options.dir = dir_;
      options.reserve_bytes = 0;
      auto kv = JournaledKv::Open(std::move(options));
      bool ok = kv.ok();
      for (int i = 1; ok && i <= kCommits; ++i) {
        ok = PutOne(**kv, "key" + std::to_string(i)).ok() && (*kv)->syncer()->AwaitAll().ok();
        if (i % flush_every == 0) ok = ok && (*kv)->BeginFlush().ok();
      }
      if (ok) raise(SIGKILL);
      _exit(1);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << status;
    for (const std::string& file : {a(), b(), note()}) before_[file] = Contents(file);
    live_ = before_[a()].size() > before_[b()].size() ? a() : b();
  }
  void PutBack() {
    for (const auto& [file, bytes] : before_) Write(file, bytes);
  }

  std::map<std::string, std::string> before_;
  std::string live_;
};

}  // namespace pawl
