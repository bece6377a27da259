#include "source/source_spec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/temp_dir.h"

namespace pawl::source {
namespace {

using support::TempDir;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Result<SourceSpecs> Parsed(std::string_view text) { return ParseSources(text, "/etc/pawl/sources.toml"); }

TEST(SourceSpecTest, HasASourceForEachTable) {
  const auto specs = Parsed(R"(
[default]
kind = "mongodb"
url_file = "mongo.url"
database = "shop"
collections = ["query-collection"]

[orders]
kind = "postgres"
url_env = "ORDERS_URL"
tables = ["users", "orders"]
queries.active = "select * from users where active"
pool = 8
timeout = "2s"

[lite]
kind = "sqlite"
file = "/data/shop.db"

[lines]
kind = "ndjson"
root = "in"

[events]
kind = "redis"
url = "redis://localhost"
streams = ["clicks"]
gap = "continue"

[api]
kind = "http"
url = "https://shop.example/pages"
token_env = "API_TOKEN"
timeout = 3
)");
  ASSERT_TRUE(specs.ok()) << ToString(specs.error());
  EXPECT_EQ(specs->size(), 6U);
  EXPECT_EQ(specs->at("default").url.file, "/etc/pawl/mongo.url");
  EXPECT_EQ(specs->at("default").database, "shop");
  EXPECT_THAT(specs->at("default").tables, ElementsAre("query-collection"));
  const SourceSpec& orders = specs->at("orders");
  EXPECT_EQ(orders.kind, SourceKind::kPostgres);
  EXPECT_EQ(orders.url.env, "ORDERS_URL");
  EXPECT_THAT(orders.tables, ElementsAre("users", "orders"));
  EXPECT_EQ(orders.queries.at("active"), "select * from users where active");
  EXPECT_EQ(orders.pool, 8U);
  EXPECT_EQ(orders.timeout, std::chrono::seconds(2));
  EXPECT_EQ(specs->at("lite").path, "/data/shop.db");
  EXPECT_EQ(specs->at("lines").path, "/etc/pawl/in");
  EXPECT_TRUE(specs->at("events").skips_gaps);
  EXPECT_EQ(specs->at("api").token.env, "API_TOKEN");
  EXPECT_EQ(specs->at("api").timeout, std::chrono::seconds(3));
}

TEST(SourceSpecTest, SaysInWhichLineWhatIsWrong) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"orders = 1", "line 1: orders must be a table"},
      {"[orders]\nurl = \"x\"", "line 1: the kind of the source orders must be one of postgres, mongodb, sqlite"},
      {"[orders]\nkind = \"mysql\"", "line 2: the kind"},
      {"[a]\nkind = \"sqlite\"\nfile = \"x\"\nurl = \"y\"", "line 4: unknown key url of a source of the kind sqlite"},
      {"[a]\nkind = \"sqlite\"\nfile = \"\"", "line 3: file must be a string that is not empty"},
      {"[a]\nkind = \"sqlite\"", "line 1: the source a needs file"},
      {"[a]\nkind = \"ndjson\"", "line 1: the source a needs root"},
      {"[a]\nkind = \"postgres\"", "line 1: the source a needs url, url_env or url_file"},
      {"[a]\nkind = \"postgres\"\nurl = \"x\"\nurl_env = \"y\"", "must have one of url, url_env and url_file"},
      {"[a]\nkind = \"mongodb\"\nurl = \"x\"", "needs database"},
      {"[a]\nkind = \"postgres\"\nurl = \"x\"\npool = 0", "line 4: pool must be"},
      {"[a]\nkind = \"postgres\"\nurl = \"x\"\ntimeout = \"1h\"", "line 4: timeout must be"},
      {"[a]\nkind = \"postgres\"\nurl = \"x\"\ntables = \"y\"", "line 4: tables must be an array"},
      {"[a]\nkind = \"postgres\"\nurl = \"x\"\nqueries.\"a b\" = \"y\"", "line 4: queries has a name that is none"},
      {"[a]\nkind = \"redis\"\nurl = \"x\"\ngap = \"skip\"", "line 4: gap must be"},
      {"[\"a b\"]\nkind = \"sqlite\"", "line 1: the name of a source"},
      {"[a", "line 1:"},
  };
  for (const auto& [text, error] : cases) {
    const auto specs = Parsed(text);
    ASSERT_FALSE(specs.ok()) << text;
    EXPECT_EQ(specs.error().code, ErrorCode::kInvalid);
    EXPECT_THAT(specs.error().detail, HasSubstr(error));
    EXPECT_THAT(specs.error().detail, HasSubstr("in /etc/pawl/sources.toml, line "));
  }
}

