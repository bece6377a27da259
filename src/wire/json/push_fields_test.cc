#include "wire/json/push_fields.h"

#include <gtest/gtest.h>

#include <set>

namespace pawl::http {
namespace {

constexpr WireLimits kPushLimits{};

// Every field, with a value.
PushRequest FullPush() {
  PushRequest job;
  job.type = "mail";
  job.queue = "slow";
  job.payload = R"({"to": "ann"})";
  job.id = "m-1";
  job.group = "shop 7";
  job.group_limit = 2;
  job.priority = 9;
  job.delay = std::chrono::seconds(90);
  job.lease = std::chrono::seconds(30);
  job.timeout = std::chrono::minutes(5);
  job.expires_in = std::chrono::hours(1);
  job.retention = std::chrono::hours(2);
  job.retry = {3, RetryBackoff::kFixed, std::chrono::seconds(1), std::chrono::seconds(9)};
  job.max_crashes = 4;
  job.unique = UniqueSpec{"user:7", true, std::chrono::hours(3)};
  job.after = {"m-0", "~5"};
  job.when = When::kEnded;
  job.created_by = "a test";
  job.meta = R"({"trace":1})";
  CallbackSpec callback;
  callback.url = "https://shop.example/cb";
  callback.on = {CallbackEvent::kDead, CallbackEvent::kExpired};
  callback.sign = "shop";
  callback.headers = {{"X-A", "b", false}, {"Authorization", "shop", true}};
  callback.timeout = std::chrono::seconds(5);
  callback.retry.max = 3;
  callback.extra = R"({"sku":7})";
  callback.format = "downloader";
  callback.with_payload = true;
  job.callbacks = {callback};
  job.in = {{"a", {"1", {"/news"}, {}}}};
  job.out = {{"r", {{}, {}, true}}};
  job.inputs = {{"a", {"2", "[3]"}}};
  job.state = {{"k", "null"}};
  job.parent = "~7";
  job.name = "left";
  job.aliases = {"total"};
  return job;
}

std::string PushJson(const PushRequest& job) {
  std::string text;
  const Result<void> written = AppendPush(job, text);
  return written.ok() ? text : ToString(written.error());
}

PushRequest ReadBack(const std::string& text) {
  PushRequest job;
  const Result<void> read = ReadPush(KnownJson(text), kPushLimits, job);
  EXPECT_TRUE(read.ok()) << ToString(read.error());
  return job;
}

std::string ErrorField(const Result<void>& result) { return result.ok() ? "(fine)" : result.error().field; }

TEST(PushFieldsTest, WhatIsWrittenIsReadBack) {
  PushRequest job = FullPush();
  const std::string text = PushJson(job);
  EXPECT_EQ(PushJson(ReadBack(text)), text);
  for (const PushField& field : PushFields()) {
    if (field.name == "run_at") continue;  // instead of the delay
    EXPECT_TRUE(FindMember(KnownJson(text), field.name)) << field.name << " of " << text;
  }
  job.delay.reset();
  job.run_at = WallTime(std::chrono::seconds(1'900'000'000));
  EXPECT_EQ(ReadBack(PushJson(job)).run_at, job.run_at);
}

TEST(PushFieldsTest, CallbacksAreReadAsTheyWereWritten) {
  EXPECT_EQ(ReadBack(PushJson(FullPush())).callbacks, FullPush().callbacks);
  EXPECT_EQ(ReadBack(R"({"type":"a","callbacks":[]})").callbacks, std::vector<CallbackSpec>{});
  EXPECT_EQ(ReadBack(R"({"type":"a","callbacks":{"url":"http://a/"}})").callbacks->size(), 1U);
}

std::string CallbackErrorAt(const std::string& callbacks) {
  PushRequest job;
  const std::string text = R"({"type":"a","callbacks":)" + callbacks + "}";
  return ErrorField(ReadPush(KnownJson(text), kPushLimits, job));
}

TEST(PushFieldsTest, WrongCallbacksAreNamed) {
  EXPECT_EQ(CallbackErrorAt(R"({})"), "callbacks.url");
  EXPECT_EQ(CallbackErrorAt(R"({"url":"ftp://a/"})"), "callbacks.url");
  EXPECT_EQ(CallbackErrorAt(R"([{"url":"http://a/"},{"url":"b"}])"), "callbacks[1].url");
  EXPECT_EQ(CallbackErrorAt(R"({"url":"http://a/","on":["failed"]})"), "callbacks.on[0]");
  EXPECT_EQ(CallbackErrorAt(R"({"url":"http://a/","on":[]})"), "callbacks.on");
  EXPECT_EQ(CallbackErrorAt(R"({"url":"http://a/","sign":"a/b"})"), "callbacks.sign");
  EXPECT_EQ(CallbackErrorAt(R"({"url":"http://a/","timeout":"61s"})"), "callbacks.timeout");
  EXPECT_EQ(CallbackErrorAt(R"({"url":"http://a/","format":"kafka"})"), "callbacks.format");
  EXPECT_EQ(CallbackErrorAt(R"({"url":"http://a/","headers":{"X":{"from":""}}})"), "callbacks.headers.X");
  EXPECT_EQ(CallbackErrorAt(R"({"url":"http://a/","secret":"s"})"), "callbacks.secret");
  EXPECT_EQ(CallbackErrorAt(R"([1])"), "callbacks[0]");
  EXPECT_EQ(
      CallbackErrorAt("[" + std::string(R"({"url":"http://a/"},)") + R"({"url":"http://a/"},{"url":"http://a/"},)" +
                      R"({"url":"http://a/"},{"url":"http://a/"}])"),
      "callbacks");
}

TEST(PushFieldsTest, WhatIsNotSetIsNotWritten) {
  PushRequest job;
  job.type = "mail";
  EXPECT_EQ(PushJson(job), R"({"type":"mail","payload":null})");
}

TEST(PushFieldsTest, AProgramIsToldOfTheSameFieldAsARequest) {
  const auto field = [](auto change) {
    PushRequest job;
    job.type = "mail";
    change(job);
    return ErrorField(CheckPush(job, kPushLimits));
  };
  EXPECT_EQ(ErrorField(CheckPush(FullPush(), kPushLimits)), "(fine)");
  EXPECT_EQ(field([](PushRequest& job) { job.type.clear(); }), "type");
  EXPECT_EQ(field([](PushRequest& job) { job.type = "pawl.x"; }), "type");
  EXPECT_EQ(field([](PushRequest& job) { job.priority = 10; }), "priority");
  EXPECT_EQ(field([](PushRequest& job) { job.lease = Millis(1); }), "lease");
  EXPECT_EQ(field([](PushRequest& job) { job.retry.max = 5'000; }), "retry.max");
  EXPECT_EQ(field([](PushRequest& job) { job.unique.emplace(); }), "unique.key");
  EXPECT_EQ(field([](PushRequest& job) { job.payload = "{"; }), "payload");
  EXPECT_EQ(field([](PushRequest& job) { job.meta = R"({"jid":1})"; }), "meta.jid");
  EXPECT_EQ(field([](PushRequest& job) { job.group_limit = 1; }), "group_limit");
  EXPECT_EQ(field([](PushRequest& job) { job.in["a b"]; }), "ports.in.a b");
  EXPECT_EQ(field([](PushRequest& job) { job.in["a"].channels = {"no"}; }), "ports.in.a.channels[0]");
  EXPECT_EQ(field([](PushRequest& job) { job.in["a"].keep = true; }), "ports.in.a.keep");
  EXPECT_EQ(field([](PushRequest& job) { job.inputs["a"] = {"1", "nope"}; }), "inputs.a[1]");
  EXPECT_EQ(field([](PushRequest& job) { job.state["k"] = "nope"; }), "state.k");
  EXPECT_EQ(field([](PushRequest& job) { job.parent = "~x"; }), "parent");
  EXPECT_EQ(field([](PushRequest& job) { job.after = {"fine", "a b"}; }), "after[1]");
  EXPECT_EQ(field([](PushRequest& job) { job.when = When::kFailed; }), "when");
  EXPECT_EQ(field([](PushRequest& job) { job.aliases = {"fine", "7"}; }), "aliases[1]");
}

TEST(PushFieldsTest, TheClientRefusesOnlyWhatWouldBreakItsRequest) {
  PushRequest job = FullPush();
  job.priority = 10;
  EXPECT_TRUE(PushJson(job).starts_with("{")) << "the server says what it takes";
  job.payload = "{";
  std::string text;
  EXPECT_EQ(ErrorField(AppendPush(job, text)), "payload");
}

TEST(PushFieldsTest, EveryFieldHasAFlagOrIsGivenOtherwise) {
  std::set<std::string_view> without;
  for (const PushField& field : PushFields()) {
    if (field.flag.kind == FlagKind::kNone && field.parts.empty()) without.insert(field.name);
  }
  EXPECT_EQ(without, (std::set<std::string_view>{"type", "inputs", "aliases", "after"}))
      << "TYPE, --in, --alias and --after";
}

}  // namespace
}  // namespace pawl::http
