#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "wire/faktory/commands.h"

namespace pawl::faktory {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;
using Action = Mutation::Action;
using Target = Mutation::Target;

std::string ErrorOf(const Result<Mutation>& result) { return result.ok() ? "no error" : result.error().detail; }

TEST(ParseMutationTest, ReadsAFilterWithSpaces) {
  const auto mutation = ParseMutation(
      R"({"cmd": "kill", "target": "retries", "filter": {"jobtype": "Mail", "regexp": "*to: me*", "jids": ["a", "b"]}})");
  ASSERT_TRUE(mutation.ok()) << ErrorOf(mutation);
  EXPECT_EQ(mutation->action, Action::kKill);
  EXPECT_EQ(mutation->target, Target::kRetries);
  EXPECT_EQ(mutation->jobtype, "Mail");
  EXPECT_EQ(mutation->pattern, "*to: me*");
  EXPECT_THAT(*mutation->jids, ElementsAre("a", "b"));
}

TEST(ParseMutationTest, AnEmptyFilterAndNoneFilterNothing) {
  for (const char* filter :
       {"", R"(,"filter":null)", R"(,"filter":{})", R"(,"filter":{"jids":null,"jobtype":"","regexp":""})"}) {
    const auto mutation = ParseMutation(R"({"cmd":"discard","target":"dead")" + std::string(filter) + "}");
    ASSERT_TRUE(mutation.ok()) << ErrorOf(mutation);
    EXPECT_EQ(mutation->action, Action::kDiscard);
    EXPECT_EQ(mutation->target, Target::kDead);
    EXPECT_FALSE(mutation->jids || mutation->jobtype || mutation->pattern) << filter;
  }
}

TEST(ParseMutationTest, AnEmptyListOfJidsNamesNone) {
  EXPECT_THAT(*ParseMutation(R"({"cmd":"requeue","target":"dead","filter":{"jids":[]}})")->jids, IsEmpty());
}

TEST(ParseMutationTest, ClearLooksAtNoFilter) {
  const auto mutation = ParseMutation(R"({"cmd":"clear","target":"scheduled","filter":{"jobtype":"x"}})");
  ASSERT_TRUE(mutation.ok()) << ErrorOf(mutation);
  EXPECT_EQ(mutation->action, Action::kClear);
  EXPECT_EQ(mutation->target, Target::kScheduled);
  EXPECT_FALSE(mutation->jobtype);
}

TEST(ParseMutationTest, SaysWhatIsWrong) {
  EXPECT_EQ(ErrorOf(ParseMutation(R"({"cmd":"kill","target":"working"})")), "invalid target for mutation command");
  EXPECT_EQ(ErrorOf(ParseMutation(R"({"cmd":"kill"})")), "invalid target for mutation command");
  EXPECT_EQ(ErrorOf(ParseMutation(R"({"cmd":"drop","target":"dead"})")), "unknown mutate operation");
  EXPECT_THAT(ErrorOf(ParseMutation("{")), StartsWith("invalid JSON: "));
  EXPECT_THAT(ErrorOf(ParseMutation("[]")), HasSubstr("must be an object"));
  EXPECT_EQ(ErrorOf(ParseMutation(R"({"cmd":"kill","target":"dead","filter":{"jids":["a",1]}})")),
            "filter.jids: must be a string, but is a number");
  EXPECT_EQ(ErrorOf(ParseMutation(R"({"cmd":"kill","target":"dead","filter":"x"})")),
            "filter: must be an object, but is a string");
}

struct Glob {
  const char* pattern;
  const char* text;
  bool matches;
};

TEST(MatchesPatternTest, IsTheGlobOfRedis) {
  const Glob globs[] = {
      {"", "", true},
      {"", "a", false},
      {"*", "", true},
      {"**", "abc", true},
      {"*x*", "axb", true},
      {"*x*", "ab", false},
      {"a*b*c", "a1b2b3c", true},
      {"a*b*c", "a1b2b3cd", false},
      {"h?llo", "hello", true},
      {"h?llo", "hllo", false},
      {"?", "", false},
      {"h[ae]llo", "hallo", true},
      {"h[ae]llo", "hillo", false},
      {"h[^e]llo", "hallo", true},
      {"h[^e]llo", "hello", false},
      {"[a-c][c-a]", "bb", true},
      {"[a-c]", "d", false},
      {"[\\]]", "]", true},
      {"[a\\-c]", "b", false},
      {"[a\\-c]", "-", true},
      {"[abc", "b", true},
      {"[", "a", false},
      {"[^", "a", true},
      {"\\*", "*", true},
      {"\\*", "x", false},
      {"a\\", "a\\", true},
      {"*\"to\":\"me\"*", R"({"args":[{"to":"me"}]})", true},
      {"*\xC3\xA4*", "b\xC3\xA4r", true},
  };
  for (const Glob& glob : globs) {
    EXPECT_EQ(MatchesPattern(glob.pattern, glob.text), glob.matches) << glob.pattern << " on " << glob.text;
  }
}

// The way that tries each place for each star takes longer than anybody can wait.
TEST(MatchesPatternTest, ManyStarsTakeNoTime) {
  std::string pattern;
  for (int i = 0; i < 100; ++i) pattern += "*a";
  EXPECT_FALSE(MatchesPattern(pattern + "b", std::string(5'000, 'a')));
  EXPECT_TRUE(MatchesPattern(pattern, std::string(5'000, 'a')));
}

}  // namespace
}  // namespace pawl::faktory