TEST(SourceSpecTest, NoErrorShowsACredential) {
  for (const std::string_view text : {
           "[a]\nkind = \"postgres\"\nurl = postgres://u:sesame@db",
           "[a]\nkind = \"postgres\"\nurl = [\"postgres://u:sesame@db\"]",
           "[a]\nkind = \"postgres\"\nurl = \"postgres://u:sesame@db\nx",
           "[a]\nkind = \"postgres\"\nurl = \"postgres://u:sesame@db\"\nurl_env = \"X\"",
           "[a]\nkind = \"http\"\nurl = \"x\"\ntoken = sesame",
           "[a]\nkind = \"http\"\nurl = \"x\"\ntoken = 'sesame\n'",
       }) {
    const auto specs = Parsed(text);
    ASSERT_FALSE(specs.ok()) << text;
    EXPECT_THAT(specs.error().detail, Not(HasSubstr("sesame")));
  }
}

TEST(CredentialTest, ComesFromTheTextTheEnvironmentOrAFile) {
  const TempDir dir;
  support::WriteFile(dir.File("url"), "from-file\r\nsecond line\n");
  setenv("PAWL_TEST_CREDENTIAL", "from-env", 1);
  EXPECT_EQ(*ReadCredential({.text = "from-text"}, "url"), "from-text");
  EXPECT_EQ(*ReadCredential({.env = "PAWL_TEST_CREDENTIAL"}, "url"), "from-env");
  EXPECT_EQ(*ReadCredential({.file = dir.File("url")}, "url"), "from-file");
}

TEST(CredentialTest, ThatIsNotThereMakesTheSourceUnavailable) {
  const TempDir dir;
  support::WriteFile(dir.File("empty"), "\nsesame");
  const auto no_env = ReadCredential({.env = "PAWL_TEST_NO_SUCH"}, "url");
  EXPECT_EQ(no_env.error().code, ErrorCode::kSourceUnavailable);
  EXPECT_THAT(no_env.error().detail, HasSubstr("PAWL_TEST_NO_SUCH, which url_env names"));
  EXPECT_EQ(ReadCredential({.file = dir.File("none")}, "url").error().code, ErrorCode::kSourceUnavailable);
  EXPECT_EQ(ReadCredential({.file = dir.path()}, "url").error().code, ErrorCode::kSourceUnavailable);
  EXPECT_THAT(ReadCredential({.file = dir.File("empty")}, "url").error().detail, HasSubstr("is empty"));
}

class CheckScanTest : public testing::Test {
 protected:
  static Result<void> Check(SourceKind kind, std::string_view scan, std::string_view partition = {},
                            bool infinite = false) {
    const SourceSpec source{.name = "orders", .kind = kind, .tables = {"users", "jobs"}, .queries = {{"active", "…"}}};
    return CheckScan(source, *ParseScanSpec(scan, partition), infinite);
  }
  static std::string Word(const Result<void>& result) {
    return result.ok() ? "ok" : std::string(Describe(result.error().code).name) + " " + result.error().field;
  }
};

