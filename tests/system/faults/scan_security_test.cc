// What a task may read: the rights are those of its caller and of sources.toml, at every door that takes a scan, and no
// answer, metric or line of the log shows how the server gets at a source.
#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/system/faults/fault_test.h"
#include "tests/system/http/event_reader.h"

namespace pawl::support {
namespace {

constexpr const char* kCanary = "CANARY-of-a-source";

class ScanSecurityTest : public FaultTest {
 protected:
  void SetUp() override {
    MakeDatabase();
    std::filesystem::create_directory(dir_.File("root"));
    WriteFile(dir_.File("root/inside"), "{\"id\":1}\n");
    WriteFile(dir_.File("outside"), "{\"stolen\":1}\n");
    std::filesystem::create_symlink(dir_.File("outside"), dir_.File("root/link"));
    std::filesystem::create_directory_symlink(dir_.path(), dir_.File("root/up"));
    const std::string secret = std::string(":") + kCanary + "@127.0.0.1:1";
    std::ofstream(dir_.File("sources.toml"))
        << "[shop]\nkind = \"sqlite\"\nfile = \"" << dir_.File("shop.db") << "\"\ntables = [\"users\"]\n"
        << "queries.active = \"select id from users\"\n"
        << "[lines]\nkind = \"ndjson\"\nroot = \"" << dir_.File("root") << "\"\n"
        << "[queue]\nkind = \"redis\"\nurl = \"redis://bot" << secret
        << "\"\nstreams = [\"users\"]\ntimeout = \"200ms\"\n"
        << "[api]\nkind = \"http\"\nurl = \"http://127.0.0.1:1/users\"\ntoken = \"" << kCanary << "\"\n"
#ifdef PAWL_POSTGRES
        << "[orders]\nkind = \"postgres\"\nurl = \"postgresql://bot" << secret << "/shop\"\ntables = [\"users\"]\n"
#endif
#ifdef PAWL_MONGODB
        << "[default]\nkind = \"mongodb\"\nurl = \"mongodb://bot" << secret
        << "\"\ndatabase = \"shop\"\ncollections = [\"users\"]\ntimeout = \"200ms\"\n"
#endif
        ;
    WriteFile(dir_.File("tokens"), "token-of-push:push\ntoken-of-work:work,read\ntoken-of-admin:admin\n");
    std::filesystem::permissions(dir_.File("tokens"), std::filesystem::perms::owner_read);
    Start({.data = Data(),
           .arguments = {"--sources", dir_.File("sources.toml"), "--token-file", dir_.File("tokens"), "--log-level",
                         "debug"}});
  }

  HttpAnswer As(const std::string& scope, const std::string& path, const std::string& body) {
    return Post(path, body, Bearer(scope));
  }
  HttpAnswer Look(const std::string& path) { return *http_->Call("GET", path, "", Bearer("admin")); }
  static std::string Bearer(const std::string& scope) { return "Authorization: Bearer token-of-" + scope + "\r\n"; }
  // A workflow with one scan.
  static std::string Scan(const std::string& id, const std::string& scan) {
    return R"({"id":")" + id + R"(","tasks":[{"name":"docs","type":"docs","retry":false,"scan":)" + scan + "}]}";
  }

  // What a worker outside is told when it reads a partition of the scan.
  HttpAnswer ReadAsWorker(const std::string& id, const std::string& scan) {
    const HttpAnswer pushed = As("push", "/v1/workflows", Scan(id, scan));
    EXPECT_EQ(pushed.status, 201) << pushed.body;
    const HttpAnswer claimed = As("work", "/v1/claim", R"({"worker":"w","queues":["docs"],"wait":"10s"})");
    const std::string job = TextAt(claimed.body, "jobs.0.id");
    const std::string token = TextAt(claimed.body, "jobs.0.lease.token");
    const HttpAnswer read = As("work", "/v1/jobs/" + job + "/read", R"({"token":")" + token + "\"}");
    As("work", "/v1/jobs/" + job + "/fail", R"({"token":")" + token + R"(","retry":false})");
    return read;
  }

