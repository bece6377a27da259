// Where a listener of the server listens, and what a client may ask of it.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "base/clock.h"
#include "base/file_handle.h"

namespace pawl {

class MemoryBudget;

// A socket that listens. Who holds it holds the port: connections that nobody accepts yet wait.
using ListeningSocket = std::shared_ptr<const FileHandle>;

struct ListenOptions {
  std::string address = "127.0.0.1";  // an IPv4 or IPv6 address, or "localhost"
  std::uint16_t port = 7171;          // 0: any free one
  ListeningSocket socket = {};        // of a listener before, which goes on with this one; null: a new one
  std::string tls_cert;               // PEM files; both or neither
  std::string tls_key;
  int threads = 1;

  std::size_t max_body_bytes = 16U << 20U;
  std::size_t max_header_bytes = 64U << 10U;
  std::size_t max_connections = 10'000;
  std::size_t max_pipelined = 64;              // requests of one connection that wait for their answer
  std::size_t max_output_bytes = 256U << 10U;  // no further request is read while the client leaves this much unread
  std::size_t max_event_backlog_bytes = 256U << 10U;
  std::shared_ptr<MemoryBudget> budget = {};  // what all connections may hold, of other listeners too; empty: its own

  // All but header_timeout and idle_timeout start anew with each 64 KiB that pass.
  Millis handshake_timeout{10'000};
  Millis header_timeout{10'000};
  Millis body_timeout{30'000};
  Millis idle_timeout{75'000};
  Millis write_timeout{30'000};
  Millis linger_timeout{2'000};  // how long a refused client may go on sending before the connection is cut
  Millis event_comment_interval{15'000};
  Millis tls_check_interval{60'000};
};

}  // namespace pawl