TEST_F(CheckScanTest, TablesAndQueriesMustBeListed) {
  for (const SourceKind kind : {SourceKind::kSqlite, SourceKind::kPostgres}) {
    EXPECT_EQ(Word(Check(kind, R"({"table":"users"})")), "ok");
    EXPECT_EQ(Word(Check(kind, R"({"query":"active","key":"id"})")), "ok");
    EXPECT_EQ(Word(Check(kind, R"({"query":"select 1","key":"id"})")), "ok");
    EXPECT_EQ(Word(Check(kind, R"({"table":"secrets"})")), "unknown_source table");
    EXPECT_EQ(Word(Check(kind, R"({"query":"other","key":"id"})")), "unknown_source query");
    EXPECT_EQ(Word(Check(kind, R"({"query":"active"})")), "invalid key");
    EXPECT_EQ(Word(Check(kind, R"({"query":"active","table":"users","key":"id"})")), "invalid query");
    EXPECT_EQ(Word(Check(kind, R"({})")), "invalid table");
  }
  EXPECT_EQ(Word(Check(SourceKind::kMongodb, R"({"collection":"users"})")), "ok");
  EXPECT_EQ(Word(Check(SourceKind::kMongodb, R"({"collection":"system.users"})")), "unknown_source table");
  EXPECT_EQ(Word(Check(SourceKind::kRedis, R"({"table":"secrets"})")), "unknown_source table");
}

TEST_F(CheckScanTest, TheErrorNamesWhatThereIs) {
  EXPECT_THAT(Check(SourceKind::kSqlite, R"({"table":"secrets"})").error().detail, HasSubstr("it lists users, jobs"));
  EXPECT_THAT(Check(SourceKind::kSqlite, R"({"query":"other","key":"id"})").error().detail,
              HasSubstr("it lists active"));
}

TEST_F(CheckScanTest, AKindTakesNoFieldsOfOthers) {
  EXPECT_EQ(Word(Check(SourceKind::kNdjson, R"({"file":"a"})")), "ok");
  EXPECT_EQ(Word(Check(SourceKind::kNdjson, "{}", R"({"file":"a"})")), "ok");
  EXPECT_EQ(Word(Check(SourceKind::kNdjson, "{}")), "invalid file");
  EXPECT_EQ(Word(Check(SourceKind::kNdjson, R"({"file":"a","where":"x"})")), "invalid where");
  EXPECT_EQ(Word(Check(SourceKind::kNdjson, R"({"file":"a","table":"x"})")), "invalid table");
  EXPECT_EQ(Word(Check(SourceKind::kSqlite, R"({"table":"users","file":"x"})")), "invalid file");
  EXPECT_EQ(Word(Check(SourceKind::kRedis, R"({"table":"users","key":"x"})")), "invalid key");
  EXPECT_EQ(Word(Check(SourceKind::kHttp, "{}", R"({"from":1})")), "invalid from");
  EXPECT_EQ(Word(Check(SourceKind::kMongodb, R"({"table":"users","query":"x"})")), "invalid query");
  EXPECT_EQ(Word(Check(SourceKind::kMongodb, R"({"table":"users","columns":["a"],"key":"_id"})")), "ok");
  EXPECT_EQ(Word(Check(SourceKind::kMongodb, R"({"table":"users","time":"made"})")), "invalid time");
}

TEST_F(CheckScanTest, InfinitePagesMustNotMissWhatComesLate) {
  EXPECT_EQ(Word(Check(SourceKind::kHttp, "{}", "", true)), "late_keys time");
  EXPECT_EQ(Word(Check(SourceKind::kHttp, R"({"time":"made"})", "", true)), "ok");
  EXPECT_EQ(Word(Check(SourceKind::kHttp, R"({"late":"accept"})", "", true)), "ok");
  EXPECT_EQ(Word(Check(SourceKind::kHttp, "{}")), "ok");
  EXPECT_EQ(Word(Check(SourceKind::kNdjson, R"({"file":"a"})", "", true)), "ok");
  EXPECT_EQ(Word(Check(SourceKind::kRedis, R"({"table":"users"})", "", true)), "ok");
}

}  // namespace
}  // namespace pawl::source