 private:
  void MakeDatabase() {
    sqlite3* shop = nullptr;
    ASSERT_EQ(sqlite3_open(dir_.File("shop.db").c_str(), &shop), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(shop,
                           "create table users (id integer primary key); create table hidden (id integer primary key);"
                           "insert into users values (1); insert into hidden values (1)",
                           nullptr, nullptr, nullptr),
              SQLITE_OK);
    sqlite3_close(shop);
  }
};

TEST_F(ScanSecurityTest, SqlIsForAdminsAtEveryDoor) {
  const std::vector<std::string> with_sql = {
      R"({"source":"shop","table":"users","where":"1=1","partitions":[{}]})",
      R"({"source":"shop","query":"select * from hidden","key":"id","partitions":[{}]})",
      R"({"source":"shop","table":"users","partitions":[{"where":"1=1"}]})",
      R"({"source":"shop","table":"users","wh\u0065re":"1=1","partitions":[{}]})",
  };
  int i = 0;
  for (const std::string& scan : with_sql) {
    const std::string id = "w" + std::to_string(++i);
    const HttpAnswer refused = As("push", "/v1/workflows", Scan(id, scan));
    EXPECT_EQ(refused.status, 403) << scan << refused.body;
    EXPECT_NE(refused.body.find("name a query of sources.toml"), std::string::npos) << refused.body;
    EXPECT_EQ(As("admin", "/v1/workflows", Scan(id, scan)).status, 201) << scan;
  }
  // A name that comes twice is read one way by everybody, or by nobody.
  for (const char* twice : {R"({"source":"shop","table":"users","where":null,"where":"1=1","partitions":[{}]})",
                            R"({"source":"shop","table":"users","partitions":[{}],"partitions":[{"where":"1=1"}]})",
                            R"({"source":"shop","query":"active","query":"select 1","key":"id","partitions":[{}]})"}) {
    const HttpAnswer refused = As("push", "/v1/workflows", Scan("twice", twice));
    EXPECT_GE(refused.status, 400) << twice << refused.body;
  }
  // A run adds partitions to its own workflow: with the rights of a worker, never with SQL.
  const std::string growing = R"({"id":"grow","tasks":[{"name":"plan","type":"plan"},{"name":"docs","after":["plan"],)"
                              R"("type":"docs","scan":{"source":"shop","table":"users","partitions":[]}}]})";
  ASSERT_EQ(As("push", "/v1/workflows", growing).status, 201);
  const HttpAnswer plan = As("work", "/v1/claim", R"({"worker":"w","queues":["plan"]})");
  const std::string done = "/v1/jobs/" + TextAt(plan.body, "jobs.0.id") + "/complete";
  const std::string token = R"({"token":")" + TextAt(plan.body, "jobs.0.lease.token") + "\"";
  const HttpAnswer into = As("work", done, token + R"(,"push":[{"into":"docs","payload":{"where":"id > 0"}}]})");
  EXPECT_GE(into.status, 400) << into.body;
  EXPECT_NE(into.body.find("SQL"), std::string::npos) << into.body;
  EXPECT_EQ(As("work", done, token + R"(,"push":[{"into":"docs","payload":{"from":1}}]})").status, 200);
}

TEST_F(ScanSecurityTest, WhatTheFileDoesNotListCannotBeRead) {
  const std::vector<std::string> scans = {
      R"({"source":"shop","table":"hidden","partitions":[{}]})",
      R"({"source":"shop","table":"sqlite_master","partitions":[{}]})",
      R"({"source":"shop","table":"users; drop table users","partitions":[{}]})",
      R"({"source":"shop","query":"unknown","key":"id","partitions":[{}]})",
      R"({"source":"queue","table":"other","partitions":[{}]})",
      R"({"source":"nowhere","table":"users","partitions":[{}]})",
      R"({"source":"lines","partitions":[{"file":"../outside"}]})",
      R"({"source":"lines","partitions":[{"file":"link"}]})",
      R"({"source":"lines","partitions":[{"file":"up/outside"}]})",
      R"({"source":"lines","partitions":[{"file":")" + dir_.File("outside") + "\"}]}",
#ifdef PAWL_POSTGRES
      R"({"source":"orders","table":"pg_authid","partitions":[{}]})",
#endif
#ifdef PAWL_MONGODB
      R"({"source":"default","table":"system.users","partitions":[{}]})",
      R"({"source":"default","table":"users","filter":{"$where":"1"},"partitions":[{}]})",
      R"({"source":"default","table":"users","filter":{"$expr":{"$function":{"body":"1","args":[],"lang":"js"}}},)"
      R"("partitions":[{}]})",
      R"({"source":"default","table":"users","partitions":[{"mdbFilter":)"
      R"("{\"$or\":[{\"_id\":{\"$gt\":\"{resume}\"}},{\"$where\":\"1\"}]}"}]})",
