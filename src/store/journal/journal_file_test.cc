#include "store/journal/journal_file.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pawl {
namespace {

const JournalId kOurs = HashBytes("ours");
const JournalId kTheirs = HashBytes("theirs");
constexpr DataFileState kBase{7, 77};
constexpr DataFileState kNext{8, 88};

// A file of one write.
std::string FileOf(CommitNumber first, const std::vector<std::string>& records, const JournalId& id = kOurs,
                   const DataFileState& base = kBase) {
  std::string write;
  BeginJournalWrite(write);
  CommitNumber number = first;
  for (const std::string& bytes : records) AppendJournalRecord({number++, bytes}, write);
  EndJournalWrite({id, base, 0, first, first - 1, base.transaction}, write);
  return write;
}

std::vector<std::string> RecordsOf(const JournalContent& content) {
  std::vector<std::string> records;
  for (const JournalRecord& record : content.records) {
    records.push_back(std::to_string(record.number) + ":" + std::string(record.bytes));
  }
  return records;
}

TEST(JournalFileTest, RecordsComeBackInOrder) {
  const JournalContent content = ParseJournal(FileOf(5, {"one", "", "three"}));
  EXPECT_EQ(content.id, kOurs);
  EXPECT_EQ(content.base, kBase);
  EXPECT_EQ(RecordsOf(content), (std::vector<std::string>{"5:one", "6:", "7:three"}));
  EXPECT_TRUE(ParseJournal("").records.empty());
}

TEST(JournalFileTest, AFileThatWasCutShortKeepsTheRecordsBefore) {
  const std::string one = FileOf(1, {"one"});
  for (const std::string& two : {FileOf(1, {"one", "two"}), one + FileOf(2, {"two"})}) {
    for (std::size_t length = 0; length <= two.size(); ++length) {
      const std::size_t whole = length == two.size() ? 2 : length >= one.size() ? 1 : 0;
      EXPECT_EQ(ParseJournal(two.substr(0, length)).records.size(), whole) << length;
    }
  }
}

TEST(JournalFileTest, AWriteBehindADamagedOneIsFound) {
  const std::string one = FileOf(1, {"one"});
  std::string file = one + FileOf(2, {"two"}) + FileOf(3, {"three", "four"});
  file[one.size() + 70] ^= 1;
  const JournalContent content = ParseJournal(file);
  EXPECT_EQ(RecordsOf(content), (std::vector<std::string>{"1:one"}));
  ASSERT_EQ(content.heads.size(), 3U) << "that of the second is whole";
  EXPECT_EQ(content.heads[2].head.first, 3U);
  EXPECT_EQ(content.heads[2].head.durable, 2U);
  EXPECT_EQ(RecordsOfWrite(content, content.heads[2]).size(), 2U);
  EXPECT_TRUE(RecordsOfWrite(content, content.heads[1]).empty());
}

TEST(JournalFileTest, ANoteThatIsNotWholeIsNone) {
  const std::string note = EncodeJournalNote({kOurs, 7, 9});
  EXPECT_EQ(ParseJournalNote(note)->durable, 7U);
  EXPECT_EQ(ParseJournalNote(note)->settled, 9U);
  for (std::size_t at = 0; at < note.size(); ++at) {
    std::string damaged = note;
    damaged[at] ^= 16;
    EXPECT_FALSE(ParseJournalNote(damaged)) << at;
    EXPECT_FALSE(ParseJournalNote(note.substr(0, at))) << at;
  }
}

TEST(JournalFileTest, AnyBitThatIsWrongEndsItBefore) {
  const std::size_t first = FileOf(1, {"one"}).size();
  const std::string file = FileOf(1, {"one", "two", "three"});
  for (std::size_t at = 0; at < file.size(); ++at) {
    std::string damaged = file;
    damaged[at] = static_cast<char>(damaged[at] ^ 4);
    EXPECT_LE(ParseJournal(damaged).records.size(), 2U) << at;
    EXPECT_EQ(ParseJournal(damaged).records.empty(), at < first) << at;
  }
}

TEST(JournalFileTest, WhatDoesNotContinueTheRecordsBeforeIsOld) {
  const std::string front = FileOf(10, {"new"});
  EXPECT_EQ(ParseJournal(front + FileOf(11, {"x"})).records.size(), 2U);
  EXPECT_EQ(ParseJournal(front + FileOf(3, {"x"})).records.size(), 1U) << "an older number";
  EXPECT_EQ(ParseJournal(front + FileOf(12, {"x"})).records.size(), 1U) << "a gap";
  EXPECT_EQ(ParseJournal(front + FileOf(11, {"x"}, kTheirs)).records.size(), 1U) << "another journal";
  EXPECT_EQ(ParseJournal(front + FileOf(11, {"x"}, kOurs, kNext)).records.size(), 1U) << "another base";
}

TEST(JournalFileTest, TheDataFileGoesBackToWhatTheOldestRecordsComeAfter) {
  const DataFileState older{6, 66};
  const DataFileState newer{9, 99};
  const auto journal = [](const std::vector<DataFileState>& bases) {
    JournalOnDisk contents;
    for (std::size_t i = 0; i < bases.size(); ++i) {
      contents.files.at(i) = ParseJournal(FileOf(i + 1, {"x"}, kOurs, bases[i]));
    }
    return contents;
  };
  EXPECT_FALSE(GoesBack(journal({}), {kNext, kBase})) << "it was closed";
  EXPECT_FALSE(GoesBack(journal({kBase}), {kBase, older})) << "not flushed since";
  EXPECT_TRUE(GoesBack(journal({kBase}), {kNext, kBase})) << "flushed, and nothing came after";
  EXPECT_TRUE(GoesBack(journal({kBase, kNext}), {kNext, kBase})) << "the flush may not be whole";
  EXPECT_FALSE(GoesBack(journal({kBase, kNext}), {kBase, older})) << "nothing of the flush has reached the disk";
  EXPECT_TRUE(GoesBack(journal({kBase, kNext}), {newer, kNext})) << "flushed again, which proves the one before";
  EXPECT_FALSE(GoesBack(journal({kBase}), {{8, 1}, {7, 1}})) << "another file with the same numbers";
  JournalOnDisk overwritten = journal({kBase, kNext});
  overwritten.files[0] = ParseJournal(FileOf(0, {"x"}, kOurs, kBase));  // the one behind it is gone
  EXPECT_FALSE(GoesBack(overwritten, {kNext, kBase})) << "it is written over, since the flush was whole";
}

}  // namespace
}  // namespace pawl
