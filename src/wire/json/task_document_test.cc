#include "wire/json/task_document.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/task_document.h"

namespace pawl::http {
namespace {

using support::kTaskDocument;

const WireLimits kDocumentLimits;

// The text with the first `from` replaced.
std::string WithInstead(std::string_view text, std::string_view from, std::string_view to) {
  std::string changed(text);
  const std::size_t at = changed.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? changed : changed.replace(at, from.size(), to);
}

TaskDocument DocumentIn(std::string_view text) {
  auto document = ParseTaskDocument(text, kDocumentLimits);
  EXPECT_TRUE(document.ok()) << ToString(document.error());
  return document.ok() ? *std::move(document) : TaskDocument{};
}

// As an export would give it when `live` holds of each partition.
std::string WrittenDocument(const TaskDocument& document, DocumentStatus status, const LivePartition& live) {
  std::vector<std::string> partitions;
  for (const DocumentPartition& partition : document.partitions) {
    partitions.push_back(RenderDocumentPartition(partition.text, live));
  }
  return RenderTaskDocument(document.frame, status, partitions);
}
std::string AsImported(const TaskDocument& document) {
  return WrittenDocument(document, DocumentStatus::kAvailable, {});
}

void ExpectDocumentRefused(std::string_view text, ErrorCode code, std::string_view field) {
  const auto document = ParseTaskDocument(text, kDocumentLimits);
  ASSERT_FALSE(document.ok()) << text;
  EXPECT_EQ(document.error().code, code) << ToString(document.error());
  EXPECT_EQ(document.error().field, field) << ToString(document.error());
  EXPECT_FALSE(document.error().detail.empty());
}

constexpr std::string_view kSmallDocument =
    R"({"_bid":"t","typ":"x","data_stream_type":"finite","jobBid":"j","partitions":[{"_bid":"t:1","partitionNumber":1}]})";

TEST(TaskDocumentTest, IsReadAsItStands) {
  const TaskDocument document = DocumentIn(kTaskDocument);
  EXPECT_EQ(document.id, "jobId-t1");
  EXPECT_EQ(document.workflow, "my-job-id");
  EXPECT_EQ(document.type, "q-mongo");
  EXPECT_TRUE(document.infinite);
  EXPECT_FALSE(document.waits);
  EXPECT_EQ(document.source, "default");
  EXPECT_EQ(document.collection, "query-collection");
  ASSERT_EQ(document.partitions.size(), 5);
  EXPECT_EQ(document.partitions[4].id, "jobId-t1:005");
  EXPECT_EQ(document.partitions[4].number, 5);
  EXPECT_EQ(document.partitions[4].etag, 0);
  EXPECT_THAT(document.partitions[4].text, ::testing::HasSubstr(R"({\"_np\": 5 })"));
  EXPECT_THAT(document.frame, ::testing::HasSubstr("\"partitions\": [\n    null,\n    null,"));
}

TEST(TaskDocumentTest, ComesOutByteForByte) {
  EXPECT_EQ(AsImported(DocumentIn(kTaskDocument)), kTaskDocument);
  EXPECT_EQ(AsImported(DocumentIn(kSmallDocument)), kSmallDocument);
  EXPECT_EQ(AsImported(DocumentIn(" \n" + std::string(kSmallDocument) + "\n")), kSmallDocument);
}

TEST(TaskDocumentTest, OnlyLiveValuesAreReplaced) {
  const TaskDocument document = DocumentIn(kTaskDocument);
  EXPECT_EQ(RenderDocumentPartition(document.partitions[0].text, {.status = DocumentStatus::kEof, .etag = 7}),
            WithInstead(WithInstead(document.partitions[0].text, R"("available")", R"("EOF")"), R"("0")", R"("7")"));
  const std::string done = WrittenDocument(document, DocumentStatus::kDone, {});
  EXPECT_EQ(done, WithInstead(kTaskDocument, R"("available")", R"("done")"));
}

TEST(TaskDocumentTest, MissingLiveValuesAreAddedInTheStyleOfTheLastMember) {
  const TaskDocument document = DocumentIn(kTaskDocument);
  const std::string text = RenderDocumentPartition(document.partitions[0].text, {.errors = 2, .acquisitions = 3});
  EXPECT_THAT(text, ::testing::EndsWith("      },\n      \"errors\": 2,\n      \"acquisitions\": 3\n    }"));
  EXPECT_EQ(RenderDocumentPartition(R"({"_bid":"a"})", {.status = DocumentStatus::kError, .etag = 1}),
            R"({"_bid":"a","status":"error","etag":1})");
}

TEST(TaskDocumentTest, NumbersKeepTheirSpelling) {
  const auto with_etag = [](std::string_view etag) { return R"({"_bid":"a","etag":)" + std::string(etag) + "}"; };
  const auto expect = [&](std::string_view was, std::uint64_t count, std::string_view is) {
    EXPECT_EQ(RenderDocumentPartition(with_etag(was), {.etag = count}), with_etag(is));
  };
  expect("0", 12, "12");
  expect(R"({ "$numberLong" : "0" })", 12, R"({ "$numberLong" : "12" })");
  expect(R"({"$numberInt":"3"})", 12, R"({"$numberInt":"12"})");
  expect(R"({"$numberInt":"3"})", 3'000'000'000, R"({"$numberLong":"3000000000"})");
  expect(R"({"$numberDouble":"3.0"})", 3, R"({"$numberDouble":"3.0"})");
  expect(R"({"$numberDouble":"3.0"})", 4, R"({"$numberLong":"4"})");
}

TEST(TaskDocumentTest, BothSpellingsOfMembersAndNumbersAreRead) {
  const TaskDocument document = DocumentIn(R"({"_bid":"t","data_source_type":"x","stream_type":"finite","job_id":"j",
      "status":"waiting","properties":{"mdbInstance":"shop","mdbCollection":"c","mdbBatchSize":{"$numberInt":"50"}},
      "partitions":[{"_bid":"t:1","partitionNumber":{"$numberInt":"1"},"etag":{"$numberLong":"9007199254740993"},
        "properties":{"mdbFilter":"{\"_id\":{\"$gt\":\"{resume}\"}}"}}]})");
  EXPECT_EQ(document.workflow, "j");
  EXPECT_EQ(document.type, "x");
  EXPECT_FALSE(document.infinite);
  EXPECT_TRUE(document.waits);
  EXPECT_EQ(document.block, 50);
  ASSERT_EQ(document.partitions.size(), 1);
  EXPECT_EQ(document.partitions[0].etag, 9'007'199'254'740'993);
}

TEST(TaskDocumentTest, PartitionsAtTheirEndStayAsTheyAre) {
  const std::string text = WithInstead(kTaskDocument, R"("partitionNumber": 1,
      "status": "available")",
                                       R"("partitionNumber": 1,
      "status": "EOF")");
  const TaskDocument document = DocumentIn(text);
  ASSERT_EQ(document.partitions.size(), 4);
  EXPECT_EQ(document.partitions[0].number, 2);
  EXPECT_EQ(document.partitions[0].place, 1);
  EXPECT_EQ(AsImported(document), text);
}

TEST(TaskDocumentTest, ErrorsNameTheMember) {
  const auto small = [](std::string_view from, std::string_view to) { return WithInstead(kSmallDocument, from, to); };
  ExpectDocumentRefused("{", ErrorCode::kBadJson, "");
  ExpectDocumentRefused("[]", ErrorCode::kInvalid, "");
  ExpectDocumentRefused(small(R"("_bid":"t",)", ""), ErrorCode::kInvalid, "_bid");
  ExpectDocumentRefused(small(R"("typ":"x",)", ""), ErrorCode::kInvalid, "typ");
  ExpectDocumentRefused(small(R"("typ":"x")", R"("typ":"x","data_source_type":"x")"), ErrorCode::kInvalid,
                        "data_source_type");
  ExpectDocumentRefused(small(R"("typ":"x")", R"("typ":"pawl.x")"), ErrorCode::kInvalid, "typ");
  ExpectDocumentRefused(small("finite", "endless"), ErrorCode::kInvalid, "data_stream_type");
  ExpectDocumentRefused(small(R"("typ":"x")", R"("typ":"x","status":"done")"), ErrorCode::kInvalid, "status");
  ExpectDocumentRefused(small(R"("typ":"x")", R"("typ":"x","info":{"mdbInstance":"a"})"), ErrorCode::kInvalid, "info");
  ExpectDocumentRefused(small(R"([{"_bid":"t:1","partitionNumber":1}])", "[]"), ErrorCode::kInvalid, "partitions");
  ExpectDocumentRefused(small(R"({"_bid":"t:1","partitionNumber":1})", "null"), ErrorCode::kInvalid, "partitions[0]");
  ExpectDocumentRefused(small(R"("partitionNumber":1)", R"("partitionNumber":0)"), ErrorCode::kInvalid,
                        "partitions[0].partitionNumber");
  ExpectDocumentRefused(small(R"("partitionNumber":1)", R"("partitionNumber":{"$numberInt":"x"})"), ErrorCode::kInvalid,
                        "partitions[0].partitionNumber");
  ExpectDocumentRefused(small(R"("partitionNumber":1)", R"("partitionNumber":1,"status":"error")"), ErrorCode::kInvalid,
                        "partitions[0].status");
  ExpectDocumentRefused(small(R"("_bid":"t:1")", R"("_bid":"t")"), ErrorCode::kInvalid, "partitions[0]._bid");
  ExpectDocumentRefused(WithInstead(kTaskDocument, "jobId-t1:002", "jobId-t1:001"), ErrorCode::kInvalid,
                        "partitions[1]._bid");
  ExpectDocumentRefused(WithInstead(kTaskDocument, R"("partitionNumber": 2)", R"("partitionNumber": 1)"),
                        ErrorCode::kInvalid, "partitions[1].partitionNumber");
}

TEST(TaskDocumentTest, AFilterHasAPlaceForTheOffset) {
  EXPECT_TRUE(CheckDocumentFilter(R"({"_id":{"$gt":{"$oid":"{resumeObjectId}"}}})").ok());
  EXPECT_TRUE(CheckDocumentFilter(R"({"$and":[{"a":1},{"_id":{"$gt":"{resume}"}}]})").ok());
  EXPECT_TRUE(CheckDocumentFilter(R"({"_id":{"$gt":{"\u0024oid":"\u007bresumeObjectId}"}}})").ok());
  for (const std::string_view filter : {"", "{", "[]", "{}", R"({"_id":"{resumeObjectId}"})", R"({"{resume}":1})",
                                        R"({"_id":{"$gt":{"$oid":"000000000000000000000000"}}})"}) {
    const auto checked = CheckDocumentFilter(filter);
    ASSERT_FALSE(checked.ok()) << filter;
    EXPECT_EQ(checked.error().code, ErrorCode::kBadFilter);
  }
  ExpectDocumentRefused(WithInstead(kTaskDocument, "{resumeObjectId}", "68"), ErrorCode::kBadFilter,
                        "partitions[0].info.mdbFilter");
  ExpectDocumentRefused(WithInstead(kTaskDocument, "mdbFilter", "filter"), ErrorCode::kBadFilter,
                        "partitions[0].info.mdbFilter");
}

TEST(TaskDocumentTest, SizesAreLimited) {
  const auto refused = [](std::size_t most, std::string_view field) {
    const auto document = ParseTaskDocument(kTaskDocument, {most});
    ASSERT_FALSE(document.ok());
    EXPECT_EQ(document.error().code, ErrorCode::kTooLarge);
    EXPECT_EQ(document.error().field, field);
  };
  refused(100, "partitions[0]");
  refused(350, "");
}

}  // namespace
}  // namespace pawl::http
