#include "wire/http/parse_document.h"

#include <gtest/gtest.h>

#include "base/json_member.h"
#include "tests/support/task_document.h"

namespace pawl::http {
namespace {

DocumentImport ImportOf(std::string_view text) {
  auto import = ParseImport(text, {});
  EXPECT_TRUE(import.ok()) << ToString(import.error());
  return *std::move(import);
}

TEST(DocumentPushTest, ATaskBringsItsWorkflowAndItsPartitions) {
  const PushOp op = PushOf(ImportOf(support::kTaskDocument), {});
  ASSERT_EQ(op.jobs.size(), 7);
  EXPECT_EQ(op.jobs[0].id, "my-job-id");
  EXPECT_TRUE(op.jobs[0].flow->stays_open);
  const JobSpec& task = op.jobs[1];
  EXPECT_EQ(task.id, "jobId-t1");
  EXPECT_EQ(task.flow->within, 0);
  ASSERT_TRUE(task.flow->scan);
  EXPECT_TRUE(task.flow->scan->infinite);
  const JsonValue scan = KnownJson(task.flow->scan->scan);
  EXPECT_EQ(TextOfMember(scan, "source"), "default");
  EXPECT_EQ(TextOfMember(scan, "collection"), "query-collection");
  EXPECT_EQ(TextOfMember(scan, "stream"), "infinite");
  const JobSpec& last = op.jobs[6];
  EXPECT_EQ(last.id, "jobId-t1:005");
  EXPECT_EQ(last.type, "q-mongo");
  EXPECT_EQ(last.flow->within, 1);
  EXPECT_EQ(last.flow->number, 5);
  EXPECT_EQ(last.flow->stream, DataStream::kInfinite);
}

TEST(DocumentPushTest, ATaskJoinsTheWorkflowThatIsThere) {
  DocumentImport import = ImportOf(support::kTaskDocument);
  const PushOp at_once = PushOf(import, {true, "t0"});
  ASSERT_EQ(at_once.jobs.size(), 6);
  EXPECT_EQ(at_once.jobs[0].flow->carrier, "my-job-id");
  EXPECT_TRUE(at_once.jobs[0].flow->after_tasks.empty());
  import.document.waits = true;
  EXPECT_EQ(PushOf(import, {true, "t0"}).jobs[0].flow->after_tasks, std::vector<std::string>{"t0"});
  EXPECT_TRUE(PushOf(import, {true, ""}).jobs[0].flow->after_tasks.empty());
}

TEST(DocumentPushTest, ErrorsNameTheMemberOfTheDocument) {
  const TaskDocument document = ImportOf(support::kTaskDocument).document;
  const auto named = [&](const std::string& field, bool has_workflow) {
    return NamedByDocument({ErrorCode::kInvalid, "no", field}, document, {has_workflow, ""}).field;
  };
  EXPECT_EQ(named("jobs[0].id", false), "jobBid");
  EXPECT_EQ(named("jobs[1].id", false), "_bid");
  EXPECT_EQ(named("jobs[0].id", true), "_bid");
  EXPECT_EQ(named("jobs[0].after", true), "status");
  EXPECT_EQ(named("jobs[1].type", false), "typ");
  EXPECT_EQ(named("jobs[3].id", false), "partitions[1]._bid");
  EXPECT_EQ(named("jobs[1]", true), "partitions[0]");
  EXPECT_EQ(named("", true), "");
}

}  // namespace
}  // namespace pawl::http
