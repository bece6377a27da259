// The connection's side of the protocol: greeting, password, and which command is which.
#include <fmt/format.h>
#include <openssl/crypto.h>

#include <algorithm>
#include <array>

#include "base/names.h"
#include "base/random.h"
#include "base/random_id.h"
#include "server/faktory/faktory_commands.h"
#include "wire/faktory/commands.h"

namespace pawl {
namespace {

// Enough to make guessing from a recorded handshake slow, and little enough to serve a crowd of clients.
constexpr int kIterationsLeast = 1024;
constexpr int kIterationsSpread = 1024;

struct Verb {
  std::string_view name;
  Scope scope;
  Result<void> (*handler)(FaktoryCall& call);
};

constexpr std::array kVerbs = {
    Verb{"PUSH", Scope::kPush, faktory_commands::Push},        Verb{"FETCH", Scope::kWork, faktory_commands::Fetch},
    Verb{"ACK", Scope::kWork, faktory_commands::Ack},          Verb{"PUSHB", Scope::kPush, faktory_commands::PushMany},
    Verb{"FETCHB", Scope::kWork, faktory_commands::FetchMany}, Verb{"ACKB", Scope::kWork, faktory_commands::AckMany},
    Verb{"FAIL", Scope::kWork, faktory_commands::Fail},        Verb{"FAILB", Scope::kWork, faktory_commands::FailMany},
    Verb{"BEAT", Scope::kWork, faktory_commands::Beat},        Verb{"BATCH", Scope::kPush, faktory_commands::Batch},
    Verb{"TRACK", Scope::kWork, faktory_commands::Track},      Verb{"INFO", Scope::kRead, faktory_commands::Info},
    Verb{"QUEUE", Scope::kAdmin, faktory_commands::Queue},     Verb{"MUTATE", Scope::kAdmin, faktory_commands::Mutate},
    Verb{"FLUSH", Scope::kAdmin, faktory_commands::Flush},
};

const Verb* FindVerb(std::string_view name) {
  const auto* const found =
      std::find_if(kVerbs.begin(), kVerbs.end(), [&](const Verb& verb) { return verb.name == name; });
  return found == kVerbs.end() ? nullptr : found;
}

class ConnectedClient final : public FaktoryClient {
 public:
  ConnectedClient(FaktoryContext& desk, std::string peer) : desk_(desk), peer_(std::move(peer)) {
    ++desk_.counters().connections;
  }
  ConnectedClient(const ConnectedClient&) = delete;
  ConnectedClient& operator=(const ConnectedClient&) = delete;
  ~ConnectedClient() override { --desk_.counters().connections; }

  std::string Greeting() override;
  bool known() const override { return known_; }
  Then Handle(std::string_view line, FaktoryReply reply) override;
  void OnSecond() override;

 private:
  Result<void> SayHello(std::string_view json);
  Result<std::uint8_t> CheckPassword(const faktory::Hello& hello) const;
  Result<void> Dispatch(const Verb* verb, const faktory::Command& command, const FaktoryReply& reply);

