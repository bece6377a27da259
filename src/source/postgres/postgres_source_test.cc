#include "source/postgres/postgres_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <thread>

#include "base/random.h"
#include "tests/support/postgres_process.h"

namespace pawl::source {
namespace {

using support::PostgresProcess;
using support::PostgresSession;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::vector<std::string> KeysIn(const Block& block) {
  std::vector<std::string> keys;
  for (const Document& document : block.documents) keys.push_back(document.key);
  return keys;
}

class PostgresSourceTest : public ::testing::Test {
 protected:
  PostgresOptions Options() {
    return {.name = "orders",
            .url = postgres_.url(),
            .tables = {"users", "sales.users", "events", "views", "kinds"},
            .queries = {{"active", "select id, name from users where active"},
                        {"loose", "select id, grp from loose"},
                        {"writes", "with gone as (delete from users returning id) select * from gone"},
                        {"two", "select id from users; drop table users"}},
            .timeout = std::chrono::seconds(30),
            .clock = clock_};
  }

  void Open() { Open(Options()); }
  void Open(PostgresOptions options) {
    auto opened = OpenPostgres(std::move(options));
    ASSERT_TRUE(opened.ok()) << ToString(opened.error());
    source_ = *std::move(opened);
  }

  Result<Block> Read(const std::string& scan, const std::string& after = {}, std::uint32_t limit = 500) {
    return source_->Read({.scan = scan, .after = after, .limit = limit});
  }
  // A block of a stream. Every call is some time later than the one before, in the eyes of the source.
  Result<Block> Follow(const std::string& after = {}) {
    clock_->Advance(Millis(5'000));
    return source_->Read({.scan = kEvents, .after = after, .infinite = true});
  }
  // All that can be read of a stream now.
  Result<std::vector<std::string>> FollowToEnd(std::string after = {}) {
    std::vector<std::string> keys;
    // A mark is seen, stamped and ripe in three looks.
    for (int look = 0; look < 4; ++look) {
      PAWL_ASSIGN(const Block block, Follow(after));
      for (const std::string& key : KeysIn(block)) keys.push_back(key);
      if (!keys.empty()) after = keys.back();
    }
    return keys;
  }
  ErrorCode CodeOf(const std::string& scan, const std::string& after = {}) {
    const auto read = Read(scan, after);
    return read.ok() ? ErrorCode::kInternal : read.error().code;
  }
  std::string ErrorOf(const std::string& scan) {
    const auto read = Read(scan);
    return read.ok() ? "" : ToString(read.error());
  }

  static constexpr const char* kEvents = R"({"table":"events","settle":"5s"})";

  PostgresProcess postgres_;
  std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  std::unique_ptr<Source> source_;
};

TEST_F(PostgresSourceTest, BlocksFollowEachOtherByIncreasingKey) {
  postgres_.Run("create table users (id bigint primary key, name text, amount numeric, big bigint, at timestamptz)");
  postgres_.Run(
      "insert into users select n, 'n' || n, n + 0.10, 9007199254740993, '2026-11-17 01:00:00.5+01'"
      " from generate_series(1, 5) n");
  Open();
  const std::string scan = R"({"source":"orders","table":"users"})";
  const auto first = Read(scan, "", 2);
  ASSERT_TRUE(first.ok()) << ToString(first.error());
  EXPECT_THAT(KeysIn(*first), ElementsAre("1", "2"));
  EXPECT_EQ(first->documents[0].document,
            R"({"id":1,"name":"n1","amount":1.10,"big":9007199254740993,"at":"2026-11-17T00:00:00.5+00:00"})");
  EXPECT_FALSE(first->eof);
  const auto second = Read(scan, "2", 2);
  ASSERT_TRUE(second.ok());
  EXPECT_THAT(KeysIn(*second), ElementsAre("3", "4"));
  EXPECT_FALSE(second->eof);
  const auto last = Read(scan, "4", 2);
  ASSERT_TRUE(last.ok());
  EXPECT_THAT(KeysIn(*last), ElementsAre("5"));
  EXPECT_TRUE(last->eof);
  const auto none = Read(scan, "5", 2);
  ASSERT_TRUE(none.ok());
  EXPECT_THAT(none->documents, IsEmpty());
  EXPECT_TRUE(none->eof);
}

TEST_F(PostgresSourceTest, AScanHasColumnsConditionsAndTheRangeOfItsPartition) {
  postgres_.Run("create schema sales; create table sales.users (id int primary key, country text, made timestamptz)");
  postgres_.Run(
      "insert into sales.users select n, case when n % 2 = 0 then 'IT' else 'FR' end, now() - interval '1 h'"
      " from generate_series(1, 20) n");
  Open();
  const auto block = source_->Read(
      {.scan = R"({"table":"sales.users","columns":["country"],"where":"country='IT' -- the half","time":"made"})",
       .partition = R"({"from":4,"to":12,"where":"id <> 8"})"});
  ASSERT_TRUE(block.ok()) << ToString(block.error());
  EXPECT_THAT(KeysIn(*block), ElementsAre("4", "6", "10"));
  EXPECT_EQ(block->documents[0].document, R"({"country":"IT"})");
  ASSERT_TRUE(block->lag_seconds);
  EXPECT_GE(*block->lag_seconds, 3'600);
}

TEST_F(PostgresSourceTest, KeysOfAllTypesGoOnWhereTheyEnded) {
  const std::vector<std::pair<std::string, std::string>> types = {
      {"int", "(n)"},
      {"numeric", "(n + 0.123456789012345678901234567890)"},
      {"text", "('it''s \"' || chr(96 + n))"},
      {"varchar(20)", "(chr(96 + n))"},
      {"char(5)", "(chr(96 + n))"},
      {"uuid", "(lpad(n::text, 32, '0')::uuid)"},
      {"bytea", "(decode(lpad(n::text, 4, '0'), 'hex'))"},
      {"date", "('2026-02-27'::date + n)"},
      {"timestamptz", "('2026-02-28 23:59:59.999990+00'::timestamptz + n * interval '1 microsecond')"},
      {"timestamp", "('2026-02-28 23:59:59.999990'::timestamp + n * interval '1 microsecond')"},
  };
  Open();
  for (const auto& [type, value] : types) {
    postgres_.Run("drop table if exists kinds; create table kinds (k " + type + " primary key, n int)");
    postgres_.Run("insert into kinds select " + value + ", n from generate_series(1, 9) n");
    Open();
    std::string after;
    for (int n = 1; n <= 9; ++n) {
      const auto block = Read(R"({"table":"kinds","columns":["n"]})", after, 1);
      ASSERT_TRUE(block.ok()) << type << ": " << ToString(block.error());
      ASSERT_EQ(block->documents.size(), 1) << type << " after " << after;
      EXPECT_EQ(block->documents[0].document, "{\"n\":" + std::to_string(n) + "}") << type;
      EXPECT_EQ(block->eof, n == 9);
      after = block->documents[0].key;
    }
  }
}

TEST_F(PostgresSourceTest, KeysOfSeveralColumnsAreComparedAsARow) {
  postgres_.Run("create table users (id bigint primary key, tenant text not null, at timestamptz not null)");
  postgres_.Run("insert into users select n, 't' || n % 3, '2026-01-01' from generate_series(1, 9) n");
  Open();
  const std::string scan = R"({"table":"users","key":["at","id"]})";
  EXPECT_THAT(ErrorOf(scan), HasSubstr("no index of the table 'users' begins with the columns of the key"));
  postgres_.Run("create index on users (at desc, id desc, tenant)");
  const auto first = Read(scan, "", 4);
  ASSERT_TRUE(first.ok()) << ToString(first.error());
  EXPECT_EQ(first->documents.back().key, R"(["2026-01-01 00:00:00+00",4])");
  const auto next = Read(scan, first->documents.back().key, 4);
  ASSERT_TRUE(next.ok());
  EXPECT_EQ(next->documents.front().key, R"(["2026-01-01 00:00:00+00",5])");
  EXPECT_EQ(CodeOf(scan, R"([5,"2026"])"), ErrorCode::kKeyType);
  EXPECT_EQ(CodeOf(scan, "5"), ErrorCode::kKeyType);
  const auto from_date = Read(scan, R"([{"$date":"2025-12-31T00:00:00Z"},100])", 1);
  ASSERT_TRUE(from_date.ok());
  EXPECT_EQ(from_date->documents.front().key, R"(["2026-01-01 00:00:00+00",1])");
}

TEST_F(PostgresSourceTest, AKeyThatIsNotUniqueNotNullOrIndexedIsRefused) {
  postgres_.Run(
      "create table users (id bigint primary key, email text unique, city text not null, rate float8 not null)");
  postgres_.Run("create unique index on users (city) where city <> ''; create unique index on users (rate)");
  postgres_.Run("create table events (id bigint); create view views as select * from events");
  Open();
  EXPECT_THAT(ErrorOf(R"({"table":"events"})"), HasSubstr("key_type: key: the table 'events' has no primary key"));
  EXPECT_THAT(ErrorOf(R"({"table":"users","key":"email"})"), HasSubstr("may be null"));
  EXPECT_THAT(ErrorOf(R"({"table":"users","key":"nil"})"), HasSubstr("'nil' of the table 'users' is missing"));
  EXPECT_THAT(ErrorOf(R"({"table":"users","key":"city"})"), HasSubstr("unique"));
  EXPECT_THAT(ErrorOf(R"({"table":"users","key":"rate"})"), HasSubstr("cannot be a key; the types of keys are"));
  EXPECT_THAT(ErrorOf(R"({"table":"views","key":"id"})"), HasSubstr("is no table"));
  EXPECT_EQ(CodeOf(R"({"table":"users","key":"email"})"), ErrorCode::kKeyType);
}

TEST_F(PostgresSourceTest, OnlyTheTablesAndQueriesOfTheFileAreKnown) {
  postgres_.Run("create table secrets (id int primary key)");
  Open();
  EXPECT_THAT(ErrorOf(R"({"table":"secrets"})"),
              HasSubstr("unknown_source: table: 'secrets' is not among the tables of the source 'orders': users, "));
  EXPECT_THAT(ErrorOf(R"({"query":"secrets","key":"id"})"), HasSubstr("active, loose, two, writes"));
  EXPECT_THAT(ErrorOf(R"({"table":"users"})"), HasSubstr("the database has no table 'users'"));
  EXPECT_EQ(CodeOf(R"({"table":"users","query":"active"})"), ErrorCode::kInvalid);
  EXPECT_EQ(CodeOf("{}"), ErrorCode::kInvalid);
}

TEST_F(PostgresSourceTest, QueriesCanChangeNothing) {
  postgres_.Run("create table users (id int primary key, name text, active bool)");
  postgres_.Run("insert into users select n, 'n', n % 2 = 0 from generate_series(1, 6) n");
  postgres_.Run("create function gone() returns int language plpgsql as 'begin delete from users; return 1; end'");
  Open();
  const auto active = Read(R"({"query":"active","key":"id"})");
  ASSERT_TRUE(active.ok()) << ToString(active.error());
  EXPECT_THAT(KeysIn(*active), ElementsAre("2", "4", "6"));
  for (const std::string scan : {
           R"({"query":"two","key":"id"})",
           R"({"query":"writes","key":"id"})",
           R"({"query":"select id, gone() from users","key":"id"})",
           R"({"table":"users","where":"gone() = 1"})",
           R"({"table":"users","where":"true); delete from users; select (1"})",
           R"({"query":"select set_config('transaction_read_only','off',false), gone(), 1 as id","key":"id"})",
       }) {
    const auto read = Read(scan);
    ASSERT_FALSE(read.ok()) << scan;
    EXPECT_EQ(read.error().code, ErrorCode::kInvalid) << ToString(read.error());
  }
  EXPECT_EQ(postgres_.Ask("select count(*) from users"), "6");
}

TEST_F(PostgresSourceTest, AQueryLeavesNothingBehindInItsSession) {
  postgres_.Run("create table users (id int primary key); insert into users values (1)");
  Open();
  const auto set = Read(R"({"query":"select set_config('search_path','nowhere',false), 1 as id","key":"id"})");
  ASSERT_TRUE(set.ok()) << ToString(set.error());
  EXPECT_TRUE(Read(R"({"table":"users"})").ok());
}

TEST_F(PostgresSourceTest, AQueryWhoseKeyIsNotUniqueOrNullIsRefused) {
  postgres_.Run("create table loose (id int, grp int); insert into loose values (1, 1), (2, 2), (2, 3), (null, 4)");
  Open();
  const std::string scan = R"({"query":"loose","key":"id"})";
  EXPECT_EQ(CodeOf(R"({"query":"loose"})"), ErrorCode::kInvalid);
  EXPECT_EQ(CodeOf(scan), ErrorCode::kKeyType);
  const auto block = Read(scan, "", 2);  // the twin of 2 is the first of the next block
  ASSERT_FALSE(block.ok());
  EXPECT_THAT(block.error().detail, HasSubstr("two rows have the key 2"));
  postgres_.Run("delete from loose where grp = 3");
  const auto rest = Read(scan, "1");
  ASSERT_FALSE(rest.ok());
  EXPECT_THAT(rest.error().detail, HasSubstr("null"));
}

TEST_F(PostgresSourceTest, ABlockEndsWhenItsDocumentsAreLarge) {
  postgres_.Run("create table users (id int primary key, name text)");
  postgres_.Run("insert into users select n, repeat('x', 6000000) from generate_series(1, 5) n");
  Open();
  const auto first = Read(R"({"table":"users"})");
  ASSERT_TRUE(first.ok()) << ToString(first.error());
  EXPECT_THAT(KeysIn(*first), ElementsAre("1", "2", "3"));
  EXPECT_FALSE(first->eof);
  const auto second = Read(R"({"table":"users"})", "3");
  ASSERT_TRUE(second.ok());
  EXPECT_THAT(KeysIn(*second), ElementsAre("4", "5"));
  EXPECT_TRUE(second->eof);
}

TEST_F(PostgresSourceTest, SplitsBetweenTheLeastAndTheGreatestKey) {
  postgres_.Run("create table users (id int primary key, at timestamptz not null unique)");
  Open();
  const auto empty = source_->Plan({.scan = R"({"table":"users"})"}, 4);
  ASSERT_TRUE(empty.ok()) << ToString(empty.error());
  EXPECT_THAT(*empty, ElementsAre("{}"));
  postgres_.Run(
      "insert into users select n, '2026-01-01'::timestamptz + n * interval '1 s' from generate_series(1, 100) n");
  for (const std::string scan : {R"({"table":"users"})", R"({"table":"users","key":"at","columns":["id"]})"}) {
    const auto parts = source_->Plan({.scan = scan}, 4);
    ASSERT_TRUE(parts.ok()) << ToString(parts.error());
    ASSERT_EQ(parts->size(), 4);
    std::size_t rows = 0;
    for (const std::string& part : *parts) {
      const auto block = source_->Read({.scan = scan, .partition = part});
      ASSERT_TRUE(block.ok()) << ToString(block.error());
      EXPECT_GE(block->documents.size(), 20);
      rows += block->documents.size();
    }
    EXPECT_EQ(rows, 100);
  }
}

TEST_F(PostgresSourceTest, AServerThatIsAwayIsFoundAgain) {
  postgres_.Run("create table users (id int primary key); insert into users values (1), (2)");
  auto options = Options();
  options.timeout = std::chrono::seconds(5);
  Open(options);
  ASSERT_TRUE(Read(R"({"table":"users"})", "", 1).ok());
  postgres_.Kill();
  EXPECT_EQ(CodeOf(R"({"table":"users"})"), ErrorCode::kSourceUnavailable);
  postgres_.Restart();
  const auto block = Read(R"({"table":"users"})", "1");
  ASSERT_TRUE(block.ok()) << ToString(block.error());
  EXPECT_THAT(KeysIn(*block), ElementsAre("2"));
  // A session that the server has ended meanwhile is replaced within the same call.
  postgres_.Run("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pawl'");
  EXPECT_TRUE(Read(R"({"table":"users"})").ok());
}

TEST_F(PostgresSourceTest, AServerThatIsFrozenOrSlowEndsWithTheTimeOut) {
  postgres_.Run("create table users (id int primary key); insert into users values (1)");
  auto options = Options();
  options.timeout = std::chrono::milliseconds(300);
  options.queries["slow"] = "select 1 as id from pg_sleep(600)";
  Open(options);
  EXPECT_EQ(CodeOf(R"({"query":"slow","key":"id"})"), ErrorCode::kSourceUnavailable);
  postgres_.Freeze();
  EXPECT_EQ(CodeOf(R"({"table":"users"})"), ErrorCode::kSourceUnavailable);
  postgres_.Thaw();
  EXPECT_TRUE(support::WaitUntil([&] { return Read(R"({"table":"users"})").ok(); }));
}

TEST_F(PostgresSourceTest, NoErrorShowsThePassword) {
  postgres_.Run("create role reader login password 'hunter2'");
  auto options = Options();
  options.url = postgres_.url("nobody_here", "hunter2");
  Open(options);
  EXPECT_THAT(ErrorOf(R"({"table":"users"})"), HasSubstr("source_unavailable"));
  EXPECT_THAT(ErrorOf(R"({"table":"users"})"), Not(HasSubstr("hunter2")));
  for (const std::string url :
       {"postgresql://me:hunter2@host:port:5/x?%zz", "postgresql://me:hunter2@", "hunter2 = = '"}) {
    options.url = url;
    const auto opened = OpenPostgres(options);
    EXPECT_THAT(opened.ok() ? "" : ToString(opened.error()), Not(HasSubstr("hunter2")));
  }
}

TEST_F(PostgresSourceTest, AStreamWaitsForATransactionThatCommitsLate) {
  postgres_.Run("create table events (id bigserial primary key, text text)");
  Open();
  PostgresSession slow(postgres_);
  slow.Run("begin; insert into events (text) values ('late')");
  postgres_.Run("insert into events (text) values ('early')");
  auto block = Follow();
  for (int minute = 0; minute < 9; ++minute) {
    clock_->Advance(std::chrono::minutes(1));
    block = Follow();
    ASSERT_TRUE(block.ok()) << ToString(block.error());
    EXPECT_THAT(block->documents, IsEmpty());
    EXPECT_TRUE(block->held_back);
    EXPECT_FALSE(block->eof);
  }
  ASSERT_TRUE(block->held_back_seconds);
  EXPECT_GE(*block->held_back_seconds, 420);
  slow.Run("commit");
  block = Follow();
  ASSERT_TRUE(block.ok());
  EXPECT_THAT(KeysIn(*block), ElementsAre("1", "2"));
  EXPECT_TRUE(block->eof);
  EXPECT_FALSE(block->held_back);
  EXPECT_EQ(block->held_back_seconds, std::nullopt);
}

TEST_F(PostgresSourceTest, AStreamWaitsForATransactionThatBeganJustAfterItsMark) {
  postgres_.Run("create table events (id bigserial primary key, text text)");
  postgres_.Run("insert into events (text) values ('first')");
  Open();
  ASSERT_TRUE(Follow().ok());  // sees 1
  PostgresSession slow(postgres_);
  slow.Run("begin; insert into events (text) values ('late')");  // 2
  postgres_.Run("insert into events (text) values ('early')");   // 3
  auto block = Follow();                                         // 1 is stamped: it has to wait for 2
  ASSERT_TRUE(block.ok());
  EXPECT_THAT(block->documents, IsEmpty());
  slow.Run("commit");
  EXPECT_THAT(FollowToEnd().value(), ElementsAre("1", "2", "3"));
}

// It does not know which transactions are still open on the primary.
TEST_F(PostgresSourceTest, AStandbyIsReadToItsEndButNotFollowed) {
  postgres_.Run("create table events (id bigserial primary key, text text)");
  postgres_.Run("insert into events (text) values ('one'), ('two')");
  const PostgresProcess standby(&postgres_);
  postgres_.Run("insert into events (text) values ('three')");
  standby.CatchUp(postgres_);
  PostgresOptions options = Options();
  options.url = standby.url();
  Open(options);
  const auto all = Read(kEvents);
  ASSERT_TRUE(all.ok()) << ToString(all.error());
  EXPECT_THAT(KeysIn(*all), ElementsAre("1", "2", "3"));
  const auto followed = Follow();
  ASSERT_FALSE(followed.ok());
  EXPECT_EQ(followed.error().code, ErrorCode::kLateKeys);
  EXPECT_THAT(ToString(followed.error()), HasSubstr("standby"));
}

TEST_F(PostgresSourceTest, AStreamGoesOnAfterARollback) {
  postgres_.Run("create table events (id bigserial primary key, text text)");
  Open();
  PostgresSession slow(postgres_);
  slow.Run("begin; insert into events (text) values ('never')");
  postgres_.Run("insert into events (text) values ('early')");
  EXPECT_THAT(FollowToEnd().value(), IsEmpty());
  slow.Run("rollback");
  EXPECT_THAT(FollowToEnd().value(), ElementsAre("2"));
}

TEST_F(PostgresSourceTest, AStreamWaitsForAPreparedTransaction) {
  postgres_.Run("create table events (id bigserial primary key, text text)");
  Open();
  {
    PostgresSession gone(postgres_);
    gone.Run("begin; insert into events (text) values ('in two phases')");
    gone.Run("prepare transaction 'one'");
  }
  postgres_.Run("insert into events (text) values ('early')");
  EXPECT_THAT(FollowToEnd().value(), IsEmpty());
  postgres_.Run("commit prepared 'one'");
  EXPECT_THAT(FollowToEnd().value(), ElementsAre("1", "2"));
}

TEST_F(PostgresSourceTest, AStreamIsCutAndNotFiltered) {
  postgres_.Run("create table events (id bigserial primary key, text text)");
  Open();
  postgres_.Run("insert into events (text) select 'x' from generate_series(1, 3)");
  EXPECT_THAT(FollowToEnd().value(), ElementsAre("1", "2", "3"));
  PostgresSession slow(postgres_);
  slow.Run("begin; insert into events (text) values ('late')");
  postgres_.Run("insert into events (text) select 'x' from generate_series(5, 6)");
  const auto block = Follow("3");
  ASSERT_TRUE(block.ok());
  EXPECT_THAT(block->documents, IsEmpty());
  EXPECT_TRUE(block->held_back);
  clock_->Advance(std::chrono::seconds(90));
  EXPECT_GE(Follow("3")->lag_seconds.value_or(0), 90) << "since the last row had been all there was";
  // Who reads it without a guard loses 4.
  const auto late = source_->Read({.scan = R"({"table":"events","late":"accept"})", .after = "3", .infinite = true});
  ASSERT_TRUE(late.ok());
  EXPECT_THAT(KeysIn(*late), ElementsAre("5", "6"));
}

// Writers draw numbers, wait for each other's commits in any order, and roll some back, while a reader follows.
TEST_F(PostgresSourceTest, RacingWritersLoseNoRowAndGiveNoneTwice) {
  postgres_.Run("create table events (id bigserial primary key, text text)");
  Open();
  constexpr int kWriters = 4;
  constexpr int kRounds = 150;
  std::atomic<int> working = kWriters;
  std::vector<std::thread> writers;
  for (int writer = 0; writer < kWriters; ++writer) {
    writers.emplace_back([&, writer] {
      SeededRandom random(static_cast<std::uint64_t>(writer) + 7);
      PostgresSession first(postgres_);
      PostgresSession second(postgres_);
      for (int round = 0; round < kRounds; ++round) {
        first.Run("begin; insert into events (text) values ('a')");
        second.Run("begin; insert into events (text) values ('b')");
        if (random.Below(2) == 0) first.Run("insert into events (text) values ('c')");
        second.Run(random.Below(4) == 0 ? "rollback" : "commit");
        first.Run(random.Below(4) == 0 ? "rollback" : "commit");
      }
      --working;
    });
  }
  std::vector<std::string> seen;
  const auto follow = [&] {
    const auto more = FollowToEnd(seen.empty() ? "" : seen.back());
    ASSERT_TRUE(more.ok()) << ToString(more.error());
    seen.insert(seen.end(), more->begin(), more->end());
  };
  while (working > 0 && !HasFatalFailure()) follow();
  for (std::thread& writer : writers) writer.join();
  follow();
  EXPECT_EQ(std::set<std::string>(seen.begin(), seen.end()).size(), seen.size());
  EXPECT_EQ(std::to_string(seen.size()), postgres_.Ask("select count(*) from events"));
}

}  // namespace
}  // namespace pawl::source
