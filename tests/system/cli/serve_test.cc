// pawl serve: how it starts, what it refuses, how it ends.
#include <gmock/gmock.h>
#include <sys/stat.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "tests/support/raw_http.h"
#include "tests/support/wait_until.h"
#include "tests/system/cli/dialogue.h"

namespace pawl::support {
namespace {

using ServeTest = Dialogue;

TEST_F(ServeTest, SaysOneLineWhenItIsReadyAndEndsOnSigterm) {
  StartServer();
  EXPECT_EQ(server_->ready_line(), "pawl: ready on http://127.0.0.1:" + std::to_string(server_->port()) + " (data " +
                                       dir_.File("data") + ", durability fsync)");
  RawHttp http(server_->port());
  const auto health = http.Get("/healthz");
  ASSERT_TRUE(health.has_value());
  EXPECT_EQ(health->status, 200);
  EXPECT_EQ(server_->Terminate(), 0) << server_->Log();
}

TEST_F(ServeTest, SigintEndsItToo) {
  StartServer();
  server_->Signal(SIGINT);
  EXPECT_EQ(server_->Wait(), 0) << server_->Log();
}

// Once SIGHUP ended the server.
TEST_F(ServeTest, OnSighupItReadsItsTokensAgain) {
  WriteFile(dir_.File("tokens"), "old:push,read\n");
  StartServer({"--token-file", dir_.File("tokens")});
  const auto hangup = [&](const std::string& tokens, std::string_view logged) {
    const int before = server_->CountInLog(logged);
    WriteFile(dir_.File("tokens"), tokens);
    server_->Signal(SIGHUP);
    EXPECT_TRUE(WaitUntil([&] { return server_->CountInLog(logged) > before; })) << server_->Log();
  };
  RawHttp http(server_->port());
  const auto status = [&](const std::string& token) {
    const auto answer = http.Call("GET", "/v1/queues", "", "Authorization: Bearer " + token + "\r\n");
    return answer ? answer->status : 0;
  };
  EXPECT_EQ(status("old"), 200);
  hangup("new:read\n", "were read again");
  EXPECT_EQ(status("old"), 401);
  EXPECT_EQ(status("new"), 200) << "on the same connection";
  hangup("new:nonsense\n", "the old tokens stay in use");
  EXPECT_EQ(status("new"), 200);
  hangup("# none\n", "the old tokens stay in use");
  EXPECT_EQ(status("new"), 200);
  EXPECT_EQ(status(""), 401);
  EXPECT_EQ(server_->Terminate(), 0) << server_->Log();
}

TEST_F(ServeTest, AClaimThatWaitsIsAnsweredWhenTheServerStops) {
  StartServer();
  RawHttp http(server_->port());
  ASSERT_TRUE(http.SendRequest("POST", "/v1/claim", R"({"queues":["q"],"worker":"w","wait":"60s"})"));
  RawHttp other(server_->port());
  ASSERT_TRUE(other.Get("/healthz").has_value());
  server_->Signal(SIGTERM);
  http.Receive();
  EXPECT_EQ(server_->Wait(), 0) << server_->Log();
}

// What Pawl does by itself costs nothing before somebody asks for it.
TEST_F(ServeTest, AnIdleServerHasNoThreadsForCallsAndFiles) {
  StartServer();
  RawHttp http(server_->port());
  ASSERT_TRUE(WaitUntil([&] {
    const auto workers = http.Get("/v1/workers?all=true");
    return workers && workers->body.find("pawl.download.") != std::string::npos;
  })) << "its executors claim";
  std::vector<std::string> names;
  for (const auto& task : std::filesystem::directory_iterator("/proc/" + std::to_string(server_->pid()) + "/task")) {
    std::string name;
    std::ifstream(task.path() / "comm") >> name;
    names.push_back(name);
  }
  EXPECT_THAT(names, testing::Contains("runtime"));
  for (const char* const name : {"notify", "http", "download", "sweeper", "files", "exec"}) {
    EXPECT_THAT(names, testing::Not(testing::Contains(name)));
  }
}

TEST_F(ServeTest, NobodyElseMayReadTheData) {
  StartServer();
  struct stat status {};
  ASSERT_EQ(stat(dir_.File("data").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0077U, 0U);
}

TEST_F(ServeTest, ASecondOneOnTheSameDataIsRefused) {
  StartServer();
  const Said said = Pawl({"serve", "--listen", "127.0.0.1:0", "--data", dir_.File("data")});
  EXPECT_EQ(said.exit_code, 5) << said.err;
  EXPECT_NE(said.err.find(std::to_string(server_->pid())), std::string::npos) << said.err;
}

TEST_F(ServeTest, ADataDirectoryThatCannotBeMadeIsAMistakeAndNotToBeTriedAgain) {
  WriteFile(dir_.File("file"), "");
  const Said said = Pawl({"serve", "--listen", "127.0.0.1:0", "--data", dir_.File("file") + "/data"});
  EXPECT_EQ(said.exit_code, 2) << said.err;
  EXPECT_NE(said.err.find("data: create " + dir_.File("file")), std::string::npos) << said.err;
  EXPECT_EQ(said.err.find("Try again"), std::string::npos) << said.err;
}

TEST_F(ServeTest, ADataDirectoryBesideRedisIsRefused) {
  const Said said = Pawl({"serve", "--data", dir_.File("data"), "--redis", "redis://127.0.0.1:1"});
  EXPECT_EQ(said.exit_code, 2) << said.err;
  EXPECT_NE(said.err.find("data (--data) and redis (--redis) cannot both be set"), std::string::npos) << said.err;
}

TEST_F(ServeTest, AnAddressOfTheNetworkWithoutATokenIsRefused) {
  const Said said = Pawl({"serve", "--listen", "0.0.0.0:0", "--data", dir_.File("data")});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_NE(said.err.find("--insecure"), std::string::npos) << said.err;
}

TEST_F(ServeTest, PrintsItsConfigurationFromAllSources) {
  WriteFile(dir_.File("pawl.toml"), "threads = 2\nmax_connections = 7\n");
  const Said said = Pawl({"serve", "--print-config", "--config", dir_.File("pawl.toml"), "--listen", "[::1]:9"},
                         {"PAWL_THREADS=3", "PAWL_TOKEN=hunter2"});
  EXPECT_EQ(said.exit_code, 0) << said.err;
  for (const char* const line :
       {"listen = \"[::1]:9\"", "threads = 3", "max_connections = 7", "durability = \"fsync\""}) {
    EXPECT_NE(said.out.find(line), std::string::npos) << line;
  }
  EXPECT_EQ(said.out.find("hunter2"), std::string::npos);
}

TEST_F(ServeTest, ARunningServerShowsItsConfigurationWithoutSecrets) {
  WriteFile(dir_.File("pawl.toml"), "max_connections = 7\nenvironment = \"staging\"\n");
  StartServer({"--config", dir_.File("pawl.toml"), "--token", "hunter2"});
  RawHttp http(server_->port());
  const auto answer = http.Call("GET", "/v1/config", "", "Authorization: Bearer hunter2\r\n");
  ASSERT_TRUE(answer);
  for (const std::string& option :
       {std::string(R"({"name":"token","value":["[redacted]:admin"],"source":"command line","given":"--token"})"),
        R"({"name":"environment","value":"staging","source":"file","given":"in )" + dir_.File("pawl.toml") +
            R"(, line 2"})",
        std::string(R"({"name":"threads","value":1,"source":"default"})")}) {
    EXPECT_NE(answer->body.find(option), std::string::npos) << option << "\n" << answer->body;
  }
  EXPECT_EQ(answer->body.find("hunter2"), std::string::npos);
}