  FaktoryContext& desk_;
  const std::string peer_;
  bool known_ = false;  // HELLO was said
  std::string salt_;
  int iterations_ = 1;
  std::uint8_t scopes_ = 0;
  std::shared_ptr<FaktoryWorker> worker_;
};

std::string ConnectedClient::Greeting() {
  // Clients of others read "v", "i" and "s" only. No space: one of them splits the line at it.
  constexpr std::string_view kMore = R"("pawl":["FETCHB","ACKB","FAILB"])";
  if (desk_.passwords().empty()) return fmt::format("+HI {{\"v\":2,{}}}\r\n", kMore);
  salt_ = fmt::format("{:x}", FreshSeed());
  iterations_ = kIterationsLeast + static_cast<int>(FreshSeed() % kIterationsSpread);
  return fmt::format("+HI {{\"v\":2,\"i\":{},\"s\":\"{}\",{}}}\r\n", iterations_, salt_, kMore);
}

FaktoryClient::Then ConnectedClient::Handle(std::string_view line, FaktoryReply reply) {
  desk_.counters().commands.fetch_add(1, std::memory_order_relaxed);
  const faktory::Command command = faktory::SplitCommand(line);
  if (!known_) {
    const Result<void> hello =
        command.verb == "HELLO" ? SayHello(command.arguments) : Error{ErrorCode::kInvalid, "HELLO must come first"};
    if (!hello.ok()) {
      reply.Error(hello.error());
      return Then::kClose;
    }
    reply.Ok();
    return Then::kGoOn;
  }
  if (command.verb == "END") {
    reply.Send([](std::string&) {});
    return Then::kClose;
  }
  const Verb* const verb = FindVerb(command.verb);
  // Workers may end what they have, and are told to go; a FETCH finds nothing.
  if (desk_.api().draining && (verb == nullptr || verb->scope != Scope::kWork)) {
    reply.Error("shutdown in progress");
    return Then::kClose;
  }
  if (const Result<void> handled = Dispatch(verb, command, reply); !handled.ok()) reply.Error(handled.error());
  return Then::kGoOn;
}

Result<void> ConnectedClient::Dispatch(const Verb* verb, const faktory::Command& command, const FaktoryReply& reply) {
  if (verb == nullptr) {
    return Error{ErrorCode::kInvalid, fmt::format("unknown command {}", command.verb.substr(0, 32))};
  }
  if (!Opens(scopes_, verb->scope)) {
    return Error{ErrorCode::kForbidden, fmt::format("{} needs the scope {}", verb->name, Name(verb->scope))};
  }
  if (worker_ == nullptr && verb->scope == Scope::kWork) {
    worker_ =
        std::make_shared<FaktoryWorker>(desk_.api().core, "connection-" + RandomId(), FaktoryWorker::Kind::kConnection);
  }
  FaktoryCall call{desk_, desk_.api(), worker_, command.arguments, reply, peer_};
  return verb->handler(call);
}

Result<std::uint8_t> ConnectedClient::CheckPassword(const faktory::Hello& hello) const {
  if (desk_.passwords().empty()) return kAllScopes;
  const int iterations = hello.version < 2 ? 1 : iterations_;
  for (const FaktoryPassword& password : desk_.passwords()) {
    const std::string wanted = faktory::PasswordHash(password.text, salt_, iterations);
    if (wanted.size() == hello.password_hash.size() &&
        CRYPTO_memcmp(wanted.data(), hello.password_hash.data(), wanted.size()) == 0) {
      return password.scopes;
    }
  }
  if (desk_.api().failures.Fail(peer_)) return Error{ErrorCode::kUnauthorized, "Invalid password"};
  return Error{ErrorCode::kUnauthorized, "Too many wrong passwords come from this address; try again in a second"};
}

Result<void> ConnectedClient::SayHello(std::string_view json) {
  PAWL_ASSIGN(const faktory::Hello hello, faktory::ParseHello(json));
  PAWL_ASSIGN(scopes_, CheckPassword(hello));
  known_ = true;
  if (hello.wid.empty()) return {};
  PAWL_TRY(CheckName(hello.wid, "wid"));
  worker_ = desk_.workers().Of(hello.wid);
  const Now now = desk_.api().core.now();
  WorkerInfo info;
  info.host = hello.hostname;
  info.pid = hello.pid;
  info.labels = hello.labels;
  desk_.api().workers.OnClaim(hello.wid, {}, info, now.wall);
  worker_->OnSign(now.steady);
  return {};
}

void ConnectedClient::OnSecond() {
  if (worker_ == nullptr) return;
  const SteadyTime now = desk_.api().core.now().steady;
  desk_.workers().LookUpRuns(now);
  worker_->KeepLeases(now);
}

}  // namespace

std::unique_ptr<FaktoryClient> FaktoryContext::NewClient(std::string peer) {
  return std::make_unique<ConnectedClient>(*this, std::move(peer));
}

}  // namespace pawl
