#include "source/mongodb/mongo_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <set>
#include <thread>

#include "base/json_member.h"
#include "tests/support/mongod_process.h"

namespace pawl::source {
namespace {

using support::MongodProcess;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr const char* kUsers = R"({"source":"default","collection":"users"})";

std::vector<std::string> IdsIn(const Block& block) {
  std::vector<std::string> keys;
  for (const Document& document : block.documents) keys.push_back(document.key);
  return keys;
}

// An ObjectId of a second since 1970.
std::string IdAt(std::int64_t second, int count) {
  char text[64];
  std::snprintf(text, sizeof(text), R"({"$oid":"%08llx%016x"})", static_cast<unsigned long long>(second), count);
  return text;
}

class MongoSourceTest : public ::testing::Test {
 protected:
  void SetUp() override { Open(std::chrono::seconds(30)); }

  void Open(std::chrono::milliseconds timeout) {
    auto opened = OpenMongo({.name = "default",
                             .url = mongod_.url(),
                             .database = MongodProcess::kDatabase,
                             .collections = {"users", "query-collection"},
                             .timeout = timeout});
    ASSERT_TRUE(opened.ok()) << ToString(opened.error());
    source_ = *std::move(opened);
  }

  void InsertNumbered(int first, int last) {
    std::vector<std::string> documents;
    for (int n = first; n <= last; ++n) documents.push_back("{\"_id\":" + std::to_string(n) + ",\"n\":1}");
    mongod_.Insert("users", documents);
  }

  Result<Block> Read(const std::string& after = {}, std::uint32_t limit = 500, const std::string& scan = kUsers,
                     const std::string& partition = {}) {
    return source_->Read({.scan = scan, .partition = partition, .after = after, .limit = limit});
  }
  Result<Block> Follow(const std::string& after, const std::string& scan) {
    return source_->Read({.scan = scan, .after = after, .infinite = true});
  }
  ErrorCode CodeOf(const std::string& scan, const std::string& partition = {}) {
    const auto read = Read("", 500, scan, partition);
    return read.ok() ? ErrorCode::kInternal : read.error().code;
  }
  // Seconds since 1970, by the server's clock.
  std::int64_t ServerSecond() {
    const std::string reply = mongod_.Run("admin", R"({"isMaster":1})");
    const auto time = ParseOffset(MemberOf(KnownJson(reply), "localTime"));
    return ToMillis(std::get<WallTime>(time.value().value)) / 1'000;
  }

