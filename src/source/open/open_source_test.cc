#include "source/open/open_source.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/loop_fixture.h"
#include "tests/support/temp_dir.h"

namespace pawl::source {
namespace {

using support::TempDir;
using support::WriteFile;
using testing::HasSubstr;
using testing::Not;

class OpenSourceTest : public support::LoopTestBase {
 protected:
  std::unique_ptr<Registry> Open(const std::string& text) {
    WriteFile(dir_.File("sources.toml"), text);
    auto registry = OpenRegistry(dir_.File("sources.toml"), {.transport = &loop()});
    EXPECT_TRUE(registry.ok()) << ToString(registry.error());
    return *std::move(registry);
  }

  const TempDir dir_;
};

TEST_F(OpenSourceTest, EveryKindIsOpenedWithoutBeingAsked) {
  const SourceSpec spec{.name = "s", .database = "d", .path = "/none"};
  for (const auto& [kind, url] : std::initializer_list<std::pair<SourceKind, std::string>>{
           {SourceKind::kSqlite, ""},
           {SourceKind::kNdjson, ""},
           {SourceKind::kRedis, "redis://127.0.0.1:1"},
           {SourceKind::kHttp, "http://127.0.0.1:1/"},
#ifdef PAWL_POSTGRES
           {SourceKind::kPostgres, "postgres://127.0.0.1:1/x"},
#endif
#ifdef PAWL_MONGODB
           {SourceKind::kMongodb, "mongodb://127.0.0.1:1"},
#endif
       }) {
    SourceSpec one = spec;
    one.kind = kind;
    const auto opened = OpenSources({.transport = &loop()})(one, {.url = url, .token = ""});
    EXPECT_TRUE(opened.ok()) << Name(kind);
  }
}

TEST_F(OpenSourceTest, WithoutOutgoingCallsThereAreNoPages) {
  const auto opened = OpenSources({})({.name = "api", .kind = SourceKind::kHttp}, {.url = "http://x/", .token = ""});
  EXPECT_EQ(opened.error().code, ErrorCode::kNotReady);
}

TEST_F(OpenSourceTest, ReadsAFileThroughTheRegistry) {
  WriteFile(dir_.File("a.ndjson"), "{\"a\":1}\n");
  const auto registry = Open("[lines]\nkind = \"ndjson\"\nroot = \".\"\n");
  const auto block = registry->Read({.scan = R"({"source":"lines","file":"a.ndjson"})"});
  ASSERT_TRUE(block.ok()) << ToString(block.error());
  EXPECT_EQ(block->documents.at(0).document, R"({"a":1})");
  EXPECT_EQ(registry->Read({.scan = R"({"source":"lines","file":"../a.ndjson"})"}).error().code, ErrorCode::kInvalid);
}

TEST_F(OpenSourceTest, NoErrorShowsACredential) {
  const auto registry = Open(R"(
[events]
kind = "redis"
url = "redis://u:sesame@127.0.0.1:1"
streams = ["s"]
timeout = "100ms"
[broken]
kind = "redis"
url = "redis://u:sesame@127.0.0.1:x"
streams = ["s"]
[api]
kind = "http"
url = "http://127.0.0.1:1/pages?key=sesame"
[bad_api]
kind = "http"
url = "http://sesame:sesame@"
)" +
#ifdef PAWL_POSTGRES
                             std::string(R"(
[orders]
kind = "postgres"
url = "postgres://u:sesame@127.0.0.1:1/x"
tables = ["s"]
timeout = "500ms"
)") +
#endif
                             "");
  for (const std::string& name : registry->Names()) {
    const bool pages = name.ends_with("api");
    const auto block = registry->Read({.scan = R"({"source":")" + name + (pages ? "\"}" : R"(","table":"s"})")});
    ASSERT_FALSE(block.ok()) << name;
    EXPECT_THAT(ToString(block.error()), Not(HasSubstr("sesame")));
    EXPECT_NE(block.error().code, ErrorCode::kUnknownSource) << name;
  }
}

}  // namespace
}  // namespace pawl::source
