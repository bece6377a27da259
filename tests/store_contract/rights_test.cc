// A user of Redis that has exactly the rights of docs/redis.md, and one that lacks some of them.
#include <fmt/format.h>

#include <filesystem>
#include <sstream>

#include "store/redis/redis_rights.h"
#include "tests/store_contract/contract_test.h"
#include "tests/support/temp_dir.h"

namespace pawl {
namespace {

using testing::HasSubstr;

// The rules as words, without the quotes that a shell wants.
std::vector<std::string> Rules(const std::string& text) {
  std::vector<std::string> rules;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    std::erase(word, '\'');
    rules.push_back(word);
  }
  return rules;
}

class RedisRightsTest : public testing::Test, protected StoreSteps {
 protected:
  RedisRightsTest() {
    std::vector<std::string> words = {"on", ">secret", "resetkeys", "resetchannels", "-@all"};
    for (const std::string& rule : Rules(RightsNeeded("pawl"))) words.push_back(rule);
    SetUser(words);
  }

  void SetUser(const std::vector<std::string>& rules) const {
    std::vector<std::string> words = {"ACL", "SETUSER", "worker"};
    words.insert(words.end(), rules.begin(), rules.end());
    ASSERT_EQ(redis_.Call(words).text, "OK");
  }

  Result<std::unique_ptr<RedisStore>> Open() const {
    RedisStoreOptions options;
    options.url = redis_.url();
    options.url.user = "worker";
    options.url.password = "secret";
    return RedisStore::Open(std::move(options));
  }

  const support::RedisProcess redis_;
};

TEST_F(RedisRightsTest, AreAsDocumented) {
  const auto docs = std::filesystem::path(__FILE__).parent_path().parent_path().parent_path() / "docs" / "redis.md";
  std::string text = support::ReadFile(docs);
  std::erase(text, '\\');
  std::ranges::replace(text, '\n', ' ');
  std::string flat;
  for (const char c : text) {
    if (c != ' ' || flat.empty() || flat.back() != ' ') flat += c;
  }
  EXPECT_THAT(flat, HasSubstr(RightsNeeded("pawl")));
}

TEST_F(RedisRightsTest, AreEnough) {
  const auto store = Open();
  ASSERT_TRUE(store.ok()) << ToString(store.error());
  Commit(**store, [](Changes& c) {
    c.puts.emplace_back(HeadOf(1), "head");
    c.fair.emplace_back(Add(1, "group"));
    c.list_appends.push_back({List(), {"item"}});
  });
  EXPECT_EQ(TakeAndHold(**store).size(), 1U);
}

TEST_F(RedisRightsTest, AreAllNeededAndNamedWhenTheyAreMissing) {
  for (const std::string& rule : Rules(RightsNeeded("pawl"))) {
    if (!rule.starts_with('+') || rule == "+select" || rule == "+role" || rule == "+cluster|slots") continue;
    const std::string command = rule.substr(1);
    SetUser({"-" + command});
    const auto refused = Open();
    ASSERT_FALSE(refused.ok()) << command;
    EXPECT_EQ(refused.error().code, ErrorCode::kInvalid) << command;
    EXPECT_THAT(refused.error().detail, HasSubstr(command));
    SetUser({"+" + command});
  }
  EXPECT_EQ(redis_.Call({"DBSIZE"}).integer, 0) << "what is tried is not done";
  EXPECT_TRUE(Open().ok());
}

TEST_F(RedisRightsTest, TheErrorSaysWhatIsMissingAndHowToGiveIt) {
  SetUser({"-eval", "-evalsha"});
  EXPECT_THAT(Open().error().detail, HasSubstr("the user worker of Redis has no right to the commands eval evalsha; "));
  EXPECT_THAT(Open().error().detail, HasSubstr("ACL SETUSER worker " + RightsNeeded("pawl")));
  SetUser({"+eval", "+evalsha", "resetkeys", "~other:*"});
  EXPECT_THAT(Open().error().detail, HasSubstr("no right to the keys pawl:{pawl}:*;"));
  SetUser({"resetchannels", "&other:*"});
  EXPECT_THAT(Open().error().detail,
              HasSubstr("no right to the keys pawl:{pawl}:*, nor to the channels pawl:{pawl}:*;"));
}

TEST_F(RedisRightsTest, AWrongPasswordIsAMistakeInTheConfiguration) {
  SetUser({"resetpass", ">other"});
  const auto refused = Open();
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, ErrorCode::kInvalid);
  EXPECT_EQ(refused.error().field, "redis");
  EXPECT_THAT(refused.error().detail, HasSubstr("WRONGPASS"));
}

}  // namespace
}  // namespace pawl
