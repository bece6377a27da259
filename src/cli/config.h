// Config is what `pawl serve` runs with, and its defaults. config_table.h says how each part of it is set.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/clock.h"
#include "base/log.h"
#include "files/s3_spec.h"
#include "outbound/guard.h"
#include "process/command_spec.h"
#include "server/auth.h"
#include "server/memory_budget.h"

namespace pawl::cli {

// A bearer token that the server accepts, and what it allows.
struct TokenGrant {
  std::string token;
  std::vector<std::string> scopes;  // of status, read, push, work, admin; never empty
};

struct Config {
  std::string address = "127.0.0.1";
  std::uint16_t port = 7171;
  std::string faktory_address = "127.0.0.1";  // empty: the Faktory protocol is off
  std::uint16_t faktory_port = 7419;
  std::string data = "./data";
  bool fsync = true;
  Millis interval{50};
  Millis check_every = std::chrono::hours(6);  // 0: never
  std::string redis;                           // empty: the data directory
  std::string name_space = "pawl";
  std::uint32_t wait_replicas = 0;
  Millis redis_wait{10'000};
  std::vector<TokenGrant> tokens;
  std::string token_file;
  std::string tls_cert;
  std::string tls_key;
  bool insecure = false;
  std::uint32_t threads = 1;
  std::uint64_t max_body_bytes = 16U << 20U;
  std::uint64_t max_payload_bytes = 1U << 20U;
  std::uint32_t max_connections = 10'000;
  std::uint64_t memory_limit_bytes = DefaultMemoryLimit();
  LogFormat log_format = LogFormat::kLogfmt;
  LogLevel log_level = LogLevel::kInfo;
  std::string health_file;
  Millis stop_grace{30'000};
  UiMode ui = UiMode::kOn;
  std::string ui_base;
  std::string public_origin;
  std::string environment;
  std::string environment_color = "gray";
  bool hooks = true;
  std::uint64_t hook_max_body_bytes = 1U << 20U;
  std::vector<std::string> roles = {"api", "work", "notify", "drive"};
  std::vector<std::string> executors = {"download", "http"};
  std::optional<std::vector<std::string>> outbound_allow;  // not given: see docs/outbound.md
  std::vector<std::string> outbound_deny;
  std::string outbound_ports = outbound::PortList().text();
  std::string outbound_ca_file;
  std::vector<std::string> outbound_dns;
  std::string outbound_proxy;
  Millis outbound_connect_timeout{10'000};
  std::uint32_t outbound_threads = 1;
  std::string secrets_dir;
  std::uint32_t notify_concurrency = 512;
  Millis notify_timeout{15'000};
  std::string notify_sign;
  std::uint32_t http_concurrency = 256;
  std::uint32_t exec_concurrency = std::max(1U, std::thread::hardware_concurrency());
  std::vector<process::CommandSpec> commands;  // of the file only
  std::string sources;                         // a file; empty: none
  std::uint32_t scan_threads = 8;
  std::uint32_t scan_block = 500;
  std::uint32_t download_concurrency = 256;
  std::uint64_t download_max_bytes = 1U << 30U;
  Millis download_timeout = std::chrono::hours(1);
  std::string files;  // empty: "files" in the data directory, on Redis none
  std::string files_url;
  std::uint32_t files_mode = 0600;
  std::uint32_t files_high = 95;  // percent of the disk
  std::uint32_t files_low = 90;
  Millis files_sweep = std::chrono::minutes(10);
  std::vector<files::S3Spec> stores;  // of the file only
};

// "127.0.0.1:7171", "[::1]:7171".
std::string AddressText(const std::string& address, std::uint16_t port);
std::string ListenText(const Config& config);
std::string FaktoryText(const Config& config);  // or "off"

}  // namespace pawl::cli
