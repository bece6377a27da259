#include "server/http_server.h"

#include <utility>

#include "server/http_session.h"
#include "server/listener.h"

namespace pawl {

struct HttpServer::Impl {
  std::shared_ptr<HttpCalls> calls;
  std::unique_ptr<Listener> listener;
};

HttpServer::HttpServer(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

HttpServer::~HttpServer() { Stop(Millis(0)); }

Result<std::unique_ptr<HttpServer>> HttpServer::Start(ListenOptions options, http::Handler handler,
                                                      http::HeadCheck check) {
  auto impl = std::make_unique<Impl>();
  impl->calls = std::make_shared<HttpCalls>(HttpCalls{std::move(handler), std::move(check)});
  PAWL_ASSIGN(impl->listener, Listener::Start(std::move(options), [calls = impl->calls](Session::Accepted accepted) {
                return std::make_shared<HttpSession>(std::move(accepted), calls);
              }));
  return std::unique_ptr<HttpServer>(new HttpServer(std::move(impl)));
}

std::uint16_t HttpServer::port() const { return impl_->listener->port(); }
ListeningSocket HttpServer::socket() const { return impl_->listener->socket(); }
std::size_t HttpServer::ConnectionCount() const { return impl_->listener->ConnectionCount(); }
Result<void> HttpServer::ReloadTls() { return impl_->listener->ReloadTls(); }
void HttpServer::StopAccepting() { impl_->listener->StopAccepting(); }

void HttpServer::Stop(Millis grace) {
  impl_->listener->Stop(grace);
  *impl_->calls = {};  // a Responder that is still held must not keep alive what the handler holds
}

}  // namespace pawl
