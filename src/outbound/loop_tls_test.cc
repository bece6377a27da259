// TLS against `openssl s_server`: only a certificate that is valid for the host, by an authority that we know, will do.
#include <gtest/gtest.h>

#include "tests/support/child.h"
#include "tests/support/loop_fixture.h"
#include "tests/support/redis_process.h"
#include "tests/support/temp_dir.h"

namespace pawl::outbound {
namespace {

using support::Child;
using support::TempDir;

class LoopTlsTest : public support::LoopTestBase {
 protected:
  void SetUp() override {
    OpenSsl({"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Test authority", "-keyout",
             "ca.key", "-out", "ca.pem"});
    options_.ca_file = dir_.File("ca.pem");
  }

  void OpenSsl(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "openssl");
    Child child({.command = arguments, .error_file = dir_.File("openssl.log"), .prepare = [path = dir_.path().c_str()] {
                   if (chdir(path) != 0) _exit(1);
                 }});
    ASSERT_EQ(child.Wait(), 0) << support::ReadFile(dir_.File("openssl.log"));
  }

  // NAME.pem and NAME.key, by our authority.
  void MakeCertificate(const std::string& name, const std::string& host, const std::string& days = "2") {
    OpenSsl({"req", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=" + host, "-keyout", name + ".key", "-out",
             name + ".csr"});
    support::WriteFile(dir_.File("names"), "subjectAltName=DNS:" + host + "\n");
    OpenSsl({"x509", "-req", "-in", name + ".csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days",
             days, "-extfile", "names", "-out", name + ".pem"});
  }

  void Serve(const std::string& name, const std::vector<std::string>& more = {}) {
    port_ = support::FreePort();
    std::vector<std::string> command = {"openssl",
                                        "s_server",
                                        "-accept",
                                        "127.0.0.1:" + std::to_string(port_),
                                        "-www",
                                        "-cert",
                                        dir_.File(name + ".pem"),
                                        "-key",
                                        dir_.File(name + ".key")};
    command.insert(command.end(), more.begin(), more.end());
    server_ = std::make_unique<Child>(support::ChildOptions{.command = command, .error_file = dir_.File("server.log")});
    for (auto line = server_->ReadLine(); line != "ACCEPT"; line = server_->ReadLine()) {
      ASSERT_TRUE(line) << support::ReadFile(dir_.File("server.log"));
    }
  }

  Outcome CallServer() { return Call("https://localhost:" + std::to_string(port_) + "/"); }

  TempDir dir_;
  std::uint16_t port_ = 0;
  std::unique_ptr<Child> server_;
};

TEST_F(LoopTlsTest, ACertificateOfTheFileOfAuthoritiesIsAccepted) {
  MakeCertificate("good", "localhost");
  Serve("good");
  const Outcome outcome = CallServer();
  EXPECT_EQ(outcome.failure, Failure::kNone) << outcome.error;
  EXPECT_EQ(outcome.status, 200);
}

TEST_F(LoopTlsTest, ACertificateOfAnUnknownAuthorityIsNot) {
  MakeCertificate("good", "localhost");
  Serve("good");
  options_.ca_file.clear();
  const Outcome outcome = CallServer();
  EXPECT_EQ(Word(outcome), "tls") << outcome.error;
}

TEST_F(LoopTlsTest, ACertificateSignedByItselfIsNot) {
  OpenSsl({"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
           "subjectAltName=DNS:localhost", "-keyout", "self.key", "-out", "self.pem"});
  Serve("self");
  const Outcome outcome = CallServer();
  EXPECT_EQ(Word(outcome), "tls") << outcome.error;
}

TEST_F(LoopTlsTest, AnExpiredCertificateIsNot) {
  MakeCertificate("old", "localhost", "-1");
  Serve("old");
  const Outcome outcome = CallServer();
  EXPECT_EQ(Word(outcome), "tls") << outcome.error;
  EXPECT_NE(outcome.error.find("expired"), std::string::npos) << outcome.error;
}

TEST_F(LoopTlsTest, ACertificateForAnotherHostIsNot) {
  MakeCertificate("other", "other.example");
  Serve("other");
  const Outcome outcome = CallServer();
  EXPECT_EQ(Word(outcome), "tls") << outcome.error;
}

TEST_F(LoopTlsTest, OldVersionsOfTlsAreNot) {
  MakeCertificate("good", "localhost");
  Serve("good", {"-tls1_1", "-cipher", "ALL:@SECLEVEL=0"});
  const Outcome outcome = CallServer();
  EXPECT_EQ(Word(outcome), "tls") << outcome.error;
}

// No statement about its certificate: another try may well succeed.
TEST_F(LoopTlsTest, AServerThatLeavesInTheHandshakeIsACut) {
  support::WaitingSink sink;
  loop().Send(Get("https://127.0.0.1:" + std::to_string(peer_.port()) + "/"), sink);
  ASSERT_TRUE(peer_.WaitForOpenConnections(1));
  peer_.CloseConnections();
  EXPECT_EQ(Word(sink.Wait()), "cut") << sink.Wait().error;
}

}  // namespace
}  // namespace pawl::outbound
