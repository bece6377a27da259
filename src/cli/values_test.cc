#include "cli/values.h"

#include <gtest/gtest.h>

namespace pawl::cli {
namespace {

std::string Inputs(const std::vector<std::string>& given) {
  std::string out;
  JsonWriter json(out);
  const auto written = WriteInputs(json, given);
  return written.ok() ? out : ToString(written.error());
}

TEST(ValuesTest, InputsAreGatheredByPortInTheirOrder) {
  EXPECT_EQ(Inputs({"b=[1]", "a=1", R"(b="x=y")"}), R"({"a":[1],"b":[[1],"x=y"]})");
  EXPECT_EQ(Inputs({}), "{}");
}

TEST(ValuesTest, WhatIsNotJsonIsSaid) {
  EXPECT_NE(Inputs({"a=hello"}).find("needs quotes"), std::string::npos);
  EXPECT_NE(Inputs({"a"}).find("PORT=JSON"), std::string::npos);
}

}  // namespace
}  // namespace pawl::cli
