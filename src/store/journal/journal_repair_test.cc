#include "store/journal/journal_repair.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <string>

#include "tests/support/live_journal_fixture.h"

namespace pawl {
namespace {

class JournalRepairTest : public LiveJournalFixture {
 protected:
  Result<RepairReport> Repair(bool drop) { return RepairJournal({dir_, drop, "now"}); }

  // In the middle of the write of this commit.
  std::uint64_t Damage(int commit) {
    std::string file = before_[live_];
    const std::uint64_t at = ReadJournal(dir_).value().files[1].heads.at(static_cast<std::size_t>(commit) - 1).at;
    file[at + 70] ^= 1;
    Write(live_, file);
    return at;
  }

  // The store starts, and holds the first `commits`, and no others.
  void ExpectKept(int commits) {
    const auto kv = JournaledKv::Open({.dir = dir_, .reserve_bytes = 0});
    ASSERT_TRUE(kv.ok()) << ToString(kv.error());
    for (int i = 1; i <= kCommits; ++i) EXPECT_EQ(Has(**kv, "key" + std::to_string(i)), i <= commits) << i;
    EXPECT_TRUE(PutOne(**kv, "new").ok());
  }
};

TEST_F(JournalRepairTest, OfAWholeJournalDoesNothing) {
  AcknowledgeAndKill(7);
  const auto report = Repair(true);
  ASSERT_TRUE(report.ok()) << ToString(report.error());
  EXPECT_FALSE(report->damage);
  EXPECT_EQ(report->kept, kCommits);
  EXPECT_TRUE(report->copies.empty());
  for (const auto& [file, bytes] : before_) EXPECT_EQ(Contents(file), bytes);
  ExpectKept(kCommits);
}

TEST_F(JournalRepairTest, WithoutTheOrderToDropItOnlySaysWhatItWouldDrop) {
  AcknowledgeAndKill();
  Damage(10);
  const std::string damaged = Contents(live_);
  const auto report = Repair(false);
  ASSERT_TRUE(report.ok()) << ToString(report.error());
  ASSERT_TRUE(report->damage);
  EXPECT_EQ(report->damage->path, live_);
  EXPECT_EQ(report->kept, 9U);
  EXPECT_EQ(report->dropped, 31U);
  EXPECT_EQ(report->damage->whole, 30U);
  EXPECT_TRUE(report->copies.empty());
  EXPECT_EQ(Contents(live_), damaged);
  EXPECT_EQ(Contents(note()), before_[note()]);
}

TEST_F(JournalRepairTest, DropsWhatIsDamagedAndAllBehindItAndKeepsACopy) {
  AcknowledgeAndKill();
  Damage(10);
  const std::string damaged = Contents(live_);
  const auto report = Repair(true);
  ASSERT_TRUE(report.ok()) << ToString(report.error());
  EXPECT_EQ(report->kept, 9U);
  EXPECT_EQ(report->dropped, 31U);
  EXPECT_EQ(report->copies.size(), 3U);
  EXPECT_EQ(Contents(live_ + ".damaged-now"), damaged);
  for (const std::string& copy : report->copies) {
    struct stat status {};
    ASSERT_EQ(stat(copy.c_str(), &status), 0) << copy;
    EXPECT_EQ(status.st_mode & 0777U, 0600U) << copy;
  }
  EXPECT_FALSE(Repair(true)->damage) << "it is whole now";
  ExpectKept(9);
}

TEST_F(JournalRepairTest, TheCopiesPutBackAreAsBefore) {
  AcknowledgeAndKill();
  Damage(10);
  const auto report = Repair(true);
  ASSERT_TRUE(report.ok()) << ToString(report.error());
  for (const std::string& copy : report->copies) {
    fs::rename(copy, copy.substr(0, copy.size() - std::string(".damaged-now").size()));
  }
  EXPECT_EQ(Repair(false)->dropped, 31U);
  PutBack();
  ExpectKept(kCommits);
}

TEST_F(JournalRepairTest, GoesOnWithoutAFileThatIsMissing) {
  AcknowledgeAndKill();
  fs::remove(live_);
  EXPECT_EQ(Repair(false)->damage->kind, JournalDamage::Kind::kMissing);
  EXPECT_FALSE(fs::exists(live_));
  const auto report = Repair(true);
  ASSERT_TRUE(report.ok()) << ToString(report.error());
  EXPECT_EQ(report->dropped, static_cast<std::uint64_t>(kCommits));
  ExpectKept(0);
}

TEST_F(JournalRepairTest, GoesBackBehindAFlushThatNothingProvesToBeWhole) {
  LmdbOptions options;
  options.sync_cache = [](int) { return pause(); };
  AcknowledgeAndKill(30, std::move(options));
  const JournalOnDisk journal = ReadJournal(dir_).value();
  std::string older = journal.files[0].file;
  older[journal.files[0].heads.at(20).at + 70] ^= 1;
  Write(journal.files[0].path, older);
  ASSERT_EQ(Repair(false)->damage->kind, JournalDamage::Kind::kUntrusted);
  const auto report = Repair(true);
  ASSERT_TRUE(report.ok()) << ToString(report.error());
  EXPECT_EQ(report->kept, 20U);
  EXPECT_EQ(report->dropped, 20U);
  EXPECT_TRUE(fs::exists(file() + "-heads.damaged-now"));
  ExpectKept(20);
}

TEST_F(JournalRepairTest, OfADirectoryInUseIsRefused) {
  const auto kv = JournaledKv::Open({.dir = dir_, .reserve_bytes = 0}).value();
  EXPECT_EQ(Repair(true).error().code, ErrorCode::kInUse);
}

}  // namespace
}  // namespace pawl
