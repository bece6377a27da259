#include "source/sqlite_source.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>

#include "base/wall_format.h"
#include "tests/support/temp_dir.h"

namespace pawl::source {
namespace {

using support::TempDir;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class SqliteSourceTest : public testing::Test {
 protected:
  ~SqliteSourceTest() override { sqlite3_close(db_); }

  // On a connection that stays open, as a program's does.
  void Exec(const std::string& sql) {
    if (db_ == nullptr) {
      ASSERT_EQ(sqlite3_open(path_.c_str(), &db_), SQLITE_OK);
    }
    ASSERT_EQ(sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db_);
  }
  void StartAnew() { sqlite3_close(std::exchange(db_, nullptr)); }

  Source& source() {
    if (!source_) {
      source_ = MakeSqliteSource({.path = path_,
                                  .queries = {{"young", "select * from users where age < 30"}},
                                  .timeout = timeout_,
                                  .clock = clock_});
    }
    return *source_;
  }
  Result<Block> Read(const std::string& scan, const std::string& partition = {}, const std::string& after = {}) {
    return source().Read(
        {.scan = scan, .partition = partition, .after = after, .limit = limit_, .infinite = infinite_});
  }
  // All documents, block by block; the name of the error and its text when it fails.
  std::vector<std::string> All(const std::string& scan, const std::string& partition = {}) {
    std::vector<std::string> all;
    for (std::string after;;) {
      const auto block = Read(scan, partition, after);
      if (!block.ok()) return {ToString(block.error())};
      for (const Document& one : block->documents) all.push_back(one.key + " " + one.document);
      if (block->eof || block->held_back) return all;
      if (block->documents.empty()) return {"an empty block"};
      after = block->documents.back().key;
    }
  }

  const TempDir dir_;
  const std::string path_ = dir_.File("shop.db");
  const std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  Millis timeout_{10'000};
  std::uint32_t limit_ = 2;
  bool infinite_ = false;

 private:
  sqlite3* db_ = nullptr;
  std::shared_ptr<Source> source_;
};

TEST_F(SqliteSourceTest, GivesRowsByTheirRowidInBlocks) {
  Exec("create table users(name text, age int); insert into users values ('ann', 20), ('bob', 40), ('cid', null)");
  const auto block = Read(R"({"table":"users"})");
  ASSERT_TRUE(block.ok()) << ToString(block.error());
  EXPECT_EQ(block->documents.size(), 2U);
  EXPECT_FALSE(block->eof);
  EXPECT_THAT(All(R"({"table":"users"})"), ElementsAre(R"(1 {"name":"ann","age":20})", R"(2 {"name":"bob","age":40})",
                                                       R"(3 {"name":"cid","age":null})"));
  Exec("delete from users");
  EXPECT_THAT(All(R"({"table":"users"})"), IsEmpty());
}

TEST_F(SqliteSourceTest, ValuesAreExact) {
  Exec(
      "create table t(id integer primary key, v); insert into t values "
      "(1, 9007199254740993), (2, 1.5), (3, 2.0), (4, 'ä \" \n'), (5, x'00ff'), (6, 9e999)");
  EXPECT_THAT(All(R"({"table":"t","columns":["v"]})"),
              ElementsAre(R"(1 {"v":9007199254740993})", R"(2 {"v":1.5})", R"(3 {"v":2.0})", R"(4 {"v":"ä \" \n"})",
                          R"(5 {"v":{"$binary":{"base64":"AP8=","subType":"00"}}})",
                          R"(6 {"v":{"$numberDouble":"Infinity"}})"));
}

TEST_F(SqliteSourceTest, TextThatIsNotUtf8MakesADocumentWithAnError) {
  Exec("create table t(v); insert into t values (cast(x'61ff' as text)), ('good')");
  const auto block = Read(R"({"table":"t"})");
  ASSERT_TRUE(block.ok());
  EXPECT_EQ(block->documents[0].error, "the column v is not UTF-8");
  EXPECT_EQ(block->documents[0].document, "{\"v\":\"a\xEF\xBF\xBD\"}");
  EXPECT_EQ(block->documents[1].error, "");
}

TEST_F(SqliteSourceTest, KeysMayBeTextBytesOrSeveralColumns) {
  Exec(
      "create table t(a text not null, b int not null, primary key(a, b)) without rowid;"
      "insert into t values ('x', 2), ('x', 1), ('y', 1);"
      "create table u(k text primary key); insert into u values ('b'), ('a'), ('c');"
      "create table v(k blob unique not null); insert into v values (x'02'), (x'01')");
  EXPECT_THAT(All(R"({"table":"t","key":["a","b"]})"),
              ElementsAre(R"(["x",1] {"a":"x","b":1})", R"(["x",2] {"a":"x","b":2})", R"(["y",1] {"a":"y","b":1})"));
  EXPECT_THAT(All(R"({"table":"u","key":"k"})"),
              ElementsAre(R"("a" {"k":"a"})", R"("b" {"k":"b"})", R"("c" {"k":"c"})"));
  const auto block =
      Read(R"({"table":"v","key":"k","columns":["k"]})", "", R"({"$binary":{"base64":"AQ==","subType":"00"}})");
  ASSERT_TRUE(block.ok());
  ASSERT_EQ(block->documents.size(), 1U);
  EXPECT_EQ(block->documents[0].key, R"({"$binary":{"base64":"Ag==","subType":"00"}})");
}

TEST_F(SqliteSourceTest, RefusesKeysByWhichRowsCouldBeMissed) {
  Exec(
      "create table t(a int, b int not null, c int unique, d text not null); create index i on t(a);"
      "create unique index p on t(b) where b > 10; insert into t values (1, 1, null, '')");
  EXPECT_THAT(All(R"({"table":"t","key":"a"})")[0], HasSubstr("key_type: key: the key a of t is not unique"));
  EXPECT_THAT(All(R"({"table":"t","key":"b"})")[0], HasSubstr("key_type: key: the key b of t is not unique"));
  EXPECT_THAT(All(R"({"table":"t","key":"c"})")[0], HasSubstr("key_type: key: the key c is NULL in a row"));
  EXPECT_THAT(All(R"({"table":"t","key":["d","c"]})")[0], HasSubstr("key_type: key: the key d, c is NULL in a row"));
  EXPECT_THAT(All(R"({"table":"t","key":"nothing"})")[0], HasSubstr("key_type"));
  EXPECT_THAT(All(R"({"table":"none"})")[0], HasSubstr("unknown_source: table: the file has no table named none"));
}

TEST_F(SqliteSourceTest, KeysAreLookedAtAlsoForAScanThatBeginsAtAnOffset) {
  Exec("create table t(a int); insert into t values (1)");
  EXPECT_EQ(Read(R"({"table":"t","key":"a"})", "", "0").error().code, ErrorCode::kKeyType);
  infinite_ = true;
  EXPECT_EQ(Read(R"({"query":"select a from t","key":"a"})", "", "0").error().code, ErrorCode::kLateKeys);
}

TEST_F(SqliteSourceTest, AnOffsetOfAnotherKindIsRefused) {
  Exec("create table t(a int)");
  EXPECT_EQ(Read(R"({"table":"t"})", "", "[1,2]").error().code, ErrorCode::kKeyType);
  EXPECT_EQ(Read(R"({"table":"t"})", "", R"({"stream":"1-0"})").error().code, ErrorCode::kKeyType);
  EXPECT_EQ(Read(R"({"table":"t"})", R"({"to":[1,2]})").error().code, ErrorCode::kKeyType);
}

TEST_F(SqliteSourceTest, ConditionsAndRangesBoundThePartition) {
  Exec("create table t(id integer primary key, odd int); insert into t values (1,1),(2,0),(3,1),(4,0),(5,1)");
  const std::string scan = R"({"table":"t","key":"id","columns":["id"],"where":"odd = 1 -- yes"})";
  EXPECT_THAT(All(scan), ElementsAre(R"(1 {"id":1})", R"(3 {"id":3})", R"(5 {"id":5})"));
  EXPECT_THAT(All(scan, R"({"from":3})"), ElementsAre(R"(3 {"id":3})", R"(5 {"id":5})"));
  EXPECT_THAT(All(scan, R"({"from":2,"to":5})"), ElementsAre(R"(3 {"id":3})"));
  EXPECT_THAT(All(scan, R"({"where":"id > 4"})"), ElementsAre(R"(5 {"id":5})"));
}

TEST_F(SqliteSourceTest, QueriesAreReadByTheirKey) {
  Exec("create table users(id int, age int); insert into users values (7, 20), (5, 25), (6, 50)");
  EXPECT_THAT(All(R"({"query":"young","key":"id"})"), ElementsAre(R"(5 {"id":5,"age":25})", R"(7 {"id":7,"age":20})"));
  EXPECT_THAT(All(R"({"query":"select id * 2 as double from users","key":"double"})"),
              ElementsAre(R"(10 {"double":10})", R"(12 {"double":12})", R"(14 {"double":14})"));
  EXPECT_THAT(All(R"({"query":"other","key":"id"})")[0], HasSubstr("unknown_source"));
  EXPECT_THAT(All(R"({"query":"select 1 as a, 2 as a","key":"a","columns":["a","a"]})")[0],
              HasSubstr("two columns of the scan are named a"));
}

TEST_F(SqliteSourceTest, SqlCanOnlyRead) {
  Exec("create table t(id integer primary key); insert into t values (1)");
  for (const std::string_view where : {
           "1) ; delete from t; --",
           "id in (select load_extension('x'))",
           "id = ?",
       }) {
    EXPECT_EQ(Read(fmt::format(R"({{"table":"t","where":"{}"}})", where)).error().code, ErrorCode::kInvalid) << where;
  }
  EXPECT_EQ(Read(R"({"query":"delete from t returning id","key":"id"})").error().code, ErrorCode::kInvalid);
  EXPECT_EQ(Read(R"({"query":"attach 'x' as y","key":"id"})").error().code, ErrorCode::kInvalid);
  EXPECT_THAT(All(R"({"table":"t","where":"missing_column = 1"})")[0], HasSubstr("no such column: missing_column"));
  EXPECT_THAT(All(R"({"table":"t","columns":["missing"]})")[0], HasSubstr("no such column"));
  EXPECT_THAT(All(R"({"table":"t"})"), ElementsAre(R"(1 {"id":1})"));
}

TEST_F(SqliteSourceTest, NamesAreNeverSql) {
  Exec(R"(create table "a""b; drop"("c""d" integer primary key); insert into "a""b; drop" values (1))");
  EXPECT_THAT(All(R"({"table":"a\"b; drop","key":"c\"d"})"), ElementsAre(R"(1 {"c\"d":1})"));
}

TEST_F(SqliteSourceTest, AnInfiniteScanNeedsAKeyThatOnlyGrows) {
  infinite_ = true;
  Exec(
      "create table t(id integer primary key autoincrement, k text unique not null, made int);"
      "insert into t values (1, 'b', 1), (2, 'a', 2)");
  EXPECT_THAT(All(R"({"table":"t","columns":["id"]})"), ElementsAre(R"(1 {"id":1})", R"(2 {"id":2})"));
  EXPECT_THAT(All(R"({"table":"t","key":"id","columns":["id"]})"), ElementsAre(R"(1 {"id":1})", R"(2 {"id":2})"));
  EXPECT_THAT(All(R"({"table":"t","key":"k"})")[0], HasSubstr("late_keys"));
  EXPECT_THAT(All(R"({"query":"select * from t","key":"id"})")[0], HasSubstr("late_keys"));
  EXPECT_THAT(All(R"({"table":"t","key":"k","columns":["k"],"late":"accept"})"),
              ElementsAre(R"("a" {"k":"a"})", R"("b" {"k":"b"})"));
  EXPECT_THAT(All(R"({"table":"t","key":"k","columns":["k"],"time":"made"})"),
              ElementsAre(R"("a" {"k":"a"})", R"("b" {"k":"b"})"));
}

TEST_F(SqliteSourceTest, YoungRowsCutTheBlock) {
  const WallTime now = clock_->Read().wall;
  Exec(fmt::format("create table t(id integer primary key, made); insert into t values (1, {}), (2, '{}'), (3, {})",
                   ToMillis(now - std::chrono::seconds(60)) / 1000, FormatTime(now - std::chrono::seconds(4)),
                   ToMillis(now - std::chrono::seconds(30))));
  limit_ = 10;
  infinite_ = true;
  const std::string scan = R"({"table":"t","time":"made","settle":"5s"})";
  auto block = Read(scan);
  ASSERT_TRUE(block.ok()) << ToString(block.error());
  EXPECT_EQ(block->documents.size(), 1U);  // not the third, which is old enough but behind the second
  EXPECT_TRUE(block->held_back);
  EXPECT_FALSE(block->eof);
  EXPECT_EQ(block->lag_seconds, 4) << "of the row that was held back";
  clock_->Advance(std::chrono::seconds(1));
  block = Read(scan, "", "1");
  EXPECT_EQ(block->documents.size(), 2U);
  EXPECT_TRUE(block->eof);
  infinite_ = false;
  clock_->JumpWall(-std::chrono::seconds(10));
  EXPECT_EQ(Read(scan)->documents.size(), 3U);
  Exec("insert into t values (4, 'soon')");
  EXPECT_THAT(All(scan)[0], HasSubstr("the column made has a value that is no time"));
}

TEST_F(SqliteSourceTest, SplitsBetweenTheLeastAndTheGreatestKey) {
  Exec("create table t(id integer primary key, k text unique not null); insert into t values (1, 'a'), (100, 'b')");
  EXPECT_THAT(*source().Plan({.scan = R"({"table":"t"})"}, 2), ElementsAre(R"({"to":50})", R"({"from":50})"));
  EXPECT_EQ(source().Plan({.scan = R"({"table":"t","key":"k"})"}, 2).error().code, ErrorCode::kKeyType);
  EXPECT_EQ(source().Plan({.scan = R"({"table":"t","key":["k","id"]})"}, 2).error().code, ErrorCode::kKeyType);
  Exec("delete from t");
  EXPECT_THAT(*source().Plan({.scan = R"({"table":"t"})"}, 2), ElementsAre("{}"));
}

TEST_F(SqliteSourceTest, SeesWritesOfOthersAndNewSchemas) {
  Exec("pragma journal_mode = wal; create table t(a int); insert into t values (1)");
  EXPECT_THAT(All(R"({"table":"t"})"), ElementsAre(R"(1 {"a":1})"));
  Exec("alter table t add column b int default 7; insert into t values (2, 8)");
  EXPECT_THAT(All(R"({"table":"t"})"), ElementsAre(R"(1 {"a":1,"b":7})", R"(2 {"a":2,"b":8})"));
}

TEST_F(SqliteSourceTest, AFileThatWasReplacedIsOpenedAgain) {
  Exec("create table t(a int); insert into t values (1)");
  EXPECT_THAT(All(R"({"table":"t"})"), ElementsAre(R"(1 {"a":1})"));
  StartAnew();
  std::filesystem::rename(path_, dir_.File("old.db"));
  EXPECT_EQ(Read(R"({"table":"t"})").error().code, ErrorCode::kSourceUnavailable);
  Exec("create table t(a int); insert into t values (2)");
  EXPECT_THAT(All(R"({"table":"t"})"), ElementsAre(R"(1 {"a":2})"));
}

TEST_F(SqliteSourceTest, AFileThatIsNoDatabaseIsUnavailable) {
  support::WriteFile(path_, std::string(4096, 'x'));
  EXPECT_EQ(Read(R"({"table":"t"})").error().code, ErrorCode::kSourceUnavailable);
}

TEST_F(SqliteSourceTest, AQueryWithoutAnEndIsGivenUp) {
  timeout_ = Millis(50);
  Exec("create table t(a int)");
  const auto block = Read(
      R"({"query":"with recursive n(i) as (select 1 union all select i + 1 from n) select i from n where i < 0","key":"i"})");
  EXPECT_EQ(block.error().code, ErrorCode::kSourceUnavailable);
  EXPECT_THAT(block.error().detail, HasSubstr("`timeout`"));
}

}  // namespace
}  // namespace pawl::source
