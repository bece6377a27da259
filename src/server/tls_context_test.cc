#include "server/tls_context.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <sys/mman.h>

#include <cstdio>
#include <filesystem>
#include <memory>

#include "tests/support/http_test_client.h"

namespace pawl {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

// A directory with cert.pem and key.pem for a name of its own.
class TlsContextTest : public ::testing::Test {
 protected:
  TlsContextTest() {
    std::string form = (std::filesystem::temp_directory_path() / "pawl_tls_XXXXXX").string();
    directory_ = ::mkdtemp(form.data());
    WriteCertificate("first.example");
  }
  ~TlsContextTest() override { std::filesystem::remove_all(directory_); }

  std::string cert() const { return directory_ / "cert.pem"; }
  std::string key() const { return directory_ / "key.pem"; }

  ListenOptions Options() const {
    ListenOptions options = TestOptions();
    options.tls_cert = cert();
    options.tls_key = key();
    return options;
  }

  void WriteCertificate(const char* name) const {
    const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> pair(EVP_EC_gen("P-256"), EVP_PKEY_free);
    const std::unique_ptr<X509, decltype(&X509_free)> x509(X509_new(), X509_free);
    ASN1_INTEGER_set(X509_get_serialNumber(x509.get()), 1);
    X509_gmtime_adj(X509_getm_notBefore(x509.get()), 0);
    X509_gmtime_adj(X509_getm_notAfter(x509.get()), 3600);
    X509_set_pubkey(x509.get(), pair.get());
    X509_NAME* subject = X509_get_subject_name(x509.get());
    X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_ASC, reinterpret_cast<const unsigned char*>(name), -1, -1, 0);
    X509_set_issuer_name(x509.get(), subject);
    X509_sign(x509.get(), pair.get(), EVP_sha256());
    const std::unique_ptr<FILE, int (*)(FILE*)> cert_file(std::fopen(cert().c_str(), "w"), std::fclose);
    PEM_write_X509(cert_file.get(), x509.get());
    const std::unique_ptr<FILE, int (*)(FILE*)> key_file(std::fopen(key().c_str(), "w"), std::fclose);
    PEM_write_PrivateKey(key_file.get(), pair.get(), nullptr, nullptr, 0, nullptr, nullptr);
  }

  std::filesystem::path directory_;
};

class TlsClient {
 public:
  explicit TlsClient(std::uint16_t port, int max_version = 0)
      : raw_(port), context_(SSL_CTX_new(TLS_client_method()), SSL_CTX_free) {
    if (max_version != 0) {
      SSL_CTX_set_security_level(context_.get(), 0);
      SSL_CTX_set_min_proto_version(context_.get(), max_version);
      SSL_CTX_set_max_proto_version(context_.get(), max_version);
    }
    ssl_.reset(SSL_new(context_.get()));
    SSL_set_fd(ssl_.get(), raw_.fd());
    connected_ = SSL_connect(ssl_.get()) == 1;
  }

  bool connected() const { return connected_; }

  std::string ServerName() const {
    const std::unique_ptr<X509, decltype(&X509_free)> cert(SSL_get1_peer_certificate(ssl_.get()), X509_free);
    char name[256] = "";
    X509_NAME_get_text_by_NID(X509_get_subject_name(cert.get()), NID_commonName, name, sizeof name);
    return name;
  }

  void Send(std::string_view bytes) { SSL_write(ssl_.get(), bytes.data(), static_cast<int>(bytes.size())); }

  std::string ReadToEnd() {
    std::string all;
    char buffer[16384];
    for (int n = 0; (n = SSL_read(ssl_.get(), buffer, sizeof buffer)) > 0;) {
      all.append(buffer, static_cast<std::size_t>(n));
    }
    return all;
  }

 private:
  RawClient raw_;
  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context_;
  std::unique_ptr<SSL, decltype(&SSL_free)> ssl_{nullptr, SSL_free};
  bool connected_ = false;
};

TEST_F(TlsContextTest, RequestsAndLargeBodiesPassBothWays) {
  auto server = StartServer(Options(), EchoHandler());
  TlsClient client(server->port());
  ASSERT_TRUE(client.connected());
  const std::string body(3U << 20U, 'x');
  client.Send(Get("/1") + "PUT /2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: " +
              std::to_string(body.size()) + "\r\n\r\n" + body);
  const std::string all = client.ReadToEnd();
  EXPECT_THAT(all, HasSubstr("GET /1|"));
  EXPECT_THAT(all, EndsWith("PUT /2|" + body));
}

