#include "cli/fields.h"

#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <array>

namespace pawl::cli {
namespace {

constexpr std::array<Field, 6> kFields{{
    {"--name", "name", FlagKind::kText, "", ""},
    {"--payload", "payload", FlagKind::kPayload, "", ""},
    {"--rate", "rate", FlagKind::kRate, "", "", true},
    {"--lease", "defaults.lease", FlagKind::kDuration, "", ""},
    {"--retry-max", "defaults.retry.max", FlagKind::kNumber, "", ""},
    {"--retry-base", "defaults.retry.base", FlagKind::kDuration, "", ""},
}};

// The object that the arguments become, or the flag and what was wrong with it.
std::string Body(const std::vector<const char*>& arguments) {
  CLI::App app;
  FieldOptions fields;
  fields.AddTo(app, kFields, "Fields");
  std::vector<const char*> all{"program"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  app.parse(static_cast<int>(all.size()), all.data());
  std::string body;
  JsonWriter json(body);
  json.BeginObject();
  if (const auto written = fields.Write(json); !written.ok())
    return written.error().field + ": " + written.error().detail;
  json.EndObject();
  return body;
}

TEST(FieldOptionsTest, WritesWhatWasGivenAndNothingElse) {
  EXPECT_EQ(Body({}), "{}");
  EXPECT_EQ(Body({"--name", "a\"b"}), R"({"name":"a\"b"})");
}

TEST(FieldOptionsTest, PutsFieldsIntoTheirObjects) {
  EXPECT_EQ(Body({"--retry-base", "5s", "--retry-max", "3", "--lease", "1m", "--name", "x"}),
            R"({"name":"x","defaults":{"lease":"1m","retry":{"max":3,"base":"5s"}}})");
  EXPECT_EQ(Body({"--retry-max", "3"}), R"({"defaults":{"retry":{"max":3}}})");
}

TEST(FieldOptionsTest, KeepsThePayloadByteForByte) {
  EXPECT_EQ(Body({"--payload", " {\"a\": 9007199254740993} "}), R"({"payload":{"a": 9007199254740993}})");
}

TEST(FieldOptionsTest, ARateIsAnObjectAndNoneClearsIt) {
  EXPECT_EQ(Body({"--rate", "10/1s"}), R"({"rate":{"limit":10,"per":"1s"}})");
  EXPECT_EQ(Body({"--rate", "none"}), R"({"rate":null})");
}

TEST(FieldOptionsTest, AnErrorNamesTheFlag) {
  EXPECT_EQ(Body({"--rate", "10"}), "--rate: \"10\" is not a rate as 10/1s or 600/1m");
  EXPECT_TRUE(Body({"--retry-max", "x"}).starts_with("--retry-max: "));
  EXPECT_TRUE(Body({"--lease", "soon"}).starts_with("--lease: "));
  EXPECT_TRUE(Body({"--payload", "text"}).starts_with("--payload: not JSON"));
  EXPECT_EQ(Body({"--payload", "@/nonexistent"}), "--payload: the file /nonexistent cannot be read");
}

}  // namespace
}  // namespace pawl::cli
