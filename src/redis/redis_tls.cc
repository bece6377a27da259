#include "redis/redis_tls.h"

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

#include <array>
#include <string_view>
#include <utility>

#include "base/check.h"

namespace pawl {
namespace {

std::string LastSslError() {
  const unsigned long code = ERR_get_error();
  if (code == 0) return "unknown error";
  const char* reason = ERR_reason_error_string(code);
  return reason == nullptr ? "unknown error" : reason;
}

// OpenSSL works on memory here (what has come in, what is to go out) and the socket is ours: so reading and writing
// never wait for each other, and no write can raise SIGPIPE.
class TlsRedisStream final : public RedisStream {
 public:
  TlsRedisStream(SSL_CTX* context, RedisSocket socket, const std::string& host)
      : socket_(std::move(socket)), ssl_(SSL_new(context), SSL_free) {
    BIO* incoming = BIO_new(BIO_s_mem());
    BIO* outgoing = BIO_new(BIO_s_mem());
    PAWL_CHECK(ssl_ != nullptr && incoming != nullptr && outgoing != nullptr, "out of memory");
    BIO_set_mem_eof_return(incoming, -1);  // empty means "not yet"
    SSL_set_bio(ssl_.get(), incoming, outgoing);
    SSL_set_connect_state(ssl_.get());
    SSL_set_mode(ssl_.get(), SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
    X509_VERIFY_PARAM* rules = SSL_get0_param(ssl_.get());
    if (X509_VERIFY_PARAM_set1_ip_asc(rules, host.c_str()) != 1) {
      ERR_clear_error();
      const bool named = SSL_set1_host(ssl_.get(), host.c_str()) == 1;
      PAWL_CHECK(named && SSL_set_tlsext_host_name(ssl_.get(), host.c_str()) == 1, "out of memory");
    }
  }

  Io Read(char* data, std::size_t size) override {
    for (;;) {
      ERR_clear_error();
      std::size_t n = 0;
      const int result = SSL_read_ex(ssl_.get(), data, size, &n);
      Io flushed = Flush();  // reading can mean answering: a handshake, a new key
      if (result == 1) return {Io::Kind::kMoved, n};
      if (Io io = Failure(result); io.kind == Io::Kind::kEnded) return io;
      if (flushed.kind == Io::Kind::kEnded) return flushed;
      std::array<char, 16 * 1024> bytes;
      Io received = ReceiveSome(socket_.fd(), bytes.data(), bytes.size());
      if (received.kind != Io::Kind::kMoved) return received;
      BIO_write(SSL_get_rbio(ssl_.get()), bytes.data(), static_cast<int>(received.bytes));
    }
  }

  // What was encrypted is sent before more is: at most one chunk waits in memory.
  Io Write(std::string_view data) override {
    if (Io io = Flush(); io.kind != Io::Kind::kMoved) return io;
    ERR_clear_error();
    std::size_t n = 0;
    const int result = SSL_write_ex(ssl_.get(), data.data(), data.size(), &n);
    Io flushed = Flush();
    if (flushed.kind == Io::Kind::kEnded) return flushed;
    return result == 1 ? Io{Io::Kind::kMoved, n} : Failure(result);
  }

  bool WantsWrite() const override { return sent_ < encrypted_.size(); }
  int fd() const override { return socket_.fd(); }

 private:
  // Sends what OpenSSL has to send; kMoved when nothing is left.
  Io Flush() {
    BIO* outgoing = SSL_get_wbio(ssl_.get());
    if (const std::size_t more = BIO_ctrl_pending(outgoing); more > 0) {
      encrypted_.erase(0, std::exchange(sent_, 0));
      const std::size_t old = encrypted_.size();
      encrypted_.resize(old + more);
      BIO_read(outgoing, encrypted_.data() + old, static_cast<int>(more));
    }
    while (WantsWrite()) {
      Io io = SendSome(socket_.fd(), std::string_view(encrypted_).substr(sent_));
      if (io.kind != Io::Kind::kMoved) return io;
      sent_ += io.bytes;
    }
    encrypted_.clear();
    sent_ = 0;
    return {Io::Kind::kMoved};
  }

  Io Failure(int result) const {
    switch (SSL_get_error(ssl_.get(), result)) {
      case SSL_ERROR_WANT_READ:
      case SSL_ERROR_WANT_WRITE:
        return {Io::Kind::kBlocked};
      case SSL_ERROR_ZERO_RETURN:
        return {Io::Kind::kEnded, 0, "closed the connection"};
      default:
        break;
    }
    if (const long verified = SSL_get_verify_result(ssl_.get()); verified != X509_V_OK) {
      const std::string why = X509_verify_cert_error_string(verified);
      return {Io::Kind::kEnded, 0, "its certificate is not valid here: " + why, ErrorCode::kInvalid};
    }
    return {Io::Kind::kEnded, 0, "TLS: " + LastSslError()};
  }

  RedisSocket socket_;
  std::unique_ptr<SSL, decltype(&SSL_free)> ssl_;
  std::string encrypted_;
  std::size_t sent_ = 0;  // of encrypted_
};

}  // namespace

Result<std::shared_ptr<const RedisTls>> RedisTls::Create(const std::string& ca_file) {
  std::shared_ptr<SSL_CTX> context(SSL_CTX_new(TLS_client_method()), SSL_CTX_free);
  PAWL_CHECK(context != nullptr, "OpenSSL has no TLS");
  SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
  SSL_CTX_set_verify(context.get(), SSL_VERIFY_PEER, nullptr);
  ERR_clear_error();
  const bool trusted = ca_file.empty() ? SSL_CTX_set_default_verify_paths(context.get()) == 1
                                       : SSL_CTX_load_verify_file(context.get(), ca_file.c_str()) == 1;
  if (!trusted) {
    const std::string from = ca_file.empty() ? "the system's certificates" : ca_file;
    return Error{ErrorCode::kInvalid,
                 "the authorities for Redis' TLS cannot be read from " + from + ": " + LastSslError()};
  }
  return std::shared_ptr<const RedisTls>(new RedisTls(std::move(context)));
}

std::unique_ptr<RedisStream> RedisTls::Wrap(RedisSocket socket, const std::string& host) const {
  return std::make_unique<TlsRedisStream>(context_.get(), std::move(socket), host);
}

}  // namespace pawl
