#include "server/file_answer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pawl {
namespace {

using ::testing::Contains;
using ::testing::Pair;

class FileAnswerTest : public ::testing::Test {
 protected:
  using Headers = std::vector<std::pair<std::string, std::string>>;

  static http::Response Answer(Headers headers, std::uint64_t bytes = 1'000) {
    http::Request request;
    request.method = "GET";
    request.headers = std::move(headers);
    return FileAnswer(request, {std::make_shared<FileHandle>(), bytes, "ab12"});
  }

  static void ExpectPart(const std::string& range, std::uint64_t offset, std::uint64_t length) {
    const http::Response response = Answer({{"range", range}});
    ASSERT_EQ(response.status, 206) << range;
    ASSERT_TRUE(response.file);
    EXPECT_EQ(response.file->offset, offset) << range;
    EXPECT_EQ(response.file->length, length) << range;
    EXPECT_THAT(response.headers, Contains(Pair("content-range", "bytes " + std::to_string(offset) + "-" +
                                                                     std::to_string(offset + length - 1) + "/1000")));
  }

  static void ExpectWhole(Headers headers) {
    const http::Response response = Answer(std::move(headers));
    EXPECT_EQ(response.status, 200);
    ASSERT_TRUE(response.file);
    EXPECT_EQ(response.file->offset, 0U);
    EXPECT_EQ(response.file->length, 1'000U);
    EXPECT_THAT(response.headers, ::testing::Not(Contains(Pair("content-range", ::testing::_))));
  }
};

TEST_F(FileAnswerTest, TheWholeFileIsSentAsBytesToBeSaved) {
  const http::Response response = Answer({});
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.content_type, "application/octet-stream");
  EXPECT_THAT(response.headers,
              ::testing::UnorderedElementsAre(Pair("etag", "\"ab12\""), Pair("accept-ranges", "bytes"),
                                              Pair("content-disposition", "attachment"),
                                              Pair("x-content-type-options", "nosniff")));
  EXPECT_EQ(response.file->length, 1'000U);
}

TEST_F(FileAnswerTest, ARangeIsAPart) {
  ExpectPart("bytes=0-0", 0, 1);
  ExpectPart("bytes=100-199", 100, 100);
  ExpectPart("bytes=999-", 999, 1);
  ExpectPart("bytes=0-", 0, 1'000);
  ExpectPart("bytes=900-5000", 900, 100);
  ExpectPart("bytes=-1", 999, 1);
  ExpectPart("bytes=-5000", 0, 1'000);
  ExpectPart(" Bytes = 5-6 ", 5, 2);
  ExpectPart("bytes=5-99999999999999999999999", 5, 995);
}

TEST_F(FileAnswerTest, ARangeOutsideTheFileIs416) {
  for (const char* const range : {"bytes=1000-", "bytes=1000-2000", "bytes=-0", "bytes=99999999999999999999999-"}) {
    const http::Response response = Answer({{"range", range}});
    EXPECT_EQ(response.status, 416) << range;
    EXPECT_FALSE(response.file);
    EXPECT_EQ(response.content_type, "application/problem+json");
    EXPECT_THAT(response.headers, Contains(Pair("content-range", "bytes */1000")));
  }
  EXPECT_EQ(Answer({{"range", "bytes=0-"}}, 0).status, 416) << "of an empty file";
  EXPECT_EQ(Answer({{"range", "bytes=-5"}}, 0).status, 416);
}

TEST_F(FileAnswerTest, ARangeThatIsNotOneRangeIsIgnored) {
  for (const char* const range :
       {"", "bytes", "bytes=", "bytes=-", "bytes=5", "bytes=6-5", "bytes=a-b", "bytes=0x1-2", "bytes=1-2-3",
        "bytes=1 -2", "bytes=+1-2", "bytes=0-1,5-6", "lines=0-1", "bytes=--5"}) {
    ExpectWhole({{"range", range}});
  }
  ExpectWhole({{"range", "bytes=0-1"}, {"range", "bytes=5-6"}});
}

TEST_F(FileAnswerTest, AnIfRangeOfAnotherContentGetsTheWholeFile) {
  ExpectWhole({{"range", "bytes=0-1"}, {"if-range", "\"cd34\""}});
  ExpectWhole({{"range", "bytes=0-1"}, {"if-range", "W/\"ab12\""}});
  EXPECT_EQ(Answer({{"range", "bytes=0-1"}, {"if-range", "\"ab12\""}}).status, 206);
}

TEST_F(FileAnswerTest, AClientThatHasItIsToldSo) {
  for (const char* const tags : {"\"ab12\"", "*", "\"x\", \"ab12\"", "W/\"ab12\"", "\"x\",\"ab12\",\"y\""}) {
    const http::Response response = Answer({{"if-none-match", tags}, {"range", "bytes=0-1"}});
    EXPECT_EQ(response.status, 304) << tags;
    EXPECT_FALSE(response.file);
    EXPECT_THAT(response.headers, Contains(Pair("etag", "\"ab12\"")));
  }
  ExpectWhole({{"if-none-match", "\"x\", ab12"}});
}

TEST_F(FileAnswerTest, AnEmptyFileIsSentAsSuch) {
  const http::Response response = Answer({}, 0);
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.file->length, 0U);
}

}  // namespace
}  // namespace pawl