  MongodProcess mongod_;
  std::unique_ptr<Source> source_;
};

TEST_F(MongoSourceTest, BlocksFollowEachOtherByIncreasingId) {
  InsertNumbered(1, 5);
  const auto first = Read("", 2);
  ASSERT_TRUE(first.ok()) << ToString(first.error());
  EXPECT_THAT(IdsIn(*first), ElementsAre("1", "2"));
  EXPECT_FALSE(first->eof);
  EXPECT_EQ(first->documents[0].document, R"({ "_id" : 1, "n" : 1 })");
  const auto rest = Read("2", 3);
  ASSERT_TRUE(rest.ok());
  EXPECT_THAT(IdsIn(*rest), ElementsAre("3", "4", "5"));
  EXPECT_TRUE(rest->eof);
  const auto none = Read("5");
  ASSERT_TRUE(none.ok());
  EXPECT_THAT(none->documents, IsEmpty());
  EXPECT_TRUE(none->eof);
}

TEST_F(MongoSourceTest, TheFilterOfTheSeedIsWorkedBlockByBlock) {
  std::vector<std::string> documents;
  for (int n = 1; n <= 10; ++n) {
    documents.push_back("{\"_id\":" + IdAt(1'747'000'000 + n, n) + ",\"_np\":" + std::to_string(n % 2 + 1) + "}");
  }
  mongod_.Insert("query-collection", documents);
  const std::string partition =
      R"({"mdbFilter":"{ \"$and\": [ {\"_np\": 1 }, { \"_id\": { \"$gt\": { \"$oid\": \"{resumeObjectId}\" } } }  ] }"})";
  std::vector<std::string> keys;
  bool eof = false;
  while (!eof) {
    const auto block = Read(keys.empty() ? "" : keys.back(), 2, R"({"collection":"query-collection"})", partition);
    ASSERT_TRUE(block.ok()) << ToString(block.error());
    for (const std::string& key : IdsIn(*block)) keys.push_back(key);
    eof = block->eof;
  }
  const auto info =
      Read("", 2, R"({"collection":"query-collection"})", R"({"partitionNumber":1,"info":)" + partition + "}");
  ASSERT_TRUE(info.ok()) << ToString(info.error());
  EXPECT_EQ(IdsIn(*info).front(), keys.front());
  std::vector<std::string> expected;
  for (int n = 2; n <= 10; n += 2) expected.push_back(IdAt(1'747'000'000 + n, n));
  EXPECT_EQ(keys, expected);
}

TEST_F(MongoSourceTest, IdsOfAllTypesGoOnWhereTheyEnded) {
  const std::vector<std::vector<std::string>> types = {
      {"1", R"({"$numberLong":"9007199254740993"})", R"({"$numberLong":"9223372036854775807"})"},
      {R"({"$numberDouble":"0.1"})", "1", R"({"$numberDecimal":"1.50"})"},
      {R"("")", R"("Z")", R"("a \"quoted\" one")", R"("é")"},
      {IdAt(1, 1), IdAt(2, 0), IdAt(2, 1)},
      {R"({"$date":"1969-12-31T23:59:59.999Z"})", R"({"$date":"2026-11-17T01:00:00Z"})"},
      {R"({"$binary":{"base64":"AAAAAAAAAAAAAAAAAAAAAQ==","subType":"04"}})",
       R"({"$binary":{"base64":"AAAAAAAAAAAAAAAAAAAAAg==","subType":"04"}})"},
      {R"({"$binary":{"base64":"/w==","subType":"00"}})", R"({"$binary":{"base64":"AAE=","subType":"00"}})"},
  };
  for (const auto& ids : types) {
    for (const std::string& id : ids) mongod_.Insert("users", {"{\"_id\":" + id + "}"});
    std::string after;
    for (std::size_t i = 0; i < ids.size(); ++i) {
      const auto block = Read(after, 1);
      ASSERT_TRUE(block.ok()) << ids[i] << ": " << ToString(block.error());
      ASSERT_EQ(block->documents.size(), 1) << ids[i] << " after " << after;
      after = block->documents[0].key;
      EXPECT_EQ(after, RenderOffset(ParseOffset(ids[i]).value()));
      EXPECT_EQ(block->eof, i + 1 == ids.size());
    }
    mongod_.Run(MongodProcess::kDatabase, R"({"drop":"users"})");
  }
}

TEST_F(MongoSourceTest, AScanHasColumnsAFilterAndTheRangeOfItsPartition) {
  std::vector<std::string> documents;
  for (int n = 1; n <= 20; ++n) {
    documents.push_back("{\"_id\":" + std::to_string(n) + R"(,"country":")" + (n % 2 == 0 ? "IT" : "FR") +
                        R"(","at":{"$date":"2026-11-17T01:00:00Z"}})");
  }
  mongod_.Insert("users", documents);
  const auto block = Read("", 500, R"({"collection":"users","columns":["at"],"filter":{"country":"IT"}})",
                          R"({"from":4,"to":12,"filter":{"_id":{"$ne":8}}})");
  ASSERT_TRUE(block.ok()) << ToString(block.error());
  EXPECT_THAT(IdsIn(*block), ElementsAre("4", "6", "10"));
  EXPECT_EQ(block->documents[0].document, R"({ "_id" : 4, "at" : { "$date" : "2026-11-17T01:00:00Z" } })");
}

TEST_F(MongoSourceTest, IdsOfSeveralTypesAreRefused) {
  mongod_.Insert("users", {R"({"_id":1})", R"({"_id":"one"})"});
  EXPECT_EQ(CodeOf(kUsers), ErrorCode::kKeyType);
  const auto rest = Read("1");  // the text is not even found
  ASSERT_FALSE(rest.ok());
  EXPECT_THAT(rest.error().detail, HasSubstr("_ids of several types: a whole number and text"));
  mongod_.Run(MongodProcess::kDatabase, R"({"drop":"users"})");
  mongod_.Insert("users", {R"({"_id":{"tenant":1}})"});
  EXPECT_EQ(CodeOf(kUsers), ErrorCode::kKeyType);
}

TEST_F(MongoSourceTest, WhatTheServerOrTheFileDoesNotHaveIsSaid) {
  InsertNumbered(1, 1);
  EXPECT_EQ(CodeOf(R"({"collection":"secrets"})"), ErrorCode::kUnknownSource);
  EXPECT_EQ(CodeOf(R"({"collection":"users","where":"true"})"), ErrorCode::kInvalid);
  EXPECT_EQ(CodeOf(R"({"collection":"users","key":"n"})"), ErrorCode::kKeyType);
  EXPECT_EQ(CodeOf(R"({"collection":"users","filter":{"$where":"true"}})"), ErrorCode::kBadFilter);
  EXPECT_EQ(CodeOf(R"({"collection":"users","filter":{"n":{"$nonsense":1}}})"), ErrorCode::kBadFilter);
  EXPECT_EQ(CodeOf(kUsers, R"({"mdbFilter":"{}"})"), ErrorCode::kBadFilter);
  EXPECT_EQ(CodeOf(kUsers, R"({"mdbFilter":"{\"_id\":{\"$gt\":{\"$oid\":\"{resumeObjectId}\"}},\"a\":{\"$oid\":1}}"})"),
            ErrorCode::kBadFilter);
  EXPECT_TRUE(Read().ok());
}

TEST_F(MongoSourceTest, ABlockEndsWhenItsDocumentsAreLarge) {
  const std::string text(6'000'000, 'x');
  for (int n = 1; n <= 5; ++n) mongod_.Insert("users", {"{\"_id\":" + std::to_string(n) + ",\"t\":\"" + text + "\"}"});
  const auto first = Read();
  ASSERT_TRUE(first.ok()) << ToString(first.error());
  EXPECT_THAT(IdsIn(*first), ElementsAre("1", "2", "3"));
  EXPECT_FALSE(first->eof);
  const auto second = Read("3");
  ASSERT_TRUE(second.ok());
  EXPECT_THAT(IdsIn(*second), ElementsAre("4", "5"));
  EXPECT_TRUE(second->eof);
}

TEST_F(MongoSourceTest, SplitsBetweenTheLeastAndTheGreatestId) {
  const auto empty = source_->Plan({.scan = kUsers}, 4);
  ASSERT_TRUE(empty.ok()) << ToString(empty.error());
  EXPECT_THAT(*empty, ElementsAre("{}"));
  std::vector<std::string> documents;
  for (int n = 0; n < 100; ++n) documents.push_back("{\"_id\":" + IdAt(1'747'000'000 + n * 60, n) + "}");
  mongod_.Insert("users", documents);
  const auto parts = source_->Plan({.scan = kUsers}, 4);
  ASSERT_TRUE(parts.ok()) << ToString(parts.error());
  ASSERT_EQ(parts->size(), 4);
  std::size_t count = 0;
  for (const std::string& part : *parts) {
    const auto block = Read("", 500, kUsers, part);
    ASSERT_TRUE(block.ok()) << ToString(block.error());
    EXPECT_GE(block->documents.size(), 20);
    count += block->documents.size();
  }
  EXPECT_EQ(count, 100);
}

TEST_F(MongoSourceTest, AFailingServerIsAskedAgain) {
  InsertNumbered(1, 3);
  ASSERT_TRUE(Read().ok());
  for (const char* how : {R"("errorCode":11600)", R"("errorCode":189)", R"("closeConnection":true)"}) {
    mongod_.FailFinds(R"("alwaysOn")", how);
    EXPECT_EQ(CodeOf(kUsers), ErrorCode::kSourceUnavailable) << how;
    mongod_.FailFinds(R"("off")", "");
    EXPECT_TRUE(support::WaitUntil([&] { return Read().ok(); })) << how;
  }
  mongod_.Kill();
  Open(std::chrono::milliseconds(900));
  EXPECT_EQ(CodeOf(kUsers), ErrorCode::kSourceUnavailable);
  mongod_.Restart();
  EXPECT_TRUE(support::WaitUntil([&] { return Read("2").ok(); }));
}

TEST_F(MongoSourceTest, AFrozenServerEndsWithTheTimeOut) {
  InsertNumbered(1, 1);
  Open(std::chrono::milliseconds(900));
  ASSERT_TRUE(Read().ok());
  mongod_.Freeze();
  EXPECT_EQ(CodeOf(kUsers), ErrorCode::kSourceUnavailable);
  mongod_.Thaw();
  EXPECT_TRUE(support::WaitUntil([&] { return Read().ok(); }));
}

TEST_F(MongoSourceTest, NoErrorShowsThePassword) {
  MongoOptions options{.name = "default", .database = "shop", .collections = {"users"}};
  options.timeout = std::chrono::milliseconds(900);
  const std::string server = mongod_.url().substr(sizeof("mongodb://") - 1);
  options.url = "mongodb://me:hunter2@" + server;
  auto opened = OpenMongo(options);
  ASSERT_TRUE(opened.ok()) << ToString(opened.error());
  const auto read = (*opened)->Read({.scan = kUsers});
  ASSERT_FALSE(read.ok());
  EXPECT_EQ(read.error().code, ErrorCode::kSourceUnavailable);
  EXPECT_THAT(ToString(read.error()), Not(HasSubstr("hunter2")));
  for (const char* url : {"mongodb://me:hunter2", "http://me:hunter2@host", "mongodb://me:hunter2@host/%%"}) {
    options.url = url;
    opened = OpenMongo(options);
    ASSERT_FALSE(opened.ok()) << url;
    EXPECT_THAT(ToString(opened.error()), Not(HasSubstr("hunter2")));
  }
}

TEST_F(MongoSourceTest, AStreamLeavesYoungDocumentsForLater) {
  const std::int64_t now = ServerSecond();
  mongod_.Insert("users", {"{\"_id\":" + IdAt(now - 200, 1) + "}", "{\"_id\":" + IdAt(now - 100, 2) + "}",
                           "{\"_id\":" + IdAt(now + 100'000, 3) + "}"});
  const std::string scan = R"({"collection":"users","settle":"150s"})";
  const auto block = Follow("", scan);
  ASSERT_TRUE(block.ok()) << ToString(block.error());
  EXPECT_THAT(IdsIn(*block), ElementsAre(IdAt(now - 200, 1)));
  EXPECT_TRUE(block->held_back);
  EXPECT_FALSE(block->eof);
  EXPECT_GE(block->lag_seconds.value_or(0), 99);
  EXPECT_LT(block->lag_seconds.value_or(0), 199) << "of the document that was held back";
  // One that comes late, but within the time to settle, is in order.
  mongod_.Insert("users", {"{\"_id\":" + IdAt(now - 120, 4) + "}"});
  const auto later = Follow(IdAt(now - 200, 1), R"({"collection":"users","settle":"50s"})");
  ASSERT_TRUE(later.ok());
  EXPECT_THAT(IdsIn(*later), ElementsAre(IdAt(now - 120, 4), IdAt(now - 100, 2)));
}

TEST_F(MongoSourceTest, AStreamWhoseIdsHaveNoTimeIsRefusedUnlessThatIsAccepted) {
  InsertNumbered(1, 2);
  const auto refused = Follow("", kUsers);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::kLateKeys);
  const auto accepted = Follow("1", R"({"collection":"users","late":"accept"})");
  ASSERT_TRUE(accepted.ok()) << ToString(accepted.error());
  EXPECT_THAT(IdsIn(*accepted), ElementsAre("2"));
  EXPECT_TRUE(accepted->eof);
}

// A round is a span of time in which each writer makes ids, and inserts them in any order; a reader that leaves the
// rounds in progress for later, by the time to settle, misses none.
TEST_F(MongoSourceTest, RacingWritersWithinTheTimeToSettleLoseNothing) {
  constexpr int kWriters = 3;
  constexpr int kRounds = 60;
  constexpr int kRound = 1'000;  // seconds, many more than the test takes
  const std::int64_t now = ServerSecond();
  const std::int64_t start = now - 2 * kRound * kRounds;
  std::array<std::atomic<int>, kWriters> rounds{};
  std::vector<std::thread> writers;
  for (int writer = 0; writer < kWriters; ++writer) {
    writers.emplace_back([&, writer] {
      for (int round = 0; round < kRounds; ++round) {
        const std::int64_t second = start + round * kRound + kRound / 2 - writer;
        mongod_.Insert("users", {"{\"_id\":" + IdAt(second + 1, writer) + "}"});
        mongod_.Insert("users", {"{\"_id\":" + IdAt(second, writer) + "}"});
        ++rounds[static_cast<std::size_t>(writer)];
      }
    });
  }
  std::vector<std::string> seen;
  int slowest = 0;
  while (slowest < kRounds && !HasFatalFailure()) {
    slowest = *std::min_element(rounds.begin(), rounds.end());
    const std::string settle = std::to_string(now - start - slowest * kRound);
    const auto block = Follow(seen.empty() ? "" : seen.back(), R"({"collection":"users","settle":")" + settle + "s\"}");
    ASSERT_TRUE(block.ok()) << ToString(block.error());
    for (const std::string& key : IdsIn(*block)) seen.push_back(key);
    EXPECT_GE(seen.size(), 2 * kWriters * slowest);
  }
  for (std::thread& writer : writers) writer.join();
  EXPECT_EQ(seen.size(), 2 * kWriters * kRounds);
  EXPECT_EQ(std::set<std::string>(seen.begin(), seen.end()).size(), seen.size());
}

}  // namespace
}  // namespace pawl::source
