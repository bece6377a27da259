#include "store/lmdb/page_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "store/lmdb/data_file.h"
#include "tests/support/lmdb_kv_fixture.h"

namespace pawl {
namespace {

class PageCheckTest : public LmdbKvFixture {
 protected:
  static constexpr std::size_t kPageBytes = 4096;

  // Some levels, long values, sets, and free pages.
  void SetUp() override {
    auto kv = Open();
    for (int round = 0; round < 3; ++round) {
      auto writer = kv->BeginWrite();
      for (int i = 0; i < 3'000; ++i) {
        writer->Put(Table::kHeads, std::to_string(i), std::string(static_cast<std::size_t>(round) * 30 + 50, 'x'));
        writer->Add(Table::kIndexes, "set" + std::to_string(i % 7), static_cast<std::uint64_t>(i));
        if (i % 500 == 0) writer->Put(Table::kBodies, std::to_string(i), std::string(20'000, 'y'));
      }
      ASSERT_TRUE(writer->Commit().ok());
    }
  }

  std::vector<std::string> Findings() {
    std::vector<std::string> findings;
    PageCheckHooks hooks;
    hooks.report = [&](const std::string& finding) { findings.push_back(finding); };
    const auto pages = CheckPages(file(), hooks);
    if (!pages.ok()) return {ToString(pages.error())};
    pages_in_use_ = *pages;
    return findings;
  }

  static std::vector<std::uint64_t> PagesOf(std::uint16_t flags, const std::string& bytes) {
    std::vector<std::uint64_t> pages;
    for (std::uint64_t page = 2; (page + 1) * kPageBytes <= bytes.size(); ++page) {
      std::uint16_t found = 0;
      std::memcpy(&found, bytes.data() + page * kPageBytes + 10, sizeof found);
      if (found == flags) pages.push_back(page);
    }
    return pages;
  }

  // Of the file, up to its last page in use.
  std::string AllBytes() const {
    std::string bytes(InspectDataFile(file()).value()->used_bytes, '\0');
    std::ifstream(file(), std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return bytes;
  }

  std::uint64_t pages_in_use_ = 0;
};

TEST_F(PageCheckTest, AFileThatLmdbHasWrittenIsWhole) {
  EXPECT_EQ(Findings(), std::vector<std::string>{});
  EXPECT_GT(pages_in_use_, 100U);
}

// Pages that are not in use may be of any kind: so each of a kind is tried, until one is found out.
TEST_F(PageCheckTest, AChangedHeadOfAPageOrEntryIsFound) {
  constexpr std::uint16_t kBranch = 1;
  constexpr std::uint16_t kLeaf = 2;
  constexpr std::uint16_t kLong = 4;
  const std::string bytes = AllBytes();
  for (const std::uint16_t flags : {kBranch, kLeaf, kLong}) {
    const std::vector<std::uint64_t> pages = PagesOf(flags, bytes);
    for (const std::uint64_t offset : {0, 10, 12, 14, 16}) {
      if (flags == kLong && offset > 12) continue;
      const bool found = std::any_of(pages.begin(), pages.end(), [&](std::uint64_t page) {
        const std::uint64_t at = page * kPageBytes + offset;
        Overwrite(at, std::string(1, static_cast<char>(bytes[at] ^ 4)));
        const bool is_found = !Findings().empty();
        Overwrite(at, bytes.substr(at, 1));
        return is_found;
      });
      EXPECT_TRUE(found) << "kind " << flags << ", byte " << offset;
    }
  }
  EXPECT_EQ(Findings(), std::vector<std::string>{});
}

TEST_F(PageCheckTest, HeadsThatDoNotFollowEachOtherAreRefused) {
  constexpr std::uint64_t kTransactionAt = 144;
  for (const std::uint64_t page : {0, 1}) {
    const std::uint64_t at = page * kPageBytes + kTransactionAt;
    const std::string before = Bytes().substr(at, 1);
    for (const int bit : {0, 5}) {
      Overwrite(at, std::string(1, static_cast<char>(before[0] ^ (1 << bit))));
      EXPECT_EQ(OpenFails().code, ErrorCode::kCorrupt) << "page " << page << ", bit " << bit;
    }
    Overwrite(at, before);
  }
  EXPECT_TRUE(Open());
}

// Made anew it would be an empty one, and all that was in it would be gone without a word.
TEST_F(PageCheckTest, ATableWhoseNameHasChangedIsNotMadeAnew) {
  const std::string bytes = Bytes();
  for (std::size_t at = bytes.find("heads"); at != std::string::npos; at = bytes.find("heads", at + 1)) {
    Overwrite(at, "heaes");
  }
  const Error error = OpenFails();
  EXPECT_EQ(error.code, ErrorCode::kCorrupt);
  EXPECT_NE(error.detail.find("its table heads is not there"), std::string::npos) << error.detail;
}

}  // namespace
}  // namespace pawl