TEST_F(ServeTest, AWrongAddressBehindAProxyIsRefused) {
  const Said origin = Pawl({"serve", "--public-origin", "jobs.example.com", "--print-config"});
  EXPECT_EQ(origin.exit_code, 2);
  EXPECT_NE(origin.err.find("such as https://jobs.example.com"), std::string::npos) << origin.err;
  EXPECT_EQ(Pawl({"serve", "--ui-base", "ops", "--print-config"}).exit_code, 2);
  EXPECT_EQ(Pawl({"serve", "--environment-color", "re", "--print-config"}).exit_code, 2);
}

TEST_F(ServeTest, AWrongFileIsRefusedWithTheLine) {
  WriteFile(dir_.File("pawl.toml"), "threads = 2\nmax_conections = 7\n");
  const Said said = Pawl({"serve", "--config", dir_.File("pawl.toml")});
  EXPECT_EQ(said.exit_code, 2);
  EXPECT_EQ(said.err, "pawl: in " + dir_.File("pawl.toml") +
                          ", line 2: unknown key max_conections; did you mean max_connections?\n");
}

TEST_F(ServeTest, TokensAndTheirScopesHold) {
  StartServer({"--token", "boss", "--token", "worker:push,read"});
  EXPECT_EQ(Pawl({"queues"}).exit_code, 6);
  EXPECT_EQ(Pawl({"queues"}, {"PAWL_TOKEN=worker"}).exit_code, 0);
  EXPECT_EQ(Pawl({"push", "hello", "--token", "worker"}).exit_code, 0);
  EXPECT_EQ(Pawl({"purge", "hello", "--yes", "--token", "worker"}).exit_code, 6);
  EXPECT_EQ(Pawl({"purge", "hello", "--yes", "--token", "boss"}).exit_code, 0);
}

}  // namespace
}  // namespace pawl::support