TEST_F(TlsContextTest, AFilePassesWhole) {
  std::string content;
  while (content.size() < (3U << 20U)) content += std::to_string(content.size()) + " ";
  const auto file = std::make_shared<FileHandle>(memfd_create("pawl-test", MFD_CLOEXEC));
  ASSERT_EQ(write(file->fd(), content.data(), content.size()), static_cast<ssize_t>(content.size()));
  auto server = StartServer(Options(), [&](const http::Request&, const std::shared_ptr<http::Responder>& responder) {
    http::Response response{.content_type = "application/octet-stream"};
    response.file = {file, 1, content.size() - 1};
    responder->Send(std::move(response));
  });
  TlsClient client(server->port());
  ASSERT_TRUE(client.connected());
  client.Send(Get("/1", "Connection: close\r\n"));
  const std::string all = client.ReadToEnd();
  EXPECT_TRUE(all.substr(all.find("\r\n\r\n") + 4) == content.substr(1));
}

TEST_F(TlsContextTest, OldVersionsAreRefusedAndNewOnesServed) {
  auto server = StartServer(Options(), EchoHandler());
  EXPECT_FALSE(TlsClient(server->port(), TLS1_1_VERSION).connected());
  EXPECT_TRUE(TlsClient(server->port(), TLS1_2_VERSION).connected());
  EXPECT_TRUE(TlsClient(server->port(), TLS1_3_VERSION).connected());
}

TEST_F(TlsContextTest, AWaitingRequestSeesItsClientLeave) {
  RequestQueue queue;
  auto server = StartServer(Options(), queue.handler());
  auto client = std::make_unique<TlsClient>(server->port());
  client->Send(Get("/"));
  auto entry = queue.Next();
  Signal gone;
  entry.responder->OnGone(gone.Setter());
  client.reset();
  gone.Wait();
}

TEST_F(TlsContextTest, AClientThatDoesNotSpeakTlsIsCut) {
  auto server = StartServer(Options(), EchoHandler());
  RawClient plain(server->port());
  plain.Send(Get("/"));
  plain.ReadToEnd();
  EXPECT_FALSE(plain.timed_out());
}

TEST_F(TlsContextTest, AHandshakeThatStallsIsCut) {
  ListenOptions options = Options();
  options.handshake_timeout = Millis(20);
  auto server = StartServer(options, EchoHandler());
  RawClient silent(server->port());
  EXPECT_EQ(silent.ReadToEnd(), "");
  EXPECT_FALSE(silent.timed_out());
}

TEST_F(TlsContextTest, AReloadServesTheNewCertificateToNewConnections) {
  auto server = StartServer(Options(), EchoHandler());
  EXPECT_EQ(TlsClient(server->port()).ServerName(), "first.example");
  WriteCertificate("second.example");
  ASSERT_TRUE(server->ReloadTls().ok());
  EXPECT_EQ(TlsClient(server->port()).ServerName(), "second.example");
}

TEST_F(TlsContextTest, ABadReloadKeepsTheOldCertificate) {
  auto server = StartServer(Options(), EchoHandler());
  std::filesystem::resize_file(cert(), 10);
  const Result<void> reloaded = server->ReloadTls();
  ASSERT_FALSE(reloaded.ok());
  EXPECT_THAT(reloaded.error().detail, HasSubstr(cert()));
  EXPECT_EQ(TlsClient(server->port()).ServerName(), "first.example");
}

TEST_F(TlsContextTest, ChangedFilesAreNoticed) {
  auto tls = TlsContext::Load(cert(), key());
  ASSERT_TRUE(tls.ok());
  EXPECT_TRUE((*tls)->ReloadIfChanged().ok());
  std::filesystem::resize_file(key(), 10);
  std::filesystem::last_write_time(key(), std::filesystem::last_write_time(key()) + std::chrono::hours(1));
  EXPECT_FALSE((*tls)->ReloadIfChanged().ok());
  EXPECT_TRUE((*tls)->ReloadIfChanged().ok()) << "the same bad files are complained of once";
}

TEST_F(TlsContextTest, AKeyOfAnotherCertificateIsRefused) {
  std::filesystem::copy_file(key(), directory_ / "old.pem");
  WriteCertificate("second.example");
  const auto tls = TlsContext::Load(cert(), directory_ / "old.pem");
  ASSERT_FALSE(tls.ok());
  EXPECT_EQ(tls.error().code, ErrorCode::kInvalid);
}

}  // namespace
}  // namespace pawl
