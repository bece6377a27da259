#include "executors/http_processor.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

const std::vector<Document> kTwoDocuments = {{"17", "{}", ""}, {R"({"$oid":"6822f3f2f89695833ce6b145"})", "{}", ""}};

TEST(HttpProcessorTest, AnEmptyAnswerMeansAll) {
  const auto read = ReadProcessed(" \n", kTwoDocuments, {});
  ASSERT_TRUE(read.ok());
  EXPECT_TRUE(read->documents.empty());
}

TEST(HttpProcessorTest, WhatIsNotNamedIsProcessed) {
  const auto read = ReadProcessed(
      R"({"results":[{"key":{ "$oid" : "6822f3f2f89695833ce6b145" },"status":"error","error":{"type":"bad","message":"m"}}],
          "push":[{"type":"mail","payload":17}]})",
      kTwoDocuments, {});
  ASSERT_TRUE(read.ok()) << ToString(read.error());
  ASSERT_EQ(read->documents.size(), 2);
  EXPECT_EQ(read->documents[0].kind, Verdict::Kind::kProcessed);
  EXPECT_EQ(read->documents[1].kind, Verdict::Kind::kError);
  EXPECT_EQ(read->documents[1].error.type, "bad");
  ASSERT_EQ(read->push.size(), 1);
  EXPECT_EQ(read->push[0].type, "mail");
}

TEST(HttpProcessorTest, AnAnswerThatFitsNothingIsAFailedCall) {
  EXPECT_FALSE(ReadProcessed("<html>", kTwoDocuments, {}).ok());
  EXPECT_EQ(ReadProcessed(R"({"results":[{"key":18,"status":"processed"}]})", kTwoDocuments, {}).error().detail,
            "the answer has a key that was not sent: 18");
  EXPECT_FALSE(ReadProcessed(R"({"results":[{"key":17,"status":"fine"}]})", kTwoDocuments, {}).ok());
  EXPECT_FALSE(ReadProcessed(R"({"push":[{"payload":1}]})", kTwoDocuments, {}).ok());
}

}  // namespace
}  // namespace pawl
