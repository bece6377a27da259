// A journal that was damaged is never taken for one that a crash has cut short: either all that was acknowledged comes
// back, or the start is refused and nothing changes.
#include "store/journal/journal_recovery.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/live_journal_fixture.h"

namespace pawl {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class JournalRecoveryTest : public LiveJournalFixture {
 protected:
  // How many commits a start would bring back; nothing: it is refused, as damaged.
  std::optional<CommitNumber> Start() {
    auto recovery = JournalRecovery::Begin({.dir = dir_, .reserve_bytes = 0});
    EXPECT_TRUE(recovery.ok()) << ToString(recovery.error());
    if (!recovery.ok() || recovery->damage()) return std::nullopt;
    return recovery->reached();
  }
  Error Refusal() {
    auto opened = JournaledKv::Open({.dir = dir_, .reserve_bytes = 0});
    EXPECT_FALSE(opened.ok());
    return opened.ok() ? Error{} : opened.error();
  }

  static void Replace(const std::string& file, std::size_t at, char byte) {
    std::fstream(file, std::ios::binary | std::ios::in | std::ios::out)
        .seekp(static_cast<std::streamoff>(at))
        .put(byte);
  }
  // Each byte, or one of `step`, with one bit turned, in turns another one.
  template <typename Check>
  void FlipEach(const std::string& file, std::size_t step, Check check) {
    for (std::size_t at = 0; at < before_[file].size() && !HasFailure(); at += step) {
      const char was = before_[file][at];
      Replace(file, at, static_cast<char>(was ^ (1 << at % 8)));
      check(at);
      Replace(file, at, was);
    }
  }
};

TEST_F(JournalRecoveryTest, AnyBitThatTurnsInALiveJournalIsRefused) {
  AcknowledgeAndKill();
  ASSERT_EQ(Start(), kCommits);
  FlipEach(live_, 1, [&](std::size_t at) { EXPECT_EQ(Start(), std::nullopt) << at; });
  EXPECT_EQ(Start(), kCommits);
}

TEST_F(JournalRecoveryTest, NoBitThatTurnsInEitherFileOrTheNoteTakesWhatWasAcknowledged) {
  AcknowledgeAndKill(7);
  std::size_t refused = 0;
  for (const std::string& file : {a(), b(), note()}) {
    FlipEach(file, 3, [&](std::size_t at) {
      const auto reached = Start();
      refused += reached ? 0 : 1;
      EXPECT_EQ(reached.value_or(kCommits), kCommits) << file << " at " << at;
    });
  }
  EXPECT_GT(refused, 0U);
}

// After a power failure the note may be that of the last flush, or of the start: what stands behind a damage proves it.
TEST_F(JournalRecoveryTest, WithoutTheNoteOnlyTheLastWriteCanPassForTorn) {
  AcknowledgeAndKill();
  fs::remove(note());
  before_.erase(note());
  const std::size_t last = ReadJournal(dir_).value().files[1].heads.back().at;
  FlipEach(live_, 3, [&](std::size_t at) {
    const auto reached = at < last ? std::nullopt : std::optional<CommitNumber>(kCommits - 1);
    EXPECT_EQ(Start(), reached) << at;
  });
}

TEST_F(JournalRecoveryTest, EitherFileCutShortIsRefusedUnlessNothingIsLost) {
  AcknowledgeAndKill(7);
  for (const std::string& file : {a(), b()}) {
    for (std::size_t length = before_[file].size(); length > 0 && !HasFailure();) {
      fs::resize_file(file, --length);
      const auto reached = Start();
      EXPECT_EQ(reached.value_or(kCommits), kCommits) << file << " of " << length;
    }
    PutBack();
  }
}

TEST_F(JournalRecoveryTest, ALiveJournalThatWasCutShortAnywhereIsRefused) {
  AcknowledgeAndKill();
  for (std::size_t length = before_[live_].size(); length > 0;) {
    fs::resize_file(live_, --length);
    ASSERT_EQ(Start(), std::nullopt) << length;
  }
}

TEST_F(JournalRecoveryTest, ARangeOfZerosIsRefused) {
  AcknowledgeAndKill();
  const std::string& whole = before_[live_];
  for (const std::size_t length : {std::size_t{1}, std::size_t{512}, std::size_t{4096}, whole.size()}) {
    for (std::size_t at = 0; at < whole.size(); at += 97) {
      std::string zeroed = whole;
      const std::size_t most = std::min(length, whole.size() - at);
      zeroed.replace(at, most, most, '\0');
      if (zeroed == whole) continue;
      Write(live_, zeroed);
      ASSERT_EQ(Start(), std::nullopt) << length << " at " << at;
    }
  }
}

TEST_F(JournalRecoveryTest, AFileThatIsMissingIsRefused) {
  AcknowledgeAndKill();
  for (const std::vector<std::string>& files :
       {std::vector{a()}, std::vector{b()}, std::vector{a(), b()}, std::vector{a(), b(), note()}}) {
    for (const std::string& file : files) fs::remove(file);
    const Error refusal = Refusal();
    EXPECT_EQ(refusal.code, ErrorCode::kCorrupt);
    EXPECT_THAT(refusal.detail, AllOf(HasSubstr(files.front() + " is missing"), HasSubstr("pawl repair " + dir_)));
    EXPECT_FALSE(fs::exists(files.front()));
    PutBack();
  }
  EXPECT_EQ(Start(), kCommits);
}

TEST_F(JournalRecoveryTest, FilesThatWereSwappedLoseNothing) {
  AcknowledgeAndKill(7);
  Write(a(), before_[b()]);
  Write(b(), before_[a()]);
  EXPECT_EQ(Start(), kCommits);
}

TEST_F(JournalRecoveryTest, AFileOfAnEarlierTimeIsRefused) {
  AcknowledgeAndKill();
  const std::string earlier = before_[live_];
  AcknowledgeAndKill();
  Write(live_, earlier);
  EXPECT_EQ(Refusal().code, ErrorCode::kWrongFormat) << "it belongs to another run";
}

TEST_F(JournalRecoveryTest, ARefusalNamesThePlaceAndChangesNothing) {
  AcknowledgeAndKill();
  const JournalOnDisk journal = ReadJournal(dir_).value();
  const std::uint64_t tenth = journal.files[1].heads.at(9).at;
  std::string damaged = before_[live_];
  damaged[tenth] ^= 1;
  Write(live_, damaged);
  const std::string data = Bytes();
  const Error refusal = Refusal();
  EXPECT_EQ(refusal.code, ErrorCode::kCorrupt);
  EXPECT_THAT(refusal.detail,
              AllOf(HasSubstr(live_ + " is damaged at offset " + std::to_string(tenth)),
                    HasSubstr("31 acknowledged changes stand behind that place, 30 of them whole"),
                    HasSubstr("Nothing was changed"), HasSubstr("restore a backup"), HasSubstr("--drop-damaged")));
  EXPECT_EQ(OpenReplayed({.dir = dir_}).error().code, ErrorCode::kCorrupt);
  EXPECT_EQ(Contents(live_), damaged);
  EXPECT_EQ(Contents(note()), before_[note()]);
  EXPECT_EQ(Bytes(), data);
  PutBack();
  EXPECT_EQ(Start(), kCommits);
}

// Until a flush is synced the older file is needed, to go back behind it.
TEST_F(JournalRecoveryTest, AFlushThatNothingProvesToBeWholeIsNotTrusted) {
  LmdbOptions options;
  options.sync_cache = [](int) { return pause(); };
  AcknowledgeAndKill(30, std::move(options));
  ASSERT_EQ(Start(), kCommits);
  const std::string older = live_;
  ASSERT_EQ(ReadJournal(dir_).value().files[0].path, older);
  FlipEach(older, 7, [&](std::size_t at) { EXPECT_EQ(Start(), std::nullopt) << at; });
  Replace(older, 0, 'x');
  EXPECT_THAT(Refusal().detail, AllOf(HasSubstr(older + " is damaged at offset 0"), HasSubstr("last flush")));
}

TEST_F(JournalRecoveryTest, ABackupStandsOnItsOwn) {
  const std::string copies = root_ + "/copies";
  fs::create_directory(copies);
  {
    const auto kv = JournaledKv::Open({.dir = dir_, .reserve_bytes = 0}).value();
    ASSERT_TRUE(PutOne(*kv, "backed up").ok());
    for (const bool compact : {false, true}) {
      ASSERT_TRUE(kv->Backup(copies + (compact ? "/compact" : "/whole"), compact).ok());
    }
  }
  EXPECT_EQ(std::distance(fs::directory_iterator(copies), {}), 2) << "nothing else is left there";
  for (const char* name : {"/whole", "/compact"}) {
    dir_ = root_ + "/restored" + name;
    fs::create_directories(dir_);
    fs::copy_file(copies + name, file());
    const auto kv = JournaledKv::Open({.dir = dir_, .reserve_bytes = 0});
    ASSERT_TRUE(kv.ok()) << ToString(kv.error());
    EXPECT_TRUE(Has(**kv, "backed up"));
  }
}

}  // namespace
}  // namespace pawl
