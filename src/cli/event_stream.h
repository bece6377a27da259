// A stream of server-sent events, read by the thread that waits for it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/clock.h"
#include "base/result.h"
#include "cli/connection.h"

namespace pawl::cli {

struct ServerEvent {
  std::string name;
  std::string data;
};

// Takes events from the text of a stream, which comes in pieces.
class EventParser {
 public:
  void Add(std::string_view piece) { text_ += piece; }
  std::optional<ServerEvent> Next();

 private:
  std::string text_;
};

class EventStream {
 public:
  // Does not connect yet. `connection` outlives it; `path` holds the query.
  EventStream(const Connection& connection, const std::string& path);
  ~EventStream();
  EventStream(const EventStream&) = delete;
  EventStream& operator=(const EventStream&) = delete;

  // The next event. Nothing: the time is over, or the descriptor (-1: none) has something to read. An error is the
  // answer of the server, or kUnreachable: it does not answer, says nothing for a minute, or has ended the stream.
  Result<std::optional<ServerEvent>> Next(Millis timeout, int descriptor = -1);

 private:
  struct Transfer;
  const Connection& connection_;
  std::unique_ptr<Transfer> transfer_;
};

}  // namespace pawl::cli
