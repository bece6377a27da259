#include "model/scan_work.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

using namespace std::chrono_literals;

TEST(ScanWorkTest, WhatIsNotSaidHasItsDefault) {
  const auto spec = ParseScanWork(std::string_view(R"({"source":"orders","table":"users","anything":1})"));
  ASSERT_TRUE(spec.ok());
  EXPECT_EQ(spec->source, "orders");
  EXPECT_EQ(spec->processor, ProcessorKind::kNone);
  EXPECT_EQ(spec->run_for, 5min);
  EXPECT_EQ(spec->errors.max_dead, 1'000);
  EXPECT_EQ(spec->block, std::nullopt);
}

TEST(ScanWorkTest, EverythingIsRead) {
  const auto spec = ParseScanWork(std::string_view(R"({"source":"s","block":7,"poll":"2s","poll_max":60,"run_for":"1m",
    "split":8,"processor":{"http":{"url":"http://a/","mode":"document","timeout":"3s","concurrency":4,"sign":"k"}},
    "errors":{"document":{"retries":1,"base":"5s","then":"skip"},"block":{"retries":3,"base":"2s","cap":"1m",
    "then":"stop"},"max_dead":5,"max_dead_ratio":0.5}})"));
  ASSERT_TRUE(spec.ok()) << ToString(spec.error());
  EXPECT_EQ(spec->block, 7);
  EXPECT_EQ(spec->poll_max, 1min);
  EXPECT_EQ(spec->split, 8);
  EXPECT_EQ(spec->processor, ProcessorKind::kHttp);
  EXPECT_TRUE(spec->http.by_document);
  EXPECT_EQ(spec->http.concurrency, 4);
  EXPECT_EQ(spec->errors.document_end, DocumentEnd::kSkip);
  EXPECT_FALSE(spec->errors.block_split);
  EXPECT_EQ(spec->errors.block_cap, 1min);
  EXPECT_EQ(spec->errors.max_dead_ratio, 0.5);
}

TEST(ScanWorkTest, JobsAreReadToo) {
  const auto spec = ParseScanWork(std::string_view(
      R"({"source":"s","processor":{"jobs":{"type":"mail","per":"block","window":10,"may_fail":true}}})"));
  ASSERT_TRUE(spec.ok());
  EXPECT_EQ(spec->processor, ProcessorKind::kJobs);
  EXPECT_TRUE(spec->jobs.by_block);
  EXPECT_EQ(spec->jobs.window, 10);
  EXPECT_TRUE(spec->jobs.may_fail);
}

TEST(ScanWorkTest, TheErrorNamesTheMember) {
  const auto field_of = [](std::string_view scan) {
    const auto spec = ParseScanWork(scan);
    return spec.ok() ? "" : spec.error().field;
  };
  EXPECT_EQ(field_of(R"({"block":0})"), "scan.block");
  EXPECT_EQ(field_of(R"({"source":"a b"})"), "scan.source");
  EXPECT_EQ(field_of(R"({"poll":0})"), "scan.poll");
  EXPECT_EQ(field_of(R"({"errors":{"document":{"then":"explode"}}})"), "scan.errors.document.then");
  EXPECT_EQ(field_of(R"({"errors":{"max_dead_ratio":2}})"), "scan.errors.max_dead_ratio");
  EXPECT_EQ(field_of(R"({"errors":{"retry":1}})"), "scan.errors.retry");
  EXPECT_EQ(field_of(R"({"processor":{"http":{}}})"), "scan.processor.http.url");
  EXPECT_EQ(field_of(R"({"processor":{"jobs":{}}})"), "scan.processor.jobs.type");
  EXPECT_EQ(field_of(R"({"processor":{"http":{"url":"u"},"jobs":{"type":"t"}}})"), "scan.processor");
}

TEST(ScanWorkTest, OnlyAdminsMaySendSqlWhereverItIs) {
  for (const std::string_view plain : {
           R"({"table":"users","query":"active","where":null,"partitions":[{"from":1},{"file":"a"},17]})",
           R"({"from":1,"to":2})",
           R"({"query":17,"partitions":{}})",
           R"("where")",
           R"(null)",
       }) {
    EXPECT_FALSE(RequiresAdmin(plain)) << plain;
  }
  for (const std::string_view with_sql : {
           R"({"query":"select 1"})",
           R"({"query":"table\u0020users"})",
           R"({"table":"users","where":"true"})",
           R"({"table":"users","wh\u0065re":"true"})",
           R"({"table":"users","partitions":[{"from":1},{"where":"true"}]})",
           R"({"where":"true"})",
       }) {
    EXPECT_TRUE(RequiresAdmin(with_sql)) << with_sql;
  }
}

}  // namespace
}  // namespace pawl
