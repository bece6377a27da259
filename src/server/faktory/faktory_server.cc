#include "server/faktory/faktory_server.h"

#include <utility>

#include "server/faktory/faktory_context.h"
#include "server/faktory/faktory_session.h"
#include "server/listener.h"

namespace pawl {
namespace {

Result<std::vector<FaktoryPassword>> PasswordsOf(const std::vector<std::string>& tokens) {
  std::vector<FaktoryPassword> passwords;
  for (const std::string& text : tokens) {
    PAWL_ASSIGN(const ApiToken token, ParseToken(text));
    passwords.push_back({text.substr(0, text.rfind(':')), token.scopes});
  }
  return passwords;
}

}  // namespace

struct FaktoryServer::Impl {
  Impl(ApiServices& api, std::vector<FaktoryPassword> passwords) : desk(api, std::move(passwords)) {}

  FaktoryContext desk;
  std::unique_ptr<Listener> listener;
};

FaktoryServer::FaktoryServer(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

FaktoryServer::~FaktoryServer() { Stop(Millis(0)); }

Result<std::unique_ptr<FaktoryServer>> FaktoryServer::Start(ListenOptions options,
                                                            const std::vector<std::string>& tokens, ApiServices& api) {
  PAWL_ASSIGN(std::vector<FaktoryPassword> passwords, PasswordsOf(tokens));
  auto impl = std::make_unique<Impl>(api, std::move(passwords));
  PAWL_ASSIGN(impl->listener, Listener::Start(std::move(options), [desk = &impl->desk](Session::Accepted accepted) {
                auto client = desk->NewClient(accepted.peer);
                return std::make_shared<FaktorySession>(std::move(accepted), std::move(client));
              }));
  return std::unique_ptr<FaktoryServer>(new FaktoryServer(std::move(impl)));
}

std::uint16_t FaktoryServer::port() const { return impl_->listener->port(); }
ListeningSocket FaktoryServer::socket() const { return impl_->listener->socket(); }
Result<void> FaktoryServer::ReloadTls() { return impl_->listener->ReloadTls(); }
Result<void> FaktoryServer::SetTokens(const std::vector<std::string>& tokens) {
  PAWL_ASSIGN(std::vector<FaktoryPassword> passwords, PasswordsOf(tokens));
  impl_->desk.SetPasswords(std::move(passwords));
  return {};
}

void FaktoryServer::StopAccepting() { impl_->listener->StopAccepting(); }
void FaktoryServer::Stop(Millis grace) { impl_->listener->Stop(grace); }

}  // namespace pawl
