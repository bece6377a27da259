// Which files LmdbKv opens, and that it leaves alone what it refuses.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

#include "tests/support/kv_under_test.h"
#include "tests/support/lmdb_kv_fixture.h"
#include "tests/support/older_files.h"

namespace pawl {
namespace {

using testing::HasSubstr;

using LmdbFileTest = LmdbKvFixture;

TEST_F(LmdbFileTest, AFileOfSomethingElseIsLeftAsItIs) {
  fs::create_directory(dir_);
  std::string text(10'000, 't');
  std::ofstream(file()) << text;
  Error error = OpenFails();
  EXPECT_EQ(error.code, ErrorCode::kWrongFormat);
  EXPECT_THAT(error.detail, HasSubstr("is not a Pawl data file"));
  EXPECT_EQ(Bytes(), text);
}

TEST_F(LmdbFileTest, AnEmptyFileIsDamage) {
  fs::create_directory(dir_);
  std::ofstream(file()).close();
  EXPECT_EQ(OpenFails().code, ErrorCode::kCorrupt);
  EXPECT_EQ(fs::file_size(file()), 0u);
}

TEST_F(LmdbFileTest, AnLmdbFileOfAnotherProgramIsLeftAsItIs) {
  fs::create_directory(dir_);
  ChangeByLmdb(file(), [](MDB_txn* txn) {
    MDB_dbi dbi = 0;
    ASSERT_EQ(mdb_dbi_open(txn, "meta", MDB_CREATE, &dbi), 0);
  });
  std::string before = Bytes();
  Error error = OpenFails();
  EXPECT_EQ(error.code, ErrorCode::kWrongFormat);
  EXPECT_THAT(error.detail, HasSubstr("not one of Pawl's"));
  EXPECT_EQ(Bytes(), before);
}

void SetFormat(Kv& kv, char version) {
  auto writer = kv.BeginWrite();
  writer->Put(Table::kMeta, "format", FormatOf(version));
  ASSERT_TRUE(writer->Commit().ok());
}

TEST_F(LmdbFileTest, AnOlderFormatIsMadeTheCurrentOne) {
  for (const char older : {'\1', '\2', '\3', '\5'}) {
    SetFormat(*Open(), older);
    EXPECT_EQ(Open()->BeginRead()->Get(Table::kMeta, "format"), FormatOf(6));
  }
}

TEST_F(LmdbFileTest, TheSetsOfAnOlderFormatAreTakenOver) {
  MakeFile();
  const std::vector<std::uint64_t> members = {0, 1, 63, 64, 4095, 4096, 1'000'000, std::uint64_t{1} << 60U};
  MakeFormat3(file(), {{"a", {7}}, {"many", members}});
  for (int open = 0; open < 2; ++open) {
    const auto kv = Open();
    const auto reader = kv->BeginRead();
    EXPECT_EQ(reader->Get(Table::kMeta, "format"), FormatOf(6));
    EXPECT_EQ(reader->Count(Table::kIndexes, "a"), 1U);
    EXPECT_EQ(reader->Count(Table::kIndexes, "many"), members.size());
    EXPECT_EQ(MembersUpwards(*reader, "a"), std::vector<std::uint64_t>{7});
    EXPECT_EQ(MembersUpwards(*reader, "many"), members);
    EXPECT_EQ(reader->SetAtOrAfter(Table::kIndexes, "b"), "many");
    EXPECT_TRUE(Has(*kv, "1999"));
  }
  ChangeByLmdb(file(), [](MDB_txn* txn) {
    MDB_dbi dbi = 0;
    EXPECT_EQ(mdb_dbi_open(txn, "indexes", 0, &dbi), MDB_NOTFOUND);
  });
}

TEST_F(LmdbFileTest, AFormatOfAnotherVersionIsRefusedByNumber) {
  SetFormat(*Open(), 7);
  Error error = OpenFails();
  EXPECT_EQ(error.code, ErrorCode::kWrongFormat);
  EXPECT_THAT(error.detail, HasSubstr("storage format 7"));
}

TEST_F(LmdbFileTest, ADamagedFormatRecordIsRefused) {
  {
    auto kv = Open();
    auto writer = kv->BeginWrite();
    writer->Put(Table::kMeta, "format", std::string("PAWL\0\0\0\x01xxxx", 12));
    ASSERT_TRUE(writer->Commit().ok());
  }
  EXPECT_EQ(OpenFails().code, ErrorCode::kCorrupt);
}

TEST_F(LmdbFileTest, ATruncatedFileIsRefusedWithBothLengths) {
  MakeFile();
  for (std::uint64_t length : {100'000u, 4096u * 5 + 1, 8192u, 5000u, 100u}) {
    fs::resize_file(file(), length);
    Error error = OpenFails();
    EXPECT_EQ(error.code, ErrorCode::kCorrupt) << length;
    if (length > 8192) {
      EXPECT_THAT(error.detail, HasSubstr("it is " + std::to_string(length) + " bytes long"));
      EXPECT_THAT(error.detail, HasSubstr("which ends at"));
    }
    EXPECT_EQ(fs::file_size(file()), length);
  }
}

TEST_F(LmdbFileTest, DamagedHeadsAreRefused) {
  MakeFile();
  std::string good = Bytes().substr(0, 8192);
  struct Damage {
    std::uint64_t at;
    std::string bytes;
    ErrorCode code;
  };
  std::string eight(8, '\x7f');
  for (const Damage& damage : {
           Damage{16, "abcd", ErrorCode::kWrongFormat},            // magic
           Damage{20, "\x09", ErrorCode::kWrongFormat},            // LMDB's version
           Damage{40, "\x01\x10", ErrorCode::kCorrupt},            // page size
           Damage{4096, std::string(200, 0), ErrorCode::kCorrupt}  // the second head
       }) {
    Overwrite(damage.at, damage.bytes);
    EXPECT_EQ(OpenFails().code, damage.code) << "at " << damage.at;
    Overwrite(0, good);
  }
  for (std::uint64_t field : {88 + 40, 136}) {  // the root of the main tree, the last page; in both heads
    Overwrite(field, eight);
    Overwrite(4096 + field, eight);
    EXPECT_EQ(OpenFails().code, ErrorCode::kCorrupt) << "at " << field;
    Overwrite(0, good);
  }
  EXPECT_TRUE(Has(*Open(), "1999"));
}

TEST_F(LmdbFileTest, AHoleWhereTheTreesBeginIsRefused) {
  MakeFile();
  Overwrite(8192, std::string(1 << 20, 0));
  EXPECT_EQ(OpenFails().code, ErrorCode::kCorrupt);
}

TEST_F(LmdbFileTest, AHoleInATableIsFoundWhenItIsReadAndStopsAllWriting) {
  MakeFile();
  std::string bytes = Bytes();
  for (std::size_t page = 2 * 4096; page < bytes.size(); page += 4096) {
    // A leaf, by its flags, with more entries than there are tables: two bytes each, after a header of 16.
    bool holds_heads = bytes[page + 10] == 2 && static_cast<unsigned char>(bytes[page + 12]) > 16 + 2 * kTableCount;
    if (holds_heads) Overwrite(page, std::string(4096, 0));
  }
  auto kv = Open();
  int missing = 0;
  for (int i = 0; i < 2000; ++i) missing += Has(*kv, std::to_string(i)) ? 0 : 1;
  EXPECT_GT(missing, 0);
  EXPECT_EQ(PutOne(*kv, "new").error().code, ErrorCode::kCorrupt);
}

TEST_F(LmdbFileTest, WhatACrashDuringCreationLeavesIsReplaced) {
  fs::create_directory(dir_);
  std::ofstream(file() + ".new") << "half";
  EXPECT_TRUE(PutOne(*Open(), "a").ok());
  EXPECT_FALSE(fs::exists(file() + ".new"));
}

}  // namespace
}  // namespace pawl
