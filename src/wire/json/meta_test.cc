#include "wire/json/meta.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

TEST(CheckMetaTest, TakesAnyObject) {
  EXPECT_TRUE(CheckMeta(KnownJson("{}")).ok());
  EXPECT_TRUE(CheckMeta(KnownJson(R"({"custom":{"jid":1},"retry":-1,"Queue":2})")).ok());
  for (const char* other : {"null", "[]", "1", R"("{}")"}) EXPECT_FALSE(CheckMeta(KnownJson(other)).ok()) << other;
}

TEST(CheckMetaTest, RefusesTheNamesOfAFaktoryJob) {
  for (const std::string_view name : kFaktoryNames) {
    const std::string text = R"({"a":1,")" + std::string(name) + R"(":2})";
    const auto checked = CheckMeta(KnownJson(text));
    ASSERT_FALSE(checked.ok()) << name;
    EXPECT_EQ(checked.error().code, ErrorCode::kInvalid);
    EXPECT_EQ(checked.error().field, name);
  }
}

}  // namespace
}  // namespace pawl
