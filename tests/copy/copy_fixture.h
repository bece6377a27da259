// What the tests of this folder start from: a Redis, a directory, and the program.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/copy/crowd.h"
#include "tests/support/child.h"
#include "tests/support/json_at.h"
#include "tests/support/redis_process.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"

namespace pawl {

class CopyFixture : public testing::Test {
 protected:
  struct Said {
    int exit_code = -1;
    std::string out;
    std::string err;
  };

  std::string Dir(const std::string& name) const { return dir_.File(name); }
  std::string Url() const { return redis_.url_text(); }

  support::ChildOptions CopyCommand(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {support::PawlBinary(), "copy"});
    return {.command = std::move(arguments), .error_file = Dir("err-" + std::to_string(++errors_))};
  }

  Said Copy(std::vector<std::string> arguments) {
    const support::ChildOptions options = CopyCommand(std::move(arguments));
    support::Child child(options);
    Said said;
    said.out = child.ReadAll();
    said.exit_code = child.Wait().value_or(-1);
    said.err = support::ReadFile(options.error_file);
    return said;
  }
  // Where nothing but success will do.
  std::string MustCopy(std::vector<std::string> arguments) {
    const Said said = Copy(std::move(arguments));
    EXPECT_EQ(said.exit_code, 0) << said.err;
    return said.out;
  }
  void ExpectRefusal(std::vector<std::string> arguments, int exit_code, const std::string& why) {
    const Said said = Copy(std::move(arguments));
    EXPECT_EQ(said.exit_code, exit_code) << said.err;
    EXPECT_THAT(said.err, testing::HasSubstr(why));
    EXPECT_EQ(said.out, "");
  }

  support::ServerProcess ServeRedis(const std::string& name_space) {
    return support::ServerProcess({.data = Dir("server-" + name_space), .redis = Url(), .name_space = name_space});
  }

  support::TempDir dir_;
  support::RedisProcess redis_;

 private:
  int errors_ = 0;
};

}  // namespace pawl
