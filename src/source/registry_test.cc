#include "source/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>

#include "tests/support/temp_dir.h"

namespace pawl::source {
namespace {

using support::TempDir;
using support::WriteFile;
using testing::ElementsAre;
using testing::HasSubstr;

// Its one document says with what it was opened.
class NamedSource final : public Source {
 public:
  explicit NamedSource(std::string what) : what_(std::move(what)) {}
  Result<Block> Read(const ReadRequest&) override { return Block{.documents = {{.key = "1", .document = what_}}}; }

 private:
  std::string what_;
};

class RegistryTest : public testing::Test {
 protected:
  std::unique_ptr<Registry> Open(const std::string& text) {
    WriteFile(path_, text);
    auto opened = Registry::Open(path_, [this](const SourceSpec& spec, const Credentials& access) {
      ++opens_;
      return Result<std::shared_ptr<Source>>(
          std::make_shared<NamedSource>(std::string(Name(spec.kind)) + " " + spec.path + access.url));
    });
    EXPECT_TRUE(opened.ok()) << ToString(opened.error());
    return *std::move(opened);
  }
  // What it was opened with, or the name of the error.
  static std::string Ask(Registry& registry, const std::string& scan) {
    const auto block = registry.Read({.scan = scan});
    return block.ok() ? block->documents[0].document : std::string(Describe(block.error().code).name);
  }

  const TempDir dir_;
  const std::string path_ = dir_.File("sources.toml");
  int opens_ = 0;
};

constexpr const char* kLines = "[lines]\nkind = \"ndjson\"\nroot = \"/in\"\n";
constexpr const char* kOfLines = R"({"source":"lines","file":"a"})";

TEST_F(RegistryTest, ASourceIsOpenedOnce) {
  const auto registry = Open(kLines);
  EXPECT_EQ(opens_, 0);
  EXPECT_EQ(Ask(*registry, kOfLines), "ndjson /in");
  EXPECT_EQ(Ask(*registry, kOfLines), "ndjson /in");
  EXPECT_EQ(opens_, 1);
  EXPECT_THAT(registry->Names(), ElementsAre("lines"));
}

TEST_F(RegistryTest, AnUnknownSourceIsToldWhatThereIs) {
  const auto registry = Open(kLines);
  const auto block = registry->Read({.scan = R"({"source":"orders"})"});
  EXPECT_EQ(block.error().code, ErrorCode::kUnknownSource);
  EXPECT_THAT(block.error().detail, HasSubstr("there are lines"));
  EXPECT_EQ(Ask(*registry, "{}"), "invalid");
  const auto none = Registry::Open("", nullptr);
  EXPECT_THAT((*none)->Read({.scan = kOfLines}).error().detail, HasSubstr("the option `sources` names no file"));
}

TEST_F(RegistryTest, WhatTheFileDoesNotListIsNotRead) {
  const auto registry = Open("[lite]\nkind = \"sqlite\"\nfile = \"a\"\ntables = [\"users\"]\n");
  EXPECT_EQ(Ask(*registry, R"({"source":"lite","table":"passwords"})"), "unknown_source");
  EXPECT_EQ(opens_, 0);
  EXPECT_TRUE(registry->Check(R"({"source":"lite","table":"users"})", "", true).ok());
  EXPECT_EQ(registry->Check(R"({"source":"lite","table":"passwords"})", "", true).error().code,
            ErrorCode::kUnknownSource);
  EXPECT_EQ(opens_, 0);
}

TEST_F(RegistryTest, AChangedFileIsReadAgain) {
  const auto registry = Open(kLines);
  EXPECT_EQ(Ask(*registry, kOfLines), "ndjson /in");
  WriteFile(path_, std::string(kLines) + "[more]\nkind = \"ndjson\"\nroot = \"/more\"\n");
  EXPECT_EQ(Ask(*registry, R"({"source":"more","file":"a"})"), "ndjson /more");
  EXPECT_EQ(Ask(*registry, kOfLines), "ndjson /in");
  EXPECT_EQ(opens_, 2);
  WriteFile(path_, "[lines]\nkind = \"ndjson\"\nroot = \"/out\"\n");
  EXPECT_EQ(Ask(*registry, kOfLines), "ndjson /out");
  EXPECT_EQ(Ask(*registry, R"({"source":"more","file":"a"})"), "unknown_source");
}

TEST_F(RegistryTest, AFileThatBreaksLeavesTheSourcesAsTheyWere) {
  const auto registry = Open(kLines);
  WriteFile(path_, "[lines]\nkind = \"nothing\"\n");
  EXPECT_EQ(Ask(*registry, kOfLines), "ndjson /in");
  std::remove(path_.c_str());
  EXPECT_EQ(Ask(*registry, kOfLines), "ndjson /in");
  WriteFile(path_, "[lines]\nkind = \"ndjson\"\nroot = \"/out\"\n");
  EXPECT_EQ(Ask(*registry, kOfLines), "ndjson /out");
}

TEST_F(RegistryTest, AFileThatIsBrokenFromTheStartIsRefused) {
  WriteFile(path_, "[lines]\nkind = \"nothing\"\n");
  const auto broken = Registry::Open(path_, nullptr);
  EXPECT_EQ(broken.error().code, ErrorCode::kInvalid);
  EXPECT_EQ(broken.error().field, "sources");
  EXPECT_EQ(Registry::Open(dir_.File("none"), nullptr).error().code, ErrorCode::kInvalid);
}

TEST_F(RegistryTest, NewCredentialsOpenTheSourceAnew) {
  WriteFile(dir_.File("url"), "first");
  const auto registry = Open("[events]\nkind = \"redis\"\nurl_file = \"url\"\nstreams = [\"s\"]\n");
  const std::string scan = R"({"source":"events","table":"s"})";
  EXPECT_EQ(Ask(*registry, scan), "redis first");
  WriteFile(dir_.File("url"), "second");
  EXPECT_EQ(Ask(*registry, scan), "redis second");
  std::remove(dir_.File("url").c_str());
  EXPECT_EQ(Ask(*registry, scan), "source_unavailable");
}

}  // namespace
}  // namespace pawl::source
