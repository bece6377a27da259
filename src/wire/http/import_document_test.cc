// Documents on an engine in memory: what is imported comes out again, with what has become of it.
#include "wire/http/import_document.h"

#include <gtest/gtest.h>

#include "base/json_member.h"
#include "engine/document_queries.h"
#include "tests/support/asked_core.h"
#include "tests/support/task_document.h"
#include "wire/http/render_document.h"

namespace pawl::http {
namespace {

class ImportTest : public AskedCore {
 protected:
  Result<FoundForImport> Look(const DocumentImport& import) {
    return Read([&](StoreReader& reader) { return LookForImport(reader, import); });
  }
  void Import(std::string_view text) {
    const auto import = ParseImport(text, {});
    ASSERT_TRUE(import.ok()) << ToString(import.error());
    const auto found = Look(*import);
    ASSERT_TRUE(found.ok()) << ToString(found.error());
    ASSERT_FALSE(found->existing);
    PushOp op = PushOf(*import, found->place);
    op.seed = ++seed_;
    Do(std::move(op));
  }
  std::string Export(const std::string& task) {
    DocumentReader document((JobRef(task)));
    const auto more = Read([&](StoreReader& reader) { return document.Step(reader); });
    EXPECT_TRUE(more.ok() && !*more);
    const auto text = RenderDocument(document.view());
    EXPECT_TRUE(text.ok()) << ToString(text.error());
    return text.ok() ? *text : "";
  }
  std::string Status(const std::string& task) { return TextOfMember(KnownJson(Export(task)), "status"); }
};

std::string Changed(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

TEST_F(ImportTest, WhatIsImportedComesOutByteForByte) {
  Import(support::kTaskDocument);
  EXPECT_EQ(Export("jobId-t1"), support::kTaskDocument);
}

TEST_F(ImportTest, TheSameDocumentIsFoundAndAnotherOneIsRefused) {
  Import(support::kTaskDocument);
  EXPECT_TRUE(Look(*ParseImport(support::kTaskDocument, {}))->existing);
  const auto other = Look(*ParseImport(Changed(std::string(support::kTaskDocument), "query-collection", "c"), {}));
  EXPECT_EQ(other.error().code, ErrorCode::kIdTaken);
  EXPECT_EQ(other.error().field, "_bid");
}

TEST_F(ImportTest, ATaskThatWaitsFollowsTheOneBefore) {
  const std::string first = Changed(std::string(support::kTaskDocument), "infinite", "finite");
  std::string second = Changed(first, "jobId-t1", "jobId-t2");
  second.replace(second.find("available"), sizeof "available" - 1, "waiting");
  Import(first);
  Import(second);
  EXPECT_EQ(Export("jobId-t2"), second);
  Do(TaskOp{.task = std::string("jobId-t1"), .step = TaskStep::kPause});
  EXPECT_EQ(Status("jobId-t1"), "available");
  Do(TaskOp{.task = std::string("jobId-t2"), .step = TaskStep::kSkip});
  EXPECT_EQ(Status("jobId-t2"), "done");
}

TEST_F(ImportTest, PartitionsKeepTheirNumbers) {
  const std::string_view part = R"("partitionNumber": 2,
      "status": "available")";
  const std::string text =
      Changed(std::string(support::kTaskDocument), part, Changed(std::string(part), "available", "EOF"));
  Import(text);
  EXPECT_EQ(Export("jobId-t1"), text);
  const auto number = [&](std::uint32_t n) {
    return Read([&](StoreReader& reader) { return FindPartition(reader, std::string("jobId-t1"), n); });
  };
  EXPECT_FALSE(number(2).ok());
  ASSERT_TRUE(number(5).ok());
  EXPECT_EQ(number(5)->head.id, "jobId-t1:005");
}

}  // namespace
}  // namespace pawl::http
