// pawl serve: the server, from its configuration to its end.
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <memory>
#include <thread>

#include "base/log.h"
#include "base/version.h"
#include "cli/commands.h"
#include "cli/config_load.h"
#include "cli/config_table.h"
#include "cli/config_values.h"
#include "cli/exit_code.h"
#include "cli/stop_signals.h"
#include "redis/redis_url.h"
#include "server/network.h"
#include "server/server.h"

namespace pawl::cli {
namespace {

struct ServeOptions {
  ConfigValues flags;
  bool print_config = false;
};

std::vector<std::string> TokenTexts(const Config& config) {
  std::vector<std::string> texts;
  for (const TokenGrant& grant : config.tokens) {
    texts.push_back(fmt::format("{}:{}", grant.token, fmt::join(grant.scopes, ",")));
  }
  return texts;
}

Roles RolesOf(const Config& config) {
  const auto has = [&](std::string_view role) {
    return std::find(config.roles.begin(), config.roles.end(), role) != config.roles.end();
  };
  return {has("api"), has("work"), has("notify"), has("drive")};
}

ServerOptions ToServerOptions(const LoadedConfig& loaded) {
  const Config& config = loaded.config;
  ServerOptions options;
  options.config = ShowConfig(loaded);
  options.roles = RolesOf(config);
  options.listen.address = config.address;
  options.listen.port = config.port;
  if (!config.faktory_address.empty()) options.faktory = ListenAt{config.faktory_address, config.faktory_port};
  options.listen.tls_cert = config.tls_cert;
  options.listen.tls_key = config.tls_key;
  options.listen.threads = static_cast<int>(config.threads);
  options.listen.max_body_bytes = config.max_body_bytes;
  options.listen.max_connections = config.max_connections;
  options.tokens = TokenTexts(config);
  options.insecure = config.insecure;
  options.data_dir = config.data;
  options.sync = config.fsync;
  options.flush_interval = config.interval;
  options.check_every = config.check_every;
  options.redis_url = config.redis;
  options.redis_namespace = config.name_space;
  options.wait_replicas = config.wait_replicas;
  options.redis_wait = config.redis_wait;
  options.version = kPawlVersion;
  options.max_payload_bytes = config.max_payload_bytes;
  options.ui = config.ui;
  options.ui_base = config.ui_base;
  options.public_origin = config.public_origin;
  options.environment = {config.environment, config.environment_color};
  options.hooks = config.hooks;
  options.hook_max_body_bytes = config.hook_max_body_bytes;
  options.memory_limit_bytes = config.memory_limit_bytes;
  options.health_file = config.health_file;
  options.executors = config.executors;
  options.outbound.allow = config.outbound_allow;
  options.outbound.deny = config.outbound_deny;
  options.outbound.ports = config.outbound_ports;
  options.outbound.ca_file = config.outbound_ca_file;
  options.outbound.dns = config.outbound_dns;
  options.outbound.secrets_dir = config.secrets_dir;
  options.notify_concurrency = config.notify_concurrency;
  options.notify_timeout = config.notify_timeout;
  options.notify_sign = config.notify_sign;
  options.http_concurrency = config.http_concurrency;
  options.exec_concurrency = config.exec_concurrency;
  options.commands = config.commands;
  options.sources = config.sources;
  options.scan_threads = config.scan_threads;
  options.scan_block = config.scan_block;
  options.outbound.proxy = config.outbound_proxy;
  options.outbound.connect_timeout = config.outbound_connect_timeout;
  options.outbound.threads = config.outbound_threads;
  options.files.dir = config.files;
  options.files.stores = config.stores;
  options.files.url = config.files_url;
  options.files.mode = config.files_mode;
  options.files.high = config.files_high;
  options.files.low = config.files_low;
  options.files.sweep = config.files_sweep;
  options.files.concurrency = config.download_concurrency;
  options.files.max_bytes = config.download_max_bytes;
  options.files.timeout = config.download_timeout;
  return options;
}

// As many connections as the system lets this process have.
void RaiseFileLimit(const Config& config) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  if (setrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  if (limit.rlim_cur < config.max_connections + 64ULL) {
    Log(LogLevel::kWarn, "the system allows fewer open files than max_connections needs",
        {{"open_files", static_cast<std::uint64_t>(limit.rlim_cur)}, {"max_connections", config.max_connections}});
  }
}

// A core would hold the secrets that were read.
void ForbidCores() {
  const rlimit none{0, 0};
  if (setrlimit(RLIMIT_CORE, &none) != 0) Log(LogLevel::kWarn, "cores, which hold secrets, cannot be forbidden");
}

void Warn(const Config& config) {
  const Roles roles = RolesOf(config);
  const bool reachable = !IsLoopback(config.address) ||
                         (roles.api && !config.faktory_address.empty() && !IsLoopback(config.faktory_address));
  if (reachable && config.tls_cert.empty()) {
    Log(LogLevel::kWarn, "payloads and tokens cross the network unencrypted; set tls_cert and tls_key",
        {{"listen", ListenText(config)}, {"faktory", FaktoryText(config)}});
  }
  struct stat status {};
  if (!config.token_file.empty() && stat(config.token_file.c_str(), &status) == 0 && (status.st_mode & 0077U) != 0) {
    Log(LogLevel::kWarn, "the token file can be read by others; chmod 600 it", {{"file", config.token_file}});
  }
}

void SayReady(Config config, const Server& server) {
  config.port = server.port();
  const std::string store =
      config.redis.empty()
          ? fmt::format("data {}, durability {}", config.data, config.fsync ? "fsync" : "interval")
          : fmt::format("redis {}, namespace {}", Redacted(ParseRedisUrl(config.redis).value()), config.name_space);
  const bool tls = !config.tls_cert.empty();
  if (const auto port = server.faktory_port()) {
    config.faktory_port = *port;
    fmt::print("pawl: Faktory's protocol on {}://{}\n", tls ? "tcp+tls" : "tcp", FaktoryText(config));
  }
  const std::string roles =
      config.roles == Config{}.roles ? "" : fmt::format(", roles {}", fmt::join(config.roles, ","));
  fmt::print("pawl: ready on {}://{} ({}{})\n", tls ? "https" : "http", ListenText(config), store, roles);
  std::fflush(stdout);
}

// The first signal ends it in good order, a second one at once.
void StopInOrder(Server& server, Millis grace, StopSignals& signals) {
  std::thread impatient([&signals] {
    for (int signal = signals.Wait(); signal != 0; signal = signals.Wait()) {
      if (signal != SIGHUP) _exit(kExitFailed);
    }
  });
  server.Stop(grace);
  signals.Interrupt();  // of the wait above, and of none after it
  impatient.join();
}

// After SIGHUP: reads tokens and certificates again. What is wrong with them is logged, and the old ones stay in use.
void Reload(Server& server, const ServeOptions& given, LoadedConfig& running, ServerOptions& options) {
  const Result<LoadedConfig> loaded = LoadConfig(given.flags, ProcessEnvironment);
  const std::vector<std::string> texts = loaded.ok() ? TokenTexts(loaded->config) : options.tokens;
  const Result<void> tokens = loaded.ok() ? server.SetTokens(texts) : loaded.error();
  const Result<void> tls = server.ReloadTls();
  if (tokens.ok()) options.tokens = texts;
  if (loaded.ok() && tokens.ok()) {
    running.config.tokens = loaded->config.tokens;
    options.config = ShowConfig(running);
    server.SetConfig(options.config);
  }
  if (!tokens.ok()) Log(LogLevel::kError, "the old tokens stay in use", {{"error", ToString(tokens.error())}});
  if (!tls.ok()) Log(LogLevel::kError, "the old certificate stays in use", {{"error", ToString(tls.error())}});
  if (tokens.ok() && tls.ok()) Log(LogLevel::kInfo, "tokens and certificates were read again");
}

enum class Ending : std::uint8_t { kStopped, kFailed, kAgain };

// Serves until a signal comes, or the store ends it. When it is to serve again, `options` has the sockets and the
// newest tokens for that.
Result<Ending> ServeOnce(LoadedConfig& running, const ServeOptions& given, ServerOptions& options,
                         StopSignals& signals) {
  const Config& config = running.config;
  std::atomic<Ending> ending = Ending::kStopped;
  options.fatal = [&](const Error& error) {
    Ending none = Ending::kStopped;  // the first of several is enough
    const Ending this_one = error.code == ErrorCode::kStopping ? Ending::kAgain : Ending::kFailed;
    if (ending.compare_exchange_strong(none, this_one)) signals.Interrupt();
  };
  PAWL_ASSIGN(const std::unique_ptr<Server> server, Server::Start(options));
  options.listen.socket.reset();
  if (options.faktory) options.faktory->socket.reset();
  SayReady(config, *server);
  int signal = signals.Wait();
  for (; signal == SIGHUP; signal = signals.Wait()) Reload(*server, given, running, options);
  if (signal != 0) Log(LogLevel::kInfo, "stopping", {{"signal", signal}});
  if (signal != 0 && ending == Ending::kAgain) ending = Ending::kStopped;
  if (ending == Ending::kAgain) server->HandSocketsTo(options);
  StopInOrder(*server, config.stop_grace, signals);
  if (ending == Ending::kStopped) Log(LogLevel::kInfo, "stopped");
  return ending.load();
}

Result<int> ServeUntilStopped(LoadedConfig loaded, const ServeOptions& given) {
  const Config& config = loaded.config;
  umask(077);
  SetLog(config.log_format, config.log_level);
  RaiseFileLimit(config);
  if (!config.secrets_dir.empty()) ForbidCores();
  Warn(config);
  StopSignals signals(StopSignals::Hangup::kIsWaitedFor);
  ServerOptions options = ToServerOptions(loaded);
  while (true) {
    PAWL_ASSIGN(const Ending ending, ServeOnce(loaded, given, options, signals));
    if (ending != Ending::kAgain) return ending == Ending::kFailed ? kExitFailed : kExitOk;
    Log(LogLevel::kInfo, "starting again");
  }
}

Result<int> Serve(const ServeOptions& options) {
  PAWL_ASSIGN(LoadedConfig loaded, LoadConfig(options.flags, ProcessEnvironment));
  if (options.print_config) {
    fmt::print("{}", PrintConfig(loaded));
    return kExitOk;
  }
  return ServeUntilStopped(std::move(loaded), options);
}

void AddFlag(CLI::App& command, const ConfigOption& option, ConfigValues& values) {
  const std::string shown = option.show(Config{});
  const bool worth_showing = shown != "\"\"" && shown != "[]";
  const std::string help =
      fmt::format("{}{} [{}]", option.help, worth_showing ? fmt::format(" ({})", shown) : "", EnvironmentName(option));
  const std::string name(option.name);
  const auto keep = [&values, name](const std::vector<std::string>& given) { values[name] = given; };
  if (option.kind == OptionKind::kFlag && option.value_name.empty()) {
    command.add_flag_callback(
        FlagName(option), [keep] { keep({"true"}); }, help);
    return;
  }
  auto* const flag = command.add_option_function<std::vector<std::string>>(FlagName(option), keep, help)
                         ->type_name(std::string(option.value_name));
  flag->allow_extra_args(false);
  if (option.kind != OptionKind::kList) flag->expected(1)->take_last();
}

}  // namespace

Action AddServe(CLI::App& command) {
  auto options = std::make_shared<ServeOptions>();
  for (const ConfigOption& option : ConfigOptions()) AddFlag(command, option, options->flags);
  command
      .add_option_function<std::string>(
          "--config", [options = options.get()](const std::string& path) { options->flags["config"] = {path}; },
          "TOML file with any of these, as max_body = \"32MiB\" [PAWL_CONFIG]")
      ->type_name("FILE");
  command.add_flag("--print-config", options->print_config, "print the configuration that it would run with, and exit");
  command.footer(
      R"(A flag has precedence over the environment, the environment over the file. Keep
secrets in the file or in the environment: other users can see the arguments of
a process.

Examples:
  pawl serve --data /var/lib/pawl
  pawl serve --config /etc/pawl/pawl.toml
  pawl serve --listen 0.0.0.0:7171 --token-file /etc/pawl/tokens
  pawl serve --redis redis://10.0.0.5:6379 --listen 127.0.0.1:7172 --faktory off)");
  return [options] { return ExitWith(Serve(*options)); };
}

}  // namespace pawl::cli
