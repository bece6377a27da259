// Tasks as documents, as C++ programs import and export them.
#include "tests/support/task_document.h"
#include "tests/system/embed/doors_test.h"

namespace pawl::system_test {
namespace {

using support::kTaskDocument;

std::string With(std::string_view from, std::string_view to) {
  std::string text(kTaskDocument);
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

TEST_P(DoorsTest, ADocumentIsATaskAndComesBackAsItWas) {
  const auto imported = jobs_->ImportTask(kTaskDocument);
  ASSERT_TRUE(imported.ok()) << ToString(imported.error());
  EXPECT_EQ(imported->id, "jobId-t1");
  EXPECT_EQ(imported->state, TaskState::kActive);
  EXPECT_EQ(imported->partitions->total, 5U);
  EXPECT_TRUE(imported->scan->infinite);
  EXPECT_EQ(jobs_->ExportTask("jobId-t1").value(), kTaskDocument);
  EXPECT_EQ(jobs_->GetWorkflow("my-job-id")->state, WorkflowState::kActive);

  const auto again = jobs_->ImportTask(kTaskDocument);
  ASSERT_TRUE(again.ok()) << ToString(again.error());
  EXPECT_EQ(again->seq, imported->seq);
  const auto other = jobs_->ImportTask(With("query-collection", "other"));
  EXPECT_EQ(other.error().code, ErrorCode::kIdTaken);
  EXPECT_EQ(other.error().field, "_bid");
}

TEST_P(DoorsTest, TheDocumentTellsHowTheWorkStands) {
  ASSERT_TRUE(jobs_->ImportTask(kTaskDocument).ok());
  const auto claimed = jobs_->Claim({.queues = {"q-mongo"}, .worker = "w"});
  ASSERT_TRUE(claimed.ok() && claimed->runs.size() == 1);
  const auto document = jobs_->ExportTask("jobId-t1");
  ASSERT_TRUE(document.ok()) << ToString(document.error());
  EXPECT_NE(document->find(R"("acquisitions": 1)"), std::string::npos) << *document;
  EXPECT_NE(document->find(R"("$numberLong": "1")"), std::string::npos) << *document;
}

TEST_P(DoorsTest, WhatIsWrongWithADocumentIsNamed) {
  const auto filter = jobs_->ImportTask(With("{resumeObjectId}", "0"));
  EXPECT_EQ(filter.error().code, ErrorCode::kBadFilter);
  EXPECT_EQ(filter.error().field, "partitions[0].info.mdbFilter");
  EXPECT_EQ(jobs_->ImportTask("{").error().code, ErrorCode::kBadJson);
  EXPECT_EQ(jobs_->GetWorkflow("my-job-id").error().code, ErrorCode::kNotFound);
  Push({.type = "x", .id = "jobId-t1:003"});
  const auto taken = jobs_->ImportTask(kTaskDocument);
  EXPECT_EQ(taken.error().code, ErrorCode::kIdTaken);
  EXPECT_EQ(taken.error().field, "partitions[2]._bid");
  EXPECT_EQ(jobs_->ExportTask("jobId-t1").error().code, ErrorCode::kNotFound);
  ASSERT_TRUE(jobs_
                  ->Start({.tasks = {{.name = "a",
                                      .job = {.type = "t", .id = "plain"},
                                      .partitions = std::vector<std::string>{"1"}}}})
                  .ok());
  EXPECT_EQ(jobs_->ExportTask("plain").error().code, ErrorCode::kNotFound);
}

}  // namespace
}  // namespace pawl::system_test
