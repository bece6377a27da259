// The protocol in TLS, from the first byte on, spoken by openssl's own client.
#include "tests/support/child.h"
#include "tests/system/faktory/faktory_test.h"

namespace pawl::system_test {
namespace {

class FaktoryTlsTest : public FaktoryTest {
 protected:
  FaktoryTlsTest() {
    support::Child make(
        {.command = {"openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                     "-keyout", key(), "-out", cert(), "-days", "1", "-subj", "/CN=localhost"},
         .error_file = files_.File("openssl.log")});
    EXPECT_EQ(make.Wait(), 0);
    ServerOptions options;
    options.listen.tls_cert = cert();
    options.listen.tls_key = key();
    Restart(options);
  }

  std::string cert() const { return files_.File("cert.pem"); }
  std::string key() const { return files_.File("key.pem"); }

  support::TempDir files_;

  // Says `lines` and returns all that was answered, until the server closes.
  std::string Say(const std::string& lines, const std::string& options = "") {
    const std::string command = "printf '%s' \"$LINES_SAID\" | openssl s_client -quiet -verify_return_error -CAfile " +
                                cert() + " " + options + " -connect 127.0.0.1:" + std::to_string(faktory_port());
    support::Child client({.command = {"sh", "-c", command},
                           .environment = {"LINES_SAID=" + lines},
                           .error_file = files_.File("openssl.log")});
    return client.ReadAll();
  }
};

TEST_F(FaktoryTlsTest, CommandsAreAnsweredInTls) {
  const std::string said =
      Say("HELLO {\"v\":2}\nPUSH " + Job("job-00001") + "\nFETCH default\nACK " + Jid("job-00001") + "\nEND\n");
  EXPECT_THAT(said, StartsWith("+HI {\"v\":2"));
  EXPECT_THAT(said, HasSubstr("}\r\n+OK\r\n+OK\r\n$"));
  EXPECT_THAT(said, ::testing::EndsWith("}\r\n+OK\r\n"));
  const std::string many(100'000, 'x');
  EXPECT_THAT(Say("HELLO {}\nPUSH " + Job("job-00002", "\"custom\":\"" + many + '"') + "\nEND\n"),
              HasSubstr("-ERR custom: "));
}

TEST_F(FaktoryTlsTest, OldVersionsAndPlainTextAreRefused) {
  EXPECT_EQ(Say("HELLO {}\nEND\n", "-tls1_1"), "");
  EXPECT_THAT(Say("HELLO {}\nEND\n", "-tls1_2"), HasSubstr("+OK"));
  RawFaktory plain(faktory_port());
  plain.Send("HELLO {}\r\n");
  EXPECT_THAT(plain.Reply(), Not(StartsWith("+")));
}

}  // namespace
}  // namespace pawl::system_test
