#include "wire/push_policy.h"

#include <gtest/gtest.h>

#include <memory>

namespace pawl {
namespace {

JobSpec TaskWithScan(const std::string& scan) {
  JobSpec job;
  ScanTask task;
  task.scan = scan;
  job.flow.emplace().scan = std::make_shared<const ScanTask>(std::move(task));
  return job;
}

JobSpec PartitionOfScan(const std::string& payload) {
  JobSpec job;
  job.payload = payload;
  job.flow.emplace().stream = DataStream::kFinite;
  return job;
}

TEST(PushPolicyTest, SqlInAScanIsForAdmins) {
  const PushPolicy admins;
  const PushPolicy others = admins.WithoutSql();
  for (const JobSpec& sql :
       {TaskWithScan(R"({"table":"users","where":"true"})"), TaskWithScan(R"({"query":"select * from users"})"),
        PartitionOfScan(R"({"where":"country = 'IT'"})")}) {
    JobSpec job = sql;
    EXPECT_TRUE(admins.Apply(job).ok());
    const Result<void> refused = others.Apply(job);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, ErrorCode::kForbidden);
    PushOp op;
    op.jobs.push_back(sql);
    EXPECT_EQ(others.Apply(op).error().code, ErrorCode::kForbidden);
  }
}

TEST(PushPolicyTest, EverybodyMayScanWhatTheSourceLists) {
  const PushPolicy others = PushPolicy().WithoutSql();
  JobSpec plain;
  plain.payload = R"({"where":"Rome"})";
  for (JobSpec job : {TaskWithScan(R"({"table":"users"})"), TaskWithScan(R"({"query":"active","key":"id"})"),
                      PartitionOfScan(R"({"from":1,"to":2})"), plain}) {
    EXPECT_TRUE(others.Apply(job).ok());
  }
}

}  // namespace
}  // namespace pawl
