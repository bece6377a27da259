#include "source/ndjson_source.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "model/offset.h"
#include "tests/support/temp_dir.h"

namespace pawl::source {
namespace {

using support::TempDir;
using support::WriteFile;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class NdjsonSourceTest : public testing::Test {
 protected:
  NdjsonSourceTest() { std::filesystem::create_directories(root_); }

  std::string File(const std::string& name) const { return root_ + "/" + name; }
  void Append(const std::string& name, const std::string& bytes) const {
    std::ofstream(File(name), std::ios::app | std::ios::binary) << bytes;
  }
  Result<Block> Read(const std::string& after = {}, const std::string& file = "a.ndjson") {
    return source_->Read(
        {.scan = fmt::format(R"({{"file":"{}"}})", file), .after = after, .limit = limit_, .infinite = infinite_});
  }
  static std::vector<std::string> Documents(const Result<Block>& block) {
    if (!block.ok()) return {ToString(block.error())};
    std::vector<std::string> all;
    for (const Document& one : block->documents) all.push_back(one.document);
    return all;
  }
  static std::uint64_t ByteOf(const Document& document) {
    return std::get<FilePlace>(ParseOffset(document.key)->value).byte;
  }

  const TempDir dir_;
  const std::string root_ = dir_.File("root");
  const std::shared_ptr<Source> source_ = MakeNdjsonSource(root_);
  std::uint32_t limit_ = 100;
  bool infinite_ = false;
};

TEST_F(NdjsonSourceTest, GivesLinesInBlocks) {
  WriteFile(File("a.ndjson"), "{\"a\":1}\n\n  \n{\"a\":9007199254740993}\r\n[1, 2]\n\"x\"");
  limit_ = 3;
  const auto block = Read();
  EXPECT_THAT(Documents(block), ElementsAre(R"({"a":1})", R"({"a":9007199254740993})", "[1, 2]"));
  EXPECT_FALSE(block->eof);
  EXPECT_EQ(ByteOf(block->documents[0]), 8U);
  const auto rest = Read(block->documents[2].key);
  EXPECT_THAT(Documents(rest), ElementsAre("\"x\""));
  EXPECT_TRUE(rest->eof);
  EXPECT_THAT(Documents(Read(rest->documents[0].key)), IsEmpty());
  EXPECT_THAT(Documents(Read(block->documents[0].key)), ElementsAre(R"({"a":9007199254740993})", "[1, 2]", "\"x\""));
}

TEST_F(NdjsonSourceTest, ALineThatIsNotJsonIsADocumentWithAnError) {
  WriteFile(File("a.ndjson"), "{\"a\":1}\n{\"a\":\n\"\xff\"\n{\"a\":2}\n");
  const auto block = Read();
  EXPECT_THAT(Documents(block), ElementsAre(R"({"a":1})", R"("{\"a\":")", "\"\\\"\xEF\xBF\xBD\\\"\"", R"({"a":2})"));
  EXPECT_EQ(block->documents[0].error, "");
  EXPECT_THAT(block->documents[1].error, HasSubstr("the line is not JSON"));
  EXPECT_THAT(block->documents[2].error, HasSubstr("the line is not JSON"));
  EXPECT_EQ(block->documents[3].error, "");
}

TEST_F(NdjsonSourceTest, AByteOrderMarkIsNoPartOfTheFirstLine) {
  WriteFile(File("a.ndjson"), "\xEF\xBB\xBF{\"a\":1}\n");
  EXPECT_THAT(Documents(Read()), ElementsAre(R"({"a":1})"));
}

TEST_F(NdjsonSourceTest, AnInfiniteScanWaitsForTheEndOfTheLastLine) {
  infinite_ = true;
  WriteFile(File("a.ndjson"), "1\n2");
  auto block = Read();
  EXPECT_THAT(Documents(block), ElementsAre("1"));
  EXPECT_TRUE(block->held_back);
  EXPECT_FALSE(block->eof);
  const std::string offset = block->documents[0].key;
  Append("a.ndjson", "3\n4\n");
  block = Read(offset);
  EXPECT_THAT(Documents(block), ElementsAre("23", "4"));
  EXPECT_TRUE(block->eof);
}

TEST_F(NdjsonSourceTest, AFileIsReadOnWhereItWasAppendedTo) {
  WriteFile(File("a.ndjson"), "1\n");
  const std::string offset = Read()->documents[0].key;
  Append("a.ndjson", "2\n");
  EXPECT_THAT(Documents(Read(offset)), ElementsAre("2"));
}

TEST_F(NdjsonSourceTest, AFileThatIsNotWhatItWasIsRefused) {
  WriteFile(File("a.ndjson"), "1\n2\n3\n");
  const std::string offset = Read()->documents[1].key;
  WriteFile(File("b.ndjson"), "1\n2\n3\n");
  EXPECT_THAT(Read(offset, "b.ndjson").error().detail, HasSubstr("was replaced by another"));
  EXPECT_EQ(Read(offset, "b.ndjson").error().code, ErrorCode::kSourceChanged);
  std::filesystem::resize_file(File("a.ndjson"), 5);
  EXPECT_THAT(Read(offset).error().detail, HasSubstr("was truncated"));
  WriteFile(File("a.ndjson"), "1234567\n8\n");  // truncated, and longer again
  EXPECT_THAT(Read(offset).error().detail, HasSubstr("was written again"));
  EXPECT_EQ(Read("17").error().code, ErrorCode::kKeyType);
}

TEST_F(NdjsonSourceTest, ALastLineThatIsContinuedAfterItWasReadIsRefused) {
  WriteFile(File("a.ndjson"), "1\n2");
  const std::string offset = Read()->documents[1].key;
  EXPECT_TRUE(Read(offset)->eof);
  Append("a.ndjson", "3\n");
  EXPECT_EQ(Read(offset).error().code, ErrorCode::kSourceChanged);
}

TEST_F(NdjsonSourceTest, LongLinesAndManyBytesHaveBounds) {
  const std::string big = '"' + std::string(std::size_t{10} << 20U, 'x') + '"';
  WriteFile(File("a.ndjson"),
            big + "\n" + big + "\n" + big + "\n" + '"' + std::string(std::size_t{20} << 20U, 'y') + "\"\n1\n");
  auto block = Read();
  ASSERT_TRUE(block.ok());
  EXPECT_EQ(block->documents.size(), 2U);
  EXPECT_FALSE(block->eof);
  block = Read(block->documents[1].key);
  ASSERT_EQ(block->documents.size(), 3U);
  EXPECT_EQ(block->documents[0].document, big);
  EXPECT_THAT(block->documents[1].error, HasSubstr("more than 16 MiB"));
  EXPECT_LT(block->documents[1].document.size(), 2'000U);
  EXPECT_EQ(block->documents[2].document, "1");
}

TEST_F(NdjsonSourceTest, NoPathLeadsOutOfTheRoot) {
  std::filesystem::create_directories(File("sub"));
  WriteFile(File("sub/in.ndjson"), "1\n");
  WriteFile(dir_.File("secret"), "2\n");
  std::filesystem::create_symlink("../secret", File("link"));
  std::filesystem::create_symlink("..", File("up"));
  std::filesystem::create_symlink("sub", File("inside"));
  ASSERT_EQ(mkfifo(File("pipe").c_str(), 0600), 0);
  EXPECT_THAT(Documents(Read("", "sub/in.ndjson")), ElementsAre("1"));
  const std::string absolute = dir_.File("secret");
  for (const std::string& path : {std::string("../secret"), std::string("sub/../../secret"), absolute,
                                  std::string("link"), std::string("up/secret"), std::string("inside/in.ndjson"),
                                  std::string("./sub/in.ndjson"), std::string("sub//in.ndjson"), std::string("sub"),
                                  std::string("sub/in.ndjson/"), std::string("pipe"), std::string("a\\u0000b")}) {
    const auto block = Read("", path);
    ASSERT_FALSE(block.ok()) << path;
    EXPECT_EQ(block.error().code, ErrorCode::kInvalid) << path << block.error().detail;
  }
  EXPECT_EQ(Read("", "none").error().code, ErrorCode::kSourceUnavailable);
}

}  // namespace
}  // namespace pawl::source
