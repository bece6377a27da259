#include "server/tls_context.h"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <utility>

namespace pawl {
namespace {

// OpenSSL's own socket BIO writes with write(2), which raises SIGPIPE when the peer has gone. This one does not.
int BioWrite(BIO* bio, const char* data, int size) {
  BIO_clear_retry_flags(bio);
  const int fd = static_cast<int>(reinterpret_cast<std::intptr_t>(BIO_get_data(bio)));
  const ssize_t n = SendNow(fd, data, static_cast<std::size_t>(size));
  if (n < 0 && errno == EAGAIN) BIO_set_retry_write(bio);
  return static_cast<int>(n);
}

int BioRead(BIO* bio, char* data, int size) {
  BIO_clear_retry_flags(bio);
  const int fd = static_cast<int>(reinterpret_cast<std::intptr_t>(BIO_get_data(bio)));
  const ssize_t n = ReceiveNow(fd, data, static_cast<std::size_t>(size));
  if (n < 0 && errno == EAGAIN) BIO_set_retry_read(bio);
  if (n == 0) BIO_set_flags(bio, BIO_FLAGS_IN_EOF);
  return static_cast<int>(n);
}

long BioControl(BIO* bio, int command, long, void*) {  // NOLINT(google-runtime-int): OpenSSL's signature
  if (command == BIO_CTRL_EOF) return BIO_test_flags(bio, BIO_FLAGS_IN_EOF) != 0 ? 1 : 0;
  return command == BIO_CTRL_FLUSH ? 1 : 0;
}

BIO_METHOD* SocketBio() {
  static BIO_METHOD* const method = [] {
    BIO_METHOD* made = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "socket without SIGPIPE");
    BIO_meth_set_write(made, BioWrite);
    BIO_meth_set_read(made, BioRead);
    BIO_meth_set_ctrl(made, BioControl);
    return made;
  }();
  return method;
}

class TlsTransport final : public Transport {
 public:
  TlsTransport(SSL* ssl, int fd) : ssl_(ssl), fd_(fd) {}
  ~TlsTransport() override { SSL_free(ssl_); }
  TlsTransport(const TlsTransport&) = delete;
  TlsTransport& operator=(const TlsTransport&) = delete;

  IoResult Handshake() override {
    ERR_clear_error();
    const int result = SSL_accept(ssl_);
    return result == 1 ? IoResult{IoResult::Kind::kDone} : Failure(result);
  }

  IoResult Read(char* data, std::size_t size) override {
    ERR_clear_error();
    std::size_t n = 0;
    const int result = SSL_read_ex(ssl_, data, size, &n);
    return result == 1 ? IoResult{IoResult::Kind::kDone, n} : Failure(result);
  }

  IoResult Write(std::string_view data) override {
    ERR_clear_error();
    std::size_t n = 0;
    const int result = SSL_write_ex(ssl_, data.data(), data.size(), &n);
    return result == 1 ? IoResult{IoResult::Kind::kDone, n} : Failure(result);
  }

  bool HasBuffered() const override { return SSL_has_pending(ssl_) == 1; }

  void EndWriting() override {
    ERR_clear_error();
    SSL_shutdown(ssl_);
    ::shutdown(fd_, SHUT_WR);
  }

 private:
  IoResult Failure(int result) const {
    switch (SSL_get_error(ssl_, result)) {
      case SSL_ERROR_WANT_READ:
        return {IoResult::Kind::kWantRead};
      case SSL_ERROR_WANT_WRITE:
        return {IoResult::Kind::kWantWrite};
      case SSL_ERROR_ZERO_RETURN:
        return {IoResult::Kind::kEnd};
      default:
        return {IoResult::Kind::kFailed};
    }
  }

  SSL* ssl_;
  int fd_;
};

Error TlsError(const std::string& what) {
  const unsigned long code = ERR_peek_last_error();  // NOLINT(google-runtime-int): OpenSSL's type
  const char* reason = code == 0 ? nullptr : ERR_reason_error_string(code);
  ERR_clear_error();
  return {ErrorCode::kInvalid, what + (reason == nullptr ? "" : ": " + std::string(reason))};
}

Result<std::shared_ptr<SSL_CTX>> MakeContext(const std::string& cert_path, const std::string& key_path) {
  ERR_clear_error();
  std::shared_ptr<SSL_CTX> context(SSL_CTX_new(TLS_server_method()), SSL_CTX_free);
  if (context == nullptr) return TlsError("cannot set up TLS");
  SSL_CTX* raw = context.get();
  SSL_CTX_set_min_proto_version(raw, TLS1_2_VERSION);
  // HTTP says itself where a message ends, so a peer that leaves without a close_notify has simply left.
  SSL_CTX_set_options(raw, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_IGNORE_UNEXPECTED_EOF);
  SSL_CTX_set_mode(raw, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_read_ahead(raw, 1);
  if (SSL_CTX_use_certificate_chain_file(raw, cert_path.c_str()) != 1) {
    return TlsError("cannot use the certificate " + cert_path);
  }
  if (SSL_CTX_use_PrivateKey_file(raw, key_path.c_str(), SSL_FILETYPE_PEM) != 1) {
    return TlsError("cannot use the key " + key_path);
  }
  if (SSL_CTX_check_private_key(raw) != 1) {
    return TlsError("the key " + key_path + " does not belong to the certificate " + cert_path);
  }
  return context;
}

}  // namespace

TlsContext::TlsContext(std::string cert_path, std::string key_path)
    : cert_path_(std::move(cert_path)), key_path_(std::move(key_path)) {}

Result<std::unique_ptr<TlsContext>> TlsContext::Load(std::string cert_path, std::string key_path) {
  std::unique_ptr<TlsContext> tls(new TlsContext(std::move(cert_path), std::move(key_path)));
  PAWL_TRY(tls->Reload());
  return tls;
}

Result<void> TlsContext::Reload() {
  // The times are read first: a file that changes while it is read is then read again.
  const Times times = FileTimes();
  Result<std::shared_ptr<SSL_CTX>> made = MakeContext(cert_path_, key_path_);
  const MutexLock lock(mutex_);
  loaded_times_ = times;
  if (!made.ok()) return made.error();
  context_ = *std::move(made);
  return {};
}

Result<void> TlsContext::ReloadIfChanged() {
  const Times times = FileTimes();
  {
    const MutexLock lock(mutex_);
    if (times == loaded_times_) return {};
  }
  return Reload();
}

TlsContext::Times TlsContext::FileTimes() const {
  std::error_code ignored;  // a missing file has the time of an error, which differs from any other
  return {std::filesystem::last_write_time(cert_path_, ignored), std::filesystem::last_write_time(key_path_, ignored)};
}

std::unique_ptr<Transport> TlsContext::Accept(int fd) const {
  std::shared_ptr<SSL_CTX> context;
  {
    const MutexLock lock(mutex_);
    context = context_;
  }
  SSL* ssl = SSL_new(context.get());
  BIO* bio = BIO_new(SocketBio());
  if (ssl == nullptr || bio == nullptr) {
    SSL_free(ssl);
    BIO_free(bio);
    return nullptr;
  }
  BIO_set_data(bio, reinterpret_cast<void*>(static_cast<std::intptr_t>(fd)));  // NOLINT: a number, never followed
  BIO_set_init(bio, 1);
  SSL_set_bio(ssl, bio, bio);
  return std::make_unique<TlsTransport>(ssl, fd);
}

}  // namespace pawl