#endif
  };
  int i = 0;
  for (const std::string& scan : scans) {
    const HttpAnswer read = ReadAsWorker("r" + std::to_string(++i), scan);
    EXPECT_EQ(read.status, 422) << scan << read.body;
    EXPECT_EQ(read.body.find("stolen"), std::string::npos) << read.body;
    EXPECT_EQ(read.body.find("\"documents\""), std::string::npos) << read.body;
  }
  EXPECT_EQ(ReadAsWorker("ok", R"({"source":"lines","partitions":[{"file":"inside"}]})").status, 200);
  EXPECT_EQ(ReadAsWorker("ok2", R"({"source":"shop","table":"users","partitions":[{}]})").status, 200);
}

TEST_F(ScanSecurityTest, DocumentsGoToNoAddressOfThisMachineOrItsNetwork) {
  for (const char* url : {"http://127.0.0.1:7171/", "http://localhost/", "http://[::1]/", "http://0x7f.1/",
                          "http://2130706433/", "http://10.0.0.1/", "http://192.168.1.1/", "http://169.254.169.254/x",
                          "http://[::ffff:127.0.0.1]/", "http://[fd00::1]/", "file:///etc/passwd", "gopher://x/"}) {
    const std::string scan = R"({"source":"shop","table":"users","partitions":[{}],"processor":{"http":{"url":")" +
                             std::string(url) + "\"}}}";
    const HttpAnswer refused = As("push", "/v1/workflows", Scan("out", scan));
    EXPECT_EQ(refused.status, 422) << url << refused.body;
  }
}

TEST_F(ScanSecurityTest, NothingShowsHowASourceIsReached) {
  system_test::EventReader events(server_->port(), "/v1/events", Bearer("admin"));
  std::string all;
  int i = 0;
  for (const char* source : {
           "queue",
           "api",
#ifdef PAWL_POSTGRES
           "orders",
#endif
#ifdef PAWL_MONGODB
           "default",
#endif
       }) {
    const std::string id = "c" + std::to_string(++i);
    const std::string scan = R"({"source":")" + std::string(source) + R"(","table":"users","partitions":[{}])";
    all += ReadAsWorker(id, scan + "}").body;
    // Worked by the server itself: its error is kept with the partition.
    const std::string own = id + "-own";
    const HttpAnswer pushed =
        As("push", "/v1/workflows", Scan(own, scan + R"(,"processor":{"jobs":{"type":"mail"}}})"));
    ASSERT_EQ(pushed.status, 201) << pushed.body;
    const HttpAnswer ended = Look("/v1/workflows/" + own + "?wait=30s");
    EXPECT_EQ(TextAt(ended.body, "state"), "failed") << source << ended.body;
    const std::string task = TextAt(Look("/v1/workflows/" + own + "/tasks/docs").body, "id");
    for (const std::string& path :
         {"/v1/workflows/" + own, "/v1/tasks/" + task, "/v1/tasks/" + task + "/partitions",
          "/v1/tasks/" + task + "/partitions/1", "/v1/tasks/" + task + "/errors", "/v1/jobs/" + task}) {
      const HttpAnswer answer = Look(path);
      EXPECT_EQ(answer.status, 200) << path << answer.body;
      all += answer.body;
    }
  }
  for (const char* path : {"/v1/jobs?limit=1000", "/v1/queues", "/v1/workers", "/v1/nodes", "/metrics"}) {
    all += Look(path).body;
  }
  EXPECT_NE(all.find("source_unavailable"), std::string::npos) << "errors were seen: " << all;
  EXPECT_EQ(all.find(kCanary), std::string::npos) << all;
  EXPECT_EQ(server_->Log().find(kCanary), std::string::npos) << server_->Log();
}

}  // namespace
}  // namespace pawl::support
