// Two real servers that share one namespace of a Redis, whatever the store of the other tests is.
#pragma once

#include <string>
#include <string_view>

#include "tests/support/server_process.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {

using support::ServerProcess;

class TwoServersTest : public testing::Test {
 protected:
  support::ServerProcessOptions Node(const std::string& name) const {
    return {.data = dir_.File(name), .redis = RedisOfTests().url_text(), .name_space = name_space_};
  }
  void SetUp() override {
    ASSERT_TRUE(first_.ready()) << first_.Log();
    ASSERT_TRUE(second_.ready()) << second_.Log();
  }
  static std::string Call(const ServerProcess& server, std::string_view method, const std::string& path,
                          const std::string& body = "") {
    const auto answer = RawHttp(server.port()).Call(method, path, body);
    EXPECT_TRUE(answer && answer->status < 300) << path << ": " << (answer ? answer->body : "no answer");
    return answer ? answer->body : "";
  }

  support::TempDir dir_;
  const std::string name_space_ = NewNamespace();
  ServerProcess first_{Node("first")};
  ServerProcess second_{Node("second")};
};

}  // namespace pawl::system_test
