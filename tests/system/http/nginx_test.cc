// Downloads from a real web server: nginx, with what it does by default to files, ranges of them and idle connections.
#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <set>
#include <sstream>

#include "base/sha256.h"
#include "tests/support/child.h"
#include "tests/support/redis_process.h"
#include "tests/support/wait_until.h"
#include "tests/system/http/downloads_test.h"

namespace pawl::system_test {
namespace {

namespace fs = std::filesystem;

class NginxTest : public DownloadsTest {
 protected:
  NginxTest() {
    OpenSsl({"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
             "subjectAltName=DNS:localhost", "-keyout", web_.File("key.pem"), "-out", web_.File("cert.pem")});
    fs::create_directories(web_.File("files/folder"));
    Serve();
    ServerOptions options = Options();
    options.outbound.ca_file = web_.File("cert.pem");
    StartServer(std::move(options));
  }

  void OpenSsl(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "openssl");
    support::Child child({.command = arguments, .error_file = web_.File("openssl.log")});
    ASSERT_EQ(child.Wait(), 0) << support::ReadFile(web_.File("openssl.log"));
  }
  void Serve() {
    const std::string dir = web_.path();
    std::string conf = "daemon off;\nmaster_process off;\n";
    if (geteuid() == 0) conf += "user root;\n";
    conf += "pid " + dir + "/nginx.pid;\nerror_log " + dir + "/error.log error;\nevents {}\nhttp {\n";
    for (const char* const kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
      conf += std::string(kind) + "_temp_path " + dir + "/" + kind + ";\n";
    }
    conf +=
        "log_format calls '$connection $request $http_accept_encoding';\naccess_log " + dir + "/access.log calls;\n";
    conf += "gzip on;\ngzip_min_length 1;\ngzip_types *;\ntypes { image/png png; }\nserver {\n";
    conf += "listen 127.0.0.1:" + std::to_string(port_) + ";\n";
    conf += "listen 127.0.0.1:" + std::to_string(tls_port_) + " ssl;\n";
    conf += "ssl_certificate " + dir + "/cert.pem;\nssl_certificate_key " + dir + "/key.pem;\nroot " + dir +
            "/files;\n}\n}\n";
    support::WriteFile(web_.File("nginx.conf"), conf);
    nginx_ = std::make_unique<support::Child>(support::ChildOptions{
        .command = {"/usr/sbin/nginx", "-p", dir, "-c", web_.File("nginx.conf"), "-e", web_.File("error.log")},
        .error_file = web_.File("nginx.log")});
    ASSERT_TRUE(support::WaitUntil([&] { return support::AcceptsConnections(tls_port_); }))
        << support::ReadFile(web_.File("error.log")) << support::ReadFile(web_.File("nginx.log"));
  }

  // Makes a file of the web server, and returns its digest.
  std::string MakeFile(const std::string& name, std::uint32_t seed, std::size_t bytes) {
    const std::string content = support::HttpPeer::SeededBytes(seed, bytes);
    support::WriteFile(web_.File("files/" + name), content);
    Sha256 digest;
    digest.Add(content);
    return digest.Hex();
  }
  std::string Url(const std::string& name) const { return "http://127.0.0.1:" + std::to_string(port_) + "/" + name; }
  std::string Fetch(const std::string& url, const std::string& more = "") {
    return TextAt(Push(R"({"type":"download","payload":{"url":")" + url + "\"" + more + "}}"), "id");
  }

  support::TempDir web_;
  const std::uint16_t port_ = support::FreePort();
  const std::uint16_t tls_port_ = support::FreePort();
  std::unique_ptr<support::Child> nginx_;
};

TEST_F(NginxTest, FilesOfAllSizesArriveAsTheyAre) {
  std::vector<std::pair<std::string, std::string>> wanted;  // the job, and the digest of its file
  std::uint32_t seed = 0;
  for (const std::size_t bytes : {0UL, 1UL, 4'095UL, 4'096UL, 65'536UL, 1'000'000UL, 9'000'001UL}) {
    const std::string name = "file-" + std::to_string(bytes);
    const std::string digest = MakeFile(name, ++seed, bytes);
    wanted.emplace_back(Fetch(Url(name), R"(,"sha256":")" + digest + "\""), digest);
  }
  for (const auto& [id, digest] : wanted) {
    const std::string done = Completed(id);
    EXPECT_EQ(TextAt(done, "result.sha256"), digest);
    EXPECT_NE(TextAt(done, "result.etag"), "");
    EXPECT_NE(TextAt(done, "result.last_modified"), "");
  }
  EXPECT_EQ(FileCount(), wanted.size());
  // gzip is on, and nobody has asked for it.
  EXPECT_THAT(support::ReadFile(web_.File("access.log")), testing::HasSubstr("GET /file-1000000 HTTP/1.1 identity"));
}

TEST_F(NginxTest, ConnectionsAreUsedAgain) {
  MakeFile("a", 1, 1'000);
  for (int i = 0; i < 5; ++i) Completed(Fetch(Url("a")));
  std::set<std::string> connections;
  std::istringstream lines(support::ReadFile(web_.File("access.log")));
  for (std::string line; std::getline(lines, line);) connections.insert(line.substr(0, line.find(' ')));
  EXPECT_EQ(connections.size(), 1U);
}

TEST_F(NginxTest, OverTlsItsCertificateIsChecked) {
  const std::string digest = MakeFile("a", 1, 100'000);
  const std::string port = std::to_string(tls_port_);
  EXPECT_EQ(TextAt(Completed(Fetch("https://localhost:" + port + "/a")), "result.sha256"), digest);
  EXPECT_EQ(ErrorOf(Fetch("https://127.0.0.1:" + port + "/a"), "dead"), "tls") << "it is for localhost";
}

TEST_F(NginxTest, WhatHasNotChangedIsNotFetchedAgain) {
  MakeFile("a", 1, 1'000);
  const std::string etag = TextAt(Completed(Fetch(Url("a"))), "result.etag");
  const std::string quoted = "\\\"" + etag.substr(1, etag.size() - 2) + "\\\"";
  const std::string again = Completed(Fetch(Url("a"), R"(,"headers":{"If-None-Match":")" + quoted + "\"}"));
  EXPECT_EQ(TextAt(again, "result.status"), "304");
  EXPECT_EQ(FileCount(), 1U);
}

TEST_F(NginxTest, APartThatIsAskedForIsStoredAsSuch) {
  MakeFile("a", 1, 1'000);
  const std::string id = Fetch(Url("a"), R"(,"headers":{"Range":"bytes=100-199"})");
  const std::string done = Completed(id);
  EXPECT_EQ(TextAt(done, "result.status"), "206");
  EXPECT_EQ(Get("/v1/files/" + id).body, support::HttpPeer::SeededBytes(1, 1'000).substr(100, 100));
}

TEST_F(NginxTest, ItsErrorsAndRedirectsAreWhatTheySay) {
  EXPECT_EQ(ErrorOf(Fetch(Url("missing")), "dead"), "status");
  EXPECT_EQ(ErrorOf(Fetch(Url("folder/")), "dead"), "status") << "403: it lists no folders";
  // To the name with a slash, on loopback: that is for the URL of a job, and not for where it is sent.
  EXPECT_EQ(ErrorOf(Fetch(Url("folder")), "dead"), "blocked_address");
}

TEST_F(NginxTest, AfterARestartItIsConnectedToAgain) {
  MakeFile("a", 1, 1'000);
  Completed(Fetch(Url("a")));
  nginx_->Kill();
  Serve();
  Completed(Fetch(Url("a")));
}

}  // namespace
}  // namespace pawl::system_test
